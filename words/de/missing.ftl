## Spiele aus anderen Paketen, und was ihnen fehlt

missing-parts = Zu diesem Spiel fehlen: { $parts }.
missing-part = { $part ->
    [words] eigene Texte
    [language] Texte auf Deutsch
    [pictures] Bilder
    [lesson] eine Lektion
   *[know-how] Spielverstand für Computer
}
