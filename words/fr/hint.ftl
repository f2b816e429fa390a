hint-button = Conseil
hint-best = C’est ce que jouerait l’ordinateur le plus fort. Chances de victoire : { $chance } %
hint-play = Jouer ce coup
hint-next = Autres bons coups :
hint-other = { $move } · { $chance } %
hint-note = Il ne sait que ce que vous savez, et a imaginé { $games } parties. Il peut se tromper.
