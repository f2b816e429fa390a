settings-value-server = comme le serveur
settings-value-auto = langue de Discord
settings-value-here = bouton Ma main
settings-value-dm = en message privé
settings-value-on = oui
settings-value-off = non
settings-value-made = joués d’office
settings-value-asked = à jouer vous-même
settings-value-confirmed = à confirmer
settings-value-at-once = joués aussitôt
settings-title = Vos réglages
settings-private = Vous seul voyez ce panneau. Un changement compte tout de suite, sur tous les serveurs.
settings-language = Langue : { $value }
settings-pictures = Images : { $value ->
    [on] { settings-value-on }
    [off] non, en mots seulement
   *[auto] { settings-value-server }
}
settings-hands = Votre main : { $value ->
    [dm] { settings-value-dm }
   *[here] { settings-value-here }
}
settings-pings = Rappels : { $value ->
    [off] { settings-value-off }
   *[on] { settings-value-on }
}
settings-forced = Coups forcés : { $value ->
    [off] { settings-value-asked }
   *[auto] { settings-value-made }
}
settings-confirm = Coups coûteux : { $value ->
    [on] { settings-value-confirmed }
   *[auto] { settings-value-at-once }
}
settings-overall = Au classement de tous les serveurs : { $value ->
    [on] oui
   *[off] non
}
settings-moves-about = Un coup coûteux cède beaucoup, comme une retraite ou une passe qui perd le siège. Un coup forcé est le seul possible.
settings-times = Heures de jeu : { $set ->
    [yes] { $hours } ({ $zone })
   *[no] toute la journée
}
settings-times-about = Un tour d’une heure ou plus ne compte que pendant ces heures. Choisissez au moins quatre heures par jour.
settings-all-day = Toute la journée
settings-from = De { $time }
settings-until = Jusqu’à { $time }
settings-zone = Fuseau horaire : { $zone }
settings-choose-zone = Choisissez d’abord votre fuseau horaire
settings-which-zone = Votre fuseau horaire
settings-back = Revenir à mes réglages
settings-server = Les tables de ce serveur : { $language }, { $pictures ->
    [off] en mots seulement
   *[on] en images
}.
