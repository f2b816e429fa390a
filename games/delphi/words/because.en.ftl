# Why a move is better
delphi-because-points = { $name } can expect { $better ->
    [one] { $better } point
   *[other] { $better } points
} from the march, not { $worse }.
