privacy-name = confidentialité
privacy-about = Ce que je garde de vous : le voir, l’effacer, choisir qui voit vos cotes globales
privacy-export-name = exporter
privacy-export-about = Recevoir un fichier de tout ce qui est gardé de vous
privacy-erase-name = effacer
privacy-erase-about = Faire oublier tout ce qui est gardé de vous
privacy-overall-name = global
privacy-overall-about = Choisir si vos cotes de tous les serveurs réunis peuvent être vues
privacy-option-shown = visible
privacy-option-shown-about = Oui : au classement de tous les serveurs et dans vos /stats. Non : personne d’autre ne les voit
privacy-yes = oui
privacy-no = non
privacy-exported = Voici tout ce que je garde de vous. Les heures sont en secondes depuis 1970 ; les places se comptent à partir de 0.
privacy-overall-now = { $shown ->
    [on] Vos cotes de tous les serveurs réunis peuvent désormais être vues par d’autres.
   *[off] Personne d’autre ne voit vos cotes de tous les serveurs réunis.
}
privacy-erase-title = Dois-je vous oublier ?
privacy-erase-warning = Cela supprime vos réglages, vos cotes et résultats, et votre nom et numéro de toutes les tables. C’est définitif ; /confidentialité exporter vous en donne d’abord un fichier.
privacy-erase-seats = { $playing ->
    [0] {""}
    [1] Vous jouez encore une partie : votre place est cédée.
   *[other] Vous jouez encore { $playing } parties : vos places sont cédées.
}
privacy-erase-rest = Ce qui a été joué reste, sous le nom « { $name } ». Je ne peux retirer les messages déjà publiés dans les salons ; la modération peut les supprimer.
privacy-erase-kept = Deux choses restent : si vous avez joué un défi encore ouvert, une empreinte à laquelle je vous reconnais jusqu’à la fin de ce défi, afin que personne ne le joue deux fois ; et votre numéro, sans votre nom, dans la liste des personnes qui vous bloquent.
privacy-erase-button = Tout effacer
privacy-erased = C’est oublié : réglages, cotes et nom ont disparu. Si vous vous servez encore d’une commande ou d’un bouton, je vous connaîtrai de nouveau à partir de là.
privacy-former-player = une personne partie
