"""Painting, thinking, listing, films, proofs and exports are never done on the event loop."""

import sys

import pytest

from playground import Playground, Settings
from playground.visitors import Visitors
from tests.e2e.stage import (
    ACKNOWLEDGE_SECONDS,
    Stage,
    bot_at,
    changed,
    move_by_panel,
    move_by_text,
    pressed_for,
    until,
)


@pytest.fixture(params=["0", "1"], ids=["threads", "processes"])
async def stage(tmp_path, request):
    """A bot that tells when long work is done on its loop."""
    settings = Settings(clock_file=tmp_path / "ahead", acknowledge_seconds=ACKNOWLEDGE_SECONDS)
    async with Playground(settings) as playground, Visitors(playground.url) as visitors:
        bot = bot_at(playground, tmp_path)
        bot.program, bot.forked = "tests/e2e/watched_loop.py", False
        bot.environment = {"PAINTING_PROCESSES": request.param, "THINKING_PROCESSES": "1"}
        await bot.start()
        yield Stage(playground, visitors, bot)
        await bot.stop()
        sys.stdout.write(bot.said())


async def answered(person, command, options=None, at=None):
    """The answer to a command, once it is more than an acknowledgement."""
    message = (await person.slash(command, options, at=at)).message

    async def whole():
        now = await person.again(message)
        return now if now.attachments else None

    return await until(whole)


async def test_no_long_work_is_done_on_the_loop(stage):
    (host,) = await stage.people(1)
    lobby = await stage.lobby(host, ready=False)
    await host.pick(lobby, pressed_for(lobby, "bot"), "easy")
    lobby = await changed(host, lobby)
    before = {thread["id"] for thread in await host.threads()}
    await host.press(lobby, pressed_for(lobby, "start"))
    thread = await until(lambda: stage._new_thread(host, before))
    board = await stage.board(host, thread)
    await move_by_panel(host, board)
    board = await stage.board(host, thread, after=board.id)
    await host.press(board, pressed_for(board, "hand"))
    await move_by_text(host, thread)
    board = await stage.board(host, thread, after=board.id)
    sure = (await host.slash("game resign", at=thread)).message
    await host.press(sure, sure.buttons[0]["custom_id"])
    await until(lambda: over(stage))
    await answered(host, "game replay", at=thread)
    await host.slash("game verify", at=thread)
    await answered(host, "my-data")
    assert "on the loop" not in stage.bot.said()
    assert "error=" not in stage.bot.said()


async def over(stage):
    return "command=resign" in stage.bot.said()
