"""The lesson tells what each action costs, and every limit that decides a game."""

import pytest

from tests.clauses import clause
from tests.words import WHOLE, typed
from words import Words

TOLD = [  # clauses, the page that tells them, and what it says in each language
    ("HA-10", 1, {"en": "counts as played", "fr": "compte comme jouée", "de": "zählt als gespielt"}),
    ("HA-12", 3, {"en": "attacker lays as they like", "fr": "l'attaquant oriente", "de": "wer angreift, nach Wahl"}),
    ("HA-40", 4, {"en": "only if he is deployed", "fr": "que s'il est déployé", "de": "nur, wenn er eingesetzt ist"}),
    ("HA-30", 5, {"en": "equal, nobody may", "fr": "match nul, personne", "de": "bei Gleichstand niemand"}),
    ("HA-21", 6, {"en": "even if you win", "fr": "même si vous gagnez", "de": "auch wenn du gewinnst"}),
    ("HA-22", 6, {"en": "changes the hero in hand", "fr": "change de héros", "de": "wechselt den Helden"}),
    ("HA-42", 8, {"en": "he is lost for good", "fr": "il est perdu pour de bon", "de": "ist er endgültig verloren"}),
    ("HA-42", 8, {"en": "unless you give up a favor", "fr": "défausser une Faveur Divine", "de": "eine Gunst"}),
    ("HA-42", 8, {"en": "hero in hand always", "fr": "héros en main revient", "de": "Held auf der Hand kommt immer"}),
    ("HA-24", 11, {"en": "A troop takes one", "fr": "Une seule par carte", "de": "Eine Truppe bekommt nur eine"}),
    ("HA-40", 11, {"en": "if its color counts", "fr": "si sa couleur est valide", "de": "wenn ihre Farbe zählt"}),
    ("HA-42", 11, {"en": "If you lose the battle, it is gone", "fr": "perdue avec le combat", "de": "ist sie weg"}),
    ("HA-51", 12, {"en": "or a favor for him", "fr": "(ou une Faveur pour lui)", "de": "für ihn eine Gunst"}),
    ("HA-52", 12, {"en": "at most three", "fr": "trois au plus", "de": "höchstens drei"}),
    ("HA-43", "end", {"en": "the defender would attack", "fr": "le défenseur attaque", "de": "wer verteidigt hat"}),
    ("HA-11", "end", {"en": "fights in its place", "fr": "combat à sa place", "de": "für ihn kämpft"}),
    ("HA-60", "end", {"en": "fewer than five cards", "fr": "moins de cinq cartes", "de": "weniger als fünf Karten"}),
    ("HA-61", "end", {"en": "even if you won", "fr": "même le combat gagné", "de": "auch nach gewonnener Schlacht"}),
    ("HA-62", "end", {"en": "the last battle decides", "fr": "le dernier combat décide", "de": "die letzte Schlacht"}),
    ("HA-62", "end", {"en": "the larger army", "fr": "l'armée la plus nombreuse", "de": "das größere Heer"}),
    ("HA-64", "end", {"en": "Without heroes", "fr": "Sans héros", "de": "Ohne Helden"}),
]


@pytest.mark.parametrize(("page", "says"), [pytest.param(*told, marks=clause(number)) for number, *told in TOLD])
@pytest.mark.parametrize("language", WHOLE)
def test_the_lesson_tells_every_price_and_limit(page, says, language):
    assert says[language] in typed(Words(language).say(f"hector-lesson-{page}"))
