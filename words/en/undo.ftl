## Commands

undo-name = undo
undo-about = Take back your last move, if everybody at the table agrees

## The lobby

undo-rule = { $undo ->
    [friendly] Take-backs: any move
   *[strict] Take-backs: if nothing was seen
}
undo-rule-agreed = { $undo ->
    [friendly] A friendly game: if everybody agrees, any move may be taken back, even after cards were drawn or seen.
   *[strict] If everybody agrees, a move may be taken back, but not after something hidden was seen.
}

## Who asks

undo-open = Take back my last move
undo-title = Take back your last move?
undo-would = { $moves ->
    [one] This would be undone:
   *[other] These { $moves } moves would be undone:
}
undo-others = { $names } would have to agree.
undo-alone = Nobody else has to agree.
undo-note = The log keeps what was taken back, and replays show it. A move that is made again draws anew.
undo-ask = Ask the others
undo-do = Take it back
undo-asked = The others are asked at the table. Your move is taken back once all agree; a new move ends the question.
undo-withdraw = Withdraw my question
undo-done = It is taken back.

## The others

undo-question = ↩ **{ $name }** asks to take back a move at { $game }.
undo-consent = { $users }: do you agree? { $count ->
    [one] {""}
   *[other] It takes all of you.{" "}
}A new move ends the question.
undo-agree = Agree to take it back
undo-decline = Let the move stand
undo-agreed = You agree. It is taken back once everybody does.
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

undo-refused-asked = Somebody else asks to take back a move. That has to be settled first.
undo-refused-declined = This move was asked for already, and it stands. You may ask again after your next one.
undo-refused-late = This question is settled, or the game has gone on since.
undo-refused-nothing = You have not made a move yet that could be taken back.
undo-refused-older = This move was made by an older version of the rules; it cannot be taken back any more.
undo-refused-own = It is you who asks, so the others have to agree. “Let the move stand” withdraws your question.
undo-refused-looked = Nothing is taken back any more: somebody who has finished has seen all hands.
undo-refused-revealed = Your last move stands: by it or since, something hidden has come to light, or cards were drawn. Only at a table opened with “Take-backs: any move” could it be undone.
