refused-already-seated = You already have a seat there.
refused-analysing = I am already working on that analysis; it will be here in a moment.
refused-begun = The game has already begun.
refused-counted-before = That click has already been counted.
refused-ended = This game was ended.
refused-finished = This game is over.
refused-command-changed = I do not know that command in this form; it may have changed. Restart Discord, then type “/” and choose it from the list.
refused-not-a-choice = “{ $value }” is not one of the choices. Pick one from the list that Discord shows.
refused-forged = That button no longer works. Use the buttons under the table.
refused-frozen = This game is frozen because we made a mistake. Its host or a moderator can close it with /end.
refused-hint-foreign = You have no seat at this table; hints are for its players.
refused-hint-late = The game has moved on, so the hint is out of date. Ask again when it is your turn.
refused-hint-stale = The position has changed since this hint, so nothing was played. Ask for a new one.
refused-host-only = Only the host of the table{ $host ->
    [nobody] {""}
   *[other] , <@{ $host }>,
} can do that. A moderator can close a lobby with “More…” and end a game with /end.
refused-lobby-changed = The lobby has changed since you opened this, so nothing was changed now. Open it again to see what is agreed.
refused-just-changed = You just changed something. Give the others a few seconds to read it, then press “Start” again.
refused-no-computer = There is no computer player in that seat.
refused-no-game-over = No game has ended here yet. You can analyze a game once it is over.
refused-no-hints = This table was opened without hints.
refused-no-such-card = There is no card “{ $card }”. Choose one from the list that opens as you type.
refused-no-such-clause = I found nothing like “{ $topic }” in the rules of { $game }. Type a number or another word, or nothing for the whole page.
refused-no-such-game = There is no game “{ $game }”. Choose one from the list, or see /games.
refused-no-such-table = The game cannot be played that way. /games shows what is possible.
refused-no-table = That table no longer exists.
refused-no-table-here = No game is being played here. Open a table with /play.
refused-not-at-this-table = You have no seat at this table. Press “My hand” under it to watch.
refused-not-begun = The game has not begun: once everybody has a seat, the host presses “Start”. “Leave” gives up a seat; the host closes the lobby behind “More…”.
refused-not-seated = You have no seat there.
refused-not-your-turn = It is not your turn.
refused-other-rules = This game used older rules or other cards, so it can no longer be analyzed.
refused-restarting = Ilion is restarting. Please try again in a moment.
refused-sealed-again = The deal had to be sealed again, because this lobby comes from a backup. Please press “Start” once more. Words for the deal have to be typed again.
refused-seats-free = { $free ->
    [one] One seat is
   *[other] { $free } seats are
} still free: wait for people or add computer players.
refused-stale = That choice is out of date; this is how things stand now.
refused-store-away = My database cannot be reached just now. Nothing is lost: whatever I confirmed is stored. Please try again in a minute.
refused-table-full = All { $seats } seats are taken.
refused-too-many-seated = More than { $seats } people already have seats.
refused-code-or-file = Give me a code or a file, not both.
refused-file-lost = I could not read that file from Discord. Please attach it again.
refused-file-too-large = That file is too large: a game takes less than { $most } kilobytes.
refused-no-such-code = No game is shared under the code “{ $code }”. A code has 8 letters and digits; the players may have withdrawn it.
refused-no-finished-game = There is no finished game in this channel, and none of yours. /history lists the games you can replay; a game can be replayed once it is over.
refused-no-such-replay = I have no finished game there that you are allowed to see. /history lists those you are.
refused-not-over = This game is still being played. You can replay and analyze it once it is over.
refused-not-permitted = I cannot play here yet. In this { $place ->
    [thread] thread
   *[channel] channel
} I am missing the permission { $lacks ->
    [view] “View Channel” (and check “{ $place ->
        [thread] Send Messages in Threads
       *[channel] Send Messages
    }”)
   *[write] “{ $place ->
        [thread] Send Messages in Threads
       *[channel] Send Messages
    }”
}. Ask someone who manages the server to give it to me, or type the command elsewhere.
refused-playing = This table is not frozen: its game goes on. Use /end to end it.
refused-players-only = Only the players of this game can take it elsewhere. You can watch its replay here, with all hands.
refused-unreadable = I cannot replay that game: { $why ->
    [text] this isn’t a text file. Attach a file that was exported here.
    [line] line { $at } of the file is wrong. Export it again, and change nothing in it.
    [order] move { $at } is out of order. Export it again, and change nothing in it.
    [move] move { $at } is against the rules. Export it again, and change nothing in it.
    [draws] the cards drawn at move { $at } do not fit. Export it again, and change nothing in it.
    [seal] its seed does not match its seal. Export it again, and change nothing in it.
    [rules] it was played with another version of the rules.
    [cards] it was played with other card numbers.
    [game] I don’t have that game. See /games.
    [table] no game can be dealt at such a table. Export it again, and change nothing in it.
   *[empty] it has no moves, not even the deal.
}
refused-which-rules = Which game do you mean? Fill in the game as well, or type the whole number of a clause, such as IL-32.
refused-not-shown = Discord did not let me show that. Please try again; if you made a move, it is safe.
refused-mistake = Something went wrong on our side. Please try again; if you made a move, it is safe.
refused-replay-too-large = That file would be larger than Discord takes here. Try “Turning points”, or another point of view.
refused-replay-not-posted = I post a replay only where everybody may see it: in the channel of its table, or with its code. You can save the file and post it yourself.
