## Commands

discord-play-name = play
discord-play-about = Open a table for a game
discord-option-game = game
discord-option-game-about = What to play
discord-option-seats = seats
discord-option-seats-about = How many play
discord-option-variant = variant
discord-option-variant-about = The way of playing
discord-option-computers = computers
discord-option-computers-about = How many computer players sit down at once
discord-hand-name = hand
discord-hand-about = See your hand and make your move; nobody else sees it
discord-hint-name = hint
discord-hint-about = Ask what the strongest computer player would do now; nobody else sees it
discord-table-name = table
discord-table-about = Post the table anew, at the bottom of the channel
discord-leave-name = leave
discord-leave-about = Give up your seat
discord-end-name = end
discord-end-about = End the game (host or moderator)
discord-card-name = card
discord-card-about = Look up a card: its numbers, its power and the rules it touches
discord-option-card = name
discord-option-card-about = What the card is called
discord-analysis-name = analysis
discord-analysis-about = See how the chances went in the last game that ended here
discord-games-name = games
discord-games-about = See what there is to play, and read the rules
discord-rules-name = rules
discord-rules-about = Look up a rule: a clause by its number or its words, or the whole page of a game
discord-option-rules-game-about = Whose rules; left out, those of the game played here
discord-option-topic = topic
discord-option-topic-about = A clause such as IL-32, or a few words of it; left out, the whole page
discord-settings-name = settings
discord-settings-about = Your language, where your hand is shown, and calls when it is your turn
discord-option-language = language
discord-option-language-about = The language in which you are spoken to
discord-option-hands = hands
discord-option-hands-about = Your hand behind the button, or by direct message when it is your turn
discord-option-pings = pings
discord-option-pings-about = Whether you are called when it is your turn
discord-option-pictures = pictures
discord-option-pictures-about = Your hand as a picture, or in words only
discord-value-server = as the server has it
discord-value-auto = as Discord has it
discord-value-en = English
discord-value-fr = French
discord-value-here = behind the button
discord-value-dm = by direct message
discord-value-on = on
discord-value-off = off

## Games

discord-game = { $game ->
    [olympus] Fight for Olympus
    [hector] Hector and Achilles
    [delphi] Delphi
    [horse] The Trojan Horse
   *[iliad] Iliad
}
discord-game-about = { $game ->
    [olympus] A duel for the throne of the gods: heroes and soldiers face each other on Olympus, at Delphi and before Troy.
    [hector] Battles before Troy for two: play the right colours, bluff with the wrong ones, and know when to retreat.
    [delphi] Nine marches of four cities: lay cards face down, call on gods and oracles, and leave while it pays.
    [horse] Memory and bluff: who crouches in the horse, and in which district will they drop out?
   *[iliad] Sieges before Troy: raise an army, break those of the others, and know when to pass.
}
discord-shelf = On the shelf
discord-read-rules = Read the rules of a game
discord-rules = Rules
discord-rules-title = { $game }: { $section }{ $of ->
    [1] {""}
   *[other] {" "}({ $number }/{ $of })
}
discord-in-short = In short
discord-section = Go to a section
discord-previous = Previous
discord-next = Next
discord-all-games = All games
discord-whole-page = Whole page
discord-clauses = { $count ->
    [0] { $game } has no clause “{ $topic }”. Perhaps one of these?
   *[other] { $count } clauses of { $game } say something about “{ $topic }”. Which one?
}
discord-choose-clause = Choose a clause
discord-variant = { $variant ->
    [duel] A duel (our variant)
    [teams] Teams of two
   *[standard] Everybody for themselves
}
discord-size = { $variant ->
    [duel] { $seats } players, a duel
    [teams] { $seats } players, teams of two
   *[standard] { $seats } players
}
discord-size-now = Table: { $variant ->
    [duel] { $seats } players, a duel
    [teams] { $seats } players, teams of two
   *[standard] { $seats } players
}

discord-option-value = { $option ->
    [achaean] { $value ->
        [-1] Chance decides who leads the Achaeans
       *[other] Seat { $number } ({ $name }) leads the Achaeans
    }
    [open] { $value ->
        [0] The horse is closed: remember who is inside
       *[other] Open horse: all may see who is inside
    }
   *[first] { $value ->
        [-1] Chance decides who begins
       *[other] Seat { $number } ({ $name }) begins
    }
}

## The lobby

discord-lobby = { $game }{ $status ->
    [lobby] : who plays?
    [playing] : the game has begun
   *[other] : the table is closed
}
discord-agreed = { $variant ->
    [duel] { $seats } players in a duel, our variant
    [teams] { $seats } players in teams of two
   *[standard] { $seats } players
}. { $leaving ->
    [ends] If somebody leaves, the game ends.
   *[computer] If somebody leaves, a computer player takes the seat.
}
discord-hints-agreed = { $hints ->
    [off] Nobody gets hints.
   *[on] Hints are allowed.
}
discord-free-seat = free
discord-join = Join
discord-leave = Leave
discord-add-computer = Add computer
discord-remove-computer = Remove computer
discord-leaving = { $leaving ->
    [ends] If one leaves: game ends
   *[computer] If one leaves: computer plays
}
discord-hints = { $hints ->
    [off] Hints: off
   *[on] Hints: on
}
discord-start = Start
discord-cancel = Cancel
discord-level = { $name } · { $level ->
    [easy] easy
    [medium] medium
    [hard] hard
   *[other] { $level }
}
discord-levels = How well the computer players play
discord-computer = Computer { $number }

## The table

discord-table = { $game }{ $status ->
    [playing] {""}
    [finished] : the game is over
    [ended] : the game was ended
   *[frozen] : the game is frozen
}
discord-turn = { $count ->
    [one] It is { $name }’s turn.
   *[other] { $name } are still choosing.
}
discord-thinking = { $name } is thinking …
discord-closed = { $status ->
    [finished] The game is over. The seed of the deal was { $seed }.
    [ended] The game was ended before it was over. The seed of the deal was { $seed }.
   *[frozen] A mistake of ours has stopped this game; nobody can go on with it. We are sorry.
}
discord-unreadable = { $status ->
    [ended] { $game } could not be read and was closed.
   *[frozen] We can’t read { $game } any more, so it is frozen. It goes on once a later version can read it; until then, its host or a moderator can close it.
}
discord-close = Close
discord-seal = Seal of the deal: { $seal }
discord-my-hand = My hand
discord-help = Table help
discord-help-text = Press “My hand” to see your cards and to make your move; nobody else sees that panel. If you do not play, it lets you watch.
    - /hint asks the strongest computer player
    - /undo takes back your last move if all agree
    - /table posts the table anew
    - /leave gives up your seat
    - /end ends the game (host or moderator)
    - /settings chooses language, calls and playing hours
discord-call = { $user }, it is your turn at { $game }.
discord-dms-closed = { $name }’s direct messages are closed to me; the hand stays behind the button “My hand”.
discord-posted-anew = The table is posted anew.
discord-not-posted = I cannot write where this game is played: its channel is gone, or I may not write there any more. If you play, use /table in another channel of this server and the game goes on there. /hand still shows your hand; /end ends the game (host or moderator).
discord-not-now = Discord is not answering just now. I will post the table as soon as it does; if nothing appears in a few minutes, use /table again.
discord-left = { $status ->
    [playing] You have given up your seat; a computer player takes it.
   *[other] You have given up your seat, and the game has ended.
}
discord-ended = The game has ended.

## After the game

discord-analysis = Analysis
discord-analysing = The analysis of { $game } is being computed and comes here, usually within a minute. If it does not, ask again.
discord-analysis-title = { $game }: who was winning?
discord-analysis-most = **The moves that changed the chances most**
discord-analysis-move = Move { $ply }, { $name }: { $move }
discord-analysis-change = { $name }: { $before }% → { $after }%
discord-analysis-note = Estimated by a computer player that knew, at each move, only what that seat could know.
discord-chart-across = Moves made
discord-chart-up = Chance of winning
discord-chart-level = { $chance }%
discord-chart-described = Chances of winning in a game of { $moves } moves.
discord-chart-curve = { $name }: { $first }% at first, { $last }% at the end.

## The hand

discord-choose = Choose
discord-back = Back
discord-refresh = Refresh
discord-hint = Hint
discord-hint-best = The strongest computer player would do this. Chance of winning: { $chance }%
discord-hint-next = Next best:
discord-hint-other = { $move } · { $chance }%
discord-hint-note = It knows what you know, and imagined { $games } games. It may be wrong.
discord-which = Which table do you mean?
discord-elsewhere = Table: { $table }
discord-settings-now = Language: { $language ->
    [en] { discord-value-en }
    [fr] { discord-value-fr }
   *[auto] { discord-value-auto }
}. Hand: { $hands ->
    [dm] { discord-value-dm }
   *[here] { discord-value-here }
}. Calls: { $pings ->
    [off] { discord-value-off }
   *[on] { discord-value-on }
}. Pictures: { $pictures ->
    [on] { discord-value-on }
    [off] { discord-value-off }
   *[auto] { discord-value-server }
}.
discord-settings-server = The tables of this server: { $language ->
    [en] { discord-value-en }
    [fr] { discord-value-fr }
   *[auto] { discord-value-auto }
}, { $pictures ->
    [off] in words only
   *[on] as pictures
}.

## What cannot be done

discord-refused-already-seated = You sit there already.
discord-refused-analysing = That analysis is being computed already; it comes in a moment.
discord-refused-begun = The game has begun already.
discord-refused-counted-before = That click was counted already.
discord-refused-ended = This game was ended.
discord-refused-finished = This game is over.
discord-refused-not-a-choice = “{ $value }” is not one of the choices. Pick one from the list that Discord shows.
discord-refused-forged = That button means nothing to me. Press one of those under the table.
discord-refused-frozen = This game is frozen, through a mistake of ours. Its host or a moderator can close it with /end.
discord-refused-hint-foreign = You do not sit at this table; hints are for those who play.
discord-refused-hint-late = The game has gone on in the meantime, so the hint is out of date. Ask again when it is your turn.
discord-refused-host-only = Only the host of the table may do that; for /end and Cancel, a moderator as well.
discord-refused-just-changed = You have just changed something. Give the others a few seconds to read it, then press “Start” again.
discord-refused-no-computer = No computer player sits there.
discord-refused-no-game-over = No game has been finished here yet. The analysis comes after the end of a game.
discord-refused-no-hints = This table was opened without hints.
discord-refused-no-such-card = There is no card “{ $card }”. Choose one from the list that opens while you type.
discord-refused-no-such-clause = Nothing in the rules of { discord-game } is like “{ $topic }”. Type a number, or another word; without one you see the whole page.
discord-refused-no-such-game = There is no game “{ $game }”. Choose one from the list, or see /games.
discord-refused-no-such-table = The game cannot be played like that. See /games for what is possible.
discord-refused-no-table = That table does not exist any more.
discord-refused-no-table-here = No game is being played here. Open a table with /play.
discord-refused-not-at-this-table = You do not sit at this table. “My hand” under it lets you watch.
discord-refused-not-begun = The game has not begun yet: everybody takes a seat, and the host presses Start.
discord-refused-not-seated = You do not sit there.
discord-refused-not-your-turn = It is not your turn.
discord-refused-other-rules = This game was played by older rules or with other cards, so it cannot be analysed any more.
discord-refused-restarting = Ilion is restarting. Please try again in a moment.
discord-refused-seats-free = { $free ->
    [one] One seat is
   *[other] { $free } seats are
} still free: wait for people or add computer players.
discord-refused-stale = That choice is out of date; here is how things are now.
discord-refused-table-full = All { $seats } seats are taken.
discord-refused-too-many-seated = More than { $seats } sit there already.
discord-refused-code-or-file = Give me a code or a file, not both.
discord-refused-file-lost = I could not read that file from Discord. Please attach it again.
discord-refused-file-too-large = That file is too large: a game has less than { $most } kilobytes.
discord-refused-no-such-code = No game is shared under the code “{ $code }”. A code has 8 letters and digits; its players may have taken it back.
discord-refused-no-finished-game = No finished game of this channel, and none of yours. /history shows what there is; a game can be seen again when it is over.
discord-refused-no-such-replay = I have no finished game there that you may look at. /history shows those you may.
discord-refused-not-over = This game is still being played. It can be seen again, and analysed, when it is over.
discord-refused-not-permitted = I cannot play here yet. In this { $place ->
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
discord-refused-players-only = Only those who played this game decide whether it is shared.
discord-refused-unreadable = I cannot replay that game: { $why ->
    [text] the file is no text. Attach a file that was exported here.
    [line] line { $at } of the file is not as it must be. Export it again, and change nothing in it.
    [order] move { $at } does not stand where it belongs. Export it again, and change nothing in it.
    [move] move { $at } is against the rules. Export it again, and change nothing in it.
    [draws] what was drawn at move { $at } does not fit. Export it again, and change nothing in it.
    [seal] its seed does not fit its seal. Export it again, and change nothing in it.
    [rules] it was played by another version of the rules than mine.
    [cards] it was played with other card numbers than mine.
    [game] its game is none of mine. See /games.
    [table] no game can be dealt at such a table. Export it again, and change nothing in it.
   *[empty] there is no move in it, not even the deal.
}
discord-refused-which-rules = Which game do you mean? Fill in the game as well, or type the whole number of a clause, such as IL-32.
discord-not-shown = Discord did not let me show that. Please try again; your move, if you made one, is safe.
discord-mistake = That went wrong, and it is our mistake. Please try again; your move, if you made one, is safe.
