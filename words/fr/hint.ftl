hint-button = Conseil
hint-best = C’est ce que jouerait l’ordinateur le plus fort. Chances de victoire : { $chance } %
hint-play = Jouer ce coup
hint-equal = { $count ->
    [one] Un autre coup est aussi bon :
   *[other] { $count } autres coups sont aussi bons :
}
hint-next = Autres bons coups :
hint-other = { $move } · { $chance } %
hint-note = Il ne sait que ce que vous savez, et a imaginé { $games } parties. Il peut se tromper.
