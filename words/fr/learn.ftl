## Apprendre un jeu en jouant une partie courte

learn-name = apprendre
learn-about = Apprendre un jeu en jouant une partie courte, pas à pas ; personne d’autre ne la voit
learn-option-game-about = Quel jeu ; sinon, vous choisissez dans une liste
learn-which = ## Apprendre en jouant
    Une partie courte contre des personnages de légende, pas à pas. Personne d’autre ne la voit. Comptez cinq minutes ; vous pouvez arrêter quand vous voulez.
learn-choose = Quel jeu voulez-vous apprendre ?
learn-open = Apprendre en jouant
learn-title = ## { $game } : votre première partie
learn-step = -# Étape { $number } sur { $last }. { $seen ->
    [hand] Ce que vous voyez :
   *[table] La table, que tout le monde voit :
}
learn-play = Jouer contre l’ordinateur
learn-again = Recommencer
learn-not-now = **C’est permis, mais pas dans cette leçon.** { $look }
learn-right = Choisissez **{ $label }**.
learn-where = -# **Ma main**, sous la table : vos cartes et votre coup. **Conseil**, là aussi, ou /conseil : ce que jouerait l’ordinateur le plus fort. **Pourquoi impossible ?**, là aussi : pourquoi une chose est impossible maintenant. /règles : une règle, par son numéro ou par des mots.{ $cards ->
    [yes] {" "}**Cartes**, là aussi, ou /carte : ce que fait une carte.
   *[no] {""}
}
learn-refused-no-lesson = Ce jeu est fourni sans partie d’initiation. /règles en donne les règles.
learn-new = Vous découvrez { $game } ? /apprendre l’enseigne en cinq minutes.
