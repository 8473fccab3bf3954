"""A preview says when the game would end and who would win, and never that nothing changes."""

from itertools import islice

import pytest

from engine.catalog import catalog
from engine.core.choices import walk
from engine.core.match import Match
from engine.core.options import Config
from engine.core.rng import Rng
from engine.core.words import msg, plain
from locales import Locale
from tests.laws.playing import LAWFUL_GAMES, every_table, played, table_id
from tests.words import all_words

TABLES = every_table(LAWFUL_GAMES)
NEAR_THE_END = 12
TWINS = 6


def twins(match: Match, seat: int) -> list[Match]:
    """The real table, and others that this seat cannot tell from it."""
    return [match, *(match.twin(seat, Rng(b"preview", salt)) for salt in range(TWINS))]


def ends(match: Match, seat: int, action) -> list[object]:
    """How it ends with this action, at every table that looks the same to this seat."""
    return [one.follow(seat, action).outcome for one in twins(match, seat)]


def spoken_points(outcome):
    return outcome.ranks, [(tally.seat, tally.points) for tally in outcome.tallies]


def check_end(match: Match, seat: int, action) -> bool:
    """Whether an end was announced; it must be, exactly where this seat can know it."""
    end, outcomes = match.preview(seat, action).end, ends(match, seat, action)
    assert (end is not None) == all(outcome is not None for outcome in outcomes), action
    if end is None:
        return False
    if all(spoken_points(one) == spoken_points(outcomes[0]) for one in outcomes):
        assert end.winners is not None, "all that counts is open, so the winner can be named"
    for outcome in outcomes:
        assert end.winners in (None, outcome.winners())
        assert end.winners is None or end.won == outcome.won
    return True


@pytest.mark.parametrize(("game", "config"), TABLES, ids=table_id)
def test_the_end_is_announced_before_it_comes(game, config):
    plies = played(game, config)[-NEAR_THE_END:]
    announced = [check_end(ply.before, ply.seat, ply.moved.action) for ply in plies]
    assert announced[-1] or game.spec.campaign, "the last move of all ends the game"


@pytest.mark.parametrize(("game", "config"), TABLES, ids=table_id)
def test_every_other_way_to_end_it_is_announced_too(game, config):
    """Not only the move that was played: the safe one, and a spread of all there are."""
    last = played(game, config, number=1)[-1]
    match, seat = last.before, last.seat
    actions = [match.fallback(seat), *spread_of_actions(match, seat)]
    announced = [check_end(match, seat, action) for action in actions]
    assert any(announced) or game.spec.campaign


def spread_of_actions(match: Match, seat: int, most: int = 12):
    """Whole actions from all over the walk."""
    found = list(islice(walk(match.game.ask, match.seen_by(seat).view), 2000))
    return found[:: max(1, len(found) // most)]


@pytest.mark.parametrize(("game", "config"), TABLES, ids=table_id)
def test_a_preview_always_says_what_changes(game, config):
    for ply in played(game, config)[::3]:
        preview = ply.before.preview(ply.seat, ply.moved.action)
        points = [tally.points for tally in preview.before]
        assert preview.told or preview.end or points != [t.points for t in preview.after]


def points(tallies):
    return [(tally.seat, tally.points) for tally in tallies]


@pytest.mark.parametrize(("game", "config"), TABLES, ids=table_id)
def test_the_points_of_an_announced_end_are_those_that_come(game, config):
    for ply in played(game, config)[-NEAR_THE_END:]:
        preview = ply.before.preview(ply.seat, ply.moved.action)
        outcomes = ends(ply.before, ply.seat, ply.moved.action)
        if preview.end is None or preview.end.winners is None:
            continue
        if all(spoken_points(one) == spoken_points(outcomes[0]) for one in outcomes):
            assert points(preview.after) == points(outcomes[0].tallies), ply.moved.action


def goes_on(before: Match, seat: int, after: Match) -> bool:
    """Whether the next turn begins in the same stage: until then decisions are open that change
    the points, and where a stage ends, what counts is counted anew."""
    old, new = before.turn, after.turn
    if new is None or old.together or old.stage != new.stage:
        return False
    return new.seats != (seat,) or old.number != new.number


def figures(match: Match, seat: int) -> dict[int | None, tuple[int, int]]:
    """The points of everybody, and how many of them are counted already: their first part. What a
    round has brought is counted when it ends, and the next one begins to count anew."""
    tallies = match.game.score(match.seen_by(seat).view)
    return {tally.seat: (tally.points, tally.parts[0].points) for tally in tallies}


@pytest.mark.parametrize(("game", "config"), TABLES, ids=table_id)
def test_the_points_that_are_certain_are_those_that_come(game, config):
    """Certain is what comes at every table that this seat cannot tell from the real one."""
    for ply in played(game, config)[::4]:
        match, seat, action = ply.before, ply.seat, ply.moved.action
        if not goes_on(match, seat, ply.moved.match):
            continue
        came = [figures(one.follow(seat, action), seat) for one in twins(match, seat)]
        for whose, told in points(match.preview(seat, action).after):
            if all(one[whose] == came[0][whose] for one in came):
                assert told in came[0][whose], (action, whose)


NEVER_BACK = {Locale.EN: "taken back", Locale.RU: "вернуть", Locale.UK: "повернути"}


@pytest.mark.parametrize("locale", Locale)
def test_a_guard_does_not_deny_what_boroughs_offers(locale):
    """What a guarded action does in the game is for good; the move itself can be taken back freely
    where it has shown nobody anything, and a hidden answer may be changed."""
    game = catalog()["streets"]
    guarded = [
        ply
        for config in (Config(3), Config(5))
        for ply in played(game, config)
        if game.guard(ply.before.seen_by(ply.seat).view, ply.moved.action)
    ]
    assert any(not ply.moved.reveals and not ply.moved.dice for ply in guarded)
    words = all_words().say(locale, msg("ui-guard", warning=plain("")))
    assert NEVER_BACK[locale] not in words
