## La boîte

delphi-name = Delphi
delphi-also = Delphes
delphi-about = Neuf Marches, trois ou quatre Cités : posez face cachée, invoquez dieux et oracles, et retirez-vous à temps.
delphi-computers = Calchas, Clio, Tirésias, Manto, Crésus, Amphiaraos
delphi-variant-standard = En individuel
delphi-size-standard = { $seats } joueurs
delphi-variant-duel = En duel (notre variante)
delphi-size-duel = { $seats } joueurs, en duel (notre variante)

## Cartes

delphi-named = { $name ->
    [Odysseus] Ulysse
    [Achilles] Achille
    [Prometheus] Prométhée
    [Heracles] Héraclès
   *[other] { $name }
}
# Telle qu’un étalage ou une main la montre : un Guerrier est son nombre
delphi-card = { $kind ->
    [warrior] { $number }
    [hero] { $name } { $number }
    [apollo] Apollon ×2
    [ares] Arès x²
    [hephaestus] Héphaïstos ×
    [neptune] Neptune ½
    [hades] Hadès
    [moirai] Moires
    [hera] Héra
    [zeus] Zeus
    [oracle] Oracle
   *[pass] Passe
}
delphi-a-card = { $kind ->
    [warrior] un Guerrier { $number }
    [hero] { $name } { $number }
    [apollo] Apollon ×2
    [ares] Arès x²
    [hephaestus] Héphaïstos ×
    [neptune] Neptune ½
    [hades] Hadès
    [moirai] les Moires
    [hera] Héra
    [zeus] Zeus
    [oracle] un Oracle
   *[pass] la carte Passe
}
delphi-city = { $city ->
    [athens] Athènes
    [thebes] Thèbes
    [corinth] Corinthe
   *[sparta] Sparte
}
delphi-oracle = { $oracle ->
    [laurel] Couronne de laurier
    [levy] Nouvelle recrue
    [battle_order] Nouvel ordre de bataille
    [mercenaries] Mercenaires
    [safe_conduct] Sauf-conduit
    [plague] Peste
    [pride] Orgueil puni
    [silence] Silence sur l’Olympe
   *[glory] Double gloire
}
delphi-oracle-text = { $oracle ->
    [laurel] votre étalage vaut { $laurel } de plus jusqu’à la fin de la Marche
    [levy] piochez une carte ; si votre pile est vide, reprenez un de vos Guerriers écartés
    [battle_order] vous pouvez échanger deux cartes de votre étalage
    [mercenaries] un Guerrier d’un étalage adverse passe à droite du vôtre
    [safe_conduct] cette Marche ne peut pas vous coûter de points
    [plague] chaque étalage perd son dernier Guerrier ou Héros à droite
    [pride] les cartes du plus grand nombre visible sont écartées de tous les étalages
    [silence] Apollon, Arès et Héphaïstos sont sans effet jusqu’à la fin de la Marche
   *[glory] gains et pertes de cette Marche comptent { $glory } fois
}

## Ce qui arrive

# Ce qui va avec une personne : « Héra (Tom) », « 16 (vous) »
delphi-of = { $what } ({ $seat ->
    [you] vous
   *[other] { $seat_name }
})
delphi-dealt = Les Cités sont attribuées : { $cities }.
delphi-parade-began = La Parade { $number } sur 3 commence.
delphi-drew = Vous piochez : { $cards }.
delphi-drew-unseen = { $seat_name } pioche { $count ->
    [1] une carte
   *[other] { $count } cartes
}.
delphi-march-began = La Marche { $number } commence. Du premier retrait à la victoire : { $prizes }.
delphi-laid = Vous posez { $card }, face cachée.
delphi-laid-unseen = { $seat_name } pose une carte, face cachée.
delphi-laid-instead = Vous posez plutôt { $card }.
delphi-turned-up = Les cartes sont révélées : { $cards }.
delphi-played = { $seat ->
    [you] Vous jouez
   *[other] { $seat_name } joue
} { $card }.
delphi-lost = Plus personne d’autre en lice : { $seat ->
    [you] vous écartez
   *[other] { $seat_name } écarte
} { $card } sans effet.
delphi-withdrew = { $seat ->
    [you] Vous vous retirez, et votre étalage de valeur
   *[other] { $seat_name } se retire, et son étalage de valeur
} { $value } est écarté.
delphi-withdrew-together = { $seats ->
    [us] { $seats_name } vous retirez
   *[them] { $seats_name } se retirent
}, et les étalages sont écartés : { $rows }.
delphi-withdrew-bare = { $seats ->
    [other] { $seats_name } se retire.
    [you] Vous vous retirez.
    [us] { $seats_name } vous retirez.
   *[them] { $seats_name } se retirent.
}
delphi-valued = Les étalages : { $rows }. { $last ->
    [you] Le plus faible est le vôtre.
    [other] Le plus faible : { $last_name }.
   *[them] À égalité au plus bas : { $last_name } ; une carte par personne, face cachée.
}
delphi-march-won = { $seat ->
    [you] Vous gagnez
   *[other] { $seat_name } gagne
} la Marche { $number } avec un étalage de valeur { $value }. Points : { $gains }.
delphi-march-lost = Plus personne en lice : personne ne gagne la Marche { $number }. Points : { $gains }.
delphi-banished = { $god ->
    [hades] Hadès écarte
    [moirai] Les Moires écartent
   *[hera] Héra écarte
} { $card } ({ $seats ->
    [you] vous
   *[other] { $seats_name }
}).
delphi-struck = { $seat ->
    [you] Votre Zeus
   *[other] Zeus ({ $seat_name })
} écarte { $card } { $own ->
    [yes] { $seat ->
        [you] de votre propre étalage
       *[other] de son propre étalage
    }
   *[no] { $foe ->
        [you] de votre étalage
       *[other] chez { $foe_name }
    }
}.
delphi-spared = { $seat ->
    [you] Votre Zeus
   *[other] Zeus ({ $seat_name })
} n’écarte rien.
delphi-read = { $seat ->
    [you] Vous consultez
   *[other] { $seat_name } consulte
} l’oracle. { $oracle } : « { $text } ».
delphi-put = { $seat ->
    [you] Vous glissez
   *[other] { $seat_name } glisse
} cet oracle sous la pile : { $oracle }.
delphi-obeyed = { $seat ->
    [you] Vous suivez
   *[other] { $seat_name } suit
} l’oracle : { $oracle }.
delphi-in-vain = { $oracle } : il n’a rien sur quoi agir.
delphi-took-back = { $seat ->
    [you] Vous reprenez
   *[other] { $seat_name } reprend
} { $card }.
delphi-swapped = { $seat ->
    [you] Dans votre étalage
   *[other] Chez { $seat_name }
}, { $card } et { $other } changent de place.
delphi-kept = { $seat ->
    [you] Vous laissez votre
   *[other] { $seat_name } laisse son
} étalage tel quel.
delphi-hired = { $seat ->
    [you] Vous engagez
   *[other] { $seat_name } engage
} { $card } { $foe ->
    [you] de votre étalage
   *[other] chez { $foe_name }
}.
delphi-fell = { $seat ->
    [you] Votre étalage
   *[other] Chez { $seat_name }, l’étalage
} perd { $cards }.
delphi-over = { $winner ->
    [you] Vous gagnez
   *[other] { $winner_name } gagne
} la partie avec { $count ->
    [one] { $points } point
   *[other] { $points } points
}{ $reason ->
    [wins] {" "}et, à égalité, le plus de Marches gagnées
    [ninth] {" "}et, à égalité, le plus de points à la dernière Marche
   *[points] {""}
}.
delphi-shared = Victoire partagée entre { $winner_name } : { $count ->
    [one] { $points } point
   *[other] { $points } points
} par personne.

## Choix

delphi-lay = Poser { $card } ({ $effect }){ $count ->
    [1] {""}
   *[other] , { $count } en main
}
delphi-play = Jouer { $card } ({ $effect }){ $count ->
    [1] {""}
   *[other] , { $count } en main
}
# Ce que fait une carte, dans le texte d’un choix
delphi-effect = { $what ->
    [row] étalage : { $value }
    [neptune] divise par 2 les autres étalages
    [hades] écarte { $enemy }
    [moirai] écartent { $enemy }
    [hera] écarte { $enemy }
    [zeus] écarte une carte au choix
   *[oracle] consulte l’oracle
}
delphi-lay-pass = Poser la carte Passe : se retirer{ $bare ->
    [yes] {""}
   *[no] , l’étalage ({ $value }) est écarté
}
delphi-brief-warrior = Guerrier { $card }
delphi-brief-play = Jouer { $card }
delphi-brief-swap = Échanger : { $card }
delphi-brief-own = Votre étalage
delphi-brief-obey = Le suivre
delphi-brief-under = Le glisser sous la pile et suivre le suivant
delphi-withdraw = Se retirer{ $bare ->
    [yes] {""}
   *[no]  : l’étalage ({ $value }) est écarté
}
delphi-row-of = { $name } : étalage { $value }
delphi-card-at = Carte { $place } : { $card }
delphi-spare = Ne rien écarter
delphi-obey = Suivre l’oracle : { $oracle }
delphi-put-under = Glisser { $oracle } sous la pile et suivre le suivant
delphi-keep = Laisser l’étalage tel quel
delphi-swap = Échanger la carte { $place } : { $card }
delphi-swap-with = Avec la carte { $place } : { $card }
delphi-swap-both = Échanger { $first } et { $second } (cartes { $one } et { $two })
delphi-take-back = Reprendre { $card }

## Questions

delphi-ask-lay = Tous les étalages sont vides : quelle carte posez-vous, face cachée ?
delphi-ask-lay-tied = Vous êtes à égalité au plus bas avec { $value } : quelle carte posez-vous, face cachée ?
delphi-ask-lay-instead = Vous avez posé { $card }. En attendant les autres, vous pouvez encore changer de carte :
delphi-ask-play = Votre étalage est le plus faible avec { $value }, le suivant vaut { $next } : que jouez-vous ?
delphi-ask-strike = Zeus : dans quel étalage écartez-vous une carte ?
delphi-ask-struck = Zeus : quelle carte de cet étalage écartez-vous ({ $row }) ?
delphi-ask-obey = { $oracle } : { $text }. Suivez-vous cet oracle ?
delphi-ask-swap = Nouvel ordre de bataille : quelles cartes échangez-vous ?
delphi-ask-with = Vous échangez la carte { $place }, { $card }. Avec laquelle ?
delphi-ask-hire = Mercenaires : dans quel étalage engagez-vous un Guerrier ?
delphi-ask-hired = Mercenaires : quel Guerrier de cet étalage engagez-vous ({ $row }) ?
delphi-ask-take-back = Nouvelle recrue : quel Guerrier reprenez-vous ?

## La table

delphi-title = Marche { $number } sur { $marches } — Parade { $parade }
delphi-game-over = La partie est terminée
# Ce que rapporte la Marche
delphi-prizes = { $count ->
    [0] Perd { $first }, gagne { $winner }
   *[other] 1er retrait { $first }, puis { $between }, gagne { $winner }
}
delphi-force = En vigueur :
delphi-oracles = Oracles dans la pile : { $count }
delphi-under = Sous la pile :
delphi-player = { $seat ->
    [you] { $seat_name } (vous)
   *[other] { $seat_name }
}, { $city }{ $status ->
    [laying] {" "}— doit poser
    [laid] {" "}— a posé
    [weakest] {" "}— doit jouer
    [zeus] {" "}— Zeus frappe
    [oracle] {" "}— consulte l’oracle
    [waiting] {" "}— en lice
    [left] {" "}— { $place ->
        [1] 1er retrait
        [2] 2e retrait
       *[3] 3e retrait
    }
   *[none] {""}
}
delphi-points = Points { $points }, main { $hand } + Passe, pile { $pile }
delphi-row = Étalage { $value }{ $sum } :
delphi-hand = { $count ->
    [0] Votre main : seulement la Passe
   *[other] Votre main ({ $count } + Passe) :
}
delphi-face-down = Face cachée : { $card }
delphi-pile = Votre pile ({ $count }) :
delphi-standing = { $place }. { $seat ->
    [you] { $seat_name } (vous)
   *[other] { $seat_name }
} : { $count ->
    [one] { $points } point
   *[other] { $points } points
}, { $wins ->
    [one] { $wins } Marche gagnée
   *[other] { $wins } Marches gagnées
}

## Chapitres

delphi-chapter = Marche { $number }
## Pourquoi impossible ?

delphi-thing-card = Carte : { $name }
delphi-thing-withdraw = Se retirer
delphi-thing-zeus = Écarter une carte avec Zeus
delphi-thing-oracle = Répondre à un oracle
delphi-thing-battle-order = Échanger deux cartes de mon étalage
delphi-thing-mercenaries = Engager un Guerrier
delphi-thing-levy = Reprendre un Guerrier
delphi-why-over = La partie est finie.
delphi-why-finished = Vous avez quitté la dernière Marche : pour vous, la partie est finie. Attendez les autres.
delphi-why-withdrawn = Vous avez quitté cette Marche. Vous jouerez de nouveau à la prochaine.
delphi-why-not-weakest = Seul l’étalage le plus faible agit, et le vôtre est plus fort. C’est à { $names }.
delphi-why-not-asked = C’est d’abord à { $names } de répondre à ce que demande une carte.
delphi-why-zeus-first = Dites d’abord ce que votre Zeus écarte.
delphi-why-oracle-first = Suivez d’abord l’oracle, ou glissez-le sous la pile.
delphi-why-battle-order-first = Échangez d’abord deux cartes de votre étalage, ou laissez-le tel quel.
delphi-why-mercenaries-first = Choisissez d’abord le Guerrier que vous engagez.
delphi-why-levy-first = Choisissez d’abord le Guerrier que vous reprenez.
delphi-why-no-zeus = On n’écarte une carte que lorsque son Zeus vient d’entrer dans l’étalage.
delphi-why-no-oracle = On ne répond à un oracle que lorsqu’il vient d’être lu pour sa carte Oracle.
delphi-why-no-battle-order = On n’échange des cartes qu’en suivant l’oracle « Nouvel ordre de bataille ».
delphi-why-no-mercenaries = On n’engage un Guerrier qu’en suivant l’oracle « Mercenaires ».
delphi-why-no-levy = On ne reprend un Guerrier qu’en suivant l’oracle « Nouvelle recrue », et si sa pile est vide.
delphi-why-pass-not-needed = Votre étalage est seul au plus bas : pas besoin de la carte Passe, choisissez de vous retirer.
delphi-why-lies-already = Cette carte est déjà posée face cachée devant vous. Tant que tout le monde n’a pas posé, vous pouvez en poser une autre à sa place.
delphi-why-only-the-pass = Vous n’avez plus que la carte Passe : le jeu l’a posée pour vous.
delphi-why-lay-the-pass = On pose maintenant des cartes face cachée : pour vous retirer, posez la carte Passe.

## Dans les images : en bref, car la place manque

delphi-picture-status = { $status ->
    [laying] doit poser
    [laid] a posé
    [weakest] doit jouer
    [zeus] Zeus frappe
    [oracle] à l’oracle
    [left] { $place ->
        [1] 1er retrait
        [2] 2e retrait
       *[3] 3e retrait
    }
   *[none] {""}
}
delphi-picture-prize = { $place ->
    [0] Gagne { $points }
    [1] 1er retrait { $points }
    [2] 2e retrait { $points }
   *[3] 3e retrait { $points }
}
# Sur une carte de la main, « = 24 » dit ce que vaudra l’étalage
delphi-picture-hand = Votre main ({ $count } + Passe) et ce que vaudra l’étalage
delphi-picture-wins = { $count ->
    [one] { $count } Marche
   *[other] { $count } Marches
}

## D’où viennent les points

delphi-account = { $name }, Marche après Marche : { $gains } = { $points }

# Ce que veut dire chaque symbole des images
delphi-symbol = { $symbol ->
    [warrior] Guerrier : deux Guerriers égaux côte à côte se multiplient
    [hero] Héros, avec son nombre
    [apollo] Apollon : double ce qui le touche à gauche
    [ares] Arès : met au carré ce qui le touche à gauche
    [hephaestus] Héphaïstos : multiplie ses deux voisins
    [neptune] Neptune : divise par deux les étalages adverses
    [hades] Hadès : écarte tous les Achille
    [moirai] Moires : écartent tous les Prométhée
    [hera] Héra : écarte tous les Héraclès
    [zeus] Zeus : écarte une carte au choix
    [oracle] Oracle : on lit un oracle, et l’on suit celui-ci ou le suivant
    [pass] Passe : retrait ; elle revient en main
    [hand] Cartes en main
    [pile] Cartes dans une pile
    [points] Points ; sur or : le plus
    [left] Retrait, avec un étalage de cette valeur
    [won] Marche gagnée, avec un étalage de cette valeur
   *[halved] Dans la valeur d’un étalage : divisé par deux par Neptune
}

## Coups prévus

delphi-plan-relies = la Marche, qui est encore en lice, votre main ou votre étalage
