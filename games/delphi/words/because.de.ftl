delphi-because-points = { $name } kann dann nach dem Marsch { $better } Punkte erwarten, nicht { $worse }.
