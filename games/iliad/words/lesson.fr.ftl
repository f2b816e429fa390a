# La leçon d’Iliade : page par page, ce qui est dit, et ce que l’on répond à un autre choix

iliad-lesson-rival-1 = Nestor
iliad-lesson-0 = Deux armées devant Troie : la vôtre et celle du vieux Nestor. Au milieu, l’enjeu de ce siège : Hélène (5) et une Cité (2) ; l’armée la plus forte en prend une. Qui atteint 15 points gagne.

    Comme dans tous les jeux, le bouton **Ma main**, sous la table, montre vos cartes ; personne d’autre ne les voit. Appuyez dessus.
iliad-lesson-1 = Votre main. À votre tour, vous faites une seule chose : poser une carte, attaquer ou passer. Commencez votre armée par votre meilleur soldat, un Hoplite 4.
iliad-lesson-1-again = Regardez vos Hoplites : ils ne s’empilent que par valeurs décroissantes, le 4 doit donc être là d’abord.
iliad-lesson-2 = Une carte attaque depuis la table, à partir du tour qui suit sa pose : au prochain tour, cet Archer pourrait éliminer votre Hoplite. Seul un **Char** attaque directement depuis la main. Votre carte et sa cible sont alors défaussées.
iliad-lesson-2-again = Regardez l’Archer de Nestor : si vous le laissez là, votre Hoplite est sa proie. Votre Char peut le devancer.
iliad-lesson-3 = À présent, faites grandir votre armée. Un Hoplite plus faible se pose sur un plus fort, et ils forment une **Phalange** : la somme fois le nombre de cartes. 4 et 3 valent (4 + 3) × 2 = 14. Une carte posée ne bouge plus.
iliad-lesson-3-again = Regardez où va le 3 : isolé, il vaut 3 ; sur le 4, les deux cartes valent 14.
iliad-lesson-4 = L’Hoplite de Nestor monte un **Éléphant** : il compte double, et aucun Archer ne l’atteint. Une Baliste élimine les Éléphants. Elle ne peut pas attaquer tout de suite : posez-la maintenant.
iliad-lesson-4-again = Regardez l’Éléphant : tout ce qu’il porte compte double. Seule votre Baliste peut y mettre fin, et il faut d’abord la poser.
iliad-lesson-5 = L’Éléphant porte deux cartes, son maximum : (4 + 3) × 2 = 14. Votre Baliste peut attaquer à présent : l’Éléphant disparaît, ses cartes tombent et restent isolées.
iliad-lesson-5-again = Regardez les armées : 14 contre 14. Sans l’Éléphant, le 4 et le 3 de Nestor ne valent plus que 7.
iliad-lesson-6 = Vous avez un **Cheval de Troie**. Les Hoplites et les Archers cachés dedans ne sont ni vus ni attaqués jusqu’à la fin du siège ; seule une Catapulte élimine le Cheval lui-même. Il doit d’abord être là.
iliad-lesson-6-again = Regardez la dernière carte de votre main : rien ne se cache tant que le Cheval de Troie n’est pas posé.
iliad-lesson-7 = Encore un Archer ! Au prochain tour, il peut prendre la dernière carte de votre Phalange, le 3. Cachez donc votre autre Hoplite 3 dans le Cheval.
iliad-lesson-7-again = Regardez l’Archer de Nestor : ce qui est à découvert peut être éliminé. Dans le Cheval, un Hoplite 3 est à l’abri.
iliad-lesson-8 = Éliminé, comme prévu : il ne reste que votre 4 à découvert. Mais de votre Cheval, Nestor sait seulement qu’il contient une carte. Ajoutez-y un 2.
iliad-lesson-8-again = Regardez le Cheval : un 2 y est à l’abri, et pourra encore rejoindre votre 4 à la fin du siège.
iliad-lesson-9 = La Herse de Nestor tient les Chars loin de toute son armée ; peu importe. Cachez aussi le 1 : ainsi 3, 2 et 1 attendent leur 4.
iliad-lesson-9-again = Regardez ce que vous construisez : 4 à découvert, 3 et 2 dans le Cheval. Avec un 1 là-dedans, la suite est complète.
iliad-lesson-10 = Pour qui regarde la table, Nestor mène par 15 à 4, et passe. À deux, passer n’est qu’attendre ; le siège finit quand un camp passe juste après l’autre. (À armées égales, qui a passé en dernier perd.) **Passez** donc, et ouvrez le Cheval !
iliad-lesson-10-again = Vous pourriez continuer, mais il ne faut rien de plus. Si vous passez juste après Nestor, le siège finit et votre Cheval s’ouvre.
iliad-lesson-11 = Voici 3, 2 et 1. Vous pourriez les placer une à une, ou laisser le jeu trouver la meilleure place : sur votre 4, une Phalange de quatre cartes, (4 + 3 + 2 + 1) × 4 = 40.
iliad-lesson-11-again = Les placer vous-même est permis ; mais regardez la première réponse : 40, c’est le maximum.
iliad-lesson-12 = 40 à 15 ! Vous prenez la tuile **Agamemnon**, qui vaut 1 point (qui la possède commence le siège suivant), et une carte Victoire ; l’autre reste. La Cité vaut 2, et avec plus de points de Cités que chacun des autres vous prenez Athéna, qui vaut 2 (pour les Trirèmes, c’est Poséidon, 2 aussi). Hélène vaut 5.
iliad-lesson-12-again = Regardez les points : la Cité rapporte 2 + 2 avec Athéna, Hélène rapporte 5.
iliad-lesson-end = **Siège gagné : 6 points sur 15.** Les armées ont disparu, les mains restent (12 cartes au plus, à six joueurs 10), et l’on n’a pioché que 3 cartes : ce que vous ne dépensez pas dans un siège décide du suivant.

    À trois ou plus, un Oracle dit comment un siège se gagne.
    - **Thanatos** : passer est définitif, mais amène un Héros ; votre armée reste, et peut encore être attaquée. À la fin, on prend des cartes Victoire de l’armée la plus forte à la plus faible ; à égalité, le plus fort Héros d’abord. L’armée la plus faible (à égalité, le plus faible Héros) prend la carte Thanatos et en perd les points.
    - **Gorgone** : pas de Cheval de Troie, et passer coûte toute l’armée. La personne dont l’armée est seule la plus forte au début de son propre tour prend une carte Victoire et Agamemnon ; les autres ne prennent rien.

    Il faut alors 12 points pour gagner immédiatement, par équipes 15. Après le dernier des huit Oracles, le plus de points l’emporte ; les ex æquo livrent encore un siège de Gorgone.
