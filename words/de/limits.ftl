# Was eine Person auf einmal und in einer bestimmten Zeit verlangen kann.

limits-refused-yours = { $what ->
    [hint] Ich überlege noch an deinem letzten Tipp. Warte ihn ab und frag dann noch einmal.
    [analysis] Ich arbeite noch an deiner letzten Analyse. Warte sie ab und frag dann noch einmal.
    [file] Ich zeichne noch die letzte Datei, die du verlangt hast. Warte sie ab und frag dann noch einmal.
   *[game] Ich prüfe noch die letzte Partie, die du geschickt oder angefragt hast. Warte die Antwort ab und versuch es dann noch einmal.
}
limits-refused-often = { $what ->
    [hint] Du hast in kurzer Zeit { $often } Tipps verlangt.
    [analysis] Du hast in kurzer Zeit { $often } Analysen verlangt.
    [file] Du hast in kurzer Zeit { $often } Dateien verlangt.
   *[game] Du hast in kurzer Zeit { $often } Partien prüfen lassen.
} { $wait ->
    [one] Versuch es in einer Minute noch einmal.
   *[other] Versuch es in { $wait } Minuten noch einmal.
}
limits-refused-crowd = { $what ->
    [hint] Gerade warten zu viele auf einen Tipp. Versuch es in einer Minute noch einmal.
    [analysis] Gerade warten zu viele auf eine Analyse. Versuch es in ein paar Minuten noch einmal.
    [file] Gerade warten zu viele auf eine Datei. Versuch es in einer Minute noch einmal.
   *[game] Gerade werden zu viele Partien geprüft. Versuch es in einer Minute noch einmal.
}
limits-refused-lobbies = Du hast schon { $most } offene Lobbys. Starte oder schließe zuerst eine davon; die älteste ist in <#{ $place }>.
limits-refused-file-long = Diese Partie ist zu lang: Ich spiele Partien bis zu { $most } Zügen nach.
