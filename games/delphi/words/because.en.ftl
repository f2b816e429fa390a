delphi-because-points = { $name } can then expect { $better } points after the march, not { $worse }.
