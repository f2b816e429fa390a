table-title = { $game }{ $status ->
    [playing] {""}
    [finished]  : la partie est finie
    [ended]  : la partie a été arrêtée
   *[frozen]  : la partie est bloquée
}
table-turn = { $count ->
    [one] C’est à { $name } de jouer.
   *[other] { $name } choisissent encore.
}
table-thinking = { $name } réfléchit…
table-closed = { $status ->
    [finished] La partie est terminée.
    [ended] La partie a été arrêtée avant la fin.
   *[frozen] Une erreur de notre part a bloqué cette partie ; personne ne peut la poursuivre. Toutes nos excuses.
}
table-unreadable = { $status ->
    [ended] Impossible de relire { $game } : la partie a été fermée.
    [finished] Nous n’arrivons plus à lire { $game }. La partie est finie, et son résultat compte comme avant.
   *[frozen] Nous n’arrivons plus à lire { $game } : la partie est bloquée. Elle reprendra dès qu’une version pourra la lire ; d’ici là, son hôte ou la modération peut la fermer.
}
table-close = Fermer
table-seal = { $mixed ->
    [yes] Sceau de la donne (le premier, mêlé aux mots ou aux clics) :{"\u00A0"}{ $seal }
   *[no] Sceau :{"\u00A0"}{ $seal }
}
table-my-hand = Ma main
table-help = Aide
table-help-text = « Ma main » montre vos cartes et vous laisse jouer ; personne d’autre ne voit ce panneau. Si vous ne jouez pas, il vous montre la table.
    - /conseil interroge l’ordinateur le plus fort
    - /reprendre annule votre dernier coup si tout le monde est d’accord
    - /table remet la table en bas du salon
    - /quitter cède votre place
    - /terminer met fin à la partie (hôte ou modération)
    - /réglages choisit la langue, les rappels et vos heures de jeu
table-help-over = Cette partie est terminée. « Revoir » la rejoue coup par coup ; « Revanche » propose une autre partie aux mêmes personnes.
    - /table remet la table en bas du salon
    - /réglages choisit la langue, les rappels et vos heures de jeu
table-your-turn = { $user }, c’est à vous de jouer ({ $game }).
table-dms-closed = { $name } n’accepte pas mes messages privés ; la main s’ouvre par le bouton « Ma main ».
table-at-bottom = La table est maintenant en bas du salon.
table-not-posted = Je ne peux plus écrire là où se joue cette partie : le salon n’existe plus, ou je n’ai plus le droit d’y écrire. Si vous jouez, /table dans un autre salon du serveur y poursuit la partie. /main montre toujours votre main ; /terminer met fin à la partie (hôte ou modération).
table-not-now = Discord ne répond pas pour l’instant. J’afficherai la table dès que possible ; si rien ne s’affiche d’ici quelques minutes, retapez /table.
table-left = { $status ->
    [playing] Vous avez cédé votre place à l’ordinateur.
   *[other] Vous avez cédé votre place, et la partie est terminée.
}
table-ended = La partie est terminée.
