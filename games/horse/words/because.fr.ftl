# Pourquoi un coup est meilleur
horse-because-chance = { $name } remporte alors le quartier { $number } à { $better } %, et non à { $worse } %.
horse-because-points = { $name } peut alors espérer { $better ->
    [one] { $better } point
   *[other] { $better } points
} du quartier { $number }, et non { $worse }.
horse-because-inside = { $name } a alors { $better } héros dans le cheval, et non { $worse }.
horse-because-all = { $name } peut alors espérer { $better ->
    [one] { $better } point
   *[other] { $better } points
} en tout, et non { $worse }.
