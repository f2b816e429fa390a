# So heißt diese Sprache; unter diesem Namen wählt man sie.
language-name = Deutsch
