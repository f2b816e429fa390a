## What stands in pictures: short, for there is little room

picture-seat = Player { $number }
picture-you = (you)
picture-hand = Your hand
picture-pile = Pile
picture-discards = Discards
picture-victories = Victories
picture-oracles = Oracles
picture-hector-reserve = Reserve
picture-hector-role = { $side }, { $role ->
    [attacks] attacks
   *[defends] defends
}
picture-iliad-status = { $status ->
    [passed] passed
    [left] left
    [withdrawn] withdrew
    [absent] not in this siege
   *[none] {""}
}
