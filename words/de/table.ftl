table-title = { $game }{ $status ->
    [playing] {""}
    [finished] : Die Partie ist vorbei
    [ended] : Die Partie wurde beendet
   *[frozen] : Die Partie ist eingefroren
}
table-turn = { $count ->
    [one] { $name } ist dran.
   *[other] { $name } wählen noch.
}
table-thinking = { $name } überlegt…
table-closed = { $status ->
    [finished] Die Partie ist vorbei.
    [ended] Die Partie wurde vorzeitig beendet.
   *[frozen] Ein Fehler von uns hat diese Partie angehalten; niemand kann sie fortsetzen. Das tut uns leid.
}
table-unreadable = { $status ->
    [ended] { $game } ließ sich nicht lesen und wurde geschlossen.
    [finished] Wir können { $game } nicht mehr lesen. Die Partie ist zu Ende, ihr Ergebnis zählt wie zuvor.
   *[frozen] Wir können { $game } nicht mehr lesen, darum ist die Partie eingefroren. Sie geht weiter, sobald eine spätere Version sie lesen kann; bis dahin können Tischleitung oder Moderation sie schließen.
}
table-close = Schließen
table-seal = { $mixed ->
    [yes] Siegel des Austeilens (das der Lobby, mit Wörtern oder Klicks vermischt):{"\u00A0"}{ $seal }
   *[no] Siegel:{"\u00A0"}{ $seal }
}
table-my-hand = Meine Hand
table-help = Tischhilfe
table-help-text = „Meine Hand“ zeigt deine Karten und lässt dich ziehen; sonst sieht das niemand. Wer keinen Platz hat, kann dort zuschauen.
    - /tipp fragt den stärksten Computer
    - /zurücknehmen nimmt deinen letzten Zug zurück, wenn alle zustimmen
    - /tisch holt den Tisch ans Ende des Kanals
    - /aufgeben gibt deinen Platz auf
    - /beenden beendet die Partie (Tischleitung oder Moderation)
    - /einstellungen ändert Sprache, Erinnerungen und Spielzeiten
table-help-over = Diese Partie ist vorbei. „Wiederholung“ zeigt sie Zug für Zug, „Revanche“ fragt dieselben Leute nach einer weiteren Partie.
    - /tisch holt den Tisch ans Ende des Kanals
    - /einstellungen ändert Sprache, Erinnerungen und Spielzeiten
table-your-turn = { $user }, du bist dran ({ $game }).
table-dms-closed = { $name } nimmt keine Direktnachrichten von mir an; „Meine Hand“ zeigt die Hand.
table-at-bottom = Der Tisch steht jetzt ganz unten.
table-not-posted = Wo diese Partie läuft, kann ich nicht schreiben: Den Kanal gibt es nicht mehr, oder ich darf dort nicht mehr schreiben. Wenn du einen Platz hast, nimm /tisch in einem anderen Kanal dieses Servers, dann geht die Partie dort weiter. /hand zeigt weiterhin deine Hand; /beenden beendet die Partie (Tischleitung oder Moderation).
table-not-now = Discord antwortet gerade nicht. Ich zeige den Tisch, sobald es geht. Wenn in ein paar Minuten nichts kommt, nimm noch einmal /tisch.
table-left = { $status ->
    [playing] Du hast deinen Platz aufgegeben; ein Computer übernimmt ihn.
   *[other] Du hast deinen Platz aufgegeben, und die Partie ist zu Ende.
}
table-ended = Die Partie ist zu Ende.
