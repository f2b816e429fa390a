## Rätsel

puzzle-name = rätsel
puzzle-about = Den besten Zug finden: ein Rätsel am Tag für alle, und mehr, wenn du magst
puzzle-option-game-about = Welches Spiel; ohne Angabe das Rätsel des Tages
puzzle-title = ## { $kind ->
    [daily] Rätsel des Tages
   *[any] Rätsel
}: { $game }
puzzle-task = Du bist dran. Finde den besten Zug.
puzzle-player = Platz { $number }
puzzle-answer = { $right ->
    [yes] ✅ Richtig!
   *[no] ❌ Es gibt einen besseren Zug.
}
puzzle-chances = Gewinnchance, aus Tausenden von ausgemalten Partien:
puzzle-chance = - { $own ->
    [yes] **{ $move }** (dein Zug)
   *[no] { $move }
}: { $chance } %
puzzle-less = - **{ $move }** (dein Zug): weniger als { $chance } %
puzzle-also = Auch { $move } ist richtig: Zu Ende gespielte Partien zeigen nicht, welcher der beiden Züge besser ist.
puzzle-because = Warum der erste Zug und nicht „{ $rival }“? { $because }
puzzle-score = Rätsel des Tages in Folge: { $streak } (Rekord { $longest }). Gelöst: { $solved } von { $tried }.
puzzle-same-game = Noch eins aus diesem Spiel
puzzle-another = Noch ein Rätsel
puzzle-share = Teilen
puzzle-try = Selbst lösen
puzzle-shared = { $how ->
    [solved] ✅ { $name } hat das Rätsel des Tages gelöst: **{ $game }**. In Folge: { $streak }.
    [daily] { $name } teilt das Rätsel des Tages: **{ $game }**.
   *[any] { $name } teilt ein Rätsel: **{ $game }**.
} Findest du den besten Zug?
puzzle-refused-none = Zu diesem Spiel gibt es keine Rätsel.
puzzle-refused-gone = Dieses Rätsel gibt es nicht mehr. /rätsel zeigt das von heute.
puzzle-refused-not-shared = In diesem Kanal darfst du nicht schreiben, darum poste ich hier kein Rätsel für dich.
