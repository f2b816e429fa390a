## Die Schachtel

horse-name = Trojanisches Pferd
horse-also = Das Trojanische Pferd, Pferd, Troja
horse-about = Gedächtnis und Bluff: Wer hockt im Pferd, und in welchem Viertel fällt er heraus?
horse-computers = Sinon, Theano, Laokoon, Kassandra, Epeios, Antenor
horse-variant-standard = Alle gegen alle
horse-size-standard = { $seats } Personen
horse-option-open = { $value ->
    [0] Geschlossenes Pferd: Merk dir, wer darin ist
   *[other] Offenes Pferd: Alle sehen, wer darin ist
}
horse-option-first = { $value ->
    [-1] Der Zufall entscheidet, wer beginnt
   *[other] Platz { $number } ({ $name }) beginnt
}
horse-advantage = { $name } beginnt

## Krieger, Viertel, Heldenkarten

# Einer von mehreren: „rot, blau ×2“
horse-warrior = { $warrior ->
    [red] rot
    [yellow] gelb
    [blue] blau
    [green] grün
   *[helper] Helfer
}
# Immer im Akkusativ: „du lädst einen roten Krieger“
horse-a-warrior = { $warrior ->
    [helper] einen Helfer
   *[other] einen { $colour }en Krieger
}
horse-colour = { $warrior ->
    [red] Rot
    [yellow] Gelb
    [blue] Blau
   *[green] Grün
}
# Ein Buchstabe für die Farbe, die ein Viertel bekommt; Y wie Yellow, denn G ist Grün
horse-initial = { $warrior ->
    [red] R
    [yellow] Y
    [blue] B
   *[green] G
}
horse-times = { $what } ×{ $count }
horse-hero = { $hero ->
    [poseidon] Poseidon
   *[number] { $number }
}
horse-district = Viertel { $number }
horse-with-treasure = { $district } ({ $treasure })

## Was geschieht

horse-dealt = Die Farben sind verteilt: { $players }{ $out ->
    [none] {""}
   *[colour] ; { $out_name } bleibt in der Schachtel
}.
horse-plays = { $seat ->
    [you] du spielst
   *[other] { $seat_name } spielt
} { $colours }{ $odysseus ->
    [yes] {" "}(Odysseus)
   *[no] {""}
}
horse-manned = { $seat ->
    [you] Du ziehst aus dem Beutel und lädst
   *[other] { $seat_name } zieht aus dem Beutel und lädt
} { $warrior } ins Pferd, dann einen { $second }en.
horse-laid-out = Neben den Plan kommen: { $warriors }.
horse-announced = { $seat ->
    [you] Du sagst { $number } an und deckst
   *[other] { $seat_name } sagt { $number } an und deckt
} { $luck ->
    [god] Poseidons Dreizack auf
    [enough] eine { $hero } auf: Das reicht
   *[failed] eine { $hero } auf: zu wenig, der Zug ist vorbei
}.
horse-swapped = { $seat ->
    [you] Du tauschst
   *[other] { $seat_name } tauscht
} die Schätze der Viertel { $first } und { $second }.
horse-left = { $seat ->
    [you] Du lässt
   *[other] { $seat_name } lässt
} die Schätze, wo sie sind.
horse-chosen = { $seat ->
    [you] Du lädst
   *[other] { $seat_name } lädt
} { $count ->
    [0] nichts: Der Zug ist vorbei
    [one] den einen, der neben dem Plan liegt
   *[other] alle { $count }, die neben dem Plan liegen
}.
horse-loaded = { $seat ->
    [you] Du lädst
   *[other] { $seat_name } lädt
} { $warrior } in Viertel { $district }; { $dropped ->
    [Helfer] ein Helfer
   *[other] ein { $dropped }er
} fällt heraus.
horse-loads = { $seat ->
    [you] Du lädst
   *[other] { $seat_name } lädt
}: { $loads }.
horse-load-short = { $warrior } in Viertel { $district } ({ $dropped } heraus)
horse-seen = Du darfst den Schatz von Viertel { $district } ansehen: { $treasure }.
horse-seen-by-another = { $seat_name } darf den Schatz von Viertel { $district } ansehen.
horse-shuffled = Alle { $count } Heldenkarten werden zu einem neuen Stapel gemischt.
horse-won = { $winner ->
    [you] Du gewinnst Viertel { $district } mit { $colour }
    [nobody] Niemand gewinnt Viertel { $district }
   *[other] { $winner_name } gewinnt Viertel { $district } mit { $colour }
}: { $sum }.
horse-sum = { $warriors ->
    [one] ein Krieger
   *[other] { $warriors } Krieger
} + Bonus { $bonus } + Schatz { $treasure } = { $points }
# Warum bei gleichen Punkten gewonnen wurde, hinter dem Stand
horse-won-districts = mehr Viertel
horse-won-warriors = gleich viele Viertel, mehr Krieger darin
horse-over = { $winner ->
    [you] Du gewinnst
    [us] { $winner_name } teilt den Sieg
    [them] { $winner_name } teilen den Sieg
   *[other] { $winner_name } gewinnt
} mit { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
}{ $reason ->
    [districts] {" "}und mehr Vierteln
    [warriors] , gleich vielen Vierteln und mehr Kriegern darin
   *[points] {""}
}.
horse-points = { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}

## Was man tun kann

horse-brief-announce = { $number ->
    [one] { $number } Krieger
   *[other] { $number } Krieger
}
horse-brief-swap = In { $district } tauschen
horse-announce = { $number } ansagen ({ $enough } von { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
} { $enough ->
    [one] reicht
   *[other] reichen
})
horse-leave = Keine Schätze tauschen
horse-swap = Den Schatz von { $district } tauschen
horse-with = Mit dem Schatz von { $district }
horse-all = { $count ->
    [0] Nichts laden: Der Zug ist vorbei
    [one] Den einen laden, der dort liegt
   *[other] Alle { $count } laden, die dort liegen
}
horse-load = Lade { $warrior }
horse-at = Viertel { $number } (+{ $bonus }): { $warriors ->
    [none] niemand
   *[some] { $names }
}

## Fragen

horse-ask-announce = { $turn ->
    [only] {""}
    [first] Der erste deiner zwei Züge.{" "}
   *[second] Der zweite deiner zwei Züge.{" "}
}Wie viele Krieger willst du laden?
horse-ask-swap = Poseidon: Den Schatz welches Viertels tauschst du?
horse-ask-with = Mit welchem Viertel tauscht { $district } den Schatz?
horse-ask-all = Poseidon: Lädst du alles, was neben dem Plan liegt?
horse-ask-load = { $loads ->
    [one] Welchen Krieger lädst du?
   *[other] Noch { $loads } zu laden: Welcher Krieger ist der nächste?
}
horse-ask-at = { $warrior } lädst du{ $open ->
    [yes] , { $next ->
        [Helfer] ein Helfer
       *[other] ein { $next }er
    } fällt heraus: In welchem Viertel?
   *[no] : In welches Viertel stellst du das Pferd?
}

## Der Tisch

horse-title = { $phase ->
    [announce] { $name } sagt eine Zahl an
    [swap] Poseidon: { $name } kann Schätze tauschen
    [all] Poseidon: { $name } lädt alle oder keinen
    [load] { $name } lädt, noch { $loads }
   *[over] Die Partie ist vorbei
}
horse-which-turn = { $turn ->
    [first] Der erste von zwei Zügen
   *[second] Der zweite von zwei Zügen
}
horse-player = { $seat ->
    [you] { $seat_name } (du)
   *[other] { $seat_name }
}: { $colours }{ $odysseus ->
    [yes] {" "}(Odysseus)
   *[no] {""}
}
horse-player-ended = { $player } – { horse-points }
horse-row = { $row ->
    [district] Viertel
    [bonus] Bonus
    [treasure] Schatz
    [room] Platz
    [leads] Führt
    [won] Gewonnen
    [points] Punkte
    [heroes] Helden
    [pile] Stapel
    [used] Ablage
   *[horse] Pferd
}
horse-beside = Neben dem Plan:
horse-inside = Im Pferd: { $next } (der nächste), { $last }
horse-closed = Im Pferd: zwei Krieger, unsichtbar
horse-bag = Im Beutel { $bag }, Helfer in der Schachtel { $helpers }
horse-may-look = Sichtbare Schätze:
horse-may-not-look = Noch kein Schatz sichtbar
horse-standing = { $place }. { $seat ->
    [you] { $seat_name } (du)
   *[other] { $seat_name }
}: { horse-points }
horse-standing-district = { $district }, { $colour }: { $count } + { $bonus } + { $treasure } = { $points }
horse-standing-sum = Ein Viertel: Krieger + Bonus + Schatz
horse-nobody = Von niemandem gewonnen:

## Kapitel

horse-chapter = { $name } sagt { $number } an

## Warum geht … nicht?

horse-thing-announce = { $number } ansagen
horse-thing-load = Lade { $name }
horse-thing-at = Das Pferd in { $name } stellen
horse-thing-swap = Zwei Schätze tauschen
horse-thing-all = Alle laden oder keinen
horse-why-over = Die Partie ist vorbei.
horse-why-not-your-turn = { $names } ist dran.
horse-why-more-than-lie = { $number ->
    [one] Nur ein Krieger liegt
   *[other] Nur { $number } Krieger liegen
} neben dem Plan. Mehr darf niemand ansagen.
horse-why-announced-already = Du hast angesagt und eine Karte aufgedeckt; jetzt tust du, was sie erlaubt.
horse-why-announce-first = Sag erst an, wie viele du laden willst.
horse-why-swap-first = Sag erst, ob du zwei Schätze tauschst.
horse-why-decide-first = Sag erst, ob du alle lädst oder keinen.
horse-why-not-beside = Dieser Krieger liegt nicht neben dem Plan. Laden kannst du nur, wer dort liegt.
horse-why-coloured-first = Solange ein farbiger Krieger neben dem Plan liegt, kannst du keinen Helfer laden.
horse-why-no-room = Dieses Viertel ist voll: Es hat Platz für { $number }.
horse-why-no-poseidon = Das darfst du nur, wenn du gerade Poseidon aufgedeckt hast.
horse-why-swap-decided = Über den Tausch hast du schon entschieden; er kommt vor dem Laden.

## In Bildern: kurz, denn dort ist wenig Platz

horse-picture-room = { $count ->
    [0] voll
    [one] 1 frei
   *[other] { $count } frei
}
horse-picture-title = { $phase ->
    [announce] Wie viele laden?
    [swap] Poseidon: Schätze tauschen?
    [all] Poseidon: alle oder keinen?
    [load] Laden, noch { $loads }
   *[over] Die Partie ist vorbei
}
# Über den Zahlen, die man ansagen kann, mit der Anzahl der Karten, die für jede reichen
horse-picture-enough = Wie viele? Unter jeder: die Heldenkarten, die reichen
horse-picture-odysseus = Odysseus
# Der Krieger im Pferd, der als Nächster herausfällt
horse-picture-next = der nächste

# Was die Zeichen in den Bildern bedeuten
horse-symbol = { $symbol ->
    [warrior] Krieger: Kopf und Buchstabe sagen seine Farbe
    [helper] Helfer: gehört niemandem
    [unseen] Krieger im Pferd, den niemand sieht
    [odysseus] Odysseus: hat Rot und hat die Partie eröffnet
    [bonus] Nummer eines Viertels und sein Bonus
    [treasure] Schatz eines Viertels; gelb, wenn du ihn ansehen darfst
    [leads] Die Farbe, die in einem Viertel führt
    [stands] Wo das Pferd steht
    [bag] Krieger im Beutel
    [hero] Heldenkarte: So viele Krieger dürfen geladen werden, oder weniger
    [poseidon] Poseidon: zwei Schätze tauschen, alle laden oder keinen
    [odds] 12 der 18 Karten im Stapel sind hoch genug
   *[points] Punkte eines Viertels am Ende
}
# Eine Stellung für das Ohr
horse-spoken-district = Viertel { $number }: Bonus { $bonus }, Schatz { $treasure }, { $warriors ->
    [none] leer
   *[some] { $warriors }
}{ $places ->
    [over] , { horse-points }
    [0] , voll
    [one] , noch 1 Platz
   *[other] , noch { $places } Plätze
}{ $horse ->
    [yes] , hier steht das Pferd
   *[no] {""}
}
horse-spoken-warriors = { $count } { $colour }{ $leads ->
    [yes] {" "}(führt)
   *[no] {""}
}
horse-spoken-heroes = Heldenkarten (im Stapel, in der Ablage):
horse-spoken-hero = { $hero } ({ $pile }, { $used })
