## Warum etwas gerade nicht geht; die Gründe stehen bei jedem Spiel

reasons-why-not = Warum geht … nicht?
reasons-what = Was geht gerade nicht?
reasons-choose = Wähle eine Karte oder eine Aktion
reasons-choose-among = Wähle: { $first } … { $last }
reasons-nothing = Du kannst gerade nichts tun.
reasons-none = Du kannst gerade alles tun.
reasons-back = Zurück zu meiner Hand
