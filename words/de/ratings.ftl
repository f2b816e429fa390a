## Befehle

ratings-stats-name = statistik
ratings-stats-about = Partien, Siege, Plätze und Wertungen, deine oder die eines Mitglieds; nur du siehst sie
ratings-option-member = mitglied
ratings-option-member-about = Wessen Statistik; ohne Angabe deine
ratings-leaderboard-name = rangliste
ratings-leaderboard-about = Wer am besten spielt: Wertungen auf diesem Server oder auf allen
ratings-option-game = spiel
ratings-option-game-about = Welches Spiel

## Die Lobby

ratings-ended-as-loss = Die Partie ist beendet. Sie war gewertet, darum zählt das Beenden als Niederlage.

## Die Statistik einer Person

ratings-record = { $name }: Partien und Wertungen
ratings-board = { $board ->
    [here] Auf diesem Server
   *[overall] Auf allen Servern
}
ratings-none = Noch keine gewertete Partie. Gewertet wird, wenn der Tisch es so vereinbart und mindestens zwei Menschen spielen.
ratings-game-line = **{ $game }: { $points }** ± { $give_or_take }, { $certainty ->
    [sure] sehr sicher
    [fair] recht sicher
    [rough] noch ungefähr
   *[provisional] vorläufig
}
ratings-counts = { $matches ->
    [one] 1 Partie
   *[other] { $matches } Partien
}, { $victories } gewonnen
ratings-all = Gewertet oder nicht: { $counts }
ratings-unrated = Nicht gewertet: { $counts }
ratings-against = **Gegen** (gewonnen: besser platziert)
ratings-rival = { $name }: { $counts }
ratings-pace = Übliche Zeit für einen Zug: { $count } { $unit ->
    [days] Tage
    [hours] h
    [minutes] min
   *[seconds] s
} (die Hälfte deiner Züge ging schneller)
ratings-why-unrated = Nicht gewertet
ratings-why = { $count ->
    [one] 1 Partie
   *[other] { $count } Partien
}: { $why ->
    [alone] allein mit Computern
    [agreed] so vereinbart
    [friendly] jeder Zug war zurücknehmbar
    [ended] vorzeitig beendet, ohne dass jemand aufgab
   *[mistake] durch einen Fehler von uns stehen geblieben
}
ratings-places = Plätze: { $places }
ratings-place = { $place }. × { $times }
ratings-note = Alle beginnen bei 1000. In zwei von drei Fällen liegt die wahre Stärke innerhalb von ±. Vorläufig: weniger als etwa zehn Partien.
ratings-chart-title = Wertungen
ratings-chart-across = Gewertete Partien
ratings-chart-up = Wertung
ratings-chart-described = Wertungen nach jeder gewerteten Partie.
ratings-chart-curve = { $game }: am Anfang { $first }, nach { $matches ->
    [one] 1 Partie
   *[other] { $matches } Partien
} { $last }.

## Die Rangliste

ratings-leaderboard = { $game }: { $board ->
    [here] die Besten auf diesem Server
   *[overall] die Besten auf allen Servern
}
ratings-standing = { $rank } **{ $name }** { $points } ± { $give_or_take }
ratings-computer = Computer, { $level ->
    [easy] leicht
    [medium] mittel
    [hard] schwer
    [master] meisterlich
   *[other] { $level }
}
ratings-nobody = Hier hat noch niemand eine Wertung. Eröffne mit /spielen einen Tisch; ab zwei Menschen wird gewertet.
ratings-leaderboard-note = ?: vorläufig, weniger als etwa zehn Partien. { $board ->
    [here] Partien auf anderen Servern zählen hier nicht.
   *[overall] Hier steht nur, wer das will: /datenschutz gesamt.
}
ratings-earlier = Höher
ratings-later = Tiefer
ratings-other-board = { $board ->
    [here] Alle Server
   *[overall] Dieser Server
}
ratings-choose-game = Anderes Spiel
