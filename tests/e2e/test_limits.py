"""Nobody keeps the house busy alone: presses, suggestions, lobbies and calls, through the bot."""

import asyncio

from cogs.ui.rate_limit import BURST, SUGGESTIONS
from playground.seen import Answer
from tests.e2e.stage import pressed_for, until

TOO_MANY = int(BURST) * 2
WAIT = "That was a lot at once."


async def test_whoever_presses_without_end_waits_and_nobody_else_does(stage):
    ann, marko = await stage.people(2)
    lobby = await stage.lobby(ann, marko)
    again = [ann.press(lobby, pressed_for(lobby, "join")) for _ in range(TOO_MANY)]
    answers = await asyncio.gather(*again, return_exceptions=True)
    assert any(isinstance(answer, Answer) and WAIT in answer.content for answer in answers)
    left = await marko.press(lobby, pressed_for(lobby, "leave"))
    assert WAIT not in left.content
    await until(lambda: marko_has_left(stage))


async def marko_has_left(stage):
    return "command=leave" in stage.bot.said()


async def test_whoever_types_without_end_gets_no_suggestions_for_a_moment(stage):
    ann, marko = await stage.people(2)
    asked = [ann.autocomplete("game new", "game", "man") for _ in range(int(SUGGESTIONS) * 2)]
    offered = await asyncio.gather(*asked)
    assert [] in offered
    assert [{"name": "Manhattan", "value": "manhattan"}] in offered
    assert await marko.autocomplete("game new", "game", "man") != []


async def test_a_sixth_lobby_and_a_second_call_are_refused(stage):
    ann, marko = await stage.people(2)
    for _ in range(5):
        await ann.slash("game new", {"game": "manhattan"})
    sixth = await ann.slash("game new", {"game": "manhattan"})
    assert "as many tables as one person can (limit: 5)" in sixth.content
    called = await ann.slash("game invite", {"person": marko, "table": 1})
    assert called.message.mentions == [marko.id]
    again = await ann.slash("game invite", {"person": marko, "table": 1})
    assert "called to this table already" in again.content
    assert again.message.mentions == []
