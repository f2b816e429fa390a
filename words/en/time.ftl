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
time-own = Another time …
time-own-title = Time for a turn
time-own-label = How long may a turn take?
time-own-example = 15 min, 1h30, 36 h, 3 days
time-overtime = { $overtime ->
    [plays] Time is up: computer plays the turn
    [takes] Time is up: computer takes the seat
   *[reminds] Time is up: a reminder, nothing more
}
time-agreed = { $limit }. { $overtime }.

## Under the table

time-runs = ⏳ { $name }: time ends { $relative }{ $slow ->
    [yes] , { $until }
   *[no] {""}
}
time-up = ⌛ { $name }: time was up { $relative }
time-paused = ⏸ A pause: no time runs. “Table help” ends it.
time-votes = { $motion ->
    [pause] For a pause
    [limit] For a limit ({ $limit }, then the computer takes the seat)
   *[end] To end the game
}: { $votes } of { $needed } (“Table help”)
time-kept = The computer plays for { $name }, who may take the seat back: “My hand”.
time-deserted = Nobody is left here. The table ends { $relative }, unless somebody takes a seat back.

## Calls

time-call = { $over ->
    [yes] Your time was up { $relative }; the table still waits for you.
   *[no] Your time ends { $relative }.
}
time-notice = { $what ->
    [played] { $user }, your time at { $game } was up: the computer has played your turn.
    [taken] { $user }, your time at { $game } was up: the computer plays for you now. “My hand” under the table gives you the seat back.
    [stands] { $user }, your move at { $game } stands: not everybody agrees to take it back.
   *[gone] { $user } is not in this server any more; at { $game } the computer plays in their place.
}

## The panel “Table help”

time-pause = Ask for a pause ({ $votes }/{ $needed })
time-vote-limit = Limit: { $limit }, then the computer ({ $votes }/{ $needed })
time-go-on = End the pause
time-vote-end = Vote to end the game ({ $votes }/{ $needed })
time-give = Give my seat to …
time-take-back = Take my seat back
time-kept-for-you = The computer plays for you. You may take your seat back.
time-give-to-whom = Who shall have your seat? They see your hand once they accept.
time-choose-person = Choose a member
time-offered = Your seat is offered to { $user }. It stays yours until they accept.
time-offer = { $user }, { $name } offers you a seat at { $game }.
time-accept = Sit down
time-decline = No, thanks
time-accepted = { $name } has taken the seat of { $giver } at { $game }.
time-declined = The seat at { $game } stays with { $giver }.

## Settings

time-option-hours = hours
time-option-hours-about = When you play, such as 18-23: longer turns run only then; “off” for the whole day
time-option-zone = time_zone
time-option-zone-about = Where you live, such as Europe/Paris; your playing hours are reckoned there
time-settings-hours = Playing hours: { $hours } ({ $zone }).

## What cannot be done

time-refused-hours-too-few = Playing hours are at least { $least } hours a day, such as 18-23.
time-refused-limited = A turn has a limit at this table already: after it, the computer plays.
time-refused-no-clock = No time runs at this table, so there is nothing to pause: take all the time you like.
time-refused-no-such-hours = I do not understand these playing hours. Write them like 18-23 or 18:30-0:30, or “off”.
time-refused-no-such-time = I do not understand this time. Write it like 15 min, 1h30 or 3 days: from one minute to 14 days.
time-refused-no-such-zone = There is no time zone of this name. Choose one from the list that opens while you type, such as Europe/Paris.
time-refused-no-bots = A bot cannot take a seat. Choose a member of this server.
time-refused-not-offered = This seat is not offered to you, or not any more.
time-refused-not-your-seat = No seat is kept for you at this table.
time-refused-seat-taken = That seat is not yours any more. If a computer keeps it for you, “My hand” under the table gives it back.
time-refused-sits-there = They have a seat at this table already.
time-refused-too-slow = That took me too long. Please choose it once more.
time-refused-zone-first = Playing hours need a time zone: fill in both, such as 18-23 and Europe/Paris.
