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
