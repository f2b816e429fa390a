analysis-button = Analysis
analysis-started = I am analyzing { $game } and will post the result here, usually within a minute. If nothing comes, ask again.
analysis-progress = { $percent }% done
analysis-title = { $game }: who was winning?
analysis-most = **The moves that changed the chances most**
analysis-move = Move { $ply }, { $name }: { $move }
analysis-change = { $name }: { $before }% → { $after }% · { $by ->
    [choice] choice
   *[luck] luck
}
analysis-costly = **The costliest moves, and what was better**
analysis-better = Better: { $move } · { $possible }% instead of { $chance }%
analysis-because = Why: { $because }
analysis-luck = **Luck and choices**
analysis-parts = { $name }: { $equal }% to begin with, { $luck } by luck, { $own } by own choices, { $others } by others’ choices = { $result }%
analysis-note = Estimated by a computer player that knew only what each player could know at the time. Each curve knows what its own player knew, so curves need not add up to 100%.
analysis-luck-note = A choice counts for what it gave away against the best move that I found. Everything else is luck: what was dealt, drawn, or hidden.
analysis-seats-note = A seat that changed hands, or that a computer player played for a while, counts the choices of all who played it.
analysis-because-note = A reason compares what follows each of the two moves: averages of imagined games, a few moves later.
analysis-chart-across = Moves made
analysis-chart-up = Chance of winning
analysis-chart-level = { $chance }%
analysis-chart-described = Chances of winning in a game of { $moves } moves.
analysis-chart-curve = { $name }: { $first }% at first, { $last }% at the end.
