## Le panneau de qui gère un serveur

admin-name = admin
admin-about = Salons, limites et choix par défaut pour les tables de ce serveur (pour qui le gère)
admin-title = Les tables de ce serveur
admin-open = { $count ->
    [0] Aucune table n’est ouverte.
    [1] Une table est ouverte.
   *[other] { $count } tables sont ouvertes.
}
admin-begins = Choix par défaut des nouvelles tables :
admin-note = La personne qui ouvre une table peut les changer.
admin-anywhere = { $gone ->
    [yes] Les salons choisis n’existent plus : choisissez-en d’autres
   *[no] On peut ouvrir une table dans tout salon
}

## Ce qu’un serveur ne permet pas

admin-refused-admin-only = Il faut pouvoir gérer le serveur pour faire cela, et seulement dans le serveur lui-même. Demandez à qui le gère.
admin-refused-not-allowed-here = { $count ->
    [0] On ne peut pas ouvrir de table ici, et les salons prévus n’existent plus. Demandez à qui gère le serveur : /admin en choisit d’autres.
   *[other] Les tables ne sont pas permises dans ce salon. Tapez plutôt /jouer ici : { $channels }
}
admin-refused-server-full = { $most ->
    [1] Une table est ouverte dans ce serveur, et c’est le maximum. Finissez-la, ou fermez-la par « Plus… » ou /terminer ;
   *[other] { $most } tables sont ouvertes dans ce serveur, et c’est le maximum. Finissez-en une, ou fermez-en une par « Plus… » ou /terminer ;
} qui gère le serveur peut en permettre davantage : /admin.
admin-refused-too-many-yours = { $most ->
    [1] Vous avez déjà ouvert une table, et c’est tout ce que ce serveur permet par personne.
   *[other] Vous avez déjà ouvert { $most } tables, autant que ce serveur le permet par personne.
} La plus ancienne est dans <#{ $place }> : finissez-la, ou fermez-la par « Plus… » ou /terminer.
