# The lesson of Delphi: page by page what is said, and what somebody is told who chooses something else

delphi-lesson-rival-1 = Calchas
delphi-lesson-rival-2 = Clio
delphi-lesson-0 = Three Greek cities, nine marches. You lead Athens against Calchas of Thebes and Clio of Corinth. In a march everybody builds a row of cards; only the **weakest row** acts, and it must: play on, or withdraw and lose what lies there. The first to leave loses points, the last but one wins some, the last one standing wins twice as many.

    In every game here, the button **My hand** under the table opens your cards, for your eyes only. Press it.
delphi-lesson-1 = A parade is three marches, and these eight cards have to last for all of them. Everybody begins with one card face down; all are turned up together. Lay the Warrior 5, which you can spare.
delphi-lesson-1-again = Any card may be laid. But look at the rest: two equal Warriors, gods and the Oracle are worth more later. The 5 can go.
delphi-lesson-2 = Calchas has a 5 too: you are tied for weakest, and both lay a card face down again. This first march is worth 2 points at most. Lay the **Pass**: you withdraw and lose 1 point, but keep your good cards. The Pass always comes back.
delphi-lesson-2-again = Look at the values of this march: −1, +1, +2. The next ones are worth more, so save your cards and lay the Pass.
delphi-lesson-3 = Calchas had the same idea, so Clio won. (If several leave together, each counts as if they alone had left: you both lose 1.) March 2 brings −2, +2, +4, and this one you want! Begin with a Warrior 4; you have two.
delphi-lesson-3-again = Look at your hand: two equal Warriors side by side are multiplied. Begin with one of your 4s.
delphi-lesson-4 = Your row alone is the weakest, so you play until it no longer is. Two equal Warriors **side by side** are multiplied: 4 × 4 = 16. (With each card you see what your row would be worth.)
delphi-lesson-4-again = Compare the values shown with your cards: the second 4 brings you to 16.
delphi-lesson-5 = Clio has doubled a 5 with Apollo and added Heracles: 20. You have 16 and must act. **Hephaestus** multiplies what lies to the left by what comes to the right. Play it, though it does nothing yet.
delphi-lesson-5-again = Look two cards ahead: your 3 alone makes 19, still the weakest. With Hephaestus before it, 16 × 3 = 48.
delphi-lesson-6 = Still 16, so it is still your turn: a god that misses a neighbor does nothing, except keep its neighbors apart. Now the 3: 16 × 3 = 48.
delphi-lesson-6-again = Look at the values shown with your cards: the 3 behind Hephaestus makes 48.
delphi-lesson-7 = Clio withdraws. But Calchas plays **Ares**, who multiplies a pair of 6s by itself: 36 × 36 = 1296! **Zeus** helps: he may remove any one card from any row.
delphi-lesson-7-again = Look at the row of Calchas: no number of yours comes near 1296. Zeus can take the cause of it away.
delphi-lesson-8 = Which card makes the 1296? Choose the row of Calchas, and there Ares.
delphi-lesson-8-again = Look at the row of Calchas: 6, 6 and Ares. Without Ares it falls back to 36 for good.
delphi-lesson-9 = Calchas holds on with two Heroes: 51 to your 48. A 2 would make 50, too little. Play the **Oracle**: one of nine oracles is read out, and you obey it, or else the next one.
delphi-lesson-9-again = Look at the values: with the 2 you have 50 and are still the weakest. The Oracle may do more.
delphi-lesson-10 = The laurel wreath: your row counts 10 more in this march. That is 58. Obey!
delphi-lesson-10-again = You may put it under the pile, but then you must obey the next one, whatever it says. 10 more are all you need.
delphi-lesson-end = **March won: +4.** You have 3 points, Calchas 1, Clio 0. Played cards are gone, so with a 2 and the Pass you would soon leave march 3. That is the art of Delphi: win some marches, leave others early.

    - Four gods are new to you. **Neptune** halves the rows of all opponents until the march ends, never twice. **Hades**, the **Moirai** and **Hera** remove every Achilles, every Prometheus and every Heracles that lies in a row, yours too.
    - With four players, the second to leave gets nothing. With two, the loser loses the first value. If nobody is left, nobody has won the march.
    - After three marches everybody draws 8 new cards. Each march is worth more than the one before: in the ninth, the first out loses 9 points and the winner gets 18.
    - After nine, the most points win; among equals, it is more marches won, then more points in the ninth.
