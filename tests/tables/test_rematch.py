"""Playing again: one new lobby with the same people and options, and the next one begins."""

import pytest

from engine.bots.levels import Level
from engine.catalog import find
from tables.bots import moves
from tables.lobby import opening, rematch
from tables.play import resignation
from tests.tables.playing import play_out, refused


@pytest.fixture
def finished(context, people, begin):
    async def play(*names, **options):
        return await play_out(context, people, await begin(*names, **options))

    return play


async def test_the_same_people_sit_down_again_and_the_next_one_begins(context, people, finished):
    done = await finished("ann", "bob", "cid", first="3")
    again = await rematch.play_again(context, done.id, people("bob"))
    assert again.opened
    assert again.table.row.status == "lobby"
    assert again.table.row.host == people("bob").user
    assert [row.name for row in again.table.seats] == ["Ann", "Bob", "Cid"]
    assert again.table.options == {"first": "1"}
    started = (await opening.start(context, again.table.id, people("bob"))).after
    assert started.position.match.config.options["first"] == "1"


async def test_whoever_asks_second_finds_the_same_lobby(context, people, finished):
    done = await finished("ann", "bob")
    first = await rematch.play_again(context, done.id, people("ann"))
    second = await rematch.play_again(context, done.id, people("bob"))
    assert (second.table.id, second.opened) == (first.table.id, False)
    assert second.table.row.host == people("ann").user


async def test_a_lobby_that_was_called_off_is_not_opened_again_at_once(
    context, people, finished, clock
):
    done = await finished("ann", "bob")
    first = await rematch.play_again(context, done.id, people("ann"))
    await opening.cancel(context, first.table.id, people("ann"))
    hasty = rematch.play_again(context, done.id, people("bob"))
    assert await refused(hasty) == "refused-too-fast"
    clock.seconds += rematch.WAIT_SECONDS
    later = await rematch.play_again(context, done.id, people("bob"))
    assert later.opened
    assert later.table.id != first.table.id


async def test_bots_come_along_and_those_who_left_do_not(context, people, sit_down):
    table = await sit_down("ann", "bob", "cid", first="1")
    await moves.seat_bot(context, table.id, people("ann"), Level.EASY)
    table = (await opening.start(context, table.id, people("ann"))).after
    for name in ("bob", "cid"):
        table = (await resignation.resign(context, table.id, people(name))).after
    done = (await resignation.finish(context, table.id, people("ann"))).after
    again = await rematch.play_again(context, done.id, people("ann"))
    assert again.table.seats[0].name == "Ann"
    assert [row.bot for row in again.table.seats] == [None, "easy"]
    left = rematch.play_again(context, done.id, people("bob"))
    assert await refused(left) == "refused-not-seated"


async def test_not_while_it_is_played_and_not_for_strangers(context, people, begin):
    table = await begin("ann", "bob")
    early = rematch.play_again(context, table.id, people("ann"))
    assert await refused(early) == "refused-still-running"
    done = await play_out(context, people, table)
    stranger = rematch.play_again(context, done.id, people("eve"))
    assert await refused(stranger) == "refused-not-seated"


@pytest.mark.parametrize(
    ("game", "options", "seats", "then"),
    [
        ("manhattan", {"first": "1"}, 2, {"first": "2"}),
        ("manhattan", {"first": "2"}, 2, {"first": "1"}),
        ("manhattan", {"first": "random"}, 2, {"first": "random"}),
        ("manhattan", {}, 2, {}),
        ("sprawlopolis", {"first": "4", "sites": True}, 3, {"first": "2", "sites": True}),
        ("urbis", {"side": "b"}, 2, {"side": "b"}),
    ],
)
def test_the_options_of_the_next_game(game, options, seats, then):
    assert rematch.next_options(find(game).spec.options, options, seats) == then
