lobby-title = { $game }{ $status ->
    [lobby]  : qui joue ?
    [playing]  : la partie a commencé
   *[other]  : la table est fermée
}

lobby-changed = Modifié { $when }

## Places et boutons

lobby-free-seat = libre
lobby-held-seat = réservée
lobby-has-word = a un mot
lobby-free-seats = { $free ->
    [0] Toutes les places prises
    [one] 1 place libre
   *[other] { $free } places libres
}
lobby-full = Toutes les places sont prises. { $host ->
    [none] L’hôte appuie sur « Lancer » quand tout le monde est prêt.
   *[other] { $host } appuie sur « Lancer » quand tout le monde est prêt.
}
lobby-one-of-two = « Cotée » et « Tout coup peut être repris » s’excluent. { $undo ->
    [friendly] La partie n’est pas cotée et tout coup peut être repris ; le reste est comme vous l’avez choisi.
   *[strict] La partie est cotée et seuls certains coups peuvent être repris ; le reste est comme vous l’avez choisi.
}
lobby-join = Jouer
lobby-leave = Quitter
lobby-add-computer = + Ordinateur
lobby-remove-computer = Retirer un ordinateur
lobby-start = Lancer
lobby-options = Options…
lobby-more = Plus…
lobby-brought = { $name } · avec son propre mot
lobby-seal = { $dealt ->
    [yes] Sceau avant la donne :{"\u00A0"}{ $seal } · Celui de la table est autre dès que des mots ou des clics y sont mêlés.
   *[no] Sceau :{"\u00A0"}{ $seal }
}
lobby-level = { $name } · { lobby-strength }
lobby-strength = { $level ->
    [easy] facile
    [medium] moyen
    [hard] difficile
    [master] maître
   *[other] { $level }
}
lobby-levels = Niveau des ordinateurs
lobby-computer = Ordinateur { $number }

## Le formulaire de « Options… » ; un intitulé a 45 caractères au plus

lobby-options-title = Options : { $table }
lobby-ask-table = Table
lobby-ask-switches = Également convenu
lobby-ask-switches-about = Partie cotée, ou tout coup peut être repris : pas les deux
lobby-ask-option = Dans ce jeu

## Un mot pour la donne ; un titre ou un intitulé a 45 caractères au plus, ce qui est dessous 100

lobby-word-why = Grâce au sceau, tout le monde peut vérifier plus tard que personne n’a changé la donne. Apportez un mot que personne ne peut deviner, et personne ne pourra la choisir non plus.
lobby-word-yours = Votre mot, tel qu’il compte : { $word }
lobby-refused-word-letter = Votre mot ne peut contenir { $code } ({ $name }) : d’autres ne sauraient le voir ou le taper. Prenez une seule écriture (latine, grecque, arabe, chinoise…), des chiffres et une ponctuation simple, ou seulement des émojis. Un mot collé ? Tapez-le plutôt.
lobby-refused-word-scripts = Votre mot mêle plusieurs écritures : il contient { $one } et { $other }. Des lettres d’écritures différentes peuvent se ressembler ; prenez celles d’une seule écriture, ou seulement des émojis.
lobby-word = Un mot pour la donne…

lobby-word-title = Un mot pour la donne
lobby-word-label = Un mot que personne ne peut deviner
lobby-word-about = Tout le monde pourra le voir après la partie. Laissez vide pour le reprendre.
lobby-word-example = sept hérons bleus à midi

## Le panneau de « Plus… »

lobby-more-title = Plus d’options : { $table }
lobby-other-time = Une autre limite de temps…
lobby-refused-seat-first = Prenez d’abord une place : appuyez sur « Jouer ». Vous pourrez alors apporter ici un mot pour la donne ; seul l’hôte change le reste.
