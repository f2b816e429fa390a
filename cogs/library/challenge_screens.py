"""A challenge as one person may see it: before they have played it, while they play, and compared with others."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from cogs.answering.button_ids import Id
from cogs.answering.confirmation import confirm_screen
from cogs.answering.layout import (
    DANGER,
    OCHRE,
    OLIVE,
    OPTIONS,
    PRIMARY,
    SUCCESS,
    Button,
    Children,
    Screen,
    escape_markup,
    lay_out_rows,
    make_button,
    make_layout,
    make_menu,
    make_text,
)
from cogs.answering.wording import shorten_seal
from engine.chance import seal_seed
from games.narrators import game_name
from store.contests import Attempt, Challenge
from tables.history.challenges import can_begin, compare_attempt, is_challenge_over, rank_attempt, score_attempt
from tables.share_codes import format_share_code
from words import Words
from words.people import shown_list, shown_name

LISTED = 10  # results in the list


@dataclass(frozen=True, slots=True)
class Standing:
    """A challenge at a time ``now`` for one ``user``: their ``own`` attempt, if any, and all that are ``ranked``.

    ``unnamed``: people whose names they do not see, because one of them blocks the other.
    """

    challenge: Challenge
    user: int
    own: Attempt | None
    ranked: Sequence[Attempt]
    now: float
    unnamed: Collection[int] = ()

    @property
    def tells(self) -> bool:
        """Whether the user may see results: they have played or given up, or the challenge is over."""
        played = self.own is not None and self.own.ended is not None
        return played or is_challenge_over(self.challenge, self.now)


def challenge_screen(its: Standing, words: Words) -> Screen:
    """Return the panel of a challenge, as its reader may see it."""
    told = list_challenge_results(its, words) if its.tells else [make_text(words.say("challenge-what"))]
    if its.own is not None and not its.tells:
        told.append(make_text(words.say("challenge-under-way")))
    small = words.say("challenge-seal", seal=shorten_seal(seal_seed(its.challenge.seed)))
    parts = [
        make_text(make_challenge_heading(its.challenge, words)),
        *told,
        make_text(f"{describe_challenge_state(its, words)}\n-# {small}"),
    ]
    return make_layout(
        [*parts, *make_attempt_replay_menu(its, words), *lay_out_rows(make_challenge_buttons(its, words))], OLIVE
    )


def make_challenge_heading(challenge: Challenge, words: Words) -> str:
    """Return the title: the day's challenge, or a code, and the game."""
    kind = "made" if challenge.day is None else "daily"
    game = game_name(challenge.game, words)
    return words.say("challenge-title", kind=kind, code=format_share_code(challenge.code), game=game)


def describe_challenge_state(its: Standing, words: Words) -> str:
    """Return how many have finished, and until when it can be played."""
    if is_challenge_over(its.challenge, its.now):
        return words.say("challenge-over")
    day = "no" if its.challenge.day is None else "yes"
    until = words.say("challenge-until", day=day, until=f"<t:{int(its.challenge.until)}:f>")
    return f"{words.say('challenge-count', count=len(its.ranked))} {until}"


def list_challenge_results(its: Standing, words: Words) -> Children:
    """Return the reader's own result compared with the others', and the list of the best."""
    named = name_attempts(its, words)
    lines = [format_attempt(each, named[each.table], its, words) for each in its.ranked[:LISTED]]
    if len(its.ranked) > LISTED:
        lines.append(words.say("challenge-more", count=len(its.ranked) - LISTED))
    return [
        *([make_text(describe_own_result(its.own, its, words))] if its.own else []),
        *([make_text("\n".join(lines))] if lines else []),
    ]


def describe_own_result(own: Attempt, its: Standing, words: Words) -> str:
    """Return the reader's own result, and how many did worse or the same."""
    found = compare_attempt(own, its.ranked, its.challenge.until)
    result = describe_attempt_outcome(own, its.challenge.until, words)
    return words.say("challenge-yours", result=result, others=found.others, better=found.better, same=found.same)


def format_attempt(attempt: Attempt, name: str, its: Standing, words: Words) -> str:
    """Return a line of the list; ``name`` is who made the attempt."""
    until = its.challenge.until
    place, result = rank_attempt(attempt, its.ranked, until), describe_attempt_outcome(attempt, until, words)
    return words.say("challenge-place", place=place, name=escape_markup(name), result=result)


def name_attempts(its: Standing, words: Words) -> dict[int, str]:
    """Return the names of those who made the attempts, by table, as people read them and as far as the reader may."""
    tables = sorted(its.ranked, key=lambda each: each.table)  # so that a better result takes nobody's name
    known = [each for each in tables if each.user not in its.unnamed]
    shown = dict(zip((each.table for each in known), shown_list([each.name for each in known], words), strict=True))
    return {each.table: shown.get(each.table, words.say("challenge-somebody")) for each in tables}


def describe_attempt_outcome(attempt: Attempt, until: float, words: Words) -> str:
    """Return a result in words, with the points if points decide the game."""
    place = -score_attempt(attempt, until)[0]
    how = "gave-up" if place > 100 else "lost" if place > 1 else "even" if _shared(attempt) else "won"
    points = "yes" if how != "gave-up" and (attempt.own or attempt.other) else "no"
    return words.say("challenge-result", how=how, points=points, own=attempt.own or 0, other=attempt.other or 0)


def _shared(attempt: Attempt) -> bool:
    """Return whether several share the first place."""
    places: list[int] = (attempt.outcome or {}).get("places", [])
    return places.count(1) > 1


def make_attempt_replay_menu(its: Standing, words: Words) -> Children:
    """Return the menu of the replays of others, for readers who have played themselves."""
    if not its.tells or its.own is None:
        return []
    stopped = [each for each in its.ranked if each.ended is not None and each.user not in its.unnamed][:OPTIONS]
    named = name_attempts(its, words)
    labels = [f"{named[each.table]}: {describe_attempt_outcome(each, its.challenge.until, words)}" for each in stopped]
    watch = words.say("challenge-watch")
    return [make_menu(labels, Id("open-replay", 0), watch, [each.table for each in stopped])] if stopped else []


def make_challenge_buttons(its: Standing, words: Words) -> list[Button]:
    """Return what the reader can do: play, go on, look again, challenge friends, or close a challenge of theirs."""
    code, over = its.challenge.code, is_challenge_over(its.challenge, its.now)
    may_begin = its.own is None and can_begin(its.challenge, its.now)
    play = [make_button(words.say("challenge-play"), Id("challenge-play", code), SUCCESS)] if may_begin else []
    under_way = its.own is not None and its.own.ended is None
    go_on = (
        [make_button(words.say("challenge-go-on"), Id("hand", its.own.table), PRIMARY)] if its.own and under_way else []
    )
    again = make_button(words.say("challenge-refresh"), Id("challenge-refresh", code))
    friends = make_button(words.say("challenge-friends"), Id("challenge-new", code))
    mine = its.challenge.maker == its.user and not over
    close = [make_button(words.say("challenge-close"), Id("challenge-close", code), DANGER)] if mine else []
    return [*play, *go_on, again, friends, *close]


def new_challenge_screen(challenge: Challenge, maker: str, words: Words) -> Screen:
    """Return the public message of a new challenge."""
    game, code = game_name(challenge.game, words), format_share_code(challenge.code)
    told = words.say("challenge-invites", name=escape_markup(shown_name(maker, words)), game=game, code=code)
    small = words.say("challenge-seal", seal=shorten_seal(seal_seed(challenge.seed)))
    take = make_button(words.say("challenge-accept"), Id("challenge-open", challenge.code), SUCCESS)
    return make_layout([make_text(f"{told}\n-# {small}"), *lay_out_rows([take])], OCHRE)


def close_screen(challenge: Challenge, words: Words) -> Screen:
    """Return the question whether to close a challenge."""
    title = words.say("challenge-close-title", code=format_share_code(challenge.code))
    told, sure = [words.say("challenge-close-about")], Id("sure-close-challenge", challenge.code)
    return confirm_screen(title, told, sure, "challenge-close-yes", "challenge-close-no", words)
