lobby-title = { $game }{ $status ->
    [lobby] : Wer spielt mit?
    [playing] : Die Partie hat begonnen
   *[other] : Der Tisch ist geschlossen
}

lobby-changed = Geändert { $when }

## Plätze und Knöpfe

lobby-free-seat = frei
lobby-held-seat = eingeladen
lobby-has-word = mit Wort
lobby-free-seats = { $free ->
    [0] Alle Plätze besetzt
    [one] 1 Platz frei
   *[other] { $free } Plätze frei
}
lobby-full = Alle Plätze sind besetzt. { $host ->
    [none] Wenn alle bereit sind, drückt die Tischleitung „Start“.
   *[other] Wenn alle bereit sind, drückt { $host } „Start“.
}
lobby-one-of-two = „Gewertet“ und „Jeder Zug zurücknehmbar“ schließen einander aus. { $undo ->
    [friendly] Die Partie ist nicht gewertet, und jeder Zug kann zurückgenommen werden; alles andere ist, wie du es gewählt hast.
   *[strict] Die Partie ist gewertet, und nicht jeder Zug kann zurückgenommen werden; alles andere ist, wie du es gewählt hast.
}
lobby-join = Dabei
lobby-leave = Gehen
lobby-add-computer = + Computer
lobby-remove-computer = − Computer
lobby-start = Start
lobby-options = Optionen…
lobby-more = Mehr…
lobby-brought = { $name } · mit eigenem Wort
lobby-seal = { $dealt ->
    [yes] Siegel der Lobby:{"\u00A0"}{ $seal } · Am Tisch steht ein anderes, sobald Wörter oder Klicks eingemischt sind.
   *[no] Siegel:{"\u00A0"}{ $seal }
}
lobby-level = { $name } · { lobby-strength }
lobby-strength = { $level ->
    [easy] leicht
    [medium] mittel
    [hard] schwer
    [master] meisterlich
   *[other] { $level }
}
lobby-levels = Stärke der Computer
lobby-computer = Computer { $number }

## Das Formular hinter „Optionen…“; eine Beschriftung hat höchstens 45 Zeichen

lobby-options-title = Optionen: { $table }
lobby-ask-table = Tisch
lobby-ask-switches = Außerdem vereinbart
lobby-ask-switches-about = Gewertet oder jeder Zug zurücknehmbar: nicht beides
lobby-ask-option = In diesem Spiel

## Ein Wort zum Austeilen; Titel und Beschriftung haben höchstens 45 Zeichen, was darunter steht 100

lobby-word-why = Am Siegel können später alle prüfen, dass niemand das Austeilen geändert hat. Gib ein Wort dazu, das niemand erraten kann, dann kann es auch niemand bestimmen.
lobby-word-yours = Dein Wort, wie es zählt: { $word }
lobby-refused-word-letter = Dein Wort darf { $code } ({ $name }) nicht enthalten: Andere sehen es vielleicht nicht oder können es nicht eingeben. Nimm eine einzige Schrift (lateinisch, griechisch, arabisch …), Ziffern und einfache Satzzeichen, oder nur Emojis. Tippe das Wort, statt es einzufügen.
lobby-refused-word-scripts = Dein Wort mischt mehrere Schriften: Es enthält { $one } und { $other }. Buchstaben verschiedener Schriften können gleich aussehen. Nimm die einer einzigen Schrift, oder nur Emojis.
lobby-word = Ein Wort zum Austeilen…

lobby-word-title = Ein Wort zum Austeilen
lobby-word-label = Ein Wort, das niemand erraten kann
lobby-word-about = Nach der Partie können es alle sehen. Lass das Feld leer, um dein Wort zurückzunehmen.
lobby-word-example = sieben blaue Reiher am Mittag

## Was „Mehr…“ öffnet

lobby-more-title = Weitere Optionen: { $table }
lobby-other-time = Andere Bedenkzeit…
lobby-refused-seat-first = Nimm erst Platz: Drück „Dabei“. Dann kannst du hier ein Wort zum Austeilen eingeben; alles andere ändert nur die Tischleitung.
