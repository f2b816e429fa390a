"""The labels of moves, in every game that comes with the project: full and brief, for all choices."""

import re

import pytest

from games.narrators import make_narrator
from tests.contract.boxes import TABLES, questions, random_game
from words import LANGUAGES

LONGEST = 80  # characters of a button's label, says Discord's page "Button"
NAMES = dict(enumerate("ABCDEF"))
SEEDS = range(3)
YOU = {
    "en": re.compile(r"\b(you|yours?)\b", re.IGNORECASE),
    "fr": re.compile(r"\b(vous|v[oô]tres?|vos)\b", re.IGNORECASE),
    "de": re.compile(r"\b(du|dich|dir|dein(e[mnrs]?)?)\b", re.IGNORECASE),
}

DECLINES = {"spare", "waive", "done"}  # answers that do not do what the question asks for, such as "Nobody"
DEEDS = {
    "en": "announce arrange attack change deploy discard exchange give lay leave lose obey pass pay place play put "
    "retreat strengthen swap takes turn withdraw",
    "fr": "annoncer attaque changer défausser déployer échanger glisser jouer laisser ne passer payer perdre permuter "
    "placer poser quitter reçoit renforcer améliorer retraite se sacrifier suivre tourner",
    "de": "abgeben abwerfen angriff bezahlen drehen einordnen einsetzen erleidet gehorchen gib lass lassen lege legen "
    "passen rückzug spiel spiele stärken tauschen austauschen verlassen verlieren wechseln",
}  # a word for each thing that a move may do


def says_what_it_does(label, language):
    return not {*DEEDS[language].split()}.isdisjoint(re.findall(r"\w+", label.lower()))


def turns(game, variant, seats):
    """Yield the view and the legal moves of the seat to move, at every move of a few games."""
    for seed in SEEDS:
        for state, seat, move in random_game(game, variant, seats, seed):
            if move is not None:
                yield state.view(seat), state.legal(seat)


@pytest.mark.parametrize(("game", "variant", "seats"), TABLES, ids=lambda each: getattr(each, "key", str(each)))
def test_every_choice_has_a_full_and_a_brief_label(game, variant, seats):
    told = [make_narrator(game, language) for language in LANGUAGES]
    seen = set()
    for view, moves in turns(game, variant, seats):
        new = {parts for asked in questions(moves) for parts in asked.choices} - seen
        seen |= new
        for tells in told:
            for parts in new:
                full, brief = tells.choice(parts, view, NAMES), tells.brief(parts, view, NAMES)
                assert 0 < len(brief) <= len(full) <= LONGEST


@pytest.mark.parametrize(("game", "variant", "seats"), TABLES, ids=lambda each: getattr(each, "key", str(each)))
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_button_is_a_bare_noun_beside_verbs(game, variant, seats, language):
    tells, seen = make_narrator(game, language), set()
    for view, moves in turns(game, variant, seats):
        for asked in questions(moves):
            kinds = frozenset(parts[0][0] for parts in asked.choices)
            if len(kinds) < 2 or (asked.settled, kinds) in seen:
                continue
            seen.add((asked.settled, kinds))
            told = [parts for parts in asked.choices if parts[0][0] not in DECLINES]
            for tell in (tells.choice, tells.brief):
                labels = [tell(parts, view, NAMES) for parts in told]
                does = [says_what_it_does(label, language) for label in labels]
                assert all(does) or not any(does), labels


@pytest.mark.parametrize(("game", "variant", "seats"), TABLES, ids=lambda each: getattr(each, "key", str(each)))
def test_a_whole_move_calls_nobody_you(game, variant, seats):
    """An analysis tells everybody about the moves of each."""
    told = {make_narrator(game, language): you for language, you in YOU.items()}
    for view, moves in turns(game, variant, seats):
        for tells, you in told.items():
            for move in moves[:: max(1, len(moves) // 5)]:
                assert not you.search(tells.whole(move.parts(), view, NAMES))
