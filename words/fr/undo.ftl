## Commandes

undo-name = reprendre
undo-about = Reprendre votre dernier coup, si toute la table est d’accord

## Qui demande

undo-open = Reprendre mon dernier coup
undo-title = Reprendre votre dernier coup ?
undo-would = { $moves ->
    [1] Voici ce qui serait annulé :
   *[other] { $moves } coups seraient annulés, avec leurs suites :
}
undo-others = Il faudrait l’accord de : { $names }.
undo-alone = Personne d’autre n’a à donner son accord.
undo-note = Le journal garde ce qui est repris, et les parties revues le montrent. Un coup rejoué donne une autre pioche.
undo-ask = Demander aux autres
undo-do = L’annuler
undo-asked = J’ai posé la question à la table. Votre coup est annulé dès que tout le monde est d’accord ; le prochain coup met fin à la demande.
undo-withdraw = Annuler ma demande
undo-done = Coup annulé.

## Les autres

undo-question = ↩ **{ $name }** demande à reprendre un coup ({ $game }).
undo-consent = { $users } : êtes-vous d’accord ? { $count ->
    [1] {""}
   *[other] Il faut l’accord de tout le monde.{" "}
}Le prochain coup met fin à la demande.
undo-agree = Accepter
undo-decline = Refuser
undo-agreed = Vous êtes d’accord. Le coup est annulé dès que tout le monde l’est.
undo-declined = Le coup est maintenu.

## Ce qui s’est passé

undo-took-back = { $seat ->
    [you] Vous reprenez votre dernier coup
   *[other] { $seat_name } reprend un coup
}{ $moves ->
    [1] .
   *[other]  : { $moves } coups sont annulés.
}

## Ce qui ne se peut pas

undo-refused-asked = Quelqu’un d’autre demande déjà à reprendre un coup. Il faut d’abord en décider.
undo-refused-declined = La question a déjà été posée pour ce coup, et il est maintenu. Vous pourrez redemander après votre prochain coup.
undo-refused-late = Cette question est réglée, ou la partie a continué entre-temps.
undo-refused-nothing = Vous n’avez encore joué aucun coup à reprendre.
undo-refused-older = Ce coup a été joué avec une version plus ancienne des règles ; il ne peut plus être repris.
undo-refused-own = C’est vous qui demandez : aux autres de donner leur accord. « Refuser » annule votre demande.
undo-refused-looked = On ne reprend plus de coup : une personne qui a terminé a vu toutes les mains.
undo-refused-revealed = Votre dernier coup est maintenu : avec lui ou depuis, quelque chose de caché a été dévoilé, ou des cartes ont été piochées. Seule une table ouverte avec « Tout coup peut être repris » le permettrait.
