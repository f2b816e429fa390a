hint-button = Tipp
hint-best = Das täte der stärkste Computer. Gewinnchance: { $chance } %
hint-play = So spielen
hint-equal = { $count ->
    [one] Ein anderer Zug ist genauso gut:
   *[other] { $count } andere Züge sind genauso gut:
}
hint-next = Die nächstbesten Züge:
hint-other = { $move } · { $chance } %
hint-note = Er weiß nur, was du weißt, und hat sich { $games } Partien ausgemalt. Er kann sich irren.
