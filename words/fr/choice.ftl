### Ce que chacun choisit : chaque phrase porte le nom du choix, puis de la valeur (cogs/answering/choices.py)

# choice-CLÉ montre un choix avec sa valeur ; -name et -about décrivent l’option d’une commande

choice-language = Langue : { $value }
choice-language-name = langue
choice-language-about = La langue dans laquelle je vous parle
choice-language-auto = langue de Discord

choice-pictures = Images : { $value }
choice-pictures-name = images
choice-pictures-about = Votre main en image, ou en mots seulement
choice-pictures-auto = comme le serveur
choice-pictures-on = oui
choice-pictures-off = non, en mots seulement

choice-hands = Votre main : { $value }
choice-hands-name = main
choice-hands-about = Votre main par le bouton Ma main, ou en message privé quand c’est à vous
choice-hands-here = bouton Ma main
choice-hands-dm = en message privé

choice-pings = Rappels : { $value }
choice-pings-name = rappels
choice-pings-about = Recevoir ou non un rappel quand c’est à vous
choice-pings-on = oui
choice-pings-off = non

choice-forced = Coups forcés : { $value }
choice-forced-name = coups-forcés
choice-forced-about = Jouer ou non à votre place quand tout le monde voit que vous n’avez qu’un coup
choice-forced-auto = joués d’office
choice-forced-off = à jouer vous-même

choice-confirm = Coups coûteux : { $value }
choice-confirm-name = confirmation
choice-confirm-about = Demander confirmation ou non d’une retraite, d’un héros sacrifié, d’un siège abandonné
choice-confirm-auto = joués aussitôt
choice-confirm-on = à confirmer

choice-overall = Au classement de tous les serveurs : { $value }
choice-overall-name = classement
choice-overall-about = Figurer ou non au classement de tous les serveurs
choice-overall-off = non
choice-overall-on = oui

## Ce qu’un serveur permet, et ce qui est convenu à ses tables

# -box est le texte d’une case à cocher ; -ask est la question d’un formulaire ; -agreed dit ce qui est convenu, ou rien si c’est l’usage

choice-tables = Ouvertes à la fois : { $value ->
    [0] sans limite
    [1] 1 table
   *[other] { $value } tables
}

choice-each = Par personne : { $value ->
    [0] sans limite
    [1] 1 table
   *[other] { $value } tables
}

choice-time = { $value }
choice-time-ask = Temps pour un tour

choice-overtime-ask = Une fois le temps écoulé
choice-overtime-about = Seulement s’il y a une limite de temps
choice-overtime-reminds = La personne reçoit un rappel
choice-overtime-plays = L’ordinateur joue le tour
choice-overtime-takes = L’ordinateur prend la place

choice-hints = Conseils : { $value }
choice-hints-on = oui
choice-hints-off = non
choice-hints-box = On peut demander des conseils
choice-hints-agreed = { $value ->
    [off] Sans conseils
   *[on] Conseils
}

choice-rated = Partie cotée : { $value }
choice-rated-on = oui
choice-rated-off = non
choice-rated-box = Partie cotée, à deux personnes ou plus
choice-rated-agreed = { $value ->
    [off] Non cotée
   *[on] Cotée
}

choice-undo = Reprise : { $value }
choice-undo-strict = seulement si rien de nouveau n’est dévoilé
choice-undo-friendly = n’importe quel coup
choice-undo-box = Tout coup peut être repris
choice-undo-agreed = { $value ->
    [friendly] Tout coup peut être repris
   *[strict] {""}
}

choice-leaving = En cas de départ : { $value }
choice-leaving-computer = l’ordinateur joue
choice-leaving-ends = fin de partie
choice-leaving-box = La partie s’arrête si quelqu’un part
choice-leaving-agreed = { $value ->
    [ends] Fin de partie si quelqu’un part
   *[computer] {""}
}

choice-finished = Après sa fin : { $value }
choice-finished-own = voit sa main
choice-finished-all = voit toutes les mains
choice-finished-box = Qui a fini voit toutes les mains
choice-finished-agreed = { $value ->
    [all] Qui a fini voit toutes les mains
   *[own] {""}
}

## Les conditions d’un tournoi ; la durée d’une manche est nommée par ses secondes

choice-kind-name = formule
choice-kind-about = Suisse : on joue toutes les manches. Élimination : qui perd sort. Championnat : tous contre tous
choice-kind-ask = Formule
choice-kind-swiss = Suisse
choice-kind-knockout = Élimination directe
choice-kind-league = Championnat

choice-length-name = manche
choice-length-about = La durée maximale d’une manche (un jour par défaut)
choice-length-ask = Durée maximale d’une manche
choice-length-1800 = 30 minutes
choice-length-3600 = 1 heure
choice-length-10800 = 3 heures
choice-length-86400 = 1 jour
choice-length-259200 = 3 jours
choice-length-604800 = 1 semaine

choice-teams-name = équipes
choice-teams-about = Des équipes de deux jouent les mêmes cartes des deux côtés : la chance compte moins
choice-teams-box = Équipes de deux

choice-duplicate-name = mêmes-cartes
choice-duplicate-about = Toutes les tables d’une manche reçoivent les mêmes cartes
choice-duplicate-box = Mêmes cartes à toutes les tables d’une manche

choice-rounds-name = manches
choice-rounds-about = Le nombre de manches d’un tournoi suisse ; sans lui, autant qu’il en faut
choice-rounds-ask = Manches d’un tournoi suisse
choice-rounds-0 = Autant qu’il en faut
