## Watching

spectator-open = Watch
spectator-panel = You have no seat at this table; this is what everybody can see.
spectator-ask = Ask for a seat
spectator-asked = I have asked the host. If they agree, you replace a computer player.
spectator-asks = { $host }, { $name } would like to replace a computer player at { $game }. Let them in?
spectator-let-in = Let them play
spectator-answered = { $answer ->
    [let-in] { $user } now replaces a computer player. Press “My hand” under the table to see the cards.
   *[turn-away] { $name } keeps watching.
}

## Who has finished

spectator-all-hands = See all hands
spectator-open-hands = You can see all hands because you’ve finished. Keep them to yourself.
spectator-looked = 👁 { $name } has finished and is looking at all hands.

## What cannot be done

spectator-refused-asked-already = You have already asked for a seat at this table. The host decides.
spectator-refused-has-played = Anyone who has held cards in this game cannot take another seat in it. You can watch, and see everything in the replay once it is over.
spectator-refused-not-asking = Nobody is asking for that seat now.
spectator-refused-own-hand-only = You can see all hands once you have finished while others play on, if the table has agreed to it.
