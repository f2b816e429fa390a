## Commands

undo-name = undo
undo-about = Take back your last move, if everybody at the table agrees

## Who asks

undo-open = Take back my last move
undo-title = Take back your last move?
undo-would = { $moves ->
    [one] This would be undone:
   *[other] { $moves } moves would be undone, and all that came of them:
}
undo-others = { $names } would have to agree.
undo-alone = Nobody else has to agree.
undo-note = The log keeps what was taken back, and replays show it. A repeated move draws different cards.
undo-ask = Ask the others
undo-do = Take it back
undo-asked = I have asked the others at the table. Your move is taken back once all agree; the next move cancels this request.
undo-withdraw = Cancel my request
undo-done = Move taken back.

## The others

undo-question = ↩ **{ $name }** asks to take back a move at { $game }.
undo-consent = { $users }: do you agree? { $count ->
    [one] {""}
   *[other] It takes all of you.{" "}
}The next move cancels this request.
undo-agree = Agree to take it back
undo-decline = Let the move stand
undo-agreed = You agree. The move is taken back once everybody does.
undo-declined = The move stands.

## What happened

undo-took-back = { $seat ->
    [you] You take back your last move
   *[other] { $seat_name } takes back a move
}{ $moves ->
    [one] .
   *[other] : { $moves } moves are undone.
}

## What cannot be done

undo-refused-asked = Someone else has asked to take back a move. That has to be decided first.
undo-refused-declined = You already asked about this move, and it stands. You can ask again after your next move.
undo-refused-late = This request is closed, or the game has moved on since.
undo-refused-nothing = You have not made a move that could be taken back.
undo-refused-older = This move was made by an older version of the rules; it can no longer be taken back.
undo-refused-own = You asked, so the others have to agree. “Let the move stand” cancels your request.
undo-refused-looked = Moves can no longer be taken back: a player who has finished has seen all hands.
undo-refused-revealed = Your last move stands: since then something hidden was revealed, or cards were drawn. Only a table with “Any move can be taken back” allows that.
