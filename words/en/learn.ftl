## Learning a game by playing a short one

learn-name = learn
learn-about = Learn a game by playing a short one, step by step; nobody else sees it
learn-option-game-about = Which game; leave it out to choose from a list
learn-which = ## Learn by playing
    A short game against figures of legend, step by step. Only you see it. It takes about five minutes, and you can stop at any time.
learn-choose = Which game do you want to learn?
learn-open = Learn by playing
learn-title = ## { $game }: your first game
learn-step = -# Step { $number } of { $last }. { $seen ->
    [hand] What you see:
   *[table] The table, as everybody sees it:
}
learn-play = Play against the computer
learn-again = Start again
learn-not-now = **That is a legal move, but not the one in this lesson.** { $look }
learn-right = Choose **{ $label }**.
learn-where = -# **My hand** under a table: your cards and your move. **Hint** there, or /hint: what the strongest computer player would do. **Why can’t I…?** there: why something cannot be done now. /rules: any rule by number or words.{ $cards ->
    [yes] {" "}**Cards** there, or /card: what a card does.
   *[no] {""}
}
learn-refused-no-lesson = That game has no lesson. /rules shows its rules.
learn-new = New to { $game }? /learn teaches it in five minutes.
