"""Settings of people, and finding the table that somebody means."""

import pytest

from db import games
from engine.core.errors import Refused
from tables import lookup
from tables.lookup import Asking
from tables.people import settings as persons


async def test_defaults_until_somebody_chooses(context):
    chosen = await persons.preferences(context, 7)
    assert chosen == persons.Preferences(locale=None, theme="dark", dms=True)


async def test_a_choice_holds_for_that_person_alone(context):
    await persons.prefer(context, 7, "locale", "uk")
    await persons.prefer(context, 7, "theme", "light")
    chosen = await persons.prefer(context, 7, "dms", "off")
    assert chosen == persons.Preferences("uk", "light", dms=False)
    assert await persons.preferences(context, 8) == persons.Preferences()
    assert (await persons.prefer(context, 7, "locale", "auto")).locale is None


@pytest.mark.parametrize(("key", "value"), [("locale", "de"), ("theme", "pink"), ("x", "on")])
async def test_what_does_not_exist_is_refused(context, key, value):
    with pytest.raises(Refused):
        await persons.prefer(context, 7, key, value)


async def test_the_only_game_is_the_one_that_is_meant(context, people, begin):
    table = await begin("ann", "bob")
    assert await lookup.meant(context, Asking(people("ann").user), None) == table.id
    with pytest.raises(Refused) as none:
        await lookup.meant(context, Asking(people("eve").user), None)
    assert none.value.reason.key == "refused-no-game-here"
    await begin("ann", "bob")
    with pytest.raises(Refused) as several:
        await lookup.meant(context, Asking(people("ann").user), None)
    assert several.value.reason.key == "refused-which-game"


async def test_the_thread_decides(context, people, begin):
    first, second = await begin("ann", "bob"), await begin("ann", "bob")
    await lookup.moved_to(context, first.id, 555)
    await lookup.moved_to(context, second.id, 556)
    assert await lookup.meant(context, Asking(people("ann").user, 555), None) == first.id
    assert await lookup.meant(context, Asking(people("ann").user, 556), None) == second.id


async def test_the_games_that_wait_longest_come_first(context, people, begin):
    first = await begin("ann", "bob")
    context.now.seconds += 60
    second = await begin("ann", "cid")
    waiting = await lookup.waiting_for(context, people("ann").user)
    assert [game.id for game in waiting] == [first.id, second.id]
    assert await lookup.waiting_for(context, people("eve").user) == []


async def test_a_parked_game_is_tried_again_by_the_next_version(context, people, begin):
    table = await begin("ann", "bob")
    async with context.database.write() as writer:
        await games.park(writer, table.id)
    with pytest.raises(Refused):
        await context.table(table.id)
    await lookup.retry_parked(context)
    assert (await context.table(table.id)).row.status == "playing"
