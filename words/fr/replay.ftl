## Commandes

replay-name = revoir
replay-about = Revoir une partie finie, coup par coup
replay-option-code = code
replay-option-code-about = Le code d’une partie partagée
replay-option-file = fichier
replay-option-file-about = Une partie exportée en fichier
replay-history-name = historique
replay-history-about = Voir les parties jouées ici, et les vôtres
replay-option-where = où
replay-option-where-about = Dans ce salon, sur ce serveur, ou partout où vous avez joué
replay-value-channel = dans ce salon
replay-value-server = sur ce serveur
replay-value-mine = les miennes
replay-verify-name = vérifier
replay-verify-about = Vérifier que la donne d’une partie finie était honnête

## Revoir

replay-title = { $game } : { $ply ->
    [0] la donne
   *[other] coup { $ply } sur { $last }
}
replay-table = { $game } { $number }
replay-file = { $game } (votre fichier)
replay-as-spectator = Vu par le public
replay-all-open = Toutes les mains ouvertes
replay-as-seat = Vu par { $name }
replay-seen-by = Vu par…
replay-chapters = Aller à…
replay-first = Début
replay-last = Fin
replay-hears = { $name } apprend : { $sentence }
replay-player = Camp { $number }
replay-unseen = { $name } fait un choix qui ne se voit pas d’ici.
replay-open = Revoir
replay-export = Exporter
replay-exported = Toute la partie en fichier. /revoir et /vérifier le lisent, la ligne de commande aussi : uv run python -m engine show { $file }

## Partager

replay-share = Partager
replay-sharing = Partager { $game }
replay-sharing-about = Avec un code, cette partie peut être revue partout, toutes les mains ouvertes. Chaque personne qui l’a jouée peut créer le code, et chacune peut le retirer.
replay-code = Code : { $code }
replay-code-about = /revoir avec ce code montre la partie, partout où je suis. Chaque personne qui l’a jouée peut le retirer ; il ne vaut alors plus jamais rien.
replay-agree = Créer un code
replay-withdraw = Retirer le code

## Historique

replay-history = Parties finies { $scope ->
    [channel] dans ce salon
    [server] sur ce serveur
   *[mine] que vous avez jouées
}
replay-history-none = Il n’y en a pas encore. Une partie apparaît ici quand elle est finie.
replay-played = { $game } { $number } · { $names } · { $date }{ $status ->
    [ended] {" "}· arrêtée
   *[finished] {""}
}
replay-won = gagnée par { $winners } contre { $others }
replay-drawn = { $names } : égalité
replay-nobody-known = noms inconnus
replay-watch = Revoir une partie
replay-all-games = Tous les jeux
replay-here = Salon
replay-server = Serveur
replay-mine = Les miennes
replay-newer = Plus récentes
replay-older = Plus anciennes

## La vérification de la donne

replay-check = Vérifier la donne
replay-verdict = { $game } : { $verdict ->
    [fair] la donne était honnête
    [unproven] rien n’est faux dans la donne, mais ⚠️ tout n’est pas prouvé
    [wrong] quelque chose ne va pas dans la donne
   *[untried] la donne ne peut pas être vérifiée
}
replay-verified-seal = ✅ La graine correspond au sceau.
replay-verified-draws = ✅ { $draws ->
    [0] Rien n’a été tiré
    [1] Le seul tirage découle
   *[other] Chacun des { $draws } tirages découle
} de la graine.
replay-verified-brought = { $brought ->
    [words] ✅ Les tirages découlent aussi de ces mots. Si vous en avez tapé un, vérifiez qu’il y est :
    [clicks] ✅ Les tirages découlent aussi de ces clics :
   *[nothing] ℹ️ Personne n’a apporté de mot ni de clic à cette donne : seule la graine a décidé.
}
replay-computers = ℹ️ Lors de la donne, { $seats ->
    [none] aucun ordinateur n’occupait de place
   *[other] des ordinateurs occupaient ces places : { $seats }
}. Si vos souvenirs sont autres, quelqu’un a pu choisir cette donne.
replay-unproven = ⚠️ { $why ->
    [clicks] Seul le bot connaît les identifiants de tous les clics : la personne qui le gère a pu en inventer un pour choisir cette donne. Un mot que personne ne peut deviner l’empêche.
    [format] Cette partie est dans l’ancien format. Il n’est donc pas prouvé que personne n’ait choisi l’ordre des mots, n’y ait caché des caractères invisibles ou des lettres qui se ressemblent, ni mis un mot à la place d’un ordinateur.
    [plies] Les tirages de cette partie découlent du numéro des coups, comme dans les parties d’avant l’ordre propre à chaque pile. Quelqu’un aurait donc pu choisir entre deux donnes.
   *[seed] La personne qui gère le bot a donc pu choisir cette donne.
}
replay-verified-moves = ✅ { $moves ->
    [0] Aucun coup n’a été joué.
    [1] Le seul coup était permis.
   *[other] Chacun des { $moves } coups était permis.
}
replay-verified-result = ✅ { $how ->
    [ended] La partie a été arrêtée avant sa fin : elle n’a pas de résultat.
    [unsaid] Aucun résultat n’est indiqué ; rejouée, la partie se termine ainsi :
   *[same] Rejouée, la partie se termine de même :
}
replay-wrong = ❌ { $reason ->
    [seal] La graine ne correspond pas au sceau : ce n’est pas celle qui a été scellée avant la donne.
    [draws] Coup { $ply } : ce qui a été tiré ne découle pas de la graine{ $brought ->
        [nothing] {""}
       *[other] {" "}et de ce qui a été apporté
    }.
    [brought] Personne ne peut avoir apporté à la donne ce qui est indiqué.
    [unsorted] Ce qui a été apporté n’est pas dans l’ordre des empreintes : cet ordre a pu être choisi.
    [computer] Quelque chose figure à côté de la place { $seat }, mais un ordinateur l’occupait lors de la donne.
    [spelling] { $seat ->
        [0] Hôte
       *[other] Place { $seat }
    } : personne ne peut avoir tapé ce mot ou cliqué exactement ainsi. Des caractères invisibles ou des lettres qui se ressemblent peuvent s’y cacher.
    [move] Le coup { $ply } n’était pas permis.
    [order] Le coup { $ply } n’est pas à sa place.
    [result] La partie ne se termine pas comme il est dit.
    [unfinished] La partie n’est pas finie, et rien ne dit qu’elle a été arrêtée.
    [rules] Elle a été jouée avec une autre version des règles que la mienne.
    [cards] Elle a été jouée avec d’autres valeurs de cartes que les miennes.
    [game] Je ne connais pas ce jeu.
    [table] On ne peut pas distribuer les cartes à une telle table.
    [empty] Il n’y a aucun coup, pas même la donne.
   *[unsealed] La graine n’y est pas. Elle est montrée quand une partie s’arrête ; exportez la partie à ce moment-là.
}
replay-up-to = Jusque-là, chaque tirage découle de la graine, et chaque coup était permis.
replay-seal = { $source ->
    [file] Sceau dans le fichier (comparez-le à celui affiché avant la partie) : { $seal }
   *[table] Sceau, tel qu’il était affiché avant la partie : { $seal }
}
replay-deal-seal = Sceau de la donne, tel que la table l’a affiché, mêlé à ce que chaque place a apporté : { $seal }
replay-seed = Graine : { $seed }
replay-brought = · { $seat ->
    [0] Hôte
   *[other] Place { $seat } ({ $name })
}{ $kind ->
    [word]  : « { $text } »{ $script ->
        [greek] , en lettres grecques
        [cyrillic] , en lettres cyrilliques
        [armenian] , en lettres arméniennes
        [georgian] , en lettres géorgiennes
        [hebrew] , en lettres hébraïques
        [arabic] , en lettres arabes
        [hangul] , en lettres coréennes
        [hiragana] , en hiragana
        [katakana] , en katakana
        [han] , en caractères chinois
       *[other] {""}
    }
    [join] , clic sur Jouer : { $text }
    [start] , clic sur Lancer : { $text }
   *[erased]  : effacé, SHA-256 { $text } ⚠️ Personne ne peut le reconnaître : il a pu être choisi.
}
replay-yourself = Tout le monde peut le refaire : exportez la partie, puis uv run python -m engine verify FICHIER. docs/fair-deal.md dit comment faire dans tout langage de programmation.
replay-proved = HONNÊTE : tout est juste.
replay-proved-partly = RIEN N’EST FAUX, mais tout n’est pas prouvé : voyez ⚠️.
replay-refuted = PAS HONNÊTE : quelque chose ne va pas.
replay-untried = PAS VÉRIFIÉ.
