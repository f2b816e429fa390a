# Why a move is better: what comes of it a few moves later on average, and what comes of the one made
because-points = { $name } then { $count ->
    [one] has
   *[other] have
} { $better ->
    [one] { $better } point
   *[other] { $better } points
}, not { $worse }.
because-cards = { $name } then holds { $better ->
    [one] { $better } card
   *[other] { $better } cards
}, not { $worse }.
because-wins = { $name } { $count ->
    [one] wins
   *[other] win
} { $better ->
    [one] { $better } point
   *[other] { $better } points
} within a few moves, not { $worse }.
# A number in such a sentence
because-below-zero = −{ $number }
