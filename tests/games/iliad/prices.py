"""What the lesson of Iliad has to tell: words of it in English, French and German, by clause."""

PRICES = {
    "IL-06": (
        "whoever holds that tile begins",
        "qui la possède commence",
        "wer dieses Plättchen hat, beginnt",
    ),
    "IL-12": ("A lower Hoplite goes onto", "Un Hoplite plus faible se pose sur", "Ein niedrigerer Hoplit kommt auf"),
    "IL-14": ("the most it can", "son maximum", "mehr kann er nicht"),
    "IL-17": ("once placed never moves", "posée ne bouge plus", "bleibt, wo sie ist"),
    "IL-19": ("there are no Trojan Horses", "pas de Cheval de Troie", "Trojanische Pferde gibt es nicht"),
    "IL-20": ("after the one that placed it", "du tour qui suit sa pose", "einen Zug nach dem Legen"),
    "IL-28": ("are then both lost", "sont alors défaussées", "sind dann beide verloren"),
    "IL-40": ("passing is for good, but brings a hero", "définitif, mais amène un Héros", "bringt aber einen Helden"),
    "IL-41": ("can still be attacked", "peut encore être attaquée", "kann noch angegriffen werden"),
    "IL-44": ("passing costs your whole army", "passer coûte toute l'armée", "Passen kostet das ganze Heer"),
    "IL-50": ("alone is the strongest", "seule la plus forte", "allein das stärkste"),
    "IL-51": ("nobody else takes anything", "les autres ne prennent rien", "sonst nimmt niemand etwas"),
    "IL-58": ("the higher hero is first", "le plus fort Héros d'abord", "kommt der höhere Held zuerst"),
    "IL-59": (
        "The weakest (among equals, the lower hero) takes the Thanatos card",
        "L'armée la plus faible (à égalité, le plus faible Héros) prend la carte Thanatos",
        "Das schwächste (bei Gleichstand der niedrigere Held) nimmt die Thanatos-Karte",
    ),
    "IL-60": ("more City points than anybody else", "plus de points de Cités que chacun", "mehr Stadtpunkten als alle"),
    "IL-61": ("for Triremes it is Poseidon", "pour les Trirèmes, c'est Poséidon", "bei den Triremen ist es Poseidon"),
    "IL-71": ("12 cards at most, with six players 10", "12 cartes au plus, à six joueurs 10", "höchstens 12 Karten"),
    "IL-80": ("12 points win at once, in teams 15", "immédiatement, par équipes 15", "sofort, in Teams 15"),
    "IL-81": ("the last of eight oracles", "le dernier des huit Oracles", "dem letzten von acht Orakeln"),
    "IL-82": ("one more Gorgon siege", "encore un siège de Gorgone", "noch eine Belagerung der Gorgone"),
    "IL-92": ("whose player passed last loses", "qui a passé en dernier perd", "verliert, wer zuletzt gepasst hat"),
    "IL-93": ("the other stays", "l'autre reste", "die andere bleibt liegen"),
}
