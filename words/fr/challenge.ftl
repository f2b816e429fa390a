## Défis

challenge-name = défi
challenge-about = Jouez les mêmes cartes que tout le monde : la donne du jour, ou un défi entre amis
challenge-option-code = code
challenge-option-code-about = Le code d’un défi entre amis ; laissez vide pour la donne du jour
challenge-option-game-about = Lancer à vos amis un défi à ce jeu
challenge-title = ## { $kind ->
    [daily] Défi du jour
   *[made] Défi { $code }
} : { $game }
challenge-what = Tout le monde reçoit les mêmes cartes et la même place, une seule fois, contre un ordinateur fort. Il n’y a ni conseil ni reprise. La partie n’est pas cotée.
challenge-until = { $day ->
    [yes] Dernier délai pour finir une partie : { $until }.
   *[no] Fin du défi : { $until }.
}
challenge-count = { $count ->
    [0] Personne ne l’a encore fini.
    [one] Une personne l’a fini.
   *[other] { $count } personnes l’ont fini.
}
challenge-over = Ce défi est terminé.
challenge-play = Jouer
challenge-go-on = Continuer
challenge-under-way = Vous avez commencé. Finissez votre partie pour voir ce que les autres ont fait.
challenge-seal = Sceau de la donne, le même à toutes les tables : { $seal }
challenge-result = { $how ->
    [won] victoire
    [lost] défaite
    [even] égalité
   *[gave-up] abandon
}{ $points ->
    [yes] {" "}{ $own } à { $other }
   *[no] {""}
}
challenge-yours = **Vous : { $result }.**{ $others ->
    [0] {" "}Personne d’autre ne l’a encore fini.
   *[other] {" "}Mieux que { $better } sur { $others }{ $same ->
        [0] .
        [one] {" "}; { $same } a fait de même.
       *[other] {" "}; { $same } ont fait de même.
    }
}
challenge-place = { $place }. { $name } : { $result }
challenge-somebody = Quelqu’un
challenge-more = … et { $count } de plus
challenge-watch = Voir une partie avec les mêmes cartes
challenge-refresh = Actualiser
challenge-friends = Défier des amis
challenge-close = Fermer le défi
challenge-close-title = Fermer le défi { $code } ?
challenge-close-about = Plus personne ne pourra le jouer. Les parties inachevées comptent comme abandonnées, et tout le monde pourra voir les cartes.
challenge-close-yes = Oui, le fermer
challenge-close-no = Le laisser ouvert
challenge-invites = ## { $name } vous lance un défi : { $game }
    Tout le monde reçoit les mêmes cartes et la même place, une seule fois, contre un ordinateur fort. Sur n’importe quel serveur, ou en message privé avec moi, tapez `/défi code:{ $code }`.
challenge-accept = Relever le défi
challenge-at-table = { $status ->
    [playing] { $name } joue un défi.
    [finished] { $name } a joué un défi.
   *[ended] { $name } a abandonné un défi.
} Les cartes restent cachées ici, car d’autres peuvent encore les jouer.
challenge-same-cards = Jouer les mêmes cartes
challenge-compare = Comparer
challenge-help = Un défi se joue en solitaire, dans un panneau que personne d’autre ne voit. Appuyez sur « Ma main » pour voir vos cartes et jouer. D’autres reçoivent les mêmes cartes : la table n’en montre donc aucune.
    - /défi montre ce que les autres ont fait, une fois que vous avez joué
    - /table remet la table en bas du salon
    - /quitter abandonne, et cela compte comme votre essai
    - /réglages choisit votre langue et vos rappels

challenge-refused-first = Ce sont les cartes d’un défi. Jouez-le d’abord avec /défi ; ensuite vous pourrez les voir.
challenge-refused-fixed = Un défi se joue en solitaire, dans les mêmes conditions pour tout le monde : ici, rien ne peut être changé.
challenge-refused-maker = Seule la personne qui a lancé ce défi peut le fermer.
challenge-refused-no-code = Aucun défi n’a le code « { $code } ». Un code compte 8 lettres et chiffres ; demandez-le à qui a lancé le défi.
challenge-refused-no-undo = Dans un défi, aucun coup ne peut être annulé.
challenge-refused-not-shared = Vous ne pouvez pas écrire dans ce salon : je n’y publie donc pas de défi pour vous.
challenge-refused-or-game = Donnez soit un code, soit un jeu : avec un code, vous relevez un défi ; avec un jeu, vous en lancez un.
challenge-refused-over = Ce défi est terminé. Tapez /défi pour la donne du jour.
challenge-refused-played = Vous avez joué ces cartes. Un défi ne se joue qu’une fois.
challenge-refused-sealed = D’autres peuvent encore jouer ces cartes : ce sera possible une fois le défi terminé, { $relative }. Vous pouvez déjà voir la partie.
challenge-refused-too-many = Vous avez { $most } défis ouverts. Fermez-en un d’abord : tapez /défi avec son code.
