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
picture-olympus-zone = { $zone ->
    [olympus] Olympus
    [delphi] Delphi
   *[troy] Troy
}
picture-olympus-power = { $when ->
    [play] played
    [attack] attack
    [always] always
   *[none] {""}
}
picture-olympus-turn = { $over ->
    [yes] The game is over
   *[no] Turn { $number }
}
picture-olympus-status = { $status ->
    [turn] to play
    [pays] to pay for { $card }
    [chooses] to choose: { $card }
    [marker] to take a marker
   *[none] {""}
}
picture-olympus-free = free
