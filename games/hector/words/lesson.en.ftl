# The lesson of Hector and Achilles: page by page what is said, and what somebody is told who chooses something else

hector-lesson-rival-1 = Priam
hector-lesson-0 = War before Troy: you lead the Achaeans, Priam the Trojans. Each side has three front piles and a reserve. A battle is fought with five troops a side; the loser’s are gone for good. Whoever first has no front left, or no reserve, loses the war. You attack.

    In every game here, the button **My hand** under the table opens your cards, for your eyes only. Press it.
hector-lesson-1 = The attacker opens the battle: turn up the top card of one of your piles, your **vanguard**. It counts as played, and its number says which front piles fight. Nobody knows what lies there; take pile 1.
hector-lesson-1-again = All piles are equally unknown. For this lesson, take pile 1.
hector-lesson-2 = A yellow 4, the strongest value. With a 4 you may name the front piles that fight: name piles 1.
hector-lesson-2-again = Any of them could be named. For this lesson, let piles 1 fight.
hector-lesson-3 = The **fate tile**, which the attacker lays as they like: the color that lies before you counts for you, the opposite one for Priam. Your vanguard is yellow, so lay yellow before you.
hector-lesson-3-again = Look at the numbers: of what you have played, only yellow counts for anything, 4.
hector-lesson-4 = Four troops and a **hero**, which Priam cannot see. In the end just two colors count for you: that of fate, yellow, and that of your hero, green for Aias. His own 5 counts only if he is deployed. Green would betray him, so play yellow 3 first.
hector-lesson-4-again = Look at your colors: yellow lies before you for all to see. Green shows what hero you have, so keep it for later.
hector-lesson-5 = After each pair of turns both add up **all** they have played, whatever its color: 7 to 6. The stronger side may turn the tile by a quarter; if both are equal, nobody may. Yellow is just right: leave it.
hector-lesson-5-again = Look at what you have played: all of it is yellow. So let yellow lie before you.
hector-lesson-6 = Before playing a troop you may take one action. Brown 1 counts for nothing: **exchange** it. It is lost for good, even if you win, and you draw another. Another action changes the hero in hand for the top one of your pile; the old one goes under it.
hector-lesson-6-again = Look at brown 1: it is neither fate’s color nor Aias’s, and the lowest of all. Exchange it.
hector-lesson-7 = A yellow 2, welcome! After an action you still play a troop. Yellow once more, and Priam knows nothing of Aias.
hector-lesson-7-again = Look at the colors: the green ones are Aias’s secret. Play the yellow 2.
hector-lesson-8 = Priam looks stronger, 10 to 9, and turns the tile: brown for you. Your yellow troops count nothing now! **Deploy** Aias. He covers a troop, which counts no more; choose yellow 2. The price: if you lose the battle, he is lost for good, unless you give up a favor of your supply instead. A hero in hand always comes back.
hector-lesson-8-again = Look at Aias: deployed, he adds his own 5, and green counts whatever fate says. Cover the yellow 2, the least of your troops.
hector-lesson-9 = Aias lies open, so green is no secret any more. Play green 4, the strongest.
hector-lesson-9-again = Look at the sums: whoever looks stronger turns the tile. The 4 brings more than the 3.
hector-lesson-10 = 16 to 14: now fate is yours. Turn the tile, so that yellow lies before you again.
hector-lesson-10-again = Look at the numbers: your yellow 4 and 3 make 7, but only if yellow lies before you.
hector-lesson-11 = Last turn. With your hero deployed, an action may put a **favor** on a troop: it is worth one more, if its color counts. A troop takes one; a hero, or a troop under one, none. If you lose the battle, it is gone. Green counts whatever fate does, so strengthen green 4.
hector-lesson-11-again = Look at green: it is Aias’s color and counts in any case. Put a favor on green 4.
hector-lesson-12 = And now your last troop, green 3. If the battle went badly, you could **retreat** instead of a turn: you lose what you have played, its favors, and a deployed hero or a favor for him, but save your hand. The price is shame: the first retreat costs no extra troop, later ones one, two, at most three.
hector-lesson-13 = 20 to 18: you turn fate for the last time, and then the battle is counted. Yellow 7 and green 13 are all yours: leave it.
hector-lesson-13-again = Look at what counts: green 13 in any case, and yellow 7 if the tile stays as it is.
hector-lesson-end = **Battle won, 20 to 11!** Priam’s five troops are gone for good; yours go back into the pile, Aias to the heroes, your favor to your supply, and you attack again. Had it been equal, both would have taken everything back, and the defender would attack.

    A front pile with fewer than five cards is **reduced** for good: its cards go to the reserve, which fights in its place. With three reduced piles, or fewer than five cards in reserve, you lose the war, even if you won the battle. If both would lose at once, the last battle decides; after a drawn one, the larger army. Without heroes, only fate’s color counts.
