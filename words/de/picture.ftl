## Was in Bildern steht: kurz, denn dort ist wenig Platz

picture-seat = Platz { $number }
picture-you = (du)
picture-your-turn = Du bist dran
picture-turn = { $name } ist dran
picture-won = { $names } { $count ->
    [one] gewinnt
   *[other] gewinnen
}
picture-many-turns = { $count } sind noch dran
picture-pile = Stapel
picture-discards = Ablage
picture-oracles = Orakel
picture-games = Ein Bild der Spiele: { $games }, jedes mit seinem Zeichen.
picture-legend = Legende
picture-legend-title = Zeichen in { $game }
picture-symbol = { $symbol ->
    [turn] Goldener Rahmen: am Zug oder hat gewonnen
    [number] Die Nummer des Knopfs, der das wählt
    [fresh] Roter Rahmen: gerade geschehen
    [computer] Kopf: ein Computer
   *[lost] Durchgestrichen: gerade verloren
}
