## La boîte

horse-name = Le Cheval de Troie
horse-also = Cheval de Troie, Troie
horse-about = Mémoire et bluff : qui se cache dans le cheval, et dans quel quartier en tombera-t-il ?
horse-computers = Sinon, Théano, Laocoon, Cassandre, Épéios, Anténor
horse-variant-standard = En individuel
horse-size-standard = { $seats } joueurs
horse-option-open = { $value ->
    [0] Cheval fermé : retenez qui s’y cache
   *[other] Cheval ouvert : tout le monde voit qui s’y cache
}
horse-option-first = { $value ->
    [-1] Le sort désigne qui commence
   *[other] La place { $number } ({ $name }) commence
}
horse-advantage = { $name } commence

## Héros, quartiers, cartes Héros

# Un parmi plusieurs : « rouge, bleu ×2 »
horse-warrior = { $warrior ->
    [red] rouge
    [yellow] jaune
    [blue] bleu
    [green] vert
   *[helper] aide neutre
}
horse-a-warrior = { $warrior ->
    [helper] un aide neutre
   *[other] un héros { $colour }
}
horse-colour = { $warrior ->
    [red] Rouge
    [yellow] Jaune
    [blue] Bleu
   *[green] Vert
}
# Une lettre, pour la couleur qui prend un quartier
horse-initial = { $warrior ->
    [red] R
    [yellow] J
    [blue] B
   *[green] V
}
horse-times = { $what } ×{ $count }
horse-hero = { $hero ->
    [poseidon] Poséidon
   *[number] { $number }
}
horse-district = quartier { $number }
horse-with-treasure = { $district } ({ $treasure })

## Ce qui arrive

horse-dealt = Les couleurs sont distribuées : { $players }{ $out ->
    [none] {""}
   *[colour]  ; { $out_name } reste dans la boîte
}.
horse-plays = { $seat ->
    [you] vous jouez
   *[other] { $seat_name } joue
} { $colours }{ $odysseus ->
    [yes] {" "}(Odyssée)
   *[no] {""}
}
horse-manned = { $seat ->
    [you] Vous tirez du sac et engagez
   *[other] { $seat_name } tire du sac et engage
} { $warrior } dans le cheval, puis un { $second }.
horse-laid-out = On pose à côté du plan : { $warriors }.
horse-announced = { $seat ->
    [you] Vous annoncez { $number } et retournez
   *[other] { $seat_name } annonce { $number } et retourne
} { $luck ->
    [god] le trident de Poséidon
    [enough] un { $hero } : cela suffit
   *[failed] un { $hero } : trop peu, le tour est fini
}.
horse-swapped = { $seat ->
    [you] Vous permutez
   *[other] { $seat_name } permute
} les trésors des quartiers { $first } et { $second }.
horse-left = { $seat ->
    [you] Vous laissez
   *[other] { $seat_name } laisse
} les trésors à leur place.
horse-chosen = { $count ->
    [0] { $seat ->
        [you] Vous n’engagez
       *[other] { $seat_name } n’engage
    } rien : le tour est fini
   *[other] { $seat ->
        [you] Vous engagez
       *[other] { $seat_name } engage
    } { $count ->
        [1] le seul héros qui reste à côté du plan
       *[other] les { $count } héros qui sont à côté du plan
    }
}.
horse-loaded = { $seat ->
    [you] Vous engagez
   *[other] { $seat_name } engage
} { $warrior } au quartier { $district } ; un { $dropped } tombe.
horse-loads = { $seat ->
    [you] Vous engagez
   *[other] { $seat_name } engage
} : { $loads }.
horse-load-short = { $warrior } au quartier { $district } ({ $dropped } tombe)
horse-seen = Vous pouvez regarder le trésor du quartier { $district } : { $treasure }.
horse-seen-by-another = { $seat_name } peut regarder le trésor du quartier { $district }.
horse-shuffled = Les { $count } cartes Héros, mélangées, forment un nouveau paquet.
horse-won = { $winner ->
    [you] Vous remportez le quartier { $district } ({ $colour })
    [nobody] Personne ne remporte le quartier { $district }
   *[other] { $winner_name } remporte le quartier { $district } ({ $colour })
} : { $sum }.
horse-sum = { $warriors } héros + bonus { $bonus } + trésor { $treasure } = { $points }
# Ce qui décide à égalité de points, après le score
horse-won-districts = plus de quartiers
horse-won-warriors = autant de quartiers, plus de héros dans ceux-ci
horse-over = { $winner ->
    [you] Vous gagnez
    [us] { $winner_name } partagez la victoire
    [them] { $winner_name } partagent la victoire
   *[other] { $winner_name } gagne
} avec { horse-points }{ $reason ->
    [districts] {" "}et plus de quartiers
    [warriors] , autant de quartiers et plus de héros dans ceux-ci
   *[points] {""}
}.
horse-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Choix

horse-brief-announce = { $number ->
    [one] { $number } héros
   *[other] { $number } héros
}
horse-brief-swap = Permuter au { $district }
horse-announce = Annoncer { $number } ({ $enough ->
    [one] { $enough } carte Héros sur { $cards } suffit
   *[other] { $enough } cartes Héros sur { $cards } suffisent
})
horse-leave = Ne permuter aucun trésor
horse-swap = Permuter le trésor du { $district }
horse-with = Avec le trésor du { $district }
horse-all = { $count ->
    [0] Ne rien engager : le tour est fini
    [1] Engager le seul qui reste
   *[other] Engager les { $count } qui sont à côté du plan
}
horse-load = Engager { $warrior }
horse-at = Quartier { $number } (+{ $bonus }) : { $warriors ->
    [none] personne
   *[some] { $names }
}

## Questions

horse-ask-announce = { $turn ->
    [only] {""}
    [first] Le premier de vos deux tours.{" "}
   *[second] Le second de vos deux tours.{" "}
}Combien de héros voulez-vous engager ?
horse-ask-swap = Poséidon : le trésor de quel quartier permutez-vous ?
horse-ask-with = Avec quel quartier le { $district } permute-t-il son trésor ?
horse-ask-all = Poséidon : engagez-vous tous les héros à côté du plan ?
horse-ask-load = { $loads ->
    [1] Quel héros engagez-vous ?
   *[other] { $loads } à engager : qui entre maintenant ?
}
horse-ask-at = { $open ->
    [yes] { $warrior } entre, un { $next } tombe : dans quel quartier ?
   *[no] { $warrior } entre : dans quel quartier placez-vous le cheval ?
}

## La table

horse-title = { $phase ->
    [announce] { $name } va annoncer un nombre
    [swap] Poséidon : { $name } peut permuter
    [all] Poséidon : { $name }, tout ou rien
    [load] { $name } engage, encore { $loads }
   *[over] La partie est terminée
}
horse-which-turn = { $turn ->
    [first] Le premier de deux tours
   *[second] Le second de deux tours
}
horse-player = { $seat ->
    [you] { $seat_name } (vous)
   *[other] { $seat_name }
} : { $colours }{ $odysseus ->
    [yes] {" "}(Odyssée)
   *[no] {""}
}
horse-player-ended = { $player } — { horse-points }
horse-row = { $row ->
    [district] Quartier
    [bonus] Bonus
    [treasure] Trésor
    [room] Places
    [leads] En tête
    [won] Gagné par
    [points] Points
    [heroes] Héros
    [pile] Paquet
    [used] Jouées
   *[horse] Cheval
}
horse-beside = À côté du plan :
horse-inside = Dans le cheval : { $next }, puis { $last }
horse-closed = Dans le cheval : deux héros, cachés
horse-bag = Dans le sac { $bag }, aides neutres { $helpers }
horse-may-look = Trésors visibles :
horse-may-not-look = Aucun trésor visible pour l’instant
horse-standing = { $place }. { $seat ->
    [you] { $seat_name } (vous)
   *[other] { $seat_name }
} : { horse-points }
horse-standing-district = { $district }, { $colour } : { $count } + { $bonus } + { $treasure } = { $points }
horse-standing-sum = Un quartier : héros + bonus + trésor
horse-nobody = Remportés par personne :

## Chapitres

horse-chapter = { $name } annonce { $number }
## Pourquoi impossible ?

horse-thing-announce = Annoncer { $number }
horse-thing-load = Engager { $name }
horse-thing-at = Placer le cheval au { $name }
horse-thing-swap = Permuter deux trésors
horse-thing-all = Tout engager, ou rien
horse-why-over = La partie est finie.
horse-why-not-your-turn = C’est à { $names }.
horse-why-more-than-lie = Il n’y a { $number ->
    [one] qu’un héros
   *[other] que { $number } héros
} à côté du plan. On n’annonce pas plus que cela.
horse-why-announced-already = Vous avez annoncé et retourné une carte ; faites maintenant ce qu’elle permet.
horse-why-announce-first = Annoncez d’abord combien vous voulez en engager.
horse-why-swap-first = Dites d’abord si vous permutez deux trésors.
horse-why-decide-first = Dites d’abord si vous engagez tout, ou rien.
horse-why-not-beside = Il n’y en a pas à côté du plan. On n’engage que ceux qui s’y trouvent.
horse-why-coloured-first = Tant qu’il reste une couleur à côté du plan, aucun aide neutre n’entre.
horse-why-no-room = Ce quartier est plein : il a { $number } places.
horse-why-no-poseidon = On ne le fait que lorsqu’on vient de retourner Poséidon.
horse-why-swap-decided = Vous avez déjà décidé de la permutation ; elle se fait avant l’entrée.

## Dans les images : en bref, car la place manque

horse-picture-room = { $count ->
    [0] complet
    [1] 1 place
   *[other] { $count } places
}
horse-picture-title = { $phase ->
    [announce] Combien de héros ?
    [swap] Poséidon : permuter ?
    [all] Poséidon : tout ou rien ?
    [load] Encore { $loads } à engager
   *[over] La partie est terminée
}
# Au-dessus des nombres à annoncer, avec les cartes qui suffisent pour chacun
horse-picture-enough = Combien ? Dessous, les cartes Héros qui suffisent
horse-picture-odysseus = Odyssée
# Le héros qui sortira le prochain du cheval
horse-picture-next = sort

# Ce que veut dire chaque symbole des images
horse-symbol = { $symbol ->
    [warrior] Héros : sa tête et sa lettre disent sa couleur
    [helper] Aide neutre : n’appartient à personne
    [unseen] Héros dans le cheval, que personne ne voit
    [odysseus] Odyssée : joue les rouges, a ouvert la partie
    [bonus] Numéro d’un quartier, et son bonus
    [treasure] Trésor d’un quartier ; jaune si vous pouvez le regarder
    [leads] La couleur qui mène dans un quartier
    [stands] Où se trouve le cheval
    [bag] Héros dans le sac
    [hero] Carte Héros : ce nombre de héros au plus peut entrer
    [poseidon] Poséidon : permuter deux trésors, engager tout ou rien
    [odds] 12 des 18 cartes du paquet suffisent
   *[points] Points d’un quartier à la fin
}
# Une position pour l’oreille
horse-spoken-district = Quartier { $number } : bonus { $bonus }, trésor { $treasure }, { $warriors ->
    [none] vide
   *[some] { $warriors }
}{ $places ->
    [over] , { horse-points }
    [0] , complet
    [one] , 1 place
   *[other] , { $places } places
}{ $horse ->
    [yes] , le cheval y est
   *[no] {""}
}
horse-spoken-warriors = { $count } { $colour }{ $count ->
    [one] {""}
   *[other] s
}{ $leads ->
    [yes] {" "}(mène)
   *[no] {""}
}
horse-spoken-heroes = Cartes Héros (paquet, jouées) :
horse-spoken-hero = { $hero } ({ $pile }, { $used })
