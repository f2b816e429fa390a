# Was Karten bewirken, für /karte und den Knopf „Karten“

hector-piece = { $piece ->
    [slinger] Schleuderer
    [archer] Bogenschütze
    [peltast] Peltast
    [hoplite] Hoplit
    [favour] Gunst
    [shame] Schande
   *[fate] Schicksalsplättchen
}
hector-piece-does = { $piece ->
    [troop] Eine Truppe mit dem Wert { $value }. Sie zählt am Ende der Schlacht, wenn sie deine Schicksalsfarbe hat oder die Farbe deines Helden.
    [hero] { $side }. Truppen seiner Farbe, { $colour }, zählen für dich. Eingesetzt zählt er selbst { $value } und verdeckt eine Truppe, ist aber nach einer Niederlage verloren, außer du gibst eine Gunst ab.
    [favour] Ist dein Held eingesetzt, macht eine Gunst eine Truppe um eins wertvoller. Sie kann auch nach einer Niederlage einen eingesetzten Helden retten.
    [shame] Jeder Rückzug bringt eine. Beim nächsten kostet jede davon eine Truppe.
   *[fate] Es liegt zwischen beiden Seiten: Die Farbe vor dir zählt für dich. Nach jedem Paar von Zügen darf die Seite es drehen, die mehr gespielt hat.
}
