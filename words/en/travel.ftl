## Games without a server: direct messages between people, and groups, where the bot is no member

travel-lobby = No server here: I write only when someone clicks. So there are no clocks, reminders or threads, and /table shows the table again.
travel-refused-no-clocks = Turns have no time limit here: I am no member of this conversation, so I cannot remind anyone. For a game with a clock, use /play in a server.
travel-refused-not-in-server = I am not in this server, so I cannot show a table here. Play in a direct message or a group, or ask someone who manages the server to add me.
travel-refused-out-of-reach = I can write here only just after a click. Type /table, then try again.
