library-title = Games
library-read-rules = Read the rules of a game
library-rules = Rules
library-rules-title = { $game }: { $section }{ $of ->
    [1] {""}
   *[other] {" "}({ $number }/{ $of })
}
library-in-short = In short
library-section = Go to a section
library-previous = Previous
library-next = Next
library-all-games = All games
library-whole-page = Whole page
library-clauses = { $count ->
    [0] { $game } has no clause “{ $topic }”. Perhaps one of these?
   *[other] { $count } clauses of { $game } say something about “{ $topic }”. Which one?
}
library-choose-clause = Choose a clause
