"""Who is coached: newcomers, where no rating depends on it; and as they have switched it."""

import pytest

from db import ratings
from db.ratings import EVERYWHERE
from engine.bots.levels import Level
from tables.bots import moves
from tables.lobby import invitations, opening
from tables.people.coaching import Coaching, coaching
from tables.people.settings import prefer
from tables.play import act, resignation
from tables.records.ratings import catch_up, is_rated
from tests.tables.playing import play_one, play_out
from tests.tables.test_bots import move_bots


@pytest.fixture
def against_bot(context, people, sit_down):
    """A started game of Ann against a bot."""

    async def begin(game="manhattan", **options):
        table = await sit_down("ann", game=game, **options)
        table = (await moves.seat_bot(context, table.id, people("ann"), Level.EASY)).after
        return (await opening.start(context, table.id, people("ann"))).after

    return begin


async def to_the_end(context, people, table):
    while table.row.status == "playing":
        await move_bots(context)
        table = await context.table(table.id)
        if table.row.status == "playing":
            table = await play_one(context, people, table)
    return table


async def state(context, people, table, name="ann"):
    return await coaching(context, table, people(name).user)


async def test_a_newcomer_is_coached_until_the_first_finished_game(context, people, against_bot):
    table = await against_bot()
    assert await state(context, people, table) is Coaching.ON
    await to_the_end(context, people, table)
    again = await against_bot()
    assert await state(context, people, again) is Coaching.NONE
    other = await against_bot("urbis")
    assert await state(context, people, other) is Coaching.ON, "another game is new again"


async def test_a_game_that_was_left_does_not_make_one_know_it(context, people, begin, against_bot):
    left = await begin("ann", "bob", "cid")
    await resignation.resign(context, left.id, people("ann"))
    left = await context.table(left.id)
    while left.row.status == "playing":
        left = await play_one(context, people, left)
    assert await state(context, people, await against_bot()) is Coaching.ON


async def test_it_is_switched_off_and_on_and_may_stay_on(context, people, against_bot):
    table, user = await against_bot(), people("ann").user
    await prefer(context, user, "coach", "off")
    assert await state(context, people, table) is Coaching.OFF
    await prefer(context, user, "coach", "new")
    assert await state(context, people, table) is Coaching.ON
    await to_the_end(context, people, table)
    await prefer(context, user, "coach", "always")
    assert await state(context, people, await against_bot()) is Coaching.ON


async def test_nobody_is_coached_where_people_play_for_their_ratings(context, people, begin):
    table = await begin("ann", "bob")
    await prefer(context, people("ann").user, "coach", "always")
    assert await state(context, people, table) is Coaching.NONE
    assert await state(context, people, table, "bob") is Coaching.NONE


async def test_whoever_is_left_alone_in_a_rated_game_is_not_coached_either(context, people, begin):
    table = await begin("ann", "bob", "cid")
    for name in ("bob", "cid"):
        table = await context.table(table.id)
        if table.row.status == "playing":
            await resignation.resign(context, table.id, people(name))
    assert await state(context, people, await context.table(table.id)) is Coaching.NONE


async def private(context, people, begin_lobby):
    table = await begin_lobby("ann", first="1")
    await invitations.set_private(context, table.id, people("ann"), True)
    await invitations.invite(context, table.id, people("ann"), people("bob").user)
    await opening.join(context, table.id, people("bob"))
    return (await opening.start(context, table.id, people("ann"))).after


@pytest.mark.parametrize(
    ("names", "game", "options", "closed", "counts"),
    [
        (("ann", "bob"), "manhattan", {"first": "1"}, False, True),
        (("ann", "bob"), "manhattan", {"first": "1"}, True, False),
        (("ann", "bob"), "sprawlopolis", {}, False, False),
        (("ann",), "sprawlopolis", {}, False, False),
    ],
)
async def test_what_is_called_rated_is_what_moves_ratings(
    context, people, sit_down, names, game, options, closed, counts
):
    if closed:
        table = await private(context, people, sit_down)
    else:
        table = await sit_down(*names, game=game, **options)
        table = (await opening.start(context, table.id, people("ann"))).after
    assert is_rated(table) is counts
    await play_out(context, people, table)
    await catch_up(context)
    moved = await ratings.of_place(context.database, EVERYWHERE, game)
    assert bool(moved) is counts


async def test_a_game_against_bots_moves_no_rating_and_may_be_coached(context, people, against_bot):
    table = await against_bot()
    assert not is_rated(table)
    await to_the_end(context, people, table)
    await catch_up(context)
    assert await ratings.of_place(context.database, EVERYWHERE, "manhattan") == []


async def test_the_choice_of_one_person_is_nobody_elses(context, people, against_bot):
    table = await against_bot()
    await prefer(context, people("bob").user, "coach", "off")
    assert await state(context, people, table) is Coaching.ON
    await act.act(context, table.id, people("ann"), "blocks 1234 1234")
