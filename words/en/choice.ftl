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

choice-forced = Your only moves: { $value }
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

choice-tables = Tables at once: { $value ->
    [0] no limit
   *[other] { $value }
}

choice-each = Tables per host: { $value ->
    [0] no limit
   *[other] { $value }
}

choice-time = { $value }

choice-rated = Rated: { $value }
choice-rated-on = yes
choice-rated-off = no

choice-hints = Hints: { $value }
choice-hints-on = on
choice-hints-off = off

choice-undo = Take-backs: { $value }
choice-undo-strict = only if nothing new was revealed
choice-undo-friendly = any move

choice-leaving = If someone leaves: { $value }
choice-leaving-computer = computer plays
choice-leaving-ends = game ends

choice-finished = When you are out: { $value }
choice-finished-own = your hand only
choice-finished-all = all hands
