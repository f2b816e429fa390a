## Puzzles

puzzle-name = puzzle
puzzle-about = Find the best move: one puzzle a day for everybody, and more if you like
puzzle-option-game-about = Which game; leave it out for the puzzle of the day
puzzle-title = ## { $kind ->
    [daily] Puzzle of the day
   *[any] Puzzle
}: { $game }
puzzle-task = It is your turn. Find the best move.
puzzle-player = Player { $number }
puzzle-answer = { $right ->
    [yes] ✅ Right!
   *[no] ❌ There is a better move.
}
puzzle-chances = Chance of winning, in thousands of imagined games:
puzzle-chance = - { $own ->
    [yes] **{ $move }** (your move)
   *[no] { $move }
}: { $chance }%
puzzle-less = - **{ $move }** (your move): less than { $chance }%
puzzle-also = { $move } is right, too: games played on to the end do not show which of the two is better.
puzzle-because = Why the first move, and not “{ $rival }”? { $because }
puzzle-score = Puzzles of the day in a row: { $streak } (longest { $longest }). Solved { $solved } of { $tried }.
puzzle-same-game = Another of this game
puzzle-another = Another puzzle
puzzle-share = Share
puzzle-try = Solve it
puzzle-shared = { $how ->
    [solved] ✅ { $name } has solved the puzzle of the day: **{ $game }**. In a row: { $streak }.
    [daily] { $name } shares the puzzle of the day: **{ $game }**.
   *[any] { $name } shares a puzzle: **{ $game }**.
} Can you find the best move?
puzzle-refused-none = There are no puzzles for that game.
puzzle-refused-gone = That puzzle is no longer here. Type /puzzle for today’s.
puzzle-refused-not-shared = You may not write in this channel, so I cannot post a puzzle for you here.
