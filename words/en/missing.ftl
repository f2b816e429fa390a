## Games that other packages bring, and what they come without

missing-parts = This game comes without { $parts }.
missing-part = { $part ->
    [words] words of its own
    [language] words in English
    [pictures] pictures
    [lesson] a first lesson
   *[know-how] know-how for computer players
}
