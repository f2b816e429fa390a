## Ce qui est écrit dans les images : peu de mots, la place manque

picture-seat = Place { $number }
picture-you = { $name } (vous)
picture-hand = Votre main
picture-pile = Pioche
picture-discards = Défausse
picture-victories = Victoires
picture-oracles = Oracles
picture-iliad-status = { $status ->
    [passed] a passé
    [left] a quitté
    [withdrawn] s’est retiré·e
    [absent] hors du siège
   *[none] {""}
}
