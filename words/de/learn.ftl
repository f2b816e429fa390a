## Ein Spiel lernen: eine kurze Partie spielen

learn-name = lernen
learn-about = Ein Spiel in einer kurzen Partie Schritt für Schritt lernen; sonst sieht sie niemand
learn-option-game-about = Welches Spiel; ohne Angabe wählst du aus einer Liste
learn-which = ## Lernen beim Spielen
    Eine kurze Partie gegen Gestalten der Sage, Schritt für Schritt. Nur du siehst sie. Sie dauert etwa fünf Minuten, und du kannst jederzeit aufhören.
learn-choose = Welches Spiel möchtest du lernen?
learn-open = Beim Spielen lernen
learn-title = ## { $game }: deine erste Partie
learn-step = -# Schritt { $number } von { $last }. { $seen ->
    [hand] Das siehst du:
   *[table] Der Tisch, wie ihn alle sehen:
}
learn-play = Gegen den Computer spielen
learn-again = Von vorn
learn-not-now = **Das ist erlaubt, gehört aber nicht zu dieser Lektion.** { $look }
learn-right = Wähle **{ $label }**.
learn-where = -# **Meine Hand** unter einem Tisch: deine Karten und dein Zug. **Tipp** dort, oder /tipp: was der stärkste Computer täte. **Warum geht … nicht?** dort: warum etwas gerade nicht geht. /regeln: jede Regel nach Nummer oder Stichwort.{ $cards ->
    [yes] {" "}**Karten** dort, oder /karte: was eine Karte bewirkt.
   *[no] {""}
}
learn-refused-no-lesson = Zu diesem Spiel gibt es keine Lektion. /regeln zeigt seine Regeln.
learn-new = { $game } zum ersten Mal? Mit /lernen kannst du es in fünf Minuten.
