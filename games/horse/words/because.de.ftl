# Warum ein Zug besser ist
horse-because-chance = { $name } gewinnt Viertel { $number } dann zu { $better } %, nicht zu { $worse } %.
horse-because-points = { $name } kann dann { $better ->
    [one] { $better } Punkt
   *[other] { $better } Punkte
} aus Viertel { $number } erwarten, nicht { $worse }.
horse-because-inside = { $name } hat dann { $better } Krieger im Pferd, nicht { $worse }.
horse-because-all = { $name } kann dann insgesamt { $better ->
    [one] { $better } Punkt
   *[other] { $better } Punkte
} erwarten, nicht { $worse }.
