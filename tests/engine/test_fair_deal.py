"""The check of a deal, done once more with nothing but docs/fair-deal.md and SHA-256; and what `verify` says of games.

The first part knows a game only as its file and as the list that `verify --draws` prints.
"""

import json
import re
from dataclasses import replace
from hashlib import sha256
from pathlib import Path

import pytest

from engine import record
from engine.chance import Guess
from engine.contributions import Contribution
from engine.core import Outcome
from engine.log import UnreadableLog
from engine.match import deal_match, replay_log
from engine.record import Record
from engine.verify import verify_record
from terminal.command import run_command_line
from tests.contract.boxes import GAMES as GAMES

SEED = sha256(b"a fair deal").digest()
WORDS = (Contribution(0, "word", "επτά σύκα & 'άλλα'"), Contribution(1, "word", "x").erased())
CLICKS = (Contribution(1, "join", "1309876543210987654"), Contribution(0, "start", "1309876543299999999"))


def played(key, moves=None, seed=SEED, back=None, brought=(), computers=(), piles=True):
    """An exported random game: whole, or ended after some moves; every few moves one is undone."""
    game = GAMES[key]
    match, _ = deal_match(game, max(sum(game.variants.values(), ())), {}, seed, brought, computers, piles)
    chance = Guess(5)
    while (acting := match.state.to_act()) and match.ply != moves:
        legal = match.state.legal(acting[0])
        match.accept(match.propose(acting[0], str(legal[chance.below(len(legal))]), match.stamps[acting[0]]))
        if back and match.ply % back == 0 and match.state.to_act():
            match.accept(match.propose_undo(acting[0]))
    names = tuple(f"Player {seat}" for seat in range(match.head.seats))
    outcome = match.state.outcome()
    return Record(match.head, tuple(match.log), seed, names, outcome, ended=outcome is None)


PLAYED = [
    *((key, None, WORDS, (), True) for key in GAMES),
    ("hector", 9, CLICKS, (), True),
    ("olympus", 9, (), (), True),
    ("iliad", None, (), (1,), True),
    ("horse", None, CLICKS, (), False),
    ("hector", None, WORDS, None, False),
]


@pytest.fixture(scope="module", params=PLAYED, ids=lambda of: f"{of[0]}-{len(of[2])}-{of[3]}-{of[4]}")
def game(request):
    key, back, brought, computers, piles = request.param
    return played(key, back=back, brought=brought, computers=computers, piles=piles)


# -- by the page alone


def key_of(seed, head):
    hashes = []
    for each in head.get("brought", []):
        erased = each["sha256"]
        hashes.append(bytes.fromhex(erased) if erased else sha256(each["text"].encode("utf-8")).digest())
    if "computers" in head:
        hashes.sort()
    return sha256(seed + b"".join(hashes)).digest() if hashes else seed


def words(key, ply):
    block = 0
    while True:
        digest = sha256(key + ply.to_bytes(4, "big") + block.to_bytes(4, "big")).digest()
        for at in range(0, 32, 4):
            yield digest[at] << 24 | digest[at + 1] << 16 | digest[at + 2] << 8 | digest[at + 3]
        block += 1


def draws_of_a_ply(key, ply, bounds):
    stream, drawn = words(key, ply), []
    for n in bounds:
        fair = 2**32 - 2**32 % n
        word = next(stream)
        while word >= fair:
            word = next(stream)
        drawn.append(word % n)
    return drawn


def shuffled(key, pile, before, n):
    stream, order = words(sha256(key + b"pile " + pile.encode("utf-8")).digest(), before), [0]
    for c in range(1, n):
        word = next(stream)
        while word * (c + 1) % 2**32 < 2**32 % (c + 1):
            word = next(stream)
        place = word * (c + 1) // 2**32
        if place == c:
            order.append(c)
        else:
            order.append(order[place])
            order[place] = c
    return order


def draws_of_piles(key, seats, asked):
    """The draws for all that was asked of the piles of a game, in order: the number of cards, the seat and the pile."""
    orders, taken, shuffles, drawn = {}, {}, {}, []
    for n, seat, pile in asked:
        if pile not in orders or len(orders[pile]) - len(taken[pile]) != n:
            before = shuffles.get(pile, 0)
            orders[pile], taken[pile], shuffles[pile] = shuffled(key, pile, before, n), set(), before + 1
        order = orders[pile]
        place = 0 if seat == -1 else seat * len(order) // seats
        while order[place] in taken[pile]:
            place = (place + 1) % len(order)
        drawn.append(sum(card not in taken[pile] for card in range(order[place])))
        taken[pile].add(order[place])
    return drawn


def test_every_draw_of_every_game_follows_from_the_page(game, tmp_path, capsys):
    path = tmp_path / "game.txt"
    path.write_text(record.export_record(game), encoding="utf-8")
    head, *entries, end = map(json.loads, path.read_text(encoding="utf-8").splitlines())
    seed = bytes.fromhex(end["seed"])
    assert sha256(seed).hexdigest() == head["seal"]
    key = key_of(seed, head)
    assert run_command_line(["verify", str(path), "--draws"]) == 0
    listed = [
        (*map(int, line.split(" ", 4)[:4]), line.split(" ", 4)[4])
        for line in capsys.readouterr().out.splitlines()
        if re.match(r"[0-9]+ [0-9]+ [0-9]+ -?[0-9]+ ", line)
    ]
    for entry in entries[1:]:
        assert [draw for ply, _, draw, *_ in listed if ply == entry["ply"]] == entry["draws"]
        if not head.get("piles"):
            bounds = [bound for ply, bound, *_ in listed if ply == entry["ply"]]
            assert draws_of_a_ply(key, entry["ply"], bounds) == entry["draws"]
    drawn = [draw for _, _, draw, *_ in listed]
    assert len(drawn) == sum(len(entry["draws"]) for entry in entries[1:]) > 30
    if head.get("piles"):
        assert draws_of_piles(key, head["seats"], [(n, seat, pile) for _, n, _, seat, pile in listed]) == drawn


@pytest.mark.parametrize("key", GAMES)
def test_every_undo_leads_where_the_page_says_and_draws_nothing(key):
    _, _, *entries, _ = map(json.loads, record.export_record(played(key, back=7)).splitlines())
    stand, undone = [], 0
    for entry in entries:
        if entry["move"].startswith("undo to "):
            own = [at for at, each in enumerate(stand) if each["seat"] == entry["seat"]]
            back_to = int(entry["move"].removeprefix("undo to "))
            assert back_to in [stand[at - 1]["ply"] for at in own]
            assert entry["draws"] == []
            stand, undone = [each for each in stand if each["ply"] <= back_to], undone + 1
        else:
            stand.append(entry)
    assert [entry["ply"] for entry in entries] == list(range(len(entries)))
    assert undone > 3


PAGE = " ".join(Path("docs/fair-deal.md").read_text(encoding="utf-8").split())
TEN = [(75 - number, number % 2, "armies") for number in range(10)]


def listed(draws):
    return ", ".join(map(str, draws))


def test_the_example_of_the_page_is_right():
    seed = bytes.fromhex("00112233445566778899aabbccddeeff")
    assert f"by the seats 0, 1, 0, 1 and so on, are {listed(draws_of_piles(seed, 2, TEN))}." in PAGE
    assert f"from the first seed are {listed(draws_of_a_ply(seed, 0, [75] * 10))}." in PAGE


def test_the_key_in_the_example_of_the_page_is_right():
    seed = bytes.fromhex("00112233445566778899aabbccddeeff")
    brought = [{"text": "seven blue herons at noon", "sha256": ""}, {"text": "olive 93", "sha256": ""}]
    key = key_of(seed, {"brought": brought, "computers": []})
    assert f"The key is `{key.hex()}`" in PAGE
    assert f"Then the same ten draws are {listed(draws_of_piles(key, 2, TEN))}." in PAGE
    brought[1] = {"text": "", "sha256": sha256(b"olive 93").hexdigest()}
    assert key_of(seed, {"brought": brought, "computers": []}) == key
    before = key_of(seed, {"brought": brought}).hex()
    assert f"in a list in the old format, the key is `{before}`" in PAGE


def test_a_file_from_before_players_brought_anything_verifies(game):
    old = played(game.head.game, computers=None, piles=False)
    text = record.export_record(old)
    assert "computers" not in text
    assert "piles" not in text
    assert "brought" not in text
    assert draws_of_a_ply(SEED, 0, [75]) == draws_of_a_ply(key_of(SEED, json.loads(text.splitlines()[0])), 0, [75])
    assert verify_record(GAMES[old.head.game], record.parse_record(text)).kind == "fair"


# -- what verify says


def test_a_game_that_was_played_is_found_fair(game):
    verdict = verify_record(GAMES[game.head.game], record.parse_record(record.export_record(game)))
    assert verdict.wrong is None
    assert (verdict.kind, verdict.moves) == ("fair", len(game.entries) - 1)
    assert verdict.draws == sum(len(entry.draws) for entry in game.entries)
    assert verdict.seen.outcome == game.result


def test_a_game_that_was_ended_is_found_fair_without_a_result():
    game = played("iliad", moves=20)
    assert (game.ended, game.result) == (True, None)
    verdict = verify_record(GAMES["iliad"], record.parse_record(record.export_record(game)))
    assert (verdict.kind, verdict.moves) == ("fair", 20)


def at(game, ply, **changed):
    """The game with something else at one ply."""
    entries = list(game.entries)
    entries[ply] = replace(entries[ply], **changed)
    return replace(game, entries=tuple(entries))


def another_draw(game):
    ply = max(entry.ply for entry in game.entries if entry.draws)
    first, *rest = game.entries[ply].draws
    return at(game, ply, draws=(first ^ 1, *rest)), "draws", ply


def brought(*what):
    """The game with other contributions in its head."""
    return lambda game: replace(game, head=replace(game.head, brought=what))


def two(kind, seats=(0, 0)):
    return [Contribution(seat, kind, f"{at}") for at, seat in enumerate(seats)]


FORGED = {
    "another seed": lambda game: (replace(game, seed=bytes(32)), "seal", 0),
    "no seed": lambda game: (replace(game, seed=None), "unsealed", 0),
    "another draw": another_draw,
    "a draw too many": lambda game: (at(game, 1, draws=(*game.entries[1].draws, 0)), "draws", 1),
    "an illegal move": lambda game: (at(game, 2, move="win"), "move", 2),
    "a move of nobody": lambda game: (at(game, 2, seat=-1), "move", 2),
    "a move of a seat that is not there": lambda game: (at(game, 2, seat=9), "move", 2),
    "a move left out": lambda game: (replace(game, entries=game.entries[:3] + game.entries[4:]), "order", 3),
    "a game cut short": lambda game: (replace(game, entries=game.entries[:-1]), "unfinished", len(game.entries) - 2),
    "another winner": lambda game: (
        replace(game, result=replace(game.result, places=(*game.result.places, 9))), "result", len(game.entries) - 1,
    ),
    "a result kept quiet": lambda game: (replace(game, result=None, ended=True), "result", len(game.entries) - 1),
    "other rules": lambda game: (replace(game, head=replace(game.head, rules=99)), "rules", 0),
    "other cards": lambda game: (replace(game, head=replace(game.head, cards="0")), "cards", 0),
    "a table that cannot be": lambda game: (replace(game, head=replace(game.head, seats=40)), "table", 0),
    "nothing at all": lambda game: (replace(game, entries=()), "empty", 0),
    "another word": lambda game: (brought(Contribution(0, "word", "another"))(game), "draws", 0),
    "two words of a seat": lambda game: (brought(*two("word"))(game), "brought", 0),
    "two clicks of a seat": lambda game: (brought(*two("join"))(game), "brought", 0),
    "a start by two": lambda game: (brought(*two("start", (0, 1)))(game), "brought", 0),
    "clicks beside a word": lambda game: (brought(WORDS[0], CLICKS[0])(game), "brought", 0),
    "a word of a seat that is not there": lambda game: (brought(Contribution(40, "word", "x"))(game), "brought", 0),
    "a word of nobody": lambda game: (brought(Contribution(-1, "word", "x"))(game), "brought", 0),
}  # fmt: skip


@pytest.mark.parametrize("forgery", FORGED)
def test_whatever_does_not_hold_is_named_with_its_place(game, forgery):
    forged, reason, ply = FORGED[forgery](game)
    wrong = verify_record(GAMES[game.head.game], forged).wrong
    assert (wrong.reason, wrong.at) == (reason, ply)


@pytest.mark.parametrize("forgery", ["no seed", "another seed", "nothing at all"])
def test_where_nothing_could_be_played_again_no_move_holds(forgery):
    forged, *_ = FORGED[forgery](played("horse"))
    verdict = verify_record(GAMES["horse"], forged)
    assert (verdict.moves, verdict.draws, verdict.seen) == (0, 0, None)


@pytest.mark.parametrize(
    ("forgery", "code", "sentence"),
    [
        ("another draw", 1, "the cards drawn do not follow from the seed"),
        ("an illegal move", 1, "❌ Move 2 was not legal."),
        ("another winner", 1, "❌ The game does not end as the file says."),
        ("another seed", 1, "it is not the seed that was sealed"),
        ("another word", 1, "❌ Move 0: the cards drawn do not follow from the seed and what players brought."),
        ("clicks beside a word", 1, "❌ Players cannot have brought to the deal what it says they did."),
        ("no seed", 2, "It has no seed"),
        ("other rules", 2, "another version of the rules"),
        ("a table that cannot be", 2, "No game can be dealt at such a table"),
    ],
)
def test_the_command_line_gives_a_verdict_and_a_code(forgery, code, sentence, tmp_path, capsys):
    forged, *_ = FORGED[forgery](played("horse"))
    path = tmp_path / "forged.txt"
    written = record.export_record(replace(forged, names=(), seed=forged.seed or SEED))
    lines = written.splitlines() if forged.seed else written.splitlines()[:-1]
    path.write_text("\n".join(lines), encoding="utf-8")
    assert run_command_line(["verify", str(path)]) == code
    out = capsys.readouterr().out
    assert sentence in out
    assert out.splitlines()[-1] == {1: "NOT FAIR: something does not hold.", 2: "NOT CHECKED."}[code]


# -- the file


def test_a_game_is_read_as_it_was_exported(game):
    assert record.parse_record(record.export_record(game)) == game
    assert record.parse_record(record.export_record(replace(game, names=(), result=None))) == replace(
        game, names=(), result=None
    )


def test_an_older_file_without_names_and_result_is_still_read(game):
    older = record.parse_record(record.export_record(record.Record(game.head, game.entries, game.seed)))
    assert (older.names, older.result, older.ended) == ((), None, False)
    assert verify_record(GAMES[game.head.game], older).kind == "fair"


@pytest.mark.parametrize(
    ("name", "read"),
    [
        ("\x1b[31mred", "[31mred"),
        ("a\nb\u202eevil", "abevil"),
        ("x" * 900, "x" * 40),
        ("\ud800", "?"),
        ("", "?"),
        ("Ἕκτωρ", "Ἕκτωρ"),
    ],
)
def test_a_name_in_a_file_is_cut_and_cannot_steer_a_terminal(name, read):
    game = played("iliad", moves=3)
    text = record.export_record(replace(game, names=("Ada",) * game.head.seats)).replace(
        "Ada", json.dumps(name)[1:-1], 1
    )
    assert record.parse_record(text).names[0] == read


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('{"names":["Player 0",', '{"names":["Player 0","Player 9",'),
        ('{"names":["Player 0",', '{"names":[7,'),
        ('{"names":[', '{"names":"x","more":['),
        ('"result":{', '"result":7,"x":{'),
        ('"result":{"shares":[', '"result":{"shares":["1",'),
        ('"result":{"shares"', '"result":{"parts"'),
        ('"places":[', '"places":[0.5,'),
        ('"brought":[', '"brought":[7,'),
        ('"brought":[', '"brought":[{},'),
        ('"brought":[', '"brought":{},"x":['),
        ('"kind":"word"', '"kind":"wish"'),
        ('"kind":"word","text":"', '"kind":"word","text":"\\u0007'),
        ('"kind":"word","text":"', '"kind":"word","text":"\\ud800'),
        ('"kind":"word","text":"', '"kind":"word","text":"' + "x" * 100),
        ('"sha256":"', '"sha256":"00'),
        ('"computers":[', '"computers":[99'),
        ('"computers":[', '"computers":[-1'),
        ('"computers":[', '"computers":[1,0'),
        ('"computers":[', '"computers":[1,1'),
        ('"computers":[', '"computers":["1"'),
        ('"computers":[', '"computers":{},"x":['),
        ('"piles":true', '"piles":false'),
        ('"piles":true', '"piles":1'),
        ('"text":""', '"text":"both"'),
    ],
)
def test_a_line_that_is_not_as_it_must_be_is_named(old, new):
    game = played("horse", brought=WORDS)
    text = record.export_record(game)
    assert old in text
    line = text[: text.index(old)].count("\n") + 1
    with pytest.raises(UnreadableLog, match=f"line {line}: ") as caught:
        record.parse_record(text.replace(old, new, 1))
    assert (caught.value.reason, caught.value.at) == ("line", line)


def test_shares_that_are_no_whole_numbers_survive_the_file():
    third = Outcome((1 / 3, 1 / 3, 1 / 3), (1, 1, 1), "shared")
    game = replace(played("iliad", moves=3), result=third, ended=False)
    assert record.parse_record(record.export_record(game)).result == third


def test_what_was_asked_for_is_told_with_every_draw(game):
    for step in replay_log(GAMES[game.head.game], game.head, game.entries, game.seed):
        assert all(draw < n for draw, (n, *_) in zip(step.entry.draws, step.asked, strict=True))


def test_a_game_without_names_is_told_by_numbers(tmp_path, capsys):
    path = tmp_path / "game.txt"
    path.write_text(record.export_record(replace(played("iliad"), names=())), encoding="utf-8")
    assert run_command_line(["verify", str(path), "--language", "fr"]) == 0
    assert "Camp 1" in capsys.readouterr().out


# -- what players bring


@pytest.mark.parametrize("changed", [0, 1])
def test_whatever_anybody_brings_changes_the_deal(changed):
    others = [*WORDS]
    others[changed] = Contribution(changed, "word", "another")
    assert played("iliad", 1, brought=WORDS).entries != played("iliad", 1, brought=tuple(others)).entries
    assert played("iliad", 1, brought=WORDS).entries != played("iliad", 1).entries


def test_who_chooses_the_seed_first_cannot_choose_the_deal_of_a_word():
    """The best of many seeds without the word is no better than any other with it."""

    def first(seed, brought=()):
        return played("iliad", 0, seed, brought=brought).entries[0].draws[-1]

    best = max((bytes([number]) * 32 for number in range(100)), key=first)
    drawn = {first(best, (Contribution(0, "word", f"word {number}"),)) for number in range(20)}
    assert len(drawn) > 5


def test_an_erased_word_leaves_the_game_fair():
    game = played("horse", brought=WORDS)
    erased = replace(game, head=replace(game.head, brought=tuple(each.erased() for each in WORDS)))
    text = record.export_record(erased)
    assert "επτά" in record.export_record(game)
    assert "επτά" not in text
    assert verify_record(GAMES["horse"], record.parse_record(text)).kind == "fair"


@pytest.mark.parametrize(
    ("what", "said"),
    [
        (
            WORDS,
            [
                "Seat 1 (Player 0): “επτά σύκα & 'άλλα'”, in Greek letters",
                "Seat 2 (Player 1): erased, SHA-256 2d71",
                "Nobody can recognize this, so it could have been chosen.",
                "follow from these words",
                "no computer player had a seat.",
            ],
        ),
        (
            CLICKS,
            [
                "Seat 2 (Player 1), click on Join: 1309876543210987654",
                "Seat 1 (Player 0), click on Start",
                "from these clicks",
                "the person who runs it could have invented one",
            ],
        ),
        ((Contribution(-1, "start", "7"),), ["Host, click on Start: 7"]),
        ((), ["only the seed decided", "the person who runs the bot could have chosen this deal"]),
    ],
)
def test_the_check_shows_what_players_brought(what, said, tmp_path, capsys):
    path = tmp_path / "game.txt"
    path.write_text(record.export_record(played("horse", brought=what)), encoding="utf-8")
    assert run_command_line(["verify", str(path)]) == 0
    out = capsys.readouterr().out
    assert [each for each in said if each not in out] == []
