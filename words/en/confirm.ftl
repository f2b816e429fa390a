## Giving up a seat

confirm-leave = Leave { $table }?
confirm-leave-seat = { $ends ->
    [yes] The game ends for everyone.
   *[no] A computer player takes your seat for good.
}
confirm-loss = { $lost ->
    [yes] It is rated and counts as a loss.
   *[no] It does not count as a loss.
}
confirm-give-up = Leave
confirm-keep-playing = Keep playing

## Ending a game

confirm-end = End { $table } for everyone?
confirm-end-about = The game stops here and cannot be resumed.
confirm-end-alone = You are the only person at this table. The game stops here and cannot be resumed.
confirm-end-game = End the game
confirm-go-on = Keep it going

## Closing a lobby

confirm-close = Close the lobby of { $table }?
confirm-close-about = { $count ->
    [one] { $names } has joined or been invited.
   *[other] { $names } have joined or been invited.
} No game will start here.
confirm-close-lobby = Close the lobby
confirm-keep-lobby = Keep it open
confirm-closed = The lobby is closed.

## Closing a frozen table

confirm-close-frozen = Close { $table }?
confirm-close-frozen-about = Nobody can continue while it is frozen. If you close it, it stays closed, even if we fix the mistake later. It counts for nobody.
confirm-close-table = Close the table
confirm-keep-table = Keep it

## Afterwards

confirm-kept = Nothing has changed.
confirm-refused-changed-since = Things have changed since I asked, so I did nothing. Please start again.
