settings-title = Vos réglages
settings-private = Personne d’autre ne voit ce panneau. Un changement compte tout de suite, sur tous les serveurs.
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
