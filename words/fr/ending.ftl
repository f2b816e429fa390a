ending-won = { $count ->
    [one] { $names } gagne{ $score }{ ending-why }
   *[other] { $names } gagnent{ ending-why }
}
ending-why = { $why ->
    [none]  !
   *[other]  : { $why }
}
ending-score = , { $most } à { $least }
