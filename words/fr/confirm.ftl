## Céder sa place

confirm-leave = Abandonner { $table } ?
confirm-leave-seat = { $ends ->
    [yes] La partie s’arrête pour tout le monde.
   *[no] Un ordinateur prend définitivement votre place.
}
confirm-loss = { $lost ->
    [yes] La partie est cotée : cela compte comme une défaite.
   *[no] Cela ne compte pas comme une défaite.
}
confirm-give-up = Abandonner
confirm-keep-playing = Continuer à jouer

## Arrêter une partie

confirm-end = Arrêter { $table } pour tout le monde ?
confirm-end-about = La partie s’arrête là et ne pourra pas reprendre.
confirm-end-alone = Vous êtes la seule personne à cette table. La partie s’arrête là et ne pourra pas reprendre.
confirm-end-game = Arrêter la partie
confirm-go-on = La laisser continuer

## Fermer une table

confirm-close = Fermer la table { $table } ?
confirm-close-about = { $count ->
    [1] { $names } y a une place ou une invitation.
   *[other] { $names } y ont une place ou une invitation.
} La partie ne commencera pas.
confirm-close-lobby = Fermer la table
confirm-keep-lobby = La laisser ouverte
confirm-closed = La table est fermée.

## Fermer une table bloquée

confirm-close-frozen = Fermer { $table } ?
confirm-close-frozen-about = Personne ne peut jouer tant qu’elle est bloquée. Si vous la fermez, elle le restera, même si l’erreur est corrigée plus tard. Elle ne compte pour personne.
confirm-close-table = Fermer la table
confirm-keep-table = La garder

## Après

confirm-kept = Rien n’a changé.
confirm-refused-changed-since = La situation a changé depuis ma question : je n’ai rien fait. Recommencez, s’il vous plaît.
