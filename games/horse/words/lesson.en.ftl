# The lesson of The Trojan Horse: page by page what is said, and what somebody is told who chooses something else

horse-lesson-rival-1 = Sinon
horse-lesson-0 = Seven districts of Troy, and a wooden horse with room for two. You play **yellow** and **green**, Sinon plays red and blue. A district goes to the color with most warriors there: a point for each warrior that stands in it, of any color, plus its bonus, plus a hidden treasure.

    In the horse are, first, a red one and behind it a green one. Remember it: nobody is shown again! Now press **My hand**; in every game here, that button opens what only you may see.
horse-lesson-1 = With two players, each has two turns in a row. You say how many of the three warriors beside the board you want to load, and turn up a hero card: if its number is lower, that turn is over. Announce 2: with each number you see how many cards of the pile succeed, here 14 of 20.
horse-lesson-1-again = Look at the numbers on the buttons: 1 is safer, 3 is bolder. Announce 2.
horse-lesson-2 = A 3, good: now two must go in, no fewer. Whom you load goes in; the one inside **longest drops out**, where you put the horse. That is Sinon’s red one, so let it drop where there is little to win: load yellow, in district 7.
horse-lesson-2-again = Remember: not the one you load drops out, but red. Give Sinon a district without a bonus: load yellow, in district 7.
horse-lesson-3 = A district is full at seven warriors, with three players at five; then the horse cannot stand there. Inside: green, then yellow. So your green one is next, and district 1 has the best bonus, 3. Load green there.
horse-lesson-3-again = Look at the bonuses: district 1 has 3. Your green one drops out now, so push it out there; load green.
horse-lesson-4 = Inside: yellow, then green. Keep that in mind! Your second turn: be bold for once and announce 3.
horse-lesson-4-again = 1 or 2 would be safer. For this lesson, be bold: announce 3.
horse-lesson-5 = A 1 was too low: nothing loaded. Then Sinon loaded blue, and your yellow one dropped out in district 6. Inside: green, then blue. Announce 1: you want just one to drop.
horse-lesson-5-again = Remember who is inside: first green, yours, then blue, Sinon’s. Only the first one is to drop out: announce 1.
horse-lesson-6 = Green is next: let it join your other green one. Load yellow, in district 1.
horse-lesson-6-again = Remember: green drops out now. Push it out in district 1, where your other green one stands; load yellow.
horse-lesson-7 = You have two of one color in that district, so you may look at its **treasure**; Sinon may not. A 0, what a pity. Inside: blue, then yellow. Your second turn: announce 1.
horse-lesson-7-again = Inside is blue first, and it is Sinon’s: do not load much. Announce 1.
horse-lesson-8 = **Poseidon!** Whoever turns up his trident may swap two treasures. Yours in district 1 is worth 0: swap it with that of district 4.
horse-lesson-8-again = Look at district 1: its treasure is 0, and you want to win it. Swap it with that of district 4.
horse-lesson-9 = A 3, the best of all! Poseidon then lets you load everything that lies beside the board, or nothing, whatever you announced. Blue would drop out first, and it is Sinon’s: load nothing.
horse-lesson-9-again = Remember who is next: blue, and a blue one would help Sinon. Load nothing.
horse-lesson-10 = **Many turns later…** The bag is empty. Only the helpers are left; they belong to nobody, go in only when nobody else lies there, and push out the last two. Then the game ends at once. Inside: green, then red. Announce 2, so that both drop out in your turn.
horse-lesson-10-again = Remember: green and red are inside. If you load both helpers, you decide where both drop out: announce 2.
horse-lesson-11 = Green drops out. Look at district 4: yellow 2, green 2, red 1. **Equals cancel each other**, and the next lower number takes the district: Sinon’s single red one! If all cancel, nobody has it. One more green, and it is yours.
horse-lesson-11-again = Look at district 4: yellow and green have 2 each and cancel each other. A third green one wins it.
horse-lesson-12 = The last one is red. Push it where it harms Sinon: in district 7 blue leads with 2. With a second red one, red and blue cancel each other, and your single yellow one wins!
horse-lesson-12-again = Look at district 7: blue 2, red 1, yellow 1. With two red ones, blue is cancelled, and yellow is left.
horse-lesson-end = **27 to 23: you have won!** Both last choices were needed. If points are equal, more districts decide, then more of the warriors that won them; then the victory is shared.

    With three or four players, everybody has one color and one turn at a time; with three, one color stays in the box.

    So this is a game of memory: who is inside the horse, and which treasures have been swapped. The table hides it and **My hand** shows only the treasures that you may look at now. Beginners may choose “Open horse” under **Options…** in the lobby: then all see who is inside.
