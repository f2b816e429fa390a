# The lesson of Iliad: page by page what is said, and what somebody is told who chooses something else

iliad-lesson-rival-1 = Nestor
iliad-lesson-0 = Two armies before Troy: yours and old Nestor’s. In the middle lie the prizes of this siege, Helen (5) and a City (2); the stronger army takes one. Whoever first has 15 points wins.

    In every game here, the button **My hand** under the table opens your cards, for your eyes only. Press it.
iliad-lesson-1 = Your hand. On your turn you do one thing: place a card, attack, or pass. Start your army with your best soldier, a Hoplite 4.
iliad-lesson-1-again = Look at your Hoplites: they stack in falling order only, so the 4 has to lie there first.
iliad-lesson-2 = A card attacks from the table, on a turn after the one that placed it: next turn that Archer could shoot your Hoplite. Only a **Chariot** attacks straight from the hand. Your card and its target are then both lost.
iliad-lesson-2-again = Look at Nestor’s Archer: leave it there, and your Hoplite is its prey. Your Chariot can be quicker.
iliad-lesson-3 = Now let your army grow. A lower Hoplite goes onto a higher one, and together they are a **phalanx**: its sum times its cards. 4 and 3 are (4 + 3) × 2 = 14. A card once placed never moves.
iliad-lesson-3-again = Look where the 3 goes: alone it is worth 3; on the 4, the two are worth 14.
iliad-lesson-4 = Nestor’s Hoplite rides an **Elephant**: it counts double, and no Archer reaches it. What destroys Elephants is a Ballista. It cannot attack yet, so place it now.
iliad-lesson-4-again = Look at the Elephant: everything on it counts double. Only your Ballista can stop that, and it has to lie on the table first.
iliad-lesson-5 = The Elephant carries two riders, the most it can: (4 + 3) × 2 = 14. Now your Ballista may attack: the Elephant goes, the riders fall and lie alone.
iliad-lesson-5-again = Look at the armies: 14 against 14. Without the Elephant, Nestor’s 4 and 3 are worth only 7.
iliad-lesson-6 = You have a **Trojan Horse**. Hoplites and Archers that hide in it cannot be seen or attacked until the siege is over; only a Catapult destroys the Horse itself. It has to stand there first.
iliad-lesson-6-again = Look at the last card of your hand: nothing can hide before the Trojan Horse stands.
iliad-lesson-7 = Another Archer! Next turn it can take the last Hoplite of your phalanx, your 3. So hide your other 3 in the Horse.
iliad-lesson-7-again = Look at Nestor’s Archer: what lies in the open can be shot. In the Horse, a Hoplite 3 is safe.
iliad-lesson-8 = Shot, as expected: only your 4 is left in the open. But Nestor sees no more of your Horse than that one card is in it. Add a 2.
iliad-lesson-8-again = Look at the Horse: a 2 in there is safe, and when the siege is over it may still join your 4.
iliad-lesson-9 = Nestor’s Portcullis keeps Chariots away from the whole army; never mind. Hide your 1 as well, and 3, 2 and 1 wait for their 4.
iliad-lesson-9-again = Look at what you are building: 4 in the open, 3 and 2 in the Horse. A 1 in there makes four in a row.
iliad-lesson-10 = As far as anybody can see, Nestor leads by 15 to 4, and passes. Between two players a pass only waits; the siege is over when one pass follows directly on the other. (Of equal armies, the one whose player passed last loses.) So **pass** and open the Horse!
iliad-lesson-10-again = You might play on, but nothing more is needed. If you pass right after Nestor, the siege ends and your Horse opens.
iliad-lesson-11 = Out come 3, 2 and 1. You could lay them down one by one, or let the game find the best place for all: on your 4, a phalanx of four, (4 + 3 + 2 + 1) × 4 = 40.
iliad-lesson-11-again = Laying them yourself is allowed; but look at the first answer: 40 is the most there is.
iliad-lesson-12 = 40 to 15! You take **Agamemnon**, worth 1 point (the player with that tile begins the next siege), and one prize; the other stays. The City would be 2, and with more City points than anybody else you get Athena, worth 2 (for Triremes it is Poseidon, worth 2). Helen is 5.
iliad-lesson-12-again = Look at the points: the City brings 2 + 2 with Athena, Helen brings 5.
iliad-lesson-end = **Siege won: 6 of 15 points.** The armies are gone, hands are kept (12 cards at most, with six players 10), and everybody has drawn only 3 cards: what you do *not* spend in one siege decides the next.

    With three or more, an oracle says how a siege is won.
    - **Thanatos**: passing is for good, but brings a hero; your army stays, and can still be attacked. At the end the armies take prizes in order of strength; among equals, the higher hero is first. The weakest (among equals, the lower hero) takes the Thanatos card and loses its points.
    - **Gorgon**: there are no Trojan Horses, and passing costs your whole army. A player whose army alone is the strongest as their own turn begins takes one prize and Agamemnon; nobody else takes anything.

    Then 12 points win at once, in teams 15. After the last of eight oracles the most points win; the tied fight one more Gorgon siege.
