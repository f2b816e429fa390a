## Revanche

social-rematch = Revanche
social-seated = Die Revanche ist offen: { $link }. Drück dort „Start“.

## Einladungen

social-invite = Einladen
social-held = reserviert für { $name }
social-whom = { $open ->
    [0] Alle anderen Plätze sind besetzt oder reserviert.
    [one] **Wen möchtest du einladen?** Ein Platz ist offen. Ich reserviere ihn, bis die Antwort kommt oder du die Einladung zurückziehst.
   *[other] **Wen möchtest du einladen?** { $open } Plätze sind offen. Ich reserviere sie, bis die Antworten kommen oder du die Einladung zurückziehst.
}
social-choose = Mitglieder wählen
social-withdraw = Einladung zurückziehen
social-invitation = { $users }, { $host } lädt zu einer Partie ein: { $game } { $table }. Ein Platz ist reserviert.
social-declined = Du hast abgesagt. Der Platz ist wieder frei: { $link }

## Mit wem man nicht am Tisch sitzen möchte

social-block-name = blockieren
social-block-about = Mit wem du nicht spielen möchtest; nur du siehst diese Liste
social-option-member = mitglied
social-option-member-about = Wer blockiert wird; ohne Angabe siehst du die Liste
social-nobody-blocked = Du hast niemanden blockiert. Mit /blockieren und einem Namen kommt jemand auf diese Liste. Gesagt wird es niemandem.
social-blocked = **Diese Leute hast du blockiert.** Sie können dich nicht einladen und nicht an deine Tische kommen, und keine Einladung oder Revanche bringt euch zusammen. Gesagt wird es ihnen nicht. Laufende Partien gehen weiter.
social-blocked-more = … und { $more } weitere.
social-unblock = Blockierung aufheben

## Was nicht geht

social-refused-answered-already = Die Antwort ist schon da, oder die Einladung wurde zurückgezogen.
social-refused-block-whom = Wähle jemand anderen: nicht dich selbst und keinen Bot.
social-refused-not-invited = Für dich ist dort kein Platz reserviert. Wenn einer frei ist, drück unter der Liste der Plätze „Dabei“.
social-refused-not-to-invite = Jemand von denen, die du gewählt hast, kann an diesen Tisch nicht eingeladen werden. Wähle jemand anderen.
social-refused-rematch-begun = Die Revanche hat schon begonnen oder ist vorbei. An ihrem Tisch ist ein Knopf für die nächste.
social-refused-rematch-nowhere = In dem Kanal, in dem diese Partie eröffnet wurde, kann ich nicht mehr schreiben. Eröffne mit /spielen woanders einen Tisch.
social-refused-rematch-players = Eine Revanche kann nur verlangen, wer am Ende am Tisch saß. Eröffne mit /spielen deinen eigenen.
social-refused-seat-closed = Diesen Platz kannst du nicht nehmen; vielleicht ist er für jemanden reserviert. Eröffne mit /spielen deinen eigenen Tisch.
social-refused-seats-too-few = { $open ->
    [0] Gerade ist kein Platz offen.
    [one] Nur ein Platz ist offen. Wähle eine Person oder einen größeren Tisch.
   *[other] Nur { $open } Plätze sind offen. Wähle weniger Leute oder einen größeren Tisch.
}
