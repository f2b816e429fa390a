# Why a move is better
olympus-because-steps = { $name } is then { $better ->
    [one] { $better } victory point
   *[other] { $better } victory points
} ahead, not { $worse }.
olympus-because-markers = { $name } then has { $better ->
    [one] { $better } color marker
   *[other] { $better } color markers
}, not { $worse }.
olympus-because-units = { $name } then has { $own ->
    [one] { $own } unit
   *[other] { $own } units
} against { $foe }, not { $own_worse } against { $foe_worse }.
olympus-because-stays = { $name }’s { $card } then { $many ->
    [yes] stay
   *[no] stays
}{ $clear ->
    [yes] , and not otherwise
   *[no] {" "}in { $better }% of the imagined games, not { $worse }%
}.
olympus-because-falls = { $name }’s { $card } then { $many ->
    [yes] fall
   *[no] falls
}{ $clear ->
    [yes] , and not otherwise
   *[no] {" "}in { $better }% of the imagined games, not { $worse }%
}.
olympus-because-wounds = { $name }’s { $card } can then take { $better ->
    [one] { $better } more wound
   *[other] { $better } more wounds
}, not { $worse }.
