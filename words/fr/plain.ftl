## Un jeu qui n’apporte pas de textes

plain-about = Un jeu sans textes à lui : les coups et les événements portent les noms que leur donnent ses règles.
plain-size = { $seats ->
    [one] un joueur
   *[other] { $seats } joueurs
}
