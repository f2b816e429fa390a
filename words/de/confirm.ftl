## Den Platz aufgeben

confirm-leave = { $table } verlassen?
confirm-leave-seat = { $ends ->
    [yes] Die Partie endet damit für alle.
   *[no] Ein Computer übernimmt deinen Platz endgültig.
}
confirm-loss = { $lost ->
    [yes] Die Partie ist gewertet und zählt als Niederlage.
   *[no] Es zählt nicht als Niederlage.
}
confirm-give-up = Verlassen
confirm-keep-playing = Weiterspielen

## Eine Partie beenden

confirm-end = { $table } für alle beenden?
confirm-end-about = Die Partie hört hier auf und kann nicht fortgesetzt werden.
confirm-end-alone = Außer dir sitzt niemand an diesem Tisch. Die Partie hört hier auf und kann nicht fortgesetzt werden.
confirm-end-game = Partie beenden
confirm-go-on = Weiterlaufen lassen

## Eine Lobby schließen

confirm-close = Die Lobby von { $table } schließen?
confirm-close-about = { $count ->
    [one] { $names } hat hier einen Platz oder eine Einladung.
   *[other] { $names } haben hier einen Platz oder eine Einladung.
} Die Partie wird dann nicht beginnen.
confirm-close-lobby = Lobby schließen
confirm-keep-lobby = Offen lassen
confirm-closed = Die Lobby ist geschlossen.

## Einen eingefrorenen Tisch schließen

confirm-close-frozen = { $table } schließen?
confirm-close-frozen-about = Solange der Tisch eingefroren ist, kann niemand weiterspielen. Wenn du ihn schließt, bleibt er geschlossen, auch wenn wir den Fehler später beheben. Die Partie zählt dann für niemanden.
confirm-close-table = Tisch schließen
confirm-keep-table = Behalten

## Danach

confirm-kept = Es bleibt alles, wie es ist.
confirm-refused-changed-since = Seit meiner Frage hat sich etwas geändert, darum habe ich nichts getan. Bitte fang noch einmal an.
