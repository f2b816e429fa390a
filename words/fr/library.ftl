library-title = Les jeux
library-read-rules = Lire les règles d’un jeu
library-rules = Règles
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
    [0] { $game } n’a pas de clause « { $topic } ». Peut-être l’une de celles-ci ?
   *[other] { $count } clauses de { $game } parlent de « { $topic } ». Laquelle ?
}
library-choose-clause = Choisir une clause
