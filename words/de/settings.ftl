settings-value-server = wie der Server
settings-value-auto = wie in Discord
settings-value-here = Knopf „Meine Hand“
settings-value-dm = als Direktnachricht
settings-value-on = an
settings-value-off = aus
settings-value-made = mache ich für dich
settings-value-asked = machst du selbst
settings-value-confirmed = erst nach Rückfrage
settings-value-at-once = sofort
settings-title = Deine Einstellungen
settings-private = Nur du siehst sie. Eine Änderung gilt sofort und auf jedem Server.
settings-language = Sprache: { $value }
settings-pictures = Bilder: { $value ->
    [on] { settings-value-on }
    [off] aus, nur Worte
   *[auto] { settings-value-server }
}
settings-hands = Deine Hand: { $value ->
    [dm] { settings-value-dm }
   *[here] { settings-value-here }
}
settings-pings = Erinnerungen: { $value ->
    [off] { settings-value-off }
   *[on] { settings-value-on }
}
settings-forced = Erzwungene Züge: { $value ->
    [off] { settings-value-asked }
   *[auto] { settings-value-made }
}
settings-confirm = Teure Züge: { $value ->
    [on] { settings-value-confirmed }
   *[auto] { settings-value-at-once }
}
settings-overall = In der Rangliste aller Server: { $value ->
    [on] ja
   *[off] nein
}
settings-moves-about = Ein teurer Zug gibt viel auf, etwa ein Rückzug oder ein Passen, das eine Belagerung kostet. Ein erzwungener Zug ist der einzig mögliche.
settings-times = Spielzeiten: { $set ->
    [yes] { $hours } ({ $zone })
   *[no] ganztags
}
settings-times-about = Bedenkzeiten ab einer Stunde laufen nur in dieser Zeit. Wähle mindestens vier Stunden am Tag.
settings-all-day = Ganztags
settings-from = Von { $time }
settings-until = Bis { $time }
settings-zone = Zeitzone: { $zone }
settings-choose-zone = Wähle zuerst deine Zeitzone
settings-which-zone = Deine Zeitzone
settings-back = Zurück zu den Einstellungen
settings-server = Die Tische dieses Servers: { $language }, { $pictures ->
    [off] nur in Worten
   *[on] mit Bildern
}.
