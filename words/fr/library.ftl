library-title = Les jeux
library-read-rules = Lire les règles d’un jeu
library-rules = Règles
# Combien peuvent jouer à un jeu, ou à l’une de ses variantes
library-players = { $how ->
    [range] { $least } à { $most } joueurs
   *[list] { $most ->
        [1] un joueur
       *[other] { $sizes } joueurs
    }
}
library-variant-players = { $variant } : { $players }
# Ce que dure une partie à deux
library-minutes = environ { $minutes } minutes
library-rules-title = { $game } : { $section }{ $of ->
    [1] {""}
   *[other] {" "}({ $number }/{ $of })
}
library-in-short = En bref
library-section = Aller à une partie des règles
library-previous = Précédent
library-next = Suivant
library-all-games = Tous les jeux
library-whole-page = Toute la page
library-clauses = { $count ->
    [0] { $game } n’a pas de clause « { $topic } ». Peut-être l’une de celles-ci ?
   *[other] { $game } : { $count } clauses parlent de « { $topic } ». Laquelle ?
}
library-choose-clause = Choisir une clause
library-cards = Cartes
library-cards-in-hand = { $game } : les cartes de votre main
library-cards-of = { $game } : ce que font les cartes{ $of ->
    [1] {""}
   *[other] {" "}({ $number }/{ $of })
}
library-all-cards = Toutes les cartes
library-card-clauses = Règles : { $clauses }
library-rules-of = Règles : { $game }
