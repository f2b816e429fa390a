# Why a move is better. Two armies of a siege: the player's own and the strongest other one
iliad-because-armies = The siege then stands at { $own } to { $foe }, not { $own_worse } to { $foe_worse }.
iliad-because-kept = Kept in hand: { $card }{ $mount ->
    [yes] , for the Elephant
   *[no] {""}
}.
