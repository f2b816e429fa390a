privacy-name = privacy
privacy-about = What I store about you: see it, erase it, choose who sees your overall ratings
privacy-export-name = export
privacy-export-about = Get a file of everything I store about you
privacy-erase-name = erase
privacy-erase-about = Erase everything I store about you
privacy-overall-name = overall
privacy-overall-about = Choose whether others can see your ratings across servers
privacy-option-shown = shown
privacy-option-shown-about = Yes: in the leaderboard across servers and in your /stats. No: only you see them
privacy-yes = yes
privacy-no = no
privacy-exported = This is everything I store about you. Times are seconds since 1970; seats are counted from 0.
privacy-overall-now = { $shown ->
    [on] Others can now see your ratings across servers.
   *[off] Only you can see your ratings across servers.
}
privacy-erase-title = Erase everything about you?
privacy-erase-warning = This removes your settings, your ratings and results, and your name and number from all tables. It cannot be undone; /privacy export gives you a file first.
privacy-erase-seats = { $playing ->
    [0] {""}
    [one] You are still in a game: you will leave it.
   *[other] You are still in { $playing } games: you will leave them.
}
privacy-erase-rest = The games stay, played by “{ $name }”. I cannot delete messages that are already in channels; moderators can.
privacy-erase-kept = Two things remain: if you have played a challenge that is still open, a hash by which I recognize you until it is over, so that nobody plays it twice; and your number, without your name, in the list of anyone who blocks you.
privacy-erase-button = Erase everything
privacy-erased = I have forgotten you: your settings, ratings and name are gone. If you use a command or button again, I’ll start remembering you again.
privacy-former-player = a former player
