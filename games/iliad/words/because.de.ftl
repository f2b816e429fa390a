# Warum ein Zug besser ist. Zwei Heere der Belagerung: das eigene und das stärkste andere
iliad-because-armies = Die Belagerung steht dann { $own } zu { $foe }, nicht { $own_worse } zu { $foe_worse }.
iliad-because-kept = Bleibt auf der Hand: { $card }{ $mount ->
    [yes] , für den Elefanten
   *[no] {""}
}.
