## Pourquoi on ne peut pas faire quelque chose maintenant ; les raisons sont avec chaque jeu

reasons-why-not = Pourquoi impossible ?
reasons-what = Que ne pouvez-vous pas faire maintenant ?
reasons-choose = Choisir une carte ou une action
reasons-choose-among = Choisir : { $first } … { $last }
reasons-nothing = Vous ne pouvez rien faire maintenant.
reasons-none = Tout est possible maintenant.
reasons-back = Revenir à ma main
