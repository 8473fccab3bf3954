"""Looking back through the real bot: asked for after the end, made beside everything else, and kept
through a kill; the curve as a picture, and the turns that decided it."""

from tests.archives import query
from tests.e2e.stage import changed, pressed_for, until
from tests.e2e.test_campaign import play_episode


def extra(message, *wanted):
    """The id of the button of a review that shows this."""
    ids = [part["custom_id"] for part in message.buttons]
    ending = ":".join(wanted)
    return next((one for one in ids if one.startswith("b1:review:") and one.endswith(ending)), None)


async def whole(person, page):
    """The page as soon as the curve is there."""

    async def painted():
        now = await person.again(page)
        return now if now.attachments else None

    return await until(painted)


async def test_a_finished_game_is_looked_back_at(stage):
    ann, marko = people = await stage.people(2)
    thread = await stage.game(people, options="", game="mycity")
    early = await ann.slash("game review", at=thread)
    assert "isn’t over" in early.content
    board = await play_episode(stage, people, thread, await stage.board(ann, thread))

    asked = (await ann.slash("game review", at=thread)).message
    assert asked.ephemeral
    await stage.bot.restart()
    assert query(stage.bot.database, "SELECT count(*) FROM reviews") == [(1,)]
    await until(lambda: _is_ended(stage))

    more = (await marko.press(board, pressed_for(board, "more"))).message
    page = await whole(marko, (await marko.press(more, pressed_for(more, "review"))).message)
    assert page.ephemeral
    assert len(page.attachments) == 1
    told = page.attachments[0]["description"]
    assert "Ann" in told
    assert "in the end" in told
    assert query(stage.bot.database, "SELECT count(*) FROM reviews") == [(1,)], "the same review"
    await turns_are_shown(marko, page)


async def _is_ended(stage):
    return query(stage.bot.database, "SELECT 1 FROM reviews WHERE ended_at IS NOT NULL")


async def turns_are_shown(person, page):
    """Whoever stops building at once has made a mistake: there are turns to show."""
    assert "decided it: there another move" in page.content
    await person.press(page, extra(page, "1", "played"))
    turn = await changed(person, page)
    assert "**Played:**" in turn.content
    assert "**The hard bot:**" in turn.content
    assert "give or take" in turn.content
    assert len(turn.attachments) == 1
    await person.press(turn, extra(turn, "1", "instead"))
    other = await changed(person, turn)
    assert "the bot’s move." in other.content
    await person.press(other, extra(other, "0", "curve"))
    assert "looking back" in (await changed(person, other)).content


async def test_whoever_waits_sees_how_far_it_is_and_then_the_curve(stage):
    people = await stage.people(2)
    thread = await stage.game(people, options="", game="mycity")
    await play_episode(stage, people, thread, await stage.board(people[0], thread))
    page = (await people[0].slash("game review", at=thread)).message
    assert "%" in page.content or page.attachments
    page = await whole(people[0], page)
    assert "looking back" in page.content
    again = (await people[0].slash("game review", at=thread)).message
    assert (await whole(people[0], again)).content == page.content, "it is kept"
