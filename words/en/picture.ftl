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
picture-delphi-status = { $status ->
    [laying] to lay a card
    [laid] has laid
    [weakest] weakest, to play
    [zeus] Zeus strikes
    [oracle] at the oracle
    [left] left { $place ->
        [1] first
        [2] second
       *[3] third
    }
   *[none] {""}
}
picture-delphi-prize = { $place ->
    [0] Winner { $points }
    [1] 1st out { $points }
    [2] 2nd out { $points }
   *[3] 3rd out { $points }
}
# On a card of the hand "= 24" says what the row comes to with it
picture-delphi-hand = Your hand ({ $count } + Pass), with the row’s value to come
picture-delphi-wins = { $count ->
    [one] one march
   *[other] { $count } marches
}
picture-horse-title = { $phase ->
    [announce] How many to load?
    [swap] Poseidon: swap treasures?
    [all] Poseidon: all or nothing?
    [load] Loading, { $loads } to go
   *[over] The game is over
}
picture-horse-odysseus = Odysseus
# The warrior in the horse who drops out next
picture-horse-next = next out
