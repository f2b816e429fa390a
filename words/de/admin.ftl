## Die Einstellungen eines Servers, für alle, die ihn verwalten

admin-name = admin
admin-about = Kanäle, Grenzen und Vorgaben für die Tische dieses Servers (für die Serververwaltung)
admin-title = Tische auf diesem Server
admin-open = { $count ->
    [0] Zurzeit ist kein Tisch offen.
    [one] Zurzeit ist ein Tisch offen.
   *[other] Zurzeit sind { $count } Tische offen.
}
admin-begins = Vorgaben für neue Tische:
admin-note = Wer einen Tisch eröffnet, kann sie ändern.
admin-anywhere = { $gone ->
    [yes] Die gewählten Kanäle gibt es nicht mehr: Wähle andere
   *[no] Tische sind in jedem Kanal erlaubt
}

## Was ein Server nicht erlaubt

admin-refused-admin-only = Das kann nur die Serververwaltung, und nur auf dem Server selbst. Frag dort nach.
admin-refused-not-allowed-here = { $count ->
    [0] Hier sind keine Tische erlaubt, und die dafür gewählten Kanäle gibt es nicht mehr. Bitte die Serververwaltung, mit /admin andere zu wählen.
   *[other] In diesem Kanal werden keine Tische eröffnet. Nimm /spielen hier: { $channels }
}
admin-refused-server-full = { $most ->
    [one] Auf diesem Server ist schon ein Tisch offen, und mehr sind nicht erlaubt. Spielt ihn zu Ende oder schließt ihn mit „Mehr…“ oder /beenden;
   *[other] Auf diesem Server sind schon { $most } Tische offen, und mehr sind nicht erlaubt. Spielt einen zu Ende oder schließt einen mit „Mehr…“ oder /beenden;
} die Serververwaltung kann mit /admin mehr erlauben.
admin-refused-too-many-yours = { $most ->
    [one] Du hast schon einen Tisch offen, und mehr darf auf diesem Server niemand eröffnen.
   *[other] Du hast schon { $most } Tische offen, und mehr darf auf diesem Server niemand eröffnen.
} Dein ältester ist in <#{ $place }>: Spiel ihn zu Ende oder schließ ihn mit „Mehr…“ oder /beenden.
