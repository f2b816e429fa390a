result-played = Gespielt in { $place }
result-new-table = Neuer Tisch
