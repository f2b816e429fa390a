"""What the lesson of Delphi has to tell: clauses, and words of it in English, French and German."""

PRICES = [
    ("DE-03", "have to last for all of them", "doivent suffire à toutes", "müssen für alle reichen"),
    ("DE-11", "and it must: play on, or withdraw", "et il le doit : jouer", "und sie muss: weiterspielen"),
    ("DE-12", "withdraw and lose what lies there", "écarter ce qui est posé", "verlieren, was daliegt"),
    ("DE-14", "The Pass always comes back", "La Passe revient toujours", "Die Passkarte kommt immer zurück"),
    ("DE-16", "If nobody is left, nobody has won", "personne n'a gagné la Marche", "hat niemand den Marsch gewonnen"),
    ("DE-24", "keep its neighbors apart", "sépare ses voisins", "trennt nur seine Nachbarn"),
    ("DE-25", "Neptune halves the rows of all opponents", "Neptune divise par 2", "Neptun halbiert die Reihen"),
    ("DE-26", "Hades, the Moirai and Hera remove", "Hadès, les Moires et Héra écartent", "Hades, die Moiren und Hera"),
    ("DE-27", "he may remove any one card", "il écarte, si vous voulez", "Er darf eine beliebige Karte"),
    ("DE-28", "you obey it, or else the next one", "vous le suivez, ou sinon le suivant", "oder sonst dem nächsten"),
    ("DE-30", "the second to leave gets nothing", "le deuxième retrait ne rapporte", "wer als Zweites geht"),
    ("DE-31", "each counts as if they alone", "comme s'il était seul", "als wären sie allein gegangen"),
    ("DE-32", "With two, the loser loses", "À deux, qui perd prend le malus", "Zu zweit verliert, wer geht"),
    ("DE-33", "loses 9 points and the winner gets 18", "coûte 9 points", "verliert 9 Punkte"),
    ("DE-34", "more marches won, then more points", "le plus de Marches gagnées", "mehr gewonnene Märsche"),
]
