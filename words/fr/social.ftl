## La revanche

social-rematch = Revanche
social-seated = La revanche est ouverte : { $link }. Appuyez sur « Lancer » là-bas.

## Invitations

social-invite = Inviter
social-held = gardée pour { $name }
social-whom = { $open ->
    [0] Toutes les autres places sont prises ou gardées.
    [1] **Qui voulez-vous inviter ?** Une place est libre. Elle est gardée pour cette personne jusqu’à sa réponse, ou jusqu’à ce que vous annuliez l’invitation.
   *[other] **Qui voulez-vous inviter ?** { $open } places sont libres. Elles sont gardées pour ces personnes jusqu’à leur réponse, ou jusqu’à ce que vous annuliez l’invitation.
}
social-choose = Choisir des membres
social-withdraw = Annuler une invitation
social-invitation = { $users }, { $host } vous invite à jouer : { $game } { $table }. Une place vous est gardée.
social-declined = Vous avez décliné. La place est de nouveau libre : { $link }

## Avec qui on ne veut pas jouer

social-block-name = bloquer
social-block-about = Avec qui vous ne voulez pas jouer ; personne d’autre ne voit cette liste
social-option-member = membre
social-option-member-about = Qui bloquer ; sans nom, la liste s’affiche
social-nobody-blocked = Vous ne bloquez personne. /bloquer et un nom ajoutent quelqu’un à cette liste. Personne n’en est averti.
social-blocked = **Vous bloquez ces personnes.** Elles ne peuvent ni vous inviter ni rejoindre vos tables, et aucune invitation ni revanche ne vous réunit. Personne n’en est averti. Les parties commencées continuent.
social-blocked-more = … et { $more } de plus.
social-unblock = Retirer quelqu’un de la liste

## Ce qui ne se peut pas

social-refused-answered-already = Cette personne a déjà répondu, ou l’invitation a été retirée.
social-refused-block-whom = Choisissez quelqu’un d’autre : ni vous, ni un bot.
social-refused-not-invited = Aucune place ne vous y est gardée. S’il y en a une de libre, appuyez sur « Jouer », sous la liste des places.
social-refused-not-to-invite = Une des personnes choisies ne peut pas être invitée à cette table. Choisissez quelqu’un d’autre.
social-refused-rematch-begun = La revanche a déjà commencé, ou elle est finie. Sa table a son propre bouton pour la suivante.
social-refused-rematch-nowhere = Je ne peux plus écrire dans le salon où cette partie a été ouverte. Avec /jouer, vous ouvrez une table ailleurs.
social-refused-rematch-players = Seules les personnes assises là à la fin peuvent demander la revanche. Avec /jouer, vous ouvrez votre propre table.
social-refused-seat-closed = Cette place ne peut pas être prise. Il se peut qu’elle soit gardée pour quelqu’un ; avec /jouer, vous ouvrez votre propre table.
social-refused-seats-too-few = { $open ->
    [0] Il n’y a plus de place libre.
    [1] Une seule place est libre. Choisissez une personne, ou une plus grande table.
   *[other] Seules { $open } places sont libres. Choisissez moins de monde, ou une plus grande table.
}
