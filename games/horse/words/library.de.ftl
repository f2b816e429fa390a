# Was Karten bewirken, für /karte und den Knopf „Karten“

horse-piece = { $piece ->
    [hero] Heldenkarte { $number }
    [poseidon] Poseidon
    [helper] Helfer
   *[treasure] Schatz
}
horse-piece-does = { $piece ->
    [hero] Wird aufgedeckt, nachdem du eine Zahl angesagt hast. { $number ->
        [0] Niemand darf hinein: Der Zug ist vorbei.
        [one] Hast du 1 angesagt, wird ein Krieger geladen; sonst ist der Zug vorbei.
       *[other] Hast du { $number } oder weniger angesagt, werden so viele geladen, wie du angesagt hast; sonst ist der Zug vorbei.
    }
    [poseidon] Wird aufgedeckt, nachdem du eine Zahl angesagt hast. Du darfst die Schätze zweier Viertel tauschen und dann alles laden, was neben dem Plan liegt, oder nichts.
    [helper] Gehört niemandem. Helfer werden geladen, wenn kein farbiger Krieger mehr übrig ist, und schieben die letzten zwei hinaus.
   *[treasure] Seine Zahl zählt am Ende zu einem Viertel. Du darfst ihn ansehen, solange dort zwei Krieger einer deiner Farben stehen.
}
