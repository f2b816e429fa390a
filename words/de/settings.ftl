settings-title = Deine Einstellungen
settings-private = Nur du siehst sie. Eine Änderung gilt sofort und auf jedem Server.
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
