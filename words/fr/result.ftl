result-played = Jouée dans { $place }
result-new-table = Nouvelle table
