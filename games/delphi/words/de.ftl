## Die Schachtel

delphi-name = Delphi
delphi-also = Delphi
delphi-about = Neun Märsche, drei oder vier Städte: Leg verdeckt Karten aus, ruf Götter und Orakel an und geh, solange es sich lohnt.
delphi-computers = Kalchas, Klio, Teiresias, Manto, Kroisos, Amphiaraos
delphi-variant-standard = Alle gegen alle
delphi-size-standard = { $seats } Personen
delphi-variant-duel = Duell (unsere Variante)
delphi-size-duel = { $seats } Personen, ein Duell (unsere Variante)

## Karten

delphi-named = { $name ->
    [Heracles] Herakles
   *[other] { $name }
}
# Wie eine Reihe oder eine Hand sie zeigt: Ein Krieger ist seine Zahl
delphi-card = { $kind ->
    [warrior] { $number }
    [hero] { $name } { $number }
    [apollo] Apollon ×2
    [ares] Ares x²
    [hephaestus] Hephaistos ×
    [neptune] Neptun ½
    [hades] Hades
    [moirai] Moiren
    [hera] Hera
    [zeus] Zeus
    [oracle] Orakel
   *[pass] Pass
}
# Immer im Akkusativ: „du legst einen Krieger 4“
delphi-a-card = { $kind ->
    [warrior] einen Krieger { $number }
    [hero] { $name } { $number }
    [apollo] Apollon ×2
    [ares] Ares x²
    [hephaestus] Hephaistos ×
    [neptune] Neptun ½
    [hades] Hades
    [moirai] die Moiren
    [hera] Hera
    [zeus] Zeus
    [oracle] ein Orakel
   *[pass] die Passkarte
}
delphi-city = { $city ->
    [athens] Athen
    [thebes] Theben
    [corinth] Korinth
   *[sparta] Sparta
}
delphi-oracle = { $oracle ->
    [laurel] Lorbeerkranz
    [levy] Frische Truppen
    [battle_order] Neue Aufstellung
    [mercenaries] Söldner
    [safe_conduct] Freies Geleit
    [plague] Pest
    [pride] Bestrafter Hochmut
    [silence] Schweigen im Olymp
   *[glory] Doppelter Ruhm
}
delphi-oracle-text = { $oracle ->
    [laurel] Deine Reihe zählt bis zum Ende des Marschs { $laurel } mehr
    [levy] Zieh eine Karte; wenn dein Stapel leer ist, nimm einen Krieger zurück, der aus dem Spiel ist
    [battle_order] Du darfst zwei Karten deiner Reihe tauschen
    [mercenaries] Ein Krieger aus einer gegnerischen Reihe kommt ans rechte Ende deiner
    [safe_conduct] Dieser Marsch kann dich keine Punkte kosten
    [plague] Jede Reihe verliert den Krieger oder Helden, der am weitesten rechts liegt
    [pride] Jede Karte mit der höchsten Zahl in allen Reihen wird entfernt
    [silence] Apollon, Ares und Hephaistos zählen bis zum Ende des Marschs nicht
   *[glory] Gewinne und Verluste dieses Marschs zählen { $glory }-fach
}

## Was geschieht

# Was zu jemandem gehört: „Hera (Tom)“, „16 (du)“
delphi-of = { $what } ({ $seat ->
    [you] du
   *[other] { $seat_name }
})
delphi-dealt = Die Städte sind verteilt: { $cities }.
delphi-parade-began = Parade { $number } von 3 beginnt.
delphi-drew = Du ziehst: { $cards }.
delphi-drew-unseen = { $seat_name } zieht { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}.
delphi-march-began = Marsch { $number } beginnt. Punkte vom ersten Rückzug bis zum Sieg: { $prizes }.
delphi-laid = Du legst verdeckt { $card }.
delphi-laid-unseen = { $seat_name } legt verdeckt eine Karte.
delphi-laid-instead = Du legst stattdessen { $card }.
delphi-turned-up = Die Karten werden aufgedeckt: { $cards }.
delphi-played = { $seat ->
    [you] Du spielst
   *[other] { $seat_name } spielt
} { $card }.
delphi-lost = Sonst ist niemand mehr im Marsch: { $seat ->
    [you] Du verlierst
   *[other] { $seat_name } verliert
} { $card } ohne Wirkung.
delphi-withdrew = { $seat ->
    [you] Du ziehst dich zurück, und deine
   *[other] { $seat_name } zieht sich zurück, und die
} Reihe ({ $value }) ist verloren.
delphi-withdrew-together = { $seats_name } { $seats ->
    [us] zieht euch zurück, und eure
   *[them] ziehen sich zurück, und ihre
} Reihen sind verloren: { $rows }.
delphi-withdrew-bare = { $seats ->
    [other] { $seats_name } zieht sich zurück.
    [you] Du ziehst dich zurück.
    [us] { $seats_name } zieht euch zurück.
   *[them] { $seats_name } ziehen sich zurück.
}
delphi-valued = Die Reihen: { $rows }. { $last ->
    [you] Du hast die schwächste.
    [other] { $last_name } hat die schwächste.
   *[them] Gleich schwach: { $last_name }; alle legen noch eine Karte.
}
delphi-march-won = { $seat ->
    [you] Du gewinnst
   *[other] { $seat_name } gewinnt
} Marsch { $number } mit der Reihe { $value }. Punkte: { $gains }.
delphi-march-lost = Niemand ist übrig: Niemand gewinnt Marsch { $number }. Punkte: { $gains }.
delphi-banished = { $god ->
    [hades] Hades verbannt
    [moirai] Die Moiren verbannen
   *[hera] Hera verbannt
} { $card }; { $seats ->
    [you] du verlierst
    [us] { $seats_name } verliert
    [them] { $seats_name } verlieren
   *[other] { $seats_name } verliert
} die Karte.
delphi-struck = { $seat ->
    [you] Dein Zeus
   *[other] Zeus von { $seat_name }
} entfernt { $card } aus { $own ->
    [yes] { $seat ->
        [you] deiner eigenen Reihe
       *[other] der eigenen Reihe von { $seat_name }
    }
   *[no] { $foe ->
        [you] deiner Reihe
       *[other] der Reihe von { $foe_name }
    }
}.
delphi-spared = { $seat ->
    [you] Dein Zeus
   *[other] Zeus von { $seat_name }
} entfernt nichts.
delphi-read = { $seat ->
    [you] Du befragst
   *[other] { $seat_name } befragt
} das Orakel. { $oracle }: „{ $text }“.
delphi-put = { $seat ->
    [you] Du legst
   *[other] { $seat_name } legt
} das Orakel unter den Stapel: { $oracle }.
delphi-obeyed = { $seat ->
    [you] Du gehorchst
   *[other] { $seat_name } gehorcht
} dem Orakel: { $oracle }.
delphi-in-vain = { $oracle }: Es gibt nichts, was es bewirken könnte.
delphi-took-back = { $seat ->
    [you] Du nimmst
   *[other] { $seat_name } nimmt
} { $card } zurück.
delphi-swapped = { $seat ->
    [you] Du tauschst in deiner
   *[other] { $seat_name } tauscht in der eigenen
} Reihe { $card } und { $other }.
delphi-kept = { $seat ->
    [you] Du lässt deine
   *[other] { $seat_name } lässt die eigene
} Reihe, wie sie ist.
delphi-hired = { $seat ->
    [you] Du wirbst
   *[other] { $seat_name } wirbt
} { $card } aus { $foe ->
    [you] deiner Reihe
   *[other] der Reihe von { $foe_name }
} an.
delphi-fell = { $seat ->
    [you] Deine Reihe
   *[other] Die Reihe von { $seat_name }
} verliert { $cards }.
delphi-over = { $winner ->
    [you] Du gewinnst
   *[other] { $winner_name } gewinnt
} die Partie mit { $count ->
    [1] einem Punkt
    [one] { $points } Punkt
   *[other] { $points } Punkten
}{ $reason ->
    [wins] {" "}und, bei Gleichstand, den meisten gewonnenen Märschen
    [ninth] {" "}und, bei Gleichstand, den meisten Punkten im letzten Marsch
   *[points] {""}
}.
delphi-shared = Der Sieg wird geteilt, mit je { $count ->
    [1] einem Punkt
    [one] { $points } Punkt
   *[other] { $points } Punkten
}: { $winner_name }.

## Was man tun kann

delphi-lay = Lege { $card } ({ $effect }){ $count ->
    [one] {""}
   *[other] , { $count } auf der Hand
}
delphi-play = Spiele { $card } ({ $effect }){ $count ->
    [one] {""}
   *[other] , { $count } auf der Hand
}
# Was eine Karte bewirkt, wie es auf einem Knopf steht
delphi-effect = { $what ->
    [row] Reihe: { $value }
    [neptune] halbiert alle anderen Reihen
    [hades] verbannt { $enemy }
    [moirai] verbannen { $enemy }
    [hera] verbannt { $enemy }
    [zeus] entfernt eine beliebige Karte
   *[oracle] befragt das Orakel
}
delphi-lay-pass = Lege die Passkarte: Rückzug{ $bare ->
    [yes] {""}
   *[no] , die Reihe ({ $value }) ist verloren
}
delphi-brief-warrior = Krieger { $card }
delphi-brief-play = Spiele { $card }
delphi-brief-swap = { $card } tauschen
delphi-brief-own = Eigene
delphi-brief-obey = Gehorchen
delphi-brief-under = Unter den Stapel legen und dem nächsten gehorchen
delphi-withdraw = Rückzug{ $bare ->
    [yes] {""}
   *[no] : Die Reihe ({ $value }) ist verloren
}
delphi-row-of = { $name }: Reihe { $value }
delphi-card-at = Karte { $place }: { $card }
delphi-spare = Nichts entfernen
delphi-obey = Gehorchen: { $oracle }
delphi-put-under = { $oracle } unter den Stapel legen und dem nächsten gehorchen
delphi-keep = Die Reihe lassen, wie sie ist
delphi-swap = Karte { $place } tauschen: { $card }
delphi-swap-with = Mit Karte { $place }: { $card }
delphi-swap-both = { $first } und { $second } tauschen (Karten { $one } und { $two })
delphi-take-back = Nimm { $card } zurück

## Fragen

delphi-ask-lay = Alle Reihen sind leer: Welche Karte legst du verdeckt?
delphi-ask-lay-tied = Du bist mit { $value } gleich schwach: Welche Karte legst du verdeckt?
delphi-ask-lay-instead = Du hast { $card } gelegt. Die anderen wählen noch; bis dahin kannst du deine Karte ändern:
delphi-ask-play = Du bist mit { $value } am schwächsten, die nächste Reihe ist { $next } wert: Was spielst du?
delphi-ask-strike = Zeus: Aus welcher Reihe entfernst du eine Karte?
delphi-ask-struck = Zeus: Welche Karte dieser Reihe entfernst du ({ $row })?
delphi-ask-obey = { $oracle }: { $text }. Gehorchst du?
delphi-ask-swap = Neue Aufstellung: Welche Karten tauschst du?
delphi-ask-with = Du tauschst Karte { $place }, { $card }. Mit welcher?
delphi-ask-hire = Söldner: Aus welcher Reihe wirbst du einen Krieger an?
delphi-ask-hired = Söldner: Welchen Krieger dieser Reihe wirbst du an ({ $row })?
delphi-ask-take-back = Frische Truppen: Welchen Krieger nimmst du zurück?

## Der Tisch

delphi-title = Marsch { $number } von { $marches } – Parade { $parade }
delphi-game-over = Die Partie ist vorbei
# Was der Marsch bringt
delphi-prizes = { $count ->
    [0] 1. Rückzug { $first }, Sieg { $winner }
   *[other] 1. Rückzug { $first }, dann { $between }, Sieg { $winner }
}
delphi-force = In Kraft:
delphi-oracles = Orakel im Stapel: { $count }
delphi-under = Unter dem Stapel:
delphi-player = { $seat ->
    [you] { $seat_name } (du)
   *[other] { $seat_name }
}, { $city }{ $status ->
    [laying] {" "}– muss legen
    [laid] {" "}– hat gelegt
    [weakest] {" "}– schwächste, am Zug
    [zeus] {" "}– Zeus schlägt zu
    [oracle] {" "}– befragt das Orakel
    [waiting] {" "}– im Marsch
    [left] {" "}– { $place ->
        [1] erster
        [2] zweiter
       *[3] dritter
    } Rückzug
   *[none] {""}
}
delphi-points = Punkte { $points }, Hand { $hand } + Pass, Stapel { $pile }
delphi-row = Reihe { $value }{ $sum }:
delphi-hand = { $count ->
    [0] Deine Hand: nur die Passkarte
   *[other] Deine Hand ({ $count } + Pass):
}
delphi-face-down = Verdeckt: { $card }
delphi-pile = Dein Stapel ({ $count }):
delphi-standing = { $place }. { $seat ->
    [you] { $seat_name } (du)
   *[other] { $seat_name }
}: { $count ->
    [1] ein Punkt
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, { $wins ->
    [one] ein Marsch gewonnen
   *[other] { $wins } Märsche gewonnen
}

## Kapitel

delphi-chapter = Marsch { $number }

## Warum geht … nicht?

delphi-thing-card = Karte: { $name }
delphi-thing-withdraw = Sich zurückziehen
delphi-thing-zeus = Mit Zeus eine Karte entfernen
delphi-thing-oracle = Auf ein Orakel antworten
delphi-thing-battle-order = Zwei Karten meiner Reihe tauschen
delphi-thing-mercenaries = Einen Krieger anwerben
delphi-thing-levy = Einen Krieger zurücknehmen
delphi-why-over = Die Partie ist vorbei.
delphi-why-finished = Du hast dich aus dem letzten Marsch zurückgezogen, also bist du fertig. Warte auf die anderen.
delphi-why-withdrawn = Du hast dich aus diesem Marsch zurückgezogen. Im nächsten spielst du wieder mit.
delphi-why-not-weakest = Nur die schwächste Reihe darf handeln, und deine ist stärker. Dran: { $names }.
delphi-why-not-asked = { $names } muss erst beantworten, was eine Karte verlangt.
delphi-why-zeus-first = Sag erst, was dein Zeus entfernt.
delphi-why-oracle-first = Gehorch erst dem Orakel, oder leg es unter den Stapel.
delphi-why-battle-order-first = Tausch erst zwei Karten deiner Reihe, oder lass sie, wie sie ist.
delphi-why-mercenaries-first = Wähl erst den Krieger, den du anwirbst.
delphi-why-levy-first = Wähl erst den Krieger, den du zurücknimmst.
delphi-why-no-zeus = Du entfernst nur dann eine Karte, wenn dein Zeus gerade in die Reihe gekommen ist.
delphi-why-no-oracle = Du antwortest auf ein Orakel nur, wenn es für deine Orakelkarte verlesen wurde.
delphi-why-no-battle-order = Karten tauschst du nur, während du dem Orakel „Neue Aufstellung“ gehorchst.
delphi-why-no-mercenaries = Einen Krieger wirbst du nur an, während du dem Orakel „Söldner“ gehorchst.
delphi-why-no-levy = Einen Krieger nimmst du nur zurück, während du dem Orakel „Frische Truppen“ gehorchst und dein Stapel leer ist.
delphi-why-pass-not-needed = Du allein bist am schwächsten und brauchst keine Passkarte: Wähl einfach den Rückzug.
delphi-why-lies-already = Diese Karte liegt verdeckt vor dir. Bis alle eine Karte gelegt haben, kannst du deine noch ändern.
delphi-why-only-the-pass = Du hast nur noch die Passkarte, darum hat das Spiel sie für dich gelegt.
delphi-why-lay-the-pass = Jetzt werden Karten verdeckt gelegt: Um dich zurückzuziehen, leg die Passkarte.

## In Bildern: kurz, denn dort ist wenig Platz

delphi-picture-status = { $status ->
    [laying] muss legen
    [laid] hat gelegt
    [weakest] muss spielen
    [zeus] Zeus schlägt zu
    [oracle] beim Orakel
    [left] { $place ->
        [1] 1. Rückzug
        [2] 2. Rückzug
       *[3] 3. Rückzug
    }
   *[none] {""}
}
delphi-picture-prize = { $place ->
    [0] Sieg { $points }
    [1] 1. Rückzug { $points }
    [2] 2. Rückzug { $points }
   *[3] 3. Rückzug { $points }
}
# Auf einer Karte der Hand sagt „= 24“, was die Reihe mit ihr wert ist
delphi-picture-hand = Deine Hand ({ $count } + Pass), mit dem künftigen Wert der Reihe
delphi-picture-wins = { $count ->
    [one] ein Marsch
   *[other] { $count } Märsche
}

## Woher die Punkte kommen

delphi-account = { $name }, Marsch für Marsch: { $gains } = { $points }

# Was die Zeichen in den Bildern bedeuten
delphi-symbol = { $symbol ->
    [warrior] Krieger: Zwei gleiche nebeneinander werden multipliziert
    [hero] Held mit seiner Zahl
    [apollo] Apollon: verdoppelt, was ihn links berührt
    [ares] Ares: quadriert, was ihn links berührt
    [hephaestus] Hephaistos: multipliziert seine zwei Nachbarn
    [neptune] Neptun: halbiert alle gegnerischen Reihen
    [hades] Hades: verbannt jeden Achilles
    [moirai] Moiren: verbannen jeden Prometheus
    [hera] Hera: verbannt jeden Herakles
    [zeus] Zeus: entfernt eine beliebige Karte
    [oracle] Orakel: ein Orakel wird verlesen; man gehorcht ihm oder dem nächsten
    [pass] Passkarte: Rückzug; sie kommt auf die Hand zurück
    [hand] Karten auf der Hand
    [pile] Karten im Stapel
    [points] Punkte; auf Gold: am meisten
    [left] Hat sich zurückgezogen, mit einer Reihe von diesem Wert
    [won] Hat den Marsch gewonnen, mit einer Reihe von diesem Wert
   *[halved] Im Wert einer Reihe: von Neptun halbiert
}

## Pläne

delphi-plan-relies = der Marsch, wer noch mitgeht, deine Hand oder deine Reihe
