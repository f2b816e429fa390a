terminal-seal = Das Austeilen ist versiegelt: { $seal }
terminal-prompt = Nummer (h für Hilfe):{" "}
terminal-help =
    Tippe die Nummer deiner Wahl; mehrere auf einmal, etwa 3 1, beantworten mehrere Fragen.
    0 oder b geht zurück, t zeigt den Tisch, h oder ? diese Hilfe, q verlässt die Partie.
terminal-mistyped = { $last ->
    [one] Tippe 1, oder h für Hilfe.
   *[other] Tippe eine Zahl von 1 bis { $last }, oder h für Hilfe.
}
terminal-too-many = Es gibt weniger Fragen als Nummern: Tippe nur die ersten.
terminal-no-way-back = Das ist die erste Frage: Es gibt kein Zurück.
terminal-bye = Du hast die Partie verlassen. Auf Wiedersehen!
terminal-seed = Der Startwert war { $seed }
terminal-check = Sein SHA-256 ist das Siegel vom Anfang: { $seal }
terminal-log = { $game }, Variante { $variant }, { $seats ->
    [one] ein Platz
   *[other] { $seats } Plätze
}, Regeln { $rules }, Karten { $cards }. Das Siegel: { $seal }
terminal-ply = { $ply }. { $name }: { $move }
terminal-deal = { $ply }. Das Austeilen
terminal-proved = Jede Ziehung folgt aus dem Startwert { $seed }, und der Startwert passt zum Siegel.
