## Ce qui est écrit dans les images : peu de mots, la place manque

picture-seat = Place { $number }
picture-you = (vous)
picture-your-turn = À vous de jouer
picture-turn = À { $name } de jouer
picture-won = { $names } { $count ->
    [one] gagne
   *[other] gagnent
}
picture-many-turns = On attend { $count } personnes
picture-pile = Pioche
picture-discards = Défausse
picture-oracles = Oracles
picture-games = Une image des jeux : { $games }, chacun avec son emblème.
picture-legend = Légende
picture-legend-title = Symboles : { $game }
picture-symbol = { $symbol ->
    [turn] Cadre doré : à jouer, ou victoire
    [number] Le numéro du bouton qui choisit ceci
    [fresh] Cadre rouge : vient d’arriver
    [computer] Tête : l’ordinateur joue
   *[lost] Barré : vient d’être perdu
}
