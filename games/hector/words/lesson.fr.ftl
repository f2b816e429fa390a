# La leçon d’Hector et Achille : page par page, ce qui est dit, et ce que l’on répond à un autre choix

hector-lesson-0 = La guerre devant Troie : vous menez les Achéens, Priam les Troyens. Chaque camp a trois piles de front et une réserve. On se bat à cinq troupes par camp ; celles du camp vaincu sont perdues pour de bon. Le premier camp sans front, ou sans réserve, perd la guerre. Vous attaquez.

    Comme dans tous les jeux, le bouton **Ma main**, sous la table, montre vos cartes ; personne d’autre ne les voit. Appuyez dessus.
hector-lesson-1 = Qui attaque ouvre la bataille : retournez la première carte d’une de vos piles, votre **avant-garde**. Son nombre dit quelles piles de front combattent. Personne ne sait ce qui s’y trouve ; prenez la pile 1.
hector-lesson-1-again = Personne ne connaît aucune de ces piles. Pour cette leçon, prenez la pile 1.
hector-lesson-2 = Un 4 jaune, la plus forte valeur. Avec un 4, vous pouvez nommer les piles de front qui combattent : nommez les piles 1.
hector-lesson-2-again = Toutes peuvent être nommées. Pour cette leçon, faites combattre les piles 1.
hector-lesson-3 = La **tuile Destin** : la couleur devant vous compte pour vous, celle d’en face pour Priam. Votre avant-garde est jaune : placez le jaune devant vous.
hector-lesson-3-again = Regardez les nombres : de ce que vous avez joué, seul le jaune compte, pour 4.
hector-lesson-4 = Quatre troupes et un **héros**, que Priam ne voit pas. À la fin, deux couleurs seulement comptent pour vous : celle du destin, le jaune, et celle de votre héros, le vert d’Ajax. Le vert le trahirait : jouez d’abord le 3 jaune.
hector-lesson-4-again = Regardez vos couleurs : le jaune est devant vous, à la vue de tous. Le vert révèle votre héros : gardez-le pour plus tard.
hector-lesson-5 = Après chaque paire de tours, on additionne **tout** ce qui est joué, quelle que soit la couleur : 7 à 6. Le camp qui paraît le plus fort peut tourner la tuile d’un quart. Le jaune vous va : laissez-la.
hector-lesson-5-again = Regardez ce que vous avez joué : tout est jaune. Gardez donc le jaune devant vous.
hector-lesson-6 = Avant de jouer une troupe, vous pouvez faire une action. Le 1 brun ne compte pas : **échangez-le**. Il est perdu pour de bon, et vous piochez une autre troupe.
hector-lesson-6-again = Regardez le 1 brun : il n’a ni la couleur du destin ni celle d’Ajax, et c’est le plus faible. Échangez-le.
hector-lesson-7 = Un 2 jaune, tant mieux ! Après une action, vous jouez encore une troupe. Toujours du jaune, et Priam ne sait rien d’Ajax.
hector-lesson-7-again = Regardez les couleurs : les vertes sont le secret d’Ajax. Jouez le 2 jaune.
hector-lesson-8 = Priam paraît plus fort, 10 à 9, et tourne la tuile : brun pour vous. Vos troupes jaunes ne comptent plus ! C’est l’heure du héros : **déployez** Ajax. La troupe qu’il couvre ne compte plus ; choisissez la plus faible, le 2 jaune.
hector-lesson-8-again = Regardez Ajax : déployé, il ajoute ses 5, et le vert compte quoi que dise le destin. Couvrez le 2 jaune, votre troupe la plus faible.
hector-lesson-9 = Ajax est à découvert, le vert n’est plus un secret. Jouez le 4 vert, le plus fort.
hector-lesson-9-again = Regardez les totaux : le camp qui paraît le plus fort tourne la tuile. Le 4 apporte plus que le 3.
hector-lesson-10 = 16 à 14 : le destin est à vous. Tournez la tuile pour ramener le jaune devant vous.
hector-lesson-10-again = Regardez les nombres : vos 4 et 3 jaunes font 7, mais seulement si le jaune est devant vous.
hector-lesson-11 = Dernier tour. Votre héros étant déployé, une action peut poser une **faveur** sur une troupe : elle vaut un de plus. Le vert compte quoi qu’il arrive : renforcez le 4 vert.
hector-lesson-11-again = Regardez le vert : c’est la couleur d’Ajax, elle compte de toute façon. Posez la faveur sur le 4 vert.
hector-lesson-12 = Et voici votre dernière troupe, le 3 vert.
hector-lesson-13 = 20 à 18 : une dernière fois, le destin est à vous. 7 en jaune et 13 en vert, tout compte : laissez la tuile.
hector-lesson-13-again = Regardez ce qui compte : 13 en vert de toute façon, et 7 en jaune si la tuile reste ainsi.
hector-lesson-end = **Bataille gagnée, 20 à 11 !** Les cinq troupes de Priam sont perdues pour de bon ; les vôtres retournent dans la pile, votre faveur vous revient, et vous attaquez de nouveau. Une pile de front de moins de cinq cartes est **réduite** : ses cartes rejoignent la réserve. Trois piles réduites, ou moins de cinq cartes en réserve, et la guerre est perdue.

    Si une bataille tourne mal, **battez en retraite** à temps : vous perdez ce que vous avez joué mais sauvez votre main, au prix de la honte : la première retraite ne coûte aucune troupe de plus, les suivantes une, deux, trois au plus.
