## Games that other packages bring, and what they come without

lacking-parts = This game comes without { $parts }.
lacking-part = { $part ->
    [words] words of its own
    [language] words in English
    [pictures] pictures
    [lesson] a first lesson
   *[know-how] know-how for computer players
}
