## Eine Wiederholung als Datei teilen

share-about = Hol dir diese Partie als Datei, zum Behalten oder Posten, in dieser Sicht:
share-points = Wendepunkte
share-game = Ganze Partie
share-page = Seite zum Blättern
share-post = Hier posten
share-making = Ich zeichne { $game }. Das kann eine Minute dauern; dann ist die Datei hier.
share-made = { $what ->
    [points] Die Wendepunkte von { $game } als bewegtes Bild.
    [game] { $game } als bewegtes Bild, vom Austeilen bis zum Ende.
   *[page] { $game } als Seite. Öffne die Datei in einem Browser; sie braucht kein Netz.
}
share-posted = { $what ->
    [points] { $name } teilt die Wendepunkte von { $game }.
    [game] { $name } teilt { $game }, vom Austeilen bis zum Ende.
   *[page] { $name } teilt { $game } als Seite. Lade die Datei herunter und öffne sie in einem Browser.
}
share-keep = Nur du siehst das. Speichere die Datei, dann kannst du sie posten, wo du willst.
share-alt = { $game }: ein bewegtes Bild { $what ->
    [points] ihrer Wendepunkte
   *[game] der ganzen Partie
}. Unter jeder Stellung steht, was geschieht.
share-every = Die Datei wäre für Discord zu groß, darum zeigt sie nur einen von { $every } Zügen.
share-one-view = Mit allen Sichten wäre die Datei für Discord zu groß, darum hat sie nur diese.

## Das bewegte Bild

share-point = Wendepunkt { $number } von { $points }
share-change = Chancen von { $name }: vorher { $before } %, nachher { $after } %

## Die Seite in einer Datei

share-page-move = { $ply ->
    [0] Das Austeilen
   *[other] Zug { $ply } von { $last }
}
share-page-first = Erster Schritt
share-page-back = Voriger Schritt
share-page-play = Abspielen
share-page-pause = Anhalten
share-page-next = Nächster Schritt
share-page-last = Letzter Schritt
share-page-step = Schritt
share-page-chapters = Springen zu
share-page-view = Sicht
share-page-in-words = Diese Stellung in Worten
share-page-all-moves = Alle Züge
share-page-keys = Tasten: ← und → gehen einen Schritt, Pos1 und Ende springen an Anfang und Ende, Bild ↑ und Bild ↓ wechseln das Kapitel.
share-page-no-script = Dieser Browser führt keine Skripte aus, darum gibt es keine Bilder. Unten stehen alle Züge.
