"""Turns: how many there are, what is drawn, several streets at once, the end."""

from collections import Counter
from dataclasses import replace

import pytest

from engine.core.match import Match, start
from engine.core.options import Config
from engine.games.streets import GAME
from engine.games.streets.pieces import Advisor
from engine.games.streets.plan import Ground
from engine.games.streets.table import Stage
from tests.engine.games.streets.positions import (
    SEED,
    act,
    answers,
    at,
    building,
    fresh,
    match,
    seen,
    tile,
)
from tests.laws.playing import play


def builds(config, number=0):
    """How often each seat has put a tile down in a random game."""
    found = Counter()
    for ply in play(GAME, config, number):
        if ply.moved.action[0] in ("build", "renovate"):
            found[ply.seat] += 1
    return found, ply.moved.match


@pytest.mark.parametrize(("seats", "turns"), [(2, 15), (3, 12), (4, 10), (5, 9)])
def test_everyone_has_the_same_number_of_turns(seats, turns):
    found, last = builds(Config(seats))
    assert found == dict.fromkeys(range(seats), turns)
    assert len(seen(last).buildings) == 2 + seats * turns


def test_alone_you_and_the_sneak_build_fifteen_tiles_each():
    found, last = builds(Config(1))
    assert found == {0: 15}
    assert len(seen(last).buildings) == 2 + 30


def contractor_game(seats):
    """The first seed whose deal brings the Contractor to this table."""
    config = Config(seats, {"advisors": "dealt"})
    for number in range(99):
        game = start(GAME, config, bytes([number]) * 16)
        holders = [p.advisor for p in seen(game).players]
        if Advisor.CONTRACTOR in holders:
            return game, holders.index(Advisor.CONTRACTOR)
    raise AssertionError("no Contractor in 99 deals")


@pytest.mark.parametrize(("seats", "total"), [(2, 33), (3, 37), (4, 42)])
def test_the_contractor_s_stack_ends_with_a_round(seats, total):
    game, holder = contractor_game(seats)
    state = game._state
    assert sum(map(len, state.hands)) + len(state.stack) == total
    found = Counter()
    while game.turn is not None:
        seat = game.turn.seats[0]
        moved = game.act(seat, game.fallback(seat))
        found[seat] += moved.action[0] in ("build", "renovate")
        game = moved.match
    others = {n for seat, n in found.items() if seat != holder}
    rounds = (total - 3 * seats) // (seats + 1)
    assert others == {rounds + 3}
    assert found[holder] == 2 * rounds + 3


def test_a_turn_ends_with_a_draw_from_the_top():
    game = match(tile("station", 0, 0, "s"), hands=(("t1", "t2"), ("f1",)), stack=("s1", "h1"))
    moved = game.act(0, ("build", "t1", at(0, 1), "e"))
    assert moved.match.seen_by(0).view.hand == ("h1", "t2")
    assert moved.match.public().view.stack == 1
    assert moved.match.turn.seats == (1,)
    assert moved.reveals
    assert [w.seat for event in moved.events for w in event.private] == [0, 0], (
        "told what was built, and what was drawn"
    )


def test_an_empty_stack_is_not_drawn_from():
    game = match(tile("station", 0, 0, "s"), hands=(("t1", "t2"), ("f1",)))
    moved = game.act(0, ("build", "t1", at(0, 1), "e"))
    assert moved.match.seen_by(0).view.hand == ("t2",)
    assert "streets-drew" not in [event.public.key for event in moved.events]


def test_it_ends_when_the_last_hand_is_empty():
    game = match(tile("station", 0, 0, "s", hipster=1), hands=(("t1",), ("f1",)), active=0)
    game = act(game, f"build t1 {at(0, 1)} e", f"build f1 {at(-1, 0)} s")
    assert game.turn is None
    assert building(game, 0, 0).lying == (0, 0, 1, 0), "nobody moves any more"
    money = [player.money for player in seen(game).players]
    assert money == [2, 2], "(2 + 1) / 2 rounded up, each"
    assert game.outcome.ranks == (1, 1)
    assert game.outcome.why.key == "streets-won-together", "ruling 16"


def test_the_most_money_wins():
    state = fresh(3)
    players = tuple(
        replace(p, money=m) for p, m in zip(state.table.players, (7, 9, 7), strict=True)
    )
    table = replace(state.table, stage=Stage.OVER, players=players)
    outcome = GAME.outcome(replace(state, table=table))
    assert outcome.ranks == (2, 1, 2)
    assert outcome.winners() == (1,)


def test_no_room_at_all_means_discarding(monkeypatch):
    """Ruling 6, which never happens of itself."""
    monkeypatch.setattr(Ground, "placements", property(lambda _: {}))
    monkeypatch.setattr(Ground, "has_room", False)
    game = match(tile("station", 0, 0, "s"), hands=(("t1", "t2"), ("f1",)), stack=("h1",))
    assert answers(game) == ["discard"]
    game = act(game, "discard t2")
    assert seen(game).discarded == ("t2",)
    assert game.seen_by(0).view.hand == ("h1", "t1")
    assert game.turn.seats == (1,)


def crossing(**changes):
    """Building at (0, 0) closes the street in the east and the one in the west."""
    city = [
        tile("h1", 1, 0, "s", 0, hipster=1),
        tile("m1", 2, 0, "w"),
        tile("f1", -1, 0, "s", 1, family=1),
        tile("m2", -2, 0, "e"),
    ]
    return match(*city, hands=(("t1", "t2"), ("t3", "t4")), **changes)


def test_several_streets_are_counted_one_after_the_other():
    game = act(crossing(), f"build t1 {at(0, 0)} e")
    accounts = seen(game).accounts
    assert [a.street.cells[0] for a in accounts] == [(1, 0), (-1, 0)]
    assert game.turn.stage == "build", "the order makes no difference here"


def test_the_order_is_asked_for_where_it_matters():
    """Ruling 12: with business tokens, or where a Scout has signs in both streets."""
    game = act(crossing(business=True), f"build t1 {at(0, 0)} e")
    assert (game.turn.stage, game.turn.seats) == ("order", (0,))
    assert answers(game, "count") == [at(-1, 0), at(1, 0)], "as one reads the picture"
    game = act(game, f"count {at(-1, 0)}")
    assert [a.street.cells[0] for a in seen(game).accounts] == [(-1, 0), (1, 0)]


def test_accounts_stay_until_the_next_build():
    game = act(crossing(), f"build t1 {at(0, 0)} e")
    place = next(iter(game.seen_by(1).view.placements.items()))
    game = game.act(1, ("build", "t3", at(*place[0]), str(place[1][0]))).match
    assert [a.street.cells for a in seen(game).accounts if (1, 0) in a.street.cells] == []


def test_a_finished_game_counts_as_it_was_told():
    game = start(GAME, Config(2, {"business": True}), SEED)
    while game.turn is not None:
        seat = game.turn.seats[0]
        game = game.act(seat, game.fallback(seat)).match
    players = seen(game).players
    tallies = game.outcome.tallies
    assert [t.points for t in tallies] == [p.money for p in players]
    assert [t.parts[1].points for t in tallies] == [p.final for p in players]
    assert [t.parts[2].points for t in tallies] == [p.bonus for p in players]
    assert isinstance(game, Match)
