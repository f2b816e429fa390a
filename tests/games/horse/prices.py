"""What the lesson of The Trojan Horse has to tell: clauses, and words of it in English, French and German."""

PRICES = [
    ("TH-31", "of any color", "de toutes les couleurs", "gleich welcher Farbe"),
    ("TH-10", "of the three warriors beside", "trois héros à côté", "der drei Krieger neben"),
    ("TH-11", "must go in, no fewer", "doivent entrer, pas moins", "müssen zwei hinein, nicht"),
    ("TH-13", "full at seven", "plein avec sept", "mit sieben Kriegern voll"),
    ("TH-13", "with three players at five", "à trois joueurs avec cinq", "zu dritt mit fünf"),
    ("TH-16", "two of one color", "deux héros d'une même couleur", "zwei von einer Farbe"),
    ("TH-17", "whatever you announced", "quel que soit le nombre", "was immer du angesagt hast"),
    ("TH-20", "only when nobody else", "que s'il n'y a plus d'autre", "wenn sonst niemand"),
    ("TH-20", "the game ends at once", "La partie est alors finie", "Partie sofort vorbei"),
    ("TH-30", "next lower number takes", "nombre suivant remporte", "nächstkleinere Zahl"),
    ("TH-30", "If all cancel, nobody", "Si tout s'annule, personne", "Heben sich alle auf"),
    ("TH-32", "more districts decide", "le plus de quartiers", "entscheiden mehr Viertel"),
    ("TH-32", "victory is shared", "victoire est partagée", "wird der Sieg geteilt"),
    ("TH-02", "one color stays in the box", "une couleur reste", "bleibt eine Farbe"),
]
