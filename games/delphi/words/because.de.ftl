# Warum ein Zug besser ist
delphi-because-points = { $name } kann vom Marsch { $better ->
    [one] { $better } Punkt
   *[other] { $better } Punkte
} erwarten, nicht { $worse }.
