## Turniere und Ligen

tournament-name = turnier
tournament-about = Ein Turnier oder eine Liga eröffnen, oder die dieses Servers zeigen
tournament-option-game-about = Das Spiel für ein neues Turnier; ohne Angabe kommt die Liste

tournament-title = ## { $kind ->
    [league] Liga
    [knockout] K.-o.-Turnier
   *[swiss] Turnier (Schweizer System)
}: { $game }{ $season ->
    [1] {""}
   *[other] , Saison { $season }
}
tournament-terms = { $team ->
    [2] Zweierteams, gleiche Karten mit vertauschten Plätzen.{" "}
   *[1] { $duplicate ->
        [yes] Gleiche Karten an allen Tischen.{" "}
       *[no] {""}
    }
}Eine Runde dauert höchstens { $unit ->
    [days] { $count ->
        [1] einen Tag
        [7] eine Woche
       *[other] { $count } Tage
    }
    [hours] { $count ->
        [1] eine Stunde
       *[other] { $count } Stunden
    }
   *[minutes] { $count } Minuten
}, { $turn }.
tournament-entries = { $count ->
    [0] Noch macht niemand mit.
   *[other] **Dabei ({ $count }):** { $names }
}
tournament-join-how = Drück „Mitmachen“. { $host ->
    [nobody] Die Moderation startet es unter „Mehr…“.
   *[other] <@{ $host }> oder die Moderation startet es unter „Mehr…“.
}
tournament-round = **Runde { $number } von { $of }**, endet { $relative }
tournament-bye = - { $name } hat diese Runde spielfrei
tournament-held = { $why ->
    [absent] Alle Partien sind vorbei, aber jemand ist abwesend. Die nächste Runde beginnt { $when }, oder sobald alle zurück sind.
    [alone] Es sind weniger als zwei da. Das Turnier endet { $when }, wenn niemand zurückkommt.
   *[unpaired] Wer da ist, hat schon gegeneinander gespielt oder wäre ein zweites Mal spielfrei. Das Turnier endet { $when }, wenn niemand zurückkommt.
} Wieder da? Drück „Weiterspielen“.
tournament-won = # 🏆 { $count ->
    [one] { $names } gewinnt!
   *[other] { $names } teilen sich den Sieg!
}
tournament-ended = { $round ->
    [0] Es wurde vor der ersten Runde beendet.
   *[other] Es wurde in Runde { $round } von { $of } beendet. Deshalb hat niemand gewonnen.
}
tournament-cut-short = Es endete nach Runde { $number } von { $of }: { $why ->
    [alone] Weniger als zwei waren noch dabei.
   *[unpaired] Wer noch dabei war, hatte schon gegeneinander gespielt oder wäre ein zweites Mal spielfrei gewesen.
}
tournament-more = … und { $count } weitere
tournament-own = Du: { $line }
tournament-standing = **{ $place }.** { $name }{ $kind ->
    [knockout] {""}
   *[other] : { $points }
}{ $status ->
    [gone] {" "}(ausgestiegen)
    [absent] {" "}(abwesend)
   *[plays] {""}
}
tournament-annulled = **–** { $name } (weniger als die Hälfte der Partien: keine zählt)
tournament-not-counted = (zählt nicht)
tournament-join = Mitmachen
tournament-joined = Du bist dabei. Wenn du am Zug bist, wirst du gerufen.
tournament-open = Tabelle
tournament-others = Mehr…
tournament-next = Neue Saison
tournament-next-opened = Die neue Saison ist unten eröffnet, und alle aus der letzten sind dort eingeladen. Dabei ist, wer „Mitmachen“ drückt.
tournament-invitation = **{ $tournament } ist offen.** Ihr wart in der letzten Saison dabei. Drückt „Mitmachen“, wenn ihr wieder spielen wollt.
tournament-back = Weiterspielen
tournament-leave = Aussteigen
tournament-start = Starten
tournament-end = Beenden
tournament-remove = Jemanden entfernen
tournament-which-team = Einem Team beitreten
tournament-again = Wieder mit { $name }
tournament-found = Neues Team
tournament-teams = { $count ->
    [0] Gründe ein Team; jemand kann ihm beitreten.
    [one] Ein Team hat einen freien Platz.
   *[other] { $count } Teams haben einen freien Platz.
}
tournament-list = { $count ->
    [0] Hier ist kein Turnier offen.
    [one] **Ein Turnier ist hier offen:**
   *[other] **{ $count } Turniere sind hier offen:**
}
tournament-new = Turnier eröffnen
tournament-ask-game = Spiel
tournament-ask-switches = Teams und Karten
tournament-start-title = Jetzt starten? { $tournament }
tournament-start-about = { $team ->
    [2] { $count } Teams spielen
   *[1] { $count } Personen spielen
} { $rounds ->
    [one] eine Runde.
   *[other] { $rounds } Runden.
} Danach kann niemand mehr dazukommen.{ $team ->
    [2] {" "}Unvollständige Teams spielen nicht mit.
   *[1] {""}
}
tournament-start-yes = Ja, starten
tournament-not-yet = Noch nicht
tournament-end-title = Beenden? { $tournament }
tournament-end-about = { $stage ->
    [playing] Laufende Partien enden ohne Ergebnis. Die Tabelle bleibt, wie sie ist.
   *[open] Niemand kann mehr mitmachen.
}
tournament-end-yes = Ja, beenden
tournament-no = Nein
tournament-leave-title = Aussteigen? { $tournament }
tournament-leave-about = { $results ->
    [annulled] Du hast weniger als die Hälfte deiner Partien gespielt. Darum zählt keine davon, weder für dich noch für die, gegen die du gespielt hast.
    [walkovers] Du hast die Hälfte deiner Partien gespielt. Deine Ergebnisse bleiben, und die übrigen Partien zählen als Niederlagen.
    [swiss] Deine Ergebnisse bleiben, für dich und alle anderen.
    [knockout] Deine Ergebnisse bleiben, und wer als Nächstes gegen dich spielen sollte, kommt ohne Partie weiter.
   *[open] Bis zum Start kannst du wieder mitmachen.
}{ $results ->
    [open] {""}
   *[other] {" "}Gewertete Partien bleiben gewertet. Du kannst nicht zurück. Eine laufende Partie geht weiter: Gib sie notfalls an ihrem Tisch auf.{ $team ->
        [2] {" "}Dein Team steigt mit dir aus.
       *[1] {""}
    }
}
tournament-leave-yes = Ja, aussteigen
tournament-out-title = { $name } entfernen?
tournament-out-about = { $results ->
    [annulled] Weniger als die Hälfte der Partien ist gespielt. Darum zählt keine davon, auch nicht für die anderen.
    [walkovers] Die Hälfte der Partien ist gespielt. Die Ergebnisse bleiben, und die übrigen Partien zählen als Niederlagen.
    [swiss] Die Ergebnisse bleiben, aber es gibt keine weiteren Partien.
    [knockout] Die Ergebnisse bleiben, und wer als Nächstes dagegen spielen sollte, kommt ohne Partie weiter.
   *[open] Ein neuer Beitritt bleibt möglich.
}{ $results ->
    [open] {""}
   *[other] {" "}Gewertete Partien bleiben gewertet. Es gibt keine Rückkehr. Eine laufende Partie geht weiter.
}
tournament-out-yes = Ja, entfernen
tournament-at-table = { $status ->
    [playing] { $names } spielen eine Turnierpartie. Andere spielen dieselben Karten, darum zeigt der Tisch keine.
   *[other] { $names } haben eine Turnierpartie gespielt. Ihre Karten sind nach der Runde zu sehen.
}
tournament-help = Das ist eine Turnierpartie. Andere spielen dieselben Karten, darum zeigt der Tisch keine: Drück „Meine Hand“, um deine zu sehen und zu ziehen. Läuft deine Zeit ab, hält der Computer deinen Platz, bis du zurück bist. Wer am Ende der Partie abwesend ist, hat verloren.

tournament-refused-begun = Dieses Turnier hat begonnen, niemand kann mehr dazukommen.
tournament-refused-fixed = Das ist eine Turnierpartie: Plätze und Vereinbarungen bleiben, wie sie sind.
tournament-refused-full = Dieses Turnier ist voll: { $most } machen schon mit.
tournament-refused-host = { $host ->
    [nobody] Das kann hier nur die Moderation.
   *[other] Das Turnier hat <@{ $host }> eröffnet. Sonst kann das nur die Moderation.
}
tournament-refused-joined = Du bist schon dabei.
tournament-refused-no-rematch = Das war eine Turnierpartie: Die nächste kommt von selbst. Für eine andere Partie tippe /spielen.
tournament-refused-no-team = Dieses Team ist voll oder weg. Wähle ein anderes, oder gründe eins.
tournament-refused-none = So ein Turnier gibt es hier nicht. Tippe /turnier, um die Liste zu sehen.
tournament-refused-not-in = Du machst nicht mit, oder nicht mehr.
tournament-refused-not-over = Die neue Saison kann beginnen, wenn diese vorbei ist.
tournament-refused-over = Dieses Turnier ist vorbei. Tippe /turnier, um die offenen zu sehen.
tournament-refused-sealed = Andere spielen diese Karten noch. Nach der Runde sind sie für alle zu sehen.
tournament-refused-server = Turniere werden auf Servern gespielt. Tippe /turnier in einem Kanal eines Servers.
tournament-refused-server-full = Dieser Server hat { $most } Turniere. Wer sie eröffnet hat oder die Moderation kann eins beenden.
tournament-refused-too-few = { $team ->
    [2] Ein Turnier braucht mindestens { $fewest } volle Teams.
   *[1] Ein Turnier braucht mindestens { $fewest } Personen.
}
tournament-refused-too-many = Du hast hier { $most } Turniere. Beende zuerst eins.
tournament-refused-rounds = Nur ein Turnier nach Schweizer System hat so viele Runden, wie du willst. Lass „runden“ weg.
tournament-refused-which-game = Welches Spiel? Fülle „spiel“ aus, um ein Turnier zu eröffnen, oder tippe /turnier allein für die Liste.
