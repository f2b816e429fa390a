# Was Karten bewirken, für /karte und den Knopf „Karten“

iliad-card-does = { $card ->
    [hoplite] Zählt { $points }. Fallend gestapelt bilden Hopliten eine Phalanx: ihre Summe mal ihre Zahl. Er kann auf einem Elefanten reiten oder sich in einem Trojanischen Pferd verstecken. Er greift nie an.
    [archer] Zählt { $points }. Zerstört einen einzelnen Bogenschützen, einen einzelnen Hopliten oder den letzten einer Phalanx; vom Elefanten auch den ersten. Er kann sich in einem Trojanischen Pferd verstecken.
    [chariot] Zählt { $points }. Zerstört, was ein Bogenschütze zerstört, und darf direkt aus der Hand angreifen.
    [elephant] Trägt zwei Hopliten oder Bogenschützen. Sie zählen doppelt, und niemand kann sie angreifen.
    [catapult] Zerstört ein Katapult, eine Balliste, ein Fallgitter oder ein Trojanisches Pferd.
    [ballista] Zerstört einen Elefanten oder einen Streitwagen.
    [portcullis] Hält alle Streitwagen vom eigenen Heer fern.
    [trojan_horse] Versteckt beliebig viele eigene Hopliten und Bogenschützen, bis die Belagerung vorbei ist. Nicht in der Belagerung einer Gorgone.
    [agamemnon] Zählt { $points } { $points ->
        [one] Siegpunkt
       *[other] Siegpunkte
    }. Ihn bekommt, wer eine Belagerung gewinnt, und beginnt damit die nächste.
    [athena] Zählt { $points } { $points ->
        [one] Siegpunkt
       *[other] Siegpunkte
    }. Kommt mit einer Stadt, wenn man damit mehr Stadtpunkte hat als alle anderen.
   *[poseidon] Zählt { $points } { $points ->
        [one] Siegpunkt
       *[other] Siegpunkte
    }. Kommt mit einer Triere, wenn man damit mehr Trierenpunkte hat als alle anderen.
}
