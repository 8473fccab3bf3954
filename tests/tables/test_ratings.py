"""Ratings: who moves them, in which order, and that every result counts once."""

import pytest

from db import former_seats, ratings, troubles
from db.former_seats import FormerSeat
from db.ratings import EVERYWHERE
from db.results import Result
from db.statements import Statement
from engine.catalog import find
from engine.core.options import Config
from tables.play import resignation
from tables.records.ratings import AT_ONCE, after, catch_up, counting, newcomer, places, shown
from tables.troubles import Work
from tests.laws.playing import HOUSE_GAMES, play
from tests.tables.finished import HERE, THERE, Came, finished

ANN, BOB, CID = 101, 102, 103


def fresh(*users):
    return [newcomer(HERE, "manhattan", user) for user in users]


async def rated(context, guild=HERE, game="manhattan"):
    await catch_up(context)
    return {one.user: shown(one) for one in await ratings.of_place(context.database, guild, game)}


async def waiting(context):
    return await ratings.waiting(context.database, Work.RATING, context.now(), 9)


def test_a_newcomer_has_a_thousand():
    assert shown(newcomer(HERE, "manhattan", ANN)) == 1000


def test_the_first_gains_and_the_last_loses():
    first, second, third = map(shown, after(fresh(ANN, BOB, CID), [0, 1, 2]))
    assert first > 1000 > third
    assert first > second > third


def test_a_tie_leaves_equals_equal():
    ann, bob, cid = after(fresh(ANN, BOB, CID), [0, 0, 1])
    assert shown(ann) == shown(bob) > shown(cid)


def test_beating_the_strong_is_worth_more():
    strong, weak, other = fresh(ANN, BOB, CID)
    for _ in range(8):
        strong, other = after([strong, other], [0, 1])
    (upset, _), (usual, _) = after([weak, strong], [0, 1]), after([weak, other], [0, 1])
    assert upset.mu > usual.mu


def test_whoever_left_comes_last_though_boroughs_came_first_for_them():
    rows = [
        Result(1, 0, ANN, 1, 9, resigned=True),
        Result(1, 1, BOB, 3, 2),
        Result(1, 2, CID, 2, 5),
    ]
    assert places(rows) == [2, 1, 0]


@pytest.mark.parametrize(
    ("rows", "count"),
    [
        ([Result(1, 0, ANN, 1, 9), Result(1, 1, BOB, 2, 2)], 2),
        ([Result(1, 0, ANN, 1, 9), Result(1, 1, None, 2, 2), Result(1, 2, BOB, 3, 1)], 2),
        ([Result(1, 0, ANN, 1, 9), Result(1, 1, None, 2, 2)], 0),
        ([Result(1, 0, ANN, 1, 9, won=True), Result(1, 1, BOB, 1, 9, won=True)], 0),
    ],
    ids=["people", "a bot among them", "a bot alone", "together"],
)
def test_only_people_against_people_count(rows, count):
    held = {row.seat: {row.user: 1.0} for row in rows if row.user is not None}
    assert len(counting(rows, held)) == count


def test_those_who_have_held_the_same_seat_did_not_play_against_each_other():
    """All the others are bots, or were forgotten."""
    rows = [Result(1, 0, ANN, 1, 9), Result(1, 1, None, 2, 2)]
    assert counting(rows, {0: {ANN: 0.5, BOB: 0.5}}) == []


async def test_a_result_that_cannot_be_counted_holds_up_no_other(context, caplog):
    sick = await finished(context, Came(ANN, 1), Came(BOB, 2), at=100)
    former = FormerSeat(sick, 0, 1, CID, "Cid", 50)
    await context.database.execute(former_seats.noting(former))
    sound = await finished(context, Came(ANN, 1), Came(BOB, 2), at=200)
    assert set(await rated(context)) == {ANN, BOB}, f"table {sick} has no log, {sound} needs none"
    assert f"the result of table {sick} cannot be counted" in caplog.text
    trouble = await troubles.find(context.database, sick, Work.RATING)
    assert trouble.tries == 1
    context.now.seconds = trouble.due
    await catch_up(context)
    assert (await troubles.find(context.database, sick, Work.RATING)).due > trouble.due


async def test_a_result_counts_here_and_everywhere_and_nowhere_else(context):
    await finished(context, Came(ANN, 1), Came(BOB, 2), guild=HERE)
    assert (await rated(context))[ANN] > 1000
    assert await rated(context, THERE) == {}
    assert await rated(context, HERE, "streets") == {}
    await finished(context, Came(BOB, 1), Came(ANN, 2), guild=THERE)
    here, everywhere = await rated(context), await rated(context, EVERYWHERE)
    assert here[ANN] > here[BOB]
    assert everywhere[BOB] != here[BOB]


async def test_a_result_counts_once(context):
    await finished(context, Came(ANN, 1), Came(BOB, 2))
    once = await rated(context)
    assert await rated(context) == once
    assert await waiting(context) == []


async def test_results_count_in_the_order_in_which_games_ended(context):
    late = await finished(context, Came(ANN, 1), Came(BOB, 2), at=200)
    early = await finished(context, Came(BOB, 1), Came(ANN, 2), at=100)
    assert [ended.table_id for ended in await waiting(context)] == [early, late]


async def test_all_results_counted_anew_give_the_same(context):
    for number in range(AT_ONCE + 3):
        winner, loser = (ANN, BOB) if number % 3 else (BOB, CID)
        await finished(context, Came(winner, 1), Came(loser, 2), at=number)
        if number % 20 == 0:
            await catch_up(context)
    before = await rated(context)
    await context.database.execute(
        Statement("DELETE FROM ratings", ((),)),
        Statement("INSERT INTO unrated SELECT ended_at, id FROM games", ((),)),
    )
    assert await rated(context) == before
    assert before[ANN] > before[BOB] > before[CID]


async def test_a_real_game_counts_when_it_ends(context, people, begin):
    table = await begin("ann", "bob")
    assert await rated(context, EVERYWHERE) == {}
    await resignation.resign(context, table.id, people("bob"))
    everywhere = await rated(context, EVERYWHERE)
    assert everywhere[people("ann").user] > 1000 > everywhere[people("bob").user]


@pytest.mark.parametrize(
    ("game", "config"),
    [(game, Config(game.spec.seats[0])) for game in HOUSE_GAMES]
    + [(find("sprawlopolis"), Config(2, {"interstate": "duel"}))],
    ids=lambda one: getattr(getattr(one, "spec", None), "key", ""),
)
def test_a_result_itself_tells_whether_people_played_against_each_other(game, config):
    *_, last = play(game, config)
    against_the_game = game.co_op(config) or config.seats == 1
    assert (last.moved.match.outcome.won is not None) == against_the_game
