## Commands

ratings-stats-name = stats
ratings-stats-about = Games, victories, places and ratings: yours, or another member’s; nobody else sees the answer
ratings-option-member = member
ratings-option-member-about = Whose; yours if you leave it out
ratings-leaderboard-name = leaderboard
ratings-leaderboard-about = Who plays best: ratings of this server, or of all servers
ratings-option-game = game
ratings-option-game-about = Which game

## The lobby

ratings-rated = { $rated ->
    [off] Rated: no
   *[on] Rated: yes
}
ratings-agreed = { $rated ->
    [off] The result changes no rating.
   *[on] With two people or more, the result counts for ratings; who gives up or stays away has lost.
}
ratings-ended-as-loss = The game has ended. It was rated, so ending it counts as giving up.

## A person's record

ratings-record = { $name }: games and ratings
ratings-board = { $board ->
    [here] In this server
   *[overall] In all servers
}
ratings-none = No rated game yet. A game is rated if the table says so and at least two people play.
ratings-game-line = **{ $game }: { $points }** ± { $give_or_take }, { $certainty ->
    [sure] very sure
    [fair] fairly sure
    [rough] still rough
   *[provisional] provisional
}
ratings-counts = { $matches ->
    [one] 1 game
   *[other] { $matches } games
}, { $victories } won
ratings-places = Places: { $places }
ratings-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} × { $times }
ratings-note = Everybody begins at 1000. In two cases out of three the true strength lies within ±. Provisional: fewer than about ten games.
ratings-chart-title = Ratings
ratings-chart-across = Rated games
ratings-chart-up = Rating
ratings-chart-described = Ratings after each rated game.
ratings-chart-curve = { $game }: { $first } at first, { $last } after { $matches ->
    [one] 1 game
   *[other] { $matches } games
}.

## The leaderboard

ratings-leaderboard = { $game }: { $board ->
    [here] best of this server
   *[overall] best of all servers
}
ratings-standing = { $rank } **{ $name }** { $points } ± { $give_or_take }
ratings-computer = Computer, { $level ->
    [easy] easy
    [medium] medium
    [hard] hard
   *[other] { $level }
}
ratings-nobody = Nobody has a rating here yet. Open a table with /play; with two people or more it is rated.
ratings-leaderboard-note = ?: provisional, fewer than about ten games. { $board ->
    [here] Games in other servers do not count here.
   *[overall] Here are those who wish it: /privacy overall.
}
ratings-earlier = Better
ratings-later = Further down
ratings-other-board = { $board ->
    [here] All servers
   *[overall] This server
}
ratings-choose-game = Another game
