"""``/play`` through the real bot: from nothing to a running game in two taps."""

import asyncio
import signal

import pytest

from engine.catalog import catalog
from engine.core.words import Msg
from locales import Catalogue, Locale
from tests.archives import BOTH_KINDS, query
from tests.e2e.stage import changed, choose, pressed_for, until
from tests.e2e.test_channels import place_of
from tests.e2e.test_lobby import lobbies

SAY = Catalogue.load().speaker(Locale.EN)


def tables(stage):
    """The rows of all tables: game, status, private, and how many sit there."""
    sql = """SELECT game, status, private,
        (SELECT count(*) FROM seats WHERE table_id = games.id) FROM games"""
    return query(stage.bot.database, sql)


async def page_of(person, game="manhattan", at=None):
    page = (await person.slash("play", {"game": game}, at=at)).message
    assert page.ephemeral
    return page


async def begun(person, page):
    """The first question, in place of the page."""
    await person.press(page, pressed_for(page, "now"))
    return await until(lambda: asking(person, page))


async def asking(person, page):
    now = await person.again(page)
    return now if any(pressed_for(now, op) for op in ("pick", "facet", "confirm")) else None


async def test_the_first_page_is_shown_and_the_others_lie_beside_it(stage):
    (ann,) = await stage.people(1)
    page = (await ann.slash("play")).message
    assert page.ephemeral
    names = [SAY(Msg(f"{key}-name")) for key in catalog()]
    for name in [*names, names[0]]:
        assert name in page.content
        assert len(page.attachments) == 1
        assert page.attachments[0]["description"]
        _, _, _, _, on = page.buttons
        await ann.press(page, on["custom_id"])
        page = await changed(ann, page)
    back = page.buttons[3]
    assert names[0] in back["label"]


@BOTH_KINDS
async def test_two_taps_after_the_command_the_first_answer_is_given(stage):
    (ann,) = await stage.people(1)
    page = await page_of(ann, "manhattan")
    assert SAY(Msg("manhattan-about")) in page.content
    panel = await begun(ann, page)
    assert panel.id == page.id, "the question comes in the same message"
    assert tables(stage) == [("manhattan", "playing", 1, 2)]
    while pressed_for(panel, "confirm") is None:
        panel = await choose(ann, panel)
    rev = stage.stored()
    await ann.press(panel, pressed_for(panel, "confirm"))
    await until(lambda: more_stored(stage, rev))
    (thread,) = await until(lambda: ann.threads())
    await until(lambda: calls(stage, ann, thread))


async def calls(stage, person, thread):
    return person.id in (await stage.board(person, thread)).mentions


async def more_stored(stage, rev):
    return stage.stored() > rev


async def test_a_table_for_one_is_nobody_elses_business(stage):
    ann, marko = await stage.people(2)
    await begun(ann, await page_of(ann))
    await until(lambda: ann.threads())
    assert await marko.threads() == []
    shown = await marko.slash("game show", {"table": 1})
    assert "no such table" in shown.content


async def test_whoever_plays_together_plays_alone_at_first(stage):
    (ann,) = await stage.people(1)
    page = await page_of(ann, "sprawlopolis")
    assert page.button(pressed_for(page, "now"))["label"] == SAY(Msg("play-now-alone"))
    await begun(ann, page)
    assert tables(stage) == [("sprawlopolis", "playing", 1, 1)]


@pytest.mark.parametrize("key", catalog())
async def test_every_game_begins(stage, key):
    (ann,) = await stage.people(1)
    panel = await begun(ann, await page_of(ann, key))
    assert panel.attachments
    assert "Traceback" not in stage.bot.said()


async def test_with_friends_opens_the_lobby_for_all(stage):
    ann, marko = await stage.people(2)
    page = await page_of(ann)
    await ann.press(page, pressed_for(page, "new"))
    (lobby,) = await until(lambda: lobbies(marko))
    assert SAY(Msg("manhattan-about")) in lobby.content
    assert catalog()["manhattan"].spec.credits in lobby.content
    rules = (await marko.press(lobby, pressed_for(lobby, "rules"))).message
    assert rules.ephemeral
    assert "Manhattan" in rules.content
    await marko.press(lobby, pressed_for(lobby, "join"))
    await until(lambda: stage._all_sit(2))


async def test_pressed_twice_it_is_one_game(stage):
    (ann,) = await stage.people(1)
    page = await page_of(ann)
    button = pressed_for(page, "now")
    pressing = [ann.press(page, button) for _ in range(3)]
    await asyncio.gather(*pressing, return_exceptions=True)
    await until(lambda: asking(ann, page))
    await stage.bot.stop()
    assert len(tables(stage)) == 1


@BOTH_KINDS
async def test_killed_on_the_way_there_is_a_whole_game_or_none(stage):
    (ann,) = await stage.people(1)
    page = await page_of(ann)
    path = "/messages/@original"
    await stage.visitors.fault("delay", method="PATCH", path=path, seconds=120, times=1)
    asked = asyncio.create_task(ann.press(page, pressed_for(page, "now")))
    await until(lambda: any_table(stage))
    await stage.bot.restart(signal.SIGKILL)
    asked.cancel()
    await asyncio.gather(asked, return_exceptions=True)
    assert tables(stage) == [("manhattan", "playing", 1, 2)]
    (thread,) = await until(lambda: ann.threads())
    board = await stage.board(ann, thread)
    assert pressed_for(board, "move"), "the board is the way to the move"


async def any_table(stage):
    return tables(stage)


@pytest.mark.parametrize("kind", ["thread", "forum", "voice", "news"])
async def test_it_works_wherever_a_table_can_be_opened(stage, kind):
    (ann,) = await stage.people(1)
    place = await place_of(stage, ann, kind)
    panel = await begun(ann, await page_of(ann, at=place))
    assert tables(stage) == [("manhattan", "playing", 0, 2)]
    if kind == "news":
        (place,) = await until(lambda: ann.threads())
    board = await stage.board(ann, place)
    assert pressed_for(board, "move")
    assert panel.ephemeral


async def test_without_leave_for_private_threads_the_table_is_for_all(stage):
    (ann,) = await stage.people(1)
    games = await ann.channel("games")
    await stage.visitors.bot_permissions(games["id"], deny=("CREATE_PRIVATE_THREADS",))
    await begun(ann, await page_of(ann))
    assert tables(stage) == [("manhattan", "playing", 0, 2)]


async def test_where_nothing_may_be_shown_it_is_refused_and_the_page_stays(stage):
    (ann,) = await stage.people(1)
    games = await ann.channel("games")
    await stage.visitors.bot_permissions(games["id"], deny=("ATTACH_FILES",))
    page = await page_of(ann)
    answer = await ann.press(page, pressed_for(page, "now"))
    assert "Attach Files" in answer.content
    assert answer.message.ephemeral
    assert tables(stage) == []
    assert pressed_for(await ann.again(page), "now")


async def test_in_a_direct_message_it_is_played_right_there(stage):
    (ann,) = await stage.people(1)
    page = await page_of(ann, at="dm")
    panel = await begun(ann, page)
    assert tables(stage) == [("manhattan", "playing", 1, 2)]
    board = await until(lambda: board_in(ann, "dm", panel))
    while pressed_for(panel, "confirm") is None:
        panel = await choose(ann, panel)
    await ann.press(panel, pressed_for(panel, "confirm"))
    await until(lambda: board_in(ann, "dm", board))
    assert "Traceback" not in stage.bot.said()
    refused = await ann.press(await page_of(ann, at="dm"), page.buttons[1]["custom_id"])
    assert "on a server" in refused.content


async def board_in(person, place, after):
    shown = [m for m in await person.messages(place) if m.attachments and pressed_for(m, "more")]
    return shown[-1] if shown and shown[-1].id != after.id else None


async def test_the_limit_of_tables_holds(stage):
    stage.bot.environment["TABLES_PER_PERSON"] = "1"
    await stage.bot.restart()
    (ann,) = await stage.people(1)
    await begun(ann, await page_of(ann))
    second = await page_of(ann)
    await ann.press(second, pressed_for(second, "now"))
    assert (await ann.wait_for("limit: 1")).ephemeral
    assert len(tables(stage)) == 1


async def test_a_forged_press_opens_no_game_that_there_is_not(stage):
    (ann,) = await stage.people(1)
    page = await page_of(ann)
    for extra in ("nothing", "", "manhattan " * 9, "../manhattan"):
        data = {"custom_id": f"b1:now:0:0:{extra}"[:100], "component_type": 2}
        await ann.send(3, data, at="games", on=page)
        data = {"custom_id": f"b1:play:0:0:{extra}"[:100], "component_type": 2}
        await ann.send(3, data, at="games", on=page)
    assert (await ann.wait_for("We don’t have a game")).ephemeral
    await stage.bot.stop()
    assert tables(stage) == []
    assert "Traceback" not in stage.bot.said()
