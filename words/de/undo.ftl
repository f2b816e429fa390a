## Befehle

undo-name = zurücknehmen
undo-about = Deinen letzten Zug zurücknehmen, wenn alle am Tisch zustimmen

## Wer bittet

undo-open = Letzten Zug zurücknehmen
undo-title = Deinen letzten Zug zurücknehmen?
undo-would = { $moves ->
    [one] Das würde zurückgenommen:
   *[other] { $moves } Züge würden zurückgenommen, mit allem, was daraus folgte:
}
undo-others = Nötig wäre die Zustimmung von { $names }.
undo-alone = Sonst muss niemand zustimmen.
undo-note = Was zurückgenommen wurde, bleibt im Protokoll, und Wiederholungen zeigen es. Ein wiederholter Zug zieht andere Karten.
undo-ask = Die anderen fragen
undo-do = Zurücknehmen
undo-asked = Ich habe die anderen am Tisch gefragt. Dein Zug wird zurückgenommen, wenn alle zustimmen; der nächste Zug beendet diese Bitte.
undo-withdraw = Bitte zurückziehen
undo-done = Zug zurückgenommen.

## Die anderen

undo-question = ↩ **{ $name }** möchte bei { $game } einen Zug zurücknehmen.
undo-consent = { $users }: Einverstanden? { $count ->
    [one] {""}
   *[other] Alle müssen zustimmen.{" "}
}Der nächste Zug beendet diese Bitte.
undo-agree = Einverstanden
undo-decline = Der Zug bleibt
undo-agreed = Du bist einverstanden. Der Zug wird zurückgenommen, sobald alle es sind.
undo-declined = Der Zug bleibt.

## Was geschah

undo-took-back = { $seat ->
    [you] Du nimmst deinen letzten Zug zurück
   *[other] { $seat_name } nimmt einen Zug zurück
}{ $moves ->
    [one] .
   *[other] : { $moves } Züge sind zurückgenommen.
}

## Was nicht geht

undo-refused-asked = Jemand anders möchte schon einen Zug zurücknehmen. Darüber muss zuerst entschieden werden.
undo-refused-declined = Nach diesem Zug hast du schon gefragt, und er bleibt. Nach deinem nächsten Zug kannst du wieder fragen.
undo-refused-late = Diese Bitte ist erledigt, oder die Partie ist seither weitergegangen.
undo-refused-nothing = Du hast noch keinen Zug gespielt, der sich zurücknehmen ließe.
undo-refused-older = Diesen Zug hat eine ältere Fassung der Regeln gespielt; er lässt sich nicht mehr zurücknehmen.
undo-refused-own = Du hast gefragt, also müssen die anderen zustimmen. „Der Zug bleibt“ beendet deine Bitte.
undo-refused-looked = Züge lassen sich nicht mehr zurücknehmen: Jemand ist fertig und hat alle Hände gesehen.
undo-refused-revealed = Dein letzter Zug bleibt: Seither wurde etwas Verdecktes aufgedeckt, oder es wurden Karten gezogen. Das erlaubt nur ein Tisch mit „Jeder Zug zurücknehmbar“.
