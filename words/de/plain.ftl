## Ein Spiel, das keine eigenen Texte hat

plain-about = Ein Spiel ohne eigene Texte: Züge und Ereignisse heißen wie in seinen Regeln.
plain-size = { $seats ->
    [one] eine Person
   *[other] { $seats } Personen
}
