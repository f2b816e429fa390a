## Ein Zug, den man plant, während andere überlegen

plan-button = Zug planen
plan-another = Plan ändern
plan-drop = Plan verwerfen
plan-question = Was tust du, wenn du dran bist?
plan-how-often = { $move }: einmal oder jedes Mal, wenn du dran bist?
plan-until = Jedes Mal, bis sich eins davon ändert: { $relies }.
plan-once = Einmal
plan-every = Jedes Mal
plan-stands = Geplant{ $kind ->
    [every] {" "}für jedes Mal
   *[once] {""}
}: { $move }.
plan-stands-until = Gespielt ein paar Sekunden nach Beginn deines Zugs, außer es ändert sich eins davon: { $relies }.
plan-lapsed = Dein Plan gilt nicht mehr, also wähle neu. Der Zug ist nicht mehr erlaubt, oder eins davon hat sich geändert: { $relies }.
plan-relies = irgendetwas, was du sehen kannst
plan-refused-late = Am Tisch hat sich inzwischen etwas geändert, darum ist nichts geplant. Sieh noch einmal hin und drück „Zug planen“.
plan-refused-nothing = Gerade gibt es nichts zu planen.
