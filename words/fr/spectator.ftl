## Regarder

spectator-open = Regarder
spectator-panel = Vous n’avez pas de place à cette table ; voici ce que tout le monde peut voir.
spectator-ask = Demander une place
spectator-asked = J’ai posé la question à l’hôte. En cas d’accord, vous jouerez à la place d’un ordinateur.
spectator-asks = { $host }, { $name } aimerait jouer à la place d’un ordinateur ({ $game }). D’accord ?
spectator-let-in = D’accord
spectator-answered = { $answer ->
    [let-in] { $user } joue désormais à la place d’un ordinateur. « Ma main », sous la table, montre les cartes.
   *[turn-away] { $name } continue de regarder.
}

## Qui a fini

spectator-all-hands = Voir toutes les mains
spectator-open-hands = Vous voyez toutes les mains, car vous avez fini. Gardez-les pour vous.
spectator-looked = 👁 { $name } a fini et regarde toutes les mains.

## Ce qui ne se peut pas

spectator-refused-asked-already = Vous avez déjà demandé une place à cette table. L’hôte décide.
spectator-refused-has-played = Une personne qui a tenu des cartes dans cette partie n’y prend pas d’autre place. Vous pouvez la regarder, et tout revoir une fois qu’elle est finie.
spectator-refused-not-asking = Cette place n’est plus demandée.
spectator-refused-own-hand-only = Vous voyez toutes les mains une fois que vous avez fini avant les autres, si la table en a convenu.
