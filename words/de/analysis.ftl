analysis-button = Analyse
analysis-started = Ich analysiere { $game } und zeige das Ergebnis hier, meist in weniger als einer Minute. Wenn nichts kommt, frag noch einmal.
analysis-progress = { $percent } % fertig
analysis-title = { $game }: Wer lag vorn?
analysis-most = **Die Züge, die am meisten geändert haben**
analysis-move = Zug { $ply }, { $name }: { $move }
analysis-change = { $name }: { $before } % → { $after } % · { $by ->
    [choice] Entscheidung
   *[luck] Glück
}
analysis-costly = **Die teuersten Züge, und was besser war**
analysis-better = Besser: { $move } · { $possible } % statt { $chance } %
analysis-because = Warum: { $because }
analysis-luck = **Glück und Entscheidungen**
analysis-parts = { $name }: { $equal } % zu Beginn, { $luck } durch Glück, { $own } durch eigene Entscheidungen, { $others } durch die der anderen = { $result } %
analysis-note = Geschätzt von einem Computer, der immer nur wusste, was man am jeweiligen Platz wissen konnte. Jede Kurve weiß, was die Person an ihrem Platz wusste; zusammen müssen sie also nicht 100 % ergeben.
analysis-luck-note = Eine Entscheidung zählt so viel, wie sie gegenüber dem besten gefundenen Zug verschenkt hat. Alles Übrige ist Glück: was ausgeteilt, gezogen oder verborgen war.
analysis-seats-note = Für einen Platz, der gewechselt hat oder den eine Zeit lang ein Computer spielte, zählen die Entscheidungen aller, die ihn gespielt haben.
analysis-because-note = Ein Grund vergleicht, was auf jeden der beiden Züge folgt: Mittelwerte vorgestellter Partien, einige Züge später.
analysis-chart-across = Gespielte Züge
analysis-chart-up = Gewinnchance
analysis-chart-level = { $chance } %
analysis-chart-described = Gewinnchancen in einer Partie von { $moves } Zügen.
analysis-chart-curve = { $name }: am Anfang { $first } %, am Ende { $last } %.
