## Les jeux que d’autres paquets apportent, et ce qui leur manque

lacking-parts = Ce jeu est fourni sans { $parts }.
lacking-part = { $part ->
    [words] textes à lui
    [language] textes en français
    [pictures] images
    [lesson] partie d’initiation
   *[know-how] stratégie pour l’ordinateur
}
