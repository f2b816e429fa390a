## Die Schachtel

hector-name = Hektor und Achilles
hector-also = Hektor, Achill, Hektor & Achilles
hector-about = Schlachten vor Troja zu zweit: Spiel die richtigen Farben, bluff mit den falschen, und zieh dich rechtzeitig zurück.
hector-computers = Priamos, Helena, Nestor, Hekabe, Kalchas, Briseis
hector-variant-standard = Alle gegen alle
hector-size-standard = { $seats } Personen
hector-option-achaean = { $value ->
    [-1] Der Zufall entscheidet, wer die Achäer führt
   *[other] Platz { $number } ({ $name }) führt die Achäer
}
hector-advantage = { $name } führt die Achäer

## Karten

# So, dass mit angehängtem e „eine rote 4“ daraus wird
hector-colour = { $colour ->
    [red] rot
    [green] grün
    [blue] blau
    [yellow] gelb
    [purple] violett
   *[brown] braun
}
hector-troop = { $colour }e { $value }
hector-a-troop = eine { $colour }e { $value }
# Mehrere Truppen einer Farbe nach ihrem Wert: „gelb 4 3 2“
hector-group = { $colour } { $values }
hector-named = { $name ->
    [Aias] Ajax
    [Menelaus] Menelaos
    [Hector] Hektor
    [Aeneas] Äneas
    [Glaucus] Glaukos
    [Acamas] Akamas
   *[other] { $name }
}
hector-hero = { $hero } ({ $colour } { $value })
hector-side = { $side ->
    [achaean] Achäer
   *[trojan] Trojaner
}
# Immer im Dativ: „aus der Reserve“, „zu Stapel 2“
hector-pile = { $number ->
    [reserve] der Reserve
   *[other] Stapel { $number }
}

## Was geschieht

hector-began = Schlacht { $number } beginnt: { $seat ->
    [you] Du greifst an
   *[other] { $seat_name } greift an
}.
hector-vanguard-turned-up = { $seat ->
    [you] Deine Vorhut
   *[other] Die Vorhut von { $seat_name }
} aus { $pile } ist { $troop }.
hector-piles-fight = { $how ->
    [fronts] Die beiden Stapel { $number } kämpfen.
    [mixed] Die beiden Stapel { $number } kämpfen; { $seat ->
        [you] deiner ist aufgelöst, und deine Reserve
       *[other] der von { $seat_name } ist aufgelöst, und die Reserve
    } kämpft an seiner Stelle.
   *[reserves] Die Stapel { $number } sind auf beiden Seiten aufgelöst: Es kämpfen die Reserven.
}
hector-tile-turned-up = Auf dem Schicksalsplättchen liegen { $north } und { $south } einander gegenüber, { $east } und { $west } ebenso.
hector-fate-laid = { $seat ->
    [you] Du legst
   *[other] { $seat_name } legt
} das Schicksalsplättchen: { $colours }.
hector-fate-turned = { $turned ->
    [yes] { $seat ->
        [you] Du drehst
       *[other] { $seat_name } dreht
    } das Schicksalsplättchen
   *[no] { $seat ->
        [you] Du lässt
       *[other] { $seat_name } lässt
    } das Schicksalsplättchen, wie es liegt
}: { $colours }.
hector-fate-of = { $value } für { $seat ->
    [you] dich
   *[other] { $seat_name }
}
hector-drew = Du ziehst { $troops } aus { $pile }.
hector-drew-unseen = { $seat_name } zieht { $count ->
    [one] eine Truppe
   *[other] { $count } Truppen
} aus { $pile }.
hector-hero-drawn = Du ziehst als Helden { $hero }.
hector-hero-drawn-unseen = { $seat_name } zieht einen Helden.
hector-exchanged = { $seat ->
    [you] Du tauschst { $troop } aus; sie ist verloren.
   *[other] { $seat_name } tauscht { $troop } aus; sie ist verloren.
}
hector-changed = Du legst { $before } unter deine Helden und ziehst { $hero }.
hector-changed-unseen = { $seat_name } wechselt den Helden auf der Hand.
hector-deployed = { $seat ->
    [you] Du setzt
   *[other] { $seat_name } setzt
} { $hero } auf { $troop } ein, die nicht mehr zählt.
hector-strengthened = { $seat ->
    [you] Du stärkst
   *[other] { $seat_name } stärkt
} { $troop } mit einer Gunst: jetzt { $value }.
hector-played = { $seat ->
    [you] Du spielst
   *[other] { $seat_name } spielt
} { $troop } (Summe { $total }).
hector-balanced = Beide haben { $total } gespielt: Niemand darf das Schicksalsplättchen drehen.
hector-retreated = { $seat ->
    [you] Du ziehst dich zurück
   *[other] { $seat_name } zieht sich zurück
}: Die Schlacht gewinnt { $foe ->
    [you] deine Seite
   *[other] { $foe_name }
}.
hector-shown = { $seat ->
    [you] Du zeigst
   *[other] { $seat_name } zeigt
} { $hero }.
hector-strength-of = { $value } für { $seat ->
    [you] dich
   *[other] { $seat_name }
}
hector-counted = Die Schlacht wird gezählt ({ $strengths }): { $seat ->
    [you] Du gewinnst
   *[other] { $seat_name } gewinnt
}.
hector-counted-equal = Die Schlacht wird gezählt ({ $strengths }): Niemand gewinnt, und alles geht zurück.
hector-removed = { $seat ->
    [you] Du verlierst
   *[other] { $seat_name } verliert
} { $troops }{ $favours ->
    [0] {""}
    [one] {" "}und eine Gunst
   *[other] {" "}und { $favours } Gunstmarker
} endgültig.
hector-hero-lost = { $seat ->
    [you] Du verlierst
   *[other] { $seat_name } verliert
} { $hero } endgültig.
hector-hero-ransomed = { $seat ->
    [you] Du gibst eine Gunst ab und behältst
   *[other] { $seat_name } gibt eine Gunst ab und behält
} { $hero }.
hector-took-back = { $seat ->
    [you] Du legst
   *[other] { $seat_name } legt
} { $count ->
    [0] {""}
    [one] eine gespielte Truppe
   *[other] { $count } gespielte Truppen
}{ $hidden ->
    [0] {""}
   *[other] { $count ->
        [0] {""}
       *[other] {" "}und{" "}
    }{ $hidden ->
        [one] eine Truppe
       *[other] { $hidden } Truppen
    } der Hand
} zu { $pile } zurück.
hector-penalty = Frühere Schande kostet { $seat ->
    [you] dich
   *[other] { $seat_name }
} auch { $troops }.
hector-shame = { $seat ->
    [you] Du nimmst einen Schandmarker und hast
   *[other] { $seat_name } nimmt einen Schandmarker und hat
} jetzt { $count }.
hector-reduced = { $seat ->
    [you] Dein Stapel { $number }
   *[other] Stapel { $number } von { $seat_name }
} ist aufgelöst; { $count ->
    [0] keine Karte ist davon übrig
    [one] seine eine Karte kommt zur Reserve
   *[other] seine { $count } Karten kommen zur Reserve
}.
hector-tiles-shuffled = Alle Schicksalsplättchen sind verbraucht; sie werden neu gemischt.
hector-over = { $seat ->
    [you] Du gewinnst
   *[other] { $seat_name } gewinnt
} die Partie: { $reason ->
    [front] { $foe ->
        [you] Deine drei Frontstapel
       *[other] Die drei Frontstapel von { $foe_name }
    } sind aufgelöst
    [reserve] { $foe ->
        [you] Deine Reserve
       *[other] Die Reserve von { $foe_name }
    } hat weniger als fünf Karten
    [battle] Beide sind am Ende, und die letzte Schlacht entscheidet
   *[troops] Beide sind am Ende, und das größere Heer entscheidet
}.
hector-over-equal = Beide sind am Ende und gleich stark: Die Partie ist unentschieden.

## Was man tun kann

hector-vanguard = { $number ->
    [reserve] Die Reserve ({ $count } Karten)
   *[other] Stapel { $number } ({ $count } Karten)
}
hector-with = { $number ->
    [reserve] die Reserve ({ $count })
   *[other] { $count } Karten
}
hector-naming = Stapel { $number }: { $mine } gegen { $theirs }
hector-lay = { $how ->
    [lay] Legen:
    [leave] Liegen lassen:
   *[turn] Drehen:
} { $mine } ({ $points }) gegen { $theirs } ({ $foe_points })
hector-exchange = Eine Truppe austauschen
hector-brief-vanguard = { $number ->
    [reserve] Reserve
   *[other] Stapel { $number }
}
hector-brief-naming = Stapel { $number }: { $mine } gegen { $theirs }
hector-brief-with = { $number ->
    [reserve] Reserve { $count }
   *[other] { $count }
}
hector-brief-change = Held wechseln
hector-brief-deploy = Einsetzen
hector-brief-let-go = Den Helden verlieren
hector-brief-ransom = Eine Gunst abgeben
hector-brief-fate = { $how ->
    [lay] {""}
    [leave] Lassen:{" "}
   *[turn] Drehen:{" "}
}{ $mine } ({ $points }), { $theirs } ({ $foe_points })
hector-brief-strengthen = Stärken
hector-away = Gib { $troop } weg{ $counts ->
    [yes] {" "}(würde zählen)
   *[no] {""}
}
hector-change = Held wechseln: { $hero } kommt unter den Stapel
hector-deploy = { $hero } einsetzen
hector-cover = Auf { $troop }{ $counts ->
    [yes] {" "}(zählt jetzt)
   *[no] {""}
}
hector-strengthen = Eine Truppe stärken ({ $count ->
    [one] noch eine Gunst
   *[other] noch { $count } Gunstmarker
})
hector-favour = { $troop }{ $counts ->
    [yes] {" "}(zählt jetzt)
   *[no] {""}
}
hector-retreat = Rückzug: { $count ->
    [one] Die gespielte Truppe ist verloren
   *[other] { $count } gespielte Truppen sind verloren
}{ $penalty ->
    [0] {""}
   *[other] , dazu noch { $penalty }
}{ $hero ->
    [lost] ; auch der Held
    [choice] ; auch Held oder Gunst
   *[none] {""}
}
hector-play = Spiele { $troop }{ $counts ->
    [yes] {" "}(zählt jetzt)
   *[no] {""}
}
hector-let-go = { $hero } verlieren
hector-ransom = Eine Gunst abgeben und { $hero } behalten

## Fragen

hector-ask-vanguard = Du greifst an: Aus welchem Stapel deckst du die Vorhut auf?
hector-ask-name = Deine Vorhut ist eine { $value }: Welche Stapel kämpfen (deiner zuerst)?
hector-ask-orient = Wie legst du das Schicksalsplättchen (deine Farbe zuerst; Zahlen: was zählen würde)?
hector-ask-turn = Zug { $turn } von 4: erst eine Aktion, oder gleich eine Truppe?
hector-ask-troop = Zug { $turn } von 4: Welche Truppe spielst du?
hector-ask-fate = Du führst { $mine } zu { $theirs }: das Schicksalsplättchen drehen (deine Farbe zuerst; Zahlen: was zählen würde)?
hector-ask-give-up = Verlierst du { $hero } oder { $count ->
    [one] deine letzte Gunst
   *[other] einen deiner { $count } Gunstmarker
}?
hector-ask-away = Welche Truppe gibst du endgültig weg, um eine andere zu ziehen?
hector-ask-cover = Welche Truppe, die dann nicht mehr zählt, verdeckt { $hero }?
hector-ask-favour = Welche Truppe bekommt die Gunst, +1?

## Der Tisch

hector-title = { $stage ->
    [turn] Schlacht { $number }, Zug { $turn } von 4
    [opening] Schlacht { $number }, Eröffnung
   *[over] Die Partie ist vorbei
}
hector-tile = Schicksalsplättchen:
hector-opposite = { $one }/{ $other }
hector-tiles-left = Plättchen übrig: { $count }
hector-counted-now = Gezählt:
hector-player = { $seat ->
    [you] { $seat_name } (du)
   *[other] { $seat_name }
}, { $side }{ $role ->
    [attacks] , greift an
    [defends] , verteidigt
   *[none] {""}
}{ $acting ->
    [yes] {" "}– am Zug
   *[no] {""}
}
hector-front = { $laid ->
    [yes] Schicksal { $colour }, gespielt { $total }:
   *[no] Gespielt { $total }:
}
hector-is-vanguard = { $troop } (Vorhut)
hector-covered = { $troop } verdeckt
hector-piles = Stapel
hector-pile-of = { $number ->
    [reserve] Reserve
   *[other] { $number }:
} { $state ->
    [reduced] aufgelöst
    [fights] { $count } (kämpft)
   *[whole] { $count }
}
hector-markers = Gunst { $favours }, Schande { $shame }, verloren { $lost }
hector-held = Hand { $count }{ $hero ->
    [held] {" "}und ein Held
   *[none] {""}
}, Helden im Stapel { $heroes }
hector-hero-open = Held gezeigt: { $hero }
hector-hand = Deine Hand ({ $count }):
hector-your-hero = Dein Held: { $hero }
hector-counts = Zählt jetzt { $strength }:
hector-in-hand = Deine Handtruppen brächten noch { $points }
hector-standing = { $place }. { $seat ->
    [you] { $seat_name } (du)
   *[other] { $seat_name }
}: { hector-left }
hector-left = { $count ->
    [one] noch eine Truppe
   *[other] noch { $count } Truppen
}

## Kapitel

hector-chapter = Schlacht { $number }

## Warum geht … nicht?

hector-thing-troop = Spiele { $name }
hector-thing-favour = Eine Gunst auf { $name }
hector-thing-exchange = Eine Truppe austauschen
hector-thing-change = Den Helden wechseln
hector-thing-deploy = Den Helden einsetzen
hector-thing-strengthen = Eine Truppe stärken
hector-thing-retreat = Sich zurückziehen
hector-thing-name = Die Frontstapel bestimmen
hector-thing-fate = Das Schicksalsplättchen drehen
hector-thing-give-up = Eine Gunst oder den Helden abgeben
hector-thing-vanguard = { $number ->
    [3] Vorhut aus der Reserve
    [2] Vorhut aus Frontstapel 3
    [1] Vorhut aus Frontstapel 2
   *[0] Vorhut aus Frontstapel 1
}
hector-why-over = Die Partie ist vorbei.
hector-why-not-your-turn = { $names } ist dran.
hector-why-pile-empty = Dieser Stapel ist leer.
hector-why-only-vanguard = Eine Vorhut wird nur bei der Eröffnung einer Schlacht aufgedeckt.
hector-why-only-name = Frontstapel bestimmt nur, wer angreift und eine 4 als Vorhut hat.
hector-why-only-fate = Gedreht wird das Plättchen nur nach jedem Paar von Zügen, von der Seite mit der höheren gespielten Summe.
hector-why-only-give-up = Was man abgibt, wählt nur, wer eine Schlacht mit eingesetztem Helden verloren hat und noch eine Gunst besitzt.
hector-why-vanguard-first = Deck erst deine Vorhut auf.
hector-why-name-first = Bestimm erst, welche Frontstapel kämpfen.
hector-why-orient-first = Leg erst das Schicksalsplättchen.
hector-why-fate-first = Dreh erst das Schicksalsplättchen, oder lass es liegen.
hector-why-give-up-first = Wähl erst, was du abgibst.
hector-why-acted = In diesem Zug hattest du schon eine Aktion; jetzt spiel eine Truppe.
hector-why-nothing-to-draw = Dein kämpfender Stapel und deine Reserve sind leer, also gibt es nichts zu ziehen.
hector-why-no-hero = In dieser Schlacht hast du keinen Helden.
hector-why-hero-lies = Dein Held ist schon eingesetzt.
hector-why-no-other-hero = In deinem Stapel ist kein anderer Held.
hector-why-deploy-first = Eine Gunst kannst du erst nutzen, wenn dein Held eingesetzt ist.
hector-why-no-favour = Du hast keine Gunst mehr im Vorrat.
hector-why-all-taken = Jede deiner Truppen hat schon eine Gunst oder ist von deinem Helden verdeckt.
hector-why-takes-none = Diese Truppe hat schon eine Gunst oder ist von deinem Helden verdeckt.

## In Bildern: kurz, denn dort ist wenig Platz

hector-picture-token = { $what ->
    [favours] { $count ->
        [one] Gunst
       *[other] Gunst
    }
    [shame] Schande
    [heroes] { $count ->
        [one] Held
       *[other] Helden
    }
    [lost] verloren
    [held] Hand + Held
   *[cards] Hand
}
# Hinter dem, was jetzt zählt: was die Truppen auf der Hand dazugäben
hector-picture-in-hand = deine Hand brächte noch { $points }
hector-picture-reserve = Reserve
hector-picture-role = { $side }, { $role ->
    [attacks] Angriff
   *[defends] Abwehr
}

## Wie die Truppen verloren gingen

hector-account = { $name }: { $left } von { $troops } Truppen{ $battles ->
    [0] {""}
   *[other] {" "}· −{ $battles } in verlorenen Schlachten
}{ $retreats ->
    [0] {""}
   *[other] {" "}· −{ $retreats } bei Rückzügen
}{ $swaps ->
    [0] {""}
   *[other] {" "}· −{ $swaps } ausgetauscht
}

# Was die Zeichen in den Bildern bedeuten
hector-symbol = { $symbol ->
    [colours] Die sechs Farben, jede mit ihrer Form
    [slinger] Schleuderer, Wert 1
    [archer] Bogenschütze, Wert 2
    [peltast] Peltast, Wert 3
    [hoplite] Hoplit, Wert 4
    [hero] Held: Sein Wert zählt nur, wenn er eingesetzt ist
    [vanguard] Die Vorhut dieser Schlacht
    [favour] Gunst im Vorrat
    [bonus] Eine Gunst auf einer Truppe: Sie zählt eins mehr
    [shame] Schande: Jede kostet beim nächsten Rückzug eine Truppe
    [heroes] Helden im Stapel
    [lost] Endgültig verlorene Truppen
    [hand] Karten auf der Hand
    [fate] Schicksalsplättchen: Jeder Seite gehört die Farbe vor ihr
    [valid] Schicksalsfarbe einer Seite: Sie zählt, und die des Helden auch
    [total] Summe aller Farben; die höhere, auf Gold, darf das Schicksalsplättchen drehen
    [fights] Der Stapel, der in dieser Schlacht kämpft
   *[reduced] Ein aufgelöster Stapel; drei davon verlieren die Partie
}

## Pläne

hector-plan-relies = die Schlacht, das Schicksalsplättchen, deine Truppen oder Helden oder der eingesetzte Held der Gegenseite
