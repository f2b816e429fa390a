# Was Karten bewirken, für /karte und den Knopf „Karten“

delphi-card-does = { $card ->
    [warrior] Zählt { $number }. Zwei gleiche Krieger nebeneinander werden multipliziert.
    [hero] Zählt { $number }. Helden bilden keine Paare.
    [achilles] Zählt { $number }. Helden bilden keine Paare. Hades entfernt jeden Achilles.
    [prometheus] Zählt { $number }. Helden bilden keine Paare. Die Moiren entfernen jeden Prometheus.
    [heracles] Zählt { $number }. Helden bilden keine Paare. Hera entfernt jeden Herakles.
    [apollo] Verdoppelt, was direkt links von ihm liegt.
    [ares] Multipliziert, was direkt links von ihm liegt, mit sich selbst.
    [hephaestus] Multipliziert, was links von ihm liegt, mit dem, was rechts von ihm liegt.
    [neptune] Halbiert alle gegnerischen Reihen, bis der Marsch endet, aber keine zweimal.
    [hades] Entfernt jeden Achilles, der gerade in einer Reihe liegt, auch in deiner.
    [moirai] Entfernen jeden Prometheus, der gerade in einer Reihe liegt, auch in deiner.
    [hera] Entfernt jeden Herakles, der gerade in einer Reihe liegt, auch in deiner.
    [zeus] Darf eine beliebige Karte aus einer beliebigen Reihe entfernen.
    [oracle] Das oberste Orakel wird verlesen. Du gehorchst ihm, oder du legst es unter den Stapel und gehorchst dem nächsten.
   *[pass] Verdeckt gelegt heißt sie, dass du dich zurückziehst. Sie kommt immer auf die Hand zurück.
}
delphi-oracle-does = Ein Orakel: { $text }.
