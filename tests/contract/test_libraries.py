"""What every game says of its cards, in every language: each has a name, what it does, and clauses."""

import pytest

from cogs.answering.layout import TEXT
from cogs.library.cards import all_cards_screen, describe_card, hand_cards_screen
from engine.chance import Guess
from games.narrators import LIBRARIES
from games.rules_pages import load_clauses
from tests.contract.boxes import GAMES
from words import LANGUAGES, Words

each_game = pytest.mark.parametrize("key", GAMES)
each_language = pytest.mark.parametrize("language", LANGUAGES)


def views(key, seats=2):
    """What each seat sees in some positions of a random game."""
    game, chance = GAMES[key], Guess(3)
    state, _ = game.deal(seats, game.options(seats, {}), chance)
    for _ in range(60):
        if not state.to_act():
            return
        yield from (state.view(seat) for seat in range(seats))
        legal = state.legal(state.to_act()[0])
        state.play(state.to_act()[0], legal[chance.below(len(legal))], chance)


def test_the_cards_of_every_game_can_be_looked_up():
    assert set(LIBRARIES) == set(GAMES)


@pytest.mark.all_games
@each_game
@each_language
def test_every_card_has_a_name_of_its_own_and_says_what_it_does(key, language):
    game, library = GAMES[key], LIBRARIES[key]
    found = library.named(game, language)
    assert sorted(found.values()) == list(range(len(found)))
    for name, kind in found.items():
        called, *does = library.describe(game, language, kind)
        assert called == name
        assert does
        assert all(sentence.endswith((".", ".)")) for sentence in does), does


@pytest.mark.all_games
@each_game
def test_every_card_names_clauses_of_its_game(key):
    known = {clause.number for clause in load_clauses(key, "en")}
    for kind in LIBRARIES[key].named(GAMES[key], "en").values():
        clauses = LIBRARIES[key].touched(GAMES[key], kind)
        assert clauses
        assert set(clauses) <= known


@pytest.mark.all_games
@each_game
@each_language
def test_whatever_a_hand_holds_is_described_whole_in_one_message(key, language):
    game, words = GAMES[key], Words(language)
    for view in views(key):
        held = LIBRARIES[key].held(view)
        assert len(held) == len(set(held))
        text = "\n".join(_texts(hand_cards_screen(game, 0, held, words)))
        assert len(text) < TEXT
        for kind in held:
            assert " ".join(LIBRARIES[key].describe(game, language, kind)[1:]) in text


@pytest.mark.all_games
@each_game
@each_language
def test_the_pages_of_a_game_show_every_card_once(key, language):
    game, words, shown = GAMES[key], Words(language), []
    for number in range(20):
        screen = all_cards_screen(game, 0, number, words)
        if shown and _texts(screen)[0] == shown[-1]:
            break
        shown += _texts(screen)
    whole = "\n".join(shown)
    assert all(whole.count(f"- **{name}** ·") == 1 for name in LIBRARIES[key].named(game, language))


def test_a_card_says_which_game_it_is_of():
    elephant = LIBRARIES["iliad"].named(GAMES["iliad"], "en")["Elephant"]
    assert describe_card(GAMES["iliad"], elephant, Words("en")).startswith("## Elephant\n-# Iliad\nCarries two")


def _texts(screen):
    return [item.content for item in screen.walk_children() if hasattr(item, "content")]
