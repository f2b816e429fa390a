"""Discord: slash commands, buttons and messages, mapped onto tables in play."""
