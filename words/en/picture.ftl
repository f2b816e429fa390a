## What stands in pictures: short, for there is little room

picture-seat = Player { $number }
picture-you = (you)
picture-hand = Your hand
picture-pile = Pile
picture-discards = Discards
picture-oracles = Oracles
