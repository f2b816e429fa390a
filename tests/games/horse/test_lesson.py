"""The lesson tells every limit, and how ties are broken."""

import pytest

from tests.clauses import clause
from tests.words import WHOLE, typed
from words import Words

TOLD = [  # clauses, the page that tells them, and what it says in each language
    ("TH-31", 0, {"en": "of any color", "fr": "de toutes les couleurs", "de": "gleich welcher Farbe"}),
    ("TH-10", 1, {"en": "of the three warriors beside", "fr": "trois héros à côté", "de": "der drei Krieger neben"}),
    ("TH-11", 2, {"en": "must go in, no fewer", "fr": "doivent entrer, pas moins", "de": "müssen zwei hinein, nicht"}),
    ("TH-13", 3, {"en": "full at seven", "fr": "plein avec sept", "de": "mit sieben Kriegern voll"}),
    ("TH-13", 3, {"en": "with three players at five", "fr": "à trois joueurs avec cinq", "de": "zu dritt mit fünf"}),
    ("TH-16", 7, {"en": "two of one color", "fr": "deux héros d'une même couleur", "de": "zwei von einer Farbe"}),
    ("TH-17", 9, {"en": "whatever you announced", "fr": "quel que soit le nombre", "de": "was immer du angesagt hast"}),
    ("TH-20", 10, {"en": "only when nobody else", "fr": "que s'il n'y a plus d'autre", "de": "wenn sonst niemand"}),
    ("TH-20", 10, {"en": "the game ends at once", "fr": "La partie est alors finie", "de": "Partie sofort vorbei"}),
    ("TH-30", 11, {"en": "next lower number takes", "fr": "nombre suivant remporte", "de": "nächstkleinere Zahl"}),
    ("TH-30", 11, {"en": "If all cancel, nobody", "fr": "Si tout s'annule, personne", "de": "Heben sich alle auf"}),
    ("TH-32", "end", {"en": "more districts decide", "fr": "le plus de quartiers", "de": "entscheiden mehr Viertel"}),
    ("TH-32", "end", {"en": "victory is shared", "fr": "victoire est partagée", "de": "wird der Sieg geteilt"}),
    ("TH-02", "end", {"en": "one color stays in the box", "fr": "une couleur reste", "de": "bleibt eine Farbe"}),
]


@pytest.mark.parametrize(("page", "says"), [pytest.param(*told, marks=clause(number)) for number, *told in TOLD])
@pytest.mark.parametrize("language", WHOLE)
def test_the_lesson_tells_every_price_and_limit(page, says, language):
    assert says[language] in typed(Words(language).say(f"horse-lesson-{page}"))
