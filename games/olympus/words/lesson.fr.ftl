# La leçon de Fight for Olympus : page par page, ce qui est dit, et ce que l’on répond à un autre choix

olympus-lesson-rival-1 = Calypso
olympus-lesson-0 = Un duel pour le trône des dieux. Chaque camp a six espaces : trois sur **l’Olympe** (points de victoire), deux à **Delphes** (pions de couleur), un devant **Troie** (cartes). Sept points de victoire donnent la partie. Calypso a commencé, avec les Myrmidons à Delphes. Le tout premier tour ignore une phase, au choix : elle n’a pas attaqué.

    Comme dans tous les jeux, le bouton **Ma main**, sous la table, montre vos cartes ; personne d’autre ne les voit. Appuyez dessus.
olympus-lesson-1 = À votre tour, vous jouez autant de cartes que vous pouvez en payer, puis toutes vos unités de force 1 ou plus doivent attaquer, puis vous piochez deux cartes. Les Danaens ne coûtent rien ; 2/1 veut dire force 2, résistance 1. Placez-les sur l’espace Olympe 1, sans personne en face.
olympus-lesson-1-again = Cherchez les Danaens (sans coût), puis l’espace Olympe 1 : une unité sans personne en face marque le bonus de zone.
olympus-lesson-2 = Les Achéens coûtent une carte jaune : on paie avec **d’autres cartes de sa main**, ici avec Sisyphe. Placez-les sur l’espace Delphes 1, face aux Myrmidons : force 3 contre résistance 1, c’est plus qu’assez, et personne ne riposte.
olympus-lesson-2-again = Regardez l’espace Delphes 1 : les Myrmidons y ont une résistance de 1. Les Achéens iront bien en face.
olympus-lesson-3 = Chaque unité peut porter un **équipement**. Il y reste, et il est défaussé avec elle. Le Bouclier bleu est sans coût et ajoute 2 de résistance. Donnez-le aux Danaens, qui n’ont que 1.
olympus-lesson-3-again = Regardez les résistances : 1 pour les Danaens, 2 pour les Achéens. C’est aux Danaens, sur l’Olympe, que le bouclier sert le plus.
olympus-lesson-4 = Castor et Philoctète coûtent chacun une carte rouge : l’un pourrait payer l’autre. Gardez les deux pour l’instant. Dites que vous ne jouez plus de carte : vos unités attaquent d’elles-mêmes, l’une après l’autre.
olympus-lesson-4-again = Vous pourriez jouer encore, mais gardez vos deux cartes rouges : au prochain tour, l’une paiera l’autre.
olympus-lesson-5 = Un point pour les Danaens, et les Myrmidons de Delphes ont succombé. D’autres ont frappé vos Danaens : deux **blessures**, qui restent ; sans le bouclier, ils ne seraient plus là. Les héros ont des pouvoirs : Philoctète inflige 2 blessures quand on le joue. Placez-le sur l’espace Olympe 2 ; Castor paie.
olympus-lesson-5-again = Regardez Philoctète : une unité adverse subit 2 blessures. C’est ce qu’il faut contre les Myrmidons.
olympus-lesson-6 = Qui sa flèche va-t-elle toucher ? Si les Myrmidons succombent, il n’y a plus personne face à l’espace Olympe 1 : vos Danaens, au lieu de se battre, marquent de nouveau un point.
olympus-lesson-6-again = Regardez l’espace Olympe 1 : les Myrmidons y bloquent vos Danaens. Les Phéaciens ne font que piocher devant Troie.
olympus-lesson-7 = Plus personne n’est face à vos trois unités. Cela suffit pour ce tour : passez aux attaques !
olympus-lesson-7-again = Vous pourriez jouer d’autres cartes ; ici, gardez Icare et les Danaens pour les tours suivants.
olympus-lesson-8 = Deux points de plus : 3 sur 7. À Delphes 1, vous recevez un **pion de couleur**, au choix parmi ceux de Delphes (s’il n’y en a plus, vous pouvez en prendre un à Calypso) : il paie, une fois, comme une carte de sa couleur. Dans votre main attend Icare, qui coûte une carte jaune.
olympus-lesson-8-again = Regardez ce que coûte Icare : une carte jaune. Prenez donc le pion jaune.
olympus-lesson-9 = Vos Achéens ont succombé, mais sur l’Olympe personne ne vous barre la route. Jouez Icare sur l’espace Olympe 3, et payez avec le pion.
olympus-lesson-9-again = Regardez l’espace Olympe 3 : personne en face. Et payez avec le pion, vos cartes restent ainsi en main.
olympus-lesson-10 = Trois unités sur l’Olympe, personne en face : cela fera trois points. Passez aux attaques !
olympus-lesson-10-again = Gardez les Danaens en main un tour de plus : ils vous serviront.
olympus-lesson-11 = 6 sur 7 ! Icare est parti, comme le veut son pouvoir, Philoctète a succombé, et les Pléiades se dressent face à vos Danaens comme un mur. Mais l’espace Olympe 3 est libre : vous avez une seconde carte de Danaens.
olympus-lesson-11-again = Cherchez un espace de l’Olympe sans personne en face : Olympe 3. Les Danaens ne coûtent rien.
olympus-lesson-12 = Comptez : une unité sans personne en face, un point de victoire. Passez aux attaques !
olympus-lesson-12-again = Vous pourriez jouer d’autres cartes, mais le septième point est déjà là : passez aux attaques !
olympus-lesson-end = **Le septième point : vous avez gagné !** Il n’y a qu’un pion violet pour les deux camps : chaque point de Calypso l’aurait ramené de son côté.

    - Autre façon de gagner : une unité sur chacun de vos six espaces au début de votre tour.
    - Quand la dernière carte de la pioche est tirée, la partie s’arrête immédiatement, même au milieu d’un pouvoir. Le camp en tête gagne ; si le pion violet est à 0, c’est une égalité.
    - 16 des 60 héros sont **multicolores**, marqués *. Chacun paie une carte de n’importe quelle couleur, et les pouvoirs qui nomment une couleur les affectent toujours.
    - Un pouvoir qui dit « vous pouvez » est à votre choix, tout autre doit servir. **/carte** dit ce que fait chaque héros.
