# Pourquoi un coup est meilleur : ce que valent les deux camps dans le combat, et ce qui reste à un joueur
hector-because-battle = { $name } compte alors environ { $own } contre { $foe } dans le combat, et non { $own_worse } contre { $foe_worse }.
hector-because-troops = { $name } a alors { $own ->
    [one] { $own } carte d’armée
   *[other] { $own } cartes d’armée
} contre { $foe }, et non { $own_worse } contre { $foe_worse }.
hector-because-heroes = { $name } a alors { $better } héros, et non { $worse }.
hector-because-favours = { $name } a alors { $better ->
    [one] { $better } Faveur Divine
   *[other] { $better } Faveurs Divines
}, et non { $worse }.
hector-because-shame = { $name } a alors { $better ->
    [one] { $better } pion Honte
   *[other] { $better } pions Honte
}, et non { $worse }.
hector-because-fronts = { $name } a alors { $better ->
    [one] { $better } pile
   *[other] { $better } piles
} de première ligne, et non { $worse }.
