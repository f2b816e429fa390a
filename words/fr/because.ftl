# Pourquoi un coup est meilleur : ce qui en résulte en moyenne quelques coups plus tard, et ce qui résulte du coup joué
because-points = { $name } { $count ->
    [one] a
   *[other] ont
} alors { $better ->
    [one] { $better } point
   *[other] { $better } points
}, et non { $worse }.
because-cards = { $name } a alors { $better ->
    [one] { $better } carte
   *[other] { $better } cartes
} en main, et non { $worse }.
because-wins = { $name } { $count ->
    [one] gagne
   *[other] gagnent
} { $better ->
    [one] { $better } point
   *[other] { $better } points
} en quelques coups, et non { $worse }.
# A number in such a sentence
because-below-zero = −{ $number }
