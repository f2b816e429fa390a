### Was Leute und Server wählen: Jeder Satz heißt nach der Wahl und ihrem Wert (cogs/answering/choices.py)

# choice-SCHLÜSSEL zeigt eine Wahl mit ihrem Wert; -name und -about beschreiben die Option eines Befehls

choice-language = Sprache: { $value }
choice-language-name = sprache
choice-language-about = Die Sprache, in der ich mit dir rede
choice-language-auto = wie in Discord

choice-pictures = Bilder: { $value }
choice-pictures-name = bilder
choice-pictures-about = Deine Hand als Bild oder nur in Worten
choice-pictures-auto = wie der Server
choice-pictures-on = an
choice-pictures-off = aus, nur Worte

choice-hands = Deine Hand: { $value }
choice-hands-name = hand
choice-hands-about = Deine Hand über den Knopf „Meine Hand“ oder als Direktnachricht, wenn du dran bist
choice-hands-here = Knopf „Meine Hand“
choice-hands-dm = als Direktnachricht

choice-pings = Erinnerungen: { $value }
choice-pings-name = erinnerungen
choice-pings-about = Ob ich dich erinnere, wenn du dran bist
choice-pings-on = an
choice-pings-off = aus

choice-forced = Erzwungene Züge: { $value }
choice-forced-name = erzwungene-züge
choice-forced-about = Ob ich für dich ziehe, wenn alle sehen können, dass du nur einen Zug hast
choice-forced-auto = mache ich für dich
choice-forced-off = machst du selbst

choice-confirm = Teure Züge: { $value }
choice-confirm-name = rückfragen
choice-confirm-about = Ob ich vor Rückzug, Heldenopfer oder einem Passen nachfrage, das die Belagerung kostet
choice-confirm-auto = sofort
choice-confirm-on = erst nach Rückfrage

choice-overall = In der Rangliste aller Server: { $value }
choice-overall-name = rangliste
choice-overall-about = Ob dich die Rangliste aller Server zeigt
choice-overall-off = nein
choice-overall-on = ja

## Was ein Server erlaubt, und was an seinen Tischen vereinbart ist

# -box steht an einem Kästchen zum Ankreuzen; -ask fragt in einem Formular; -agreed sagt, was vereinbart ist, oder nichts, wenn es üblich ist

choice-tables = Tische zugleich: { $value ->
    [0] unbegrenzt
   *[other] { $value }
}

choice-each = Tische pro Person: { $value ->
    [0] unbegrenzt
   *[other] { $value }
}

choice-time = { $value }
choice-time-ask = Bedenkzeit pro Zug

choice-overtime-ask = Wenn die Zeit abläuft
choice-overtime-about = Nur wenn es eine Bedenkzeit gibt
choice-overtime-reminds = Es gibt eine Erinnerung
choice-overtime-plays = Der Computer spielt den Zug
choice-overtime-takes = Der Computer übernimmt den Platz

choice-hints = Tipps: { $value }
choice-hints-on = an
choice-hints-off = aus
choice-hints-box = Alle dürfen nach Tipps fragen
choice-hints-agreed = { $value ->
    [off] Ohne Tipps
   *[on] Tipps
}

choice-rated = Gewertet: { $value }
choice-rated-on = ja
choice-rated-off = nein
choice-rated-box = Gewertet, wenn mindestens zwei Menschen spielen
choice-rated-agreed = { $value ->
    [off] Nicht gewertet
   *[on] Gewertet
}

choice-undo = Zurücknehmen: { $value }
choice-undo-strict = nur, wenn nichts Neues aufgedeckt ist
choice-undo-friendly = jeden Zug
choice-undo-box = Jeder Zug zurücknehmbar
choice-undo-agreed = { $value ->
    [friendly] Jeder Zug zurücknehmbar
   *[strict] {""}
}

choice-leaving = Wenn jemand geht: { $value }
choice-leaving-computer = Computer spielt
choice-leaving-ends = Ende der Partie
choice-leaving-box = Die Partie endet, wenn jemand geht
choice-leaving-agreed = { $value ->
    [ends] Endet, wenn jemand geht
   *[computer] {""}
}

choice-finished = Wer fertig ist, sieht: { $value }
choice-finished-own = die eigene Hand
choice-finished-all = alle Hände
choice-finished-box = Wer fertig ist, sieht alle Hände
choice-finished-agreed = { $value ->
    [all] Wer fertig ist, sieht alle Hände
   *[own] {""}
}

## Die Bedingungen eines Turniers; die Dauer einer Runde heißt nach ihren Sekunden

choice-kind-name = art
choice-kind-about = Schweizer System: alle spielen jede Runde. K.-o.: wer verliert, ist raus. Liga: alle gegen alle
choice-kind-ask = Art
choice-kind-swiss = Schweizer System
choice-kind-knockout = K.-o.
choice-kind-league = Liga

choice-length-name = runde
choice-length-about = Wie lange eine Runde höchstens dauert (sonst einen Tag)
choice-length-ask = Eine Runde dauert höchstens
choice-length-1800 = 30 Minuten
choice-length-3600 = 1 Stunde
choice-length-10800 = 3 Stunden
choice-length-86400 = 1 Tag
choice-length-259200 = 3 Tage
choice-length-604800 = 1 Woche

choice-teams-name = teams
choice-teams-about = Zweierteams spielen dieselben Karten von beiden Seiten, so zählt Glück weniger
choice-teams-box = Zweierteams

choice-duplicate-name = gleiche-karten
choice-duplicate-about = Alle Tische einer Runde bekommen dieselben Karten
choice-duplicate-box = Gleiche Karten an allen Tischen einer Runde

choice-rounds-name = runden
choice-rounds-about = Wie viele Runden nach Schweizer System; ohne Angabe so viele wie nötig
choice-rounds-ask = Runden nach Schweizer System
choice-rounds-0 = So viele wie nötig
