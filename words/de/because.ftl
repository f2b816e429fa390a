# Warum ein Zug besser ist: was einige Züge später im Schnitt daraus wird, und was aus dem gespielten Zug wird
because-points = { $name } { $count ->
    [one] hat
   *[other] haben
} dann { $better ->
    [one] { $better } Punkt
   *[other] { $better } Punkte
}, nicht { $worse }.
because-cards = { $name } hat dann { $better ->
    [one] { $better } Karte
   *[other] { $better } Karten
} auf der Hand, nicht { $worse }.
because-wins = { $name } { $count ->
    [one] gewinnt
   *[other] gewinnen
} in einigen Zügen { $better ->
    [one] { $better } Punkt
   *[other] { $better } Punkte
}, nicht { $worse }.
# A number in such a sentence
because-below-zero = −{ $number }
