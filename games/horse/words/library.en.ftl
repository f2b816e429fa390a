# What cards do, for /card and the button “Cards”

horse-piece = { $piece ->
    [hero] Hero card { $number }
    [poseidon] Poseidon
    [helper] Helper
   *[treasure] Treasure
}
horse-piece-does = { $piece ->
    [hero] Turned up after you announce a number. { $number ->
        [0] Nobody may be loaded: the turn is over.
        [one] If you announced 1, one warrior is loaded; otherwise the turn is over.
       *[other] If you announced { $number } or fewer, as many are loaded as you announced; otherwise the turn is over.
    }
    [poseidon] Turned up after you announce a number. You may swap the treasures of two districts, and then load everything beside the board, or nothing.
    [helper] Belongs to nobody. Helpers are loaded when no colored warrior is left, and push out the last two.
   *[treasure] Adds its number to a district at the end. You may look at it while two warriors of one color of yours stand there.
}
