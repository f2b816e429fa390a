## Die Begrüßung auf einem neuen Server

welcome-text = ## Hallo, ich bin Ilion
    Bei mir gibt es Karten- und Brettspiele: { $games }. Spielt miteinander oder gegen den Computer, in einem Zug oder über Tage.
    Drück einen Knopf, oder tippe **/spielen** in irgendeinem Kanal.
welcome-play = Sofort spielen
welcome-learn = Ein Spiel lernen
welcome-games = Spiele
