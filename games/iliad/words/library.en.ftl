# What cards do, for /card and the button “Cards”

iliad-card-does = { $card ->
    [hoplite] Worth { $points }. Stacked in falling order, Hoplites form a phalanx: their sum times their number. It can ride an Elephant or hide in a Trojan Horse. It never attacks.
    [archer] Worth { $points }. Destroys a lone Archer, a lone Hoplite or the last of a phalanx; from an Elephant also the first. It can hide in a Trojan Horse.
    [chariot] Worth { $points }. Destroys what an Archer destroys, and may attack straight from the hand.
    [elephant] Carries two Hoplites or Archers. They count double, and nobody can attack them.
    [catapult] Destroys a Catapult, a Ballista, a Portcullis or a Trojan Horse.
    [ballista] Destroys an Elephant or a Chariot.
    [portcullis] Keeps all Chariots away from its owner’s army.
    [trojan_horse] Hides any number of its owner’s Hoplites and Archers until the siege is over. Not in the siege of a Gorgon.
    [agamemnon] Worth { $points } { $points ->
        [one] victory point
       *[other] victory points
    }. Goes to the winner of a siege, who begins the next.
    [athena] Worth { $points } { $points ->
        [one] victory point
       *[other] victory points
    }. Comes with a City, to the player who then has more City points than anybody else.
   *[poseidon] Worth { $points } { $points ->
        [one] victory point
       *[other] victory points
    }. Comes with a Trireme, to the player who then has more Trireme points than anybody else.
}
