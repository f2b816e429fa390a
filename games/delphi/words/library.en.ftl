# What cards do, for /card and the button “Cards”

delphi-card-does = { $card ->
    [warrior] Counts { $number }. Two equal Warriors side by side are multiplied.
    [hero] Counts { $number }. Heroes form no pairs.
    [achilles] Counts { $number }. Heroes form no pairs. Hades removes every Achilles.
    [prometheus] Counts { $number }. Heroes form no pairs. The Moirai remove every Prometheus.
    [heracles] Counts { $number }. Heroes form no pairs. Hera removes every Heracles.
    [apollo] Doubles what lies directly to its left.
    [ares] Multiplies what lies directly to its left by itself.
    [hephaestus] Multiplies what lies to its left by what lies to its right.
    [neptune] Halves the rows of all opponents until the march is over, but none twice.
    [hades] Removes every Achilles that lies in a row now, yours included.
    [moirai] Remove every Prometheus that lies in a row now, yours included.
    [hera] Removes every Heracles that lies in a row now, yours included.
    [zeus] May remove any one card from any row.
    [oracle] The top oracle is read out. You obey it, or put it under the pile and obey the next.
   *[pass] Laid face down, it means that you withdraw. It always comes back to your hand.
}
delphi-oracle-does = An oracle: { $text }.
