## La boîte

olympus-name = Fight for Olympus
olympus-also = Olympe, Combat pour l’Olympe
olympus-about = Un duel pour le trône des dieux : héros et soldats se font face sur l’Olympe, à Delphes et devant Troie.
olympus-computers = Calypso, Deucalion, Nausicaa, Évandre, Pyrrha, Philémon
olympus-variant-standard = En individuel
olympus-size-standard = { $seats } joueurs
olympus-option-first = { $value ->
    [-1] Le sort désigne qui commence
   *[other] La place { $number } ({ $name }) commence
}
olympus-advantage = { $name } commence

## Cartes

olympus-card = { $card ->
    [odysseus] Ulysse
    [agamemnon] Agamemnon
    [penelope] Pénélope
    [orpheus] Orphée
    [peleus] Pélée
    [nestor] Nestor
    [circe] Circé
    [helen] Hélène
    [jason] Jason
    [argus] Argos
    [cassandra] Cassandre
    [palamedes] Palamède
    [daedalus] Dédale
    [telemachus] Télémaque
    [tiresias] Tirésias
    [hector] Hector
    [asclepius] Asclépios
    [medea] Médée
    [ajax] Ajax
    [alcmene] Alcmène
    [eurydice] Eurydice
    [patroclus] Patrocle
    [briseis] Briséis
    [iphigenia] Iphigénie
    [machaon] Machaon
    [antigone] Antigone
    [telephus] Télèphe
    [hecuba] Hécube
    [polyxena] Polyxène
    [pollux] Pollux
    [heracles] Héraclès
    [bellerophon] Bellérophon
    [theseus] Thésée
    [meleager] Méléagre
    [laodice] Laodicé
    [andromeda] Andromède
    [icarus] Icare
    [sisyphus] Sisyphe
    [oedipus] Œdipe
    [midas] Midas
    [paris] Pâris
    [pandora] Pandore
    [tydeus] Tydée
    [orestes] Oreste
    [clytemnestra] Clytemnestre
    [achilles] Achille
    [perseus] Persée
    [diomedes] Diomède
    [penthesilea] Penthésilée
    [aeneas] Énée
    [andromache] Andromaque
    [menelaus] Ménélas
    [castor] Castor
    [chiron] Chiron
    [cycnus] Cycnos
    [philoctetes] Philoctète
    [neoptolemus] Néoptolème
    [hippolyta] Hippolyte
    [teucer] Teucros
    [electra] Électre
    [cicones] Cicones
    [myrmidons] Myrmidons
    [tauri] Taures
    [argonauts] Argonautes
    [phaeacians] Phéaciens
    [carians] Cariens
    [lapiths] Lapithes
    [pleiads] Pléiades
    [dardani] Dardaniens
    [achaeans] Achéens
    [danaans] Danaens
    [amazons] Amazones
    [red_sword] Épée rouge
    [red_shield] Bouclier rouge
    [red_helmet] Casque rouge
    [blue_sword] Épée bleue
    [blue_shield] Bouclier bleu
    [blue_helmet] Casque bleu
    [green_sword] Épée verte
    [green_shield] Bouclier vert
    [green_helmet] Casque vert
    [yellow_sword] Épée jaune
    [yellow_shield] Bouclier jaune
   *[yellow_helmet] Casque jaune
}
# Ce que fait chaque pouvoir, dans nos mots
olympus-power = { $card ->
    [odysseus] Piochez une carte. Vous pouvez la jouer aussitôt sans rien payer ; si elle a un pouvoir qui agit quand on la joue, il s’applique.
    [agamemnon] Vous pouvez redisposer autant de vos unités que vous voulez, Agamemnon compris, en une seule fois ; des unités peuvent échanger leurs places.
    [penelope] Vous piochez une carte de plus pendant votre phase de pioche.
    [orpheus] Vous pouvez reprendre en main un héros de la défausse.
    [peleus] Piochez une carte.
    [nestor] Vous pouvez faire attaquer aussitôt une autre de vos unités, de force 1 ou plus ; elle attaque aussi pendant la phase d’attaque.
    [circe] Vous pouvez renvoyer une carte Soldats adverse dans la main d’où elle vient ; son équipement est défaussé.
    [helen] Vous pouvez déplacer une unité adverse vers un autre espace de son côté ; si une unité s’y trouve, elles échangent leurs places.
    [jason] Après avoir marqué un bonus de zone, il peut le marquer une seconde fois.
    [argus] Vous pouvez regarder la main adverse.
    [cassandra] Quand elle attaque, vous pouvez piocher une carte avant son coup ou son bonus de zone.
    [palamedes] Vous pouvez prendre un pion de couleur, comme à Delphes.
    [daedalus] Vous piochez une carte chaque fois que vous équipez une de vos unités.
    [telemachus] Vous pouvez piocher une carte, puis défausser une carte de votre main.
    [tiresias] Au début de votre phase de pioche, vous pouvez décider de piocher une carte de plus ; après toutes les pioches, glissez alors une carte de votre main sous la pioche.
    [hector] Vos autres unités vertes, héros multicolores compris, ont 1 de résistance en plus.
    [asclepius] Au début de votre tour, chacune de vos unités perd une blessure.
    [medea] Vous pouvez déplacer 1 à 3 blessures d’une de vos unités vers une unité adverse.
    [ajax] Vos unités voisines d’Ajax et leur équipement ne peuvent pas être choisis par les pouvoirs adverses ; ces unités ne peuvent pas non plus être échangées.
    [alcmene] Vous pouvez retirer jusqu’à 3 blessures en tout à vos unités, réparties à votre gré.
    [eurydice] Vaincue par ses blessures, elle reste sur son espace et les perd toutes si vous défaussez une carte verte ou un héros multicolore de votre main.
    [patroclus] Il frappe avec 1 de plus si l’unité d’en face est bleue ou multicolore.
    [briseis] Vous pouvez retirer jusqu’à 2 blessures à une autre de vos unités.
    [iphigenia] Vous pouvez la défausser ; toutes vos autres unités perdent alors toutes leurs blessures.
    [machaon] Quand il attaque, vous pouvez d’abord retirer une blessure à une de vos unités.
    [antigone] Quand une autre de vos unités est défaussée, son équipement revient dans votre main. (Pas si l’unité retourne en main.)
    [telephus] Au début de votre tour, Télèphe perd une blessure.
    [hecuba] Vous pouvez déplacer 1 ou 2 blessures d’une de vos unités vers une autre des vôtres.
    [polyxena] Vos unités sur les espaces voisins ont 1 de résistance en plus.
    [pollux] Avec Castor parmi vos unités, Pollux a 1 de force et 1 de résistance en plus.
    [heracles] Chacune de vos autres unités reçoit une blessure.
    [bellerophon] À la fin de votre tour, Bellérophon reçoit une blessure.
    [theseus] Défaussez une carte de votre main, s’il y en a une.
    [meleager] Au début de votre tour, défaussez une carte de votre main, ou Méléagre reçoit 2 blessures.
    [laodice] À la fin de votre tour, Laodicé est défaussée.
    [andromeda] Elle reçoit une blessure chaque fois qu’une autre unité, d’un côté ou de l’autre, quitte le plateau pour la défausse. (Ni les équipements, ni les cartes payées, ni les unités renvoyées en main ou déplacées ne comptent.)
    [icarus] À la fin de votre tour, Icare est défaussé s’il a attaqué un espace vide pendant ce tour.
    [sisyphus] À la fin de votre tour, Sisyphe retourne dans votre main ; son équipement est défaussé.
    [oedipus] Défaussez une autre de vos unités, s’il y en a une.
    [midas] Prenez un pion de couleur, comme à Delphes ; puis votre adversaire pioche une carte.
    [paris] Il frappe un héros avec 2 de plus ; il n’inflige aucune blessure aux soldats.
    [pandora] Votre adversaire pioche une carte.
    [tydeus] Après avoir combattu une unité, Tydée reçoit une blessure.
    [orestes] Les blessures d’Oreste ne peuvent être ni retirées ni déplacées vers une autre unité.
    [clytemnestra] Un autre de vos héros reçoit une blessure ; s’il n’y en a pas, c’est Clytemnestre.
    [achilles] Vos autres héros ont 1 de force en plus.
    [perseus] Une unité adverse reçoit 3 blessures.
    [diomedes] Deux unités adverses, ou la seule présente, reçoivent une blessure chacune.
    [penthesilea] Chaque unité adverse reçoit une blessure.
    [aeneas] Défaussez une carte Soldats adverse et son équipement, où qu’elle se trouve.
    [andromache] Elle frappe avec 1 de plus si l’unité d’en face est verte ou multicolore.
    [menelaus] Un héros adverse reçoit une blessure.
    [castor] Avec Pollux parmi vos unités, Castor a 1 de force et 1 de résistance en plus.
    [chiron] Quand il attaque, une unité adverse de votre choix reçoit d’abord une blessure. Si l’espace d’en face se vide ainsi, il en marque le bonus de zone.
    [cycnus] Après son attaque, vous pouvez faire attaquer une autre de vos unités, de force 1 ou plus, qu’elle ait déjà attaqué ou non.
    [philoctetes] Une unité adverse reçoit 2 blessures.
    [neoptolemus] L’unité d’en face reçoit 2 blessures.
    [hippolyta] Vous pouvez défausser l’équipement d’une unité adverse.
    [teucer] Quand il attaque, vous pouvez d’abord infliger une blessure à une unité adverse voisine de l’espace d’en face, même si cet espace est vide.
    [electra] Une carte Soldats adverse reçoit une blessure.
    [carians] Après une attaque contre un espace vide, et son bonus de zone, vous piochez une carte.
    [amazons] On ne peut pas les équiper.
    [red_sword] Quand vous l’attachez, une unité adverse reçoit 2 blessures.
    [blue_helmet] Quand vous l’attachez, piochez une carte.
    [green_shield] Quand vous l’attachez, l’unité équipée perd toutes ses blessures.
   *[yellow_sword] Quand vous l’attachez, l’unité équipée reçoit une blessure.
}
# Le même sur le plateau, en deux lignes très courtes au plus ; pour les pouvoirs qui durent
olympus-power-brief = { $card ->
    [penelope] Chaque tour : 1 pioche de plus
    [jason] Bonus de zone : deux fois
    [cassandra] Attaque : piochez d’abord
    [daedalus] Équiper fait piocher
    [tiresias] 1 pioche de plus, 1 dessous
    [hector] Vos autres vertes : +1 résistance
    [asclepius] Chaque tour : 1 soin à toutes
    [ajax] Protège ses voisines
    [eurydice] Survit contre une verte
    [patroclus] +1 contre bleu, multicolore
    [machaon] Attaque : soigne 1 blessure
    [antigone] Équipement des mortes en main
    [telephus] Chaque tour : se soigne de 1
    [polyxena] Voisines : +1 résistance
    [pollux] Avec Castor : +1/+1
    [bellerophon] Chaque tour : 1 blessure
    [meleager] Défausse à chaque tour, ou 2 blessures
    [laodice] Défaussée en fin de tour
    [andromeda] 1 blessure par unité perdue
    [icarus] Tombe s’il n’attaque personne
    [sisyphus] En main en fin de tour
    [paris] +2 aux héros, 0 aux soldats
    [tydeus] 1 blessure par combat
    [orestes] Garde ses blessures
    [achilles] Vos autres héros : +1 force
    [andromache] +1 contre vert, multicolore
    [castor] Avec Pollux : +1/+1
    [chiron] Attaque : 1 blessure au choix
    [cycnus] Puis une autre attaque
    [teucer] Attaque : 1 blessure à côté
    [carians] N’attaquer personne : piochez
   *[amazons] Sans équipement
}
# Une carte dans une phrase
olympus-the = { $sort ->
    [hero] { $card }
    [soldiers] les { $card }
    [sword] l’{ $card }
   *[other] le { $card }
}
# La même après son camp : « chez vous, les Cicones »
olympus-owned = { $sort ->
    [hero] { $card }
    [soldiers] les { $card }
    [sword] l’{ $card }
   *[other] le { $card }
}
olympus-colour = { $colour ->
    [red] rouge
    [blue] bleu
    [green] vert
   *[yellow] jaune
}
# La même en une lettre, pour les coûts : « RRB »
olympus-letter = { $colour ->
    [red] R
    [blue] B
    [green] V
   *[yellow] J
}
olympus-marker = { $colour ->
    [red] le pion rouge
    [blue] le pion bleu
    [green] le pion vert
   *[yellow] le pion jaune
}
olympus-space = { $zone ->
    [olympus] Olympe { $number }
    [delphi] Delphes { $number }
   *[troy] Troie
}

## Ce qui arrive

# La carte dont c’est le pouvoir, avant ce qu’il fait
olympus-by = { $card } : { $what }
olympus-turn = tour { $number } : { $seat ->
    [you] à vous
   *[other] à { $seat_name }
}.
olympus-left = { $seat ->
    [you] vous ignorez
   *[other] { $seat_name } ignore
} { $phase ->
    [0] la phase « Jouer des cartes »
    [1] la phase « Attaquer »
   *[2] la phase « Piocher »
} à ce premier tour.
olympus-drew = vous piochez { $cards }.
olympus-drew-unseen = { $seat_name } pioche { $count ->
    [1] une carte
   *[other] { $count } cartes
}.
olympus-paid = { $seat ->
    [you] vous payez
   *[other] { $seat_name } paie
} avec { $what }.
olympus-placed = { $seat ->
    [you] vous placez
   *[other] { $seat_name } place
} { $card } sur l’espace { $space }.
olympus-equipped = { $seat ->
    [you] vous équipez
   *[other] { $seat_name } équipe
} { $bearer } avec { $card }.
olympus-struck = { $seat ->
    [you] chez vous,
   *[other] chez { $seat_name },
} { $card } { $many ->
    [no] frappe
   *[yes] frappent
} { $target } : { $wounds ->
    [0] aucune blessure
    [1] une blessure
   *[other] { $wounds } blessures
}{ $bonus ->
    [0] {""}
   *[other] {" "}({ $signed } par le pouvoir)
}.
olympus-wounded = { $seat ->
    [you] chez vous,
   *[other] chez { $seat_name },
} { $card } { $many ->
    [no] reçoit
   *[yes] reçoivent
} { $wounds ->
    [1] une blessure
   *[other] { $wounds } blessures
}.
olympus-healed = { $seat ->
    [you] chez vous,
   *[other] chez { $seat_name },
} { $card } { $many ->
    [no] perd
   *[yes] perdent
} { $wounds ->
    [1] une blessure
   *[other] { $wounds } blessures
}.
olympus-transferred = { $wounds ->
    [1] une blessure passe
   *[other] { $wounds } blessures passent
} d’une unité à une autre : { $source } → { $target }.
olympus-fell = { $seat ->
    [you] chez vous,
   *[other] chez { $seat_name },
} { $card } { $many ->
    [no] succombe et part
   *[yes] succombent et partent
} à la défausse.
olympus-removed = { $seat ->
    [you] chez vous,
   *[other] chez { $seat_name },
} { $card } { $many ->
    [no] part
   *[yes] partent
} à la défausse.
olympus-returned = { $seat ->
    [you] chez vous,
   *[other] chez { $seat_name },
} { $card } { $many ->
    [no] retourne
   *[yes] retournent
} en main.
olympus-equipment-lost = { $seat ->
    [you] chez vous,
   *[other] chez { $seat_name },
} { $card } part à la défausse.
olympus-equipment-kept = { $card } revient dans { $seat ->
    [you] votre main
   *[other] la main de { $seat_name }
}.
olympus-survived = { $seat ->
    [you] vous défaussez
   *[other] { $seat_name } défausse
} { $paid } ; { $card } reste en jeu sans blessure.
olympus-moved = { $seat ->
    [you] chez vous,
   *[other] chez { $seat_name },
} { $card } { $many ->
    [no] va
   *[yes] vont
} sur l’espace { $space }.
olympus-exchanged = { $seat ->
    [you] chez vous,
   *[other] chez { $seat_name },
} { $card } et { $other } échangent leurs places.
olympus-scored = { $seat ->
    [you] chez vous,
   *[other] chez { $seat_name },
} { $card } { $many ->
    [no] marque
   *[yes] marquent
} un point de victoire{ $lead ->
    [none] {" "}(égalité)
    [ahead] {" "}({ $steps } sur 7)
   *[behind] {" "}(encore { $steps } de retard)
}.
olympus-took = { $seat ->
    [you] vous prenez
   *[other] { $seat_name } prend
} { $marker } { $before ->
    [nobody] à Delphes
    [you] chez vous
   *[other] chez { $before_name }
}.
olympus-repeated = le bonus de zone est marqué une seconde fois.
olympus-sent = { $card } { $many ->
    [no] fait
   *[yes] font
} une attaque supplémentaire.
olympus-discarded = { $seat ->
    [you] vous défaussez
   *[other] { $seat_name } défausse
} { $card }.
olympus-recovered = { $seat ->
    [you] vous reprenez
   *[other] { $seat_name } reprend
} { $card } dans la défausse.
olympus-looked = vous voyez la main de { $foe_name } : { $cards }.
olympus-looked-unseen = { $seat_name } regarde { $foe ->
    [you] votre main
   *[other] la main de { $foe_name }
}.
olympus-under = vous glissez { $card } sous la pioche.
olympus-under-unseen = { $seat_name } glisse une carte sous la pioche.
olympus-over = { $winner ->
    [you] vous gagnez
   *[other] { $winner_name } gagne
} : { $reason ->
    [points] c’est le septième point de victoire
    [full-row] les six espaces sont occupés au début du tour
   *[pile] la pioche est épuisée et le pion violet décide
}.
olympus-won-points = septième point de victoire
olympus-won-full-row = six unités dans la rangée au début du tour
olympus-won-pile = la pioche est épuisée et le pion violet décide
olympus-won-tied = la pioche est épuisée et le pion violet est au 0
olympus-tied = la pioche est épuisée et le pion violet est au 0 : égalité.

## Choix

# Une unité : « Alcmène 1/2, 1 blessure »
olympus-unit = { $card } { $strength }/{ $health }{ $wounds ->
    [0] {""}
    [1] , une blessure
   *[other] , { $wounds } blessures
}
olympus-unit-at = { $unit } ({ $space })
olympus-play = { $card } { $strength }/{ $health }{ $cost ->
    [none] , sans coût
   *[other] , coût { $cost }
}
olympus-play-gear = { $card } +{ $strength }/+{ $health }{ $cost ->
    [none] , sans coût
   *[other] , coût { $cost }
}
olympus-on = { $space }, face à { $unit }
olympus-on-open = { $space }, personne en face
olympus-on-free = { $space }, libre
olympus-price = paiement : { $what }
olympus-yours-to-choose = vous choisissez avec quoi payer
olympus-choosing = Autre paiement, carte par carte
olympus-otherwise = Autre paiement
olympus-group = { $colour ->
    [red] Cartes rouges
    [blue] Cartes bleues
    [green] Cartes vertes
   *[yellow] Cartes jaunes
}
olympus-done = Terminé : attaquer
olympus-arranged = Tout le monde reste à sa place actuelle
olympus-discard = Défausser { $card }
olympus-pay = Payer avec { $what }
olympus-accept = { $owed ->
    [one] Payer comme proposé : { $what }
   *[other] Tout payer avec { $what }
}
olympus-phase = { $phase ->
    [0] { $left ->
        [0] Jouer des cartes
       *[other] Ne pas jouer de cartes
    }
   *[other] { $left ->
        [0] Attaquer
       *[other] Ne pas attaquer
    }
}
olympus-wounds = { $wounds ->
    [1] Une blessure
   *[other] { $wounds } blessures
}
olympus-swap = Échanger avec { $unit } ({ $space })
olympus-take = { $colour ->
    [red] Le pion rouge
    [blue] Le pion bleu
    [green] Le pion vert
   *[yellow] Le pion jaune
}
olympus-use = Oui
olympus-no = { $what ->
    [card] La garder en main
    [unit] Personne
    [wounds] Aucune blessure
    [marker] Aucun pion
    [hero] Aucun héros
    [fall] La laisser succomber
   *[power] Non
}
olympus-suffer = { $card } reçoit { $wounds } blessures

## Questions

olympus-ask-play = À vous de jouer : quelle carte jouez-vous ?
olympus-ask-done = Aucune carte n’est jouable : passez-vous aux attaques ?
olympus-to-play = { $only ->
    [yes] Seule carte jouable, { $card }
   *[no] { $card }
}{ $bill ->
    [none] {""}
   *[other] {" "}({ $bill })
}
olympus-ask-where = { $subject } : sur quel espace ?
olympus-ask-bearer = { $subject } : pour quelle unité ?
olympus-ask-group = Quelle carte ?
olympus-ask-pay = { $card } : avec quoi payez-vous { $colour ->
    [red] le rouge
    [blue] le bleu
    [green] le vert
   *[yellow] le jaune
} ?
olympus-ask-phase = Le tout premier tour ignore { $phase ->
    [0] une phase (jouer, attaquer ou piocher) : jouez-vous des cartes
   *[other] les attaques ou la pioche : attaquez-vous
} ?
olympus-ask-unit = { $card } : { $deed ->
    [wound] qui reçoit { $amount ->
        [1] une blessure
       *[other] { $amount } blessures
    }
    [return] quels soldats retournent en main
    [remove] quelle unité est défaussée
    [strip] quel équipement est défaussé
   *[send] qui fait une attaque supplémentaire
} ?
olympus-ask-two = { $card } : quelles deux unités reçoivent une blessure ?
olympus-ask-second = { $card } : et quelle seconde unité ?
olympus-ask-may = { $card } : { $power ->
    [argus] regardez-vous la main adverse
    [telemachus] piochez-vous une carte pour en défausser une ensuite
    [iphigenia] la défaussez-vous pour soigner toutes les autres
    [cassandra] piochez-vous une carte
    [jason] marquez-vous le bonus de zone une seconde fois
   *[tiresias] piochez-vous une carte de plus pour en glisser une sous la pioche
} ?
olympus-ask-heal = { $card } : qui perd des blessures, { $left } au plus ?
olympus-ask-from = { $card } : de qui viennent les blessures ?
olympus-ask-wounds = { $card } : combien de blessures ?
olympus-ask-to = { $card } : qui les reçoit ?
olympus-ask-move = { $card } : quelle unité se déplace ?
olympus-ask-target = { $card } : vers quel espace ?
olympus-ask-marker = { $card } : quel pion de couleur prenez-vous ?
olympus-ask-discard = { $card } : quelle carte défaussez-vous ?
olympus-ask-toll = { $card } : défaussez-vous une carte ?
olympus-ask-recover = { $card } : quel héros reprenez-vous ?
olympus-ask-free = Vous avez pioché { $card } : où jouez-vous cette carte sans payer ?
olympus-ask-save = { $card } est vaincue : quelle carte défaussez-vous pour la garder ?
olympus-ask-under = { $card } : quelle carte glissez-vous sous la pioche ?

## La table

olympus-title = { $over ->
    [yes] Partie terminée
   *[no] Tour { $number }
} — pioche { $pile }, défausse { $discards }
olympus-points = Points de victoire : { $lead ->
    [none] égalité à 0
    [you] vous, { $steps } sur 7
   *[other] { $lead_name }, { $steps } sur 7
}
olympus-at-delphi = À Delphes :
olympus-nothing = aucun pion
olympus-player = { $seat ->
    [you] { $seat_name } (vous)
   *[other] { $seat_name }
}{ $status ->
    [turn] {" "}— à jouer
    [pays] {" "}— paie { $card }
    [chooses] {" "}— choix : { $card }
    [marker] {" "}— prend un pion
   *[none] {""}
}
olympus-holdings = Main { $count }{ $some ->
    [no] {""}
   *[yes] , pions :
}
olympus-short = { $zone ->
    [olympus] O{ $number }
    [delphi] D{ $number }
   *[troy] T
}
olympus-hand = Votre main ({ $count }){ $wild ->
    [yes] {""} ; * paie toute couleur
   *[no] {""}
}
olympus-known = L’adversaire a en main :
olympus-hidden = Sous la pioche, par vous :
olympus-standing = { $place }. { $seat ->
    [you] { $seat_name } (vous)
   *[other] { $seat_name }
} : { $steps ->
    [0] à égalité
    [1] un point de victoire d’avance
   *[other] { $steps } points de victoire d’avance
}
olympus-standing-behind = { $place }. { $seat ->
    [you] { $seat_name } (vous)
   *[other] { $seat_name }
} : { $steps ->
    [1] un point de victoire de retard
   *[other] { $steps } points de victoire de retard
}

## Une carte en mots

olympus-about-unit = { $sort ->
    [hero] Héros
   *[soldiers] Soldats, deux cartes
}, { $colours } ; force { $strength }, résistance { $health }
olympus-about-gear = Équipement, { $colours } ; force +{ $strength }, résistance +{ $health }
olympus-multicolour = multicolore ({ $colour })
olympus-cost = Coût : { $cost ->
    [none] aucun
   *[other] { $cost }
}
olympus-when = { $when ->
    [play] Quand la carte est jouée : { $power }
    [attack] À chaque attaque : { $power }
    [always] En permanence : { $power }
   *[none] Aucun pouvoir.
}
olympus-cards-note = La plupart des valeurs et des pouvoirs sont notre reconstitution ; la boîte fait foi.

## Chapitres

olympus-chapter = Tour { $number } : { $name }

## Pourquoi impossible ?

olympus-thing-card = { $name }
olympus-thing-choose = Choisir ce qui paie { $name }
olympus-thing-unit = { $name }
olympus-thing-marker = Choisir { $name }
olympus-thing-recover = { $name }
olympus-thing-done = Ne plus jouer de cartes
olympus-thing-leave-out = Ignorer une phase
olympus-thing-use = Utiliser un pouvoir
olympus-thing-waive = Refuser un pouvoir
olympus-thing-take = Prendre un pion de couleur
olympus-thing-draw = Piocher une carte
# A unit that is asked about
olympus-subject = { $whose ->
    [attacking] Attaquer avec { $unit }
    [enemy] Adversaire : { $unit }
   *[choosing] { $unit }
}
olympus-why-over = La partie est finie.
olympus-why-not-your-turn = C’est à { $names }.
olympus-why-others-save = C’est d’abord à { $names } de dire si Eurydice reste en jeu.
olympus-why-phase-first = Dites d’abord si vous jouez des cartes ou si vous ignorez cette phase.
olympus-why-answer-first = Répondez d’abord à la question posée. Vous pourrez ensuite jouer d’autres cartes.
olympus-why-cards-over = On ne joue de cartes qu’à la première phase de son propre tour.
olympus-why-row-full = Une unité se trouve sur chacun de vos six espaces.
olympus-why-no-unit = Un équipement demande une unité à vous, et vous n’en avez aucune.
olympus-why-no-bearer = Aucune de vos unités ne peut le porter : chacune a déjà un équipement, ou ce sont les Amazones.
olympus-why-cannot-pay = Vos autres cartes et vos pions ne suffisent pas à payer son coût, couleur par couleur.
olympus-why-pay-first = Payez d’abord la carte que vous jouez.
olympus-why-drawn-first = Décidez d’abord de la carte que vous venez de piocher.
olympus-why-not-green = Seule une carte verte ou un héros multicolore de votre main garde Eurydice en jeu.
olympus-why-all-settled = Il ne reste rien à choisir : ce qui est encore dû ne se paie que d’une façon.
olympus-why-wild-needed = Il vous faut vos cartes multicolores pour les autres couleurs dues.
olympus-why-other-colour = C’est le { $number ->
    [0] rouge
    [1] bleu
    [2] vert
   *[3] jaune
} qui est dû maintenant, et ceci ne le paie pas.
olympus-why-one-way = Il n’y a qu’une façon de payer cette carte : entre cartes égales, on ne choisit pas.
olympus-why-heroes-only = Ce pouvoir n’agit que sur les héros.
olympus-why-recovers-heroes = On ne reprend que des héros dans la défausse.
olympus-why-soldiers-only = Ce pouvoir n’agit que sur les soldats.
olympus-why-enemies-only = Ce pouvoir ne vise que les unités adverses.
olympus-why-own-only = Ce pouvoir ne vise que vos propres unités.
olympus-why-another = Ce pouvoir agit sur une autre de vos unités, pas sur celle qui l’a.
olympus-why-bears-nothing = Cette unité n’a pas d’équipement.
olympus-why-not-beside = Cette unité n’est pas voisine de l’espace d’en face.
olympus-why-not-ready = Sa force est de 0 : cette unité ne peut pas faire d’attaque supplémentaire.
olympus-why-ajax = Ajax est à côté : vos pouvoirs ne peuvent pas choisir cette unité.
olympus-why-moved-already = Cette unité a déjà été déplacée et reste où elle est.
olympus-why-healed-already = Ce pouvoir a déjà soigné cette unité.
olympus-why-no-wounds = Cette unité n’a pas de blessure.
olympus-why-orestes = Les blessures d’Oreste ne peuvent être ni retirées ni déplacées.
olympus-why-attacks-itself = Vos unités attaquent d’elles-mêmes, une fois vos cartes jouées. On n’en choisit une que si un pouvoir le demande.
olympus-why-no-strength = Sa force est de 0 : cette unité n’attaque pas.
olympus-why-yours-already = Vous avez déjà ce pion.
olympus-why-delphi-first = Tant qu’il reste un pion à Delphes, on n’en prend pas à l’adversaire.
olympus-why-only-take = On ne prend de pion que comme bonus de zone de Delphes, ou si un pouvoir le dit.
olympus-why-only-first-turn = On n’ignore une phase qu’au tout premier tour de la partie.
olympus-why-left-out-already = Vous avez déjà ignoré une phase.
olympus-why-before-each = La question est posée juste avant les cartes et juste avant les attaques, à aucun autre moment.
olympus-why-no-power-asks = Les pouvoirs agissent d’eux-mêmes. Ceux qui disent « vous pouvez » posent la question, et aucun ne la pose maintenant.
olympus-why-must = Ce pouvoir ne dit pas « vous pouvez » : il doit servir.
olympus-why-must-take = Tant qu’il reste un pion à Delphes, vous devez en prendre un.
olympus-why-nothing-to-refuse = Aucun pouvoir ne vous demande maintenant si vous voulez l’utiliser.
olympus-why-draw-later = Le jeu pioche pour vous à la fin de votre tour : deux cartes, ou plus si un pouvoir le dit.

## Dans les images : en bref, car la place manque

olympus-picture-zone = { $zone ->
    [olympus] Olympe
    [delphi] Delphes
   *[troy] Troie
}
olympus-picture-turn = { $over ->
    [yes] Partie terminée
   *[no] Tour { $number }
}
olympus-picture-status = { $status ->
    [turn] à jouer
    [pays] paie { $card }
    [chooses] choix : { $card }
    [marker] prend un pion
   *[none] {""}
}
olympus-picture-free = gratuit

## D’où viennent les points

olympus-account = { $name } : { $points ->
    [0] aucun point de victoire
    [one] un point de victoire, par { $cards }
   *[other] { $points } points de victoire, par { $cards }
}

# Ce que veut dire chaque symbole des images
olympus-symbol = { $symbol ->
    [colours] Les quatre couleurs, chacune avec sa forme
    [any] Paie toute couleur : un héros multicolore, marqué *
    [strength] Force : blessures infligées par une attaque
    [health] Résistance : une unité qui a autant de blessures est défaussée
    [wounds] Blessures d’une unité
    [blow] Blessures qui viennent d’être infligées
    [soldiers] Soldats
    [hero] Un héros est dessiné par ce qui l’a rendu célèbre
    [played] Ce pouvoir agit quand on joue la carte, une fois
    [equipment] Équipement, avec sa couleur et ce qu’il ajoute
    [victory] À l’Olympe : n’attaquer personne gagne un point de victoire
    [marker] À Delphes : n’attaquer personne prend un pion
    [cards] Devant Troie : n’attaquer personne fait piocher
    [track] Le pion violet ; sept pas de votre côté gagnent
   *[hand] Cartes en main
}

# Une position pour l’oreille : puis « O1 Ada, Hélène 1/3, une blessure »
olympus-spoken-units = Unités (force/résistance)
olympus-no-unit = aucune unité

## Coups prévus

olympus-plan-relies = votre main, les pions de couleur, ou vos unités et leurs équipements
