## La boîte

hector-name = Hector et Achille
hector-also = Hector, Achille, Hector & Achille
hector-about = Des combats devant Troie, à deux : jouez les bonnes couleurs, bluffez avec les autres, et sachez battre en retraite.
hector-computers = Priam, Hélène, Nestor, Hécube, Calchas, Briséis
hector-variant-standard = En individuel
hector-size-standard = { $seats } joueurs
hector-option-achaean = { $value ->
    [-1] Le sort désigne qui mène les Achéens
   *[other] La place { $number } ({ $name }) mène les Achéens
}
hector-advantage = { $name } mène les Achéens

## Cartes

hector-colour = { $colour ->
    [red] rouge
    [green] vert
    [blue] bleu
    [yellow] jaune
    [purple] violet
   *[brown] brun
}
hector-troop = { $colour } { $value }
hector-a-troop = un { $value } { $colour }
# Plusieurs cartes d’armée d’une couleur, par leurs valeurs : « jaune 4 3 2 »
hector-group = { $colour } { $values }
# Les noms que donne la règle du jeu, et non ceux de l’usage (Ajax, Ulysse, Énée)
hector-named = { $name ->
    [Achilles] Achilleus
    [Menelaus] Menelaos
    [Glaucus] Glaucos
   *[other] { $name }
}
hector-hero = { $hero } ({ $colour } { $value })
hector-side = { $side ->
    [achaean] Achéens
   *[trojan] Troyens
}
hector-pile = { $number ->
    [reserve] la réserve
   *[other] la pile { $number }
}

## Ce qui arrive

hector-began = Le combat { $number } commence : { $seat ->
    [you] vous attaquez
   *[other] { $seat_name } attaque
}.
hector-vanguard-turned-up = { $seat ->
    [you] Vous tirez votre avant-garde
   *[other] { $seat_name } tire son avant-garde
} de { $pile } : { $troop }.
hector-piles-fight = { $how ->
    [fronts] Les deux piles { $number } combattent.
    [mixed] Les deux piles { $number } combattent ; chez { $seat ->
        [you] vous
       *[other] { $seat_name }
    }, la pile est réduite et la réserve la remplace.
   *[reserves] Les piles { $number } sont réduites des deux côtés : les réserves combattent.
}
hector-tile-turned-up = La tuile Destin oppose { $north } à { $south } et { $east } à { $west }.
hector-fate-laid = { $seat ->
    [you] Vous posez
   *[other] { $seat_name } pose
} la tuile Destin : { $colours }.
hector-fate-turned = { $turned ->
    [yes] { $seat ->
        [you] Vous tournez
       *[other] { $seat_name } tourne
    } la tuile Destin
   *[no] { $seat ->
        [you] Vous laissez
       *[other] { $seat_name } laisse
    } la tuile Destin comme elle est
} : { $colours }.
hector-fate-of = { $value } pour { $seat ->
    [you] vous
   *[other] { $seat_name }
}
hector-drew = Vous piochez dans { $pile } : { $troops }.
hector-drew-unseen = { $seat_name } pioche { $count ->
    [1] une carte d’armée
   *[other] { $count } cartes d’armée
} dans { $pile }.
hector-hero-drawn = Vous piochez un héros : { $hero }.
hector-hero-drawn-unseen = { $seat_name } pioche un héros.
hector-exchanged = { $seat ->
    [you] Vous défaussez { $troop }, perdu pour de bon.
   *[other] { $seat_name } défausse { $troop }, perdu pour de bon.
}
hector-changed = Vous glissez { $before } sous la pile des héros et piochez { $hero }.
hector-changed-unseen = { $seat_name } change le héros de sa main.
hector-deployed = { $seat ->
    [you] Vous déployez
   *[other] { $seat_name } déploie
} { $hero } sur { $troop }, qui ne compte plus.
hector-strengthened = { $seat ->
    [you] Vous améliorez
   *[other] { $seat_name } améliore
} { $troop } d’une Faveur Divine, pour une valeur de { $value }.
hector-played = { $seat ->
    [you] Vous jouez
   *[other] { $seat_name } joue
} { $troop } (total { $total }).
hector-balanced = Les deux côtés totalisent { $total } : personne ne peut tourner la tuile Destin.
hector-retreated = { $seat ->
    [you] Vous battez en retraite : { $foe_name } gagne le combat.
   *[other] { $seat_name } bat en retraite : { $foe ->
        [you] vous gagnez
       *[other] { $foe_name } gagne
    } le combat.
}
hector-shown = { $seat ->
    [you] Vous dévoilez
   *[other] { $seat_name } dévoile
} { $hero }.
hector-strength-of = { $value } pour { $seat ->
    [you] vous
   *[other] { $seat_name }
}
hector-counted = Contrôle de victoire ({ $strengths }) : { $seat ->
    [you] vous gagnez
   *[other] { $seat_name } gagne
}.
hector-counted-equal = Contrôle de victoire ({ $strengths }) : match nul, tout retourne à sa place.
hector-removed = { $seat ->
    [you] Vous perdez
   *[other] { $seat_name } perd
} pour de bon { $troops }{ $favours ->
    [0] {""}
    [1] , ainsi qu’une Faveur Divine
   *[other] , ainsi que { $favours } Faveurs Divines
}.
hector-hero-lost = { $seat ->
    [you] Vous perdez
   *[other] { $seat_name } perd
} { $hero } pour de bon.
hector-hero-ransomed = { $seat ->
    [you] Vous défaussez une Faveur Divine et gardez
   *[other] { $seat_name } défausse une Faveur Divine et garde
} { $hero }.
hector-took-back = { $seat ->
    [you] Vous remettez
   *[other] { $seat_name } remet
} { $count ->
    [0] {""}
    [1] une carte d’armée jouée
   *[other] { $count } cartes d’armée jouées
}{ $hidden ->
    [0] {""}
   *[other] { $count ->
        [0] {""}
       *[other] {" "}et{" "}
    }{ $hidden ->
        [1] une carte
       *[other] { $hidden } cartes
    } de la main
} dans { $pile }.
hector-penalty = Les pions Honte coûtent encore à { $seat ->
    [you] votre armée
   *[other] { $seat_name }
} : { $troops }.
hector-shame = { $seat ->
    [you] Vous recevez un pion Honte et en avez
   *[other] { $seat_name } reçoit un pion Honte et en a
} { $count }.
hector-reduced = Chez { $seat ->
    [you] vous
   *[other] { $seat_name }
}, la pile { $number } est réduite ; { $count ->
    [0] il n’en reste rien
    [1] sa seule carte rejoint la réserve
   *[other] ses { $count } cartes rejoignent la réserve
}.
hector-tiles-shuffled = Toutes les tuiles Destin ont servi ; on les mélange de nouveau.
hector-over = { $seat ->
    [you] Vous gagnez
   *[other] { $seat_name } gagne
} la partie : { $reason ->
    [front] chez { $foe ->
        [you] vous
       *[other] { $foe_name }
    }, les trois piles de la première ligne sont réduites
    [reserve] chez { $foe ->
        [you] vous
       *[other] { $foe_name }
    }, la réserve a moins de cinq cartes
    [battle] les deux armées sont à bout, et le dernier combat décide
   *[troops] les deux armées sont à bout, et la plus nombreuse l’emporte
}.
hector-over-equal = Les deux armées sont à bout et aussi nombreuses : match nul.

## Choix

hector-vanguard = { $number ->
    [reserve] La réserve ({ $count } cartes)
   *[other] La pile { $number } ({ $count } cartes)
}
hector-with = { $number ->
    [reserve] la réserve ({ $count })
   *[other] { $count } cartes
}
hector-naming = Piles { $number } : { $mine } contre { $theirs }
hector-lay = { $how ->
    [lay] Poser :
    [leave] Laisser :
   *[turn] Tourner :
} { $mine } ({ $points }) contre { $theirs } ({ $foe_points })
hector-exchange = Défausser et piocher
hector-brief-vanguard = { $number ->
    [reserve] Réserve
   *[other] Pile { $number }
}
hector-brief-naming = Piles { $number } : { $mine } contre { $theirs }
hector-brief-with = { $number ->
    [reserve] réserve { $count }
   *[other] { $count }
}
hector-brief-change = Changer de héros
hector-brief-deploy = Déployer
hector-brief-let-go = Perdre le héros
hector-brief-ransom = Défausser une Faveur Divine
hector-brief-fate = { $how ->
    [lay] {""}
    [leave] Laisser :{" "}
   *[turn] Tourner :{" "}
}{ $mine } ({ $points }), { $theirs } ({ $foe_points })
hector-brief-strengthen = Améliorer une carte
hector-away = Défausser { $troop }{ $counts ->
    [yes] {" "}(compterait)
   *[no] {""}
}
hector-change = Changer de héros : { $hero } va sous la pile
hector-deploy = Déployer { $hero }
hector-cover = Sur { $troop }{ $counts ->
    [yes] {" "}(compte actuellement)
   *[no] {""}
}
hector-strengthen = Améliorer une carte d’armée ({ $count ->
    [1] reste une Faveur Divine
   *[other] restent { $count } Faveurs Divines
})
hector-favour = { $troop }{ $counts ->
    [yes] {" "}(compte actuellement)
   *[no] {""}
}
hector-retreat = Retraite : perdre { $count ->
    [1] la carte jouée
   *[other] { $count } cartes jouées
}{ $penalty ->
    [0] {""}
   *[other] , { $penalty } de plus
}{ $hero ->
    [lost] {" "}et le héros
    [choice] {" "}et le héros ou une Faveur Divine
   *[none] {""}
}
hector-play = Jouer { $troop }{ $counts ->
    [yes] {" "}(compte actuellement)
   *[no] {""}
}
hector-let-go = Perdre { $hero }
hector-ransom = Défausser une Faveur Divine et garder { $hero }

## Questions

hector-ask-vanguard = Vous attaquez : de quelle pile tirez-vous l’avant-garde ?
hector-ask-name = Votre avant-garde est un { $value } : quelles piles combattent (vous d’abord) ?
hector-ask-orient = Comment posez-vous la tuile Destin (votre couleur d’abord ; nombres : ce qui compterait) ?
hector-ask-turn = Tour { $turn } sur 4 : une action d’abord, ou jouer une carte d’armée ?
hector-ask-troop = Tour { $turn } sur 4 : quelle carte d’armée jouez-vous ?
hector-ask-fate = Vous menez { $mine } à { $theirs } : tourner la tuile Destin (votre couleur d’abord ; nombres : ce qui compterait) ?
hector-ask-give-up = Perdez-vous { $hero }, ou { $count ->
    [1] votre dernière Faveur Divine
   *[other] une de vos { $count } Faveurs Divines
} ?
hector-ask-away = Quelle carte d’armée défaussez-vous pour de bon, pour en piocher une autre ?
hector-ask-cover = Quelle carte d’armée, qui ne comptera plus, { $hero } va-t-il couvrir ?
hector-ask-favour = Quelle carte d’armée reçoit la Faveur Divine, +1 ?

## La table

hector-title = { $stage ->
    [turn] Combat { $number }, tour { $turn } sur 4
    [opening] Combat { $number }, ouverture
   *[over] La partie est terminée
}
hector-tile = Tuile Destin :
hector-opposite = { $one }/{ $other }
hector-tiles-left = Tuiles Destin restantes : { $count }
hector-counted-now = Victoire :
hector-player = { $seat ->
    [you] { $seat_name } (vous)
   *[other] { $seat_name }
}, { $side }{ $role ->
    [attacks] , attaque
    [defends] , défend
   *[none] {""}
}{ $acting ->
    [yes] {" "}— à jouer
   *[no] {""}
}
hector-front = { $laid ->
    [yes] Destin { $colour }, total joué { $total } :
   *[no] Total joué { $total } :
}
hector-is-vanguard = { $troop } (avant-garde)
hector-covered = { $troop } couvert
hector-piles = Piles
hector-pile-of = { $number ->
    [reserve] réserve
   *[other] { $number } :
} { $state ->
    [reduced] réduite
    [fights] { $count } (active)
   *[whole] { $count }
}
hector-markers = Faveurs Divines { $favours }, Honte { $shame }, pertes { $lost }
hector-held = Main { $count }{ $hero ->
    [held] {" "}et un héros
   *[none] {""}
}, héros en pile { $heroes }
hector-hero-open = Héros dévoilé : { $hero }
hector-hand = Votre main ({ $count }) :
hector-your-hero = Votre héros : { $hero }
hector-counts = Compte à présent { $strength } :
hector-in-hand = Les cartes en main ajouteraient { $points }
hector-standing = { $place }. { $seat ->
    [you] { $seat_name } (vous)
   *[other] { $seat_name }
} : { hector-left }
hector-left = { $count ->
    [one] { $count } carte d’armée restante
   *[other] { $count } cartes d’armée restantes
}

## Chapitres

hector-chapter = Combat { $number }

## Pourquoi impossible ?

hector-thing-troop = Jouer { $name }
hector-thing-favour = Une Faveur Divine sur { $name }
hector-thing-exchange = Défausser et piocher
hector-thing-change = Changer de héros
hector-thing-deploy = Déployer le héros
hector-thing-strengthen = Améliorer une carte d’armée
hector-thing-retreat = Battre en retraite
hector-thing-name = Choisir les piles de la première ligne
hector-thing-fate = Tourner la tuile Destin
hector-thing-give-up = Défausser une Faveur Divine ou le héros
hector-thing-vanguard = { $number ->
    [3] Avant-garde de la réserve
    [2] Avant-garde de la pile 3 de la première ligne
    [1] Avant-garde de la pile 2 de la première ligne
   *[0] Avant-garde de la pile 1 de la première ligne
}
hector-why-over = La partie est finie.
hector-why-not-your-turn = C’est à { $names }.
hector-why-pile-empty = Cette pile est vide.
hector-why-only-vanguard = On ne retourne une avant-garde qu’à l’ouverture d’un combat.
hector-why-only-name = Seul le camp qui attaque, si son avant-garde vaut 4, choisit les piles de la première ligne.
hector-why-only-fate = On ne tourne la tuile qu’après chaque paire de tours, et seul le camp qui a joué la plus grande somme le fait.
hector-why-only-give-up = On ne choisit quoi défausser qu’après un combat perdu avec un héros déployé, s’il reste une Faveur Divine.
hector-why-vanguard-first = Retournez d’abord votre avant-garde.
hector-why-name-first = Choisissez d’abord les piles de la première ligne qui combattent.
hector-why-orient-first = Posez d’abord la tuile Destin.
hector-why-fate-first = Tournez d’abord la tuile Destin, ou laissez-la.
hector-why-give-up-first = Choisissez d’abord ce que vous défaussez.
hector-why-acted = Vous avez déjà fait une action dans ce tour ; jouez maintenant une carte d’armée.
hector-why-nothing-to-draw = Votre pile active et votre réserve sont vides : il n’y a rien à piocher.
hector-why-no-hero = Vous n’avez pas de héros dans ce combat.
hector-why-hero-lies = Votre héros est déjà déployé.
hector-why-no-other-hero = Il n’y a pas d’autre héros dans votre pile.
hector-why-deploy-first = Une Faveur Divine ne sert que lorsque votre héros est déployé.
hector-why-no-favour = Il ne vous reste plus de Faveur Divine.
hector-why-all-taken = Chacune de vos cartes d’armée a déjà une Faveur Divine, ou se trouve sous votre héros.
hector-why-takes-none = Cette carte d’armée a déjà une Faveur Divine, ou se trouve sous votre héros.

## Dans les images : en bref, car la place manque

hector-picture-token = { $what ->
    [favours] { $count ->
        [one] Faveur
       *[other] Faveurs
    }
    [shame] Honte
    [heroes] héros
    [lost] { $count ->
        [one] perdue
       *[other] perdues
    }
    [held] en main + héros
   *[cards] en main
}
# Après ce qui compte à présent : ce que les cartes en main ajouteraient
hector-picture-in-hand = votre main ajouterait { $points }
hector-picture-reserve = Réserve
hector-picture-role = { $side }, { $role ->
    [attacks] attaque
   *[defends] défend
}

## Comment les cartes d’armée ont été perdues

hector-account = { $name } : { $left } cartes d’armée sur { $troops }{ $battles ->
    [0] {""}
   *[other] {" "}· −{ $battles } en combats perdus
}{ $retreats ->
    [0] {""}
   *[other] {" "}· −{ $retreats } en retraites
}{ $swaps ->
    [0] {""}
   *[other] {" "}· −{ $swaps } défaussées
}

# Ce que veut dire chaque symbole des images
hector-symbol = { $symbol ->
    [colours] Les six couleurs, chacune avec sa forme
    [slinger] Slinger (frondeur), vaut 1
    [archer] Archer, vaut 2
    [peltast] Peltast, vaut 3
    [hoplite] Hoplite, vaut 4
    [hero] Héros : ne compte sa valeur que déployé
    [vanguard] L’avant-garde de ce combat
    [favour] Faveurs Divines restantes
    [bonus] Une Faveur Divine sur une carte : elle compte un de plus
    [shame] Honte : une carte perdue par pion à la prochaine retraite
    [heroes] Héros dans la pile
    [lost] Cartes d’armée perdues pour de bon
    [hand] Cartes en main
    [fate] Tuile Destin : la couleur tournée vers un camp est la sienne
    [valid] Couleur du destin d’un camp : valide, comme celle du héros
    [total] Total de toutes les couleurs ; le plus haut, sur or, peut tourner la tuile Destin
    [fights] La pile active de ce combat
   *[reduced] Une pile réduite ; trois font perdre la partie
}

## Coups prévus

hector-plan-relies = le combat, la tuile Destin, vos cartes d’armée ou vos héros, ou le héros déployé par votre adversaire
