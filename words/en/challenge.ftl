## Challenges

challenge-name = challenge
challenge-about = Play the same cards as everybody else: the deal of the day, or a challenge among friends
challenge-option-code = code
challenge-option-code-about = A friend’s challenge; leave it out for the deal of the day
challenge-option-game-about = Make a challenge for your friends with this game
challenge-title = ## { $kind ->
    [daily] Challenge of the day
   *[made] Challenge { $code }
}: { $game }
challenge-what = Everybody who plays gets the same cards and the same seat, once, against a strong computer player. There are no hints and no undo. It is not rated.
challenge-until = { $day ->
    [yes] Games can be finished until { $until }.
   *[no] It is open until { $until }.
}
challenge-count = { $count ->
    [0] Nobody has finished it yet.
    [one] One person has finished it.
   *[other] { $count } people have finished it.
}
challenge-over = This challenge is over.
challenge-play = Play
challenge-go-on = Go on
challenge-under-way = You have begun. Finish your game to see how the others did.
challenge-seal = Seal of the deal, the same at every table: { $seal }
challenge-result = { $how ->
    [won] won
    [lost] lost
    [even] drew
   *[gave-up] gave up
}{ $points ->
    [yes] {" "}{ $own } to { $other }
   *[no] {""}
}
challenge-yours = **You: { $result }.**{ $others ->
    [0] {" "}Nobody else has finished it yet.
   *[other] {" "}Better than { $better } of { $others }{ $same ->
        [0] .
       *[other] ; { $same } did the same.
    }
}
challenge-place = { $place }. { $name }: { $result }
challenge-somebody = Somebody
challenge-more = … and { $count } more
challenge-watch = Watch a replay of the same cards
challenge-refresh = Refresh
challenge-friends = Challenge friends
challenge-close = Close the challenge
challenge-close-title = Close challenge { $code }?
challenge-close-about = Nobody can play it any more. Games that are not finished count as given up, and everybody may see the cards.
challenge-close-yes = Yes, close it
challenge-close-no = Keep it open
challenge-invites = ## { $name } challenges you: { $game }
    Everybody gets the same cards and the same seat, once, against a strong computer player. In any server, or in a direct message to me, type `/challenge code:{ $code }`.
challenge-accept = Take the challenge
challenge-at-table = { $status ->
    [playing] { $name } is playing a challenge.
    [finished] { $name } has played a challenge.
   *[ended] { $name } has given up a challenge.
} The cards stay hidden here, because others may still play them.
challenge-same-cards = Play the same cards
challenge-compare = Compare
challenge-help = A challenge is played alone, in a panel that only you see. Press “My hand” to see your cards and make your move. Others get the same cards, so the table shows none of them.
    - /challenge shows how the others did, once you have played
    - /table moves the table to the bottom
    - /leave gives up, which counts as your try
    - /settings sets your language and reminders

challenge-refused-first = These are the cards of a challenge. Play it first with /challenge; then you may see them.
challenge-refused-fixed = Everybody plays a challenge alone and under the same conditions, so nothing can be changed here.
challenge-refused-maker = Only the person who made this challenge can close it.
challenge-refused-no-code = No challenge has the code “{ $code }”. A code has 8 letters and digits; ask the person who made the challenge.
challenge-refused-no-undo = In a challenge, no move can be undone.
challenge-refused-not-shared = You may not write in this channel, so I cannot post a challenge for you here.
challenge-refused-or-game = Give either a code or a game: the code plays a friend’s challenge, the game makes a new one.
challenge-refused-over = That challenge is over. Type /challenge for the deal of the day.
challenge-refused-played = You have played these cards. Everybody plays a challenge once.
challenge-refused-sealed = Others may still play these cards, so wait until the challenge is over, { $relative }. You can watch the replay now.
challenge-refused-too-many = You have { $most } open challenges. Close one first: type /challenge with its code.
