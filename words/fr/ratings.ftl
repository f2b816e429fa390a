## Commandes

ratings-stats-name = stats
ratings-stats-about = Parties, victoires, places et cotes : les vôtres ou celles d’un membre ; personne d’autre ne voit
ratings-option-member = membre
ratings-option-member-about = De qui ; de vous si vous ne dites rien
ratings-leaderboard-name = classement
ratings-leaderboard-about = Qui joue le mieux : les cotes de ce serveur, ou de tous les serveurs
ratings-option-game = jeu
ratings-option-game-about = Quel jeu

## L’attente

ratings-ended-as-loss = La partie est terminée. Elle comptait pour les cotes : y mettre fin vaut abandon.

## Le palmarès d’une personne

ratings-record = { $name } : parties et cotes
ratings-board = { $board ->
    [here] Sur ce serveur
   *[overall] Sur tous les serveurs
}
ratings-none = Aucune partie cotée pour l’instant. Une partie l’est si la table le dit et qu’au moins deux personnes jouent.
ratings-game-line = **{ $game } : { $points }** ± { $give_or_take }, { $certainty ->
    [sure] très sûre
    [fair] assez sûre
    [rough] encore approximative
   *[provisional] provisoire
}
ratings-counts = { $matches ->
    [1] 1 partie
   *[other] { $matches } parties
}, { $victories ->
    [0] aucune gagnée
    [1] 1 gagnée
   *[other] { $victories } gagnées
}
ratings-all = Cotées ou non : { $counts }
ratings-unrated = Hors cote : { $counts }
ratings-against = **Face à** (gagnée : meilleure place)
ratings-rival = { $name } : { $counts }
ratings-pace = Temps habituel par coup : { $count } { $unit ->
    [days] jours
    [hours] h
    [minutes] min
   *[seconds] s
} (la moitié de vos coups en prend moins)
ratings-why-unrated = Hors cote
ratings-why = { $count ->
    [1] 1 partie
   *[other] { $count } parties
} : { $why ->
    [alone] contre l’ordinateur seulement
    [agreed] choix de la table
    [friendly] tous les coups pouvaient être repris
    [ended] fin avant l’heure, sans abandon
   *[mistake] bloquée par une erreur de notre part
}
ratings-places = Places : { $places }
ratings-place = { $place ->
    [1] 1re
   *[other] { $place }e
} × { $times }
ratings-note = Tout le monde part de 1000. Deux fois sur trois, la vraie force est à ± près. Provisoire : moins d’une dizaine de parties.
ratings-chart-title = Cotes
ratings-chart-across = Parties cotées
ratings-chart-up = Cote
ratings-chart-described = Les cotes après chaque partie cotée.
ratings-chart-curve = { $game } : { $first } au début, { $last } après { $matches ->
    [1] 1 partie
   *[other] { $matches } parties
}.

## Le classement

ratings-leaderboard = { $game } : { $board ->
    [here] classement du serveur
   *[overall] classement de tous les serveurs
}
ratings-standing = { $rank } **{ $name }** { $points } ± { $give_or_take }
ratings-computer = Ordinateur, { $level ->
    [easy] facile
    [medium] moyen
    [hard] difficile
    [master] maître
   *[other] { $level }
}
ratings-nobody = Personne n’a encore de cote ici. Ouvrez une table avec /jouer ; à deux personnes ou plus, la partie est cotée.
ratings-leaderboard-note = ? : provisoire, moins d’une dizaine de parties. { $board ->
    [here] Les parties d’autres serveurs ne comptent pas ici.
   *[overall] N’y figure que qui le souhaite : /confidentialité global.
}
ratings-earlier = Plus haut
ratings-later = Plus bas
ratings-other-board = { $board ->
    [here] Tous les serveurs
   *[overall] Ce serveur
}
ratings-choose-game = Un autre jeu
