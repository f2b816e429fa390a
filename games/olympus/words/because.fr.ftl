# Pourquoi un coup est meilleur
olympus-because-steps = { $name } a alors { $better ->
    [one] { $better } point de victoire
   *[other] { $better } points de victoire
} d’avance, et non { $worse }.
olympus-because-markers = { $name } a alors { $better ->
    [one] { $better } pion de couleur
   *[other] { $better } pions de couleur
}, et non { $worse }.
olympus-because-units = { $name } a alors { $own ->
    [one] { $own } unité
   *[other] { $own } unités
} contre { $foe }, et non { $own_worse } contre { $foe_worse }.
olympus-because-stays = Chez { $name }, { $card } { $many ->
    [yes] restent
   *[no] reste
} alors{ $clear ->
    [yes] , et pas autrement
   *[no] {" "}dans { $better } % des parties imaginées, et non { $worse } %
}.
olympus-because-falls = Chez { $name }, { $card } { $many ->
    [yes] tombent
   *[no] tombe
} alors{ $clear ->
    [yes] , et pas autrement
   *[no] {" "}dans { $better } % des parties imaginées, et non { $worse } %
}.
olympus-because-wounds = Chez { $name }, { $card } : encore { $better ->
    [one] { $better } blessure possible
   *[other] { $better } blessures possibles
}, et non { $worse }.
