# What this language calls itself: people choose it by this name, whatever language they read.
language-name = English
