table-title = { $game }{ $status ->
    [playing] {""}
    [finished] : the game is over
    [ended] : the game was ended
   *[frozen] : the game is frozen
}
table-turn = { $count ->
    [one] It is { $name }’s turn.
   *[other] { $name } are still choosing.
}
table-thinking = { $name } is thinking…
table-closed = { $status ->
    [finished] The game is over.
    [ended] The game was ended before it was over.
   *[frozen] We made a mistake that stopped this game; nobody can go on with it. We are sorry.
}
table-unreadable = { $status ->
    [ended] { $game } could not be read and was closed.
    [finished] We can no longer read { $game }. It is over, and its result counts as before.
   *[frozen] We can no longer read { $game }, so it is frozen. It goes on once a later version can read it; until then, its host or a moderator can close it.
}
table-close = Close
table-seal = { $mixed ->
    [yes] Seal of the deal (the lobby’s, with words or clicks mixed in):{"\u00A0"}{ $seal }
   *[no] Seal:{"\u00A0"}{ $seal }
}
table-my-hand = My hand
table-help = Table help
table-help-text = Press “My hand” to see your cards and make your move; nobody else sees that panel. If you have no seat, it lets you watch.
    - /hint asks the strongest computer player
    - /undo takes back your last move if all agree
    - /table moves the table to the bottom
    - /leave gives up your seat
    - /end ends the game (host or moderator)
    - /settings sets your language, reminders and playing hours
table-help-over = This game has ended. “Replay” goes through it move by move, “Rematch” asks the same people for another game.
    - /table moves the table to the bottom
    - /settings sets your language, reminders and playing hours
table-your-turn = { $user }, it is your turn at { $game }.
table-dms-closed = { $name } does not accept direct messages from me; press “My hand” to see the hand.
table-at-bottom = The table is at the bottom now.
table-not-posted = I cannot write where this game is played: its channel is gone, or I am no longer allowed to write there. If you have a seat, use /table in another channel of this server, and the game goes on there. /hand still shows your hand; /end ends the game (host or moderator).
table-not-now = Discord is not answering right now. I will post the table as soon as it does. If nothing appears in a few minutes, use /table again.
table-left = { $status ->
    [playing] You have given up your seat; a computer player takes it.
   *[other] You have given up your seat, and the game has ended.
}
table-ended = The game has ended.
