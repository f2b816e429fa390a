## Partager une partie en fichier

share-about = Recevez cette partie en fichier, à garder ou à publier, vue ainsi :
share-points = Les tournants
share-game = Toute la partie
share-page = Page à feuilleter
share-post = Publier ici
share-making = Je dessine { $game }. Cela peut prendre une minute ; le fichier s’affichera ici.
share-made = { $what ->
    [points] { $game } : les tournants, en image animée.
    [game] { $game } en image animée, de la donne à la fin.
   *[page] { $game } en page. Ouvrez le fichier dans un navigateur ; il n’a pas besoin de réseau.
}
share-posted = { $what ->
    [points] { $name } partage des tournants : { $game }.
    [game] { $name } partage { $game }, de la donne à la fin.
   *[page] { $name } partage { $game } en page. Téléchargez le fichier et ouvrez-le dans un navigateur.
}
share-keep = Personne d’autre ne voit ceci. Enregistrez le fichier pour le publier où vous voulez.
share-alt = { $game } : une image animée { $what ->
    [points] de ses tournants
   *[game] de toute la partie
}. Sous chaque position, il est écrit ce qui se passe.
share-every = Le fichier serait trop gros pour Discord : il ne montre qu’un coup sur { $every }.
share-one-view = Avec tous les points de vue, le fichier serait trop gros pour Discord : il n’a que celui-ci.

## L’image animée

share-point = Tournant { $number } sur { $points }
share-change = Chances de { $name } : { $before } % avant, { $after } % après

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
share-page-keys = Clavier : ← et → avancent d’une étape, Début et Fin vont aux extrémités, Page préc. et Page suiv. changent de chapitre.
share-page-no-script = Ce navigateur n’exécute pas de scripts : il n’y a donc pas d’images. Tous les coups sont listés ci-dessous.
