"""Days that pass in a moment, for the world and for the bot alike."""

from tables.clock import LOBBY_SECONDS
from tests.e2e.stage import move_by_text, until

HOUR, WEEK = 3600, 604_800


async def test_a_lobby_that_nobody_starts_is_cleared_after_a_day(stage):
    ann, marko = await stage.people(2)
    early = await stage.lobby(ann, marko)
    await stage.advance(LOBBY_SECONDS - HOUR)
    late = await stage.lobby(ann, marko)
    await stage.advance(HOUR)
    cleared = await until(lambda: without_buttons(ann, early))
    assert "Nobody started" in cleared.content
    # The later one has a day of its own, counted from the time that the bot was told.
    assert (await ann.again(late)).buttons
    await stage.bot.restart()
    await stage.advance(LOBBY_SECONDS - HOUR)
    await until(lambda: without_buttons(ann, late))


async def without_buttons(person, lobby):
    now = await person.again(lobby)
    return None if now.buttons else now


async def test_a_game_goes_on_in_a_thread_that_fell_asleep(stage):
    people = await stage.people(2)
    thread = await stage.game(people)
    board = await stage.board(people[0], thread)
    await stage.advance(WEEK)
    assert (await people[0].channel(thread["id"]))["thread_metadata"]["archived"]
    for person in await stage.asked(people, board):
        await move_by_text(person, thread)
    await stage.board(people[0], thread, after=board.id)
    assert not (await people[0].channel(thread["id"]))["thread_metadata"]["archived"]
