### What people and servers choose: sentences are named after the choice and its values (cogs/answering/choices.py)

# choice-KEY shows a choice with its value; -name and -about describe the option of a command

choice-language = Language: { $value }
choice-language-name = language
choice-language-about = The language I use with you
choice-language-auto = same as Discord

choice-pictures = Pictures: { $value }
choice-pictures-name = pictures
choice-pictures-about = Your hand as a picture, or in words only
choice-pictures-auto = same as the server
choice-pictures-on = on
choice-pictures-off = off, in words only

choice-hands = Your hand: { $value }
choice-hands-name = hands
choice-hands-about = Your hand by the My hand button, or by direct message on your turn
choice-hands-here = My hand button
choice-hands-dm = by direct message

choice-pings = Turn reminders: { $value }
choice-pings-name = pings
choice-pings-about = Whether I remind you when it is your turn
choice-pings-on = on
choice-pings-off = off

choice-forced = Forced moves: { $value }
choice-forced-name = forced-moves
choice-forced-about = Whether I make your move when everybody can see that you have only one
choice-forced-auto = made for you
choice-forced-off = left to you

choice-confirm = Costly moves: { $value }
choice-confirm-name = confirm-moves
choice-confirm-about = Whether I ask again before a retreat, giving up a hero, or a pass that loses a siege
choice-confirm-auto = made at once
choice-confirm-on = confirmed first

choice-overall = On the leaderboard of all servers: { $value }
choice-overall-name = leaderboard
choice-overall-about = Whether the leaderboard of all servers shows you
choice-overall-off = no
choice-overall-on = yes

## What a server allows, and what is agreed at its tables

# -box is the label of a box to tick; -ask asks in a form; -agreed says what is agreed, or nothing if it is usual

choice-tables = Tables at once: { $value ->
    [0] no limit
   *[other] { $value }
}

choice-each = Tables per host: { $value ->
    [0] no limit
   *[other] { $value }
}

choice-time = { $value }
choice-time-ask = Time for a turn

choice-overtime-ask = When time is up
choice-overtime-about = Only if there is a time limit
choice-overtime-reminds = The player gets a reminder
choice-overtime-plays = The computer plays the turn
choice-overtime-takes = The computer takes the seat

choice-hints = Hints: { $value }
choice-hints-on = on
choice-hints-off = off
choice-hints-box = Players can ask for hints
choice-hints-agreed = { $value ->
    [off] No hints
   *[on] Hints
}

choice-rated = Rated: { $value }
choice-rated-on = yes
choice-rated-off = no
choice-rated-box = Rated, if at least two people play
choice-rated-agreed = { $value ->
    [off] Not rated
   *[on] Rated
}

choice-undo = Take-backs: { $value }
choice-undo-strict = only if nothing new was revealed
choice-undo-friendly = any move
choice-undo-box = Any move can be taken back
choice-undo-agreed = { $value ->
    [friendly] Any move can be taken back
   *[strict] {""}
}

choice-leaving = If someone leaves: { $value }
choice-leaving-computer = computer plays
choice-leaving-ends = game ends
choice-leaving-box = The game ends if someone leaves
choice-leaving-agreed = { $value ->
    [ends] Ends if someone leaves
   *[computer] {""}
}

choice-finished = When you are out: { $value }
choice-finished-own = your hand only
choice-finished-all = all hands
choice-finished-box = Players who are out see all hands
choice-finished-agreed = { $value ->
    [all] Players who are out see all hands
   *[own] {""}
}

## The terms of a tournament; a number of seconds names the length of a round

choice-kind-name = kind
choice-kind-about = Swiss: everybody plays every round. Knock-out: losers are out. League: everybody meets everybody
choice-kind-ask = Kind
choice-kind-swiss = Swiss
choice-kind-knockout = Knock-out
choice-kind-league = League

choice-length-name = round
choice-length-about = How long a round takes at most (usually a day)
choice-length-ask = A round takes at most
choice-length-1800 = 30 minutes
choice-length-3600 = 1 hour
choice-length-10800 = 3 hours
choice-length-86400 = 1 day
choice-length-259200 = 3 days
choice-length-604800 = 1 week

choice-teams-name = teams
choice-teams-about = Teams of two play the same cards from both sides, so luck counts less
choice-teams-box = Teams of two

choice-duplicate-name = same-cards
choice-duplicate-about = All tables of a round get the same cards
choice-duplicate-box = Same cards at all tables of a round

choice-rounds-name = rounds
choice-rounds-about = How many rounds a Swiss tournament has; leave it out for as many as it needs
choice-rounds-ask = Rounds of a Swiss tournament
choice-rounds-0 = As many as needed
