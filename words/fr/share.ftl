share-point = Tournant { $number } sur { $points }

## La page en un seul fichier

share-page-move = { $ply ->
    [0] La donne
   *[other] Coup { $ply } sur { $last }
}
share-page-first = Première étape
share-page-back = Étape précédente
share-page-play = Lecture
share-page-pause = Pause
share-page-next = Étape suivante
share-page-last = Dernière étape
share-page-step = Étape
share-page-chapters = Aller à
share-page-view = Vu par
share-page-in-words = Cette position en toutes lettres
share-page-all-moves = Tous les coups
share-page-keys = Clavier : ← et → avancent d’une étape, Début et Fin vont aux extrémités, Page préc. et Page suiv. changent de chapitre.
share-page-no-script = Ce navigateur n’exécute pas de scripts : il n’y a donc pas d’images. Tous les coups sont listés ci-dessous.
