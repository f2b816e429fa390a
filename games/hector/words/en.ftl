## The box

hector-name = Hector and Achilles
hector-also = Hector, Achilles, Hector & Achilles
hector-about = Battles before Troy for two: play the right colors, bluff with the wrong ones, and know when to retreat.
hector-computers = Priam, Helen, Nestor, Hecuba, Calchas, Briseis
hector-variant-standard = Everybody for themselves
hector-size-standard = { $seats } players
hector-option-achaean = { $value ->
    [-1] Chance decides who leads the Achaeans
   *[other] Seat { $number } ({ $name }) leads the Achaeans
}
hector-advantage = { $name } leads the Achaeans

## Cards

hector-colour = { $colour ->
    [red] red
    [green] green
    [blue] blue
    [yellow] yellow
    [purple] purple
   *[brown] brown
}
hector-troop = { $colour } { $value }
hector-a-troop = a { $colour } { $value }
# Several troops of a colour, by their values: "yellow 4 3 2"
hector-group = { $colour } { $values }
# The name of a hero, as cards.toml has it. Other languages translate the names that they write otherwise.
hector-named = { $name }
hector-hero = { $hero } ({ $colour } { $value })
hector-side = { $side ->
    [achaean] Achaeans
   *[trojan] Trojans
}
hector-pile = { $number ->
    [reserve] the reserve
   *[other] pile { $number }
}

## What happens

hector-began = Battle { $number } begins: { $seat ->
    [you] you attack
   *[other] { $seat_name } attacks
}.
hector-vanguard-turned-up = { $seat ->
    [you] Your
   *[other] { $seat_name }’s
} vanguard from { $pile } is { $troop }.
hector-piles-fight = { $how ->
    [fronts] The two piles { $number } fight.
    [mixed] The two piles { $number } fight; { $seat ->
        [you] yours is reduced, and your reserve
       *[other] { $seat_name }’s is reduced, and the reserve
    } fights instead.
   *[reserves] The piles { $number } are reduced on both sides: the reserves fight.
}
hector-tile-turned-up = The fate tile has { $north } opposite { $south }, { $east } opposite { $west }.
hector-fate-laid = { $seat ->
    [you] You lay
   *[other] { $seat_name } lays
} the fate tile: { $colours }.
hector-fate-turned = { $turned ->
    [yes] { $seat ->
        [you] You turn
       *[other] { $seat_name } turns
    } the fate tile
   *[no] { $seat ->
        [you] You leave
       *[other] { $seat_name } leaves
    } the fate tile as it lies
}: { $colours }.
hector-fate-of = { $value } for { $seat ->
    [you] you
   *[other] { $seat_name }
}
hector-drew = You draw { $troops } from { $pile }.
hector-drew-unseen = { $seat_name } draws { $count ->
    [one] a troop
   *[other] { $count } troops
} from { $pile }.
hector-hero-drawn = You draw the hero { $hero }.
hector-hero-drawn-unseen = { $seat_name } draws a hero.
hector-exchanged = { $seat ->
    [you] You exchange { $troop }, which is lost.
   *[other] { $seat_name } exchanges { $troop }, which is lost.
}
hector-changed = You put { $before } at the bottom of your heroes and draw { $hero }.
hector-changed-unseen = { $seat_name } changes the hero in hand.
hector-deployed = { $seat ->
    [you] You deploy
   *[other] { $seat_name } deploys
} { $hero } on { $troop }, which no longer counts.
hector-strengthened = { $seat ->
    [you] You strengthen
   *[other] { $seat_name } strengthens
} { $troop } with a favor: now { $value }.
hector-played = { $seat ->
    [you] You play
   *[other] { $seat_name } plays
} { $troop } (total { $total }).
hector-balanced = Both sides have played { $total }: nobody may turn the fate tile.
hector-retreated = { $seat ->
    [you] You retreat
   *[other] { $seat_name } retreats
}: the battle is won by { $foe ->
    [you] you
   *[other] { $foe_name }
}.
hector-shown = { $seat ->
    [you] You show
   *[other] { $seat_name } shows
} { $hero }.
hector-strength-of = { $value } for { $seat ->
    [you] you
   *[other] { $seat_name }
}
hector-counted = The battle is counted ({ $strengths }): { $seat ->
    [you] you win
   *[other] { $seat_name } wins
}.
hector-counted-equal = The battle is counted ({ $strengths }): nobody wins, and everything goes back.
hector-removed = { $seat ->
    [you] You lose
   *[other] { $seat_name } loses
} { $troops }{ $favours ->
    [0] {""}
    [one] {" "}and a favor
   *[other] {" "}and { $favours } favors
} for good.
hector-hero-lost = { $seat ->
    [you] You lose
   *[other] { $seat_name } loses
} { $hero } for good.
hector-hero-ransomed = { $seat ->
    [you] You give up
   *[other] { $seat_name } gives up
} a favor and { $seat ->
    [you] keep
   *[other] keeps
} { $hero }.
hector-took-back = { $seat ->
    [you] You put
   *[other] { $seat_name } puts
} { $count ->
    [0] {""}
    [one] one troop played
   *[other] { $count } troops played
}{ $hidden ->
    [0] {""}
   *[other] { $count ->
        [0] {""}
       *[other] {" "}and{" "}
    }{ $hidden ->
        [one] one troop
       *[other] { $hidden } troops
    } of the hand
} back into { $pile }.
hector-penalty = Earlier shame costs { $seat ->
    [you] you
   *[other] { $seat_name }
} { $troops } as well.
hector-shame = { $seat ->
    [you] You take a shame marker and have
   *[other] { $seat_name } takes a shame marker and has
} { $count } now.
hector-reduced = { $seat ->
    [you] Your
   *[other] { $seat_name }’s
} pile { $number } is reduced; { $count ->
    [0] no card is left of it
    [one] its one card goes to the reserve
   *[other] its { $count } cards go to the reserve
}.
hector-tiles-shuffled = All fate tiles have been used; they are shuffled again.
hector-over = { $seat ->
    [you] You win
   *[other] { $seat_name } wins
} the game: { $reason ->
    [front] { $foe ->
        [you] your three front piles
       *[other] the three front piles of { $foe_name }
    } are reduced
    [reserve] { $foe ->
        [you] your reserve
       *[other] the reserve of { $foe_name }
    } has fewer than five cards left
    [battle] both sides are at their end, and the last battle decides
   *[troops] both sides are at their end, and the larger army decides
}.
hector-over-equal = Both sides are at their end, and equally strong: the game is drawn.

## Choices

hector-vanguard = { $number ->
    [reserve] The reserve ({ $count } cards)
   *[other] Pile { $number } ({ $count } cards)
}
hector-with = { $number ->
    [reserve] the reserve ({ $count })
   *[other] { $count } cards
}
hector-naming = Piles { $number }: { $mine } against { $theirs }
hector-lay = { $how ->
    [lay] Lay it:
    [leave] Leave it:
   *[turn] Turn it:
} { $mine } ({ $points }) against { $theirs } ({ $foe_points })
hector-exchange = Exchange a troop
hector-brief-vanguard = { $number ->
    [reserve] Reserve
   *[other] Pile { $number }
}
hector-brief-naming = Piles { $number }: { $mine } against { $theirs }
hector-brief-with = { $number ->
    [reserve] reserve { $count }
   *[other] { $count }
}
hector-brief-change = Change hero
hector-brief-deploy = Deploy
hector-brief-let-go = Lose the hero
hector-brief-ransom = Give up a favor
hector-brief-fate = { $how ->
    [lay] {""}
    [leave] Leave:{" "}
   *[turn] Turn:{" "}
}{ $mine } ({ $points }), { $theirs } ({ $foe_points })
hector-brief-strengthen = Strengthen
hector-away = Give away { $troop }{ $counts ->
    [yes] {" "}(would count)
   *[no] {""}
}
hector-change = Change hero: { $hero } goes under the pile
hector-deploy = Deploy { $hero }
hector-cover = On { $troop }{ $counts ->
    [yes] {" "}(counts now)
   *[no] {""}
}
hector-strengthen = Strengthen a troop ({ $count ->
    [one] one favor left
   *[other] { $count } favors left
})
hector-favour = { $troop }{ $counts ->
    [yes] {" "}(counts now)
   *[no] {""}
}
hector-retreat = Retreat: { $count ->
    [one] the troop played is lost
   *[other] the { $count } troops played are lost
}{ $penalty ->
    [0] {""}
   *[other] , and { $penalty } more
}{ $hero ->
    [lost] ; the hero too
    [choice] ; the hero or a favor too
   *[none] {""}
}
hector-play = Play { $troop }{ $counts ->
    [yes] {" "}(counts now)
   *[no] {""}
}
hector-let-go = Lose { $hero }
hector-ransom = Give up a favor and keep { $hero }

## Questions

hector-ask-vanguard = You attack: from which pile do you turn up the vanguard?
hector-ask-name = Your vanguard is a { $value }: which piles fight (yours first)?
hector-ask-orient = How do you lay the fate tile (your color first; numbers: what would count)?
hector-ask-turn = Turn { $turn } of 4: take an action first, or play a troop?
hector-ask-troop = Turn { $turn } of 4: which troop do you play?
hector-ask-fate = You lead { $mine } to { $theirs }: turn the fate tile (your color first; numbers: what would count)?
hector-ask-give-up = Do you lose { $hero }, or { $count ->
    [one] your last favor
   *[other] one of your { $count } favors
}?
hector-ask-away = Which troop do you give away for good, to draw another?
hector-ask-cover = Which troop, which will no longer count, does { $hero } cover?
hector-ask-favour = Which troop gets the favor, +1?

## The table

hector-title = { $stage ->
    [turn] Battle { $number }, turn { $turn } of 4
    [opening] Battle { $number }, opening
   *[over] The game is over
}
hector-tile = Fate tile:
hector-opposite = { $one }/{ $other }
hector-tiles-left = Fate tiles left: { $count }
hector-counted-now = Counted:
hector-player = { $seat ->
    [you] { $seat_name } (you)
   *[other] { $seat_name }
}, { $side }{ $role ->
    [attacks] , attacks
    [defends] , defends
   *[none] {""}
}{ $acting ->
    [yes] {" "}— to play
   *[no] {""}
}
hector-front = { $laid ->
    [yes] Fate { $colour }, all played { $total }:
   *[no] All played { $total }:
}
hector-is-vanguard = { $troop } (vanguard)
hector-covered = { $troop } covered
hector-piles = Piles
hector-pile-of = { $number ->
    [reserve] reserve
   *[other] { $number }:
} { $state ->
    [reduced] reduced
    [fights] { $count } (fights)
   *[whole] { $count }
}
hector-markers = Favors { $favours }, shame { $shame }, lost { $lost }
hector-held = Hand { $count }{ $hero ->
    [held] {" "}and a hero
   *[none] {""}
}, heroes in pile { $heroes }
hector-hero-open = Hero shown: { $hero }
hector-hand = Your hand ({ $count }):
hector-your-hero = Your hero: { $hero }
hector-counts = Counts now { $strength }:
hector-in-hand = The troops in hand would add { $points }
hector-standing = { $place }. { $seat ->
    [you] { $seat_name } (you)
   *[other] { $seat_name }
}: { hector-left }
hector-left = { $count ->
    [one] one troop
   *[other] { $count } troops
} left

## Chapters

hector-chapter = Battle { $number }

## Why not?

hector-thing-troop = Play { $name }
hector-thing-favour = A favor on { $name }
hector-thing-exchange = Exchange a troop
hector-thing-change = Change the hero
hector-thing-deploy = Deploy the hero
hector-thing-strengthen = Strengthen a troop
hector-thing-retreat = Retreat
hector-thing-name = Name the front piles
hector-thing-fate = Turn the fate tile
hector-thing-give-up = Give up a favor or the hero
hector-thing-vanguard = { $number ->
    [3] Vanguard from the reserve
    [2] Vanguard from front pile 3
    [1] Vanguard from front pile 2
   *[0] Vanguard from front pile 1
}
hector-why-over = The game is over.
hector-why-not-your-turn = It is { $names }’s turn.
hector-why-pile-empty = That pile is empty.
hector-why-only-vanguard = A vanguard is turned up only at the opening of a battle.
hector-why-only-name = Front piles are named only by the attacker whose vanguard is a 4.
hector-why-only-fate = The tile is turned only after each pair of turns, by the side that has played the higher sum.
hector-why-only-give-up = Only a player who lost a battle with a deployed hero, and has a favor left, chooses what to give up.
hector-why-vanguard-first = First turn up your vanguard.
hector-why-name-first = First name the front piles that fight.
hector-why-orient-first = First lay the fate tile.
hector-why-fate-first = First turn the fate tile, or leave it.
hector-why-give-up-first = First choose what you give up.
hector-why-acted = You have taken an action in this turn; now play a troop.
hector-why-nothing-to-draw = Your fighting pile and your reserve are empty, so there is nothing to draw.
hector-why-no-hero = You have no hero in this battle.
hector-why-hero-lies = Your hero is deployed already.
hector-why-no-other-hero = There is no other hero in your pile.
hector-why-deploy-first = A favor can be used only when your hero is deployed.
hector-why-no-favour = You have no favor left in your supply.
hector-why-all-taken = Each of your troops has a favor already, or is covered by your hero.
hector-why-takes-none = That troop has a favor already, or is covered by your hero.

## In pictures: short, for there is little room

hector-picture-token = { $what ->
    [favours] { $count ->
        [one] favor
       *[other] favors
    }
    [shame] shame
    [heroes] { $count ->
        [one] hero
       *[other] heroes
    }
    [lost] lost
    [held] in hand + hero
   *[cards] in hand
}
# After what counts now: what the troops in hand would add
hector-picture-in-hand = your hand would add { $points }
hector-picture-reserve = Reserve
hector-picture-role = { $side }, { $role ->
    [attacks] attacks
   *[defends] defends
}

## How the troops were lost

hector-account = { $name }: { $left } of { $troops } troops{ $battles ->
    [0] {""}
   *[other] {" "}· −{ $battles } in lost battles
}{ $retreats ->
    [0] {""}
   *[other] {" "}· −{ $retreats } in retreats
}{ $swaps ->
    [0] {""}
   *[other] {" "}· −{ $swaps } exchanged
}

# What each symbol of the pictures means
hector-symbol = { $symbol ->
    [colours] The six colors, each with its shape
    [slinger] Slinger, worth 1
    [archer] Archer, worth 2
    [peltast] Peltast, worth 3
    [hoplite] Hoplite, worth 4
    [hero] Hero: worth their value in the count only if deployed
    [vanguard] The vanguard of this battle
    [favour] Favors left
    [bonus] A favor on a troop: it counts one more
    [shame] Shame: one troop for each is lost at the next retreat
    [heroes] Heroes in the pile
    [lost] Troops lost for good
    [hand] Cards in hand
    [fate] Fate tile: its color toward a side is that side’s
    [valid] Color of fate of a side: it counts, and so does the hero’s
    [total] Total of all colors; the higher, on gold, may turn the fate tile
    [fights] The pile that fights in this battle
   *[reduced] A reduced pile; three of them lose the game
}

## Plans

hector-plan-relies = the battle, the fate tile, your troops or heroes, or the hero that your opponent has deployed
