## The box

pig-name = Pig in the cup
pig-about = Roll on or stop? Nobody sees how much lies under your cup, and nobody knows how near you are.
pig-variant-standard = Everybody for themselves
pig-size-standard = { $seats } players
pig-option-goal = { $value } points win
pig-advantage = { $name } begins

## What happens

pig-rolled = { $seat ->
    [you] You roll { $pips }.
   *[other] { $seat_name } rolls under the cup.
}
pig-lost = { $seat ->
    [you] You roll a 1 and lose what lay under your cup.
   *[other] { $seat_name } rolls a 1 and loses what lay under the cup.
}
pig-stopped = { $seat ->
    [you] You stop: { $points } points go into your purse.
   *[other] { $seat_name } stops.
}
pig-ended = { $seat ->
    [you] You win
   *[other] { $seat_name } wins
} with { $points } points. All purses are opened.

## Choices

pig-ask = { $rolls ->
    [0] Your cup is empty: you roll.
   *[other] { $points } points lie under your cup. Do you roll again?
}
pig-roll = Roll
pig-stop = Stop and keep { $points } points

## The table

pig-goal = { $goal } points win
pig-purse = { $seat ->
    [you] { $seat_name } (you)
   *[other] { $seat_name }
}: { $known ->
    [yes] { $points } points
   *[no] { $rolls ->
        [one] one die
       *[other] { $rolls } dice
    }
}
pig-cup = Under the cup: { $known ->
    [yes] { $points } points
   *[no] { $rolls ->
        [one] one die
       *[other] { $rolls } dice
    }
}
pig-standing = { $place }. { $seat ->
    [you] { $seat_name } (you)
   *[other] { $seat_name }
}: { $points } points

## Why not?

pig-thing-roll = Roll
pig-thing-stop = Stop
pig-why-over = The game is over.
pig-why-not-your-turn = It is { $names }’s turn.
pig-why-roll-first = Roll at least once before you stop.
