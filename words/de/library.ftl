library-title = Spiele
library-read-rules = Die Regeln eines Spiels lesen
library-rules = Regeln
# Wie viele ein Spiel oder eine Variante spielen können
library-players = { $how ->
    [range] { $least } bis { $most } Personen
   *[list] { $most ->
        [one] eine Person
       *[other] { $sizes } Personen
    }
}
library-variant-players = { $variant }: { $players }
# Wie lange zwei Personen für eine Partie brauchen
library-minutes = etwa { $minutes } Minuten
library-rules-title = { $game }: { $section }{ $of ->
    [1] {""}
   *[other] {" "}({ $number }/{ $of })
}
library-in-short = In Kürze
library-section = Zu einem Abschnitt springen
library-previous = Zurück
library-next = Weiter
library-all-games = Alle Spiele
library-whole-page = Ganze Seite
library-clauses = { $count ->
    [0] { $game } hat keine Regel „{ $topic }“. Vielleicht eine von diesen?
   *[other] { $count } Regeln von { $game } sagen etwas über „{ $topic }“. Welche?
}
library-choose-clause = Wähle eine Regel
library-cards = Karten
library-cards-in-hand = { $game }: die Karten auf deiner Hand
library-cards-of = { $game }: was die Karten bewirken{ $of ->
    [1] {""}
   *[other] {" "}({ $number }/{ $of })
}
library-all-cards = Alle Karten
library-card-clauses = Regeln: { $clauses }
library-rules-of = Regeln: { $game }
