## Ce qui se passe à une table en dehors des coups

event-news = { $kind ->
    [left] { $name } quitte la partie{ $other ->
        [none] .
       *[other]  ; { $other } joue à sa place.
    }
    [departed] { $name } n’est plus sur ce serveur.
    [expired] { $you ->
        [yes] Votre temps est écoulé ; l’ordinateur prend la place.
       *[no] Temps écoulé pour { $name } ; l’ordinateur prend la place.
    }
    [stood-in] { $you ->
        [yes] Votre temps est écoulé ; l’ordinateur joue ce tour.
       *[no] Temps écoulé pour { $name } ; l’ordinateur joue ce tour.
    }
    [returned] { $you ->
        [yes] Vous êtes de retour.
       *[no] { $other } est de retour.
    }
    [given] { $you ->
        [yes] { $name } vous donne sa place.
       *[no] { $name } donne sa place à { $other }.
    }
    [joined] { $you ->
        [yes] Vous remplacez { $name }.
       *[no] { $other } remplace { $name }.
    }
    [ended-host] { $name } (hôte de la table) arrête la partie.
    [ended-moderator] { $name } (modération) arrête la partie.
    [ended-round] La manche du tournoi est finie : la partie s’arrête.
    [ended-vote] La partie est arrêtée, comme la table l’a voté.
    [ended-agreed] La partie s’arrête là, comme convenu.
   *[ended-deserted] Il n’y a plus personne à la table : la partie s’arrête.
}
event-forced = { $sentence } C’était le seul coup possible.
