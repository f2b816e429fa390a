lobby-title = { $game }{ $status ->
    [lobby] : who plays?
    [playing] : the game has begun
   *[other] : the table is closed
}

lobby-changed = Changed { $when }

## Seats and buttons

lobby-free-seat = free
lobby-held-seat = invited
lobby-has-word = has a word
lobby-free-seats = { $free ->
    [0] All seats taken
    [one] 1 seat free
   *[other] { $free } seats free
}
lobby-full = All seats are taken. { $host ->
    [none] The host presses “Start” when everybody is ready.
   *[other] { $host } presses “Start” when everybody is ready.
}
lobby-one-of-two = “Rated” and “Any move can be taken back” exclude each other. { $undo ->
    [friendly] The game is not rated, and any move can be taken back; all else is as you chose.
   *[strict] The game is rated, and not every move can be taken back; all else is as you chose.
}
lobby-join = Join
lobby-leave = Leave
lobby-add-computer = Add computer
lobby-remove-computer = Remove computer
lobby-start = Start
lobby-options = Options…
lobby-more = More…
lobby-brought = { $name } · brought a word
lobby-seal = { $dealt ->
    [yes] Seal of the lobby:{"\u00A0"}{ $seal } · The seal at the table differs once words or clicks are mixed in.
   *[no] Seal:{"\u00A0"}{ $seal }
}
lobby-level = { $name } · { lobby-strength }
lobby-strength = { $level ->
    [easy] easy
    [medium] medium
    [hard] hard
    [master] master
   *[other] { $level }
}
lobby-levels = Level of the computer players
lobby-computer = Computer { $number }

## The form behind “Options…”; a label has at most 45 characters

lobby-options-title = Options: { $table }
lobby-ask-table = Table
lobby-ask-switches = Also agreed
lobby-ask-switches-about = A game is rated, or any move can be taken back: not both
lobby-ask-option = In this game

## A word for the deal; a title and a label have at most 45 characters, what is below them 100

lobby-word-why = By the seal, anyone can check later that nobody changed the deal. Bring a word that nobody can guess, and nobody can choose the deal either.
lobby-word-yours = Your word, as it counts: { $word }
lobby-refused-word-letter = Your word cannot contain { $code } ({ $name }): others may not see it or be able to type it. Use letters of one script (such as Latin, Greek, Arabic or Chinese), digits and simple punctuation, or only emoji. If you pasted the word, type it instead.
lobby-refused-word-scripts = Your word mixes scripts: it has { $one } and { $other }. Letters of different scripts can look the same, so use letters of one script, or only emoji.
lobby-word = A word for the deal…

lobby-word-title = A word for the deal
lobby-word-label = A word that nobody can guess
lobby-word-about = Everyone can see it after the game. Leave this empty to take your word back.
lobby-word-example = seven blue herons at noon

## The panel behind “More…”

lobby-more-title = More options: { $table }
lobby-other-time = Another time limit…
lobby-refused-seat-first = Take a seat first: press “Join”. Then you can bring a word to the deal here; only the host changes the rest.
