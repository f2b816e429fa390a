## L’état du programme, pour qui le fait tourner

health-name = état
health-about = L’état du programme (pour qui le fait tourner)
health-up = En marche depuis { $days } j { $hours } h { $minutes } min
health-tables = **Tables :** { $playing } en jeu, { $lobbies } en préparation, { $awake } en mémoire ; { $servers ->
    [1] 1 serveur
   *[other] { $servers } serveurs
}
health-moves = **Coups :** { $minute } dans la dernière minute, { $all } depuis le démarrage
health-answers = **Réponses :** { $usual } ms d’ordinaire, { $slowest } ms pour la plus lente des dernières
health-gateway = **Discord :** à { $ms } ms
health-thinking = **Joueurs ordinateurs :** processus occupés { $busy } sur { $of }, en attente { $waiting }
health-rules = **Règles :** { $rules ->
    [compiled] compilées
    [stale] en Python : celles qui sont compilées ne sont plus à jour
   *[pure] en Python ; compilées, elles font réfléchir l’ordinateur 1,3 à 1,5 fois plus vite : `uv run --group compile python -m engine compile`
}
health-scheduler = **Réflexion :** sur `{ $address }`, { $workers ->
    [0] aucun processus : sur cette machine pour l’instant
    [1] 1 processus
   *[other] { $workers } processus
}
health-pictures = **Images :** { $drawn } dessinées, { $left_out } omises
health-store = **Base de données :** { $size } Mo, dernière écriture { $written }
health-left-out = **Laissé de côté :** { $what } : { $why }
health-refused-owner-only = Cela est réservé à qui fait tourner ce bot.
