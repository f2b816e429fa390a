## Die Schachtel

olympus-name = Kampf um den Olymp
olympus-also = Olymp
olympus-about = Ein Duell um den Thron der Götter: Helden und Soldaten stehen einander auf dem Olymp, in Delphi und vor Troja gegenüber.
olympus-computers = Kalypso, Deukalion, Nausikaa, Euandros, Pyrrha, Philemon
olympus-variant-standard = Alle gegen alle
olympus-size-standard = { $seats } Personen
olympus-option-first = { $value ->
    [-1] Der Zufall entscheidet, wer beginnt
   *[other] Platz { $number } ({ $name }) beginnt
}
olympus-advantage = { $name } beginnt

## Karten

olympus-card = { $card ->
    [odysseus] Odysseus
    [agamemnon] Agamemnon
    [penelope] Penelope
    [orpheus] Orpheus
    [peleus] Peleus
    [nestor] Nestor
    [circe] Kirke
    [helen] Helena
    [jason] Jason
    [argus] Argos
    [cassandra] Kassandra
    [palamedes] Palamedes
    [daedalus] Dädalus
    [telemachus] Telemach
    [tiresias] Teiresias
    [hector] Hektor
    [asclepius] Asklepios
    [medea] Medea
    [ajax] Ajax
    [alcmene] Alkmene
    [eurydice] Eurydike
    [patroclus] Patroklos
    [briseis] Briseis
    [iphigenia] Iphigenie
    [machaon] Machaon
    [antigone] Antigone
    [telephus] Telephos
    [hecuba] Hekabe
    [polyxena] Polyxena
    [pollux] Pollux
    [heracles] Herakles
    [bellerophon] Bellerophon
    [theseus] Theseus
    [meleager] Meleager
    [laodice] Laodike
    [andromeda] Andromeda
    [icarus] Ikarus
    [sisyphus] Sisyphos
    [oedipus] Ödipus
    [midas] Midas
    [paris] Paris
    [pandora] Pandora
    [tydeus] Tydeus
    [orestes] Orest
    [clytemnestra] Klytämnestra
    [achilles] Achilles
    [perseus] Perseus
    [diomedes] Diomedes
    [penthesilea] Penthesilea
    [aeneas] Äneas
    [andromache] Andromache
    [menelaus] Menelaos
    [castor] Kastor
    [chiron] Chiron
    [cycnus] Kyknos
    [philoctetes] Philoktet
    [neoptolemus] Neoptolemos
    [hippolyta] Hippolyte
    [teucer] Teukros
    [electra] Elektra
    [cicones] Kikonen
    [myrmidons] Myrmidonen
    [tauri] Taurer
    [argonauts] Argonauten
    [phaeacians] Phäaken
    [carians] Karer
    [lapiths] Lapithen
    [pleiads] Plejaden
    [dardani] Dardaner
    [achaeans] Achäer
    [danaans] Danaer
    [amazons] Amazonen
    [red_sword] Rotes Schwert
    [red_shield] Roter Schild
    [red_helmet] Roter Helm
    [blue_sword] Blaues Schwert
    [blue_shield] Blauer Schild
    [blue_helmet] Blauer Helm
    [green_sword] Grünes Schwert
    [green_shield] Grüner Schild
    [green_helmet] Grüner Helm
    [yellow_sword] Gelbes Schwert
    [yellow_shield] Gelber Schild
   *[yellow_helmet] Gelber Helm
}
# Was jede Kraft bewirkt, in unseren Worten
olympus-power = { $card ->
    [odysseus] Zieh eine Karte. Du darfst sie sofort kostenlos ausspielen; hat sie eine Kraft beim Ausspielen, wirkt diese.
    [agamemnon] Du darfst beliebig viele deiner Einheiten umstellen, auch Agamemnon, alle zugleich; Einheiten dürfen die Plätze tauschen.
    [penelope] In deiner Nachziehphase ziehst du eine Karte mehr.
    [orpheus] Du darfst einen Helden aus der Ablage auf die Hand nehmen.
    [peleus] Zieh eine Karte.
    [nestor] Du darfst eine andere deiner Einheiten mit Stärke 1 oder mehr sofort angreifen lassen; in der Angriffsphase greift sie auch an.
    [circe] Du darfst eine feindliche Soldatenkarte auf die Hand zurückschicken; ihre Ausrüstung kommt auf die Ablage.
    [helen] Du darfst eine feindliche Einheit auf ein anderes Feld ihrer Seite versetzen; steht dort eine Einheit, tauscht sie mit ihr den Platz.
    [jason] Hat er den Bonus eines Felds erhalten, darfst du ihn ein zweites Mal nehmen.
    [argus] Du darfst die Hand der Gegenseite ansehen.
    [cassandra] Wenn sie angreift, darfst du vor ihrem Schlag oder Bonus eine Karte ziehen.
    [palamedes] Du darfst einen Farbmarker nehmen wie in Delphi.
    [daedalus] Jedes Mal, wenn du eine deiner Einheiten ausrüstest, ziehst du eine Karte.
    [telemachus] Du darfst eine Karte ziehen und dann eine Handkarte abwerfen.
    [tiresias] Zu Beginn deiner Nachziehphase darfst du entscheiden, eine Karte mehr zu ziehen; nach allem Ziehen legst du dann eine Handkarte unter den Stapel.
    [hector] Deine anderen grünen Einheiten, auch mehrfarbige Helden, haben 1 Leben mehr.
    [asclepius] Zu Beginn deines Zugs verliert jede deiner Einheiten eine Wunde.
    [medea] Du darfst 1 bis 3 Wunden von einer deiner Einheiten auf eine feindliche Einheit verschieben.
    [ajax] Deine Einheiten neben Ajax und ihre Ausrüstung können von feindlichen Kräften nicht gewählt werden; auch tauschen lassen sich diese Einheiten nicht.
    [alcmene] Du darfst zusammen bis zu 3 Wunden von deinen Einheiten entfernen, beliebig verteilt.
    [eurydice] Durch Wunden besiegt, bleibt sie ohne Wunde auf ihrem Feld, wenn du eine grüne Karte oder einen mehrfarbigen Helden von der Hand abwirfst.
    [patroclus] Er schlägt mit 1 mehr zu, wenn die Einheit gegenüber blau oder mehrfarbig ist.
    [briseis] Du darfst bis zu 2 Wunden von einer anderen deiner Einheiten entfernen.
    [iphigenia] Du darfst sie abwerfen; dann verlieren alle deine anderen Einheiten alle Wunden.
    [machaon] Wenn er angreift, darfst du zuerst eine Wunde von einer deiner Einheiten entfernen.
    [antigone] Wird eine andere deiner Einheiten abgeworfen, kommt ihre Ausrüstung auf deine Hand. (Nicht, wenn die Einheit auf die Hand zurückkehrt.)
    [telephus] Zu Beginn deines Zugs verliert Telephos eine Wunde.
    [hecuba] Du darfst 1 oder 2 Wunden von einer deiner Einheiten auf eine andere deiner Einheiten verschieben.
    [polyxena] Deine Einheiten auf den Feldern neben ihr haben 1 Leben mehr.
    [pollux] Ist Kastor unter deinen Einheiten, hat Pollux 1 Stärke und 1 Leben mehr.
    [heracles] Jede deiner anderen Einheiten erleidet eine Wunde.
    [bellerophon] Am Ende deines Zugs erleidet Bellerophon eine Wunde.
    [theseus] Wirf eine Handkarte ab, wenn du eine hast.
    [meleager] Zu Beginn deines Zugs wirf eine Handkarte ab, oder Meleager erleidet 2 Wunden.
    [laodice] Am Ende deines Zugs kommt Laodike auf die Ablage.
    [andromeda] Sie erleidet jedes Mal eine Wunde, wenn eine andere Einheit einer der beiden Seiten vom Plan abgeworfen wird. (Ausrüstung, Bezahltes und Einheiten, die auf die Hand zurückkehren oder versetzt werden, zählen nicht.)
    [icarus] Am Ende deines Zugs kommt Ikarus auf die Ablage, wenn er in diesem Zug ein leeres Feld angegriffen hat.
    [sisyphus] Am Ende deines Zugs kehrt Sisyphos auf deine Hand zurück; seine Ausrüstung kommt auf die Ablage.
    [oedipus] Wirf eine andere deiner Einheiten ab, wenn du eine hast.
    [midas] Nimm einen Farbmarker wie in Delphi; dann zieht die Gegenseite eine Karte.
    [paris] Er schlägt einen Helden mit 2 mehr; Soldaten erleiden durch ihn keine Wunden.
    [pandora] Die Gegenseite zieht eine Karte.
    [tydeus] Hat er gegen eine Einheit gekämpft, erleidet Tydeus eine Wunde.
    [orestes] Wunden auf Orest lassen sich weder entfernen noch auf eine andere Einheit verschieben.
    [clytemnestra] Ein anderer deiner Helden erleidet eine Wunde; gibt es keinen, dann Klytämnestra.
    [achilles] Deine anderen Helden haben 1 Stärke mehr.
    [perseus] Eine feindliche Einheit erleidet 3 Wunden.
    [diomedes] Zwei feindliche Einheiten erleiden je eine Wunde, oder die einzige, die es gibt.
    [penthesilea] Jede feindliche Einheit erleidet eine Wunde.
    [aeneas] Wirf eine feindliche Soldatenkarte mit ihrer Ausrüstung ab, wo immer sie steht.
    [andromache] Sie schlägt mit 1 mehr zu, wenn die Einheit gegenüber grün oder mehrfarbig ist.
    [menelaus] Ein feindlicher Held erleidet eine Wunde.
    [castor] Ist Pollux unter deinen Einheiten, hat Kastor 1 Stärke und 1 Leben mehr.
    [chiron] Wenn er angreift, erleidet zuerst eine beliebige feindliche Einheit eine Wunde. Wird dadurch das Feld gegenüber leer, erhält er dessen Bonus.
    [cycnus] Nach seinem Angriff darfst du eine andere deiner Einheiten mit Stärke 1 oder mehr angreifen lassen, ob sie schon angegriffen hat oder nicht.
    [philoctetes] Eine feindliche Einheit erleidet 2 Wunden.
    [neoptolemus] Die Einheit gegenüber erleidet 2 Wunden.
    [hippolyta] Du darfst die Ausrüstung einer feindlichen Einheit abwerfen.
    [teucer] Wenn er angreift, darfst du zuerst eine Wunde auf eine feindliche Einheit neben dem Feld gegenüber legen, auch wenn dieses leer ist.
    [electra] Eine feindliche Soldatenkarte erleidet eine Wunde.
    [carians] Nach einem Angriff auf ein leeres Feld und dessen Bonus ziehst du eine Karte.
    [amazons] Sie können keine Ausrüstung bekommen.
    [red_sword] Beim Anlegen erleidet eine feindliche Einheit 2 Wunden.
    [blue_helmet] Beim Anlegen ziehst du eine Karte.
    [green_shield] Beim Anlegen verliert, wer ihn trägt, alle Wunden.
   *[yellow_sword] Beim Anlegen erleidet, wer es trägt, eine Wunde.
}
# Dasselbe auf dem Plan, in höchstens zwei sehr kurzen Zeilen; für Kräfte, die weiterwirken
olympus-power-brief = { $card ->
    [penelope] Jeder Zug: 1 Karte mehr
    [jason] Nimmt Boni zweimal
    [cassandra] Angriff: erst 1 Karte ziehen
    [daedalus] Ausrüsten: 1 Karte ziehen
    [tiresias] 1 Karte mehr, 1 unter Stapel
    [hector] Deine anderen grünen: +1 Leben
    [asclepius] Jeder Zug: heilt alle um 1
    [ajax] Schützt seine Nachbarn
    [eurydice] Grün abwerfen: sie bleibt
    [patroclus] +1 gegen Blau, Mehrfarbig
    [machaon] Angriff: heilt 1 Wunde
    [antigone] Rüstung Gefallener auf die Hand
    [telephus] Jeder Zug: heilt sich um 1
    [polyxena] Nachbarn: +1 Leben
    [pollux] Mit Kastor: +1/+1
    [bellerophon] Jeder Zug: 1 Wunde
    [meleager] Jeder Zug: abwerfen / 2 Wunden
    [laodice] Geht am Ende deines Zugs
    [andromeda] 1 Wunde, wenn jemand fällt
    [icarus] Fällt nach Angriff ins Leere
    [sisyphus] Am Zugende auf die Hand
    [paris] +2 gegen Held, 0 gegen Soldat
    [tydeus] 1 Wunde aus jedem Kampf
    [orestes] Seine Wunden bleiben
    [achilles] Deine anderen Helden: +1 Stärke
    [andromache] +1 gegen Grün, Mehrfarbig
    [castor] Mit Pollux: +1/+1
    [chiron] Angriff: erst irgendwo 1 Wunde
    [cycnus] Dann greift noch eine an
    [teucer] Angriff: 1 Wunde daneben
    [carians] Angriff ins Leere: 1 Karte
   *[amazons] Keine Ausrüstung
}
# Eine Karte im Satz, im Nominativ oder Akkusativ
olympus-the = { $sort ->
    [hero] { $card }
    [soldiers] die { $card }
   *[other] die Karte { $card }
}
# Dasselbe, wenn gesagt ist, bei wem: „bei dir fallen die Kikonen“
olympus-owned = { $sort ->
    [hero] { $card }
    [soldiers] die { $card }
   *[other] die Karte { $card }
}
olympus-colour = { $colour ->
    [red] rot
    [blue] blau
    [green] grün
   *[yellow] gelb
}
# Dasselbe als ein Buchstabe, für Kosten: „RRB“; Y wie Yellow, denn G ist Grün
olympus-letter = { $colour ->
    [red] R
    [blue] B
    [green] G
   *[yellow] Y
}
olympus-marker = { $colour ->
    [red] den roten Marker
    [blue] den blauen Marker
    [green] den grünen Marker
   *[yellow] den gelben Marker
}
olympus-space = { $zone ->
    [olympus] Olymp { $number }
    [delphi] Delphi { $number }
   *[troy] Troja
}

## Was geschieht

# Die Karte, deren Kraft es ist, vor dem, was sie bewirkt
olympus-by = { $card }: { $what }
olympus-turn = Zug { $number }: { $seat ->
    [you] Du beginnst
   *[other] { $seat_name } beginnt
}.
olympus-left = { $seat ->
    [you] du lässt
   *[other] { $seat_name } lässt
} in diesem ersten Zug { $phase ->
    [0] das Ausspielen
    [1] die Angriffe
   *[2] das Nachziehen
} aus.
olympus-drew = du ziehst: { $cards }.
olympus-drew-unseen = { $seat_name } zieht { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}.
olympus-paid = { $seat ->
    [you] du bezahlst
   *[other] { $seat_name } bezahlt
} mit: { $what }.
olympus-placed = { $seat ->
    [you] du stellst
   *[other] { $seat_name } stellt
} { $card } auf das Feld { $space }.
olympus-equipped = { $seat ->
    [you] du rüstest
   *[other] { $seat_name } rüstet
} { $bearer } aus: { $card }.
olympus-struck = bei { $seat ->
    [you] dir
   *[other] { $seat_name }
} { $many ->
    [no] trifft
   *[yes] treffen
} { $card } { $target }: { $wounds ->
    [0] keine Wunde
    [one] eine Wunde
   *[other] { $wounds } Wunden
}{ $bonus ->
    [0] {""}
   *[other] {" "}({ $signed } durch die Kraft)
}.
olympus-wounded = bei { $seat ->
    [you] dir
   *[other] { $seat_name }
} { $many ->
    [no] erleidet
   *[yes] erleiden
} { $card } { $wounds ->
    [one] eine Wunde
   *[other] { $wounds } Wunden
}.
olympus-healed = bei { $seat ->
    [you] dir
   *[other] { $seat_name }
} { $many ->
    [no] verliert
   *[yes] verlieren
} { $card } { $wounds ->
    [one] eine Wunde
   *[other] { $wounds } Wunden
}.
olympus-transferred = { $wounds ->
    [one] eine Wunde wandert
   *[other] { $wounds } Wunden wandern
}: { $source } → { $target }.
olympus-fell = bei { $seat ->
    [you] dir
   *[other] { $seat_name }
} { $many ->
    [no] fällt { $card } und kommt
   *[yes] fallen { $card } und kommen
} auf die Ablage.
olympus-removed = bei { $seat ->
    [you] dir
   *[other] { $seat_name }
} { $many ->
    [no] kommt
   *[yes] kommen
} { $card } auf die Ablage.
olympus-returned = bei { $seat ->
    [you] dir { $many ->
        [no] kehrt
       *[yes] kehren
    }
   *[other] { $seat_name } { $many ->
        [no] kehrt
       *[yes] kehren
    }
} { $card } auf die Hand zurück.
olympus-equipment-lost = bei { $seat ->
    [you] dir
   *[other] { $seat_name }
} kommt { $card } auf die Ablage.
olympus-equipment-kept = bei { $seat ->
    [you] dir
   *[other] { $seat_name }
} kehrt { $card } auf die Hand zurück.
olympus-survived = { $seat ->
    [you] du wirfst
   *[other] { $seat_name } wirft
} ab: { $paid }; { $card } bleibt ohne Wunde.
olympus-moved = bei { $seat ->
    [you] dir
   *[other] { $seat_name }
} { $many ->
    [no] wechselt
   *[yes] wechseln
} { $card } auf das Feld { $space }.
olympus-exchanged = bei { $seat ->
    [you] dir
   *[other] { $seat_name }
} tauschen { $card } und { $other } die Plätze.
olympus-scored = bei { $seat ->
    [you] dir
   *[other] { $seat_name }
} { $many ->
    [no] gewinnt
   *[yes] gewinnen
} { $card } einen Siegpunkt{ $lead ->
    [none] , und es steht gleich
    [ahead] , { $steps } von 7
   *[behind] , noch { $steps } zurück
}.
olympus-took = { $seat ->
    [you] du nimmst
   *[other] { $seat_name } nimmt
} { $marker } von { $before ->
    [nobody] Delphi
    [you] dir
   *[other] { $before_name }
}.
olympus-repeated = den Bonus gibt es noch einmal.
olympus-sent = { $card } { $many ->
    [no] greift
   *[yes] greifen
} zusätzlich an.
olympus-discarded = { $seat ->
    [you] du wirfst
   *[other] { $seat_name } wirft
} { $card } ab.
olympus-recovered = { $seat ->
    [you] du nimmst
   *[other] { $seat_name } nimmt
} { $card } aus der Ablage.
olympus-looked = du siehst die Hand von { $foe_name }: { $cards }.
olympus-looked-unseen = { $seat_name } sieht { $foe ->
    [you] deine Hand
   *[other] die Hand von { $foe_name }
} an.
olympus-under = du legst { $card } unter den Stapel.
olympus-under-unseen = { $seat_name } legt eine Karte unter den Stapel.
olympus-over = { $winner ->
    [you] du gewinnst
   *[other] { $winner_name } gewinnt
}: { $reason ->
    [points] der siebte Siegpunkt
    [full-row] alle sechs Felder sind zu Beginn des Zugs besetzt
   *[pile] der Stapel ist leer, und der violette Marker entscheidet
}.
olympus-won-points = der siebte Siegpunkt
olympus-won-full-row = sechs Einheiten in der Reihe zu Beginn des Zugs
olympus-won-pile = der Stapel ist leer, und der violette Marker entscheidet
olympus-won-tied = der Stapel ist leer, und der violette Marker steht auf 0
olympus-tied = der Stapel ist leer, und der violette Marker steht auf 0: Niemand gewinnt.

## Was man tun kann

# Eine Einheit: „Alkmene 1/2, 1 Wunde“
olympus-unit = { $card } { $strength }/{ $health }{ $wounds ->
    [0] {""}
    [one] , eine Wunde
   *[other] , { $wounds } Wunden
}
olympus-unit-at = { $unit } ({ $space })
olympus-play = { $card } { $strength }/{ $health }{ $cost ->
    [none] , kostenlos
   *[other] , kostet { $cost }
}
olympus-play-gear = { $card } +{ $strength }/+{ $health }{ $cost ->
    [none] , kostenlos
   *[other] , kostet { $cost }
}
olympus-on = { $space }, gegenüber { $unit }
olympus-on-open = { $space }, niemand gegenüber
olympus-on-free = { $space }, frei
olympus-price = Bezahlung: { $what }
olympus-yours-to-choose = du wählst, womit du bezahlst
olympus-choosing = Andere Bezahlung, Karte für Karte
olympus-otherwise = Andere Bezahlung
olympus-group = { $colour ->
    [red] Rote Karten
    [blue] Blaue Karten
    [green] Grüne Karten
   *[yellow] Gelbe Karten
}
olympus-done = Fertig: angreifen
olympus-arranged = Alle bleiben, wo sie jetzt sind
olympus-discard = { $card } abwerfen
olympus-pay = Bezahlen mit: { $what }
olympus-accept = { $owed ->
    [one] Bezahlen wie vorgeschlagen: { $what }
   *[other] Alles bezahlen mit: { $what }
}
olympus-phase = { $phase ->
    [0] { $left ->
        [0] Karten ausspielen
       *[other] Ausspielen auslassen
    }
   *[other] { $left ->
        [0] Angreifen
       *[other] Angriffe auslassen
    }
}
olympus-wounds = { $wounds ->
    [one] Eine Wunde
   *[other] { $wounds } Wunden
}
olympus-swap = Platz tauschen mit { $unit } ({ $space })
olympus-take = { $colour ->
    [red] Den roten Marker
    [blue] Den blauen Marker
    [green] Den grünen Marker
   *[yellow] Den gelben Marker
}
olympus-use = Ja
olympus-no = { $what ->
    [card] Auf der Hand behalten
    [unit] Niemand
    [wounds] Keine Wunden
    [marker] Keinen Marker
    [hero] Keinen Helden
    [fall] Fallen lassen
   *[power] Nein
}
olympus-suffer = { $card } erleidet { $wounds } Wunden

## Fragen

olympus-ask-play = Du bist dran: Welche Karte spielst du aus?
olympus-ask-done = Keine Karte lässt sich ausspielen: weiter zu den Angriffen?
olympus-to-play = { $only ->
    [yes] Du kannst nur { $card } ausspielen
   *[no] { $card }
}{ $bill ->
    [none] {""}
   *[other] {" "}({ $bill })
}
olympus-ask-where = { $subject }: auf welches Feld?
olympus-ask-bearer = { $subject }: für welche Einheit?
olympus-ask-group = Welche Karte?
olympus-ask-pay = { $card }: Was bezahlt { $colour ->
    [red] Rot
    [blue] Blau
    [green] Grün
   *[yellow] Gelb
}?
olympus-ask-phase = Der allererste Zug lässt { $phase ->
    [0] eine Phase aus (Ausspielen, Angreifen oder Nachziehen): Spielst du Karten aus
   *[other] die Angriffe oder das Nachziehen aus: Greifst du an
}?
olympus-ask-unit = { $card }: { $deed ->
    [wound] Wer erleidet { $amount ->
        [one] eine Wunde
       *[other] { $amount } Wunden
    }
    [return] Welche Soldaten kehren auf die Hand zurück
    [remove] Welche Einheit wird abgeworfen
    [strip] Wessen Ausrüstung wird abgeworfen
   *[send] Wer greift zusätzlich an
}?
olympus-ask-two = { $card }: Welche zwei Einheiten erleiden eine Wunde?
olympus-ask-second = { $card }: Und welche zweite Einheit?
olympus-ask-may = { $card }: { $power ->
    [argus] Siehst du die Hand der Gegenseite an
    [telemachus] Ziehst du eine Karte und wirfst dann eine ab
    [iphigenia] Wirfst du sie ab, um alle anderen zu heilen
    [cassandra] Ziehst du eine Karte
    [jason] Nimmst du den Bonus noch einmal
   *[tiresias] Ziehst du eine Karte mehr und legst später eine unter den Stapel
}?
olympus-ask-heal = { $card }: Wer verliert Wunden, bis zu { $left }?
olympus-ask-from = { $card }: Wessen Wunden wandern?
olympus-ask-wounds = { $card }: Wie viele Wunden?
olympus-ask-to = { $card }: Zu wem?
olympus-ask-move = { $card }: Welche Einheit wechselt das Feld?
olympus-ask-target = { $card }: Auf welches Feld?
olympus-ask-marker = { $card }: Welchen Farbmarker nimmst du?
olympus-ask-discard = { $card }: Welche Karte wirfst du ab?
olympus-ask-toll = { $card }: Wirfst du eine Karte ab?
olympus-ask-recover = { $card }: Welchen Helden nimmst du?
olympus-ask-free = Du hast { $card } gezogen: Wohin spielst du die Karte kostenlos aus?
olympus-ask-save = { $card } ist besiegt: Welche Karte wirfst du ab, damit sie bleibt?
olympus-ask-under = { $card }: Welche Karte kommt unter den Stapel?

## Der Tisch

olympus-title = { $over ->
    [yes] Ende der Partie
   *[no] Zug { $number }
} – Stapel { $pile }, Ablage { $discards }
olympus-points = Siegpunkte: { $lead ->
    [none] gleich, bei 0
    [you] du, { $steps } von 7
   *[other] { $lead_name }, { $steps } von 7
}
olympus-at-delphi = In Delphi:
olympus-nothing = kein Marker
olympus-player = { $seat ->
    [you] { $seat_name } (du)
   *[other] { $seat_name }
}{ $status ->
    [turn] {" "}– am Zug
    [pays] {" "}– bezahlt { $card }
    [chooses] {" "}– wählt: { $card }
    [marker] {" "}– nimmt einen Marker
   *[none] {""}
}
olympus-holdings = Hand { $count }{ $some ->
    [no] {""}
   *[yes] , Marker:
}
olympus-short = { $zone ->
    [olympus] O{ $number }
    [delphi] D{ $number }
   *[troy] T
}
olympus-hand = Deine Hand ({ $count }){ $wild ->
    [yes] {""}; * zahlt jede Farbe
   *[no] {""}
}
olympus-known = Auf der Hand gegenüber:
olympus-hidden = Von dir unter dem Stapel:
olympus-standing = { $place }. { $seat ->
    [you] { $seat_name } (du)
   *[other] { $seat_name }
}: { $steps ->
    [one] ein Siegpunkt voraus
    [0] gleich
   *[other] { $steps } Siegpunkte voraus
}
olympus-standing-behind = { $place }. { $seat ->
    [you] { $seat_name } (du)
   *[other] { $seat_name }
}: { $steps ->
    [one] ein Siegpunkt zurück
   *[other] { $steps } Siegpunkte zurück
}

## Eine Karte in Worten

olympus-about-unit = { $sort ->
    [hero] Held
   *[soldiers] Soldaten, zwei Karten
}, { $colours }; Stärke { $strength }, Leben { $health }
olympus-about-gear = Ausrüstung, { $colours }; Stärke +{ $strength }, Leben +{ $health }
olympus-multicolour = mehrfarbig ({ $colour })
olympus-cost = Kosten: { $cost ->
    [none] keine
   *[other] { $cost }
}
olympus-when = { $when ->
    [play] Beim Ausspielen: { $power }
    [attack] Bei jedem Angriff: { $power }
    [always] Immer: { $power }
   *[none] Keine Kraft.
}
olympus-cards-note = Die meisten Zahlen und Kräfte haben wir rekonstruiert; es gilt die Schachtel.

## Kapitel

olympus-chapter = Zug { $number }: { $name }

## Warum geht … nicht?

olympus-thing-card = { $name }
olympus-thing-choose = Wählen, was { $name } bezahlt
olympus-thing-unit = { $name }
olympus-thing-marker = Wähle { $name }
olympus-thing-recover = { $name }
olympus-thing-done = Mit dem Ausspielen aufhören
olympus-thing-leave-out = Eine Phase auslassen
olympus-thing-use = Eine Kraft nutzen
olympus-thing-waive = Auf eine Kraft verzichten
olympus-thing-take = Einen Farbmarker nehmen
olympus-thing-draw = Eine Karte ziehen
# Eine Einheit, nach der gefragt wird
olympus-subject = { $whose ->
    [attacking] Angriff: { $unit }
    [enemy] Gegenüber: { $unit }
   *[choosing] { $unit }
}
olympus-why-over = Die Partie ist vorbei.
olympus-why-not-your-turn = { $names } ist dran.
olympus-why-others-save = { $names } muss erst sagen, ob Eurydike gerettet wird.
olympus-why-phase-first = Sag erst, ob du Karten ausspielst oder diese Phase auslässt.
olympus-why-answer-first = Beantworte erst, was gefragt ist. Danach kannst du weiter Karten ausspielen.
olympus-why-cards-over = Karten spielt man nur in der ersten Phase des eigenen Zugs aus.
olympus-why-row-full = Auf jedem deiner sechs Felder steht eine Einheit.
olympus-why-no-unit = Ausrüstung braucht eine Einheit von dir, und du hast keine.
olympus-why-no-bearer = Keine deiner Einheiten kann sie tragen: Jede hat schon Ausrüstung, außer den Amazonen, die nie welche tragen.
olympus-why-cannot-pay = Du kannst sie mit deinen anderen Karten und Markern nicht Farbe für Farbe bezahlen.
olympus-why-pay-first = Bezahl erst die Karte, die du gerade ausspielst.
olympus-why-drawn-first = Entscheide erst über die Karte, die du gerade gezogen hast.
olympus-why-not-green = Nur eine grüne Karte oder ein mehrfarbiger Held von deiner Hand rettet Eurydike.
olympus-why-all-settled = Es ist nichts zu wählen: Was noch offen ist, lässt sich nur auf eine Art bezahlen.
olympus-why-wild-needed = Deine mehrfarbigen Karten brauchst du für die anderen Farben, die du schuldest.
olympus-why-other-colour = Als Nächstes schuldest du { $number ->
    [0] Rot
    [1] Blau
    [2] Grün
   *[3] Gelb
}, und das hier bezahlt es nicht.
olympus-why-one-way = Es lässt sich nur auf eine Art bezahlen: Gleiche Karten sind keine Wahl.
olympus-why-heroes-only = Diese Kraft wirkt nur auf Helden.
olympus-why-recovers-heroes = Aus der Ablage nimmt man nur Helden.
olympus-why-soldiers-only = Diese Kraft wirkt nur auf Soldaten.
olympus-why-enemies-only = Diese Kraft gilt nur Einheiten der Gegenseite.
olympus-why-own-only = Diese Kraft gilt nur deinen eigenen Einheiten.
olympus-why-another = Diese Kraft wirkt auf eine andere deiner Einheiten, nicht auf die, die sie hat.
olympus-why-bears-nothing = Diese Einheit trägt keine Ausrüstung.
olympus-why-not-beside = Diese Einheit steht nicht neben dem Feld gegenüber.
olympus-why-not-ready = Ihre Stärke ist 0, also kann sie nicht zusätzlich angreifen.
olympus-why-ajax = Daneben steht Ajax und schützt sie davor, von deinen Kräften gewählt zu werden.
olympus-why-moved-already = Diese Einheit wurde schon versetzt und bleibt, wo sie jetzt ist.
olympus-why-healed-already = Diese Einheit wurde von dieser Kraft schon geheilt.
olympus-why-no-wounds = Diese Einheit hat keine Wunden.
olympus-why-orestes = Wunden auf Orest lassen sich weder entfernen noch verschieben.
olympus-why-attacks-itself = Deine Einheiten greifen von selbst an, wenn du deine Karten ausgespielt hast. Du wählst nur dann eine, wenn eine Kraft fragt.
olympus-why-no-strength = Ihre Stärke ist 0, also greift sie nicht an.
olympus-why-yours-already = Diesen Marker hast du schon.
olympus-why-delphi-first = Solange in Delphi ein Marker liegt, nimmst du der Gegenseite keinen weg.
olympus-why-only-take = Einen Marker nimmst du nur als Bonus von Delphi, oder wenn es eine Kraft sagt.
olympus-why-only-first-turn = Eine Phase wird nur im allerersten Zug der Partie ausgelassen.
olympus-why-left-out-already = Du hast schon eine Phase ausgelassen.
olympus-why-before-each = Gefragt wirst du unmittelbar vor dem Ausspielen und vor den Angriffen, sonst nie.
olympus-why-no-power-asks = Kräfte wirken von selbst. Gefragt wirst du, wo eine „du darfst“ sagt, und das tut jetzt keine.
olympus-why-must = Diese Kraft sagt nicht „du darfst“, also muss sie wirken.
olympus-why-must-take = Solange in Delphi ein Marker liegt, musst du einen nehmen.
olympus-why-nothing-to-refuse = Jetzt fragt keine Kraft, ob du sie nutzen willst.
olympus-why-draw-later = Das Spiel zieht am Ende deines Zugs für dich: zwei Karten, oder mehr, wenn es eine Kraft sagt.

## In Bildern: kurz, denn dort ist wenig Platz

olympus-picture-zone = { $zone ->
    [olympus] Olymp
    [delphi] Delphi
   *[troy] Troja
}
olympus-picture-turn = { $over ->
    [yes] Die Partie ist vorbei
   *[no] Zug { $number }
}
olympus-picture-status = { $status ->
    [turn] am Zug
    [pays] bezahlt { $card }
    [chooses] wählt: { $card }
    [marker] nimmt Marker
   *[none] {""}
}
olympus-picture-free = gratis

## Woher die Punkte kommen

olympus-account = { $name }: { $points ->
    [0] kein Siegpunkt
    [one] ein Siegpunkt, durch { $cards }
   *[other] { $points } Siegpunkte, durch { $cards }
}

# Was die Zeichen in den Bildern bedeuten
olympus-symbol = { $symbol ->
    [colours] Die vier Farben, jede mit ihrer Form
    [any] Bezahlt jede Farbe: ein mehrfarbiger Held, mit * bezeichnet
    [strength] Stärke: Wunden, die ein Angriff zufügt
    [health] Leben: Mit so vielen Wunden kommt eine Einheit auf die Ablage
    [wounds] Wunden einer Einheit
    [blow] Eben zugefügte Wunden
    [soldiers] Soldaten
    [hero] Ein Held, gezeichnet mit dem, wofür er bekannt ist
    [played] Diese Kraft wirkt beim Ausspielen der Karte, einmal
    [equipment] Ausrüstung mit ihrer Farbe und dem, was sie bringt
    [victory] Auf dem Olymp: Ein Angriff ins Leere gewinnt einen Siegpunkt
    [marker] In Delphi: Ein Angriff ins Leere nimmt einen Farbmarker
    [cards] Vor Troja: Ein Angriff ins Leere zieht eine Karte
    [track] Der violette Marker; sieben Schritte auf deiner Seite gewinnen
   *[hand] Karten auf der Hand
}

# Eine Stellung für das Ohr: dann „O1 Ada, Helena 1/3, eine Wunde“
olympus-spoken-units = Einheiten (Stärke/Leben)
olympus-no-unit = keine Einheit

## Pläne

olympus-plan-relies = deine Hand, die Marker oder deine Einheiten und ihre Ausrüstung
