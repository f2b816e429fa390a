hand-choose = Wählen
hand-sure = { $choice } – sicher?
hand-yes = Ja
hand-back = Zurück
hand-all-news = Alles Neue ({ $count })
hand-refresh = Aktualisieren
hand-which-table = Welchen Tisch meinst du?
hand-table = Tisch: { $table }
