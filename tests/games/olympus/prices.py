"""What the lesson of Fight for Olympus has to tell: clauses, and words of it in English, French and German."""

PRICES = [
    ("OL-01", "16 of the 60 heroes are", "16 des 60 héros sont", "16 der 60 Helden sind"),
    ("OL-05", "skips one phase", "ignore une phase", "lässt eine Phase aus"),
    ("OL-10", "pays for any one color", "n'importe quelle couleur", "eine Karte beliebiger Farbe"),
    ("OL-12", "any other you must use", "tout autre doit servir", "jede andere musst du nutzen"),
    ("OL-13", "is lost with its bearer", "il est défaussé avec elle", "geht mit ihr verloren"),
    ("OL-14", "always work on them", "les affectent toujours", "wirken immer auf sie"),
    ("OL-20", "of strength 1 or more must attack", "1 ou plus doivent attaquer", "1 oder mehr angreifen"),
    ("OL-21", "nobody strikes back", "personne ne riposte", "niemand schlägt zurück"),
    ("OL-22", "you may take one from Calypso", "en prendre un à Calypso", "darfst du Kalypso einen nehmen"),
    ("OL-31", "each of your six spaces", "chacun de vos six espaces", "jedem deiner sechs Felder"),
    ("OL-33", "with the marker at 0 it is a draw", "c'est une égalité", "ist es unentschieden"),
]
