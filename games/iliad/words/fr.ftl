## La boîte

iliad-name = Iliade
iliad-also = L’Iliade
iliad-about = Des sièges devant Troie : levez une armée, brisez celles des autres, et sachez passer à temps.
iliad-computers = Nestor, Hécube, Hélénos, Briséis, Machaon, Andromaque
iliad-variant-standard = En individuel
iliad-size-standard = { $seats } joueurs
iliad-variant-teams = Par équipes de deux
iliad-size-teams = { $seats } joueurs, équipes de deux
iliad-option-first = { $value ->
    [-1] Le sort désigne qui commence
   *[other] La place { $number } ({ $name }) commence
}
iliad-advantage = { $name } commence

## Cartes

iliad-card = { $kind ->
    [hoplite] Hoplite { $points }
    [archer] Archer
    [chariot] Char
    [elephant] Éléphant
    [catapult] Catapulte
    [ballista] Baliste
    [portcullis] Herse
   *[trojan_horse] Cheval de Troie
}
iliad-a-card = { $kind ->
    [hoplite] un Hoplite { $points }
    [archer] un Archer
    [chariot] un Char
    [elephant] un Éléphant
    [catapult] une Catapulte
    [ballista] une Baliste
    [portcullis] une Herse
   *[trojan_horse] un Cheval de Troie
}
# Plusieurs cartes Hoplites, par leurs valeurs : « Hoplites 4 4 2 »
iliad-hoplites = { $count ->
    [1] Hoplite { $ranks }
   *[other] Hoplites { $ranks }
}
iliad-times = { $card } ×{ $count }
iliad-victory = { $kind ->
    [helen] Hélène { $points }
    [city] Cité { $points }
   *[trireme] Trirème { $points }
}
iliad-tile = { $tile ->
    [agamemnon] Agamemnon
    [athena] Athéna
   *[poseidon] Poséidon
}
iliad-named = { $name ->
    [Menelaus] Ménélas
    [Diomedes] Diomède
    [Ulysses] Ulysse
    [Achilles] Achille
   *[other] { $name }
}
iliad-hero = { $hero } (+{ $points })
iliad-thanatos = Thanatos −{ $points }

## Ce qui se trouve où

iliad-spot = { $what ->
    [archer] Archer
    [hoplite] Hoplite { $ranks }
    [phalanx] Phalange { $ranks } ({ $worth })
    [elephant] Éléphant (vide)
    [mounted] Éléphant avec { $riders } ({ $worth })
    [horse] Cheval de Troie{ $number ->
        [none] {""}
       *[other] {" "}{ $number }
    }
   *[card] { $card }
}
iliad-on = { $what ->
    [archer] seul
    [hoplite] sur l’Hoplite { $ranks }
    [phalanx] sur la Phalange { $ranks } ({ $worth })
    [elephant] sur l’Éléphant vide
    [mounted] sur l’Éléphant avec { $riders } ({ $worth })
   *[horse] dans le Cheval de Troie{ $number ->
        [none] {""}
       *[other] {" "}{ $number }
    }
}
iliad-weapon = { $what ->
    [hand] un Char tenu en main
    [mounted] l’Archer monté sur un Éléphant{ $beside ->
        [none] {""}
       *[other] {" "}(avec { $beside })
    }
   *[card] { $card }
}

## Ce qui arrive

iliad-drew = Vous piochez : { $cards }.
iliad-drew-unseen = { $seat_name } pioche { $count ->
    [1] une carte
   *[other] { $count } cartes
}.
iliad-began = Le siège { $number } commence : { $oracle ->
    [gorgon] la Gorgone apparaît
    [thanatos] Thanatos (−{ $points }) attend le plus faible
    [decider] la Gorgone départage les ex æquo
   *[none] pas d’oracle
} ; en jeu : { $row } ; { $first ->
    [you] vous commencez
   *[other] { $first_name } commence
}.
iliad-nothing = rien
iliad-the-victory = la victoire elle-même
iliad-placed = { $seat ->
    [you] Vous posez
   *[other] { $seat_name } pose
} { $card }.
iliad-placed-on = { $seat ->
    [you] Vous posez
   *[other] { $seat_name } pose
} { $card } { $on }, pour une valeur de { $worth }.
iliad-hid = Vous cachez { $card } dans { iliad-horse-of-several }.
iliad-hid-unseen = { $seat_name } cache une carte dans { iliad-horse-of-several }.
iliad-horse-of-several = { $number ->
    [1] un Cheval de Troie
   *[other] le Cheval de Troie { $number }
}
# L’attaquant est perdu, lui aussi (IL-28)
iliad-attacked = { $seat ->
    [you] Vous sacrifiez { $weapon } pour attaquer { $foe_name }
   *[other] { $seat_name } sacrifie { $weapon } pour { $foe ->
        [you] vous attaquer
       *[other] attaquer { $foe_name }
    }
} : { $foe ->
    [you] vous perdez
   *[other] { $foe_name } perd
} { $card }{ $from ->
    [phalanx] {" "}dans la Phalange { $ranks }
   *[card] {""}
}.
iliad-fell = { $seat ->
    [you] Chez vous
   *[other] Chez { $seat_name }
}, { $count ->
    [1] une carte tombe à terre et reste isolée
   *[other] des cartes tombent à terre et restent isolées
} : { $cards }.
iliad-left = { $seat ->
    [you] Vous quittez
   *[other] { $seat_name } quitte
} le siège avec { $hero }.
iliad-waits = { $seat ->
    [you] Vous passez.
   *[other] { $seat_name } passe.
}
iliad-withdrew = { $seat ->
    [you] Vous vous retirez
   *[other] { $seat_name } se retire
} du siège{ $count ->
    [0] {""}
    [1] {" "}et { $seat ->
        [you] défaussez la seule carte de votre armée
       *[other] défausse la seule carte de son armée
    } : { $cards }
   *[other] {" "}et { $seat ->
        [you] défaussez toute votre armée
       *[other] défausse toute son armée
    } : { $cards }
}.
iliad-opened = { $seat ->
    [you] Vous dévoilez
   *[other] { $seat_name } dévoile
} le contenu du Cheval de Troie : { $cards }.
iliad-laid = { $seat ->
    [you] Vous placez
   *[other] { $seat_name } place
} { $card } de façon isolée.
iliad-laid-on = { $seat ->
    [you] Vous placez
   *[other] { $seat_name } place
} { $card } { $on }, pour une valeur de { $worth }.
iliad-counted = Valeur des armées : { $armies }.{ $tie ->
    [passed] {" "}{ $last ->
        [you] Vous avez passé en dernier : à égalité, vous perdez.
       *[other] { $last_name } a passé en dernier et perd donc à égalité.
    }
    [heroes] {" "}À égalité, le plus fort Héros l’emporte.
   *[none] {""}
}
iliad-gorgon-won = { $seat ->
    [you] Vous remportez le siège de la Gorgone : à votre tour, votre armée ({ $strength }) est la plus forte.
   *[other] { $seat_name } remporte le siège de la Gorgone : à son tour, son armée ({ $strength }) est la plus forte.
}
iliad-nobody-won = Tout le monde s’est retiré : personne ne remporte le siège.
iliad-strength-of = { $seat ->
    [you] vous ({ $strength })
   *[other] { $seat_name } ({ $strength })
}
iliad-took = { $seat ->
    [you] Vous prenez
   *[other] { $seat_name } prend
} la carte Victoire { $card }.
iliad-tile-taken = { $seat ->
    [you] Vous prenez
   *[other] { $seat_name } prend
} la tuile { $tile }.
iliad-tile-moved = { $seat ->
    [you] Vous prenez la tuile { $tile } à { $before_name }
   *[other] { $before ->
        [you] { $seat_name } vous prend la tuile { $tile }
       *[other] { $seat_name } prend la tuile { $tile } à { $before_name }
    }
}.
iliad-doomed = { $seat ->
    [you] Votre armée est la plus faible : vous prenez
   *[other] { $seat_name } a l’armée la plus faible et prend
} { $oracle }.
iliad-gorgon-gone = La Gorgone est défaussée ; les cartes Victoire qui restent ne bougent pas.
iliad-shuffled = La défausse mélangée forme une nouvelle pioche de { $count ->
    [1] une carte
   *[other] { $count } cartes
}.
iliad-put-away = { $seat ->
    [you] Vous défaussez
   *[other] { $seat_name } défausse
} { $card }.
iliad-tied = Égalité entre { $tied_name } : un dernier siège de la Gorgone décide, { $first ->
    [you] vous le commencez
   *[other] { $first_name } le commence
}.
iliad-over = { $winner ->
    [you] Vous gagnez
    [us] { $winner_name } gagnez
    [them] { $winner_name } gagnent
   *[other] { $winner_name } gagne
} { $reason ->
    [points] immédiatement la partie avec { $points ->
        [one] { $points } point de victoire
       *[other] { $points } points de victoire
    }
    [oracles] la partie avec { $points ->
        [one] { $points } point de victoire
       *[other] { $points } points de victoire
    }, le plus grand total après le dernier siège
   *[tie-break] le siège décisif et la partie
}.
iliad-shared = Personne ne remporte le siège décisif : victoire partagée entre { $winner_name }.

## Choix

iliad-place = Poser { $card }{ $count ->
    [1] {""}
   *[other] {" "}({ $count } en main)
}
iliad-attack = Attaque : { $weapon }
iliad-foe = { $name } (armée { $strength })
iliad-end = { $end ->
    [first] La première carte, la plus forte
   *[last] La dernière carte, la plus faible
}
iliad-leave = Quitter le siège avec { $hero }
iliad-withdraw = Se retirer : toute l’armée ({ $strength }) est perdue
iliad-wait = { $passes ->
    [0] Passer (le siège continue)
   *[other] Passer et finir le siège{ $tied ->
        [yes] {" "}(égalité : qui passe en dernier perd)
       *[no] {""}
    }
}
iliad-accept = Placer pour moi (armée { $strength })
iliad-lay = Placer { $card } soi-même
iliad-discard = Défausser { $card }{ $count ->
    [1] {""}
   *[other] {" "}({ $count } en main)
}
iliad-into = Dans le Cheval de Troie{ $number ->
    [none] {""}
   *[other] {" "}{ $number }
} ({ $count ->
    [0] vide
    [1] une carte
   *[other] { $count } cartes
})

## Questions

iliad-ask-turn = À vous de jouer : que faites-vous ?
iliad-ask-on = Où mettez-vous { $card } ?
iliad-ask-foe = Qui attaquez-vous avec { $weapon } ?
iliad-ask-target = Qu’attaquez-vous avec { $weapon } ?
iliad-ask-target-of = Attaque contre { $foe }, avec { $weapon } : quelle carte ?
iliad-ask-end = { $target } : quelle carte attaquez-vous ?
iliad-ask-arrange = À placer, hors du Cheval de Troie : { $cards }. Que faites-vous ?
iliad-ask-take = Quelle carte Victoire prenez-vous ?
iliad-ask-discard = { $count ->
    [1] Vous avez une carte de plus que les { $most } permises
   *[other] Vous avez { $count } cartes de plus que les { $most } permises
} : laquelle défaussez-vous ?

## La table

iliad-title = { $oracle ->
    [gorgon] Siège { $number } — Gorgone
    [thanatos] Siège { $number } — Thanatos −{ $points }
    [decider] Siège { $number } — Gorgone des ex æquo
    [after] Après le siège { $number }
    [over] La partie est terminée
   *[none] Siège { $number } — sans oracle
}
iliad-stake = En jeu :
iliad-piles = Pioche { $pile }, défausse { $discards }
iliad-more-piles = Talon des Victoires { $victories }{ $oracles ->
    [none] {""}
   *[other] , des Oracles { $oracles }
}
iliad-player = { $seat ->
    [you] { $seat_name } (vous)
   *[other] { $seat_name }
}{ $status ->
    [acting] {" "}— à jouer
    [waiting] {" "}— dans le siège
    [passed] {" "}— vient de passer
    [left] {" "}— hors du siège, avec { $hero }
    [withdrawn] {" "}— hors du siège, sans armée
    [absent] {" "}— ne participe pas
   *[none] {""}
}
iliad-points = Points { $team ->
    [none] { $points }/{ $target }
   *[other] { $points }, équipe { $team } { $sum }/{ $target }
} :
iliad-army = Main { $count }, armée { $strength } :
iliad-phalanx = { $ranks } ({ $worth })
iliad-horse = Cheval de Troie{ $number ->
    [none] {""}
   *[other] {" "}{ $number }
} ({ $count ->
    [0] vide
    [1] une carte
   *[other] { $count } cartes
}{ $known ->
    [yes]  : { $cards }
   *[no] {""}
})
iliad-to-arrange = à placer : { $cards }
iliad-hand = Votre main ({ $count }) :
iliad-standing = { $place }. { $seat ->
    [you] { $seat_name } (vous)
   *[other] { $seat_name }
} : { $count ->
    [one] { $points } point
   *[other] { $points } points
}{ $team ->
    [none] {""}
   *[other] , équipe { $team } { $sum }
}

## Chapitres

iliad-chapter = Siège { $number }

## Pourquoi impossible ?

iliad-thing-card = Poser { $name }
iliad-thing-stack = Mettre { $name } sur une Phalange
iliad-thing-ride = Mettre une carte sur un Éléphant
iliad-thing-hide = Mettre une carte dans un Cheval de Troie
iliad-thing-attack = Attaquer avec { $name }
iliad-thing-first = Frapper la première carte d’une Phalange
iliad-thing-move = Déplacer une carte déjà posée
iliad-thing-pass = Passer
iliad-thing-arrange = Placer ce que cachait un Cheval de Troie
iliad-thing-take = Prendre une carte Victoire
iliad-thing-discard = Défausser une carte de la main
iliad-thing-draw = Piocher une carte
iliad-thing-tile = Prendre la tuile { $name }
# Avec quoi l’on voudrait attaquer
iliad-source = { $what ->
    [hoplite] des Hoplites
    [archer] des Archers isolés
    [chariot] un Char posé
    [hand] un Char tenu en main
    [rider] des Archers montés sur un Éléphant
   *[card] { $card }
}
iliad-why-over = La partie est finie.
iliad-why-not-your-turn = C’est à { $names }.
iliad-why-passed = Vous avez passé : on vous saute jusqu’à la fin de ce siège.
iliad-why-withdrawn = Vous avez quitté ce siège : on vous saute jusqu’à sa fin.
iliad-why-not-tied = Ce siège départage les ex æquo ; les autres regardent.
iliad-why-others-arrange = C’est d’abord à { $names } de placer ce que cachait le Cheval de Troie.
iliad-why-others-take = C’est d’abord à { $names } de prendre une carte Victoire.
iliad-why-others-discard = C’est d’abord à { $names } de défausser ses cartes en trop.
iliad-why-arrange-first = Placez d’abord ce que cachait votre Cheval de Troie.
iliad-why-take-first = Prenez d’abord une carte Victoire.
iliad-why-discard-first = Défaussez d’abord vos cartes en trop.
iliad-why-only-arrange = On n’ouvre les Chevaux de Troie qu’à la fin du siège.
iliad-why-only-take = On ne prend de carte Victoire qu’à la fin d’un siège.
iliad-why-only-discard = On ne défausse de sa main qu’entre deux sièges, et seulement si l’on a trop de cartes.
iliad-why-draw-between = On ne pioche qu’entre deux sièges : trois cartes par personne, sans avoir à le demander.
iliad-why-stays = Une carte posée reste où elle est.
iliad-why-never-attacks = Les Hoplites, les Éléphants, les Herses et les Chevaux de Troie n’attaquent jamais.
iliad-why-agamemnon = La tuile Agamemnon ne se choisit pas : elle va à l’armée la plus forte d’un siège.
iliad-why-athena = La tuile Athéna ne se choisit pas : elle vient avec une Cité, si l’on a alors plus de points de Cités que toute autre personne.
iliad-why-poseidon = La tuile Poséidon ne se choisit pas : elle vient avec une Trirème, si l’on a alors plus de points de Trirèmes que toute autre personne.
iliad-why-gorgon-horse = Tant que règne une Gorgone, personne ne pose de Cheval de Troie.
iliad-why-highest = Aucune carte n’est plus forte : celle-ci ne se pose sur aucun Hoplite, car une Phalange décroît (elle peut monter un Éléphant).
iliad-why-no-phalanx = Vous n’avez sur la table ni Hoplite ni Phalange où le mettre.
iliad-why-none-higher = Sa valeur doit être inférieure à celle de la dernière carte : chez vous, aucune ne dépasse { $number }.
iliad-why-nothing-to-load = Vous n’avez en main ni Hoplites ni Archers. Les autres cartes se posent toujours isolées.
iliad-why-no-elephant = Vous n’avez pas d’Éléphant sur la table. Il vient d’abord, sa charge ensuite.
iliad-why-elephants-full = Chacun de vos Éléphants porte déjà deux cartes.
iliad-why-no-horse = Vous n’avez pas de Cheval de Troie sur la table. Il vient d’abord, ce qu’il cache ensuite.
iliad-why-place-first = Cette carte est encore dans votre main. Une fois posée, elle pourra attaquer à un tour suivant.
iliad-why-hides = Vos Archers sont dans un Cheval de Troie, et n’attaquent pas de là.
iliad-why-nobody-stands = Personne que vous puissiez attaquer n’a d’Hoplites ni d’Archers isolés à portée.
iliad-why-portcullis = Une Herse tient tous les Chars à l’écart de { $names }.
iliad-why-no-walls = Personne que vous puissiez attaquer n’a de Catapulte, de Baliste, de Herse ni de Cheval de Troie.
iliad-why-no-beasts = Personne que vous puissiez attaquer n’a d’Éléphant ni de Char.
iliad-why-only-from-elephant = Seuls des Archers montés sur un Éléphant atteignent la première carte d’une Phalange.
iliad-why-no-long-phalanx = Personne que vous puissiez attaquer n’a de Phalange d’au moins deux cartes.

## Dans les images : en bref, car la place manque

iliad-picture-oracle = { $oracle ->
    [gorgon] Gorgone : qui a l’armée la plus forte, sans égalité, au début de son tour gagne.
   *[thanatos] Thanatos : l’armée la plus faible à la fin perd { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
}
iliad-picture-card = { $kind ->
    [trojan_horse] Cheval
   *[other] { iliad-card }
}
iliad-picture-victories = Victoires
iliad-picture-status = { $status ->
    [passed] a passé
    [left] départ
    [withdrawn] retrait
    [absent] hors du siège
   *[none] {""}
}

## D’où viennent les points

iliad-account = { $name } : { $sieges ->
    [0] aucun siège gagné
    [one] un siège gagné
   *[other] { $sieges } sièges gagnés
}{ $count ->
    [0] {""}
    [one] {" "}· carte Victoire { $cards }
   *[other] {" "}· cartes Victoire { $cards }
}{ $tiles ->
    [0] {""}
   *[other] {" "}· tuiles { $tiles }
}{ $thanatos ->
    [0] {""}
   *[other] {" "}· Thanatos −{ $thanatos }
}

# Ce que veut dire chaque symbole des images
iliad-symbol = { $symbol ->
    [hoplite] Hoplite, avec sa valeur
    [phalanx] Valeur d’une Phalange ou des cartes d’un Éléphant
    [archer] Archer (vaut 1) : attaque le dernier Hoplite (d’un Éléphant, aussi le premier) ou un Archer seul
    [chariot] Char (vaut 3) : de même, aussi depuis la main
    [catapult] Catapulte : élimine une Catapulte, une Baliste, une Herse ou un Cheval
    [ballista] Baliste : élimine un Éléphant ou un Char
    [portcullis] Herse : tient les Chars à l’écart
    [elephant] Éléphant : ses deux cartes comptent double
    [horse] Cheval de Troie : cache Hoplites et Archers jusqu’à la fin du siège
    [hero] Héros de qui a passé : compte dans l’armée
    [strength] Force d’une armée ; sur or : le plus
    [hand] Cartes en main, ou dans une pile
    [points] Points, sur ceux à atteindre ; sur or : le plus
    [victory] Carte Victoire : Cité, Trirème ou Hélène
    [agamemnon] Agamemnon : qui l’a commence le siège suivant
    [athena] Athéna : à qui a le plus de points de Cité
    [poseidon] Poséidon : à qui a le plus de points de Trirème
   *[thanatos] Points perdus par Thanatos
}

## Coups prévus

iliad-plan-relies = le siège, qui y est encore, votre main ou votre armée
