delphi-because-points = { $name } peut alors espérer { $better } points après la marche, et non { $worse }.
