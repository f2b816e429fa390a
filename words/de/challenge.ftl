## Herausforderungen

challenge-name = herausforderung
challenge-about = Spiele dieselben Karten wie alle anderen: die des Tages oder die aus deinem Freundeskreis
challenge-option-code = code
challenge-option-code-about = Eine Herausforderung aus deinem Freundeskreis; ohne Angabe die Karten des Tages
challenge-option-game-about = Fordere andere in diesem Spiel heraus
challenge-title = ## { $kind ->
    [daily] Herausforderung des Tages
   *[made] Herausforderung { $code }
}: { $game }
challenge-what = Alle bekommen dieselben Karten und denselben Platz, einmal, gegen einen starken Computer. Es gibt keine Tipps, und kein Zug lässt sich zurücknehmen. Es zählt nicht für die Wertung.
challenge-until = { $day ->
    [yes] Partien können bis { $until } beendet werden.
   *[no] Sie ist bis { $until } offen.
}
challenge-count = { $count ->
    [0] Noch hat niemand sie beendet.
    [one] Eine Person hat sie beendet.
   *[other] { $count } Personen haben sie beendet.
}
challenge-over = Diese Herausforderung ist vorbei.
challenge-play = Spielen
challenge-go-on = Weiterspielen
challenge-under-way = Du hast angefangen. Spiel zu Ende, dann siehst du, wie es den anderen ergangen ist.
challenge-seal = Siegel des Austeilens, an jedem Tisch dasselbe: { $seal }
challenge-result = { $how ->
    [won] gewonnen
    [lost] verloren
    [even] unentschieden
   *[gave-up] aufgegeben
}{ $points ->
    [yes] {" "}({ $own } zu { $other })
   *[no] {""}
}
challenge-yours = **Du: { $result }.**{ $others ->
    [0] {" "}Sonst hat noch niemand sie beendet.
   *[other] {" "}Besser als { $better } von { $others }{ $same ->
        [0] .
       *[other] ; gleichauf mit { $same }.
    }
}
challenge-place = { $place }. { $name }: { $result }
challenge-somebody = Jemand
challenge-more = … und { $count } weitere
challenge-watch = Ansehen, wie andere diese Karten gespielt haben
challenge-refresh = Aktualisieren
challenge-friends = Andere herausfordern
challenge-close = Beenden
challenge-close-title = Herausforderung { $code } beenden?
challenge-close-about = Niemand kann sie dann noch spielen. Angefangene Partien gelten als aufgegeben, und alle dürfen die Karten sehen.
challenge-close-yes = Ja, beenden
challenge-close-no = Offen lassen
challenge-invites = ## { $name } fordert dich heraus: { $game }
    Alle bekommen dieselben Karten und denselben Platz, einmal, gegen einen starken Computer. Tippe auf irgendeinem Server oder in einer Direktnachricht an mich `/herausforderung code:{ $code }`.
challenge-accept = Annehmen
challenge-at-table = { $status ->
    [playing] { $name } spielt eine Herausforderung.
    [finished] { $name } hat eine Herausforderung gespielt.
   *[ended] { $name } hat eine Herausforderung aufgegeben.
} Die Karten bleiben hier verdeckt, denn andere können sie noch spielen.
challenge-same-cards = Dieselben Karten spielen
challenge-compare = Vergleichen
challenge-help = Eine Herausforderung spielst du allein, in einem Fenster, das nur du siehst. Drück „Meine Hand“, um deine Karten zu sehen und zu ziehen. Andere bekommen dieselben Karten, darum zeigt der Tisch keine davon.
    - /herausforderung zeigt, wie es den anderen erging, sobald du gespielt hast
    - /tisch holt den Tisch nach unten
    - /aufgeben gibt auf; das zählt als dein Versuch
    - /einstellungen stellt Sprache und Erinnerungen ein

challenge-refused-first = Das sind die Karten einer Herausforderung. Spiel sie zuerst mit /herausforderung, dann darfst du sie sehen.
challenge-refused-fixed = Alle spielen eine Herausforderung allein und unter denselben Bedingungen, darum lässt sich hier nichts ändern.
challenge-refused-maker = Nur wer diese Herausforderung gestellt hat, kann sie beenden.
challenge-refused-no-code = Keine Herausforderung hat den Code „{ $code }“. Ein Code hat 8 Buchstaben und Ziffern; frag, von wem sie ist.
challenge-refused-no-undo = In einer Herausforderung lässt sich kein Zug zurücknehmen.
challenge-refused-not-shared = In diesem Kanal darfst du nicht schreiben, darum poste ich hier keine Herausforderung für dich.
challenge-refused-or-game = Gib entweder einen Code oder ein Spiel an: Mit einem Code nimmst du eine Herausforderung an, mit einem Spiel stellst du eine neue.
challenge-refused-over = Diese Herausforderung ist vorbei. Mit /herausforderung spielst du die Karten des Tages.
challenge-refused-played = Du hast diese Karten schon gespielt. Jede Herausforderung spielt man nur einmal.
challenge-refused-sealed = Andere können diese Karten noch spielen. Das geht erst, wenn die Herausforderung vorbei ist: { $relative }. Die Wiederholung kannst du schon ansehen.
challenge-refused-too-many = Du hast { $most } offene Herausforderungen. Beende zuerst eine: Tippe /herausforderung mit ihrem Code.
