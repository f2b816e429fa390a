## La boîte

hector-name = Hector et Achille
hector-also = Hector, Achille, Hector & Achille
hector-about = Des batailles devant Troie, à deux : jouez les bonnes couleurs, bluffez avec les autres, et sachez battre en retraite.
hector-variant-standard = Chacun pour soi
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
# Plusieurs troupes d’une couleur, par leurs valeurs : « jaune 4 3 2 »
hector-group = { $colour } { $values }
hector-named = { $name ->
    [Achilles] Achille
    [Aias] Ajax
    [Diomedes] Diomède
    [Odysseus] Ulysse
    [Menelaus] Ménélas
    [Sarpedon] Sarpédon
    [Aeneas] Énée
    [Glaucus] Glaucos
    [Paris] Pâris
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

hector-began = La bataille { $number } commence : { $seat ->
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
    [1] une troupe
   *[other] { $count } troupes
} dans { $pile }.
hector-hero-drawn = Vous piochez un héros : { $hero }.
hector-hero-drawn-unseen = { $seat_name } pioche un héros.
hector-exchanged = { $seat ->
    [you] Vous échangez { $troop }, perdu pour de bon.
   *[other] { $seat_name } échange { $troop }, perdu pour de bon.
}
hector-changed = Vous glissez { $before } sous la pile des héros et piochez { $hero }.
hector-changed-unseen = { $seat_name } change le héros de sa main.
hector-deployed = { $seat ->
    [you] Vous déployez
   *[other] { $seat_name } déploie
} { $hero } sur { $troop }, qui ne compte plus.
hector-strengthened = { $seat ->
    [you] Vous renforcez
   *[other] { $seat_name } renforce
} { $troop } d’une faveur, pour une valeur de { $value }.
hector-played = { $seat ->
    [you] Vous jouez
   *[other] { $seat_name } joue
} { $troop } (total { $total }).
hector-balanced = Les deux côtés totalisent { $total } : personne ne peut tourner la tuile Destin.
hector-retreated = { $seat ->
    [you] Vous battez en retraite : { $foe_name } gagne la bataille.
   *[other] { $seat_name } bat en retraite : { $foe ->
        [you] vous gagnez
       *[other] { $foe_name } gagne
    } la bataille.
}
hector-shown = { $seat ->
    [you] Vous dévoilez
   *[other] { $seat_name } dévoile
} { $hero }.
hector-strength-of = { $value } pour { $seat ->
    [you] vous
   *[other] { $seat_name }
}
hector-counted = On compte la bataille ({ $strengths }) : { $seat ->
    [you] vous gagnez
   *[other] { $seat_name } gagne
}.
hector-counted-equal = On compte la bataille ({ $strengths }) : égalité, tout retourne à sa place.
hector-removed = { $seat ->
    [you] Vous perdez
   *[other] { $seat_name } perd
} pour de bon { $troops }{ $favours ->
    [0] {""}
    [1] , ainsi qu’une faveur
   *[other] , ainsi que { $favours } faveurs
}.
hector-hero-lost = { $seat ->
    [you] Vous perdez
   *[other] { $seat_name } perd
} { $hero } pour de bon.
hector-hero-ransomed = { $seat ->
    [you] Vous sacrifiez une faveur et gardez
   *[other] { $seat_name } sacrifie une faveur et garde
} { $hero }.
hector-took-back = { $seat ->
    [you] Vous remettez
   *[other] { $seat_name } remet
} { $count ->
    [0] {""}
    [1] une troupe jouée
   *[other] { $count } troupes jouées
}{ $hidden ->
    [0] {""}
   *[other] { $count ->
        [0] {""}
       *[other] {" "}et{" "}
    }{ $hidden ->
        [1] une troupe
       *[other] { $hidden } troupes
    } de la main
} dans { $pile }.
hector-penalty = La honte passée coûte encore à { $seat ->
    [you] votre armée
   *[other] { $seat_name }
} : { $troops }.
hector-shame = { $seat ->
    [you] Vous prenez un marqueur Honte et en avez
   *[other] { $seat_name } prend un marqueur Honte et en a
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
    }, les trois piles de front sont réduites
    [reserve] chez { $foe ->
        [you] vous
       *[other] { $foe_name }
    }, la réserve a moins de cinq cartes
    [battle] les deux armées sont à bout, et la dernière bataille décide
   *[troops] les deux armées sont à bout, et la plus nombreuse l’emporte
}.
hector-over-equal = Les deux armées sont à bout et aussi nombreuses : la partie est nulle.

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
hector-exchange = Échanger une troupe
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
hector-brief-let-go = Le héros
hector-brief-ransom = Une faveur
hector-brief-fate = { $how ->
    [leave] Laisser :{" "}
   *[other] {""}
}{ $mine } ({ $points }) contre { $theirs } ({ $foe_points })
hector-brief-strengthen = Renforcer
hector-away = Céder { $troop }{ $counts ->
    [yes] {" "}(compterait)
   *[no] {""}
}
hector-change = Changer de héros : { $hero } va sous la pile
hector-deploy = Déployer { $hero }
hector-cover = Sur { $troop }{ $counts ->
    [yes] {" "}(compte actuellement)
   *[no] {""}
}
hector-strengthen = Renforcer une troupe ({ $count ->
    [1] il reste une faveur
   *[other] il reste { $count } faveurs
})
hector-favour = { $troop }{ $counts ->
    [yes] {" "}(compte actuellement)
   *[no] {""}
}
hector-retreat = Retraite : perdre { $count ->
    [1] la troupe jouée
   *[other] les { $count } troupes jouées
}{ $penalty ->
    [0] {""}
   *[other] , { $penalty } de plus
}{ $hero ->
    [lost] {" "}et le héros
    [choice] {" "}et le héros ou une faveur
   *[none] {""}
}
hector-play = Jouer { $troop }{ $counts ->
    [yes] {" "}(compte actuellement)
   *[no] {""}
}
hector-let-go = Perdre { $hero }
hector-ransom = Sacrifier une faveur et garder { $hero }

## Questions

hector-ask-vanguard = Vous attaquez : de quelle pile tirez-vous l’avant-garde ?
hector-ask-name = Votre avant-garde est un { $value } : quelles piles combattent (vous d’abord) ?
hector-ask-orient = Comment posez-vous la tuile Destin (votre couleur d’abord ; nombres : ce qui compterait) ?
hector-ask-turn = Tour { $turn } sur 4 : une action d’abord, ou jouer une troupe ?
hector-ask-troop = Tour { $turn } sur 4 : quelle troupe jouez-vous ?
hector-ask-fate = Vous menez { $mine } à { $theirs } : tourner la tuile Destin (votre couleur d’abord ; nombres : ce qui compterait) ?
hector-ask-give-up = Perdez-vous { $hero }, ou { $count ->
    [1] votre dernière faveur
   *[other] une de vos { $count } faveurs
} ?
hector-ask-away = Quelle troupe cédez-vous pour de bon, pour en piocher une autre ?
hector-ask-cover = Quelle troupe, qui ne comptera plus, { $hero } va-t-il couvrir ?
hector-ask-favour = Quelle troupe reçoit la faveur, +1 ?

## La table

hector-title = { $stage ->
    [turn] Bataille { $number }, tour { $turn } sur 4
    [opening] Bataille { $number }, ouverture
   *[over] La partie est terminée
}
hector-tile = Tuile Destin :
hector-opposite = { $one }/{ $other }
hector-tiles-left = Tuiles Destin restantes : { $count }
hector-counted-now = Décompte :
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
    [fights] { $count } (combat)
   *[whole] { $count }
}
hector-markers = Faveurs { $favours }, honte { $shame }, pertes { $lost }
hector-held = Main { $count }{ $hero ->
    [held] {" "}et un héros
   *[none] {""}
}, héros en pile { $heroes }
hector-hero-open = Héros dévoilé : { $hero }
hector-hand = Votre main ({ $count }) :
hector-your-hero = Votre héros : { $hero }
hector-counts = Compte à présent { $strength } :
hector-in-hand = Les troupes en main ajouteraient { $points }
hector-standing = { $place }. { $seat ->
    [you] { $seat_name } (vous)
   *[other] { $seat_name }
} : { $count ->
    [one] { $count } troupe restante
   *[other] { $count } troupes restantes
}

## Chapitres

hector-chapter = Bataille { $number }
## Pourquoi impossible ?

hector-thing-troop = Jouer { $name }
hector-thing-favour = Une faveur sur { $name }
hector-thing-exchange = Échanger une troupe
hector-thing-change = Changer de héros
hector-thing-deploy = Déployer le héros
hector-thing-strengthen = Renforcer une troupe
hector-thing-retreat = Battre en retraite
hector-thing-name = Nommer les piles de front
hector-thing-fate = Tourner la tuile Destin
hector-thing-give-up = Céder une faveur ou le héros
hector-thing-vanguard = { $number ->
    [3] Avant-garde de la réserve
    [2] Avant-garde de la pile de front 3
    [1] Avant-garde de la pile de front 2
   *[0] Avant-garde de la pile de front 1
}
hector-why-over = La partie est finie.
hector-why-not-your-turn = C’est à { $names }.
hector-why-pile-empty = Cette pile est vide.
hector-why-only-vanguard = On ne retourne une avant-garde qu’à l’ouverture d’une bataille.
hector-why-only-name = Seul l’attaquant dont l’avant-garde vaut 4 nomme les piles de front.
hector-why-only-fate = On ne tourne la tuile qu’après chaque paire de tours, et seul le camp qui a joué la plus grande somme le fait.
hector-why-only-give-up = On ne choisit quoi sacrifier qu’après une bataille perdue avec un héros déployé, s’il reste une faveur.
hector-why-vanguard-first = Retournez d’abord votre avant-garde.
hector-why-name-first = Nommez d’abord les piles de front qui se battent.
hector-why-orient-first = Posez d’abord la tuile Destin.
hector-why-fate-first = Tournez d’abord la tuile Destin, ou laissez-la.
hector-why-give-up-first = Choisissez d’abord ce que vous sacrifiez.
hector-why-acted = Vous avez déjà fait une action dans ce tour ; jouez maintenant une troupe.
hector-why-nothing-to-draw = Votre pile de combat et votre réserve sont vides : il n’y a rien à piocher.
hector-why-no-hero = Vous n’avez pas de héros dans cette bataille.
hector-why-hero-lies = Votre héros est déjà déployé.
hector-why-no-other-hero = Il n’y a pas d’autre héros dans votre pile.
hector-why-deploy-first = Une faveur ne sert que lorsque votre héros est déployé.
hector-why-no-favour = Il ne vous reste plus de faveur.
hector-why-all-taken = Chacune de vos troupes a déjà une faveur, ou se trouve sous votre héros.
hector-why-takes-none = Cette troupe a déjà une faveur, ou se trouve sous votre héros.

## Dans les images : en bref, car la place manque

hector-picture-token = { $what ->
    [favours] { $count ->
        [one] faveur
       *[other] faveurs
    }
    [shame] { $count ->
        [one] honte
       *[other] hontes
    }
    [heroes] héros
    [lost] { $count ->
        [one] perdue
       *[other] perdues
    }
    [held] en main + héros
   *[cards] en main
}
# Après le décompte actuel : ce que les troupes en main ajouteraient
hector-picture-in-hand = votre main ajouterait { $points }
hector-picture-hand = Votre main ({ $count }{ $hero ->
    [held] {" "}+ héros
   *[none] {""}
})
hector-picture-reserve = Réserve
hector-picture-role = { $side }, { $role ->
    [attacks] attaque
   *[defends] défend
}

## Comment les troupes ont été perdues

hector-account = { $name } : { $left } troupes sur { $troops }{ $battles ->
    [0] {""}
   *[other] {" "}· −{ $battles } en batailles perdues
}{ $retreats ->
    [0] {""}
   *[other] {" "}· −{ $retreats } en retraites
}{ $swaps ->
    [0] {""}
   *[other] {" "}· −{ $swaps } échangées
}

# Ce que veut dire chaque symbole des images
hector-symbol = { $symbol ->
    [colours] Les six couleurs, chacune avec sa forme
    [slinger] Frondeur, vaut 1
    [archer] Archer, vaut 2
    [peltast] Peltaste, vaut 3
    [hoplite] Hoplite, vaut 4
    [hero] Héros : ne compte sa valeur que déployé
    [vanguard] L’avant-garde de cette bataille
    [favour] Faveurs restantes
    [bonus] Une faveur sur une troupe : elle compte un de plus
    [shame] Honte : une troupe perdue pour chacune à la prochaine retraite
    [heroes] Héros dans la pile
    [lost] Troupes perdues pour de bon
    [hand] Cartes en main
    [fate] Tuile Destin : la couleur tournée vers un camp est la sienne
    [valid] Couleur de destin d’un camp : elle compte, comme celle du héros
    [total] Total de toutes les couleurs ; le plus haut peut tourner la tuile Destin
    [fights] La pile qui combat dans cette bataille
   *[reduced] Une pile réduite ; trois font perdre la partie
}

## Coups prévus

hector-plan-relies = la bataille, la tuile Destin, vos troupes ou vos héros, ou le héros déployé par votre adversaire
