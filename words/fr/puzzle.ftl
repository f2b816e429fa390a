## Problèmes

puzzle-name = problème
puzzle-about = Trouvez le meilleur coup : un problème par jour, le même pour tout le monde, et d’autres à volonté
puzzle-option-game-about = Quel jeu ; laissez vide pour le problème du jour
puzzle-title = ## { $kind ->
    [daily] Problème du jour
   *[any] Problème
} : { $game }
puzzle-task = C’est à vous de jouer. Trouvez le meilleur coup.
puzzle-player = Camp { $number }
puzzle-answer = { $right ->
    [yes] ✅ Exact !
   *[no] ❌ Il y a mieux.
}
puzzle-chances = Chances de gagner, sur des milliers de parties imaginées :
puzzle-chance = - { $own ->
    [yes] **{ $move }** (votre coup)
   *[no] { $move }
} : { $chance } %
puzzle-less = - **{ $move }** (votre coup) : moins de { $chance } %
puzzle-also = { $move } est juste aussi : les parties jouées jusqu’au bout ne disent pas lequel des deux vaut mieux.
puzzle-because = Pourquoi le premier coup, et non « { $rival } » ? { $because }
puzzle-score = Problèmes du jour d’affilée : { $streak } (record { $longest }). Résolus : { $solved } sur { $tried }.
puzzle-same-game = Un autre de ce jeu
puzzle-another = Un autre problème
puzzle-share = Partager
puzzle-try = Le résoudre
puzzle-shared = { $how ->
    [solved] ✅ { $name } a résolu le problème du jour : **{ $game }**. D’affilée : { $streak }.
    [daily] { $name } partage le problème du jour : **{ $game }**.
   *[any] { $name } partage un problème : **{ $game }**.
} Trouverez-vous le meilleur coup ?
puzzle-refused-none = Il n’y a pas de problème pour ce jeu.
puzzle-refused-gone = Ce problème n’existe plus. Tapez /problème pour celui du jour.
puzzle-refused-not-shared = Vous ne pouvez pas écrire dans ce salon : je n’y publie donc pas de problème pour vous.
