"""Starting and stopping the bot: settings, Discord or the playground, and a check of everything."""
