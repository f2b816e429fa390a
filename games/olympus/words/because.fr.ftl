# Pourquoi un coup est meilleur
olympus-because-steps = { $name } a alors { $better } points de victoire d’avance, et non { $worse }.
olympus-because-markers = { $name } a alors { $better } marqueurs de couleur, et non { $worse }.
olympus-because-units = { $name } a alors { $better } unités, et non { $worse }.
olympus-because-stays = Chez { $name }, { $card } { $many ->
    [yes] restent
   *[no] reste
} alors{ $clear ->
    [yes] , et pas autrement
   *[no] {" "}dans { $better } % des parties imaginées, et non { $worse } %
}.
olympus-because-falls = Chez { $name }, { $card } { $many ->
    [yes] tombent
   *[no] tombe
} alors{ $clear ->
    [yes] , et pas autrement
   *[no] {" "}dans { $better } % des parties imaginées, et non { $worse } %
}.
olympus-because-wounds = Chez { $name }, { $card } { $many ->
    [yes] peuvent
   *[no] peut
} alors subir encore { $better } blessures, et non { $worse }.
