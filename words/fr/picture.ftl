## Ce qui est écrit dans les images : peu de mots, la place manque

picture-seat = Place { $number }
picture-you = (vous)
picture-hand = Votre main
picture-pile = Pioche
picture-discards = Défausse
picture-oracles = Oracles
