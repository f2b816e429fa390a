## The box

iliad-name = Iliad
iliad-also = Iliad
iliad-about = Sieges before Troy: raise an army, break those of the others, and know when to pass.
iliad-computers = Nestor, Hecuba, Helenus, Briseis, Machaon, Andromache
iliad-variant-standard = Everybody for themselves
iliad-size-standard = { $seats } players
iliad-variant-teams = Teams of two
iliad-size-teams = { $seats } players, teams of two
iliad-option-first = { $value ->
    [-1] Chance decides who begins
   *[other] Seat { $number } ({ $name }) begins
}
iliad-advantage = { $name } begins

## Cards

iliad-card = { $kind ->
    [hoplite] Hoplite { $points }
    [archer] Archer
    [chariot] Chariot
    [elephant] Elephant
    [catapult] Catapult
    [ballista] Ballista
    [portcullis] Portcullis
   *[trojan_horse] Trojan Horse
}
iliad-a-card = { $kind ->
    [hoplite] a Hoplite { $points }
    [archer] an Archer
    [chariot] a Chariot
    [elephant] an Elephant
    [catapult] a Catapult
    [ballista] a Ballista
    [portcullis] a Portcullis
   *[trojan_horse] a Trojan Horse
}
# Several Hoplites, by their values: "Hoplites 4 4 2"
iliad-hoplites = { $count ->
    [one] Hoplite { $ranks }
   *[other] Hoplites { $ranks }
}
iliad-times = { $card } ×{ $count }
iliad-victory = { $kind ->
    [helen] Helen { $points }
    [city] City { $points }
   *[trireme] Trireme { $points }
}
iliad-tile = { $tile ->
    [agamemnon] Agamemnon
    [athena] Athena
   *[poseidon] Poseidon
}
# The name of a hero, as cards.toml has it. Other languages translate the names that they write otherwise.
iliad-named = { $name }
iliad-hero = { $hero } (+{ $points })
iliad-thanatos = Thanatos −{ $points }

## What lies where

iliad-spot = { $what ->
    [archer] Archer
    [hoplite] Hoplite { $ranks }
    [phalanx] Phalanx { $ranks } ({ $worth })
    [elephant] Elephant (empty)
    [mounted] Elephant with { $riders } ({ $worth })
    [horse] Trojan Horse{ $number ->
        [none] {""}
       *[other] {" "}{ $number }
    }
   *[card] { $card }
}
iliad-on = { $what ->
    [archer] on its own
    [hoplite] on Hoplite { $ranks }
    [phalanx] on Phalanx { $ranks } ({ $worth })
    [elephant] on the empty Elephant
    [mounted] on the Elephant with { $riders } ({ $worth })
   *[horse] { $number ->
        [none] into the Trojan Horse
       *[other] into Trojan Horse { $number }
    }
}
iliad-weapon = { $what ->
    [hand] a Chariot from the hand
    [mounted] the Archer on an Elephant{ $beside ->
        [none] {""}
       *[other] {" "}(beside { $beside })
    }
   *[card] { $card }
}

## What happens

iliad-drew = You draw { $cards }.
iliad-drew-unseen = { $seat_name } draws { $count ->
    [one] a card
   *[other] { $count } cards
}.
iliad-began = Siege { $number } begins: { $oracle ->
    [gorgon] the Gorgon has appeared
    [thanatos] Thanatos (−{ $points }) awaits the weakest
    [decider] the Gorgon decides between the tied
   *[none] no oracle speaks
}; at stake: { $row }; { $first ->
    [you] you begin
   *[other] { $first_name } begins
}.
iliad-nothing = nothing
iliad-the-victory = the victory itself
iliad-placed = { $seat ->
    [you] You place
   *[other] { $seat_name } places
} { $card }.
iliad-placed-on = { $seat ->
    [you] You place
   *[other] { $seat_name } places
} { $card } { $on }: now worth { $worth }.
iliad-hid = You hide { $card } in { iliad-horse-of-several }.
iliad-hid-unseen = { $seat_name } hides a card in { iliad-horse-of-several }.
iliad-horse-of-several = { $number ->
    [1] a Trojan Horse
   *[other] Trojan Horse { $number }
}
# The attacker is lost too (IL-28)
iliad-attacked = { $seat ->
    [you] You give up { $weapon } to attack { $foe_name }
   *[other] { $seat_name } gives up { $weapon } to attack { $foe ->
        [you] you
       *[other] { $foe_name }
    }
}: { $foe ->
    [you] you lose
   *[other] { $foe_name } loses
} { $card }{ $from ->
    [phalanx] {" "}from Phalanx { $ranks }
   *[card] {""}
}.
iliad-fell = { $seat ->
    [you] Your
   *[other] { $seat_name }’s
} { $count ->
    [one] card falls and now stands alone
   *[other] cards fall and now stand alone
}: { $cards }.
iliad-left = { $seat ->
    [you] You leave
   *[other] { $seat_name } leaves
} the siege with { $hero }.
iliad-waits = { $seat ->
    [you] You pass.
   *[other] { $seat_name } passes.
}
iliad-withdrew = { $seat ->
    [you] You withdraw
   *[other] { $seat_name } withdraws
} from the siege{ $count ->
    [0] {""}
    [one] {" "}and { $seat ->
        [you] discard
       *[other] discards
    } the one card of the army: { $cards }
   *[other] {" "}and { $seat ->
        [you] discard
       *[other] discards
    } the whole army: { $cards }
}.
iliad-opened = { $seat ->
    [you] You reveal
   *[other] { $seat_name } reveals
} what the Trojan Horse hid: { $cards }.
iliad-laid = { $seat ->
    [you] You lay
   *[other] { $seat_name } lays
} { $card } alone.
iliad-laid-on = { $seat ->
    [you] You lay
   *[other] { $seat_name } lays
} { $card } { $on }: now worth { $worth }.
iliad-counted = The armies are counted: { $armies }.{ $tie ->
    [passed] {" "}{ $last ->
        [you] You passed last and so lose the tie.
       *[other] { $last_name } passed last and so loses the tie.
    }
    [heroes] {" "}Ties go to the higher hero.
   *[none] {""}
}
iliad-gorgon-won = { $seat ->
    [you] You win the Gorgon siege: your army, worth { $strength }, is the strongest at the start of your turn.
   *[other] { $seat_name } wins the Gorgon siege with the strongest army at the start of the turn, worth { $strength }.
}
iliad-nobody-won = Everybody has withdrawn: nobody wins the siege.
iliad-strength-of = { $seat ->
    [you] you ({ $strength })
   *[other] { $seat_name } ({ $strength })
}
iliad-took = { $seat ->
    [you] You take
   *[other] { $seat_name } takes
} the victory card { $card }.
iliad-tile-taken = { $seat ->
    [you] You take
   *[other] { $seat_name } takes
} the { $tile } tile.
iliad-tile-moved = { $seat ->
    [you] You take
   *[other] { $seat_name } takes
} the { $tile } tile from { $before ->
    [you] you
   *[other] { $before_name }
}.
iliad-doomed = { $seat ->
    [you] Your army is the weakest: you take
   *[other] { $seat_name } has the weakest army and takes
} { $oracle }.
iliad-gorgon-gone = The Gorgon is discarded; any victory cards left stay where they are.
iliad-shuffled = The discards are shuffled into a new pile of { $count ->
    [one] one card
   *[other] { $count } cards
}.
iliad-put-away = { $seat ->
    [you] You discard
   *[other] { $seat_name } discards
} { $card }.
iliad-tied = A tie between { $tied_name }: one more Gorgon siege decides, and { $first ->
    [you] you begin
   *[other] { $first_name } begins
} it.
iliad-over = { $winner ->
    [you] You win
    [us] { $winner_name } win
    [them] { $winner_name } win
   *[other] { $winner_name } wins
} { $reason ->
    [points] the game with { $points ->
        [one] one victory point
       *[other] { $points } victory points
    }
    [oracles] the game with { $points ->
        [one] one victory point
       *[other] { $points } victory points
    }, the most after the last siege
   *[tie-break] the deciding siege and the game
}.
iliad-shared = Nobody wins the deciding siege: { $winner_name } share the victory.

## Choices

iliad-place = Place { $card }{ $count ->
    [one] {""}
   *[other] {" "}({ $count } in hand)
}
iliad-attack = Attack: { $weapon }
iliad-foe = { $name } (army { $strength })
iliad-end = { $end ->
    [first] The first Hoplite, the highest
   *[last] The last Hoplite, the lowest
}
iliad-leave = Leave the siege with { $hero }
iliad-withdraw = Withdraw: the whole army ({ $strength }) is lost
iliad-wait = { $passes ->
    [0] Pass (the siege goes on)
   *[other] Pass and end the siege{ $tied ->
        [yes] {" "}(a tie: the last to pass loses)
       *[no] {""}
    }
}
iliad-accept = Arrange for me (army { $strength })
iliad-lay = Lay { $card } yourself
iliad-discard = Discard { $card }{ $count ->
    [one] {""}
   *[other] {" "}({ $count } in hand)
}
iliad-into = { $number ->
    [none] Into the Trojan Horse
   *[other] Into Trojan Horse { $number }
} ({ $count ->
    [0] empty
    [one] one card
   *[other] { $count } cards
})

## Questions

iliad-ask-turn = Your turn: what do you do?
iliad-ask-on = Where do you put { $card }?
iliad-ask-foe = Whom do you attack with { $weapon }?
iliad-ask-target = What do you attack with { $weapon }?
iliad-ask-target-of = Attack on { $foe } with { $weapon }: which card?
iliad-ask-end = { $target }: which Hoplite do you attack?
iliad-ask-arrange = To arrange, out of the Trojan Horse: { $cards }. What do you do?
iliad-ask-take = Which victory card do you take?
iliad-ask-discard = { $count ->
    [one] You hold one card more than the { $most } you may keep
   *[other] You hold { $count } cards more than the { $most } you may keep
}: which one do you discard?

## The table

iliad-title = { $oracle ->
    [gorgon] Siege { $number } — Gorgon
    [thanatos] Siege { $number } — Thanatos −{ $points }
    [decider] Siege { $number } — Gorgon of the tied
    [after] After siege { $number }
    [over] The game is over
   *[none] Siege { $number } — no oracle
}
iliad-stake = At stake:
iliad-piles = Army pile { $pile }, discards { $discards }
iliad-more-piles = Victory pile { $victories }{ $oracles ->
    [none] {""}
   *[other] , oracle pile { $oracles }
}
iliad-player = { $seat ->
    [you] { $seat_name } (you)
   *[other] { $seat_name }
}{ $status ->
    [acting] {" "}— to play
    [waiting] {" "}— in the siege
    [passed] {" "}— has passed
    [left] {" "}— left with { $hero }
    [withdrawn] {" "}— has withdrawn
    [absent] {" "}— not in this siege
   *[none] {""}
}
iliad-points = Points { $team ->
    [none] { $points }/{ $target }
   *[other] { $points }, team { $team } { $sum }/{ $target }
}:
iliad-army = Hand { $count }, army { $strength }:
iliad-phalanx = { $ranks } ({ $worth })
iliad-horse = Trojan Horse{ $number ->
    [none] {""}
   *[other] {" "}{ $number }
} ({ $count ->
    [0] empty
    [one] one card
   *[other] { $count } cards
}{ $known ->
    [yes] : { $cards }
   *[no] {""}
})
iliad-to-arrange = to arrange: { $cards }
iliad-hand = Your hand ({ $count }):
iliad-standing = { $place }. { $seat ->
    [you] { $seat_name } (you)
   *[other] { $seat_name }
}: { $count ->
    [one] one point
   *[other] { $points } points
}{ $team ->
    [none] {""}
   *[other] , team { $team } { $sum }
}

## Chapters

iliad-chapter = Siege { $number }

## Why not?

iliad-thing-card = Place { $name }
iliad-thing-stack = Put { $name } on a phalanx
iliad-thing-ride = Put a card on an Elephant
iliad-thing-hide = Put a card into a Trojan Horse
iliad-thing-attack = Attack with { $name }
iliad-thing-first = Strike the first Hoplite of a phalanx
iliad-thing-move = Move a card that has been placed
iliad-thing-pass = Pass
iliad-thing-arrange = Arrange what a Trojan Horse hid
iliad-thing-take = Take a victory card
iliad-thing-discard = Discard a card of the hand
iliad-thing-draw = Draw a card
iliad-thing-tile = Take the { $name } tile
# What an attack might be made with
iliad-source = { $what ->
    [hoplite] a Hoplite
    [archer] an Archer that stands alone
    [chariot] a Chariot on the table
    [hand] a Chariot from the hand
    [rider] an Archer on an Elephant
   *[card] { $card }
}
iliad-why-over = The game is over.
iliad-why-not-your-turn = It is { $names }’s turn.
iliad-why-passed = You have passed, and are skipped until this siege is over.
iliad-why-withdrawn = You have withdrawn, and are skipped until this siege is over.
iliad-why-not-tied = This siege decides between the tied; the others only look on.
iliad-why-others-arrange = { $names } first has to arrange what the Trojan Horse hid.
iliad-why-others-take = { $names } first has to take a victory card.
iliad-why-others-discard = { $names } first has to discard down to the limit.
iliad-why-arrange-first = First arrange what your Trojan Horse hid.
iliad-why-take-first = First take a victory card.
iliad-why-discard-first = First discard what you hold too many of.
iliad-why-only-arrange = The Trojan Horses are opened when the siege is over, and only then.
iliad-why-only-take = Victory cards are taken when a siege is over.
iliad-why-only-discard = You discard from the hand only between two sieges, and only if you hold too many cards.
iliad-why-draw-between = Cards are drawn between two sieges only: three for everybody, without asking.
iliad-why-stays = A card that has been placed stays where it is.
iliad-why-never-attacks = Hoplites, Elephants, Portcullises and Trojan Horses never attack.
iliad-why-agamemnon = The Agamemnon tile is not chosen: it goes to the strongest army of a siege.
iliad-why-athena = The Athena tile is not chosen: it comes with a City, to whoever then has more City points than each of the others.
iliad-why-poseidon = The Poseidon tile is not chosen: it comes with a Trireme, to whoever then has more Trireme points than each of the others.
iliad-why-gorgon-horse = As long as a Gorgon rules, nobody places a Trojan Horse.
iliad-why-highest = No Hoplite is higher than this one, so it goes on none: a phalanx falls from card to card.
iliad-why-no-phalanx = No Hoplite or phalanx of yours lies there to put it on.
iliad-why-none-higher = It has to be lower than the last card: none of your Hoplites or phalanxes ends above { $number }.
iliad-why-nothing-to-load = You hold neither a Hoplite nor an Archer. All other cards are placed alone.
iliad-why-no-elephant = No Elephant of yours lies there. It comes first, and its load afterwards.
iliad-why-elephants-full = Each of your Elephants carries two cards already.
iliad-why-no-horse = No Trojan Horse of yours lies there. It comes first, and what it hides afterwards.
iliad-why-place-first = That card is still in your hand. Once placed, it may attack on a later turn.
iliad-why-hides = Your Archer sits in a Trojan Horse, and from there it does not attack.
iliad-why-nobody-stands = Nobody you may attack has a Hoplite or a lone Archer that can be reached.
iliad-why-portcullis = A Portcullis keeps every Chariot away from { $names }.
iliad-why-no-walls = Nobody you may attack has a Catapult, Ballista, Portcullis or Trojan Horse.
iliad-why-no-beasts = Nobody you may attack has an Elephant or a Chariot.
iliad-why-only-from-elephant = Only an Archer on an Elephant reaches the first Hoplite of a phalanx.
iliad-why-no-long-phalanx = Nobody you may attack has a phalanx of two cards or more.

## In pictures: short, for there is little room

iliad-picture-oracle = { $oracle ->
    [gorgon] Gorgon: you win if your army alone is the strongest as your turn begins.
   *[thanatos] Thanatos: the weakest army at the end loses { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
}
# The name of a card on its picture: two lines of about ten letters
iliad-picture-card = { $kind ->
    [trojan_horse] Horse
   *[other] { iliad-card }
}
iliad-picture-victories = Victories
iliad-picture-status = { $status ->
    [passed] passed
    [left] out
    [withdrawn] withdrew
    [absent] not in this siege
   *[none] {""}
}

## How the points came about

iliad-account = { $name }: { $sieges ->
    [0] no siege won
    [one] one siege won
   *[other] { $sieges } sieges won
}{ $count ->
    [0] {""}
    [one] {" "}· victory card { $cards }
   *[other] {" "}· victory cards { $cards }
}{ $tiles ->
    [0] {""}
   *[other] {" "}· tiles { $tiles }
}{ $thanatos ->
    [0] {""}
   *[other] {" "}· Thanatos −{ $thanatos }
}

# What each symbol of the pictures means
iliad-symbol = { $symbol ->
    [hoplite] Hoplite, with its value
    [phalanx] What a phalanx or the riders of an Elephant are worth
    [archer] Archer (worth 1): attacks the last Hoplite (from an Elephant also the first) or a lone Archer
    [chariot] Chariot (worth 3): the same, also from the hand
    [catapult] Catapult: destroys a Catapult, Ballista, Portcullis or Horse
    [ballista] Ballista: destroys an Elephant or a Chariot
    [portcullis] Portcullis: keeps Chariots away from its owner
    [elephant] Elephant: its two riders count double
    [horse] Trojan Horse: hides Hoplites and Archers until the siege is over
    [hero] Hero of a player who has passed: counts in the army
    [strength] Strength of an army; on gold: the most
    [hand] Cards in hand, or in a pile
    [points] Victory points and how many win; on gold: the most
    [victory] Victory card: City, Trireme or Helen
    [agamemnon] Agamemnon: its holder begins the next siege
    [athena] Athena: for the most City points
    [poseidon] Poseidon: for the most Trireme points
   *[thanatos] Points lost to Thanatos
}

## Plans

iliad-plan-relies = the siege, who is in it, your hand, or your army
