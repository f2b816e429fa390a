# La leçon de Delphi : page par page, ce qui est dit, et ce que l’on répond à un autre choix

delphi-lesson-rival-1 = Calchas
delphi-lesson-rival-2 = Clio
delphi-lesson-0 = Trois Cités grecques, neuf Marches. Vous menez Athènes contre Calchas de Thèbes et Clio de Corinthe. Pendant une Marche, les cartes posées forment des étalages ; seul **l’étalage le plus faible** agit, et il le doit : jouer, ou se retirer et écarter ce qui est posé. Le premier retrait coûte des points, l’avant-dernière Cité en lice en gagne, la dernière en gagne le double.

    Comme dans tous les jeux, le bouton **Ma main**, sous la table, montre vos cartes ; personne d’autre ne les voit. Appuyez dessus.
delphi-lesson-1 = Une Parade compte trois Marches, et ces huit cartes doivent suffire à toutes. Pour commencer, chaque Cité pose une carte face cachée ; toutes sont révélées ensemble. Posez le Guerrier 5, dont vous pouvez vous passer.
delphi-lesson-1-again = Toute carte est permise. Mais regardez les autres : deux Guerriers égaux, des dieux et l’Oracle vaudront plus tard davantage. Posez le 5.
delphi-lesson-2 = Calchas a un 5 aussi : à égalité au plus bas, il faut de part et d’autre poser encore une carte face cachée. Cette première Marche rapporte 2 points au plus. Posez la carte **Passe** : vous vous retirez et perdez 1 point, mais gardez vos bonnes cartes. La Passe revient toujours en main.
delphi-lesson-2-again = Regardez ce que vaut cette Marche : −1, +1, +2. Les suivantes valent plus : gardez vos cartes et posez la Passe.
delphi-lesson-3 = Calchas a eu la même idée, Clio a donc gagné. (De plusieurs retraits en même temps, chacun compte comme s’il était seul : vous perdez 1 point, et Calchas aussi.) La Marche 2 rapporte −2, +2, +4, et vous la voulez ! Commencez par un Guerrier 4 ; vous en avez deux.
delphi-lesson-3-again = Regardez votre main : deux Guerriers égaux côte à côte se multiplient. Commencez par un de vos 4.
delphi-lesson-4 = Votre étalage est seul au plus bas : vous jouez jusqu’à ce qu’il ne le soit plus. Deux Guerriers égaux **côte à côte** se multiplient : 4 × 4 = 16. (Avec chaque carte, vous voyez ce que vaudrait votre étalage.)
delphi-lesson-4-again = Comparez les valeurs indiquées avec vos cartes : le second 4 vous mène à 16.
delphi-lesson-5 = Clio a doublé un 5 avec Apollon et ajouté Héraclès : 20. Vous avez 16 et devez agir. **Héphaïstos** multiplie ce qui est à sa gauche par ce qui viendra à sa droite. Jouez-le, même s’il ne fait encore rien.
delphi-lesson-5-again = Regardez deux cartes plus loin : le 3 seul mène à 19, encore le plus faible. Avec Héphaïstos avant lui, 16 × 3 = 48.
delphi-lesson-6 = Toujours 16, donc toujours à vous : un dieu à qui manque un voisin est sans effet, sauf qu’il sépare ses voisins. À présent le 3 : 16 × 3 = 48.
delphi-lesson-6-again = Regardez les valeurs indiquées avec vos cartes : le 3 après Héphaïstos mène à 48.
delphi-lesson-7 = Clio se retire. Mais Calchas joue **Arès**, qui multiplie la paire de 6 par elle-même : 36 × 36 = 1296 ! **Zeus** peut aider : il écarte, si vous voulez, une carte de votre choix de l’étalage de votre choix.
delphi-lesson-7-again = Regardez l’étalage de Calchas : aucun de vos nombres n’approche 1296. Zeus peut en écarter la cause.
delphi-lesson-8 = Quelle carte fait ces 1296 ? Choisissez l’étalage de Calchas, puis Arès.
delphi-lesson-8-again = Regardez l’étalage de Calchas : 6, 6 et Arès. Sans Arès, il retombe à 36 pour de bon.
delphi-lesson-9 = Calchas tient bon avec deux Héros : 51 contre vos 48. Un 2 mènerait à 50, trop peu. Jouez **l’Oracle** : un des neuf oracles est lu, et vous le suivez, ou sinon le suivant.
delphi-lesson-9-again = Regardez les valeurs : avec le 2, votre étalage vaut 50 et reste le plus faible. L’Oracle peut faire mieux.
delphi-lesson-10 = La couronne de laurier : votre étalage vaut 10 de plus pendant cette Marche, donc 58. Suivez cet oracle !
delphi-lesson-10-again = Vous pouvez le glisser sous la pile, mais il faudrait alors suivre le prochain, quoi qu’il dise. 10 de plus vous suffisent.
delphi-lesson-end = **Marche gagnée : +4.** Vous avez 3 points, Calchas 1, Clio 0. Les cartes jouées sont écartées : avec un 2 et la Passe, vous quitteriez vite la Marche 3. Voilà l’art de Delphi : gagner certaines Marches, quitter tôt les autres.

    - Il vous reste quatre dieux à connaître. **Neptune** divise par 2 les étalages adverses jusqu’à la fin de la Marche, jamais deux fois. **Hadès**, les **Moires** et **Héra** écartent de tous les étalages, même du vôtre, chaque Achille, chaque Prométhée, chaque Héraclès.
    - À quatre, le deuxième retrait ne rapporte et ne coûte rien. À deux, qui perd prend le malus. S’il ne reste personne en lice, personne n’a gagné la Marche.
    - Après trois Marches, on pioche 8 nouvelles cartes. Chaque Marche vaut plus que la précédente : à la neuvième, le premier retrait coûte 9 points et la victoire en rapporte 18.
    - Après neuf Marches, le plus de points l’emporte ; à égalité, le plus de Marches gagnées, puis le plus de points à la neuvième.
