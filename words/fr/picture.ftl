## Ce qui est écrit dans les images : peu de mots, la place manque

picture-seat = Place { $number }
picture-you = (vous)
picture-hand = Votre main
picture-pile = Pioche
picture-discards = Défausse
picture-victories = Victoires
picture-oracles = Oracles
picture-hector-reserve = Réserve
picture-hector-role = { $side }, { $role ->
    [attacks] attaque
   *[defends] défend
}
picture-iliad-status = { $status ->
    [passed] a passé
    [left] a quitté
    [withdrawn] s’est retiré·e
    [absent] hors du siège
   *[none] {""}
}
picture-olympus-zone = { $zone ->
    [olympus] Olympe
    [delphi] Delphes
   *[troy] Troie
}
picture-olympus-power = { $when ->
    [play] arrivée
    [attack] attaque
    [always] toujours
   *[none] {""}
}
picture-olympus-turn = { $over ->
    [yes] Partie terminée
   *[no] Tour { $number }
}
picture-olympus-status = { $status ->
    [turn] à jouer
    [pays] paie { $card }
    [chooses] choix : { $card }
    [marker] prend un pion
   *[none] {""}
}
picture-olympus-free = gratuit
picture-delphi-status = { $status ->
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
picture-delphi-prize = { $place ->
    [0] Gagne { $points }
    [1] 1er retrait { $points }
    [2] 2e retrait { $points }
   *[3] 3e retrait { $points }
}
# Sur une carte de la main, « = 24 » dit ce que vaudra l’étalage
picture-delphi-hand = Votre main ({ $count } + Passe) et ce que vaudra l’étalage
picture-delphi-wins = { $count ->
    [one] { $count } Marche
   *[other] { $count } Marches
}
picture-horse-title = { $phase ->
    [announce] Combien de héros ?
    [swap] Poséidon : permuter ?
    [all] Poséidon : tout ou rien ?
    [load] Encore { $loads } à engager
   *[over] La partie est terminée
}
picture-horse-odysseus = Ulysse
# Le héros qui sortira le prochain du cheval
picture-horse-next = sort
