## Agreed in the lobby

time-limit = { $unit ->
    [none] No time limit
    [minutes] { $count } min a turn
    [hours] { $count } h a turn
   *[days] { $count ->
        [one] 1 day a turn
       *[other] { $count } days a turn
    }
}
time-own-title = Time for a turn
time-own-label = How long may a turn take?
# How people write each unit, all forms of it: anyone who types a time may use those of any language
time-typed-minutes = m, mn, min, mins, minute, minutes
time-typed-hours = h, hr, hrs, hour, hours
time-typed-days = d, day, days
time-own-example = 15 min, 1h30, 36 h, 3 days
time-agreed = { $limit }, then { $overtime ->
    [plays] the computer plays
    [takes] the computer takes the seat
   *[reminds] a reminder
}

## Under the table

time-runs = ⏳ { $name }: time ends { $relative }{ $slow ->
    [yes] , { $until }
   *[no] {""}
}
time-up = ⌛ { $name }: time was up { $relative }
time-paused = ⏸ Paused: the clock is stopped. Press “Table help” to go on.
time-votes = { $motion ->
    [pause] For a pause
    [limit] For a limit ({ $limit }, then the computer takes the seat)
   *[end] To end the game
}: { $votes } of { $needed } (“Table help”)
time-kept = A computer is covering for { $name }; press “My hand” to return.
time-deserted = Everybody has left. The table closes { $relative } unless someone returns to their seat.

## Calls

time-call = { $over ->
    [yes] Your time was up { $relative }; the table is still waiting for you.
   *[no] Your time ends { $relative }.
}
time-notice = { $what ->
    [played] { $user }, your time at { $game } was up: the computer has played your turn.
    [taken] { $user }, your time at { $game } was up: the computer plays for you now. Press “My hand” under the table to return to your seat.
    [stands] { $user }, your move at { $game } stands: not everybody agreed to undo it.
   *[gone] { $user } has left this server; a computer now plays for them at { $game }.
}

## The panel “Table help”

time-pause = Ask for a pause ({ $votes }/{ $needed })
time-vote-limit = Limit: { $limit }, then the computer ({ $votes }/{ $needed })
time-go-on = End the pause
time-vote-end = { $needed ->
    [1] End the game
   *[other] Vote to end the game ({ $votes }/{ $needed })
}
time-give = Give my seat to…
time-take-back = Take my seat back
time-kept-for-you = A computer is covering for you. You can take your seat back.
time-give-to-whom = Who gets your seat? They see your hand once they accept.
time-choose-person = Choose a member
time-offered = I have offered your seat to { $user }. It stays yours until they accept.
time-offer = { $user }, { $name } offers you a seat at { $game }.
time-accept = Take the seat
time-decline = No, thanks
time-accepted = { $name } has taken the seat of { $giver } at { $game }.
time-declined = The seat at { $game } stays with { $giver }.

## Settings

time-option-hours = hours
time-option-hours-about = When you play, such as 18-23: long turns run only then; “off” means all day
time-option-zone = time_zone
time-option-zone-about = Where you live, such as Europe/Paris; playing hours are in this time zone

## What cannot be done

time-refused-hours-too-few = Playing hours are at least { $least } hours a day, such as 18-23.
time-refused-limited = Turns at this table already have a limit: after it, the computer plays.
time-refused-no-clock = This table has no clock, so there is nothing to pause: take all the time you like.
time-refused-no-such-hours = I do not understand these playing hours. Write them like 18-23 or 18:30-0:30, or “off”.
time-refused-no-such-time = I do not understand this time. Write it like 15 min, 1h30 or 3 days: from one minute to 14 days.
time-refused-no-such-zone = There is no time zone with that name. Choose one from the list that opens as you type, such as Europe/Paris.
time-refused-no-bots = A bot cannot take a seat. Choose a member of this server.
time-refused-not-offered = This seat is not, or no longer, offered to you.
time-refused-not-your-seat = No seat is being kept for you at this table.
time-refused-seat-taken = That seat is no longer yours. If a computer is covering for you, press “My hand” under the table to return.
time-refused-sits-there = They already have a seat at this table.
time-refused-too-slow = That took me too long. Please try once more.
time-refused-zone-first = Playing hours need a time zone: fill in both, such as 18-23 and Europe/Paris.
