## Le message d’accueil d’un nouveau serveur

welcome-text = ## Bonjour, je suis Ilion
    J’anime des jeux de cartes et de plateau : { $games }. Jouez entre amis ou contre l’ordinateur, d’une traite ou sur plusieurs jours.
    Appuyez sur un bouton, ou tapez **/jouer** dans n’importe quel salon.
    -# Pour qui gère ce serveur : **Régler ce serveur** choisit la langue, les salons et les limites.
welcome-play = Jouer tout de suite
welcome-learn = Apprendre un jeu
welcome-set-up = Régler ce serveur
