library-title = Games
library-read-rules = Read the rules of a game
library-rules = Rules
# How many can play a game, or one of its variants
library-players = { $how ->
    [range] { $least } to { $most } players
   *[list] { $most ->
        [one] one player
       *[other] { $sizes } players
    }
}
library-variant-players = { $variant }: { $players }
# How long two people take for a game
library-minutes = about { $minutes } minutes
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
library-cards = Cards
library-cards-in-hand = { $game }: the cards in your hand
library-cards-of = { $game }: what the cards do{ $of ->
    [1] {""}
   *[other] {" "}({ $number }/{ $of })
}
library-all-cards = All cards
library-card-clauses = Rules: { $clauses }
library-rules-of = Rules of { $game }
