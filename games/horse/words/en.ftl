## The box

horse-name = The Trojan Horse
horse-also = Trojan Horse, Horse, Troy
horse-about = Memory and bluff: who crouches in the horse, and in which district will they drop out?
horse-computers = Sinon, Theano, Laocoon, Cassandra, Epeius, Antenor
horse-variant-standard = Everybody for themselves
horse-size-standard = { $seats } players
horse-option-open = { $value ->
    [0] The horse is closed: remember who is inside
   *[other] Open horse: all may see who is inside
}
horse-option-first = { $value ->
    [-1] Chance decides who begins
   *[other] Seat { $number } ({ $name }) begins
}
horse-advantage = { $name } begins

## Warriors, districts, hero cards

# One of several: "red, blue ×2"
horse-warrior = { $warrior ->
    [red] red
    [yellow] yellow
    [blue] blue
    [green] green
   *[helper] helper
}
horse-a-warrior = { $warrior ->
    [helper] a helper
   *[other] a { $colour } warrior
}
horse-colour = { $warrior ->
    [red] Red
    [yellow] Yellow
    [blue] Blue
   *[green] Green
}
# One letter, for the colour that takes a district
horse-initial = { $warrior ->
    [red] R
    [yellow] Y
    [blue] B
   *[green] G
}
horse-times = { $what } ×{ $count }
horse-hero = { $hero ->
    [poseidon] Poseidon
   *[number] { $number }
}
horse-district = district { $number }
horse-with-treasure = { $district } ({ $treasure })

## What happens

horse-dealt = The colors are dealt: { $players }{ $out ->
    [none] {""}
   *[colour] ; { $out_name } is left out
}.
horse-plays = { $seat ->
    [you] you play
   *[other] { $seat_name } plays
} { $colours }{ $odysseus ->
    [yes] {" "}(Odysseus)
   *[no] {""}
}
horse-manned = { $seat ->
    [you] You draw from the bag and load
   *[other] { $seat_name } draws from the bag and loads
} { $warrior } into the horse, then a { $second } one.
horse-laid-out = Laid beside the board: { $warriors }.
horse-announced = { $seat ->
    [you] You announce { $number } and turn up
   *[other] { $seat_name } announces { $number } and turns up
} { $luck ->
    [god] Poseidon’s trident
    [enough] a { $hero }: that is enough
   *[failed] a { $hero }: too few, and the turn is over
}.
horse-swapped = { $seat ->
    [you] You swap
   *[other] { $seat_name } swaps
} the treasures of districts { $first } and { $second }.
horse-left = { $seat ->
    [you] You leave
   *[other] { $seat_name } leaves
} the treasures where they are.
horse-chosen = { $seat ->
    [you] You load
   *[other] { $seat_name } loads
} { $count ->
    [0] nothing: the turn is over
    [one] the one that lies beside the board
   *[other] all { $count } that lie beside the board
}.
horse-loaded = { $seat ->
    [you] You load
   *[other] { $seat_name } loads
} { $warrior } at district { $district }; a { $dropped } one drops out.
horse-loads = { $seat ->
    [you] You load
   *[other] { $seat_name } loads
}: { $loads }.
horse-load-short = { $warrior } at district { $district } ({ $dropped } out)
horse-seen = You may look at the treasure of district { $district }: { $treasure }.
horse-seen-by-another = { $seat_name } may look at the treasure of district { $district }.
horse-shuffled = All { $count } hero cards are shuffled into a new pile.
horse-won = { $winner ->
    [you] You win district { $district } with { $colour }
    [nobody] Nobody wins district { $district }
   *[other] { $winner_name } wins district { $district } with { $colour }
}: { $sum }.
horse-sum = { $warriors ->
    [one] one warrior
   *[other] { $warriors } warriors
} + bonus { $bonus } + treasure { $treasure } = { $points }
# Why the winner of a tie on points has won, after the score
horse-won-districts = more districts
horse-won-warriors = as many districts, more warriors there
horse-over = { $winner ->
    [you] You win
    [us] { $winner_name } share the victory
    [them] { $winner_name } share the victory
   *[other] { $winner_name } wins
} with { horse-points }{ $reason ->
    [districts] {" "}and more districts
    [warriors] , as many districts and more warriors there
   *[points] {""}
}.
horse-points = { $points ->
    [one] one point
   *[other] { $points } points
}

## Choices

horse-brief-announce = { $number ->
    [one] { $number } warrior
   *[other] { $number } warriors
}
horse-brief-swap = Swap in { $district }
horse-announce = Announce { $number } ({ $enough } of { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} { $enough ->
    [one] succeeds
   *[other] succeed
})
horse-leave = Swap no treasures
horse-swap = Swap the treasure of { $district }
horse-with = With the treasure of { $district }
horse-all = Load { $count ->
    [0] nothing: the turn is over
    [one] the one that lies there
   *[other] all { $count } that lie there
}
horse-load = Load { $warrior }
horse-at = District { $number } (+{ $bonus }): { $warriors ->
    [none] nobody
   *[some] { $names }
}

## Questions

horse-ask-announce = { $turn ->
    [only] {""}
    [first] The first of your two turns.{" "}
   *[second] The second of your two turns.{" "}
}How many warriors do you want to load?
horse-ask-swap = Poseidon: which district’s treasure do you swap?
horse-ask-with = With which district does { $district } exchange its treasure?
horse-ask-all = Poseidon: do you load everything beside the board?
horse-ask-load = { $loads ->
    [one] Which warrior do you load?
   *[other] { $loads } to load: which warrior goes in next?
}
horse-ask-at = { $open ->
    [yes] { $warrior } goes in, a { $next } one drops out: in which district?
   *[no] { $warrior } goes in: in which district do you put the horse?
}

## The table

horse-title = { $phase ->
    [announce] { $name } is to announce a number
    [swap] Poseidon: { $name } may swap treasures
    [all] Poseidon: { $name } loads all or nothing
    [load] { $name } loads, { $loads } to go
   *[over] The game is over
}
horse-which-turn = { $turn ->
    [first] The first of two turns
   *[second] The second of two turns
}
horse-player = { $seat ->
    [you] { $seat_name } (you)
   *[other] { $seat_name }
}: { $colours }{ $odysseus ->
    [yes] {" "}(Odysseus)
   *[no] {""}
}
horse-player-ended = { $player } — { horse-points }
horse-row = { $row ->
    [district] District
    [bonus] Bonus
    [treasure] Treasure
    [room] Room
    [leads] Leads
    [won] Won by
    [points] Points
    [heroes] Heroes
    [pile] In pile
    [used] Used
   *[horse] Horse
}
horse-beside = Beside the board:
horse-inside = In the horse: { $next } (next out), { $last }
horse-closed = In the horse: two warriors, unseen
horse-bag = In the bag { $bag }, helpers in the box { $helpers }
horse-may-look = Treasures in sight:
horse-may-not-look = No treasure in sight yet
horse-standing = { $place }. { $seat ->
    [you] { $seat_name } (you)
   *[other] { $seat_name }
}: { horse-points }
horse-standing-district = { $district }, { $colour }: { $count } + { $bonus } + { $treasure } = { $points }
horse-standing-sum = A district: warriors + bonus + treasure
horse-nobody = Won by nobody:

## Chapters

horse-chapter = { $name } announces { $number }

## Why not?

horse-thing-announce = Announce { $number }
horse-thing-load = Load { $name }
horse-thing-at = Put the horse in { $name }
horse-thing-swap = Swap two treasures
horse-thing-all = Load all or nothing
horse-why-over = The game is over.
horse-why-not-your-turn = It is { $names }’s turn.
horse-why-more-than-lie = { $number ->
    [one] Only one warrior lies
   *[other] Only { $number } warriors lie
} beside the board. Nobody may announce more than that.
horse-why-announced-already = You have announced and turned up a card; now you do what it allows.
horse-why-announce-first = First announce how many you mean to load.
horse-why-swap-first = First say whether you swap two treasures.
horse-why-decide-first = First say whether you load all or nothing.
horse-why-not-beside = That warrior is not beside the board. You can load only those that are.
horse-why-coloured-first = While a colored warrior is beside the board, you cannot load a helper.
horse-why-no-room = That district is full: it has room for { $number }.
horse-why-no-poseidon = You may do that only when you have just turned up Poseidon.
horse-why-swap-decided = You have decided on the swap already; it comes before the loading.

## In pictures: short, for there is little room

horse-picture-room = { $count ->
    [0] full
    [one] 1 free
   *[other] { $count } free
}
horse-picture-title = { $phase ->
    [announce] How many to load?
    [swap] Poseidon: swap treasures?
    [all] Poseidon: all or nothing?
    [load] Loading, { $loads } to go
   *[over] The game is over
}
# Above the numbers that may be announced, with how many cards are high enough for each
horse-picture-enough = How many? Under each: the cards that succeed
horse-picture-odysseus = Odysseus
# The warrior in the horse who drops out next
horse-picture-next = next out

# What each symbol of the pictures means
horse-symbol = { $symbol ->
    [warrior] Warrior: its head and its letter say its color
    [helper] Helper: belongs to nobody
    [unseen] Warrior in the horse, whom nobody sees
    [odysseus] Odysseus: owns red, and began the game
    [bonus] Number of a district, and its bonus
    [treasure] Treasure of a district; yellow if you may look at it
    [leads] The color that leads a district
    [stands] Where the horse is
    [bag] Warriors in the bag
    [hero] Hero card: so many warriors may be loaded, or fewer
    [poseidon] Poseidon: swap two treasures, load all or nothing
    [odds] 12 of the 18 cards in the pile are high enough
   *[points] Points of a district at the end
}
# A position for the ear
horse-spoken-district = District { $number }: bonus { $bonus }, treasure { $treasure }, { $warriors ->
    [none] empty
   *[some] { $warriors }
}{ $places ->
    [over] , { horse-points }
    [0] , full
    [one] , 1 place left
   *[other] , { $places } places left
}{ $horse ->
    [yes] , the horse is here
   *[no] {""}
}
horse-spoken-warriors = { $count } { $colour }{ $leads ->
    [yes] {" "}(leads)
   *[no] {""}
}
horse-spoken-heroes = Hero cards (in pile, used):
horse-spoken-hero = { $hero } ({ $pile }, { $used })
