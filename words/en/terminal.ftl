terminal-seal = The deal is sealed: { $seal }
terminal-prompt = Number (h for help):{" "}
terminal-help =
    Type the number of your choice; several at once, such as 3 1, answer several questions.
    0 or b goes back, t shows the table, h or ? this help, q leaves the game.
terminal-mistyped = { $last ->
    [one] Type 1, or h for help.
   *[other] Type a number from 1 to { $last }, or h for help.
}
terminal-too-many = There are fewer questions than numbers: type only the first few.
terminal-no-way-back = This is the first question: there is nothing to go back to.
terminal-bye = You have left the game. Farewell!
terminal-seed = The seed of the deal was { $seed }
terminal-check = Its SHA-256 is the seal told at the start: { $seal }
terminal-log = { $game }, variant { $variant }, { $seats ->
    [one] one player
   *[other] { $seats } players
}, rules { $rules }, cards { $cards }. The seal of the deal: { $seal }
terminal-ply = { $ply }. { $name }: { $move }
terminal-deal = { $ply }. The deal
terminal-proved = Every draw follows from the seed { $seed }, and the seed matches the seal.
