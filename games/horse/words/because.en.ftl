# Why a move is better
horse-because-chance = { $name } then takes district { $number } with { $better }%, not { $worse }%.
horse-because-points = { $name } can then expect { $better ->
    [one] { $better } point
   *[other] { $better } points
} from district { $number }, not { $worse }.
horse-because-inside = { $name } then has { $better ->
    [one] { $better } warrior
   *[other] { $better } warriors
} in the horse, not { $worse }.
horse-because-all = { $name } can then expect { $better ->
    [one] { $better } point
   *[other] { $better } points
} in all, not { $worse }.
