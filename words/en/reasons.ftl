## Why something cannot be done now; the reasons stand with each game

reasons-why-not = Why can’t I…?
reasons-what = What can’t you do now?
reasons-choose = Choose a card or an action
reasons-choose-among = Choose: { $first } … { $last }
reasons-nothing = There is nothing you can do right now.
reasons-none = You can do everything right now.
reasons-back = Back to my hand
