ending-won = { $count ->
    [one] { $names } wins{ $score }!
   *[other] { $names } win!
}
ending-score = , { $most } to { $least }
