"""What people, servers and the owner of the bot choose and see: settings, privacy, health."""
