"""Somebody is away: what the others see, step by step, while the world's clock is moved."""

import sqlite3
from contextlib import closing

from tests.e2e.stage import move_by_text, pressed_for, until

HOUR, DAY = 3600, 86_400


async def board_saying(stage, person, thread, words, after):
    """The newest board, once it says this."""

    async def newest():
        board = await stage.board(person, thread, after=after)
        return board if words in board.content else None

    return await until(newest)


async def letter(person, words):
    """A direct message that says this."""

    async def newest():
        found = [message for message in await person.dms() if words in message.content]
        return found[-1] if found else None

    return await until(newest)


async def test_late_then_stood_in_for_then_replaced_then_back(stage):
    people = ann, marko, lev = await stage.people(3)
    thread = await stage.game([ann, marko], options="first=1 time=8h")
    board = await stage.board(ann, thread)
    assert "Time to move: until <t:" in board.content
    await move_by_text(ann, thread)
    board = await stage.board(ann, thread, after=board)

    await stage.advance(6 * HOUR)
    reminder = await letter(marko, "waiting for you")
    assert "Manhattan" in reminder.content
    assert "Time to move: until <t:" in reminder.content
    assert f"/{thread['id']}/{board.id}" in reminder.content
    assert pressed_for(reminder, "move") is not None

    await stage.advance(2 * HOUR)
    late = await board_saying(stage, ann, thread, "has run out of time", board)
    assert pressed_for(late, "time") is not None
    given = await ann.press(late, pressed_for(late, "time"))
    assert given.message.content == "Done."
    patient = await board_saying(stage, ann, thread, "gets the full time again", late)

    await stage.advance(10 * HOUR)
    last = await board_saying(stage, ann, thread, "plays a safe move", patient)
    while ann.id in last.mentions:
        await move_by_text(ann, thread)
        last = await stage.board(ann, thread, after=last)
    await stage.advance(10 * HOUR)
    last = await board_saying(stage, ann, thread, "a bot is standing in", last)

    await lev.press(last, pressed_for(last, "take"))
    replaced = await board_saying(stage, ann, thread, "Lev takes over from somebody", last)
    await letter(lev, "This seat is yours now")
    more = (await marko.press(replaced, pressed_for(replaced, "more"))).message
    await marko.press(more, pressed_for(more, "return"))
    asked = await board_saying(stage, ann, thread, "would like the seat back", replaced)
    assert {ann.id, lev.id} <= set(asked.mentions)
    await ann.press(asked, pressed_for(asked, "agree"))
    await lev.press(asked, pressed_for(asked, "agree"))
    back = await board_saying(stage, ann, thread, "Marko has the seat back", asked)
    assert set(await stage.asked(people, back)) <= {ann, marko}


async def test_vacations_and_pauses_are_told_and_hold_the_clock(stage):
    people = ann, marko = await stage.people(2)
    thread = await stage.game(people, options="first=1 time=8h")
    board = await stage.board(ann, thread)
    away = await marko.slash("vacation", {"days": 3}, at=thread)
    assert "25 vacation days left" in away.message.content
    told = await board_saying(stage, ann, thread, "is on vacation until", board)
    await move_by_text(ann, thread)
    await stage.advance(2 * DAY)
    home = await marko.slash("vacation", at=thread)
    await marko.press(home.message, pressed_for(home.message, "home"))
    told = await board_saying(stage, ann, thread, "is back from vacation", told)
    await ann.slash("game pause", at=thread)
    asked = await board_saying(stage, ann, thread, "would like a pause", told)
    await marko.press(asked, pressed_for(asked, "agree"))
    paused = await board_saying(stage, ann, thread, "The game is paused", asked)
    await stage.advance(5 * DAY)
    resumed = await marko.slash("game resume", at=thread)
    assert resumed.message.content == "Done."
    after = await board_saying(stage, ann, thread, "The clocks are running again", paused)
    assert "run out of time" not in "".join(m.content for m in await ann.messages(thread))
    assert "Time to move: until <t:" in after.content


async def test_downtime_is_nobodys_fault(stage):
    people = await stage.people(2)
    thread = await stage.game(people, options="first=1 time=8h")
    board = await stage.board(people[0], thread)
    await until(lambda: seen_alive(stage))
    await stage.bot.stop()
    await stage.advance(3 * DAY)
    await stage.bot.start()
    await until(lambda: said(stage, "made up for an outage of 2592"))
    for person in people:
        await move_by_text(person, thread)
    after = await stage.board(people[0], thread, after=board)
    assert "run out of time" not in after.content


async def seen_alive(stage):
    with closing(sqlite3.connect(stage.bot.database)) as archive:
        sql = "SELECT count(*) FROM settings WHERE scope = 'house' AND key = 'alive'"
        return archive.execute(sql).fetchone()[0]


async def said(stage, words):
    return words in stage.bot.said()


async def test_reminders_are_chosen_by_menu_and_zone(stage):
    (ann,) = await stage.people(1)
    offered = await ann.autocomplete("reminders", "zone", "kyiv")
    assert offered[0]["value"] == "Europe/Kyiv"
    panel = (await ann.slash("reminders", {"zone": "Europe/Kyiv"})).message
    assert "Europe/Kyiv" in panel.content
    night = next(m for m in panel.selects if m["custom_id"].endswith(":night"))
    await ann.pick(panel, night["custom_id"], "22-8")

    async def chosen():
        now = await ann.again(panel)
        menus = [m for m in now.selects if m["custom_id"].endswith(":night")]
        return [o["value"] for m in menus for o in m["options"] if o.get("default")] == ["22-8"]

    await until(chosen)
    wrong = await ann.slash("reminders", {"zone": "Europe/Atlantis"})
    assert "There’s no time zone" in wrong.message.content


async def test_who_cannot_be_written_to_is_called_in_the_thread_and_nudged_there(stage):
    people = ann, marko = await stage.people(2)
    thread = await stage.game(people, options="first=1")
    board = await stage.board(ann, thread)
    await marko.close_dms()
    await move_by_text(ann, thread)
    board = await stage.board(ann, thread, after=board)
    early = await ann.slash("game nudge", at=thread)
    assert "Give them a little time" in early.message.content
    await stage.advance(DAY)

    async def called():
        found = [m for m in await ann.messages(thread) if "it’s your turn" in m.content]
        return found[-1] if found else None

    call = await until(called)
    assert call.mentions == [marko.id]
    assert "Manhattan" in call.content
    nudged = await ann.slash("game nudge", at=thread)
    assert nudged.message.mentions == [marko.id]
    for message in (call, nudged.message):
        panel = (await marko.press(message, pressed_for(message, "move"))).message
        assert panel.ephemeral
        assert pressed_for(panel, "count"), "their move is one press away"
    more = (await marko.press(board, pressed_for(board, "more"))).message
    muted = await marko.press(more, pressed_for(more, "mute"))
    assert "won’t call you" in muted.message.content
    await stage.advance(9 * HOUR)
    quiet = await ann.slash("game nudge", at=thread)
    assert quiet.message.mentions == []
    assert "Marko" in quiet.message.content
