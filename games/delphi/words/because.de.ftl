# Warum ein Zug besser ist
delphi-because-points = { $name } kann vom Marsch { $better } Punkte erwarten, nicht { $worse }.
