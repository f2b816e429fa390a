analysis-button = Analyse
analysis-started = L’analyse de la partie { $game } est en cours et s’affichera ici, d’ordinaire en moins d’une minute. Si rien ne vient, redemandez-la.
analysis-progress = Avancement : { $percent } %
analysis-title = { $game } : qui était en tête ?
analysis-most = **Les coups qui ont le plus changé les chances**
analysis-move = Coup { $ply }, { $name } : { $move }
analysis-change = { $name } : { $before } % → { $after } % · { $by ->
    [choice] choix
   *[luck] chance
}
analysis-costly = **Les coups les plus coûteux, et ce qui valait mieux**
analysis-better = Mieux : { $move } · { $possible } % au lieu de { $chance } %
analysis-because = Raison : { $because }
analysis-luck = **Chance et choix**
analysis-parts = { $name } : { $equal } % au départ, { $luck } par chance, { $own } par ses choix, { $others } par ceux des autres = { $result } %
analysis-note = Estimation d’un ordinateur qui, à chaque coup, ne savait que ce que cette place pouvait savoir. Chaque courbe part de ce qui se savait à sa place : leur somme ne fait donc pas toujours 100 %.
analysis-luck-note = Un choix compte pour ce qu’il a laissé échapper par rapport au meilleur coup trouvé. Tout le reste est de la chance : ce qui a été distribué, pioché ou caché.
analysis-seats-note = Une place qui a changé de mains, ou qu’un ordinateur a jouée un temps, compte tous les choix qui y ont été faits.
analysis-because-note = Une raison compare ce qui suit chacun des deux coups : des moyennes de parties imaginées, quelques coups plus tard.
analysis-chart-across = Coups joués
analysis-chart-up = Chances de victoire
analysis-chart-level = { $chance } %
analysis-chart-described = Chances de victoire dans une partie de { $moves } coups.
analysis-chart-curve = { $name } : { $first } % au début, { $last } % à la fin.
