refused-already-seated = Vous avez déjà une place à cette table.
refused-analysing = Cette analyse est déjà en cours ; elle vient dans un instant.
refused-begun = La partie a déjà commencé.
refused-counted-before = Ce clic a déjà été compté.
refused-ended = Cette partie a été arrêtée.
refused-finished = Cette partie est finie.
refused-command-changed = Je ne connais pas cette commande sous cette forme ; elle a peut-être changé. Redémarrez Discord, puis tapez « / » et choisissez-la dans la liste.
refused-not-a-choice = « { $value } » ne fait pas partie des choix. Choisissez dans la liste que montre Discord.
refused-forged = Ce bouton ne fonctionne plus. Utilisez ceux qui sont sous la table.
refused-frozen = Une erreur de notre part a bloqué cette partie. Son hôte ou la modération peut la fermer avec /terminer.
refused-hint-foreign = Vous n’avez pas de place à cette table ; les conseils sont réservés aux personnes qui y jouent.
refused-hint-late = La partie a continué entre-temps : le conseil n’est plus d’actualité. Redemandez-en un quand c’est à vous.
refused-hint-stale = La position a changé depuis ce conseil : rien n’a été joué. Demandez-en un nouveau.
refused-host-only = Seul l’hôte de la table{ $host ->
    [nobody] {""}
   *[other] , <@{ $host }>,
} le peut. La modération peut fermer une table par « Plus… » et arrêter une partie par /terminer.
refused-lobby-changed = La table a changé depuis l’ouverture : rien n’a été modifié. Rouvrez pour voir ce qui est convenu.
refused-just-changed = Vous venez de changer quelque chose. Laissez aux autres quelques secondes pour le lire, puis appuyez de nouveau sur « Lancer ».
refused-no-computer = Il n’y a pas d’ordinateur à cette place.
refused-no-game-over = Aucune partie n’est encore finie ici. L’analyse vient après la fin d’une partie.
refused-no-hints = Cette table a été ouverte sans conseils.
refused-no-such-card = Il n’y a pas de carte « { $card } ». Choisissez dans la liste qui s’ouvre quand vous tapez.
refused-no-such-clause = { $game } : rien dans les règles ne ressemble à « { $topic } ». Tapez un numéro ou un autre mot ; sans rien, vous voyez toute la page.
refused-no-such-game = Il n’y a pas de jeu « { $game } ». Choisissez dans la liste, ou voyez /jeux.
refused-no-such-table = Le jeu ne se joue pas ainsi. Voyez /jeux pour ce qui est possible.
refused-no-table = Cette table n’existe plus.
refused-no-table-here = Aucune partie n’est en cours ici. Ouvrez une table avec /jouer.
refused-not-at-this-table = Vous n’avez pas de place à cette table. « Ma main », sous la table, vous permet de regarder.
refused-not-begun = La partie n’a pas commencé : quand tout le monde a une place, l’hôte appuie sur « Lancer ». « Quitter » rend une place ; l’hôte ferme la table derrière « Plus… ».
refused-not-seated = Vous n’y avez pas de place.
refused-not-your-turn = Ce n’est pas à vous de jouer.
refused-other-rules = Cette partie a été jouée avec d’anciennes règles ou d’autres cartes : on ne peut plus l’analyser.
refused-restarting = Ilion redémarre. Réessayez dans un instant.
refused-sealed-again = La donne a dû être scellée de nouveau, car cette table vient d’une sauvegarde. Appuyez encore une fois sur « Lancer ». Les mots pour la donne sont à retaper.
refused-seats-free = { $free ->
    [1] Une place est encore libre
   *[other] { $free } places sont encore libres
} : attendez du monde ou ajoutez des ordinateurs.
refused-stale = Ce choix n’est plus d’actualité ; voici où l’on en est.
refused-store-away = Ma base de données est injoignable pour le moment. Rien n’est perdu : tout ce que j’ai confirmé est enregistré. Réessayez dans une minute.
refused-table-full = Les { $seats } places sont prises.
refused-too-many-seated = Plus de { $seats } personnes y ont déjà une place.
refused-code-or-file = Donnez un code ou un fichier, pas les deux.
refused-file-lost = Je n’ai pas pu lire ce fichier chez Discord. Joignez-le de nouveau.
refused-file-too-large = Ce fichier est trop grand : une partie a moins de { $most } kilooctets.
refused-no-such-code = Aucune partie n’est partagée sous le code « { $code } ». Un code a 8 lettres et chiffres ; il a peut-être été retiré.
refused-no-finished-game = Aucune partie finie dans ce salon, ni aucune des vôtres. /historique montre ce qu’il y a ; une partie peut être revue quand elle est finie.
refused-no-such-replay = Je n’ai là aucune partie finie que vous puissiez voir. /historique montre celles que vous pouvez voir.
refused-not-over = Cette partie se joue encore. Elle pourra être revue, et analysée, quand elle sera finie.
refused-not-permitted = Je ne peux pas encore jouer ici. Dans ce { $place ->
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
refused-playing = Cette table n’est pas bloquée : la partie continue. Pour y mettre fin, utilisez /terminer.
refused-players-only = Seules les personnes qui ont joué cette partie peuvent l’emporter ailleurs. Vous pouvez la revoir ici, toutes les mains ouvertes.
refused-unreadable = Je ne peux pas remontrer cette partie : { $why ->
    [text] le fichier n’est pas un texte. Joignez un fichier exporté ici.
    [line] la ligne { $at } du fichier n’est pas comme il faut. Exportez-le de nouveau, sans rien y changer.
    [order] le coup { $at } n’est pas à sa place. Exportez-la de nouveau, sans rien y changer.
    [move] le coup { $at } est contraire aux règles. Exportez-la de nouveau, sans rien y changer.
    [draws] les cartes tirées au coup { $at } ne correspondent pas. Exportez-la de nouveau, sans rien y changer.
    [seal] sa graine ne correspond pas à son sceau. Exportez-la de nouveau, sans rien y changer.
    [rules] elle a été jouée avec une autre version des règles.
    [cards] elle a été jouée avec d’autres valeurs de cartes.
    [game] je n’ai pas ce jeu. Voyez /jeux.
    [table] aucune partie ne peut se jouer à une telle table. Exportez-la de nouveau, sans rien y changer.
   *[empty] il n’y a aucun coup, pas même la donne.
}
refused-which-rules = De quel jeu s’agit-il ? Indiquez aussi le jeu, ou tapez le numéro complet d’une clause, par exemple IL-32.
refused-not-shown = Discord ne m’a pas laissé montrer cela. Réessayez ; si vous aviez joué, votre coup est en sûreté.
refused-mistake = Cela s’est mal passé, par notre faute. Réessayez ; si vous aviez joué, votre coup est en sûreté.
refused-replay-too-large = Ce fichier serait plus gros que ce que Discord accepte ici. Essayez « Les tournants », ou un autre point de vue.
refused-replay-not-posted = Je ne publie une partie que là où tout le monde peut la voir : dans le salon de sa table, ou avec son code. Vous pouvez enregistrer le fichier et le publier vous-même.
