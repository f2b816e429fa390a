# What one person may ask for at once and in a while.

limits-refused-yours = { $what ->
    [hint] I am still working out your last hint. Wait for it, then ask again.
    [analysis] I am still working out your last analysis. Wait for it, then ask again.
    [file] I am still drawing the last file you asked for. Wait for it, then ask again.
   *[game] I am still checking the last game you sent or asked about. Wait for the answer, then try again.
}
limits-refused-often = { $what ->
    [hint] You asked for { $often } hints in a short time.
    [analysis] You asked for { $often } analyses in a short time.
    [file] You asked for { $often } files in a short time.
   *[game] You had { $often } games checked in a short time.
} { $wait ->
    [one] Try again in a minute.
   *[other] Try again in { $wait } minutes.
}
limits-refused-crowd = { $what ->
    [hint] Too many people are waiting for a hint right now. Try again in a minute.
    [analysis] Too many people are waiting for an analysis right now. Try again in a few minutes.
    [file] Too many people are waiting for a file right now. Try again in a minute.
   *[game] Too many games are being checked right now. Try again in a minute.
}
limits-refused-lobbies = You already have { $most } open lobbies. Start or cancel one of them first; the oldest is in <#{ $place }>.
limits-refused-file-long = That game is too long: I replay games of up to { $most } moves.
