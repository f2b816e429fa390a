start-here = La partie est ici : { $place }
start-with-people = **Entre vous** · ouvre ici une table que d’autres rejoignent
start-alone = **Contre l’ordinateur** · commence aussitôt, et votre main s’ouvre
