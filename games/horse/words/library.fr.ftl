# Ce que font les cartes, pour /carte et le bouton « Cartes »

horse-piece = { $piece ->
    [hero] Carte Héros { $number }
    [poseidon] Poséidon
    [helper] Aide neutre
   *[treasure] Trésor
}
horse-piece-does = { $piece ->
    [hero] Retournée une fois que vous avez annoncé un nombre. { $number ->
        [0] Personne n’entre : le tour est fini.
        [1] Si vous avez annoncé 1, un héros entre ; sinon, le tour est fini.
       *[other] Si vous avez annoncé { $number } ou moins, le nombre annoncé entre ; sinon, le tour est fini.
    }
    [poseidon] Retournée une fois que vous avez annoncé un nombre. Vous pouvez permuter les trésors de deux quartiers, puis engager tout ce qui est à côté du plan, ou rien.
    [helper] N’appartient à personne. Les aides neutres entrent quand il ne reste plus de héros de couleur, et font tomber les deux derniers.
   *[treasure] Ajoute son nombre à un quartier à la fin. Vous pouvez le regarder tant que deux héros d’une de vos couleurs y sont.
}
