result-played = Played in { $place }
result-new-table = New table
