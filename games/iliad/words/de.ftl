## Die Schachtel

iliad-name = Ilias
iliad-also = Iliad
iliad-about = Belagerungen vor Troja: Stell ein Heer auf, schwäche die der anderen und erkenne, wann es Zeit ist zu passen.
iliad-computers = Nestor, Hekabe, Helenos, Briseis, Machaon, Andromache
iliad-variant-standard = Alle gegen alle
iliad-size-standard = { $seats } Personen
iliad-variant-teams = Zweierteams
iliad-size-teams = { $seats } Personen in Zweierteams
iliad-option-first = { $value ->
    [-1] Der Zufall entscheidet, wer beginnt
   *[other] Platz { $number } ({ $name }) beginnt
}
iliad-advantage = { $name } beginnt

## Karten

iliad-card = { $kind ->
    [hoplite] Hoplit { $points }
    [archer] Bogenschütze
    [chariot] Streitwagen
    [elephant] Elefant
    [catapult] Katapult
    [ballista] Balliste
    [portcullis] Fallgitter
   *[trojan_horse] Trojanisches Pferd
}
# Immer im Akkusativ: „du legst einen Hopliten 4“
iliad-a-card = { $kind ->
    [hoplite] einen Hopliten { $points }
    [archer] einen Bogenschützen
    [chariot] einen Streitwagen
    [elephant] einen Elefanten
    [catapult] ein Katapult
    [ballista] eine Balliste
    [portcullis] ein Fallgitter
   *[trojan_horse] ein Trojanisches Pferd
}
# Mehrere Hopliten nach ihrem Wert: „Hopliten 4 4 2“
iliad-hoplites = { $count ->
    [one] Hoplit { $ranks }
   *[other] Hopliten { $ranks }
}
iliad-times = { $card } ×{ $count }
iliad-victory = { $kind ->
    [helen] Helena { $points }
    [city] Stadt { $points }
   *[trireme] Triere { $points }
}
iliad-tile = { $tile ->
    [agamemnon] Agamemnon
    [athena] Athene
   *[poseidon] Poseidon
}
iliad-named = { $name ->
    [Menelaus] Menelaos
    [Ulysses] Odysseus
   *[other] { $name }
}
iliad-hero = { $hero } (+{ $points })
iliad-thanatos = Thanatos −{ $points }

## Was wo liegt

iliad-spot = { $what ->
    [archer] Bogenschütze
    [hoplite] Hoplit { $ranks }
    [phalanx] Phalanx { $ranks } ({ $worth })
    [elephant] Elefant (leer)
    [mounted] Elefant mit { $riders } ({ $worth })
    [horse] Trojanisches Pferd{ $number ->
        [none] {""}
       *[other] {" "}{ $number }
    }
   *[card] { $card }
}
iliad-on = { $what ->
    [archer] einzeln
    [hoplite] auf den Hopliten { $ranks }
    [phalanx] auf die Phalanx { $ranks } ({ $worth })
    [elephant] auf den leeren Elefanten
    [mounted] auf den Elefanten mit { $riders } ({ $worth })
   *[horse] ins Trojanische Pferd{ $number ->
        [none] {""}
       *[other] {" "}{ $number }
    }
}
# Immer im Akkusativ: „Angriff durch …“, „du opferst …“
iliad-weapon = { $what ->
    [hand] einen Wagen aus der Hand
    [mounted] den Bogenschützen vom Elefanten{ $beside ->
        [none] {""}
       *[other] {" "}(trägt auch { $beside })
    }
   *[card] { $card }
}

## Was geschieht

iliad-drew = Du ziehst: { $cards }.
iliad-drew-unseen = { $seat_name } zieht { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}.
iliad-began = Belagerung { $number } beginnt: { $oracle ->
    [gorgon] Die Gorgone ist erschienen
    [thanatos] Thanatos (−{ $points }) erwartet das schwächste Heer
    [decider] Die Gorgone entscheidet den Gleichstand
   *[none] kein Orakel spricht
}; zu gewinnen: { $row }; { $first ->
    [you] du beginnst
   *[other] { $first_name } beginnt
}.
iliad-nothing = nichts
iliad-the-victory = der Sieg selbst
iliad-placed = { $seat ->
    [you] Du legst
   *[other] { $seat_name } legt
} { $card }.
iliad-placed-on = { $seat ->
    [you] Du legst
   *[other] { $seat_name } legt
} { $card } { $on }: jetzt { $worth } wert.
iliad-hid = Du versteckst { $card } in { iliad-horse-of-several }.
iliad-hid-unseen = { $seat_name } versteckt eine Karte in { iliad-horse-of-several }.
iliad-horse-of-several = { $number ->
    [1] einem Trojanischen Pferd
   *[other] dem Trojanischen Pferd { $number }
}
# Der Angreifer ist ebenfalls verloren (IL-28)
iliad-attacked = { $seat ->
    [you] Du opferst { $weapon } und greifst { $foe_name } an
   *[other] { $seat_name } opfert { $weapon } und greift { $foe ->
        [you] dich
       *[other] { $foe_name }
    } an
}: { $foe ->
    [you] Du verlierst
   *[other] { $foe_name } verliert
} { $card }{ $from ->
    [phalanx] {" "}aus der Phalanx { $ranks }
   *[card] {""}
}.
iliad-fell = { $seat ->
    [you] Bei dir
   *[other] Bei { $seat_name }
} { $count ->
    [one] fällt eine Karte und liegt jetzt einzeln
   *[other] fallen Karten und liegen jetzt einzeln
}: { $cards }.
iliad-left = { $seat ->
    [you] Du verlässt
   *[other] { $seat_name } verlässt
} die Belagerung mit { $hero }.
iliad-waits = { $seat ->
    [you] Du passt.
   *[other] { $seat_name } passt.
}
iliad-withdrew = { $seat ->
    [you] Du ziehst dich aus der Belagerung zurück
   *[other] { $seat_name } zieht sich aus der Belagerung zurück
}{ $count ->
    [0] {""}
    [one] {" "}und { $seat ->
        [you] wirfst
       *[other] wirft
    } die einzige Karte des Heers ab: { $cards }
   *[other] {" "}und { $seat ->
        [you] wirfst
       *[other] wirft
    } das ganze Heer ab: { $cards }
}.
iliad-opened = { $seat ->
    [you] Du zeigst
   *[other] { $seat_name } zeigt
}, was im Trojanischen Pferd versteckt war: { $cards }.
iliad-laid = { $seat ->
    [you] Du legst
   *[other] { $seat_name } legt
} { $card } einzeln.
iliad-laid-on = { $seat ->
    [you] Du legst
   *[other] { $seat_name } legt
} { $card } { $on }: jetzt { $worth } wert.
iliad-counted = Die Heere werden gezählt: { $armies }.{ $tie ->
    [passed] {" "}{ $last ->
        [you] Du hast zuletzt gepasst und verlierst darum den Gleichstand.
       *[other] { $last_name } hat zuletzt gepasst und verliert darum den Gleichstand.
    }
    [heroes] {" "}Bei Gleichstand gewinnt der höhere Held.
   *[none] {""}
}
iliad-gorgon-won = { $seat ->
    [you] Du gewinnst die Belagerung der Gorgone: Dein Heer ist zu Beginn deines Zugs mit { $strength } das stärkste.
   *[other] { $seat_name } gewinnt die Belagerung der Gorgone mit dem stärksten Heer zu Beginn des Zugs: { $strength }.
}
iliad-nobody-won = Alle haben sich zurückgezogen: Niemand gewinnt die Belagerung.
iliad-strength-of = { $seat ->
    [you] du ({ $strength })
   *[other] { $seat_name } ({ $strength })
}
iliad-took = { $seat ->
    [you] Du nimmst
   *[other] { $seat_name } nimmt
} die Siegkarte { $card }.
iliad-tile-taken = { $seat ->
    [you] Du nimmst
   *[other] { $seat_name } nimmt
} das Plättchen { $tile }.
iliad-tile-moved = { $seat ->
    [you] Du bekommst
   *[other] { $seat_name } bekommt
} das Plättchen { $tile } von { $before ->
    [you] dir
   *[other] { $before_name }
}.
iliad-doomed = { $seat ->
    [you] Dein Heer ist das schwächste: Du nimmst
   *[other] { $seat_name } hat das schwächste Heer und nimmt
} { $oracle }.
iliad-gorgon-gone = Die Gorgone kommt auf die Ablage; übrige Siegkarten bleiben liegen.
iliad-shuffled = Die Ablage wird gemischt und ist der neue Stapel: { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}.
iliad-put-away = { $seat ->
    [you] Du wirfst
   *[other] { $seat_name } wirft
} { $card } ab.
iliad-tied = Gleichstand zwischen { $tied_name }: Eine weitere Belagerung der Gorgone entscheidet, und { $first ->
    [you] du beginnst
   *[other] { $first_name } beginnt
} sie.
iliad-over = { $winner ->
    [you] Du gewinnst
    [us] { $winner_name } gewinnt
    [them] { $winner_name } gewinnen
   *[other] { $winner_name } gewinnt
} { $reason ->
    [points] die Partie mit { $points ->
        [one] einem Siegpunkt
       *[other] { $points } Siegpunkten
    }
    [oracles] die Partie mit { $points ->
        [one] einem Siegpunkt
       *[other] { $points } Siegpunkten
    }, den meisten nach der letzten Belagerung
   *[tie-break] die entscheidende Belagerung und die Partie
}.
iliad-shared = Niemand gewinnt die entscheidende Belagerung. Der Sieg wird geteilt: { $winner_name }.

## Was man tun kann

iliad-place = Lege { $card }{ $count ->
    [one] {""}
   *[other] {" "}({ $count } auf der Hand)
}
# Kurz steht die Karte ohne Artikel da („Angriff durch Katapult“), sonst im Akkusativ
iliad-attack = Angriff durch { $weapon }
iliad-foe = { $name } (Heer { $strength })
iliad-end = { $end ->
    [first] Der erste Hoplit, der höchste
   *[last] Der letzte Hoplit, der niedrigste
}
iliad-leave = Die Belagerung mit { $hero } verlassen
iliad-withdraw = Rückzug: Das ganze Heer ({ $strength }) ist verloren
iliad-wait = { $passes ->
    [0] Passen (die Belagerung geht weiter)
   *[other] Passen und die Belagerung beenden{ $tied ->
        [yes] {" "}(Gleichstand: Wer zuletzt passt, verliert)
       *[no] {""}
    }
}
iliad-accept = Für mich einordnen (Heer { $strength })
iliad-lay = Lege { $card } selbst
iliad-discard = Wirf { $card } ab{ $count ->
    [one] {""}
   *[other] {" "}({ $count } auf der Hand)
}
iliad-into = { $number ->
    [none] Ins Trojanische Pferd
   *[other] Ins Trojanische Pferd { $number }
} ({ $count ->
    [0] leer
    [one] eine Karte
   *[other] { $count } Karten
})

## Fragen

iliad-ask-turn = Du bist dran: Was tust du?
iliad-ask-on = Wohin legst du { $card }?
iliad-ask-foe = Angriff durch { $weapon }: auf wen?
iliad-ask-target = Angriff durch { $weapon }: worauf?
iliad-ask-target-of = Angriff auf { $foe } durch { $weapon }: welche Karte?
iliad-ask-end = { $target }: Welchen Hopliten greifst du an?
iliad-ask-arrange = Aus dem Trojanischen Pferd einzuordnen: { $cards }. Was tust du?
iliad-ask-take = Welche Siegkarte nimmst du?
iliad-ask-discard = { $count ->
    [one] Du hast eine Karte mehr als die erlaubten { $most }
   *[other] Du hast { $count } Karten mehr als die erlaubten { $most }
}: Welche wirfst du ab?

## Der Tisch

iliad-title = { $oracle ->
    [gorgon] Belagerung { $number } – Gorgone
    [thanatos] Belagerung { $number } – Thanatos −{ $points }
    [decider] Belagerung { $number } – Stechen der Gorgone
    [after] Nach Belagerung { $number }
    [over] Die Partie ist vorbei
   *[none] Belagerung { $number } – kein Orakel
}
iliad-stake = Zu gewinnen:
iliad-piles = Kartenstapel { $pile }, Ablage { $discards }
iliad-more-piles = Siegkarten { $victories }{ $oracles ->
    [none] {""}
   *[other] , Orakel { $oracles }
}
iliad-player = { $seat ->
    [you] { $seat_name } (du)
   *[other] { $seat_name }
}{ $status ->
    [acting] {" "}– am Zug
    [waiting] {" "}– noch dabei
    [passed] {" "}– hat gepasst
    [left] {" "}– gegangen mit { $hero }
    [withdrawn] {" "}– zurückgezogen
    [absent] {" "}– nicht dabei
   *[none] {""}
}
iliad-points = Punkte { $team ->
    [none] { $points }/{ $target }
   *[other] { $points }, Team { $team } { $sum }/{ $target }
}:
iliad-army = Hand { $count }, Heer { $strength }:
iliad-phalanx = { $ranks } ({ $worth })
iliad-horse = Pferd{ $number ->
    [none] {""}
   *[other] {" "}{ $number }
} ({ $count ->
    [0] leer
    [one] eine Karte
   *[other] { $count } Karten
}{ $known ->
    [yes] : { $cards }
   *[no] {""}
})
iliad-to-arrange = einzuordnen: { $cards }
iliad-hand = Deine Hand ({ $count }):
iliad-standing = { $place }. { $seat ->
    [you] { $seat_name } (du)
   *[other] { $seat_name }
}: { $count ->
    [one] ein Punkt
   *[other] { $points } Punkte
}{ $team ->
    [none] {""}
   *[other] , Team { $team } { $sum }
}

## Kapitel

iliad-chapter = Belagerung { $number }

## Warum geht … nicht?

iliad-thing-card = Lege { $name }
iliad-thing-stack = Lege { $name } auf eine Phalanx
iliad-thing-ride = Lege eine Karte auf einen Elefanten
iliad-thing-hide = Verstecke eine Karte im Trojanischen Pferd
iliad-thing-attack = Angriff durch { $name }
iliad-thing-first = Den ersten Hopliten einer Phalanx treffen
iliad-thing-move = Eine gelegte Karte verschieben
iliad-thing-pass = Passen
iliad-thing-arrange = Einordnen, was im Trojanischen Pferd war
iliad-thing-take = Eine Siegkarte nehmen
iliad-thing-discard = Eine Handkarte abwerfen
iliad-thing-draw = Eine Karte ziehen
iliad-thing-tile = Das Plättchen { $name } nehmen
# Wodurch angegriffen werden könnte, im Akkusativ
iliad-source = { $what ->
    [hoplite] einen Hopliten
    [archer] einen einzelnen Bogenschützen
    [chariot] einen Streitwagen auf dem Tisch
    [hand] einen Wagen aus der Hand
    [rider] einen Bogenschützen auf einem Elefanten
   *[card] { $card }
}
iliad-why-over = Die Partie ist vorbei.
iliad-why-not-your-turn = { $names } ist dran.
iliad-why-passed = Du hast gepasst und wirst übersprungen, bis diese Belagerung vorbei ist.
iliad-why-withdrawn = Du hast dich zurückgezogen und wirst übersprungen, bis diese Belagerung vorbei ist.
iliad-why-not-tied = Diese Belagerung entscheidet einen Gleichstand; alle anderen schauen nur zu.
iliad-why-others-arrange = { $names } muss erst einordnen, was im Trojanischen Pferd war.
iliad-why-others-take = { $names } muss erst eine Siegkarte nehmen.
iliad-why-others-discard = { $names } muss erst auf die erlaubte Zahl von Karten abwerfen.
iliad-why-arrange-first = Ordne erst ein, was in deinem Trojanischen Pferd war.
iliad-why-take-first = Nimm erst eine Siegkarte.
iliad-why-discard-first = Wirf erst ab, was du zu viel hast.
iliad-why-only-arrange = Trojanische Pferde werden erst geöffnet, wenn die Belagerung vorbei ist.
iliad-why-only-take = Siegkarten nimmt man, wenn eine Belagerung vorbei ist.
iliad-why-only-discard = Aus der Hand wirfst du nur zwischen zwei Belagerungen ab, und nur wenn du zu viele Karten hast.
iliad-why-draw-between = Karten zieht man nur zwischen zwei Belagerungen: drei für alle, ohne zu fragen.
iliad-why-stays = Eine gelegte Karte bleibt, wo sie ist.
iliad-why-never-attacks = Hopliten, Elefanten, Fallgitter und Trojanische Pferde greifen nie an.
iliad-why-agamemnon = Das Plättchen Agamemnon wählt man nicht: Es geht an das stärkste Heer einer Belagerung.
iliad-why-athena = Das Plättchen Athene wählt man nicht: Mit einer Stadt bekommt es, wer dann mehr Stadtpunkte hat als alle anderen.
iliad-why-poseidon = Das Plättchen Poseidon wählt man nicht: Mit einer Triere bekommt es, wer dann mehr Trierenpunkte hat als alle anderen.
iliad-why-gorgon-horse = Solange eine Gorgone herrscht, legt niemand ein Trojanisches Pferd.
iliad-why-highest = Kein Hoplit ist höher als dieser, also passt er auf keinen: Eine Phalanx fällt von Karte zu Karte.
iliad-why-no-phalanx = Bei dir liegt kein Hoplit und keine Phalanx, auf die er passen könnte.
iliad-why-none-higher = Er muss niedriger sein als die letzte Karte: Keiner deiner Hopliten und keine Phalanx endet über { $number }.
iliad-why-nothing-to-load = Du hast weder einen Hopliten noch einen Bogenschützen. Alle anderen Karten liegen einzeln.
iliad-why-no-elephant = Bei dir liegt kein Elefant. Erst kommt er, dann seine Last.
iliad-why-elephants-full = Jeder deiner Elefanten trägt schon zwei Karten.
iliad-why-no-horse = Bei dir liegt kein Trojanisches Pferd. Erst kommt es, dann, was es versteckt.
iliad-why-place-first = Diese Karte ist noch auf deiner Hand. Liegt sie, kann sie in einem späteren Zug angreifen.
iliad-why-hides = Dein Bogenschütze sitzt in einem Trojanischen Pferd, und von dort greift er nicht an.
iliad-why-nobody-stands = Niemand, den du angreifen darfst, hat einen erreichbaren Hopliten oder einzelnen Bogenschützen.
iliad-why-portcullis = Ein Fallgitter hält jeden Streitwagen von { $names } fern.
iliad-why-no-walls = Niemand, den du angreifen darfst, hat ein Katapult, eine Balliste, ein Fallgitter oder ein Trojanisches Pferd.
iliad-why-no-beasts = Niemand, den du angreifen darfst, hat einen Elefanten oder einen Streitwagen.
iliad-why-only-from-elephant = Nur ein Bogenschütze auf einem Elefanten erreicht den ersten Hopliten einer Phalanx.
iliad-why-no-long-phalanx = Niemand, den du angreifen darfst, hat eine Phalanx aus zwei oder mehr Karten.

## In Bildern: kurz, denn dort ist wenig Platz

iliad-picture-oracle = { $oracle ->
    [gorgon] Gorgone: Wer zu Beginn des Zugs allein am stärksten ist, gewinnt.
   *[thanatos] Thanatos: Das schwächste Heer verliert am Ende { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
}
# Der Name auf dem Bild der Karte: zwei Zeilen von etwa zehn Buchstaben
iliad-picture-card = { $kind ->
    [hoplite] Hoplit { $points }
    [archer] Schütze
    [chariot] Wagen
    [elephant] Elefant
    [catapult] Katapult
    [ballista] Balliste
    [portcullis] Fallgitter
   *[trojan_horse] Pferd
}
iliad-picture-victories = Siege
iliad-picture-status = { $status ->
    [passed] gepasst
    [left] gegangen
    [withdrawn] zurückgezogen
    [absent] nicht dabei
   *[none] {""}
}

## Woher die Punkte kommen

iliad-account = { $name }: { $sieges ->
    [0] keine Belagerung gewonnen
    [one] eine Belagerung gewonnen
   *[other] { $sieges } Belagerungen gewonnen
}{ $count ->
    [0] {""}
    [one] {" "}· Siegkarte { $cards }
   *[other] {" "}· Siegkarten { $cards }
}{ $tiles ->
    [0] {""}
   *[other] {" "}· Plättchen { $tiles }
}{ $thanatos ->
    [0] {""}
   *[other] {" "}· Thanatos −{ $thanatos }
}

# Was die Zeichen in den Bildern bedeuten
iliad-symbol = { $symbol ->
    [hoplite] Hoplit mit seinem Wert
    [phalanx] Wert einer Phalanx oder der Reiter eines Elefanten
    [archer] Bogenschütze (1): trifft den letzten Hopliten (vom Elefanten auch den ersten) oder einzelne Schützen
    [chariot] Streitwagen (3): ebenso, auch aus der Hand
    [catapult] Katapult: zerstört Katapult, Balliste, Fallgitter oder Pferd
    [ballista] Balliste: zerstört einen Elefanten oder einen Streitwagen
    [portcullis] Fallgitter: hält Streitwagen vom eigenen Heer fern
    [elephant] Elefant: Seine zwei Reiter zählen doppelt
    [horse] Pferd: versteckt Hopliten und Schützen bis Ende der Belagerung
    [hero] Held für das Passen: zählt zum Heer
    [strength] Stärke eines Heers; auf Gold: am meisten
    [hand] Karten auf der Hand oder in einem Stapel
    [points] Siegpunkte und Ziel; auf Gold: am meisten
    [victory] Siegkarte: Stadt, Triere oder Helena
    [agamemnon] Agamemnon: beginnt die nächste Belagerung
    [athena] Athene: für die meisten Stadtpunkte
    [poseidon] Poseidon: für die meisten Trierenpunkte
   *[thanatos] An Thanatos verlorene Punkte
}

## Pläne

iliad-plan-relies = die Belagerung, wer noch daran teilnimmt, deine Hand oder dein Heer
