## Die Liste der eigenen Tische

tables-name = tische
tables-about = Deine Tische sehen, zuerst die, die auf dich warten; sonst sieht die Liste niemand
tables-title = Deine Tische
tables-none = Du hast keinen Tisch. /spielen eröffnet einen.
tables-newest = Das sind deine { $most } neuesten Tische.
tables-group = { $group ->
    [yours] Warten auf dich
    [lobbies] Noch nicht gestartet
   *[others] Warten auf andere
}
tables-with = mit { $names }
tables-direct = Direktnachricht
tables-elsewhere = anderer Server
tables-turn = { $count ->
    [one] { $name } ist dran
   *[other] { $name } wählen noch
}
tables-kept = ein Computer vertritt dich
tables-frozen = eingefroren
tables-free = { $free ->
    [0] alle Plätze sind besetzt
    [one] noch 1 Platz
   *[other] noch { $free } Plätze
}
tables-full = alle Plätze sind besetzt: Du kannst starten
tables-time = Zeit endet { $relative }
tables-untimed = ohne Bedenkzeit
tables-paused = Pause
tables-earlier = Zurück
tables-later = Mehr
tables-next = Nächster Tisch{ $count ->
    [one] {""}
   *[other] {" "}({ $count })
}: { $table }
tables-arrived = Jetzt bei { $table }: Du bist dran.
tables-nothing-waits = Kein anderer Tisch wartet auf dich.
tables-all = Meine Tische
