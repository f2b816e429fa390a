refused-already-seated = Du hast dort schon einen Platz.
refused-analysing = An dieser Analyse arbeite ich schon; gleich ist sie da.
refused-begun = Die Partie hat schon begonnen.
refused-counted-before = Dieser Klick ist schon gezählt.
refused-ended = Diese Partie wurde beendet.
refused-finished = Diese Partie ist vorbei.
refused-command-changed = So kenne ich diesen Befehl nicht; vielleicht hat er sich geändert. Starte Discord neu, tippe „/“ und wähle ihn aus der Liste.
refused-not-a-choice = „{ $value }“ steht nicht zur Wahl. Nimm etwas aus der Liste, die Discord zeigt.
refused-forged = Dieser Knopf geht nicht mehr. Nimm die Knöpfe unter dem Tisch.
refused-frozen = Diese Partie ist eingefroren, weil wir einen Fehler gemacht haben. Tischleitung oder Moderation können sie mit /beenden schließen.
refused-hint-foreign = Du hast an diesem Tisch keinen Platz; Tipps sind für alle, die mitspielen.
refused-hint-late = Die Partie ist weitergegangen, der Tipp ist überholt. Frag noch einmal, wenn du dran bist.
refused-hint-stale = Seit diesem Tipp hat sich die Stellung geändert, darum wurde nichts gespielt. Frag nach einem neuen.
refused-host-only = Das kann nur die Tischleitung{ $host ->
    [nobody] {""}
   *[other] , <@{ $host }>
}. Die Moderation kann eine Lobby mit „Mehr…“ schließen und eine Partie mit /beenden beenden.
refused-lobby-changed = Die Lobby hat sich geändert, seit du das geöffnet hast, darum wurde nichts geändert. Öffne es noch einmal, um zu sehen, was vereinbart ist.
refused-just-changed = Du hast eben etwas geändert. Lass den anderen ein paar Sekunden zum Lesen und drück dann wieder „Start“.
refused-no-computer = Auf diesem Platz sitzt kein Computer.
refused-no-game-over = Hier ist noch keine Partie zu Ende. Analysieren kannst du eine Partie, wenn sie vorbei ist.
refused-no-hints = An diesem Tisch gibt es keine Tipps.
refused-no-such-card = Es gibt keine Karte „{ $card }“. Nimm eine aus der Liste, die beim Tippen aufgeht.
refused-no-such-clause = In den Regeln von { $game } finde ich nichts wie „{ $topic }“. Tippe eine Nummer oder ein anderes Wort, oder nichts für die ganze Seite.
refused-no-such-game = Es gibt kein Spiel „{ $game }“. Nimm eines aus der Liste oder aus /spiele.
refused-no-such-table = So lässt sich das Spiel nicht spielen. /spiele zeigt, was geht.
refused-no-table = Diesen Tisch gibt es nicht mehr.
refused-no-table-here = Hier läuft keine Partie. Eröffne mit /spielen einen Tisch.
refused-not-at-this-table = Du hast an diesem Tisch keinen Platz. Drück darunter „Meine Hand“, um zuzuschauen.
refused-not-begun = Die Partie hat noch nicht begonnen: Haben alle einen Platz, drückt die Tischleitung „Start“. „Gehen“ gibt einen Platz auf; die Tischleitung schließt die Lobby hinter „Mehr…“.
refused-not-seated = Du hast dort keinen Platz.
refused-not-your-turn = Du bist nicht dran.
refused-other-rules = Diese Partie lief nach älteren Regeln oder mit anderen Karten und lässt sich nicht mehr analysieren.
refused-restarting = Ilion startet gerade neu. Bitte versuch es gleich noch einmal.
refused-sealed-again = Das Austeilen musste neu versiegelt werden, weil diese Lobby aus einer Sicherung stammt. Bitte drück noch einmal „Start“. Wörter zum Austeilen müssen neu eingegeben werden.
refused-seats-free = { $free ->
    [one] Ein Platz ist
   *[other] { $free } Plätze sind
} noch frei: Warte auf Leute oder nimm Computer dazu.
refused-stale = Diese Wahl ist überholt; so steht es jetzt.
refused-store-away = Meine Datenbank ist gerade nicht erreichbar. Nichts geht verloren: Was ich bestätigt habe, ist gespeichert. Bitte versuch es in einer Minute noch einmal.
refused-table-full = Alle { $seats } Plätze sind besetzt.
refused-too-many-seated = Es sitzen schon mehr als { $seats } am Tisch.
refused-code-or-file = Gib mir einen Code oder eine Datei, nicht beides.
refused-file-lost = Ich konnte diese Datei nicht von Discord laden. Bitte häng sie noch einmal an.
refused-file-too-large = Diese Datei ist zu groß: Eine Partie braucht weniger als { $most } Kilobyte.
refused-no-such-code = Unter dem Code „{ $code }“ ist keine Partie geteilt. Ein Code hat 8 Buchstaben und Ziffern; vielleicht wurde er zurückgezogen.
refused-no-finished-game = In diesem Kanal ist keine Partie zu Ende und auch keine von dir. /verlauf zeigt, was du noch einmal ansehen kannst; das geht, sobald eine Partie vorbei ist.
refused-no-such-replay = Dort habe ich keine beendete Partie, die du sehen darfst. /verlauf zeigt, welche du sehen darfst.
refused-not-over = Diese Partie läuft noch. Ansehen und analysieren kannst du sie, wenn sie vorbei ist.
refused-not-permitted = Hier kann ich noch nicht spielen. In diesem { $place ->
    [thread] Thread
   *[channel] Kanal
} fehlt mir das Recht { $lacks ->
    [view] „Kanal anzeigen“ (prüf auch „{ $place ->
        [thread] Nachrichten in Threads senden
       *[channel] Nachrichten senden
    }“)
   *[write] „{ $place ->
        [thread] Nachrichten in Threads senden
       *[channel] Nachrichten senden
    }“
}. Bitte die Serververwaltung darum, oder tippe den Befehl woanders.
refused-playing = Dieser Tisch ist nicht eingefroren: Die Partie läuft weiter. Mit /beenden kannst du sie beenden.
refused-players-only = Nur wer diese Partie gespielt hat, kann sie anderswohin mitnehmen. Die Wiederholung kannst du hier ansehen, mit allen Händen.
refused-unreadable = Diese Partie kann ich nicht nachspielen: { $why ->
    [text] Das ist keine Textdatei. Häng eine Datei an, die hier exportiert wurde.
    [line] Zeile { $at } der Datei ist falsch. Exportiere sie noch einmal und ändere nichts daran.
    [order] Zug { $at } steht nicht an seiner Stelle. Exportiere sie noch einmal und ändere nichts daran.
    [move] Zug { $at } ist gegen die Regeln. Exportiere sie noch einmal und ändere nichts daran.
    [draws] Die bei Zug { $at } gezogenen Karten passen nicht. Exportiere sie noch einmal und ändere nichts daran.
    [seal] Ihr Startwert passt nicht zu ihrem Siegel. Exportiere sie noch einmal und ändere nichts daran.
    [rules] Sie lief nach einer anderen Fassung der Regeln.
    [cards] Sie lief mit anderen Kartenwerten.
    [game] Dieses Spiel habe ich nicht. Siehe /spiele.
    [table] An so einem Tisch lässt sich nichts austeilen. Exportiere sie noch einmal und ändere nichts daran.
   *[empty] Sie hat keine Züge, nicht einmal das Austeilen.
}
refused-which-rules = Welches Spiel meinst du? Gib auch das Spiel an oder die ganze Nummer einer Regel, etwa IL-32.
refused-not-shown = Discord hat mich das nicht zeigen lassen. Bitte versuch es noch einmal; falls du gezogen hast, ist dein Zug sicher.
refused-mistake = Bei uns ist etwas schiefgegangen. Bitte versuch es noch einmal; falls du gezogen hast, ist dein Zug sicher.
refused-replay-too-large = Diese Datei wäre größer, als Discord hier erlaubt. Versuch „Wendepunkte“ oder eine andere Sicht.
refused-replay-not-posted = Ich poste eine Wiederholung nur, wo alle sie sehen dürfen: im Kanal ihres Tischs oder mit ihrem Code. Du kannst die Datei speichern und selbst posten.
