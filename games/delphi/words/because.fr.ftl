# Pourquoi un coup est meilleur
delphi-because-points = { $name } peut espérer { $better } points de la Marche, et non { $worse }.
