"""Nobody keeps Boroughs busy alone: presses, suggestions, lobbies and calls, through the bot."""

import asyncio

from playground.seen import Answer
from tables.rate_limit import BURST, SUGGESTIONS
from tests.e2e.stage import pressed_for, until

TOO_MANY = int(BURST) * 2
WAIT = "That was a lot at once."


async def test_whoever_presses_without_end_waits_and_nobody_else_does(stage):
    ann, marko = await stage.people(2)
    lobby = await stage.lobby(ann, marko)
    await until(lambda: is_too_fast(ann, lobby))
    left = await marko.press(lobby, pressed_for(lobby, "leave"))
    assert WAIT not in left.content
    await until(lambda: marko_has_left(stage))


async def is_too_fast(person, lobby):
    """Whether somebody who presses very often is told to wait. A busy machine may take so long for
    these presses that more are allowed meanwhile."""
    again = [person.press(lobby, pressed_for(lobby, "join")) for _ in range(TOO_MANY)]
    answers = await asyncio.gather(*again, return_exceptions=True)
    return any(isinstance(answer, Answer) and WAIT in answer.content for answer in answers)


async def marko_has_left(stage):
    return "command=leave" in stage.bot.said()


async def test_whoever_types_without_end_gets_no_suggestions_for_a_moment(stage):
    ann, marko = await stage.people(2)
    offered = await until(lambda: offered_too_often(ann))
    assert [{"name": "Manhattan", "value": "manhattan"}] in offered
    assert await marko.autocomplete("game new", "game", "man") != []


async def offered_too_often(person):
    """What somebody is offered who types very often, as soon as nothing is among it."""
    asked = [person.autocomplete("game new", "game", "man") for _ in range(int(SUGGESTIONS) * 2)]
    offered = await asyncio.gather(*asked)
    return offered if [] in offered else None


async def test_a_sixth_lobby_and_a_second_call_are_refused(stage):
    ann, marko = await stage.people(2)
    for _ in range(5):
        await ann.slash("game new", {"game": "manhattan"})
    sixth = await ann.slash("game new", {"game": "manhattan"})
    assert "as many tables as one person can (limit: 5)" in sixth.content
    called = await ann.slash("game invite", {"person": marko, "table": 1})
    assert called.message.mentions == [marko.id]
    again = await ann.slash("game invite", {"person": marko, "table": 1})
    assert "already been invited to this table" in again.content
    assert again.message.mentions == []


async def test_ones_data_exports_and_being_forgotten_have_their_time(stage):
    ann, _ = await stage.people(2)
    oksana = await stage.visitors.person("Oksana")
    for person, command, words in (
        (ann, "my-data", "Not so fast"),
        (ann, "forget-me", "Not so fast"),
        (oksana, "admin export", "Не так швидко"),
    ):
        answers = [await person.slash(command, at="games") for _ in range(3)]
        assert [words in one.content for one in answers] == [False, False, True], command


async def test_whoever_says_yes_again_and_again_is_forgotten_twice_and_then_waits(stage):
    (ann,) = await stage.people(1)
    asked = (await ann.slash("forget-me")).message
    yes = [ann.press(asked, pressed_for(asked, "forget")) for _ in range(5)]
    answers = await asyncio.gather(*yes, return_exceptions=True)
    waiting = [one for one in answers if isinstance(one, Answer) and WAIT in one.content]
    assert len(waiting) == 3
