start-here = Play here: { $place }
start-now = Play now against the computer
