# La leçon d’Hector et Achille : page par page, ce qui est dit, et ce que l’on répond à un autre choix

hector-lesson-rival-1 = Priam
hector-lesson-0 = La guerre devant Troie : vous menez les Achéens, Priam les Troyens. Chaque camp a trois piles en première ligne et une réserve. On combat avec cinq cartes d’armée par camp ; celles du camp vaincu sont perdues pour de bon. Le premier camp sans première ligne, ou sans réserve, perd la guerre. Vous attaquez.

    Comme dans tous les jeux, le bouton **Ma main**, sous la table, montre vos cartes ; personne d’autre ne les voit. Appuyez dessus.
hector-lesson-1 = Qui attaque ouvre le combat : retournez la première carte d’une de vos piles, votre **avant-garde**. Elle compte comme jouée, et son nombre dit quelles piles de la première ligne combattent. Personne ne sait ce qui s’y trouve ; prenez la pile 1.
hector-lesson-1-again = Personne ne connaît aucune de ces piles. Pour cette leçon, prenez la pile 1.
hector-lesson-2 = Un 4 jaune, la plus forte valeur. Avec un 4, vous choisissez librement les piles qui combattent, les **piles actives** : prenez les piles 1.
hector-lesson-2-again = Toutes peuvent être choisies. Pour cette leçon, faites combattre les piles 1.
hector-lesson-3 = La **tuile Destin**, que le camp qui attaque oriente à son gré : la couleur devant vous compte pour vous, celle d’en face pour Priam. Votre avant-garde est jaune : placez le jaune devant vous.
hector-lesson-3-again = Regardez les nombres : de ce que vous avez joué, seul le jaune compte, pour 4.
hector-lesson-4 = Quatre cartes d’armée et un **héros**, que Priam ne voit pas. À la fin, deux couleurs seulement sont valides pour vous : celle du destin, le jaune, et celle de votre héros, le vert d’Aias. Ses 5 ne comptent que s’il est déployé. Le vert le trahirait : jouez d’abord le 3 jaune.
hector-lesson-4-again = Regardez vos couleurs : le jaune est devant vous, à la vue de tous. Le vert révèle votre héros : gardez-le pour plus tard.
hector-lesson-5 = Après chaque paire de tours, on additionne **tout** ce qui est joué, quelle que soit la couleur : 7 à 6. Le camp qui paraît le plus fort peut tourner la tuile d’un quart ; en cas de match nul, personne. Le jaune vous va : laissez-la.
hector-lesson-5-again = Regardez ce que vous avez joué : tout est jaune. Gardez donc le jaune devant vous.
hector-lesson-6 = Avant de jouer une carte d’armée, vous pouvez faire une action. Le 1 brun ne compte pas : **défaussez-le et piochez**. Il est perdu pour de bon, même si vous gagnez. Une autre action change de héros : celui de la main va sous sa pile, et vous piochez celui du dessus.
hector-lesson-6-again = Regardez le 1 brun : il n’a ni la couleur du destin ni celle d’Aias, et c’est le plus faible. Défaussez-le.
hector-lesson-7 = Un 2 jaune, tant mieux ! Après une action, vous jouez encore une carte d’armée. Toujours du jaune, et Priam ne sait rien d’Aias.
hector-lesson-7-again = Regardez les couleurs : les vertes sont le secret d’Aias. Jouez le 2 jaune.
hector-lesson-8 = Priam paraît plus fort, 10 à 9, et tourne la tuile : brun pour vous. Vos cartes jaunes ne comptent plus ! **Déployez** Aias. La carte qu’il couvre ne compte plus : le 2 jaune. Le prix : si vous perdez le combat, il est perdu pour de bon, à moins de défausser une Faveur Divine de votre plateau. Un héros en main revient toujours.
hector-lesson-8-again = Regardez Aias : déployé, il ajoute ses 5, et le vert compte quoi que dise le destin. Couvrez le 2 jaune, votre carte la plus faible.
hector-lesson-9 = Aias est à découvert, le vert n’est plus un secret. Jouez le 4 vert, le plus fort.
hector-lesson-9-again = Regardez les totaux : le camp qui paraît le plus fort tourne la tuile. Le 4 apporte plus que le 3.
hector-lesson-10 = 16 à 14 : le destin est à vous. Tournez la tuile pour ramener le jaune devant vous.
hector-lesson-10-again = Regardez les nombres : vos 4 et 3 jaunes font 7, mais seulement si le jaune est devant vous.
hector-lesson-11 = Dernier tour. Votre héros étant déployé, une action **améliore** une carte d’armée par une **Faveur Divine** : un de plus, si sa couleur est valide. Une seule par carte, aucune sur un héros ni sur la carte qu’il couvre. Elle est perdue avec le combat. Le vert compte quoi qu’il arrive : améliorez le 4 vert.
hector-lesson-11-again = Regardez le vert : c’est la couleur d’Aias, elle compte de toute façon. Posez la Faveur Divine sur le 4 vert.
hector-lesson-12 = Et voici votre dernière carte, le 3 vert. Si le combat tournait mal, la **retraite** remplacerait un tour : perdre ce qui est joué, ses Faveurs Divines et le héros déployé (ou une Faveur pour lui), mais sauver la main. Le prix, c’est la Honte : la première retraite ne coûte aucune carte de plus, les suivantes une, deux, trois au plus.
hector-lesson-13 = 20 à 18 : une dernière fois, le destin est à vous ; vient ensuite le contrôle de victoire. 7 en jaune et 13 en vert, tout compte : laissez la tuile.
hector-lesson-13-again = Regardez ce qui compte : 13 en vert de toute façon, et 7 en jaune si la tuile reste ainsi.
hector-lesson-end = **Combat gagné, 20 à 11 !** Les cinq cartes de Priam sont perdues ; les vôtres retournent dans la pile active, Aias dans la pile des héros, la Faveur Divine sur le plateau, et vous attaquez de nouveau. En cas de match nul, chaque camp reprend tout, et celui qui défendait attaque.

    Une pile de moins de cinq cartes en première ligne est **réduite** : elles rejoignent la réserve, qui combat à sa place. Trois piles réduites, ou moins de cinq cartes en réserve, et la guerre est perdue, même le combat gagné. Si les deux perdent, le dernier combat décide ; après un match nul, l’armée la plus nombreuse. Sans héros, seule compte la couleur du destin.
