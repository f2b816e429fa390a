ending-won = { $count ->
    [one] { $names } wins{ $score }{ ending-why }
   *[other] { $names } win{ ending-why }
}
ending-why = { $why ->
    [none] !
   *[other] : { $why }
}
ending-score = , { $most } to { $least }
