## Tournaments and leagues

tournament-name = tournament
tournament-about = Open a tournament or a league, or list those of this server
tournament-option-game-about = The game to open a tournament with; leave it out for the list

tournament-title = ## { $kind ->
    [league] League
    [knockout] Knock-out
   *[swiss] Swiss tournament
}: { $game }{ $season ->
    [1] {""}
   *[other] , season { $season }
}
tournament-terms = { $team ->
    [2] Teams of two, same cards with seats exchanged.{" "}
   *[1] { $duplicate ->
        [yes] Same cards at every table.{" "}
       *[no] {""}
    }
}A round takes { $unit ->
    [days] { $count ->
        [one] a day
        [7] a week
       *[other] { $count } days
    }
    [hours] { $count ->
        [one] an hour
       *[other] { $count } hours
    }
   *[minutes] { $count } minutes
} at most, { $turn }.
tournament-entries = { $count ->
    [0] Nobody has joined yet.
   *[other] **In ({ $count }):** { $names }
}
tournament-join-how = Press “Join”. { $host ->
    [nobody] A moderator starts it, under “More…”.
   *[other] <@{ $host }> or a moderator starts it, under “More…”.
}
tournament-round = **Round { $number } of { $of }**, ends { $relative }
tournament-bye = - { $name } has no opponent this round
tournament-held = { $why ->
    [absent] All games are over, but somebody is absent. The next round begins { $when }, or once everybody is back.
    [alone] Fewer than two are here to play. The tournament ends { $when } unless somebody comes back.
   *[unpaired] Those who are here have met already, or would have a second bye. The tournament ends { $when } unless somebody comes back.
} Back again? Press “Play on”.
tournament-won = # 🏆 { $count ->
    [one] { $names } wins!
   *[other] { $names } share the victory!
}
tournament-ended = { $round ->
    [0] It was ended before its first round.
   *[other] It was ended in round { $round } of { $of }, so nobody has won it.
}
tournament-cut-short = It ended after round { $number } of { $of }: { $why ->
    [alone] fewer than two were left to play.
   *[unpaired] those who were left had met already, or would have had a second bye.
}
tournament-more = … and { $count } more
tournament-own = You: { $line }
tournament-standing = **{ $place }.** { $name }{ $kind ->
    [knockout] {""}
   *[other] : { $points }
}{ $status ->
    [gone] {" "}(has left)
    [absent] {" "}(absent)
   *[plays] {""}
}
tournament-annulled = **–** { $name } (fewer than half of the games: none counts)
tournament-not-counted = (does not count)
tournament-join = Join
tournament-joined = You are in. You are pinged when it is your turn.
tournament-open = Standings
tournament-others = More…
tournament-next = New season
tournament-next-opened = The new season is open below, and the people of the last one are invited there. Nobody is in before they press “Join”.
tournament-invitation = **{ $tournament } is open.** You played in the last season. Press “Join” if you want to play again.
tournament-back = Play on
tournament-leave = Leave
tournament-start = Start
tournament-end = End it
tournament-remove = Remove somebody
tournament-which-team = Join a team
tournament-again = With { $name } again
tournament-found = New team
tournament-teams = { $count ->
    [0] Found a team; a second person can join it.
    [one] One team has a free place.
   *[other] { $count } teams have a free place.
}
tournament-list = { $count ->
    [0] No tournament is open here.
    [one] **One tournament is open here:**
   *[other] **{ $count } tournaments are open here:**
}
tournament-new = Open a tournament
tournament-ask-game = Game
tournament-ask-switches = Teams and cards
tournament-start-title = Start now? { $tournament }
tournament-start-about = { $team ->
    [2] { $count } teams play
   *[1] { $count } people play
} { $rounds ->
    [one] one round.
   *[other] { $rounds } rounds.
} Nobody can join after that.{ $team ->
    [2] {" "}Teams that lack a member stay out.
   *[1] {""}
}
tournament-start-yes = Yes, start
tournament-not-yet = Not yet
tournament-end-title = End it? { $tournament }
tournament-end-about = { $stage ->
    [playing] Games under way stop without a result. The standings stay as they are.
   *[open] Nobody can join any more.
}
tournament-end-yes = Yes, end it
tournament-no = No
tournament-leave-title = Leave? { $tournament }
tournament-leave-about = { $results ->
    [annulled] You have played fewer than half of your games, so none of them counts, for you or your opponents.
    [walkovers] You have played half of your games, so your results stay, and your opponents win those that are left.
    [swiss] Your results stay, for you and your opponents.
    [knockout] Your results stay, and your next opponent goes on without a game.
   *[open] You can join again until it starts.
}{ $results ->
    [open] {""}
   *[other] {" "}Games that are rated stay rated. You cannot come back. A game under way goes on: give it up at its table if you must.{ $team ->
        [2] {" "}Your team leaves with you.
       *[1] {""}
    }
}
tournament-leave-yes = Yes, leave
tournament-out-title = Remove { $name }?
tournament-out-about = { $results ->
    [annulled] They have played fewer than half of their games, so none of them counts, for them or their opponents.
    [walkovers] They have played half of their games, so their results stay, and their opponents win those that are left.
    [swiss] Their results stay, but they are not paired any more.
    [knockout] Their results stay, and their next opponent goes on without a game.
   *[open] They can join again.
}{ $results ->
    [open] {""}
   *[other] {" "}Games that are rated stay rated. They cannot come back. A game under way goes on.
}
tournament-out-yes = Yes, remove
tournament-at-table = { $status ->
    [playing] { $names } play a game of a tournament. Others play the same cards, so the table shows none.
   *[other] { $names } have played a game of a tournament. Its cards can be seen once the round is over.
}
tournament-help = This is a game of a tournament. Others play the same cards, so the table shows none: press “My hand” to see yours and make your move. If your time runs out, a computer player keeps your seat until you are back. Anyone who is away when the game ends has lost.

tournament-refused-begun = This tournament has begun, so nobody can join any more.
tournament-refused-fixed = This is a game of a tournament, so seats and agreements stay as they are.
tournament-refused-full = This tournament is full: it has { $most } entries.
tournament-refused-host = { $host ->
    [nobody] Only a moderator can do that here.
   *[other] Only <@{ $host }>, who opened this tournament, or a moderator can do that.
}
tournament-refused-joined = You are in already.
tournament-refused-no-rematch = This was a game of a tournament: your next one comes by itself. For another game, type /play.
tournament-refused-no-team = That team is full or gone. Choose another, or found one.
tournament-refused-none = There is no such tournament here. Type /tournament for the list.
tournament-refused-not-in = You do not take part, or have left.
tournament-refused-not-over = The new season can be opened once this one is over.
tournament-refused-over = This tournament is over. Type /tournament for those that are open.
tournament-refused-sealed = Others still play these cards. Everybody can see them once the round is over.
tournament-refused-server = Tournaments are played in servers. Type /tournament in a server’s channel.
tournament-refused-server-full = This server has { $most } tournaments. Their hosts or a moderator can end one.
tournament-refused-too-few = { $team ->
    [2] A tournament needs { $fewest } full teams or more.
   *[1] A tournament needs { $fewest } people or more.
}
tournament-refused-too-many = You have { $most } tournaments here. End one first.
tournament-refused-rounds = Only a Swiss tournament has a number of rounds that you choose. Leave out “rounds”.
tournament-refused-which-game = Which game? Fill in “game” to open a tournament, or type /tournament alone for the list.
