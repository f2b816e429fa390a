privacy-name = privacy
privacy-about = What I keep of you: see it, erase it, choose who sees your overall ratings
privacy-export-name = export
privacy-export-about = Get a file of everything that is kept of you
privacy-erase-name = erase
privacy-erase-about = Have everything forgotten that is kept of you
privacy-overall-name = overall
privacy-overall-about = Choose whether your ratings of all servers together may be seen
privacy-option-shown = shown
privacy-option-shown-about = Yes: in the leaderboard of all servers and in your /stats. No: nobody else sees them
privacy-yes = yes
privacy-no = no
privacy-exported = This is everything that I keep of you. Times are seconds since 1970; seats are counted from 0.
privacy-overall-now = { $shown ->
    [on] Your ratings of all servers together may be seen by others from now on.
   *[off] Nobody else sees your ratings of all servers together.
}
privacy-erase-title = Have me forget you?
privacy-erase-warning = This removes your settings, your ratings and results, and your name and number from all tables. It cannot be undone; /privacy export gives you a file first.
privacy-erase-seats = { $playing ->
    [0] {""}
    [one] You still sit in a game: your seat is given up.
   *[other] You still sit in { $playing } games: your seats are given up.
}
privacy-erase-rest = What was played stays, by “{ $name }”. I cannot take back messages that stand in channels already; moderators can delete them.
privacy-erase-button = Erase everything
privacy-erased = You are forgotten: settings, ratings and your name are gone. If you use a command or a button again, I shall know you again from then on.
privacy-former-player = a former player
