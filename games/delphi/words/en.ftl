## The box

delphi-name = Delphi
delphi-also = Delphes
delphi-about = Nine marches, three or four cities: lay cards face down, call on gods and oracles, and leave while it pays.
delphi-computers = Calchas, Clio, Tiresias, Manto, Croesus, Amphiaraus
delphi-variant-standard = Everybody for themselves
delphi-size-standard = { $seats } players
delphi-variant-duel = A duel (our variant)
delphi-size-duel = { $seats } players, a duel (our variant)

## Cards

# The name of a hero, as cards.toml has it. Other languages translate the names that they write otherwise.
delphi-named = { $name }
# As a row or a hand lists it: a Warrior is its number
delphi-card = { $kind ->
    [warrior] { $number }
    [hero] { $name } { $number }
    [apollo] Apollo ×2
    [ares] Ares x²
    [hephaestus] Hephaestus ×
    [neptune] Neptune ½
    [hades] Hades
    [moirai] Moirai
    [hera] Hera
    [zeus] Zeus
    [oracle] Oracle
   *[pass] Pass
}
delphi-a-card = { $kind ->
    [warrior] a Warrior { $number }
    [hero] { $name } { $number }
    [apollo] Apollo ×2
    [ares] Ares x²
    [hephaestus] Hephaestus ×
    [neptune] Neptune ½
    [hades] Hades
    [moirai] the Moirai
    [hera] Hera
    [zeus] Zeus
    [oracle] an Oracle
   *[pass] the Pass
}
delphi-city = { $city ->
    [athens] Athens
    [thebes] Thebes
    [corinth] Corinth
   *[sparta] Sparta
}
delphi-oracle = { $oracle ->
    [laurel] Laurel wreath
    [levy] Fresh levy
    [battle_order] New battle order
    [mercenaries] Mercenaries
    [safe_conduct] Safe conduct
    [plague] Plague
    [pride] Punished pride
    [silence] Silence on Olympus
   *[glory] Double glory
}
delphi-oracle-text = { $oracle ->
    [laurel] your row counts { $laurel } more until the march ends
    [levy] draw a card; if your pile is empty, take back a Warrior that is out of the game
    [battle_order] you may swap two cards of your row
    [mercenaries] a Warrior of an opponent’s row moves to the right end of yours
    [safe_conduct] this march cannot cost you points
    [plague] every row loses its rightmost Warrior or Hero
    [pride] every card with the highest number in all rows is removed
    [silence] Apollo, Ares and Hephaestus count for nothing until the march ends
   *[glory] gains and losses of this march count { $glory } times
}

## What happens

# Something that goes with a player: "Hera (Tom)", "16 (you)"
delphi-of = { $what } ({ $seat ->
    [you] you
   *[other] { $seat_name }
})
delphi-dealt = The cities are dealt: { $cities }.
delphi-parade-began = Parade { $number } of 3 begins.
delphi-drew = You draw { $cards }.
delphi-drew-unseen = { $seat_name } draws { $count ->
    [one] a card
   *[other] { $count } cards
}.
delphi-march-began = March { $number } begins. From the first player out to the winner: { $prizes }.
delphi-laid = You lay { $card } face down.
delphi-laid-unseen = { $seat_name } lays a card face down.
delphi-laid-instead = You lay { $card } instead.
delphi-turned-up = The cards are turned up: { $cards }.
delphi-played = { $seat ->
    [you] You play
   *[other] { $seat_name } plays
} { $card }.
delphi-lost = Nobody else is left in the march: { $seat ->
    [you] you lose
   *[other] { $seat_name } loses
} { $card } without effect.
delphi-withdrew = { $seat ->
    [you] You withdraw, and your
   *[other] { $seat_name } withdraws, and the
} row worth { $value } is lost.
delphi-withdrew-together = { $seats_name } withdraw, and { $seats ->
    [us] your rows
   *[them] their rows
} are lost: { $rows }.
delphi-withdrew-bare = { $seats ->
    [other] { $seats_name } withdraws.
    [you] You withdraw.
   *[them] { $seats_name } withdraw.
}
delphi-valued = The rows: { $rows }. { $last ->
    [you] You are the weakest.
    [other] { $last_name } is the weakest.
   *[them] Tied for weakest: { $last_name }; each lays a card.
}
delphi-march-won = { $seat ->
    [you] You win
   *[other] { $seat_name } wins
} march { $number } with a row worth { $value }. Points: { $gains }.
delphi-march-lost = Nobody is left: nobody wins march { $number }. Points: { $gains }.
delphi-banished = { $god ->
    [hades] Hades banishes
    [moirai] The Moirai banish
   *[hera] Hera banishes
} { $card }, lost by { $seats ->
    [you] you
   *[other] { $seats_name }
}.
delphi-struck = { $seat ->
    [you] Your Zeus
   *[other] { $seat_name }’s Zeus
} removes { $card } from { $own ->
    [yes] { $seat ->
        [you] your own row
       *[other] { $seat_name }’s own row
    }
   *[no] { $foe ->
        [you] your row
       *[other] { $foe_name }’s row
    }
}.
delphi-spared = { $seat ->
    [you] Your Zeus
   *[other] { $seat_name }’s Zeus
} removes nothing.
delphi-read = { $seat ->
    [you] You consult
   *[other] { $seat_name } consults
} the oracle. { $oracle }: “{ $text }”.
delphi-put = { $seat ->
    [you] You put
   *[other] { $seat_name } puts
} the oracle under the pile: { $oracle }.
delphi-obeyed = { $seat ->
    [you] You obey
   *[other] { $seat_name } obeys
} the oracle: { $oracle }.
delphi-in-vain = { $oracle }: there is nothing that it could do.
delphi-took-back = { $seat ->
    [you] You take
   *[other] { $seat_name } takes
} back { $card }.
delphi-swapped = { $seat ->
    [you] In your row
   *[other] In { $seat_name }’s row
}, { $card } and { $other } change places.
delphi-kept = { $seat ->
    [you] You leave your
   *[other] { $seat_name } leaves the
} row as it is.
delphi-hired = { $seat ->
    [you] You hire
   *[other] { $seat_name } hires
} { $card } from { $foe ->
    [you] your row
   *[other] { $foe_name }’s row
}.
delphi-fell = { $seat ->
    [you] Your row
   *[other] { $seat_name }’s row
} loses { $cards }.
delphi-over = { $winner ->
    [you] You win
   *[other] { $winner_name } wins
} the game with { $count ->
    [1] one point
    [one] { $points } point
   *[other] { $points } points
}{ $reason ->
    [wins] {" "}and, among equals, most marches won
    [ninth] {" "}and, among equals, most points in the last march
   *[points] {""}
}.
delphi-shared = { $winner_name } share the victory with { $count ->
    [1] one point
    [one] { $points } point
   *[other] { $points } points
} each.

## Choices

delphi-lay = Lay { $card } ({ $effect }){ $count ->
    [one] {""}
   *[other] , { $count } in hand
}
delphi-play = Play { $card } ({ $effect }){ $count ->
    [one] {""}
   *[other] , { $count } in hand
}
# What a card does, as a label of a choice says it
delphi-effect = { $what ->
    [row] row: { $value }
    [neptune] halves all other rows
    [hades] banishes { $enemy }
    [moirai] banish { $enemy }
    [hera] banishes { $enemy }
    [zeus] removes any one card
   *[oracle] consults the oracle
}
delphi-lay-pass = Lay the Pass: withdraw{ $bare ->
    [yes] {""}
   *[no] , the row ({ $value }) is lost
}
delphi-brief-warrior = Warrior { $card }
delphi-brief-play = Play { $card }
delphi-brief-swap = Swap { $card }
delphi-brief-own = Your row
delphi-brief-obey = Obey it
delphi-brief-under = Put it under the pile and obey the next one
delphi-withdraw = Withdraw{ $bare ->
    [yes] {""}
   *[no] : the row ({ $value }) is lost
}
delphi-row-of = { $name }: row { $value }
delphi-card-at = Card { $place }: { $card }
delphi-spare = Remove nothing
delphi-obey = Obey: { $oracle }
delphi-put-under = Put { $oracle } under the pile and obey the next one
delphi-keep = Leave the row as it is
delphi-swap = Swap card { $place }: { $card }
delphi-swap-with = With card { $place }: { $card }
delphi-swap-both = Swap { $first } and { $second } (cards { $one } and { $two })
delphi-take-back = Take back { $card }

## Questions

delphi-ask-lay = All rows are empty: which card do you lay face down?
delphi-ask-lay-tied = You are tied for weakest with { $value }: which card do you lay face down?
delphi-ask-lay-instead = You have laid { $card }. Waiting for the others; you can still change your card:
delphi-ask-play = You are the weakest with { $value }, the next row is worth { $next }: what do you play?
delphi-ask-strike = Zeus: from which row do you remove a card?
delphi-ask-struck = Zeus: which card of this row do you remove ({ $row })?
delphi-ask-obey = { $oracle }: { $text }. Do you obey?
delphi-ask-swap = New battle order: which cards do you swap?
delphi-ask-with = You swap card { $place }, { $card }. With which one?
delphi-ask-hire = Mercenaries: from which row do you hire a Warrior?
delphi-ask-hired = Mercenaries: which Warrior of this row do you hire ({ $row })?
delphi-ask-take-back = Fresh levy: which Warrior do you take back?

## The table

delphi-title = March { $number } of { $marches } — parade { $parade }
delphi-game-over = The game is over
# What the march brings
delphi-prizes = { $count ->
    [0] First out { $first }, winner { $winner }
   *[other] First out { $first }, then { $between }, winner { $winner }
}
delphi-force = In force:
delphi-oracles = Oracles in the pile: { $count }
delphi-under = Under the pile:
delphi-player = { $seat ->
    [you] { $seat_name } (you)
   *[other] { $seat_name }
}, { $city }{ $status ->
    [laying] {" "}— to lay a card
    [laid] {" "}— has laid
    [weakest] {" "}— weakest, to play
    [zeus] {" "}— Zeus strikes
    [oracle] {" "}— asks the oracle
    [waiting] {" "}— in the march
    [left] {" "}— left { $place ->
        [1] first
        [2] second
       *[3] third
    }
   *[none] {""}
}
delphi-points = Points { $points }, hand { $hand } + Pass, pile { $pile }
delphi-row = Row { $value }{ $sum }:
delphi-hand = { $count ->
    [0] Your hand: only the Pass
   *[other] Your hand ({ $count } + Pass):
}
delphi-face-down = Face down: { $card }
delphi-pile = Your pile ({ $count }):
delphi-standing = { $place }. { $seat ->
    [you] { $seat_name } (you)
   *[other] { $seat_name }
}: { $count ->
    [1] one point
    [one] { $points } point
   *[other] { $points } points
}, { $wins ->
    [one] one march won
   *[other] { $wins } marches won
}

## Chapters

delphi-chapter = March { $number }

## Why not?

delphi-thing-card = Card: { $name }
delphi-thing-withdraw = Withdraw
delphi-thing-zeus = Remove a card with Zeus
delphi-thing-oracle = Answer an oracle
delphi-thing-battle-order = Swap two cards of my row
delphi-thing-mercenaries = Hire a Warrior
delphi-thing-levy = Take back a Warrior
delphi-why-over = The game is over.
delphi-why-finished = You have withdrawn from the last march, so you have finished. Wait for the others.
delphi-why-withdrawn = You have withdrawn from this march. You play again in the next one.
delphi-why-not-weakest = Only the weakest row may act, and yours is stronger. It is { $names }’s turn.
delphi-why-not-asked = { $names } first has to answer what a card asks.
delphi-why-zeus-first = First say what your Zeus removes.
delphi-why-oracle-first = First obey the oracle, or put it under the pile.
delphi-why-battle-order-first = First swap two cards of your row, or leave it as it is.
delphi-why-mercenaries-first = First choose the Warrior that you hire.
delphi-why-levy-first = First choose the Warrior that you take back.
delphi-why-no-zeus = You remove a card only when your Zeus has just come into the row.
delphi-why-no-oracle = You answer an oracle only when it was read out for your Oracle card.
delphi-why-no-battle-order = You swap cards only while you obey the oracle “New battle order”.
delphi-why-no-mercenaries = You hire a Warrior only while you obey the oracle “Mercenaries”.
delphi-why-no-levy = You take back a Warrior only while you obey the oracle “Fresh levy”, and only if your pile is empty.
delphi-why-pass-not-needed = You alone are the weakest, so you need no Pass: just choose to withdraw.
delphi-why-lies-already = That card is face down in front of you. Until everybody has laid a card, you can still change yours.
delphi-why-only-the-pass = You hold nothing but the Pass, so the game has laid it for you.
delphi-why-lay-the-pass = Cards are being laid face down now: to withdraw, lay the Pass.

## In pictures: short, for there is little room

delphi-picture-status = { $status ->
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
delphi-picture-prize = { $place ->
    [0] Winner { $points }
    [1] 1st out { $points }
    [2] 2nd out { $points }
   *[3] 3rd out { $points }
}
# On a card of the hand "= 24" says what the row comes to with it
delphi-picture-hand = Your hand ({ $count } + Pass), with the row’s value to come
delphi-picture-wins = { $count ->
    [one] one march
   *[other] { $count } marches
}

## How the points came about

delphi-account = { $name }, march by march: { $gains } = { $points }

# What each symbol of the pictures means
delphi-symbol = { $symbol ->
    [warrior] Warrior: two equal ones side by side multiply
    [hero] Hero, with its number
    [apollo] Apollo: doubles what touches it on the left
    [ares] Ares: squares what touches it on the left
    [hephaestus] Hephaestus: multiplies its two neighbors
    [neptune] Neptune: halves the rows of all opponents
    [hades] Hades: banishes every Achilles
    [moirai] Moirai: banish every Prometheus
    [hera] Hera: banishes every Heracles
    [zeus] Zeus: removes any one card
    [oracle] Oracle: an oracle is read, and its player obeys it or the next
    [pass] Pass: withdraw; it returns to your hand
    [hand] Cards in hand
    [pile] Cards in a player’s pile
    [points] Points; on gold: the most
    [left] Has withdrawn, with a row of this value
    [won] Has won the march, with a row of this value
   *[halved] In a row’s value: it is halved by Neptune
}

## Plans

delphi-plan-relies = the march, who is in it, your hand, or your row
