## The box

olympus-name = Fight for Olympus
olympus-also = Olympus
olympus-about = A duel for the throne of the gods: heroes and soldiers face each other on Olympus, at Delphi and before Troy.
olympus-computers = Calypso, Deucalion, Nausicaa, Evander, Pyrrha, Philemon
olympus-variant-standard = Everybody for themselves
olympus-size-standard = { $seats } players
olympus-option-first = { $value ->
    [-1] Chance decides who begins
   *[other] Seat { $number } ({ $name }) begins
}
olympus-advantage = { $name } begins

## Cards

olympus-card = { $card ->
    [odysseus] Odysseus
    [agamemnon] Agamemnon
    [penelope] Penelope
    [orpheus] Orpheus
    [peleus] Peleus
    [nestor] Nestor
    [circe] Circe
    [helen] Helen
    [jason] Jason
    [argus] Argus
    [cassandra] Cassandra
    [palamedes] Palamedes
    [daedalus] Daedalus
    [telemachus] Telemachus
    [tiresias] Tiresias
    [hector] Hector
    [asclepius] Asclepius
    [medea] Medea
    [ajax] Ajax
    [alcmene] Alcmene
    [eurydice] Eurydice
    [patroclus] Patroclus
    [briseis] Briseis
    [iphigenia] Iphigenia
    [machaon] Machaon
    [antigone] Antigone
    [telephus] Telephus
    [hecuba] Hecuba
    [polyxena] Polyxena
    [pollux] Pollux
    [heracles] Heracles
    [bellerophon] Bellerophon
    [theseus] Theseus
    [meleager] Meleager
    [laodice] Laodice
    [andromeda] Andromeda
    [icarus] Icarus
    [sisyphus] Sisyphus
    [oedipus] Oedipus
    [midas] Midas
    [paris] Paris
    [pandora] Pandora
    [tydeus] Tydeus
    [orestes] Orestes
    [clytemnestra] Clytemnestra
    [achilles] Achilles
    [perseus] Perseus
    [diomedes] Diomedes
    [penthesilea] Penthesilea
    [aeneas] Aeneas
    [andromache] Andromache
    [menelaus] Menelaus
    [castor] Castor
    [chiron] Chiron
    [cycnus] Cycnus
    [philoctetes] Philoctetes
    [neoptolemus] Neoptolemus
    [hippolyta] Hippolyta
    [teucer] Teucer
    [electra] Electra
    [cicones] Cicones
    [myrmidons] Myrmidons
    [tauri] Tauri
    [argonauts] Argonauts
    [phaeacians] Phaeacians
    [carians] Carians
    [lapiths] Lapiths
    [pleiads] Pleiads
    [dardani] Dardani
    [achaeans] Achaeans
    [danaans] Danaans
    [amazons] Amazons
    [red_sword] Red Sword
    [red_shield] Red Shield
    [red_helmet] Red Helmet
    [blue_sword] Blue Sword
    [blue_shield] Blue Shield
    [blue_helmet] Blue Helmet
    [green_sword] Green Sword
    [green_shield] Green Shield
    [green_helmet] Green Helmet
    [yellow_sword] Yellow Sword
    [yellow_shield] Yellow Shield
   *[yellow_helmet] Yellow Helmet
}
# What each power does, in our words
olympus-power = { $card ->
    [odysseus] Draw a card. You may play it at once, free of cost; if it has a play power, that works.
    [agamemnon] You may rearrange as many of your units as you like, Agamemnon too, all at one moment; units may change places.
    [penelope] In your draw phase you draw one more card.
    [orpheus] You may take one hero from the discard pile into your hand.
    [peleus] Draw a card.
    [nestor] You may have another of your units, of strength 1 or more, attack at once; it attacks in the attack phase as well.
    [circe] You may return an enemy soldier card to its owner’s hand; its equipment is discarded.
    [helen] You may move an enemy unit to another space of its side; a unit standing there changes places with it.
    [jason] When he has collected the bonus of a space, you may collect it a second time.
    [argus] You may look at your opponent’s hand.
    [cassandra] When she attacks, you may draw a card before her blow or bonus.
    [palamedes] You may take a color marker as at Delphi.
    [daedalus] You draw a card each time you give one of your units equipment.
    [telemachus] You may draw a card and then discard one of your hand.
    [tiresias] As your draw phase begins you may decide to draw one more; after all the draws you then put a card of your hand under the pile.
    [hector] Your other green units, multicolor heroes among them, have 1 more health.
    [asclepius] As your turn begins, each of your units loses one wound.
    [medea] You may move 1 to 3 wounds from one of your units to an enemy unit.
    [ajax] Your units next to Ajax, and their equipment, cannot be chosen by opposing powers; nor can these units be exchanged.
    [alcmene] You may remove up to 3 wounds in total from your units, shared as you like.
    [eurydice] Defeated by wounds, she stays on her space without any wound if you discard a green card or a multicolor hero of your hand.
    [patroclus] He strikes with 1 more when the unit opposite is blue or multicolor.
    [briseis] You may remove up to 2 wounds from one other unit of yours.
    [iphigenia] You may discard her; all your other units then lose every wound.
    [machaon] When he attacks, you may first remove one wound from one of your units.
    [antigone] When another of your units is discarded, its equipment comes to your hand. (Not when the unit returns to hand.)
    [telephus] As your turn begins, Telephus loses one wound.
    [hecuba] You may move 1 or 2 wounds from one of your units to another of yours.
    [polyxena] Your units on the spaces next to her have 1 more health.
    [pollux] With Castor among your units, Pollux has 1 more strength and 1 more health.
    [heracles] Each of your other units takes one wound.
    [bellerophon] As your turn ends, Bellerophon takes one wound.
    [theseus] Discard a card of your hand, if there is one.
    [meleager] As your turn begins, discard a card of your hand, or Meleager takes 2 wounds.
    [laodice] As your turn ends, Laodice is discarded.
    [andromeda] She takes one wound each time another unit of either side is discarded from the board. (Equipment, payments and units that return to hand or move do not count.)
    [icarus] As your turn ends, Icarus is discarded if he has attacked an empty space this turn.
    [sisyphus] As your turn ends, Sisyphus returns to your hand; his equipment is discarded.
    [oedipus] Discard another of your units, if there is one.
    [midas] Take a color marker as at Delphi; then your opponent draws a card.
    [paris] He strikes a hero with 2 more; a soldier takes no wounds from him.
    [pandora] Your opponent draws a card.
    [tydeus] When he has fought a unit, Tydeus takes one wound.
    [orestes] Wounds on Orestes can be neither removed nor moved to another unit.
    [clytemnestra] Another of your heroes takes one wound; if there is none, Clytemnestra does.
    [achilles] Your other heroes have 1 more strength.
    [perseus] An enemy unit takes 3 wounds.
    [diomedes] Two enemy units take one wound each, or the only one there is.
    [penthesilea] Every enemy unit takes one wound.
    [aeneas] Discard an enemy soldier card and its equipment, wherever it stands.
    [andromache] She strikes with 1 more when the unit opposite is green or multicolor.
    [menelaus] An enemy hero takes one wound.
    [castor] With Pollux among your units, Castor has 1 more strength and 1 more health.
    [chiron] When he attacks, any enemy unit first takes one wound. If that empties the space opposite, he collects its bonus.
    [cycnus] After his attack you may have another of your units, of strength 1 or more, attack, whether or not it has attacked before.
    [philoctetes] An enemy unit takes 2 wounds.
    [neoptolemus] The unit opposite takes 2 wounds.
    [hippolyta] You may discard the equipment of an enemy unit.
    [teucer] When he attacks, you may first place one wound on an enemy unit beside the space opposite, even if nobody is on that space.
    [electra] An enemy soldier card takes one wound.
    [carians] After an attack on an empty space, and its bonus, you draw a card.
    [amazons] They cannot be given equipment.
    [red_sword] When you attach it, an enemy unit takes 2 wounds.
    [blue_helmet] When you attach it, draw a card.
    [green_shield] When you attach it, its bearer loses every wound.
   *[yellow_sword] When you attach it, its bearer takes one wound.
}
# The same on the board, in at most two very short lines; for powers that go on working
olympus-power-brief = { $card ->
    [penelope] Each turn: draw 1 more
    [jason] Collects his bonus twice
    [cassandra] Attack: first draw a card
    [daedalus] Equipping draws a card
    [tiresias] May draw 1 more, put 1 back
    [hector] Your other green: +1 health
    [asclepius] Each turn: heals all by 1
    [ajax] Shields his neighbors
    [eurydice] Discard green: she survives
    [patroclus] +1 against blue or multicolor
    [machaon] Attack: heals 1 wound
    [antigone] Gear of the fallen to hand
    [telephus] Each turn: heals himself by 1
    [polyxena] Neighbors: +1 health
    [pollux] With Castor: +1/+1
    [bellerophon] Each turn: takes 1 wound
    [meleager] Each turn: discard or 2 wounds
    [laodice] Discarded as your turn ends
    [andromeda] 1 wound when any unit falls
    [icarus] Falls if he attacks nobody
    [sisyphus] To hand as your turn ends
    [paris] +2 on heroes, 0 on soldiers
    [tydeus] Takes 1 wound from each fight
    [orestes] His wounds stay
    [achilles] Your other heroes: +1 strength
    [andromache] +1 against green or multicolor
    [castor] With Pollux: +1/+1
    [chiron] Attack: first 1 wound anywhere
    [cycnus] Then another unit attacks
    [teucer] Attack: 1 wound beside it
    [carians] Attack on nobody: draw a card
   *[amazons] No equipment
}
# A card within a sentence
olympus-the = { $sort ->
    [hero] { $card }
   *[other] the { $card }
}
# The same after its owner: "your Cicones"
olympus-owned = { $sort ->
    [hero] { $card }
   *[other] { $card }
}
olympus-colour = { $colour ->
    [red] red
    [blue] blue
    [green] green
   *[yellow] yellow
}
# The same as one letter, for costs: "RRB"
olympus-letter = { $colour ->
    [red] R
    [blue] B
    [green] G
   *[yellow] Y
}
olympus-marker = { $colour ->
    [red] the red marker
    [blue] the blue marker
    [green] the green marker
   *[yellow] the yellow marker
}
olympus-space = { $zone ->
    [olympus] Olympus { $number }
    [delphi] Delphi { $number }
   *[troy] Troy
}

## What happens

# The card whose power it is, before what it does
olympus-by = { $card }: { $what }
olympus-turn = turn { $number }: { $seat ->
    [you] you begin
   *[other] { $seat_name } begins
}.
olympus-left = { $seat ->
    [you] you skip
   *[other] { $seat_name } skips
} { $phase ->
    [0] playing cards
    [1] the attacks
   *[2] the draw
} on this first turn.
olympus-drew = you draw { $cards }.
olympus-drew-unseen = { $seat_name } draws { $count ->
    [one] a card
   *[other] { $count } cards
}.
olympus-paid = { $seat ->
    [you] you pay
   *[other] { $seat_name } pays
} with { $what }.
olympus-placed = { $seat ->
    [you] you place
   *[other] { $seat_name } places
} { $card } on { $space }.
olympus-equipped = { $seat ->
    [you] you give
   *[other] { $seat_name } gives
} { $bearer } { $card }.
olympus-struck = { $seat ->
    [you] your
   *[other] { $seat_name }’s
} { $card } { $many ->
    [no] strikes
   *[yes] strike
} { $target }: { $wounds ->
    [0] no wound
    [one] one wound
   *[other] { $wounds } wounds
}{ $bonus ->
    [0] {""}
   *[other] {" "}({ $signed } by the power)
}.
olympus-wounded = { $seat ->
    [you] your
   *[other] { $seat_name }’s
} { $card } { $many ->
    [no] takes
   *[yes] take
} { $wounds ->
    [one] one wound
   *[other] { $wounds } wounds
}.
olympus-healed = { $seat ->
    [you] your
   *[other] { $seat_name }’s
} { $card } { $many ->
    [no] loses
   *[yes] lose
} { $wounds ->
    [one] one wound
   *[other] { $wounds } wounds
}.
olympus-transferred = { $wounds ->
    [one] one wound moves
   *[other] { $wounds } wounds move
} from { $source } to { $target }.
olympus-fell = { $seat ->
    [you] your
   *[other] { $seat_name }’s
} { $card } { $many ->
    [no] falls and is
   *[yes] fall and are
} discarded.
olympus-removed = { $seat ->
    [you] your
   *[other] { $seat_name }’s
} { $card } { $many ->
    [no] is
   *[yes] are
} discarded.
olympus-returned = { $seat ->
    [you] your { $card } { $many ->
        [no] returns
       *[yes] return
    } to your hand
   *[other] { $seat_name }’s { $card } { $many ->
        [no] returns
       *[yes] return
    } to hand
}.
olympus-equipment-lost = { $seat ->
    [you] your
   *[other] { $seat_name }’s
} { $card } is discarded.
olympus-equipment-kept = { $seat ->
    [you] the { $card } returns to your hand
   *[other] the { $card } returns to { $seat_name }’s hand
}.
olympus-survived = { $seat ->
    [you] you discard
   *[other] { $seat_name } discards
} { $paid }; { $card } stays without a wound.
olympus-moved = { $seat ->
    [you] your
   *[other] { $seat_name }’s
} { $card } { $many ->
    [no] moves
   *[yes] move
} to { $space }.
olympus-exchanged = { $seat ->
    [you] your
   *[other] { $seat_name }’s
} { $card } and { $other } change places.
olympus-scored = { $seat ->
    [you] your
   *[other] { $seat_name }’s
} { $card } { $many ->
    [no] wins
   *[yes] win
} a victory point{ $lead ->
    [none] {" "}and the score is level
    [ahead] , { $steps } of 7
   *[behind] , still { $steps } behind
}.
olympus-took = { $seat ->
    [you] you take
   *[other] { $seat_name } takes
} { $marker } from { $before ->
    [nobody] Delphi
    [you] you
   *[other] { $before_name }
}.
olympus-repeated = the bonus is collected again.
olympus-sent = { $card } { $many ->
    [no] makes
   *[yes] make
} an extra attack.
olympus-discarded = { $seat ->
    [you] you discard
   *[other] { $seat_name } discards
} { $card }.
olympus-recovered = { $seat ->
    [you] you take
   *[other] { $seat_name } takes
} { $card } from the discard pile.
olympus-looked = you see { $foe_name }’s hand: { $cards }.
olympus-looked-unseen = { $seat_name } looks at { $foe ->
    [you] your hand
   *[other] { $foe_name }’s hand
}.
olympus-under = you put { $card } under the pile.
olympus-under-unseen = { $seat_name } puts a card under the pile.
olympus-over = { $winner ->
    [you] you win
   *[other] { $winner_name } wins
}: { $reason ->
    [points] the seventh victory point
    [full-row] all six spaces are taken as the turn begins
   *[pile] the pile is used up, and the purple marker decides
}.
olympus-won-points = the seventh victory point
olympus-won-full-row = six units in the row as the turn began
olympus-won-pile = the pile is used up, and the purple marker decides
olympus-won-tied = the pile is used up with the purple marker at 0
olympus-tied = the pile is used up with the purple marker at 0: nobody wins.

## Choices

# A unit: "Alcmene 1/2, 1 wound"
olympus-unit = { $card } { $strength }/{ $health }{ $wounds ->
    [0] {""}
    [one] , one wound
   *[other] , { $wounds } wounds
}
olympus-unit-at = { $unit } ({ $space })
olympus-play = { $card } { $strength }/{ $health }{ $cost ->
    [none] , free
   *[other] , cost { $cost }
}
olympus-play-gear = { $card } +{ $strength }/+{ $health }{ $cost ->
    [none] , free
   *[other] , cost { $cost }
}
olympus-on = { $space }, opposite { $unit }
olympus-on-open = { $space }, nobody opposite
olympus-on-free = { $space }, free
olympus-price = payment: { $what }
olympus-yours-to-choose = you choose what to pay with
olympus-choosing = Other payment, card by card
olympus-otherwise = Other payment
olympus-group = { $colour ->
    [red] Red cards
    [blue] Blue cards
    [green] Green cards
   *[yellow] Yellow cards
}
olympus-done = Done: attack
olympus-arranged = Everybody stays where they are now
olympus-discard = Discard { $card }
olympus-pay = Pay with { $what }
olympus-accept = { $owed ->
    [one] Pay as suggested: { $what }
   *[other] Pay all of it with { $what }
}
olympus-phase = { $phase ->
    [0] { $left ->
        [0] Play cards
       *[other] Skip playing cards
    }
   *[other] { $left ->
        [0] Attack
       *[other] Skip the attacks
    }
}
olympus-wounds = { $wounds ->
    [one] One wound
   *[other] { $wounds } wounds
}
olympus-swap = Change places with { $unit } ({ $space })
olympus-take = { $colour ->
    [red] The red marker
    [blue] The blue marker
    [green] The green marker
   *[yellow] The yellow marker
}
olympus-use = Yes
olympus-no = { $what ->
    [card] Keep it in hand
    [unit] Nobody
    [wounds] No wounds
    [marker] No marker
    [hero] No hero
    [fall] Let her fall
   *[power] No
}
olympus-suffer = { $card } takes { $wounds } wounds

## Questions

olympus-ask-play = Your turn: which card do you play?
olympus-ask-done = No card can be played: on to the attacks?
olympus-to-play = { $only ->
    [yes] Only { $card } can be played
   *[no] { $card }
}{ $bill ->
    [none] {""}
   *[other] {" "}({ $bill })
}
olympus-ask-where = { $subject }: on which space?
olympus-ask-bearer = { $subject }: which unit gets it?
olympus-ask-group = Which card?
olympus-ask-pay = { $card }: what pays for { $colour ->
    [red] red
    [blue] blue
    [green] green
   *[yellow] yellow
}?
olympus-ask-phase = The very first turn skips { $phase ->
    [0] one phase (playing, attacking or drawing): do you play cards
   *[other] the attacks or the drawing: do you attack
}?
olympus-ask-unit = { $card }: { $deed ->
    [wound] who takes { $amount ->
        [one] one wound
       *[other] { $amount } wounds
    }
    [return] which soldiers return to hand
    [remove] which unit is discarded
    [strip] whose equipment is discarded
   *[send] who makes an extra attack
}?
olympus-ask-two = { $card }: which two units take a wound?
olympus-ask-second = { $card }: and which second unit?
olympus-ask-may = { $card }: { $power ->
    [argus] do you look at the opponent’s hand
    [telemachus] do you draw a card and then discard one
    [iphigenia] do you discard her to heal all your others
    [cassandra] do you draw a card
    [jason] do you collect the bonus again
   *[tiresias] do you draw one more card and put one under the pile later
}?
olympus-ask-heal = { $card }: who loses wounds, up to { $left }?
olympus-ask-from = { $card }: whose wounds move?
olympus-ask-wounds = { $card }: how many wounds?
olympus-ask-to = { $card }: to whom?
olympus-ask-move = { $card }: which unit moves?
olympus-ask-target = { $card }: to which space?
olympus-ask-marker = { $card }: which color marker do you take?
olympus-ask-discard = { $card }: which card do you discard?
olympus-ask-toll = { $card }: do you discard a card?
olympus-ask-recover = { $card }: which hero do you take?
olympus-ask-free = You drew { $card }: where do you play it for free?
olympus-ask-save = { $card } is defeated: which card do you discard to keep her?
olympus-ask-under = { $card }: which card goes under the pile?

## The table

olympus-title = { $over ->
    [yes] The game is over
   *[no] Turn { $number }
} — pile { $pile }, discards { $discards }
olympus-points = Victory points: { $lead ->
    [none] level at 0
    [you] you, { $steps } of 7
   *[other] { $lead_name }, { $steps } of 7
}
olympus-at-delphi = At Delphi:
olympus-nothing = no marker
olympus-player = { $seat ->
    [you] { $seat_name } (you)
   *[other] { $seat_name }
}{ $status ->
    [turn] {" "}— to play
    [pays] {" "}— to pay for { $card }
    [chooses] {" "}— to choose: { $card }
    [marker] {" "}— to take a marker
   *[none] {""}
}
olympus-holdings = Hand { $count }{ $some ->
    [no] {""}
   *[yes] , markers:
}
olympus-short = { $zone ->
    [olympus] O{ $number }
    [delphi] D{ $number }
   *[troy] T
}
olympus-hand = Your hand ({ $count }){ $wild ->
    [yes] {""}; * pays any color
   *[no] {""}
}
olympus-known = The opponent holds:
olympus-hidden = Under the pile, by you:
olympus-standing = { $place }. { $seat ->
    [you] { $seat_name } (you)
   *[other] { $seat_name }
}: { $steps ->
    [one] one victory point ahead
    [0] level
   *[other] { $steps } victory points ahead
}
olympus-standing-behind = { $place }. { $seat ->
    [you] { $seat_name } (you)
   *[other] { $seat_name }
}: { $steps ->
    [one] one victory point behind
   *[other] { $steps } victory points behind
}

## A card in words

olympus-about-unit = { $sort ->
    [hero] Hero
   *[soldiers] Soldiers, two cards
}, { $colours }; strength { $strength }, health { $health }
olympus-about-gear = Equipment, { $colours }; strength +{ $strength }, health +{ $health }
olympus-multicolour = multicolor ({ $colour })
olympus-cost = Cost: { $cost ->
    [none] nothing
   *[other] { $cost }
}
olympus-when = { $when ->
    [play] When played: { $power }
    [attack] At each attack: { $power }
    [always] Always: { $power }
   *[none] No power.
}
olympus-cards-note = Most numbers and powers are our reconstruction; the box decides.

## Chapters

olympus-chapter = Turn { $number }: { $name }

## Why not?

olympus-thing-card = { $name }
olympus-thing-choose = Choose what pays for { $name }
olympus-thing-unit = { $name }
olympus-thing-marker = Choose { $name }
olympus-thing-recover = { $name }
olympus-thing-done = Stop playing cards
olympus-thing-leave-out = Skip a phase
olympus-thing-use = Use a power
olympus-thing-waive = Say no to a power
olympus-thing-take = Take a color marker
olympus-thing-draw = Draw a card
# A unit that is asked about
olympus-subject = { $whose ->
    [attacking] Attack with { $unit }
    [enemy] Opponent: { $unit }
   *[choosing] { $unit }
}
olympus-why-over = The game is over.
olympus-why-not-your-turn = It is { $names }’s turn.
olympus-why-others-save = { $names } first has to say whether Eurydice is saved.
olympus-why-phase-first = First say whether you play cards or leave that phase out.
olympus-why-answer-first = First answer what is asked. After that you may go on playing cards.
olympus-why-cards-over = Cards are played in the first phase of your own turn only.
olympus-why-row-full = A unit stands on each of your six spaces.
olympus-why-no-unit = Equipment needs a unit of yours, and you have none.
olympus-why-no-bearer = None of your units can bear it: each bears equipment already, or is the Amazons.
olympus-why-cannot-pay = You cannot pay for it, color by color, with your other cards and your markers.
olympus-why-pay-first = First pay for the card that you are playing.
olympus-why-drawn-first = First decide about the card that you have just drawn.
olympus-why-not-green = Only a green card or a multicolor hero of your hand saves Eurydice.
olympus-why-all-settled = No choice is left: what is still owed can be paid in one way only.
olympus-why-wild-needed = Your multicolor cards are needed for the other colors that you owe.
olympus-why-other-colour = What you owe next is { $number ->
    [0] red
    [1] blue
    [2] green
   *[3] yellow
}, and that does not pay for it.
olympus-why-one-way = There is one way only to pay for it: equal cards are no choice.
olympus-why-heroes-only = That power works on heroes only.
olympus-why-recovers-heroes = Only heroes are taken out of the discard pile.
olympus-why-soldiers-only = That power works on soldiers only.
olympus-why-enemies-only = That power is for your opponent’s units only.
olympus-why-own-only = That power is for your own units only.
olympus-why-another = That power works on another of your units, not on the one that has it.
olympus-why-bears-nothing = That unit bears no equipment.
olympus-why-not-beside = That unit does not stand next to the space opposite.
olympus-why-not-ready = Its strength is 0, so it can make no extra attack.
olympus-why-ajax = Ajax stands next to it, and shelters it from the choice of your powers.
olympus-why-moved-already = That unit has been moved, and stays where it is now.
olympus-why-healed-already = That unit has been healed by this power already.
olympus-why-no-wounds = That unit has no wounds.
olympus-why-orestes = Wounds on Orestes can be neither removed nor moved.
olympus-why-attacks-itself = Your units attack by themselves after you have played your cards. You choose one only if a power asks.
olympus-why-no-strength = Its strength is 0, so it does not attack.
olympus-why-yours-already = You have that marker already.
olympus-why-delphi-first = As long as a marker lies at Delphi, you take none from your opponent.
olympus-why-only-take = You take a marker only as the bonus of Delphi, or if a power says so.
olympus-why-only-first-turn = You can skip a phase only on the very first turn of the game.
olympus-why-left-out-already = You have already skipped a phase.
olympus-why-before-each = You are asked just before the cards and just before the attacks, at no other time.
olympus-why-no-power-asks = Powers work by themselves. You are asked where one says “you may”, and none asks now.
olympus-why-must = That power does not say “you may”, so it has to be used.
olympus-why-must-take = As long as a marker lies at Delphi, you have to take one.
olympus-why-nothing-to-refuse = No power asks now whether you wish to use it.
olympus-why-draw-later = The game draws for you as your turn ends: two cards, or more if a power says so.

## In pictures: short, for there is little room

olympus-picture-zone = { $zone ->
    [olympus] Olympus
    [delphi] Delphi
   *[troy] Troy
}
olympus-picture-turn = { $over ->
    [yes] The game is over
   *[no] Turn { $number }
}
olympus-picture-status = { $status ->
    [turn] to play
    [pays] to pay for { $card }
    [chooses] to choose: { $card }
    [marker] to take a marker
   *[none] {""}
}
olympus-picture-free = free

## How the points came about

olympus-account = { $name }: { $points ->
    [0] no victory point
    [one] one victory point, by { $cards }
   *[other] { $points } victory points, by { $cards }
}

# What each symbol of the pictures means
olympus-symbol = { $symbol ->
    [colours] The four colors, each with its shape
    [any] Pays any color: a multicolor hero, marked *
    [strength] Strength: wounds dealt in an attack
    [health] Health: a unit with as many wounds is discarded
    [wounds] Wounds of a unit
    [blow] Wounds just dealt
    [soldiers] Soldiers
    [hero] A hero is drawn by what they are known for
    [played] This power works when the card is played, once
    [equipment] Equipment, with its color and what it adds
    [victory] At Olympus: an attack on nobody wins a victory point
    [marker] At Delphi: an attack on nobody takes a color marker
    [cards] Before Troy: an attack on nobody draws a card
    [track] The purple marker; seven steps on your side win
   *[hand] Cards in hand
}

# A position for the ear: then "O1 Ada, Helen 1/3, one wound"
olympus-spoken-units = Units (strength/health)
olympus-no-unit = no unit

## Plans

olympus-plan-relies = your hand, the markers, or your units and their equipment
