## What happens at a table besides the moves

event-news = { $kind ->
    [left] { $name } leaves the game{ $other ->
        [none] .
       *[other] ; { $other } plays on.
    }
    [departed] { $name } is no longer in this server.
    [expired] { $you ->
        [yes] You run out of time; the computer takes over.
       *[no] { $name } runs out of time; the computer takes over.
    }
    [stood-in] { $you ->
        [yes] You run out of time; the computer plays this turn.
       *[no] { $name } runs out of time; the computer plays this turn.
    }
    [returned] { $you ->
        [yes] You are back.
       *[no] { $other } is back.
    }
    [given] { $you ->
        [yes] { $name } gives you the seat.
       *[no] { $name } gives the seat to { $other }.
    }
    [joined] { $you ->
        [yes] You replace { $name }.
       *[no] { $other } replaces { $name }.
    }
    [ended-host] { $name }, the host, ends the game.
    [ended-moderator] { $name }, a moderator, ends the game.
    [ended-round] The round of the tournament is over: the game ends.
    [ended-vote] The game ends, as the table has voted.
    [ended-agreed] That ends the game, as agreed.
   *[ended-deserted] Nobody is left at the table: the game ends.
}
event-forced = { $sentence } It was the only move.
