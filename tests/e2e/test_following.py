"""Those who do not play: strangers, guests and followers; and the thread that they all share."""

import sqlite3
from contextlib import closing

import discord

from tests.e2e.stage import move_by_text, pressed_for, until
from tests.e2e.test_campaign import lobby_after, play_episode

BY_NUMBER = (
    "game show",
    "game history",
    "game replay",
    "game review",
    "game log",
    "game verify",
    "game undo",
    "game resign",
    "game next",
    "game cancel",
    "game follow",
    "game unfollow",
    "hand",
)


async def private_game(stage, host, guest):
    """A started private game of two; the guest came by invitation."""
    lobby = (await host.slash("game new", {"game": "manhattan", "private": True})).message
    assert "By invitation" in lobby.content
    invited = (await host.slash("game invite", {"person": guest})).message
    await guest.press(invited, pressed_for(invited, "join"))
    lobby = await until(lambda: lobby_in(host, lobby))
    await host.press(lobby, pressed_for(lobby, "start"))
    thread = await until(lambda: first_thread(host))
    await stage.board(host, thread)
    return thread


async def lobby_in(person, message):
    """The message as soon as a game can be started from it."""
    now = await person.again(message)
    start = pressed_for(now, "start")
    return now if start and not now.button(start).get("disabled") else None


async def first_thread(person):
    return next(iter(await person.threads()), None)


async def answers(person, game, at=None):
    """What this person reads by every command that takes the number of a table."""
    found = [(await person.slash(one, {"table": game}, at=at)).content for one in BY_NUMBER]
    found.append((await person.slash("move", {"what": "blocks 1", "table": game}, at=at)).content)
    invited = {"person": person, "table": game}
    return [*found, (await person.slash("game invite", invited, at=at)).content]


async def test_a_stranger_meets_a_private_table_by_no_command(stage):
    ann, marko, lev = await stage.people(3)
    thread = await private_game(stage, ann, marko)
    assert thread["type"] == discord.ChannelType.private_thread.value
    assert await lev.threads() == []
    assert (await marko.channel(thread))["joined"]
    nothing = (await lev.slash("game show", {"table": 99})).content
    assert set(await answers(lev, 1)) == {nothing}, "the words for a table that does not exist"
    assert "Manhattan" not in (await lev.slash("game list")).content
    assert await lev.autocomplete("game show", "table") == []
    assert "Manhattan" in (await marko.slash("game list")).content
    assert [one["value"] for one in await marko.autocomplete("game show", "table")] == [1]


async def test_a_public_table_is_not_shown_to_another_server(stage):
    ann, marko, lev, oksana = await stage.people(4)
    await stage.game([ann, marko])
    other = await stage.visitors.add_guild("Elsewhere")
    await stage.visitors.join(other["id"], lev.id)
    place = await stage.visitors.add_channel(other["id"], "elsewhere")
    nothing = (await lev.slash("game show", {"table": 99}, at=place)).content
    assert set(await answers(lev, 1, place)) == {nothing}
    assert (await oksana.slash("game show", {"table": 1})).message.attachments


async def test_strangers_are_stopped_at_the_door(stage):
    ann, lev = await stage.people(1) + [await stage.visitors.person("Lev")]
    lev.here = "games"
    lobby = (await ann.slash("game new", {"game": "manhattan"})).message
    await ann.press(lobby, pressed_for(lobby, "private"))
    await until(lambda: says(ann, lobby, "By invitation"))
    await lev.press(lobby, pressed_for(lobby, "join"))
    assert (await lev.wait_for("по приглашению")).ephemeral
    lobby = await ann.again(lobby)
    await ann.press(lobby, pressed_for(lobby, "private"))
    await until(lambda: says_not(ann, lobby, "By invitation"))


async def says(person, message, words):
    return words in (await person.again(message)).content


async def says_not(person, message, words):
    return not await says(person, message, words)


# Following


async def test_followers_are_told_in_their_own_language_and_shown_no_hand(stage):
    ann, marko, lev, oksana = await stage.people(4)
    thread = await stage.game([ann, marko])
    board = await stage.board(ann, thread)
    more = (await lev.press(board, pressed_for(board, "more"))).message
    page = (await lev.press(more, pressed_for(more, "follow"))).message
    await lev.pick(page, pressed_for(page, "tell"), "end")
    await until(lambda: chosen(lev, page, "end"))
    await until(lambda: joined(lev, thread))
    following = (await oksana.slash("game follow", at=thread)).message
    await oksana.pick(following, pressed_for(following, "tell"), "turns")
    await until(lambda: chosen(oksana, following, "turns"))
    await oksana.close_dms()
    await move_by_text(ann, thread)
    await stage.board(ann, thread, after=board)
    await until(stage.nothing_pending)
    assert await lev.dms() == [], "the end is not yet"
    (line,) = (await lev.slash("game list")).content.splitlines()
    assert line.startswith("👀 #1 ")
    assert thread["id"] in line
    sure = (await ann.slash("game resign", at=thread)).message
    await ann.press(sure, pressed_for(sure, "resigned"))
    told = await lev.wait_for("не-следить", "dm")
    assert "Marko" in told.content
    assert told.attachments[0]["description"], "the board"
    assert "рук" not in str(told.attachments)
    stopped = await lev.press(told, pressed_for(told, "unfollow"))
    assert "больше не следите" in stopped.content
    assert len(await lev.dms()) == 2, "told once, and answered once"


async def joined(person, thread):
    return (await person.channel(thread))["joined"]


async def chosen(person, page, value):
    options = (await person.again(page)).selects[0]["options"]
    return any(one.get("default") and one["value"] == value for one in options)


# The thread


def archive(stage, thread, **more):
    """A moderator puts the thread away."""
    boroughs = stage.playground.services
    boroughs.threads.change(boroughs.world.channels[int(thread["id"])], {"archived": True, **more})


async def test_a_thread_that_sleeps_is_woken_by_the_next_board(stage):
    ann, marko = await stage.people(2)
    thread = await stage.game([ann, marko])
    board = await stage.board(ann, thread)
    archive(stage, thread)
    await ann.slash("move", {"what": "blocks 1234 1234", "table": 1})
    board = await stage.board(ann, thread, after=board)
    archive(stage, thread, locked=True)
    await marko.slash("move", {"what": "blocks 1234 1234", "table": 1})
    await stage.board(ann, thread, after=board)
    assert not (await ann.channel(thread))["thread_metadata"]["archived"]


async def test_a_server_full_of_threads_shows_the_board_in_the_channel(stage):
    ann, marko = await stage.people(2)
    full = {"method": "POST", "path": "/threads$", "status": 400, "code": 160006}
    await stage.visitors.fault("error", **full)
    lobby = await stage.lobby(ann, marko)
    await ann.press(lobby, pressed_for(lobby, "start"))
    board = await stage.board(ann, await ann.channel("games"), after=lobby.id)
    assert pressed_for(board, "move")
    await ann.slash("move", {"what": "blocks 1234 1234", "table": 1})
    board = await stage.board(ann, await ann.channel("games"), after=board)
    await ann.wait_for("as many open threads", "dm")
    await until(stage.nothing_pending)
    warned = [m for m in await ann.dms() if "as many open threads" in m.content]
    assert len(warned) == 1, "once"
    await stage.visitors.clear_faults()
    await marko.slash("move", {"what": "blocks 1234 1234", "table": 1})
    thread = await until(lambda: first_thread(ann))
    await stage.board(ann, thread)


async def test_a_private_table_needs_private_threads_and_is_never_shown_elsewhere(stage):
    ann, marko = await stage.people(2)
    games = await ann.channel("games")
    await stage.visitors.bot_permissions(games["id"], deny=("CREATE_PRIVATE_THREADS",))
    refused = await ann.slash("game new", {"game": "manhattan", "private": True})
    assert "private threads" in refused.content
    await stage.visitors.bot_permissions(games["id"], allow=("CREATE_PRIVATE_THREADS",))
    full = {"method": "POST", "path": "/threads$", "status": 400, "code": 160006}
    fault = {**full, "times": 1}
    await stage.visitors.fault("error", **fault)
    thread = await private_game(stage, ann, marko)
    await ann.wait_for("your private game", "dm")
    assert thread["type"] == discord.ChannelType.private_thread.value
    shown = [m for m in await ann.messages("games") if pressed_for(m, "move")]
    assert shown == []


async def test_a_day_after_the_end_the_thread_sleeps_and_the_next_episode_wakes_it(stage):
    people = await stage.people(2)
    ann, thread = people[0], await stage.game(people, options="form=legacy", game="mycity")
    board = await play_episode(stage, people, thread, await stage.board(ann, thread))
    await until(lambda: a_day_has_passed(stage))
    await stage.bot.restart()
    await until(lambda: asleep(ann, thread))
    await ann.press(board, pressed_for(board, "next"))
    lobby = await lobby_after(ann, thread, board)
    assert not await asleep(ann, thread)
    assert pressed_for(lobby, "private") is None, "a campaign stays what it began as"


async def a_day_has_passed(stage):
    """For the timer of the thread, as soon as there is one."""
    with closing(sqlite3.connect(stage.bot.database)) as archive, archive:
        sql = "UPDATE timers SET due = due - 86400 WHERE kind = 'archive'"
        return archive.execute(sql).rowcount


async def asleep(person, thread):
    return (await person.channel(thread))["thread_metadata"]["archived"]


async def test_many_followers_are_each_told_once(stage):
    ann, marko = await stage.people(2)
    thread = await stage.game([ann, marko])
    fans = [await stage.visitors.newcomer(f"Fan {number}") for number in range(7)]
    for fan in fans:
        page = (await fan.slash("game follow", at=thread)).message
        await fan.pick(page, pressed_for(page, "tell"), "turns")
        await until(lambda fan=fan, page=page: chosen(fan, page, "turns"))
    board = await stage.board(ann, thread)
    await move_by_text(ann, thread)
    await stage.board(ann, thread, after=board)
    await move_by_text(marko, thread)
    for fan in fans:
        told = await fan.wait_for("Marko has chosen", "dm")
        assert "Ann has chosen" in told.content, "an edited board is told with the next turn"
    assert [len(await fan.dms()) for fan in fans] == [1] * len(fans)
