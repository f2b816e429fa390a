terminal-seal = La donne est scellée : { $seal }
terminal-prompt = Numéro (h pour l’aide) :{" "}
terminal-help =
    Tapez le numéro de votre choix ; plusieurs à la suite, comme 3 1, répondent à plusieurs questions.
    0 ou b revient en arrière, t montre la table, h ou ? cette aide, q quitte la partie.
terminal-mistyped = { $last ->
    [1] Tapez 1, ou h pour l’aide.
   *[other] Tapez un nombre de 1 à { $last }, ou h pour l’aide.
}
terminal-too-many = Il y a plus de numéros que de questions : n’en donnez que les premiers.
terminal-no-way-back = C’est la première question : on ne peut pas revenir plus loin.
terminal-bye = Vous avez quitté la partie. À bientôt !
terminal-seed = La graine de la donne était { $seed }
terminal-check = Son SHA-256 est le sceau annoncé au début : { $seal }
terminal-log = { $game }, variante { $variant }, { $seats ->
    [one] un joueur
   *[other] { $seats } joueurs
}, règles { $rules }, cartes { $cards }. Sceau de la donne : { $seal }
terminal-ply = { $ply }. { $name } : { $move }
terminal-deal = { $ply }. La donne
terminal-proved = Chaque tirage découle de la graine { $seed }, et la graine correspond au sceau.
