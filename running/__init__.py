"""Starting and stopping the bot: settings, Discord or the playground, and the check of it all."""
