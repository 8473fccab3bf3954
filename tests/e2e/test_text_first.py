"""Where painting takes long, words and buttons are there at once, and pictures follow."""

import sys

import pytest

from playground import Playground, Settings
from playground.visitors import Visitors
from tests.e2e.stage import ACKNOWLEDGE_SECONDS, Stage, bot_at, changed, pressed_for, until


@pytest.fixture
def hold(tmp_path):
    return tmp_path / "hold"


@pytest.fixture
async def stage(tmp_path, hold):
    """A bot whose painters wait while ``hold`` is there."""
    settings = Settings(clock_file=tmp_path / "ahead", acknowledge_seconds=ACKNOWLEDGE_SECONDS)
    async with Playground(settings) as playground, Visitors(playground.url) as visitors:
        bot = bot_at(playground, tmp_path)
        bot.program = "tests/e2e/slow_painter.py"
        bot.environment = {"HOLD": str(hold)}
        await bot.start()
        yield Stage(playground, visitors, bot)
        hold.unlink(missing_ok=True)
        await bot.stop()
        sys.stdout.write(bot.said())


async def with_picture(person, message):
    async def painted():
        now = await person.again(message)
        return now if now.attachments else None

    return await until(painted)


async def newest(person, thread, before):
    """A message with buttons that was posted after this one."""

    async def found():
        shown = [m for m in await person.messages(thread) if int(m.id) > int(before.id)]
        return next((m for m in shown if pressed_for(m, "move")), None)

    return await until(found)


async def test_a_panel_has_its_words_at_once_and_its_picture_later(stage, hold):
    people = await stage.people(2)
    thread = await stage.game(people)
    board = await stage.board(people[0], thread)
    hold.touch()
    panel = (await people[0].press(board, pressed_for(board, "move"))).message
    assert panel.content
    assert pressed_for(panel, "pick")
    assert not panel.attachments
    hold.unlink()
    painted = await with_picture(people[0], panel)
    assert (painted.content, painted.components) == (panel.content, panel.components)
    assert "error=" not in stage.bot.said()


async def test_a_late_picture_does_not_bring_an_answered_question_back(stage, hold):
    people = await stage.people(2)
    thread = await stage.game(people)
    board = await stage.board(people[0], thread)
    hold.touch()
    first = (await people[0].press(board, pressed_for(board, "move"))).message
    await people[0].press(first, pressed_for(first, "pick"))
    second = await changed(people[0], first)
    hold.unlink()
    painted = await with_picture(people[0], second)
    assert (painted.content, painted.components) == (second.content, second.components)


async def test_a_board_calls_at_once_and_has_its_picture_later(stage, hold):
    people = await stage.people(2)
    thread = await stage.game(people)
    board = await stage.board(people[0], thread)
    hold.touch()
    for person in people:
        offered = await person.autocomplete("move", "what", "", at=thread)
        await person.slash("move", {"what": offered[0]["value"]}, at=thread)
    posted = await newest(people[0], thread, board)
    assert posted.mentions
    assert not posted.attachments
    hold.unlink()
    painted = await with_picture(people[0], posted)
    assert painted.content == posted.content
    assert "error=" not in stage.bot.said()
