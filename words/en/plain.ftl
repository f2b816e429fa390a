## A game that brings no words of its own

plain-about = A game that brings no words of its own: moves and events are named as in its rules.
plain-size = { $seats } players
