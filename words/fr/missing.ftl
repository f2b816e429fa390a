## Les jeux que d’autres paquets apportent, et ce qui leur manque

missing-parts = Ce jeu est fourni sans { $parts }.
missing-part = { $part ->
    [words] textes à lui
    [language] textes en français
    [pictures] images
    [lesson] partie d’initiation
   *[know-how] stratégie pour l’ordinateur
}
