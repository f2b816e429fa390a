## The greeting of a new server

welcome-text = ## Hi, I’m Ilion
    I host card and board games: { $games }. Play against friends or the computer, at once or over days.
    Press a button, or type **/play** in any channel.
    -# For people who manage this server: **Set up this server** sets its language, channels and limits.
welcome-play = Play now
welcome-learn = Learn a game
welcome-set-up = Set up this server
