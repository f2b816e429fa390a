# The lesson of Fight for Olympus: page by page what is said, and what somebody is told who chooses something else

olympus-lesson-rival-1 = Calypso
olympus-lesson-0 = A duel for the throne of the gods. Each side has six spaces: three on **Olympus** (victory points), two at **Delphi** (color markers), one before **Troy** (cards). Seven victory points win. Calypso has begun, with the Myrmidons at Delphi. The very first turn skips one phase, of the player’s choice: she did not attack.

    In every game here, the button **My hand** under the table opens your cards, for your eyes only. Press it.
olympus-lesson-1 = On your turn you play as many cards as you can pay for, then all your units of strength 1 or more must attack, then you draw two cards. The Danaans cost nothing; 2/1 means strength 2, health 1. Place them on Olympus 1, where nobody is opposite.
olympus-lesson-1-again = Look for the Danaans (free), and then for Olympus 1: a unit with nobody opposite collects the bonus of its space.
olympus-lesson-2 = The Achaeans cost a yellow card: you pay with **other cards of your hand**, here with Sisyphus. Place them on Delphi 1, opposite the Myrmidons: strength 3 is more than enough for 1 health, and nobody strikes back.
olympus-lesson-2-again = Look at Delphi 1: there stand the Myrmidons, with 1 health. The Achaeans belong opposite them.
olympus-lesson-3 = Each unit may bear one piece of **equipment**. It stays there, and is lost with its bearer. The Blue Shield is free and adds 2 health. Give it to your Danaans, who have only 1.
olympus-lesson-3-again = Look at the healths: the Danaans have 1, the Achaeans 2. The shield helps the Danaans most, on Olympus.
olympus-lesson-4 = Castor and Philoctetes cost a red card each: one of them could pay for the other. Keep both for now. Say that you play no more: your units attack by themselves, one after the other.
olympus-lesson-4-again = You could play more, but keep your two red cards: next turn one will pay for the other.
olympus-lesson-5 = A point for the Danaans, and the Myrmidons at Delphi fell. New ones struck your Danaans: two **wounds**, which stay; without the shield they would be gone. Heroes have powers: Philoctetes deals 2 wounds as he is played. Place him on Olympus 2; Castor pays.
olympus-lesson-5-again = Look at Philoctetes: “An enemy unit takes 2 wounds.” That is what you need against the Myrmidons.
olympus-lesson-6 = Whom does his arrow hit? If the Myrmidons fall, Olympus 1 is free: your Danaans collect a point again instead of fighting.
olympus-lesson-6-again = Look at Olympus 1: there the Myrmidons block your Danaans. The Phaeacians only draw cards before Troy.
olympus-lesson-7 = Nobody stands opposite your three units now. That is enough for this turn: on to the attacks!
olympus-lesson-7-again = You could play more cards; here, keep Icarus and the Danaans for the next turns.
olympus-lesson-8 = Two more points: 3 of 7. On Delphi 1 you collect a **color marker**, any that lies at Delphi (if none does, you may take one from Calypso). It pays once, like a card of its color. In your hand waits Icarus, who costs yellow.
olympus-lesson-8-again = Look at what Icarus costs: a yellow. So take the yellow marker.
olympus-lesson-9 = Your Achaeans have fallen, but on Olympus nobody stands in your way. Play Icarus on Olympus 3, and pay with the marker.
olympus-lesson-9-again = Look at Olympus 3: nobody is opposite. And pay with the marker, so that your cards stay in your hand.
olympus-lesson-10 = Three units on Olympus, nobody opposite: that will be three points. On to the attacks!
olympus-lesson-10-again = Keep the Danaans in your hand for one more turn: you will be glad of them.
olympus-lesson-11 = 6 of 7! Icarus left as his power says, Philoctetes has fallen, and the Pleiads stand before your Danaans like a wall. But Olympus 3 is free: you have a second card of Danaans.
olympus-lesson-11-again = Look for a space on Olympus with nobody opposite: Olympus 3. The Danaans cost nothing.
olympus-lesson-12 = Count: one unit with nobody opposite, one victory point. On to the attacks!
olympus-lesson-12-again = You could play more cards, but the seventh point is there already: on to the attacks!
olympus-lesson-end = **The seventh point: you have won!** There is one marker for both: each point of Calypso’s would have moved it back towards her.

    - A second way to win: a unit on each of your six spaces as your turn begins.
    - When the last card of the pile is drawn, the game is over at once, even in the middle of a power. The player ahead wins; with the marker at 0 it is a draw.
    - 16 of the 60 heroes are **multicolor**, marked *. Each pays for any one color, and powers that name a color always work on them.
    - A power that says “you may” is your choice, any other you must use. **/card** tells you what each hero does.
