ending-won = { $count ->
    [one] { $names } gewinnt{ $score }{ ending-why }
   *[other] { $names } gewinnen{ ending-why }
}
ending-why = { $why ->
    [none] !
   *[other] : { $why }
}
ending-score = {" "}mit { $most } zu { $least }
