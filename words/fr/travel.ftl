## Parties sans serveur : messages privés entre personnes, et groupes, dont le bot n’est pas membre

travel-lobby = Ici, pas de serveur : je n’écris que lorsque quelqu’un clique. Il n’y a donc ni pendule, ni rappel, ni fil, et /table montre à nouveau la table.
travel-refused-no-clocks = Ici, les tours n’ont pas de limite de temps : je ne suis pas membre de cette conversation, je ne peux donc rien rappeler. Pour une partie avec pendule, tapez /jouer dans un serveur.
travel-refused-not-in-server = Je ne suis pas sur ce serveur, je ne peux donc pas y montrer de table. Jouez en message privé ou en groupe, ou demandez à qui gère le serveur de m’ajouter.
travel-refused-out-of-reach = Ici, je ne peux écrire que juste après un clic. Tapez /table, puis réessayez.
