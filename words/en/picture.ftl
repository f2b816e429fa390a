## What stands in pictures: short, for there is little room

picture-seat = Player { $number }
picture-you = (you)
picture-your-turn = Your turn
picture-turn = { $name } to play
picture-won = { $names } { $count ->
    [one] wins
   *[other] win
}
picture-many-turns = Waiting for { $count } players
picture-pile = Pile
picture-discards = Discards
picture-oracles = Oracles
picture-games = A picture of the games: { $games }, each with its emblem.
picture-legend = Legend
picture-legend-title = Symbols of { $game }
picture-symbol = { $symbol ->
    [turn] Golden frame: to act now, or the winner
    [number] The number of the button that chooses this
    [fresh] Red frame: this has just happened
    [computer] Head: a computer player
   *[lost] Crossed out: just lost
}
