start-here = Hier spielen: { $place }
start-now = Sofort gegen den Computer spielen
