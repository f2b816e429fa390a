# Ce que font les cartes, pour /carte et le bouton « Cartes »

iliad-card-does = { $card ->
    [hoplite] Vaut { $points }. Empilés par valeurs décroissantes, les Hoplites forment une Phalange : leur somme fois leur nombre. Il peut monter un Éléphant ou se cacher dans un Cheval de Troie. Il n’attaque jamais.
    [archer] Vaut { $points }. Élimine un Archer isolé, un Hoplite isolé ou le dernier d’une Phalange ; d’un Éléphant, aussi le premier. Il peut se cacher dans un Cheval de Troie.
    [chariot] Vaut { $points }. Élimine ce qu’un Archer élimine, et peut attaquer directement depuis la main.
    [elephant] Porte deux Hoplites ou Archers. Ils comptent double, et personne ne peut les attaquer.
    [catapult] Élimine une Catapulte, une Baliste, une Herse ou un Cheval de Troie.
    [ballista] Élimine un Éléphant ou un Char.
    [portcullis] Tient tous les Chars à l’écart de son armée.
    [trojan_horse] Cache autant d’Hoplites et d’Archers de son armée qu’on veut, jusqu’à la fin du siège. Pas pendant un siège de la Gorgone.
    [agamemnon] Vaut { $points } { $points ->
        [one] point de victoire
       *[other] points de victoire
    }. Va à la personne qui gagne un siège, et qui commence le suivant.
    [athena] Vaut { $points } { $points ->
        [one] point de victoire
       *[other] points de victoire
    }. Vient avec une Cité, si l’on a alors plus de points de Cités que toute autre personne.
   *[poseidon] Vaut { $points } { $points ->
        [one] point de victoire
       *[other] points de victoire
    }. Vient avec une Trirème, si l’on a alors plus de points de Trirèmes que toute autre personne.
}
