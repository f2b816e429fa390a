hint-button = Hint
hint-best = The strongest computer player would do this. Chance of winning: { $chance }%
hint-play = Play it
hint-equal = { $count ->
    [one] Another move is as good:
   *[other] { $count } other moves are as good:
}
hint-next = Next best:
hint-other = { $move } · { $chance }%
hint-note = It knows only what you know, and imagined { $games } games. It may be wrong.
