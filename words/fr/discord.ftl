## Commandes

discord-play-name = jouer
discord-play-about = Ouvrir une table
discord-option-game = jeu
discord-option-game-about = À quoi jouer
discord-option-seats = places
discord-option-seats-about = Combien de joueurs
discord-option-variant = variante
discord-option-variant-about = La façon de jouer
discord-option-computers = ordinateurs
discord-option-computers-about = Combien d’ordinateurs s’assoient aussitôt
discord-hand-name = main
discord-hand-about = Voir votre main et jouer ; personne d’autre ne la voit
discord-hint-name = conseil
discord-hint-about = Demander ce que jouerait l’ordinateur le plus fort ; personne d’autre ne le voit
discord-table-name = table
discord-table-about = Afficher de nouveau la table, en bas du salon
discord-leave-name = quitter
discord-leave-about = Céder votre place
discord-end-name = terminer
discord-end-about = Mettre fin à la partie (hôte ou modération)
discord-card-name = carte
discord-card-about = Consulter une carte : ses valeurs, son pouvoir et les règles qui la concernent
discord-option-card = nom
discord-option-card-about = Le nom de la carte
discord-analysis-name = analyse
discord-analysis-about = Voir l’évolution des chances dans la dernière partie finie ici
discord-games-name = jeux
discord-games-about = Voir à quoi on peut jouer, et lire les règles
discord-rules-name = règles
discord-rules-about = Consulter une clause par son numéro ou par ses mots, ou toute la page d’un jeu
discord-option-rules-game-about = Les règles de quel jeu ; sinon, celles du jeu qui se joue ici
discord-option-topic = sujet
discord-option-topic-about = Une clause, par exemple IL-32, ou quelques mots ; sinon, toute la page
discord-settings-name = réglages
discord-settings-about = Votre langue, l’endroit où se montre votre main, et les appels quand c’est à vous
discord-option-language = langue
discord-option-language-about = La langue dans laquelle on vous parle
discord-option-hands = main
discord-option-hands-about = Votre main derrière le bouton, ou en message privé quand c’est à vous
discord-option-pings = appels
discord-option-pings-about = Être appelé ou non quand c’est à vous
discord-option-pictures = images
discord-option-pictures-about = Votre main en image, ou en mots seulement
discord-value-server = comme le serveur
discord-value-auto = celle de Discord
discord-value-en = anglais
discord-value-fr = français
discord-value-here = derrière le bouton
discord-value-dm = en message privé
discord-value-on = oui
discord-value-off = non

## Jeux

discord-game = { $game ->
    [olympus] Fight for Olympus
    [hector] Hector et Achille
    [delphi] Delphi
    [horse] Le Cheval de Troie
   *[iliad] Iliade
}
discord-game-about = { $game ->
    [olympus] Un duel pour le trône des dieux : héros et soldats se font face sur l’Olympe, à Delphes et devant Troie.
    [hector] Des batailles devant Troie, à deux : jouez les bonnes couleurs, bluffez avec les autres, et sachez battre en retraite.
    [delphi] Neuf Marches entre quatre Cités : posez face cachée, invoquez dieux et oracles, et retirez-vous à temps.
    [horse] Mémoire et bluff : qui se cache dans le cheval, et dans quel quartier en tombera-t-il ?
   *[iliad] Des sièges devant Troie : levez une armée, brisez celles des autres, et sachez passer à temps.
}
discord-shelf = Sur l’étagère
discord-read-rules = Lire les règles d’un jeu
discord-rules = Règles
discord-rules-title = { $game } : { $section }{ $of ->
    [1] {""}
   *[other] {" "}({ $number }/{ $of })
}
discord-in-short = En bref
discord-section = Aller à une partie des règles
discord-previous = Précédent
discord-next = Suivant
discord-all-games = Tous les jeux
discord-whole-page = Toute la page
discord-clauses = { $count ->
    [0] { $game } n’a pas de clause « { $topic } ». Peut-être l’une de celles-ci ?
   *[other] { $count } clauses de { $game } parlent de « { $topic } ». Laquelle ?
}
discord-choose-clause = Choisir une clause
discord-variant = { $variant ->
    [duel] En duel (notre variante)
    [teams] Par équipes de deux
   *[standard] Chacun pour soi
}
discord-size = { $variant ->
    [duel] { $seats } joueurs, en duel
    [teams] { $seats } joueurs, équipes de deux
   *[standard] { $seats } joueurs
}
discord-size-now = Table : { $variant ->
    [duel] { $seats } joueurs, en duel
    [teams] { $seats } joueurs, équipes de deux
   *[standard] { $seats } joueurs
}

discord-option-value = { $option ->
    [achaean] { $value ->
        [-1] Le sort désigne qui mène les Achéens
       *[other] La place { $number } ({ $name }) mène les Achéens
    }
    [open] { $value ->
        [0] Cheval fermé : retenez qui s’y cache
       *[other] Cheval ouvert : chacun voit qui s’y cache
    }
   *[first] { $value ->
        [-1] Le sort désigne qui commence
       *[other] La place { $number } ({ $name }) commence
    }
}

## L’attente

discord-lobby = { $game }{ $status ->
    [lobby]  : qui joue ?
    [playing]  : la partie a commencé
   *[other]  : la table est fermée
}
discord-agreed = { $variant ->
    [duel] { $seats } joueurs en duel, notre variante
    [teams] { $seats } joueurs par équipes de deux
   *[standard] { $seats } joueurs
}. { $leaving ->
    [ends] Si quelqu’un part, la partie se termine.
   *[computer] Si quelqu’un part, l’ordinateur prend sa place.
}
discord-hints-agreed = { $hints ->
    [off] Personne ne reçoit de conseils.
   *[on] Les conseils sont permis.
}
discord-free-seat = libre
discord-join = S’asseoir
discord-leave = Se lever
discord-add-computer = Ajouter un ordinateur
discord-remove-computer = Retirer un ordinateur
discord-leaving = { $leaving ->
    [ends] Si l’on part : fin de partie
   *[computer] Si l’on part : l’ordinateur joue
}
discord-hints = { $hints ->
    [off] Conseils : non
   *[on] Conseils : oui
}
discord-start = Commencer
discord-cancel = Annuler
discord-level = { $name } · { $level ->
    [easy] facile
    [medium] moyen
    [hard] difficile
   *[other] { $level }
}
discord-levels = Niveau des ordinateurs
discord-computer = Ordinateur { $number }

## La table

discord-table = { $game }{ $status ->
    [playing] {""}
    [finished]  : la partie est finie
    [ended]  : la partie a été arrêtée
   *[frozen]  : la partie est bloquée
}
discord-turn = { $count ->
    [one] { $name } : à vous de jouer.
   *[other] { $name } choisissent encore.
}
discord-thinking = { $name } réfléchit…
discord-closed = { $status ->
    [finished] La partie est finie. La graine de la donne était { $seed }.
    [ended] La partie a été arrêtée avant sa fin. La graine de la donne était { $seed }.
   *[frozen] Une erreur de notre part a bloqué cette partie ; personne ne peut la poursuivre. Toutes nos excuses.
}
discord-unreadable = { $status ->
    [ended] Impossible de relire { $game } : la partie a été fermée.
   *[frozen] Nous n’arrivons plus à lire { $game } : la partie est bloquée. Elle reprendra dès qu’une version pourra la lire ; d’ici là, son hôte ou la modération peut la fermer.
}
discord-close = Fermer
discord-seal = Sceau de la donne : { $seal }
discord-my-hand = Ma main
discord-help = Aide
discord-help-text = « Ma main » montre vos cartes et vous laisse jouer ; personne d’autre ne voit ce panneau. Si vous ne jouez pas, il vous montre la table.
    - /conseil interroge l’ordinateur le plus fort
    - /reprendre annule votre dernier coup si tout le monde est d’accord
    - /table affiche de nouveau la table
    - /quitter cède votre place
    - /terminer met fin à la partie (hôte ou modération)
    - /réglages choisit la langue, les appels et vos heures de jeu
discord-call = { $user }, c’est à vous de jouer ({ $game }).
discord-dms-closed = { $name } n’accepte pas mes messages privés ; la main reste derrière le bouton « Ma main ».
discord-posted-anew = La table est affichée de nouveau.
discord-not-posted = Je ne peux plus écrire là où se joue cette partie : le salon n’existe plus, ou je n’ai plus le droit d’y écrire. Si vous jouez, /table dans un autre salon du serveur y poursuit la partie. /main montre toujours votre main ; /terminer met fin à la partie (hôte ou modération).
discord-not-now = Discord ne répond pas pour l’instant. J’afficherai la table dès que possible ; si rien ne paraît d’ici quelques minutes, retapez /table.
discord-left = { $status ->
    [playing] Vous avez cédé votre place à l’ordinateur.
   *[other] Vous avez cédé votre place, et la partie est terminée.
}
discord-ended = La partie est terminée.

## Après la partie

discord-analysis = Analyse
discord-analysing = L’analyse de la partie { $game } est en cours et paraîtra ici, d’ordinaire en moins d’une minute. Si rien ne vient, redemandez-la.
discord-analysis-title = { $game } : qui était en tête ?
discord-analysis-most = **Les coups qui ont le plus changé les chances**
discord-analysis-move = Coup { $ply }, { $name } : { $move }
discord-analysis-change = { $name } : { $before } % → { $after } %
discord-analysis-note = Estimation d’un ordinateur qui, à chaque coup, ne savait que ce que cette place pouvait savoir.
discord-chart-across = Coups joués
discord-chart-up = Chances de victoire
discord-chart-level = { $chance } %
discord-chart-described = Chances de victoire dans une partie de { $moves } coups.
discord-chart-curve = { $name } : { $first } % au début, { $last } % à la fin.

## La main

discord-choose = Choisir
discord-back = Retour
discord-refresh = Actualiser
discord-hint = Conseil
discord-hint-best = C’est ce que jouerait l’ordinateur le plus fort. Chances de victoire : { $chance } %
discord-hint-next = Les meilleurs coups ensuite :
discord-hint-other = { $move } · { $chance } %
discord-hint-note = Il ne sait que ce que vous savez, et a imaginé { $games } parties. Il peut se tromper.
discord-which = De quelle table s’agit-il ?
discord-elsewhere = Table : { $table }
discord-settings-now = Langue : { $language ->
    [en] { discord-value-en }
    [fr] { discord-value-fr }
   *[auto] { discord-value-auto }
}. Main : { $hands ->
    [dm] { discord-value-dm }
   *[here] { discord-value-here }
}. Appels : { $pings ->
    [off] { discord-value-off }
   *[on] { discord-value-on }
}. Images : { $pictures ->
    [on] { discord-value-on }
    [off] { discord-value-off }
   *[auto] { discord-value-server }
}.
discord-settings-server = Les tables de ce serveur : { $language ->
    [en] { discord-value-en }
    [fr] { discord-value-fr }
   *[auto] { discord-value-auto }
}, { $pictures ->
    [off] en mots seulement
   *[on] en images
}.

## Ce qui ne se peut pas

discord-refused-already-seated = Vous y êtes déjà assis.
discord-refused-analysing = Cette analyse est déjà en cours ; elle vient dans un instant.
discord-refused-begun = La partie a déjà commencé.
discord-refused-counted-before = Ce clic a déjà été compté.
discord-refused-ended = Cette partie a été arrêtée.
discord-refused-finished = Cette partie est finie.
discord-refused-not-a-choice = « { $value } » ne fait pas partie des choix. Choisissez dans la liste que montre Discord.
discord-refused-forged = Ce bouton ne me dit rien. Servez-vous de ceux qui sont sous la table.
discord-refused-frozen = Une erreur de notre part a bloqué cette partie. Son hôte ou la modération peut la fermer avec /terminer.
discord-refused-hint-foreign = Vous n’avez pas de place à cette table ; les conseils sont pour qui y joue.
discord-refused-hint-late = La partie a continué entre-temps : le conseil n’est plus d’actualité. Redemandez-en un quand c’est à vous.
discord-refused-host-only = Seul l’hôte de la table le peut ; pour /terminer et Annuler, la modération aussi.
discord-refused-just-changed = Vous venez de changer quelque chose. Laissez aux autres quelques secondes pour le lire, puis appuyez de nouveau sur « Commencer ».
discord-refused-no-computer = Aucun ordinateur n’y est assis.
discord-refused-no-game-over = Aucune partie n’est encore finie ici. L’analyse vient après la fin d’une partie.
discord-refused-no-hints = Cette table a été ouverte sans conseils.
discord-refused-no-such-card = Il n’y a pas de carte « { $card } ». Choisissez dans la liste qui s’ouvre quand vous tapez.
discord-refused-no-such-clause = Rien dans les règles de { discord-game } ne ressemble à « { $topic } ». Tapez un numéro ou un autre mot ; sans rien, vous voyez toute la page.
discord-refused-no-such-game = Il n’y a pas de jeu « { $game } ». Choisissez dans la liste, ou voyez /jeux.
discord-refused-no-such-table = Le jeu ne se joue pas ainsi. Voyez /jeux pour ce qui est possible.
discord-refused-no-table = Cette table n’existe plus.
discord-refused-no-table-here = On ne joue pas ici. Ouvrez une table avec /jouer.
discord-refused-not-at-this-table = Vous n’avez pas de place à cette table. « Ma main », sous la table, vous permet de regarder.
discord-refused-not-begun = La partie n’a pas commencé : chacun s’assoit, puis l’hôte appuie sur Commencer.
discord-refused-not-seated = Vous n’y avez pas de place.
discord-refused-not-your-turn = Ce n’est pas à vous de jouer.
discord-refused-other-rules = Cette partie a été jouée avec d’anciennes règles ou d’autres cartes : on ne peut plus l’analyser.
discord-refused-restarting = Ilion redémarre. Réessayez dans un instant.
discord-refused-seats-free = { $free ->
    [1] Une place est encore libre
   *[other] { $free } places sont encore libres
} : attendez du monde ou ajoutez des ordinateurs.
discord-refused-stale = Ce choix n’est plus d’actualité ; voici où l’on en est.
discord-refused-table-full = Les { $seats } places sont prises.
discord-refused-too-many-seated = Plus de { $seats } personnes y sont déjà assises.
discord-refused-code-or-file = Donnez un code ou un fichier, pas les deux.
discord-refused-file-lost = Je n’ai pas pu lire ce fichier chez Discord. Joignez-le de nouveau.
discord-refused-file-too-large = Ce fichier est trop grand : une partie a moins de { $most } kilo-octets.
discord-refused-no-such-code = Aucune partie n’est partagée sous le code « { $code } ». Un code a 8 lettres et chiffres ; ses joueurs l’ont peut-être retiré.
discord-refused-no-finished-game = Aucune partie finie dans ce salon, ni aucune des vôtres. /historique montre ce qu’il y a ; une partie peut être revue quand elle est finie.
discord-refused-no-such-replay = Je n’ai là aucune partie finie que vous puissiez voir. /historique montre celles que vous pouvez voir.
discord-refused-not-over = Cette partie se joue encore. Elle pourra être revue, et analysée, quand elle sera finie.
discord-refused-not-permitted = Je ne peux pas encore jouer ici. Dans ce { $place ->
    [thread] fil
   *[channel] salon
}, il me manque la permission { $lacks ->
    [view] « Voir le salon » (vérifiez aussi « { $place ->
        [thread] Envoyer des messages dans les fils
       *[channel] Envoyer des messages
    } »)
   *[write] « { $place ->
        [thread] Envoyer des messages dans les fils
       *[channel] Envoyer des messages
    } »
}. Demandez à quelqu’un qui gère le serveur de me la donner, ou tapez la commande ailleurs.
discord-refused-players-only = Seuls ceux qui ont joué cette partie décident de la partager.
discord-refused-unreadable = Je ne peux pas remontrer cette partie : { $why ->
    [text] le fichier n’est pas un texte. Joignez un fichier exporté ici.
    [line] la ligne { $at } du fichier n’est pas comme il faut. Exportez-le de nouveau, sans rien y changer.
    [order] le coup { $at } n’est pas à sa place. Exportez-la de nouveau, sans rien y changer.
    [move] le coup { $at } est contraire aux règles. Exportez-la de nouveau, sans rien y changer.
    [draws] ce qui fut tiré au coup { $at } ne convient pas. Exportez-la de nouveau, sans rien y changer.
    [seal] sa graine ne correspond pas à son sceau. Exportez-la de nouveau, sans rien y changer.
    [rules] elle fut jouée avec une autre version des règles que la mienne.
    [cards] elle fut jouée avec d’autres valeurs de cartes que les miennes.
    [game] son jeu n’est pas des miens. Voyez /jeux.
    [table] on ne peut donner les cartes à une telle table. Exportez-la de nouveau, sans rien y changer.
   *[empty] il n’y a aucun coup, pas même la donne.
}
discord-refused-which-rules = De quel jeu s’agit-il ? Indiquez aussi le jeu, ou tapez le numéro complet d’une clause, par exemple IL-32.
discord-not-shown = Discord ne m’a pas laissé montrer cela. Réessayez ; si vous aviez joué, votre coup est en sûreté.
discord-mistake = Cela s’est mal passé, par notre faute. Réessayez ; si vous aviez joué, votre coup est en sûreté.
