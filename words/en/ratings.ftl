## Commands

ratings-stats-name = stats
ratings-stats-about = Games, wins, places and ratings: yours, or another member’s; only you see the answer
ratings-option-member = member
ratings-option-member-about = Whose record; leave it out for yours
ratings-leaderboard-name = leaderboard
ratings-leaderboard-about = Who plays best: ratings in this server, or in all servers
ratings-option-game = game
ratings-option-game-about = Which game

## The lobby

ratings-ended-as-loss = The game has ended. It was rated, so ending it counts as a loss.

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
ratings-all = Rated or not: { $counts }
ratings-unrated = Not rated: { $counts }
ratings-against = **Against** (won: placed ahead)
ratings-rival = { $name }: { $counts }
ratings-pace = Usual time for a move: { $count } { $unit ->
    [days] days
    [hours] h
    [minutes] min
   *[seconds] s
} (half of your moves took less)
ratings-why-unrated = Not rated
ratings-why = { $count ->
    [one] 1 game
   *[other] { $count } games
}: { $why ->
    [alone] alone with computers
    [agreed] the table chose so
    [friendly] any move could be taken back
    [ended] ended before it was over, and nobody gave up
   *[mistake] stopped by a mistake of ours
}
ratings-places = Places: { $places }
ratings-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} × { $times }
ratings-note = Everybody starts at 1000. Two times out of three, the true strength lies within ±. Provisional: fewer than about ten games.
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
    [master] master
   *[other] { $level }
}
ratings-nobody = Nobody has a rating here yet. Open a table with /play; with two or more people, it is rated.
ratings-leaderboard-note = ?: provisional, fewer than about ten games. { $board ->
    [here] Games in other servers do not count here.
   *[overall] People choose to be listed: /privacy overall.
}
ratings-earlier = Higher
ratings-later = Lower
ratings-other-board = { $board ->
    [here] All servers
   *[overall] This server
}
ratings-choose-game = Another game
