"""French says the words of the printed rulebook, so that anybody who owns the game recognizes them."""

import re
from pathlib import Path

import pytest

from tests.words import typed

GAMES = Path(__file__).parents[2] / "games"
NO_SENTENCE = re.compile(r"^#.*$|^[\w-]+ =|\{[^{}]*->|\*?\[\w+\]|\{ ?\$\w+ ?\}", re.MULTILINE)
TERMS = {  # for each game the words of the rulebook, and a pattern of other words for the same thing
    "hector": {
        "Faveur Divine": r"\bfaveurs?\b",
        "première ligne": r"\bfronts?\b",
        "pile active": r"\bpile (de combat|qui (a )?combat)",
        "améliorer": r"\b[Rr]enfor[cç]",
        "carte d'armée": r"\b[Tt]roupes?\b",
        "combat": r"\b[Bb]atailles?\b",
        "pion Honte": r"\bhontes?\b|[Mm]arqueurs? Honte",
        "défausser": r"\b[ÉéEe]chang|\b[Cc]éde|\b[Ss]acrifi",
        "plateau": r"\bstock\b",
        "contrôle de victoire": r"\b[Dd]écompte\b",
        "match nul": r"\b(bataille|combat) nulle?\b",
        "Aias": r"(?<!Achille, )\bAjax\b",
        "Aeneas": r"\bÉnée\b|\bPâris\b|\bSarpédon\b",
    },
    "horse": {
        "Odyssée": r"(?<!Odyssée \()\bUlysse\b",
        "héros": r"\b[Gg]uerriers?\b",
        "aide neutre": r"\b[Aa]ides?\b(?! neutres?\b)",
        "paquet": r"\b[Pp]ioche\b",
        "permuter": r"\b[ÉéEe]chang",
        "à égalité": r"\bex æquo\b",
    },
    "iliad": {
        "éliminer": r"détrui|anéanti",
        "carte Victoire": r"\bprix\b|\btrophée|\bbutin",
        "sur un Éléphant": r"\bcavalier|\bmonture",
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
        "l'oracle": r"\bobéi",
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
        "ripost": r"\bcontre-attaque",
        "pioche": r"\btalon\b|\bpaquet",
        "multicolore": r"\bbicolore|\bjoker",
    },
}
EACH = [(game, term, others) for game, terms in TERMS.items() for term, others in terms.items()]


def sentences(file):
    """Return a file without what its readers never see."""
    text = typed(file.read_text(encoding="utf-8"))
    return NO_SENTENCE.sub("", text) if file.suffix == ".ftl" else re.sub(r"\s+", " ", text)


def french(game):
    """Return all that is said about a game in French: words, lesson, reasons and rules."""
    return [*map(sentences, sorted((GAMES / game).glob("words/*fr.ftl"))), sentences(GAMES / game / "RULES.fr.md")]


each_term = pytest.mark.parametrize(("game", "term", "others"), EACH, ids=[term for _, term, _ in EACH])


@pytest.mark.all_games
@each_term
def test_a_word_of_the_box_has_no_other_beside_it(game, term, others):
    assert [found[0] for text in french(game) for found in re.finditer(rf".{{,30}}({others}).*", text)] == []


@pytest.mark.all_games
@each_term
def test_the_words_of_the_box_are_said(game, term, others):
    assert any(term.casefold() in text.casefold() for text in french(game))
