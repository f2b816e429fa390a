# Pourquoi un coup est meilleur. Deux armées du siège : celle du joueur et la plus forte des autres
iliad-because-armies = Le siège en est alors à { $own } contre { $foe }, et non { $own_worse } contre { $foe_worse }.
iliad-because-kept = Reste en main : { $card }{ $mount ->
    [yes] , pour l’Éléphant
   *[no] {""}
}.
