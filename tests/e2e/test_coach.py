"""Tips and hints through the real bot: for newcomers, never where ratings are at stake."""

import asyncio
import sqlite3
from contextlib import closing

import pytest

from engine.core.words import Msg
from locales import Catalogue, Locale
from tests.e2e.stage import changed, choose, move_by_text, pressed_for, until
from tests.e2e.test_panel import with_question
from tests.e2e.test_play import begun, page_of

LAMP = "💡"
SAY = Catalogue.load().speaker(Locale.EN)
GOOD_MOVE = SAY(Msg("coach-good-move"))


@pytest.fixture
async def panel(stage):
    """Ann, and the first question of her first game."""
    (ann,) = await stage.people(1)
    return ann, await begun(ann, await page_of(ann))


async def test_a_newcomer_reads_a_tip_above_every_question(stage, panel):
    ann, shown = panel
    while pressed_for(shown, "confirm") is None:
        lines = shown.content.splitlines()
        tips = [number for number, line in enumerate(lines) if LAMP in line]
        asked = [number for number, line in enumerate(lines) if line.startswith("**")]
        assert len(tips) == 1
        assert tips[0] < asked[-1]
        shown = await choose(ann, shown)
    assert LAMP not in shown.content, "what would happen is no question"


async def test_one_press_switches_it_off_and_one_on(stage, panel):
    ann, shown = panel
    await ann.press(shown, pressed_for(shown, "coach"))
    off = await changed(ann, shown)
    assert LAMP not in off.content
    assert pressed_for(off, "hint") is None
    await ann.press(off, pressed_for(off, "coach"))
    on = await changed(ann, off)
    assert LAMP in on.content
    assert pressed_for(on, "hint")


async def test_the_settings_switch_it_too(stage, panel):
    ann, shown = panel
    page = (await ann.slash("settings")).message
    menu = next(one for one in page.selects if one["custom_id"].endswith("coach"))
    await ann.pick(page, menu["custom_id"], "off")
    await until(lambda: stored_setting(stage, "off"))
    await ann.press(shown, pressed_for(shown, "hint"))
    assert (await ann.wait_for("switched off")).ephemeral


def settings_of(stage):
    with closing(sqlite3.connect(stage.bot.database)) as archive:
        return archive.execute("SELECT value FROM settings WHERE key = 'coach'").fetchall()


async def stored_setting(stage, value):
    return settings_of(stage) == [(value,)]


async def test_a_hint_is_a_move_with_its_reasons_that_confirm_plays(stage, panel):
    ann, shown = panel
    await ann.press(shown, pressed_for(shown, "hint"))
    hint = await changed(ann, shown)
    assert hint.id == shown.id
    assert hint.content.splitlines()[0] == f"{LAMP} {GOOD_MOVE}"
    assert len(hint.content.splitlines()) >= 3, "what it is, and why"
    assert hint.attachments
    rev = stage.stored()
    await ann.press(hint, pressed_for(hint, "confirm"))
    following = await with_question(ann, hint, hint)
    assert stage.stored() > rev
    assert GOOD_MOVE not in following.content


async def test_back_from_a_hint_is_the_first_question(stage, panel):
    ann, shown = panel
    second = await choose(ann, shown)
    await ann.press(second, pressed_for(second, "hint"))
    hint = await until(lambda: hinted(ann, second))
    await ann.press(hint, pressed_for(hint, "back"))
    first = await changed(ann, hint)
    assert question_in(first) == question_in(shown)
    assert pressed_for(first, "back") is None


async def hinted(person, panel):
    now = await person.again(panel)
    return now if GOOD_MOVE in now.content else None


def question_in(panel):
    return [line for line in panel.content.splitlines() if line.startswith("**")][-1]


async def test_hints_pressed_all_at_once_keep_nobody_waiting(stage, panel):
    ann, shown = panel
    pressing = [ann.press(shown, pressed_for(shown, "hint")) for _ in range(12)]
    await asyncio.gather(*pressing, return_exceptions=True)
    hint = await until(lambda: hinted(ann, shown))
    assert pressed_for(hint, "confirm")
    assert "Traceback" not in stage.bot.said()


async def test_in_a_rated_game_between_people_there_is_none(stage):
    ann, marko = await stage.people(2)
    thread = await stage.game([ann, marko])
    board = await stage.board(ann, thread)
    shown = (await ann.press(board, pressed_for(board, "move"))).message
    assert LAMP not in shown.content
    assert pressed_for(shown, "hint") is pressed_for(shown, "coach") is None
    opened = shown.buttons[0]["custom_id"].split(":")[3]
    data = {"custom_id": f"b1:hint:1:{opened}:", "component_type": 2}
    await ann.send(3, data, at=thread, on=shown)
    assert (await ann.wait_for("without help", at=thread)).ephemeral
    assert pressed_for(await ann.again(shown), "confirm") is None


async def test_a_stranger_gets_no_hint_from_a_forged_press(stage, panel):
    _, shown = panel
    marko = (await stage.people(2))[1]
    data = {"custom_id": pressed_for(shown, "hint"), "component_type": 2}
    page = await page_of(marko)
    await marko.send(3, data, at="games", on=page)
    assert (await marko.wait_for("aren’t sitting")).ephemeral
    assert not any(GOOD_MOVE in message.content for message in await marko.messages("games"))


async def test_after_the_first_finished_game_there_are_no_tips(stage):
    (ann,) = await stage.people(1)
    await begun(ann, await page_of(ann, "sprawlopolis"))
    (thread,) = await until(lambda: ann.threads())
    while await is_played(stage):
        rev = stage.stored()
        await move_by_text(ann, thread)
        await until(lambda rev=rev: moved_on(stage, rev))
    again = await begun(ann, await page_of(ann, "sprawlopolis"))
    assert LAMP not in again.content
    assert pressed_for(again, "hint") is pressed_for(again, "coach") is None
    other = await begun(ann, await page_of(ann, "manhattan"))
    assert LAMP in other.content


def status(stage):
    with closing(sqlite3.connect(stage.bot.database)) as archive:
        return archive.execute("SELECT status FROM games ORDER BY id DESC LIMIT 1").fetchone()[0]


async def is_played(stage):
    return status(stage) == "playing"


async def moved_on(stage, rev):
    return stage.stored() > rev or status(stage) != "playing"
