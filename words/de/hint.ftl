hint-button = Tipp
hint-best = Das täte der stärkste Computer. Gewinnchance: { $chance } %
hint-play = So spielen
hint-next = Die nächstbesten Züge:
hint-other = { $move } · { $chance } %
hint-note = Er weiß nur, was du weißt, und hat sich { $games } Partien ausgemalt. Er kann sich irren.
