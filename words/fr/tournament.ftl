## Tournois et championnats

tournament-name = tournoi
tournament-about = Ouvrir un tournoi ou un championnat, ou voir ceux de ce serveur
tournament-option-game-about = Le jeu du tournoi à ouvrir ; sans lui, la liste

tournament-title = ## { $kind ->
    [league] Championnat
    [knockout] Élimination directe
   *[swiss] Tournoi suisse
} : { $game }{ $season ->
    [1] {""}
   *[other] , saison { $season }
}
tournament-terms = { $team ->
    [2] Équipes de deux, mêmes cartes, places échangées.{" "}
   *[1] { $duplicate ->
        [yes] Mêmes cartes à toutes les tables.{" "}
       *[no] {""}
    }
}Une manche dure au plus { $unit ->
    [days] { $count ->
        [1] un jour
        [7] une semaine
       *[other] { $count } jours
    }
    [hours] { $count ->
        [1] une heure
       *[other] { $count } heures
    }
   *[minutes] { $count } minutes
}, { $turn }.
tournament-entries = { $count ->
    [0] Personne ne s’est encore inscrit.
   *[other] **En lice ({ $count }) :** { $names }
}
tournament-join-how = Appuyez sur « Participer ». { $host ->
    [nobody] La modération donne le départ, sous « Plus… ».
   *[other] <@{ $host }> ou la modération donne le départ, sous « Plus… ».
}
tournament-round = **Manche { $number } sur { $of }**, fin { $relative }
tournament-bye = - Sans adversaire cette manche : { $name }
tournament-held = { $why ->
    [absent] Toutes les parties sont finies, mais il manque quelqu’un. La manche suivante commence { $when }, ou dès que tout le monde est de retour.
    [alone] Il y a moins de deux personnes. Le tournoi s’arrête { $when }, sauf si quelqu’un revient.
   *[unpaired] Les personnes présentes se sont déjà rencontrées, ou resteraient sans adversaire une seconde fois. Le tournoi s’arrête { $when }, sauf si quelqu’un revient.
} De retour ? Appuyez sur « Reprendre ».
tournament-won = # 🏆 { $count ->
    [one] Victoire de { $names } !
   *[other] { $names } se partagent la victoire !
}
tournament-ended = { $round ->
    [0] Il a été arrêté avant la première manche.
   *[other] Il a été arrêté à la manche { $round } sur { $of } : personne ne l’a donc gagné.
}
tournament-cut-short = Il s’est arrêté après la manche { $number } sur { $of } : { $why ->
    [alone] il restait moins de deux personnes.
   *[unpaired] les personnes qui restaient s’étaient déjà rencontrées, ou seraient restées sans adversaire une seconde fois.
}
tournament-more = … et encore { $count }
tournament-own = Vous : { $line }
tournament-standing = **{ $place }.** { $name }{ $kind ->
    [knockout] {""}
   *[other] {" "}: { $points }
}{ $status ->
    [gone] {" "}(a quitté le tournoi)
    [absent] {" "}(absence)
   *[plays] {""}
}
tournament-annulled = **–** { $name } (moins de la moitié des parties : aucune ne compte)
tournament-not-counted = (ne compte pas)
tournament-join = Participer
tournament-joined = Vous participez. Je vous préviendrai quand ce sera à vous.
tournament-open = Classement
tournament-others = Plus…
tournament-next = Nouvelle saison
tournament-next-opened = La nouvelle saison est ouverte plus bas, et les personnes de la précédente y sont invitées. Pour participer, il faut appuyer sur « Participer ».
tournament-invitation = **{ $tournament } : les inscriptions sont ouvertes.** Vous avez participé à la saison précédente. Appuyez sur « Participer » pour rejouer.
tournament-back = Reprendre
tournament-leave = Partir
tournament-start = Commencer
tournament-end = L’arrêter
tournament-remove = Retirer quelqu’un
tournament-which-team = Rejoindre une équipe
tournament-again = De nouveau avec { $name }
tournament-found = Nouvelle équipe
tournament-teams = { $count ->
    [0] Fondez une équipe : quelqu’un pourra la rejoindre.
    [one] Une équipe a une place libre.
   *[other] { $count } équipes ont une place libre.
}
tournament-list = { $count ->
    [0] Aucun tournoi n’est ouvert ici.
    [one] **Un tournoi est ouvert ici :**
   *[other] **{ $count } tournois sont ouverts ici :**
}
tournament-new = Ouvrir un tournoi
tournament-ask-game = Jeu
tournament-ask-switches = Équipes et cartes
tournament-start-title = Commencer ? { $tournament }
tournament-start-about = { $team ->
    [2] { $count } équipes jouent
   *[1] { $count } personnes jouent
} { $rounds ->
    [one] une manche.
   *[other] { $rounds } manches.
} Ensuite, plus personne ne peut s’inscrire.{ $team ->
    [2] {" "}Les équipes incomplètes ne jouent pas.
   *[1] {""}
}
tournament-start-yes = Oui, commencer
tournament-not-yet = Pas encore
tournament-end-title = L’arrêter ? { $tournament }
tournament-end-about = { $stage ->
    [playing] Les parties en cours s’arrêtent sans résultat. Le classement reste tel quel.
   *[open] Plus personne ne pourra s’inscrire.
}
tournament-end-yes = Oui, l’arrêter
tournament-no = Non
tournament-leave-title = Partir ? { $tournament }
tournament-leave-about = { $results ->
    [annulled] Vous avez joué moins de la moitié de vos parties : aucune ne compte, ni pour vous ni pour vos adversaires.
    [walkovers] Vous avez joué la moitié de vos parties : vos résultats restent, et vos adversaires gagnent celles qui restent.
    [swiss] Vos résultats restent, pour vous et pour vos adversaires.
    [knockout] Vos résultats restent, et la personne que vous deviez rencontrer ensuite passe sans jouer.
   *[open] Vous pourrez vous réinscrire jusqu’au départ.
}{ $results ->
    [open] {""}
   *[other] {" "}Les parties cotées le restent. Vous ne pourrez pas revenir. Une partie en cours continue : abandonnez-la à sa table s’il le faut.{ $team ->
        [2] {" "}Votre équipe part avec vous.
       *[1] {""}
    }
}
tournament-leave-yes = Oui, partir
tournament-out-title = Retirer { $name } ?
tournament-out-about = { $results ->
    [annulled] Moins de la moitié de ses parties sont jouées : aucune ne compte, ni ici ni pour ses adversaires.
    [walkovers] La moitié de ses parties est jouée : ses résultats restent, et ses adversaires gagnent celles qui restent.
    [swiss] Ses résultats restent, mais il n’y aura plus d’adversaire.
    [knockout] Ses résultats restent, et la personne à rencontrer ensuite passe sans jouer.
   *[open] Une nouvelle inscription reste possible.
}{ $results ->
    [open] {""}
   *[other] {" "}Les parties cotées le restent. Il n’y a pas de retour. Une partie en cours continue.
}
tournament-out-yes = Oui, retirer
tournament-at-table = { $status ->
    [playing] { $names } jouent une partie de tournoi. D’autres jouent les mêmes cartes : la table n’en montre aucune.
   *[other] { $names } ont joué une partie de tournoi. Les cartes seront visibles à la fin de la manche.
}
tournament-help = C’est une partie de tournoi. D’autres jouent les mêmes cartes, donc la table n’en montre aucune : appuyez sur « Ma main » pour voir les vôtres et jouer. Si votre temps s’écoule, l’ordinateur garde votre place jusqu’à votre retour. Une absence à la fin de la partie vaut défaite.

tournament-refused-begun = Ce tournoi a commencé : on ne peut plus s’inscrire.
tournament-refused-fixed = C’est une partie de tournoi : les places et les règles de la table ne changent pas.
tournament-refused-full = Ce tournoi est complet : il compte { $most } inscriptions.
tournament-refused-host = { $host ->
    [nobody] Seule la modération peut faire cela ici.
   *[other] <@{ $host }> a ouvert ce tournoi. Sinon, seule la modération peut faire cela.
}
tournament-refused-joined = Vous participez déjà.
tournament-refused-no-rematch = C’était une partie de tournoi : la suivante viendra d’elle-même. Pour une autre partie, tapez /jouer.
tournament-refused-no-team = Cette équipe est complète ou n’existe plus. Choisissez-en une autre, ou fondez-en une.
tournament-refused-none = Ce tournoi n’existe pas ici. Tapez /tournoi pour voir la liste.
tournament-refused-not-in = Vous ne participez pas, ou plus.
tournament-refused-not-over = La nouvelle saison s’ouvrira quand celle-ci sera finie.
tournament-refused-over = Ce tournoi est fini. Tapez /tournoi pour voir ceux qui sont ouverts.
tournament-refused-sealed = D’autres jouent encore ces cartes. Tout le monde pourra les voir à la fin de la manche.
tournament-refused-server = Les tournois se jouent dans un serveur. Tapez /tournoi dans l’un de ses salons.
tournament-refused-server-full = Ce serveur compte { $most } tournois. Qui les a ouverts ou la modération peut en arrêter un.
tournament-refused-too-few = { $team ->
    [2] Un tournoi demande au moins { $fewest } équipes complètes.
   *[1] Un tournoi demande au moins { $fewest } personnes.
}
tournament-refused-too-many = Vous avez { $most } tournois ici. Arrêtez-en un d’abord.
tournament-refused-rounds = Seul un tournoi suisse a un nombre de manches au choix. Laissez « manches » de côté.
tournament-refused-which-game = Quel jeu ? Remplissez « jeu » pour ouvrir un tournoi, ou tapez /tournoi seul pour voir la liste.
