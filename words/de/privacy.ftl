privacy-name = datenschutz
privacy-about = Was ich über dich speichere: ansehen, löschen, deine Gesamtwertung zeigen oder verbergen
privacy-export-name = export
privacy-export-about = Alles, was ich über dich speichere, als Datei
privacy-erase-name = löschen
privacy-erase-about = Alles löschen, was ich über dich speichere
privacy-overall-name = gesamt
privacy-overall-about = Wählen, ob andere deine Wertung über alle Server sehen
privacy-option-shown = zeigen
privacy-option-shown-about = Ja: in der Rangliste aller Server und in deiner /statistik. Nein: nur du siehst sie
privacy-yes = ja
privacy-no = nein
privacy-exported = Das ist alles, was ich über dich speichere. Zeiten sind Sekunden seit 1970; Plätze werden von 0 an gezählt.
privacy-overall-now = { $shown ->
    [on] Andere können jetzt deine Wertung über alle Server sehen.
   *[off] Nur du kannst deine Wertung über alle Server sehen.
}
privacy-erase-title = Alles über dich löschen?
privacy-erase-warning = Das entfernt deine Einstellungen, deine Wertungen und Ergebnisse sowie deinen Namen und deine Nummer von allen Tischen. Es lässt sich nicht rückgängig machen; /datenschutz export gibt dir vorher eine Datei.
privacy-erase-seats = { $playing ->
    [0] {""}
    [one] Du spielst gerade noch eine Partie mit: Die verlässt du damit.
   *[other] Du spielst gerade noch { $playing } Partien mit: Die verlässt du damit.
}
privacy-erase-rest = Die Partien bleiben, gespielt von „{ $name }“. Nachrichten, die schon in Kanälen stehen, kann ich nicht löschen; die Moderation kann es.
privacy-erase-kept = Zwei Dinge bleiben: Hast du eine Herausforderung gespielt, die noch offen ist, dann bis zu ihrem Ende ein Hashwert, an dem ich dich erkenne, damit niemand sie zweimal spielt; und deine Nummer, ohne Namen, in der Liste aller, die dich blockieren.
privacy-erase-button = Alles löschen
privacy-erased = Ich habe dich vergessen: Einstellungen, Wertungen und Name sind weg. Wenn du wieder einen Befehl oder Knopf benutzt, merke ich mir wieder etwas.
privacy-former-player = jemand von früher
