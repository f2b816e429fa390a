# Ce qu’une personne peut demander à la fois et en peu de temps.

limits-refused-yours = { $what ->
    [hint] Je cherche encore votre dernier conseil. Attendez-le avant d’en demander un autre.
    [analysis] Je prépare encore votre dernière analyse. Attendez-la avant d’en demander une autre.
    [file] Je dessine encore le dernier fichier demandé. Attendez-le avant d’en demander un autre.
   *[game] Je vérifie encore la dernière partie que vous avez demandée. Attendez la réponse avant de recommencer.
}
limits-refused-often = { $what ->
    [hint] Vous avez demandé { $often } conseils en peu de temps.
    [analysis] Vous avez demandé { $often } analyses en peu de temps.
    [file] Vous avez demandé { $often } fichiers en peu de temps.
   *[game] Vous avez fait vérifier { $often } parties en peu de temps.
} { $wait ->
    [1] Réessayez dans une minute.
   *[other] Réessayez dans { $wait } minutes.
}
limits-refused-crowd = { $what ->
    [hint] Trop de personnes attendent un conseil en ce moment. Réessayez dans une minute.
    [analysis] Trop de personnes attendent une analyse en ce moment. Réessayez dans quelques minutes.
    [file] Trop de personnes attendent un fichier en ce moment. Réessayez dans une minute.
   *[game] Trop de parties sont en cours de vérification. Réessayez dans une minute.
}
limits-refused-lobbies = Vous avez déjà { $most } tables qui attendent du monde. Commencez-en ou annulez-en une d’abord ; la plus ancienne est dans <#{ $place }>.
limits-refused-file-long = Cette partie est trop longue : je rejoue des parties de { $most } coups au plus.
