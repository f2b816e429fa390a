"""French players find the words of their box: what the rulebook calls a thing has no second name."""

import re
from pathlib import Path

import pytest

GAMES = Path(__file__).parents[2] / "games"
FRENCH = ("words/fr.ftl", "words/lesson.fr.ftl", "words/because.fr.ftl", "RULES.fr.md")
COMMENT = re.compile(r"^#+ .*$|\{ \$\w+ ->|\]\(.*?\)", re.MULTILINE)

TERMS = {  # of the box, and what else it might be called
    "iliad": {
        "éliminer": r"détrui|anéanti",
        "carte Victoire": r"\bprix\b|\btrophée|\bbutin",
        "posée sur un Éléphant": r"\bcavalier|\bmonture",
        "tuile": r"\bjeton|\bplaque",
        "de façon isolée": r"\bsolitaire",
        "Oracle": r"\bprophéti|\bprésage",
        "Herse": r"\bgrille\b|\bportail",
        "Phalange": r"\bphalange",
        "pioche": r"\btas\b",
    },
    "delphi": {
        "écarter": r"\bbanni|\bperdu\b|\bexclu",
        "étalage": r"\brangée|\bligne de cartes",
        "se retirer": r"\bsorti\b|\babandonn",
        "suivre un oracle": r"\bobéi",
        "Marche": r"\bmarche\b|\bmanche",
        "Cité": r"\bville",
        "malus": r"\bpénalité",
        "Guerrier": r"\bsoldat",
    },
    "olympus": {
        "bonus de zone": r"\bbonus\b(?! de zone)",
        "ignorer une phase": r"\bomet|\bomis|\bsauter?\b",
        "résistance": r"\bpoints? de vie|\bsanté|\bendurance",
        "force": r"\bpuissance",
        "espace": r"\bcase",
        "pion": r"\bjeton|\bmarqueur",
        "blessure": r"\bdégât|\bdommage",
        "riposter": r"\bcontre-attaque",
        "pioche": r"\btalon\b|\bpaquet",
        "multicolore": r"\bbicolore|\bjoker",
    },
}


@pytest.mark.parametrize(("game", "term"), [(game, term) for game in TERMS for term in TERMS[game]])
def test_french_players_find_the_terms_of_their_box(game, term):
    said = {file: COMMENT.sub("", (GAMES / game / file).read_text(encoding="utf-8")) for file in FRENCH}
    found = [(file, line) for file in said for line in said[file].splitlines() if re.search(TERMS[game][term], line)]
    assert found == []
