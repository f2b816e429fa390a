## La liste de ses propres tables

tables-name = mes-tables
tables-about = Voir vos tables, d’abord celles qui vous attendent ; personne d’autre ne voit la liste
tables-title = Vos tables
tables-none = Vous n’avez aucune table. /jouer en ouvre une.
tables-newest = Voici vos { $most } tables les plus récentes.
tables-group = { $group ->
    [yours] C’est à vous
    [lobbies] Pas encore commencées
   *[others] C’est aux autres
}
tables-with = avec { $names }
tables-direct = message privé
tables-elsewhere = un autre serveur
tables-turn = { $count ->
    [one] à { $name } de jouer
   *[other] { $name } choisissent
}
tables-kept = l’ordinateur joue pour vous
tables-frozen = bloquée
tables-free = { $free ->
    [0] toutes les places sont prises
    [1] 1 place libre
   *[other] { $free } places libres
}
tables-full = toutes les places sont prises : à vous de commencer
tables-time = fin du temps { $relative }
tables-untimed = sans limite de temps
tables-paused = en pause
tables-earlier = Précédentes
tables-later = Suivantes
tables-next = Table suivante{ $count ->
    [one] {""}
   *[other] {" "}({ $count })
} : { $table }
tables-arrived = Vous voici à { $table } : à vous de jouer.
tables-nothing-waits = Aucune autre table ne vous attend.
tables-all = Mes tables
