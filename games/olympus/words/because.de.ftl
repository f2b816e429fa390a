# Warum ein Zug besser ist
olympus-because-steps = { $name } liegt dann { $better ->
    [one] { $better } Siegpunkt
   *[other] { $better } Siegpunkte
} vorn, nicht { $worse }.
olympus-because-markers = { $name } hat dann { $better } Farbmarker, nicht { $worse }.
olympus-because-units = { $name } hat dann { $own ->
    [one] { $own } Einheit
   *[other] { $own } Einheiten
} gegen { $foe }, nicht { $own_worse } gegen { $foe_worse }.
olympus-because-stays = Bei { $name } { $many ->
    [yes] bleiben
   *[no] bleibt
} { $card } dann{ $clear ->
    [yes] {" "}stehen, sonst nicht
   *[no] {" "}in { $better } % der vorgestellten Partien stehen, nicht in { $worse } %
}.
olympus-because-falls = Bei { $name } { $many ->
    [yes] fallen
   *[no] fällt
} { $card } dann{ $clear ->
    [yes] , sonst nicht
   *[no] {" "}in { $better } % der vorgestellten Partien, nicht in { $worse } %
}.
olympus-because-wounds = Bei { $name }, { $card }: noch { $better ->
    [one] { $better } mögliche Wunde
   *[other] { $better } mögliche Wunden
}, nicht { $worse }.
