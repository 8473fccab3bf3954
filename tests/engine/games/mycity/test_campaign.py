"""Whole campaigns by random play, and what one episode hands to the next."""

import json
from collections import Counter
from dataclasses import replace
from itertools import pairwise

import pytest

from engine.core.codec import Unreadable
from engine.core.errors import Refused
from engine.core.match import start
from engine.core.options import Config
from engine.games.mycity import GAME
from engine.games.mycity.pieces import BOX
from engine.games.mycity.view import Stage
from tests.engine.games.mycity.playing import EPISODES, campaign

SEATS = [2, 3, 4]
LEGACY = {"form": "legacy"}


@pytest.mark.parametrize("seats", SEATS)
def test_a_campaign_has_24_episodes_and_then_a_winner(seats):
    episodes = campaign(seats)
    assert [match._state.episode for _, match in episodes] == list(EPISODES)
    *earlier, (_, last) = episodes
    assert all(match.outcome.carry for _, match in earlier)
    assert last.outcome.carry == ""
    assert last.outcome.why.key == "mycity-campaign-won"


@pytest.mark.parametrize("seats", SEATS)
def test_the_next_episode_begins_with_the_boards_of_the_last(seats):
    episodes = campaign(seats)
    for (_, before), (config, _) in pairwise(episodes):
        plan = BOX.campaign[before._state.episode]
        state = start(GAME, config, bytes(16))._state
        for old, new in zip(before._state.cities, state.cities, strict=True):
            if not plan.before:
                assert new.kept == old.kept
            assert (new.kept.circles, new.kept.ranks) == (old.kept.circles, old.kept.ranks)
            assert (new.answers, new.result) == ((), None)


@pytest.mark.parametrize("seats", SEATS)
def test_circles_and_ranks_are_remembered(seats):
    circles = Counter()
    for _, match in campaign(seats):
        for seat, city in enumerate(match._state.cities):
            circles[seat] += sum(line.points for line in city.result.circles)
            assert city.kept.circles == circles[seat]
            assert city.kept.ranks[-1] == city.result.rank
            assert len(city.kept.ranks) == match._state.episode


@pytest.mark.parametrize("seats", SEATS)
def test_debts_are_what_was_owed_less_what_was_settled(seats):
    debts = [0] * seats
    for _, match in campaign(seats):
        for seat, city in enumerate(match._state.cities):
            debts[seat] += city.result.owed - city.result.settled
            assert city.kept.debt == debts[seat] >= 0
    assert any(city.result.owed for _, m in campaign(seats) for city in m._state.cities)


def test_of_two_players_only_the_first_ever_colours_a_circle():
    for _, match in campaign(2):
        for city in match._state.cities:
            assert city.result.rank == 1 or not city.result.circles


def test_the_same_carry_gives_the_same_boards():
    _, match = campaign(3)[6]
    carried = match.outcome.carry
    one, two = (start(GAME, Config(3, LEGACY, carried), bytes(16)) for _ in range(2))
    assert one.dump() == two.dump()


def test_the_carry_names_nobody_but_the_cities():
    """Ruling R21: a seat is carried on by whoever sits there."""
    _, match = campaign(4)[0]
    kept = json.loads(match.outcome.carry)
    assert set(kept) == {"episode", "boards", "stickers"}
    assert len(kept["boards"]) == 4
    assert set(kept["boards"][0]) == {
        "land",
        "name",
        "marks",
        "circles",
        "debt",
        "nuggets",
        "ranks",
    }


def test_ruling_r21_the_number_of_seats_stays():
    _, match = campaign(3)[0]
    with pytest.raises(Refused) as refused:
        start(GAME, Config(2, LEGACY, match.outcome.carry), bytes(16))
    assert refused.value.reason.key == "mycity-refused-seats"


def test_a_carry_that_is_not_ours_is_unreadable():
    with pytest.raises(Unreadable):
        start(GAME, Config(2, LEGACY, "7"), bytes(16))


def test_an_eternal_game_takes_no_notice_of_a_carry():
    _, match = campaign(2)[3]
    plain = start(GAME, Config(2), bytes(16))
    assert start(GAME, Config(2, {}, match.outcome.carry), bytes(16)).dump() == plain.dump()


def test_the_first_episode_asks_for_a_name():
    match = start(GAME, Config(2, LEGACY), bytes(16))
    assert match.turn.stage == Stage.PREPARE
    named = match.act(0, ("name", "Стара Гавань")).match
    assert named.public().view.cities[0].name == "Стара Гавань"
    assert named.public().view.card == "", "no card before everyone is ready"
    both = named.act(1, ("nameless",)).match
    assert both.turn.stage == Stage.BUILD
    assert both.public().view.card


def test_later_episodes_ask_for_no_name():
    config, _ = campaign(2)[1]
    assert start(GAME, config, bytes(16)).turn.stage == Stage.BUILD


def test_all_stickers_are_put_down_before_the_episode_is_over():
    _, match = campaign(3)[0]
    drawn = [Counter(kind for _, kind in city.kept.land.features) for city in match._state.cities]
    by_rank = {1: "rock1", 2: "garden", 3: "tree1"}
    for count, city in zip(drawn, match._state.cities, strict=True):
        assert count[by_rank[city.result.rank]] == 1


def test_the_last_forecast_is_the_result_though_the_board_has_changed():
    for _, match in campaign(3):
        told = [tally.points for tally in GAME.score(match.public().view)]
        assert told == [tally.points for tally in match.outcome.tallies]
        assert told == [city.result.score for city in match._state.cities]


@pytest.mark.parametrize(
    ("number", "drawn", "count"),
    [(3, "well", 2), (10, "gold", 2), (13, "gold", 0), (14, "market", 1), (17, "gate", 4)],
)
def test_fixed_stickers_are_there_before_the_first_card(number, drawn, count):
    config, _ = campaign(4)[number - 1]
    for city in start(GAME, config, bytes(16))._state.cities:
        assert sum(kind == drawn for _, kind in city.kept.land.features) == count


def test_the_land_grows_twice():
    grass = {}
    for number in (12, 13, 18, 19):
        config, _ = campaign(2)[number - 1]
        state = start(GAME, config, bytes(16))._state
        grass[number] = [city.kept.land.terrain.count(".") for city in state.cities]
        assert [city.kept.land.rows for city in state.cities] == [12 if number > 18 else 11] * 2
    assert grass == {12: [95, 95], 13: [101, 101], 18: [101, 101], 19: [112, 112]}


def test_markets_wells_and_gates_make_way():
    for number, gone in ((16, {"market", "well"}), (19, {"gate"})):
        config, _ = campaign(3)[number - 1]
        for city in start(GAME, config, bytes(16))._state.cities:
            assert not gone & {kind for _, kind in city.kept.land.features}


def test_an_exhibition_asks_for_a_colour():
    config, _ = campaign(2)[22]
    match = start(GAME, config, bytes(16))
    assert match.ask(0)[0] == ("colour",)
    chosen = match.act(0, ("colour", "red")).match
    assert chosen.public().view.cities[0].colour == "red"


def test_a_table_may_change_its_pace_between_episodes():
    config, _ = campaign(2)[5]
    other = replace(config, options={**LEGACY, "pace": "together"})
    assert start(GAME, other, bytes(16))._state.own_pace is False
