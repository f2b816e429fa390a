## Zuschauen

spectator-open = Zuschauen
spectator-panel = Du hast an diesem Tisch keinen Platz; das hier können alle sehen.
spectator-ask = Um einen Platz bitten
spectator-asked = Ich habe die Tischleitung gefragt. Stimmt sie zu, spielst du für einen Computer weiter.
spectator-asks = { $host }, { $name } möchte bei { $game } für einen Computer weiterspielen. Einverstanden?
spectator-let-in = Mitspielen lassen
spectator-answered = { $answer ->
    [let-in] { $user } spielt jetzt für einen Computer weiter. „Meine Hand“ unter dem Tisch zeigt die Karten.
   *[turn-away] { $name } schaut weiter zu.
}

## Wer fertig ist

spectator-all-hands = Alle Hände ansehen
spectator-open-hands = Du siehst alle Hände, weil du fertig bist. Behalte sie für dich.
spectator-looked = 👁 { $name } ist fertig und sieht sich alle Hände an.

## Was nicht geht

spectator-refused-asked-already = Du hast an diesem Tisch schon um einen Platz gebeten. Die Tischleitung entscheidet.
spectator-refused-has-played = Wer in dieser Partie schon Karten hatte, kann darin keinen anderen Platz nehmen. Du kannst zuschauen und nach dem Ende in der Wiederholung alles sehen.
spectator-refused-not-asking = Gerade bittet niemand um diesen Platz.
spectator-refused-own-hand-only = Alle Hände siehst du, wenn du fertig bist und andere noch spielen, sofern der Tisch das vereinbart hat.
