"""The page for whoever runs the bot: what is wrong comes first, and every part has its words."""

import pytest

from cogs.screens.health import health_text
from locales import Locale, all_words
from tables.backlog import Backlog
from tables.health import Gateway, Health, Waiting
from tables.monitor import MOST_ERRORS, Error

POOLS = {"painting": Waiting(4, 12.6), "thinking": Waiting(0, 0.0)}
ERRORS = tuple(Error("abc123", 1_700_000_000, "followers", "X" * 80) for _ in range(MOST_ERRORS))
ILL = Health(Gateway(4, 3, 0.0412, 9, 2, 1), None, 2.0, POOLS, ("bots", "publisher"), ERRORS)
BEHIND = Backlog({0: 1, 5: 1, 60: 0}, 31, {"timers": 0, "tables": 40, "reminders": 3})


def shown(health, locale=Locale.EN):
    return health_text(health, all_words().speaker(locale)).splitlines()


def test_what_is_wrong_comes_first():
    lines = shown(ILL)
    assert lines[:3] == [
        "**I’m not connected to Discord everywhere.**",
        "**The archive isn’t answering.**",
        "**These should have looked for work again and haven’t:** bots, publisher",
    ]
    assert lines[3] == "Gateway: 3 of 4 on the line, 41 ms to Discord and back"
    assert "Pictures waiting to be painted: 4, the oldest for 13 s" in lines
    assert "No bot waits to think." in lines
    assert lines[-1].startswith("`abc123` <t:1700000000:R>, followers: XXX")


def test_a_bot_that_is_well_but_behind_says_by_how_much():
    lines = shown(Health(Gateway(1, 1), BEHIND, 0.0034, {}, (), ()))
    assert lines == [
        "**All is well.**",
        "Gateway: 1 of 1 on the line",
        "Archive: answers in 3 ms",
        "Still to be shown: 2, the oldest for 31 s",
        "The clocks run late by 40 s.",
        "No errors since this process started.",
    ]


def test_how_the_shards_are_shared_is_told_where_there_are_several():
    def told(gateway):
        return [line for line in shown(Health(gateway, None, 2.0, {}, (), ())) if "hard" in line]

    assert told(Gateway(1, 1, None, 1, 1)) == []
    assert told(Gateway(2, 2, None, 4, 2)) == ["Shards here: 2 of 4; processes that share them: 2"]
    assert told(Gateway(0, 0, None, 1, 2)) == [
        "This process stands by: others serve every shard; processes that share them: 2"
    ]
    assert told(Gateway(2, 2, None, 4, 2, 1))[1:] == ["Shards that nobody serves right now: 1"]


@pytest.mark.parametrize("locale", Locale)
def test_the_longest_fits_into_a_message(locale):
    assert len("\n".join(shown(ILL, locale))) < 2000
