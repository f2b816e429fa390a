## Befehle

replay-name = wiederholung
replay-about = Eine beendete Partie Zug für Zug ansehen
replay-option-code = code
replay-option-code-about = Der Code einer Partie, die geteilt wird
replay-option-file = datei
replay-option-file-about = Eine Partie, die als Datei exportiert wurde
replay-history-name = verlauf
replay-history-about = Die Partien sehen, die hier oder von dir gespielt wurden
replay-option-where = wo
replay-option-where-about = In diesem Kanal, auf diesem Server oder überall, wo du gespielt hast
replay-value-channel = in diesem Kanal
replay-value-server = auf diesem Server
replay-value-mine = meine eigenen
replay-verify-name = prüfen
replay-verify-about = Prüfen, ob bei einer beendeten Partie ehrlich ausgeteilt wurde

## Die Wiederholung

replay-title = { $game }: { $ply ->
    [0] das Austeilen
   *[other] Zug { $ply } von { $last }
}
replay-table = { $game } { $number }
replay-file = { $game } (deine Datei)
replay-as-spectator = Sicht des Publikums
replay-all-open = Alle Hände
replay-as-seat = Sicht von { $name }
replay-seen-by = Sicht von…
replay-chapters = Springen zu…
replay-first = Anfang
replay-last = Ende
replay-hears = { $name } erfährt: { $sentence }
replay-player = Platz { $number }
replay-unseen = { $name } wählt etwas, das von hier aus nicht zu sehen ist.
replay-open = Wiederholung
replay-export = Exportieren
replay-exported = Die ganze Partie als Datei. /wiederholung und /prüfen lesen sie, und die Kommandozeile auch: uv run python -m engine show { $file }

## Teilen

replay-share = Teilen
replay-sharing = { $game } teilen
replay-sharing-about = Mit einem Code können alle diese Partie überall ansehen, mit allen Händen. Wer mitgespielt hat, kann den Code erstellen und auch zurückziehen.
replay-code = Code: { $code }
replay-code-about = /wiederholung mit diesem Code zeigt die Partie überall, wo ich bin. Jede Person, die mitgespielt hat, kann ihn zurückziehen; dann gilt er nie wieder.
replay-agree = Code erstellen
replay-withdraw = Code zurückziehen

## Verlauf

replay-history = Beendete Partien{ $scope ->
    [channel] {" "}in diesem Kanal
    [server] {" "}auf diesem Server
   *[mine] , die du gespielt hast
}
replay-history-none = Noch keine. Partien erscheinen hier, wenn sie vorbei sind.
replay-played = { $game } { $number } · { $names } · { $date }{ $status ->
    [ended] {" "}· vorzeitig beendet
   *[finished] {""}
}
replay-won = Sieg von { $winners } gegen { $others }
replay-drawn = { $names }: unentschieden
replay-nobody-known = niemand bekannt
replay-watch = Eine Partie ansehen
replay-all-games = Alle Spiele
replay-here = Kanal
replay-server = Server
replay-mine = Meine
replay-newer = Neuere
replay-older = Ältere

## Ob ehrlich ausgeteilt wurde

replay-check = Austeilen prüfen
replay-verdict = { $game }: { $verdict ->
    [fair] Es wurde ehrlich ausgeteilt
    [unproven] Am Austeilen ist nichts falsch, aber ⚠️ nicht alles ist bewiesen
    [wrong] Beim Austeilen stimmt etwas nicht
   *[untried] Das Austeilen lässt sich nicht prüfen
}
replay-verified-seal = ✅ Der Startwert passt zum Siegel.
replay-verified-draws = ✅ { $draws ->
    [0] Es wurde nichts gezogen.
    [one] Die einzige Ziehung folgt aus dem Startwert.
   *[other] Jede der { $draws } Ziehungen folgt aus dem Startwert.
}
replay-verified-brought = { $brought ->
    [words] ✅ Die Ziehungen folgen auch aus diesen Wörtern. Wenn du eins eingegeben hast, sieh nach, ob es hier steht:
    [clicks] ✅ Die Ziehungen folgen auch aus diesen Klicks:
   *[nothing] ℹ️ Zu diesem Austeilen hat niemand ein Wort oder einen Klick beigesteuert, also hat allein der Startwert entschieden.
}
replay-computers = ℹ️ Beim Austeilen { $seats ->
    [none] saß kein Computer am Tisch
   *[other] saßen Computer auf diesen Plätzen: { $seats }
}. Wenn du es anders in Erinnerung hast, kann jemand das Austeilen bestimmt haben.
replay-unproven = ⚠️ { $why ->
    [clicks] Nur der Bot kennt die Nummern aller Klicks. Wer ihn betreibt, kann also eine erfunden haben, um das Austeilen zu bestimmen. Ein Wort, das niemand erraten kann, verhindert das.
    [format] Diese Partie hat das alte Format. Deshalb ist nicht bewiesen, dass niemand die Reihenfolge der Wörter gewählt, unsichtbare Zeichen oder ähnliche Buchstaben darin versteckt oder ein Wort neben den Platz eines Computers gesetzt hat.
    [plies] Was in dieser Partie gezogen wurde, folgt aus den Nummern der Züge, wie in Partien aus der Zeit, als Stapel noch keine eigene Reihenfolge hatten. Deshalb hätte jemand zwischen zwei Kartenverteilungen wählen können.
   *[seed] Wer den Bot betreibt, kann es also bestimmt haben.
}
replay-verified-moves = ✅ { $moves ->
    [0] Es wurde kein Zug gespielt.
    [one] Der einzige Zug war erlaubt.
   *[other] Jeder der { $moves } Züge war erlaubt.
}
replay-verified-result = ✅ { $how ->
    [ended] Die Partie wurde vorzeitig beendet: Sie hat kein Ergebnis.
    [unsaid] Sie nennt kein Ergebnis; nachgespielt endet die Partie so:
   *[same] Nachgespielt endet die Partie genauso:
}
replay-wrong = ❌ { $reason ->
    [seal] Der Startwert passt nicht zum Siegel: Es ist nicht der, der vor dem Austeilen versiegelt wurde.
    [draws] Zug { $ply }: Die gezogenen Karten folgen nicht aus dem Startwert{ $brought ->
        [nothing] {""}
       *[other] {" "}und dem, was beigesteuert wurde
    }.
    [brought] Was als beigesteuert angegeben ist, kann niemand zum Austeilen beigesteuert haben.
    [unsorted] Was beigesteuert wurde, steht nicht in der Reihenfolge der Prüfsummen. Diese Reihenfolge kann also gewählt sein.
    [computer] Neben Platz { $seat } steht etwas, aber dort saß beim Austeilen ein Computer.
    [spelling] { $seat ->
        [0] Tischleitung
       *[other] Platz { $seat }
    }: Genau so kann niemand ein Wort eingegeben oder geklickt haben. Darin können sich unsichtbare Zeichen oder ähnliche Buchstaben verbergen.
    [move] Zug { $ply } war nicht erlaubt.
    [order] Zug { $ply } steht nicht an seiner Stelle.
    [result] Die Partie endet nicht so, wie es die Datei sagt.
    [unfinished] Die Partie ist nicht vorbei, und nirgends steht, dass sie beendet wurde.
    [rules] Sie lief nach einer anderen Fassung der Regeln.
    [cards] Sie lief mit anderen Kartenwerten.
    [game] Ihr Spiel kenne ich nicht.
    [table] An so einem Tisch lässt sich nichts austeilen.
    [empty] Sie hat keine Züge, nicht einmal das Austeilen.
   *[unsealed] Sie hat keinen Startwert. Er wird gezeigt, wenn eine Partie zu Ende ist; exportiere sie dann.
}
replay-up-to = Bis dahin folgt jede Ziehung aus dem Startwert, und jeder Zug war erlaubt.
replay-seal = { $source ->
    [file] Siegel in der Datei (vergleiche es mit dem, das in der Lobby stand): { $seal }
   *[table] Siegel, wie es in der Lobby stand: { $seal }
}
replay-deal-seal = Siegel des Austeilens, wie es am Tisch stand, mit allem vermischt, was beigesteuert wurde: { $seal }
replay-seed = Startwert: { $seed }
replay-brought = · { $seat ->
    [0] Tischleitung
   *[other] Platz { $seat } ({ $name })
}{ $kind ->
    [word] : „{ $text }“{ $script ->
        [greek] , in griechischen Buchstaben
        [cyrillic] , in kyrillischen Buchstaben
        [armenian] , in armenischen Buchstaben
        [georgian] , in georgischen Buchstaben
        [hebrew] , in hebräischen Buchstaben
        [arabic] , in arabischen Buchstaben
        [hangul] , in koreanischen Buchstaben
        [hiragana] , in Hiragana
        [katakana] , in Katakana
        [han] , in chinesischen Zeichen
       *[other] {""}
    }
    [join] , Klick auf „Dabei“: { $text }
    [start] , Klick auf „Start“: { $text }
   *[erased] : gelöscht, SHA-256 { $text } ⚠️ Das kann niemand wiedererkennen, also kann es gewählt sein.
}
replay-yourself = Alle können das nachrechnen: Exportiere die Partie, dann uv run python -m engine verify DATEI. Wie es in jeder Programmiersprache geht, steht in docs/fair-deal.md.
replay-proved = EHRLICH: Alles stimmt.
replay-proved-partly = NICHTS IST FALSCH, aber nicht alles ist bewiesen: siehe ⚠️.
replay-refuted = NICHT EHRLICH: Etwas stimmt nicht.
replay-untried = NICHT GEPRÜFT.
