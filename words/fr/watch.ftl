## Regarder

watch-open = Regarder
watch-panel = Vous n’avez pas de place à cette table ; voici ce que tout le monde peut voir.
watch-ask = Demander une place
watch-asked = J’ai demandé à l’hôte. En cas d’accord, vous jouez à la place d’un ordinateur.
watch-asks = { $host }, { $name } aimerait jouer à la place d’un ordinateur ({ $game }). D’accord ?
watch-let-in = D’accord
watch-answered = { $answer ->
    [let-in] { $user } joue désormais à la place d’un ordinateur. « Ma main », sous la table, montre les cartes.
   *[turn-away] { $name } continue de regarder.
}

## Qui a fini

watch-finished = { $sees ->
    [all] Qui a fini : voit toutes les mains
   *[own] Qui a fini : voit sa main
}
watch-agreed = Qui a fini avant les autres peut regarder toutes les mains.
watch-all-hands = Voir toutes les mains
watch-open-hands = Toutes les mains vous sont ouvertes, car vous avez fini. Gardez-les pour vous.
watch-looked = 👁 { $name } a fini et regarde toutes les mains.

## Ce qui ne se peut pas

watch-refused-asked-already = Vous avez déjà demandé une place à cette table. L’hôte décide.
watch-refused-has-played = Qui a tenu des cartes dans cette partie n’y prend pas d’autre place. Vous pouvez la regarder, et tout revoir une fois qu’elle est finie.
watch-refused-not-asking = Cette place n’est plus demandée.
watch-refused-own-hand-only = Vous voyez toutes les mains une fois que vous avez fini avant les autres, si la table en a convenu.
