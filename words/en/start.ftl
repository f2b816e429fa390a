start-here = Play here: { $place }
start-with-people = **With people** · opens a table here that others join
start-alone = **Against the computer** · begins at once, and your hand opens
