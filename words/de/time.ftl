## In der Lobby vereinbart

time-limit = { $unit ->
    [none] Ohne Bedenkzeit
    [minutes] { $count } min pro Zug
    [hours] { $count } h pro Zug
   *[days] { $count ->
        [one] 1 Tag pro Zug
       *[other] { $count } Tage pro Zug
    }
}
time-own-title = Bedenkzeit pro Zug
time-own-label = Wie lange darf ein Zug dauern?
time-typed-minutes = m, min, Minute, Minuten
time-typed-hours = h, Std, Stunde, Stunden
time-typed-days = T, Tag, Tage
time-own-example = 15 min, 1h30, 36 h, 3 Tage
time-agreed = { $limit }, dann { $overtime ->
    [plays] spielt der Computer
    [takes] übernimmt der Computer den Platz
   *[reminds] gibt es eine Erinnerung
}

## Unter dem Tisch

time-runs = ⏳ { $name }: Zeit endet { $relative }{ $slow ->
    [yes] , { $until }
   *[no] {""}
}
time-up = ⌛ { $name }: Zeit abgelaufen { $relative }
time-paused = ⏸ Pause: Die Uhr steht. Weiter geht es mit „Tischhilfe“.
time-votes = { $motion ->
    [pause] Für eine Pause
    [limit] Für eine Bedenkzeit ({ $limit }, dann übernimmt der Computer den Platz)
   *[end] Für das Ende der Partie
}: { $votes } von { $needed } („Tischhilfe“)
time-kept = Ein Computer vertritt { $name }; „Meine Hand“ gibt den Platz zurück.
time-deserted = Alle sind gegangen. Der Tisch schließt { $relative }, wenn niemand auf seinen Platz zurückkehrt.

## Rufe

time-call = { $over ->
    [yes] Deine Zeit ist { $relative } abgelaufen; der Tisch wartet noch auf dich.
   *[no] Deine Zeit läuft { $relative } ab.
}
time-notice = { $what ->
    [played] { $user }, deine Zeit bei { $game } war abgelaufen: Der Computer hat deinen Zug gespielt.
    [taken] { $user }, deine Zeit bei { $game } war abgelaufen: Der Computer spielt jetzt für dich. „Meine Hand“ unter dem Tisch bringt dich auf deinen Platz zurück.
    [stands] { $user }, dein Zug bei { $game } bleibt: Nicht alle wollten ihn zurücknehmen.
   *[gone] { $user } ist nicht mehr auf diesem Server; bei { $game } spielt jetzt ein Computer weiter.
}

## Die „Tischhilfe“

time-pause = Um eine Pause bitten ({ $votes }/{ $needed })
time-vote-limit = Bedenkzeit: { $limit }, dann Computer ({ $votes }/{ $needed })
time-go-on = Pause beenden
time-vote-end = { $needed ->
    [1] Partie beenden
   *[other] Für das Ende stimmen ({ $votes }/{ $needed })
}
time-give = Meinen Platz abgeben an…
time-take-back = Auf meinen Platz zurück
time-kept-for-you = Ein Computer vertritt dich. Du kannst auf deinen Platz zurück.
time-give-to-whom = Wer bekommt deinen Platz? Nach der Zusage ist dort deine Hand zu sehen.
time-choose-person = Mitglied wählen
time-offered = Ich habe { $user } deinen Platz angeboten. Bis zur Zusage gehört er dir.
time-offer = { $user }, { $name } bietet dir einen Platz bei { $game } an.
time-accept = Platz nehmen
time-decline = Nein, danke
time-accepted = { $name } hat bei { $game } den Platz von { $giver } übernommen.
time-declined = Der Platz bei { $game } bleibt bei { $giver }.

## Einstellungen

time-option-hours = spielzeiten
time-option-hours-about = Wann du spielst, etwa 18-23: Lange Bedenkzeiten laufen nur dann; „off“ heißt ganztags
time-option-zone = zeitzone
time-option-zone-about = Wo du lebst, etwa Europe/Berlin; die Spielzeiten gelten in dieser Zeitzone

## Was nicht geht

time-refused-hours-too-few = Spielzeiten sind mindestens { $least } Stunden am Tag, etwa 18-23.
time-refused-limited = An diesem Tisch gibt es schon eine Bedenkzeit: Danach spielt der Computer.
time-refused-no-clock = Dieser Tisch hat keine Uhr, es gibt also nichts anzuhalten: Lass dir alle Zeit, die du willst.
time-refused-no-such-hours = Diese Spielzeiten verstehe ich nicht. Schreib sie wie 18-23 oder 18:30-0:30, oder „off“.
time-refused-no-such-time = Diese Zeit verstehe ich nicht. Schreib sie wie 15 min, 1h30 oder 3 Tage: von einer Minute bis zu 14 Tagen.
time-refused-no-such-zone = Es gibt keine Zeitzone mit diesem Namen. Nimm eine aus der Liste, die beim Tippen aufgeht, etwa Europe/Berlin.
time-refused-no-bots = Ein Bot kann keinen Platz nehmen. Wähle ein Mitglied dieses Servers.
time-refused-not-offered = Dieser Platz wird dir nicht angeboten, oder nicht mehr.
time-refused-not-your-seat = An diesem Tisch wird kein Platz für dich freigehalten.
time-refused-seat-taken = Dieser Platz gehört dir nicht mehr. Wenn dich ein Computer vertritt, bringt dich „Meine Hand“ unter dem Tisch zurück.
time-refused-sits-there = Diese Person hat an diesem Tisch schon einen Platz.
time-refused-too-slow = Das hat bei mir zu lange gedauert. Bitte versuch es noch einmal.
time-refused-zone-first = Spielzeiten brauchen eine Zeitzone: Gib beides an, etwa 18-23 und Europe/Berlin.
