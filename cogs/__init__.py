"""Discord: slash commands and buttons, mapped onto tables in play."""
