start-here = La partie est ici : { $place }
start-now = Jouer tout de suite contre l’ordinateur
