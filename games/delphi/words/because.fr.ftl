# Pourquoi un coup est meilleur
delphi-because-points = { $name } peut espérer { $better ->
    [one] { $better } point
   *[other] { $better } points
} de la Marche, et non { $worse }.
