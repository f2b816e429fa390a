## Watching

watch-open = Watch
watch-panel = You do not sit at this table; this is what everybody may see.
watch-ask = Ask for a seat
watch-asked = I have asked the host. If they agree, you play in the place of a computer player.
watch-asks = { $host }, { $name } would like to play at { $game } in the place of a computer player. May they?
watch-let-in = Let them play
watch-answered = { $answer ->
    [let-in] { $user } plays from now on in the place of a computer player. “My hand” under the table shows the cards.
   *[turn-away] { $name } goes on watching.
}

## Who has finished

watch-finished = { $sees ->
    [all] After finishing: see all hands
   *[own] After finishing: see own hand
}
watch-agreed = Whoever has finished while others play on may look at all hands.
watch-all-hands = See all hands
watch-open-hands = All hands are open to you, for you have finished. Keep them to yourself.
watch-looked = 👁 { $name } has finished and looks at all hands.

## What cannot be done

watch-refused-asked-already = You have asked for a seat at this table already. The host decides.
watch-refused-has-played = Whoever has held cards in this game cannot take another seat in it. You may watch, and see everything in the replay once it is over.
watch-refused-not-asking = Nobody asks for that seat any more.
watch-refused-own-hand-only = You see all hands once you have finished while others play on, if the table has agreed on it.
