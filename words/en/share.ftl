## Sharing a replay as a file

share-about = Get this game as a file to keep or to post, seen like this:
share-points = Turning points
share-game = Whole game
share-page = Page to step through
share-post = Post it here
share-making = I am drawing { $game }. That can take a minute; the file will be here.
share-made = { $what ->
    [points] The turning points of { $game }, as an animated picture.
    [game] { $game } as an animated picture, from the deal to the end.
   *[page] { $game } as a page. Open the file in a browser; it needs no network.
}
share-posted = { $what ->
    [points] { $name } shares the turning points of { $game }.
    [game] { $name } shares { $game }, from the deal to the end.
   *[page] { $name } shares { $game } as a page. Download the file and open it in a browser.
}
share-keep = Only you see this. Save the file to post it where you like.
share-alt = { $game }: an animated picture of { $what ->
    [points] its turning points
   *[game] the whole game
}. What happens is written under each position.
share-every = The file would be too large for Discord, so it shows only one move in { $every }.
share-one-view = With every point of view the file would be too large for Discord, so it has only this one.

## The animated picture

share-point = Turning point { $number } of { $points }
share-change = { $name }’s chances: { $before }% before, { $after }% after

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
