## Why something cannot be done now; the reasons stand with each game

reasons-why-not = Why not?
reasons-what = What can’t you do now?
reasons-choose = Choose a card or an action
reasons-choose-among = Choose: { $first } … { $last }
reasons-nothing = You cannot do anything now.
reasons-none = Everything can be done now.
reasons-read = Read { $clause }
