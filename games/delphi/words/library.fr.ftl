# Ce que font les cartes, pour /carte et le bouton « Cartes »

delphi-card-does = { $card ->
    [warrior] Compte { $number }. Deux Guerriers égaux côte à côte se multiplient.
    [hero] Compte { $number }. Les Héros ne forment pas de paires.
    [achilles] Compte { $number }. Les Héros ne forment pas de paires. Hadès écarte tous les Achille.
    [prometheus] Compte { $number }. Les Héros ne forment pas de paires. Les Moires écartent tous les Prométhée.
    [heracles] Compte { $number }. Les Héros ne forment pas de paires. Héra écarte tous les Héraclès.
    [apollo] Double ce qui le touche à gauche.
    [ares] Multiplie par lui-même ce qui le touche à gauche.
    [hephaestus] Multiplie ce qui est à sa gauche par ce qui est à sa droite.
    [neptune] Divise par deux les étalages adverses jusqu’à la fin de la Marche, mais jamais deux fois.
    [hades] Écarte tous les Achille qui sont dans un étalage à ce moment, le vôtre compris.
    [moirai] Écartent tous les Prométhée qui sont dans un étalage à ce moment, le vôtre compris.
    [hera] Écarte tous les Héraclès qui sont dans un étalage à ce moment, le vôtre compris.
    [zeus] Peut écarter une carte de votre choix, de l’étalage de votre choix.
    [oracle] L’oracle du dessus est lu. Vous le suivez, ou le glissez sous la pile et suivez le suivant.
   *[pass] Posée face cachée, elle veut dire que vous vous retirez. Elle revient toujours en main.
}
delphi-oracle-does = Un oracle : { $text }.
