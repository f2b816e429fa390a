## Convenu avant la partie

time-limit = { $unit ->
    [none] Sans limite de temps
    [minutes] { $count } min par tour
    [hours] { $count } h par tour
   *[days] { $count ->
        [1] 1 jour par tour
       *[other] { $count } jours par tour
    }
}
time-own-title = Durée d’un tour
time-own-label = Combien de temps par tour ?
time-typed-minutes = m, mn, min, minute, minutes
time-typed-hours = h, heure, heures
time-typed-days = j, jour, jours
time-own-example = 15 min, 1h30, 36 h, 3 jours
time-agreed = { $limit }, puis { $overtime ->
    [plays] l’ordinateur joue
    [takes] l’ordinateur prend la place
   *[reminds] rappel
}

## Sous la table

time-runs = ⏳ { $name } : fin du temps { $relative }{ $slow ->
    [yes] , { $until }
   *[no] {""}
}
time-up = ⌛ { $name } : le temps s’est écoulé { $relative }
time-paused = ⏸ Pause : le temps est arrêté. « Aide » permet de reprendre.
time-votes = { $motion ->
    [pause] Pour une pause
    [limit] Pour une limite ({ $limit }, puis l’ordinateur prend la place)
   *[end] Pour arrêter la partie
} : { $votes } sur { $needed } (« Aide »)
time-kept = L’ordinateur remplace { $name } ; « Ma main » lui rend sa place.
time-deserted = Il n’y a plus personne ici. La table ferme { $relative }, à moins que quelqu’un reprenne sa place.

## Appels

time-call = { $over ->
    [yes] Votre temps s’est écoulé { $relative } ; la table vous attend toujours.
   *[no] Votre temps s’écoule { $relative }.
}
time-notice = { $what ->
    [played] { $user }, votre temps est écoulé ({ $game }) : l’ordinateur a joué votre tour.
    [taken] { $user }, votre temps est écoulé ({ $game }) : l’ordinateur joue désormais pour vous. « Ma main », sous la table, vous rend la place.
    [stands] { $user }, votre coup est maintenu ({ $game }) : tout le monde n’est pas d’accord pour l’annuler.
   *[gone] { $user } n’est plus sur ce serveur ; l’ordinateur joue à sa place ({ $game }).
}

## Le panneau « Aide »

time-pause = Demander une pause ({ $votes }/{ $needed })
time-vote-limit = Limite : { $limit }, puis l’ordinateur ({ $votes }/{ $needed })
time-go-on = Finir la pause
time-vote-end = { $needed ->
    [1] Terminer la partie
   *[other] Voter l’arrêt de la partie ({ $votes }/{ $needed })
}
time-give = Donner ma place à…
time-take-back = Reprendre ma place
time-kept-for-you = L’ordinateur joue pour vous. Vous pouvez reprendre votre place.
time-give-to-whom = À qui donner votre place ? En acceptant, cette personne verra votre main.
time-choose-person = Choisir un membre
time-offered = Votre place est proposée à { $user }. Elle reste à vous tant que personne ne l’a acceptée.
time-offer = { $user }, { $name } vous propose une place ({ $game }).
time-accept = Prendre la place
time-decline = Non, merci
time-accepted = { $name } a pris la place de { $giver } ({ $game }).
time-declined = { $giver } garde sa place ({ $game }).

## Réglages

time-option-hours = heures
time-option-hours-about = Quand vous jouez, p. ex. 18-23 : les longs tours ne courent qu’alors ; « off » : toujours
time-option-zone = fuseau
time-option-zone-about = Où vous vivez, p. ex. Europe/Paris ; vos heures de jeu s’y comptent

## Ce qui ne se peut pas

time-refused-hours-too-few = Les heures de jeu durent au moins { $least } heures par jour, par exemple 18-23.
time-refused-limited = À cette table, un tour a déjà sa limite : après cela, l’ordinateur joue.
time-refused-no-clock = Aucun temps ne court à cette table : rien à suspendre, prenez votre temps.
time-refused-no-such-hours = Je ne comprends pas ces heures de jeu. Écrivez par exemple 18-23 ou 18:30-0:30, ou « off ».
time-refused-no-such-time = Je ne comprends pas cette durée. Écrivez par exemple 15 min, 1h30 ou 3 jours : d’une minute à 14 jours.
time-refused-no-such-zone = Aucun fuseau ne porte ce nom. Choisissez dans la liste qui s’ouvre quand vous tapez, par exemple Europe/Paris.
time-refused-no-bots = Un bot ne peut pas prendre de place. Choisissez un membre de ce serveur.
time-refused-not-offered = Cette place ne vous est pas proposée, ou ne l’est plus.
time-refused-not-your-seat = Aucune place ne vous est gardée à cette table.
time-refused-seat-taken = Cette place n’est plus à vous. Si l’ordinateur vous la garde, « Ma main », sous la table, vous la rend.
time-refused-sits-there = Cette personne a déjà une place à cette table.
time-refused-too-slow = J’ai mis trop de temps. Choisissez encore une fois, s’il vous plaît.
time-refused-zone-first = Des heures de jeu demandent un fuseau : remplissez les deux, par exemple 18-23 et Europe/Paris.
