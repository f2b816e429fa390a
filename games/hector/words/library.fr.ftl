# Ce que font les cartes, pour /carte et le bouton « Cartes »

hector-piece = { $piece ->
    [slinger] Slinger (frondeur)
    [archer] Archer
    [peltast] Peltast
    [hoplite] Hoplite
    [favour] Faveur Divine
    [shame] Honte
   *[fate] Tuile Destin
}
hector-piece-does = { $piece ->
    [troop] Une carte d’armée qui vaut { $value }. Elle compte à la fin du combat si elle a votre couleur du destin ou celle de votre héros.
    [hero] { $side }. Les cartes d’armée de sa couleur, { $colour }, comptent pour vous. Déployé, il vaut lui-même { $value } et couvre une carte d’armée, mais une défaite vous le fait perdre, sauf si vous défaussez une Faveur Divine.
    [favour] Une fois votre héros déployé, une Faveur Divine sur une carte d’armée la fait compter un de plus. Elle peut aussi sauver un héros déployé après une défaite.
    [shame] Chaque retraite vous en donne une. À la retraite suivante, chacune vous coûte une carte d’armée.
   *[fate] Elle est entre les deux camps : la couleur devant vous compte pour vous. Après chaque paire de tours, le camp qui a joué la plus grande somme peut la tourner.
}
