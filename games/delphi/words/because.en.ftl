# Why a move is better
delphi-because-points = { $name } can expect { $better } points from the march, not { $worse }.
