"""Buttons posted by earlier versions still work: their ids as posted, and what each means now."""

from unittest.mock import Mock

import pytest

from cogs.answering import button_ids
from cogs.answering.button_ids import FORMER_VERBS
from cogs.bot import COGS, Ilion
from games.catalog import load_catalog
from tables.thinking.thinking import AtOnce

POSTED = {
    "ClicksCog": {
        "il:keep:1:0:": "dismiss",
    },
    "LobbyCog": {
        "il:add:1:0:": "add-computer",
        "il:cancel:1:0:": "close-lobby",
        "il:cancel-sure:1:1:": "confirm-close-lobby",
        "il:finished:1:0:": "set-finished",
        "il:hints:1:0:": "set-hints",
        "il:join:1:0:": "join",
        "il:leave:1:0:": "leave",
        "il:leaving:1:0:": "set-leaving",
        "il:level:1:0:": "set-level",
        "il:more-options:1:0:": "more-options",
        "il:option:1:0:": "set-option",
        "il:options:1:0:": "options",
        "il:overtime:1:0:": "set-overtime",
        "il:own-time:1:0:": "set-own-time",
        "il:rated:1:0:": "set-rated",
        "il:remove:1:0:": "remove-computer",
        "il:set-options:1:57419327:": "set-options",
        "il:set-word:1:0:": "set-word",
        "il:size:1:0:": "set-size",
        "il:start:1:0:": "start",
        "il:time:1:0:": "set-time",
        "il:type-time:1:0:": "type-time",
        "il:type-word:1:0:": "type-word",
        "il:undo-rule:1:0:": "set-undo",
    },
    "TableCog": {
        "il:answer:1:0:0": "answer",
        "il:choose:1:0:0": "refresh",
        "il:confirm-move:1:0:0": "confirm-move",
        "il:hand:1:0:": "hand",
        "il:open-hand:1:0:": "open-hand",
        "il:help:1:0:": "help",
        "il:hint:1:0:": "hint",
        "il:news:1:0:": "news",
        "il:play-hint:1:0:0": "play-hint",
        "il:refresh:1:0:": "refresh",
        "il:table:1:0:": "repost",
    },
    "PlanningCog": {
        "il:drop-plan:1:0:": "drop-plan",
        "il:plan:1:0:1": "plan",
        "il:plan-every:1:0:1": "plan-every",
        "il:plan-once:1:0:1": "plan-once",
    },
    "PuzzlesCog": {
        "il:next-puzzle:1:0:": "next-puzzle",
        "il:open-puzzle:0:645316202:": "open-puzzle",
        "il:share-puzzle:0:645316202:": "share-puzzle",
        "il:puzzle:0:645316202:1": "puzzle",
    },
    "TablesCog": {
        "il:my-tables:0:1:": "my-tables",
        "il:next-table:1:0:": "next-table",
    },
    "FrozenCog": {
        "il:close:1:0:": "close-frozen",
        "il:close-sure:1:0:": "confirm-close-frozen",
    },
    "ResignOrEndCog": {
        "il:end:1:0:": "end-game",
        "il:end-sure:1:1:": "confirm-end-game",
        "il:quit:1:0:": "resign",
        "il:quit-sure:1:0:": "confirm-resign",
        "il:vote-sure:1:0:": "confirm-end-alone",
    },
    "CardsCog": {
        "il:cards-in-hand:1:0:": "cards-in-hand",
        "il:cards-of-game:0:0:": "cards-of-game",
        "il:cards-page:0:1:": "cards-page",
    },
    "HelpCog": {
        "il:open-help:0:0:": "open-help",
    },
    "OpeningCog": {
        "il:open-lobby:0:0:": "open-lobby",
    },
    "GamesCog": {
        "il:choose-game:0:0:": "choose-game",
        "il:play-now:0:0:": "play-now",
        "il:game:0:0:": "rules-of-game",
        "il:page:0:0:": "rules-page",
        "il:section:0:0:": "rules-section",
        "il:shelf:0:0:": "list-games",
    },
    "LegendCog": {
        "il:legend:0:0:": "legend",
    },
    "LearnCog": {
        "il:learn:0:1:0": "lesson-answer",
        "il:learn-game:0:0:": "lesson-of-game",
        "il:learn-page:0:1:": "lesson-page",
        "il:list-lessons:0:0:": "list-lessons",
        "il:lesson:0:0:": "open-lesson",
        "il:practise:0:0:": "practice-table",
    },
    "TableHelpCog": {
        "il:accept:1:0:": "accept-seat",
        "il:decline:1:0:": "decline-seat",
        "il:give:1:0:": "give-seat",
        "il:give-to:1:0:": "give-seat-to",
        "il:go-on:1:0:": "end-pause",
        "il:pause:1:0:": "vote-pause",
        "il:take-back:1:0:": "return-to-seat",
        "il:vote-end:1:0:": "vote-end",
        "il:vote-limit:1:0:": "vote-limit",
    },
    "UndoCog": {
        "il:undo:1:0:": "undo",
        "il:undo-agree:1:1:": "undo-agree",
        "il:undo-ask:1:1:": "undo-ask",
        "il:undo-decline:1:1:": "undo-decline",
    },
    "AnalysisCog": {
        "il:analysis:1:0:": "analysis",
    },
    "ReplayCog": {
        "il:chapter:1:0:0.0": "replay-chapter",
        "il:export:1:0:0.0": "export",
        "il:replay:1:78:0.0.3": "replay-step",
        "il:seen:1:0:0.0": "replay-seen-by",
        "il:watch:0:0:": "open-replay",
    },
    "ShareCog": {
        "il:agree:1:0:": "agree-to-share",
        "il:post-file:1:0:0.0.2": "post-file",
        "il:share-file:1:0:0.0.1": "share-file",
        "il:share-seen-by:1:0:0.0": "share-seen-by",
        "il:sharing:1:0:0.0": "share-replay",
    },
    "HistoryCog": {
        "il:past:0:0:0.0.0": "history-page",
        "il:pastgame:0:0:0.0.0": "history-game",
    },
    "VerifyCog": {
        "il:check-deal:1:0:": "check-deal",
        "il:verify:1:0:0.0": "verify",
    },
    "ChallengesCog": {
        "il:challenge-close:499999999999:0:": "challenge-close",
        "il:challenge-new:499999999999:0:": "challenge-new",
        "il:challenge-open:499999999999:0:": "challenge-open",
        "il:challenge-play:499999999999:0:": "challenge-play",
        "il:challenge-refresh:499999999999:0:": "challenge-refresh",
        "il:sure-close-challenge:499999999999:0:": "sure-close-challenge",
    },
    "RulesCog": {
        "il:clause:0:10:": "rules-clause",
        "il:clauses:0:0:": "choose-clause",
    },
    "WhyNotCog": {
        "il:because:1:0:0": "why-not-this",
        "il:why:1:0:": "why-not",
    },
    "RatingsCog": {
        "il:ranks:0:0:0": "leaderboard-page",
        "il:ranks-game:0:0:0": "leaderboard-game",
    },
    "PrivacyCog": {
        "il:erase:0:0:": "erase-my-data",
    },
    "InvitationsCog": {
        "il:invite:1:0:": "invite",
        "il:invite-whom:1:0:": "invite-people",
        "il:no-thanks:1:0:": "decline-invitation",
        "il:rematch:1:0:": "rematch",
        "il:sit:1:0:": "accept-invitation",
        "il:withdraw:1:0:": "cancel-invitation",
    },
    "BlockingCog": {
        "il:unblock:0:0:": "unblock",
    },
    "SpectatorsCog": {
        "il:all-hands:1:0:": "all-hands",
        "il:ask-seat:1:0:": "ask-for-seat",
        "il:let-in:1:0:1.57.41.93.13.27.42.90.17.64": "let-in",
        "il:turn-away:1:0:1.57.41.93.13.27.42.90.17.64": "turn-away",
    },
    "SettingsCog": {
        "il:settings-confirm:0:0:": "settings-confirm",
        "il:settings-forced:0:0:": "settings-forced",
        "il:settings-from:0:0:": "settings-from",
        "il:settings-hands:0:0:": "settings-hands",
        "il:settings-language:0:0:": "settings-language",
        "il:settings-overall:0:0:": "settings-overall",
        "il:settings-panel:0:0:": "settings-panel",
        "il:settings-pictures:0:0:": "settings-pictures",
        "il:settings-pings:0:0:": "settings-pings",
        "il:settings-region:0:0:": "settings-region",
        "il:settings-until:0:0:": "settings-until",
        "il:settings-zone:0:0:": "settings-zone",
    },
    "TournamentsCog": {
        "il:tournament:499999999999:0:": "tournament",
        "il:tournament-again:499999999999:0:": "tournament-again",
        "il:tournament-back:499999999999:0:": "tournament-back",
        "il:tournament-end:499999999999:0:": "tournament-end",
        "il:tournament-end-yes:499999999999:0:": "tournament-end-yes",
        "il:tournament-found:499999999999:0:": "tournament-found",
        "il:tournament-join:499999999999:0:": "tournament-join",
        "il:tournament-leave:499999999999:0:": "tournament-leave",
        "il:tournament-leave-yes:499999999999:0:": "tournament-leave-yes",
        "il:tournament-next:499999999999:0:": "tournament-next",
        "il:tournament-out:499999999999:0:": "tournament-out",
        "il:tournament-out-yes:499999999999:0:": "tournament-out-yes",
        "il:tournament-start:499999999999:0:": "tournament-start",
        "il:tournament-start-yes:499999999999:0:": "tournament-start-yes",
        "il:tournament-team:499999999999:0:": "tournament-team",
    },
    "TournamentOpeningCog": {
        "il:tournament-new:0:0:": "tournament-new",
        "il:tournament-terms:0:0:": "tournament-terms",
    },
    "ServerSettingsCog": {
        "il:admin-channels:0:0:": "admin-channels",
        "il:admin-each:0:0:": "admin-each",
        "il:admin-finished:0:0:0": "admin-finished",
        "il:admin-hints:0:0:0": "admin-hints",
        "il:admin-panel:0:0:": "admin-panel",
        "il:admin-language:0:0:": "admin-language",
        "il:admin-leaving:0:0:0": "admin-leaving",
        "il:admin-pictures:0:0:0": "admin-pictures",
        "il:admin-rated:0:0:0": "admin-rated",
        "il:admin-tables:0:0:": "admin-tables",
        "il:admin-time:0:0:": "admin-time",
        "il:admin-undo:0:0:0": "admin-undo",
    },
}  # by cog: one id for each verb of any version, and the verb's current name
IDS = [(cog, identity, verb) for cog, ids in POSTED.items() for identity, verb in ids.items()]


def answered():
    """Return the name of the cog that answers each verb."""
    bot = Ilion(Mock(), load_catalog(), AtOnce(0.0), shard_count=1)
    return {verb: kind.__name__ for kind in COGS for verb in getattr(kind(bot), "clicks", {})}


ANSWERED = answered()


@pytest.mark.parametrize(("cog", "identity", "verb"), IDS, ids=[identity for _, identity, _ in IDS])
def test_every_button_of_an_earlier_version_still_works(cog, identity, verb):
    found = button_ids.parse_id(identity)
    assert found is not None
    assert (found.verb, ANSWERED[found.verb]) == (verb, cog)
    assert str(found) == identity.replace(identity.split(":")[1], verb, 1), "nothing but the verb is read otherwise"


def test_the_test_ids_cover_every_verb_old_and_new():
    tried = {identity.split(":")[1] for _, identity, _ in IDS}
    assert FORMER_VERBS.keys() <= tried
    assert {verb for _, _, verb in IDS} == ANSWERED.keys()


def test_a_former_verb_is_never_reused():
    assert not FORMER_VERBS.keys() & ANSWERED.keys()
    assert set(FORMER_VERBS.values()) <= ANSWERED.keys()
