ending-won = { $count ->
    [one] { $names } gagne{ $score } !
   *[other] { $names } gagnent !
}
ending-score = , { $most } à { $least }
