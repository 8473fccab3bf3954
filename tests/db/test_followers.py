"""Followers and invitations: rows for people who do not sit at a table."""

from __future__ import annotations

import pytest

from db import followers, games, invitations, outbox
from db.followers import Follower, Tell
from db.games import Status
from tests.archives import BROKEN_RULE
from tests.db.making import ANNA, NOW, open_lobby, start_game

EVE, FAY = 303, 404


def follower(table_id: int, user: int, tell: Tell = Tell.THREAD, told: int = 1) -> Follower:
    return Follower(table_id, user, tell, "ru", NOW, told)


async def test_a_second_choice_replaces_the_first_and_forgets_nothing_told(database):
    game = await start_game(database)
    await followers.put(database, follower(game, EVE, told=1))
    await followers.mark_told(database, game, EVE, 5)
    await followers.put(database, follower(game, EVE, Tell.TURNS, told=9))
    assert await followers.of_game(database, game) == [follower(game, EVE, Tell.TURNS, told=5)]
    await followers.mark_told(database, game, EVE, 3)
    assert (await followers.find(database, game, EVE)).told == 5, "it only grows"
    await followers.drop(database, game, EVE)
    assert await followers.find(database, game, EVE) is None


@pytest.mark.parametrize(("ended", "told"), [(False, {FAY}), (True, {EVE, FAY})])
async def test_who_is_written_to(database, ended, told):
    game = await start_game(database)
    chosen = {ANNA: Tell.THREAD, EVE: Tell.END, FAY: Tell.TURNS}
    for user, tell in chosen.items():
        await followers.put(database, follower(game, user, tell))
    assert {one.user for one in await followers.to_tell(database, game, 2, ended)} == told
    await followers.mark_told(database, game, FAY, 2)
    rest = {one.user for one in await followers.to_tell(database, game, 2, ended)}
    assert rest == told - {FAY}


async def test_only_three_ways_of_telling(database):
    game = await start_game(database)
    with pytest.raises(BROKEN_RULE):
        await followers.put(database, follower(game, EVE, "shouting"))


async def test_the_next_table_takes_followers_and_guests_along(database):
    game, after = await start_game(database), await open_lobby(database)
    await followers.put(database, follower(game, EVE, Tell.END, told=7))
    await invitations.add(database, game, FAY, NOW)
    await followers.hand_on(database, game, after, NOW + 1)
    await invitations.hand_on(database, game, after)
    (one,) = await followers.of_game(database, after)
    assert (one.user, one.tell, one.told) == (EVE, Tell.END, 0)
    assert await games.belongs(database, after, FAY)
    assert [row.id for row in await followers.of_user(database, EVE, Status.LOBBY)] == [after]


async def test_an_invitation_holds_once(database):
    game = await open_lobby(database)
    await invitations.add(database, game, EVE, NOW)
    await invitations.add(database, game, EVE, NOW + 1)
    assert await games.belongs(database, game, EVE)
    assert not await games.belongs(database, game, FAY)


async def test_a_private_game_is_listed_only_to_its_people(database):
    game = await open_lobby(database, guild=1, private=True)

    async def listed(user: int) -> bool:
        return bool(await games.in_guild(database, 1, Status.LOBBY, user))

    assert await listed(ANNA)
    assert not await listed(EVE)
    await invitations.add(database, game, EVE, NOW)
    await followers.put(database, follower(game, FAY))
    assert await listed(EVE)
    assert await listed(FAY)
    await games.set_private(database, game, False)
    assert await listed(505)


async def test_a_debt_may_reach_back_but_never_shrinks(database):
    game = await start_game(database)
    await outbox.add_since(database, game, 3, 5, "followers", NOW)
    await outbox.add_since(database, game, 6, 8, "followers", NOW)
    (due,) = [one for one in await outbox.of_game(database, game) if one.kind == "followers"]
    assert (due.first, due.rev) == (3, 8)
