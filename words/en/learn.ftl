## Learning a game by playing a short one

learn-name = learn
learn-about = Learn a game by playing a short one, step by step; nobody else sees it
learn-option-game-about = Which game; left out, you choose from a list
learn-which = ## Learn by playing
    A short game against people of legend, step by step, for your eyes only. It takes about five minutes, and you can stop whenever you like.
learn-choose = Which game do you want to learn?
learn-open = Learn by playing
learn-title = ## { $game }: your first game
learn-step = -# Step { $number } of { $last }. The table, as everybody sees it:
learn-play = Play against the computer
learn-again = Start again
learn-table = Your table is open, and the other seats are taken by computer players: press “Start” there. { $link }
learn-refused-nowhere = I may not write in this channel, so I cannot open a table here. Type /play where I may, or in a direct message to me.
learn-not-now = **You may do that, but not in this lesson.** { $look }
learn-right = Choose **{ $label }**.
learn-hand-below = Your hand, as nobody else sees it:
learn-where = -# **My hand** under a table: your cards and your move. **Hint** there, or /hint: what the strongest computer player would do. **Why not?** there: why something cannot be done now. /rules: any rule by number or words.{ $cards ->
    [yes] {" "}/card: any card by name.
   *[no] {""}
}
learn-refused-no-lesson = That game comes without a lesson. /rules has its rules.
learn-new = New to { $game }? /learn teaches it in five minutes.
