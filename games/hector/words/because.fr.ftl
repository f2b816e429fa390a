# Pourquoi un coup est meilleur : ce que valent les deux camps dans la bataille, et ce qui reste à un joueur
hector-because-battle = { $name } compte alors environ { $own } contre { $foe } dans la bataille, et non { $own_worse } contre { $foe_worse }.
hector-because-troops = { $name } a alors { $own } troupes contre { $foe }, et non { $own_worse } contre { $foe_worse }.
hector-because-heroes = { $name } a alors { $better } héros, et non { $worse }.
hector-because-favours = { $name } a alors { $better } faveurs, et non { $worse }.
hector-because-shame = { $name } a alors { $better } marqueurs de honte, et non { $worse }.
hector-because-fronts = { $name } a alors { $better } piles de front, et non { $worse }.
