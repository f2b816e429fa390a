share-point = Turning point { $number } of { $points }

## The page of one file

share-page-move = { $ply ->
    [0] The deal
   *[other] Move { $ply } of { $last }
}
share-page-first = First step
share-page-back = Previous step
share-page-play = Play
share-page-pause = Pause
share-page-next = Next step
share-page-last = Last step
share-page-step = Step
share-page-chapters = Go to
share-page-view = View as
share-page-in-words = This position in words
share-page-all-moves = All moves
share-page-keys = Keys: ← and → step, Home and End jump, Page Up and Page Down change the chapter.
share-page-no-script = This browser does not run scripts, so there are no pictures. All moves are listed below.
