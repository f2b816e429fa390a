## A game that brings no words of its own

plain-about = A game without texts of its own: moves and events have the names of its rules.
plain-size = { $seats ->
    [one] one player
   *[other] { $seats } players
}
