## Die Begrüßung auf einem neuen Server

welcome-text = ## Hallo, ich bin Ilion
    Bei mir gibt es Karten- und Brettspiele: { $games }. Spielt miteinander oder gegen den Computer, an einem Abend oder über mehrere Tage.
    Drück einen Knopf, oder tippe **/spielen** in irgendeinem Kanal.
    -# Für die Serververwaltung: **Diesen Server einrichten** stellt Sprache, Kanäle und Grenzen ein.
welcome-play = Sofort spielen
welcome-learn = Ein Spiel lernen
welcome-set-up = Diesen Server einrichten
