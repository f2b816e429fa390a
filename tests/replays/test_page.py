"""The page of one file: what is in it, what is not, and that it lets nothing else run or load."""

import json
import re
from base64 import b64encode
from dataclasses import replace
from hashlib import sha256
from html.parser import HTMLParser
from sys import maxsize
from types import SimpleNamespace

import pytest

from engine.core import NOBODY
from engine.match import deal_match, parse_undo
from replays.made import TooLarge
from replays.page import make_page
from replays.story import OPEN, SEATS, SPECTATOR
from tests.contract.boxes import GAMES
from tests.pictures.reading import emblems
from tests.quick import slow_but
from tests.replays.stories import HOSTILE, imagined, played, story, story_of
from words import LANGUAGES, Words
from words.figures import list_computer_names

each_game = pytest.mark.parametrize("key", list(GAMES))
MEGABYTES = 1 << 20


def written(told, seen=SPECTATOR, most=maxsize, title="Iliad 7"):
    return make_page(told, seen, title, most, lambda part: None).content.decode()


def data(html):
    return json.loads(re.search(r'id="page-data">(.*?)</script>', html, re.DOTALL)[1])


class Read(HTMLParser):
    """Collects the tags of a page, and the text in each kind of element."""

    def __init__(self, html):
        super().__init__()
        self.tags, self.inside, self.open = [], {}, []
        self.feed(html)

    def handle_starttag(self, tag, attrs):
        self.tags.append((tag, dict(attrs)))
        if tag not in ("meta", "input"):
            self.open.append(tag)

    def handle_endtag(self, tag):
        assert self.open.pop() == tag, "every element ends where it began"

    def handle_data(self, text):
        self.inside.setdefault(self.open[-1] if self.open else "", []).append(text)


# -- who knows what


@each_game
@pytest.mark.parametrize("seat", [NOBODY, 0, 1])
def test_a_page_holds_only_what_its_point_of_view_knows(key, seat):
    told = story(key, moves=25)
    other = imagined(told, seat)
    seen = SPECTATOR if seat == NOBODY else SEATS + seat
    assert written(told, seen) == written(other, seen)


@pytest.mark.slow
@pytest.mark.parametrize("key", ["iliad", "hector"])
def test_what_is_hidden_differs_in_the_stories_compared(key):
    told = story(key, moves=25)
    assert written(told, OPEN) != written(imagined(told, NOBODY), OPEN)


def test_a_spectators_page_shows_no_hand():
    html = written(story("iliad", moves=25))
    assert "Your hand" not in html
    assert "Your hand" in written(story("iliad", moves=25), OPEN)


@each_game
def test_with_all_hands_open_every_point_of_view_is_there(key):
    told = story(key, moves=8)
    names = [view["name"] for view in data(written(told, OPEN))["views"]]
    assert names == [told.seen_by(seen, 0) for seen in (OPEN, SPECTATOR, *range(SEATS, SEATS + told.seats))]
    assert [view["name"] for view in data(written(told, SEATS))["views"]] == ["View of Ada"]


# -- what it says and shows


@each_game
@pytest.mark.parametrize("language", slow_but(1, LANGUAGES))
def test_every_step_has_its_sentences_and_its_description(key, language):
    told = story(key, language)
    html = written(told)
    found = data(html)
    texts = found["texts"]
    [view] = found["views"]
    assert len(view["steps"]) == len(found["heads"]) == told.last + 1
    for ply, (picture, alt, happened, _, _) in enumerate(view["steps"]):
        assert [texts[each] for each in happened] == told.happened(ply, SPECTATOR)
        assert texts[alt] == told.alt(ply, SPECTATOR)
        assert picture < len(found["pictures"])
    assert f'<html lang="{language}">' in html
    assert found["labels"]["play"] == Words(language).say("share-page-play")
    assert found["chapters"] == [[ply, title] for ply, title in told.chapters.items()]


@pytest.mark.slow
def test_each_mark_is_in_the_file_once():
    html = written(story("hector"))
    names = re.findall(r'<g id="(mark-\d+)">', html)
    used = {picture[at] for picture in data(html)["pictures"] for at in range(0, len(picture), 3)}
    assert len(names) == len(set(names))
    assert used == set(range(len(names)))
    assert sum(len(picture) // 3 for picture in data(html)["pictures"]) > 20 * len(names)


@each_game
@pytest.mark.parametrize("seen", [pytest.param(SPECTATOR, marks=pytest.mark.slow), OPEN])
def test_a_whole_game_fits_under_discords_limit(key, seen):
    assert len(written(story(key), seen).encode()) < 4 * MEGABYTES


@pytest.mark.slow
def test_a_page_that_is_too_large_loses_points_of_view_and_says_so():
    told = story("horse", moves=20)
    one = len(written(told, OPEN, len(written(told, OPEN).encode()) - 1).encode())
    made = make_page(told, OPEN, "Iliad 7", one, lambda part: None)
    assert [view["name"] for view in data(made.content.decode())["views"]] == ["All hands"]
    assert made.note == Words("en").say("share-one-view")
    with pytest.raises(TooLarge):
        make_page(told, OPEN, "Iliad 7", one - 1, lambda part: None)


@pytest.mark.slow
def test_a_page_says_how_far_it_is():
    said = []
    make_page(story("horse", moves=20), OPEN, "Iliad 7", maxsize, said.append)
    assert said[0] == 0
    assert said == sorted(said)
    assert 0.9 < said[-1] < 1


def test_a_game_without_a_painter_is_told_in_words(monkeypatch):
    monkeypatch.setattr("replays.story.PAINTERS", {})
    told = story("horse", moves=6)
    found = data(written(told))
    assert found["pictures"] == []
    assert found["texts"][found["views"][0]["steps"][3][3]] == "\n".join(told.position(3, SPECTATOR, drawn=False))


# -- nothing else runs


def hostile(**other):
    return written(story("iliad", moves=12, names=HOSTILE), OPEN, title=HOSTILE[0], **other)


@pytest.mark.slow
def test_a_hostile_name_is_nothing_but_text():
    ours, theirs = Read(hostile()), Read(written(story("iliad", moves=12), OPEN))
    assert [tag for tag in ours.tags if tag[0] in ("script", "img", "style", "meta")] == [
        tag for tag in theirs.tags if tag[0] in ("script", "img", "style", "meta")
    ]
    assert {name for _, attrs in ours.tags for name in attrs if name.startswith("on")} == set()
    assert ours.inside["h1"] == [HOSTILE[0]]
    assert HOSTILE[0] in data(hostile())["views"][2]["name"]


def test_an_endless_name_in_a_file_is_cut():
    html = written(story("iliad", moves=12, names=("x" * 200_000,)), OPEN)
    assert len(html) < MEGABYTES
    assert "x" * 70 in html


def test_only_our_script_and_style_are_allowed():
    html = hostile()
    (policy,) = [attrs["content"] for tag, attrs in Read(html).tags if attrs.get("http-equiv")]
    script, style = (re.search(rf"<{tag}>(.*?)</{tag}>", html, re.DOTALL)[1] for tag in ("script", "style"))
    hashes = [b64encode(sha256(text.encode()).digest()).decode() for text in (script, style)]
    assert policy == (
        f"default-src 'none'; script-src 'sha256-{hashes[0]}'; style-src 'sha256-{hashes[1]}'; "
        "base-uri 'none'; form-action 'none'"
    )


def test_a_page_points_to_nothing_outside_itself():
    for tag, attrs in Read(hostile()).tags:
        assert "src" not in attrs, tag
        assert "style" not in attrs, "the policy forbids it"
        assert attrs.get("href", "#").startswith("#"), tag


@pytest.mark.slow
def test_no_two_elements_have_the_same_id():
    ids = [attrs["id"] for _, attrs in Read(written(story("olympus"), OPEN)).tags if "id" in attrs]
    assert len(ids) == len(set(ids)) > 100


def test_an_undone_move_is_told():
    match, _ = deal_match(GAMES["iliad"], 2, {}, b"undo")
    for _ in range(3):
        seat = match.state.to_act()[0]
        match.accept(match.propose(seat, str(match.state.legal(seat)[0]), match.stamps[seat]))
    match.accept(match.propose_undo(match.log[-1].seat))
    told = story_of(match)
    assert "takes back" in told.happened(told.last, SPECTATOR)[0]
    assert len(data(written(told))["heads"]) == 5


@each_game
def test_a_chapter_that_is_undone_is_left_again(key):
    opened = [*story(key).chapters][2]
    match = played(key, opened).copy()
    match.accept(match.propose_undo(match.log[-1].seat))
    told, back = story_of(match), parse_undo(match.log[-1].move)
    assert told.where(opened) == [told.chapters[opened]] != told.where(back)
    assert told.where(told.last) == told.where(back)
    assert data(written(told))["heads"][-1].endswith(told.where(back)[0])


def test_what_happened_between_moves_is_told_where_it_happened():
    between = SimpleNamespace(
        names_at=lambda ply, now: {**now, 0: "Zoë"} if ply < 2 else now,
        computers_at=lambda ply, dealt: dealt,
        forced=lambda ply: ply == 2,
        after=lambda ply, now: ["Zoë leaves."] if ply == 1 else [],
    )
    told = replace(story("iliad", moves=4), meanwhile=between)
    assert told.happened(1, SPECTATOR)[-1] == "Zoë leaves."
    assert "Zoë" in " ".join(told.happened(0, SPECTATOR))
    assert "only move" in told.happened(2, SPECTATOR)[0]
    assert "Zoë leaves." in written(told)


@each_game
def test_a_replay_has_portraits_of_computers_alone(key):
    told = story(key, moves=4, names=tuple(list_computer_names(key, Words("fr"))))
    dealt = replace(told.record.head, computers=(1,))
    known, old = replace(told.record, head=dealt), replace(told.record, head=replace(dealt, computers=None))
    drawn = [emblems(replace(told, record=record).drawing(0, SPECTATOR)) for record in (told.record, known, old)]
    assert [each.count("portrait_head") for each in drawn] == [0, 1, 2], "an old file does not say who is a computer"


@each_game
def test_a_page_tells_names_apart_and_isolates_them(key):
    told = story(key, moves=4, names=("\u202e\u05d0\u05d1", "\u05d0\u05d1", "\u3164", "\u200b"))
    html = written(told)
    assert [told.names_at(0)[seat] for seat in (0, 1)] == ["\u2068\u05d0\u05d1\u2069", "\u2068\u05d0\u05d1 (2)\u2069"]
    assert "\u202e" not in html
    assert not re.search("[\u0590-\u05ff]", re.sub("\u2068[^\u2068\u2069]+\u2069", "", html))
