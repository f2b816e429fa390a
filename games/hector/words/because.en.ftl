# Why a move is better: what both count in the battle, and what a player has left after it
hector-because-battle = { $name } then counts about { $own } to { $foe } in the battle, not { $own_worse } to { $foe_worse }.
hector-because-troops = { $name } then has { $own ->
    [one] { $own } troop
   *[other] { $own } troops
} against { $foe }, not { $own_worse } against { $foe_worse }.
hector-because-heroes = { $name } then has { $better ->
    [one] { $better } hero
   *[other] { $better } heroes
}, not { $worse }.
hector-because-favours = { $name } then has { $better ->
    [one] { $better } favor
   *[other] { $better } favors
}, not { $worse }.
hector-because-shame = { $name } then has { $better ->
    [one] { $better } shame marker
   *[other] { $better } shame markers
}, not { $worse }.
hector-because-fronts = { $name } then has { $better ->
    [one] { $better } front pile
   *[other] { $better } front piles
} left, not { $worse }.
