"""The rules through the real bot: lessons with their pictures, then the symbols, then typing."""

import pytest

from cogs.screens.rules import FORMER, page_names
from engine.catalog import catalog
from engine.core.words import Msg
from locales import Catalogue, Locale
from tests.e2e.stage import changed, pressed_for

SAY = Catalogue.load().speaker(Locale.EN)
BACK, ON, SYMBOLS, TYPING = range(4)


async def pressed(person, page, number):
    await person.press(page, page.buttons[number]["custom_id"])
    return await changed(person, page)


@pytest.mark.parametrize("key", catalog())
async def test_every_page_is_one_press_from_the_one_before(stage, key):
    (ann,) = await stage.people(1)
    game = catalog()[key]
    page = (await ann.slash("rules", {"game": key})).message
    assert page.ephemeral
    assert SAY(Msg(f"{key}-about")) in page.content
    assert game.spec.credits in page.content
    assert f"about {game.spec.minutes} min" in page.content
    assert page.buttons[BACK]["disabled"]
    for number, lesson in enumerate(game.lessons, start=1):
        words = f"{key}-lesson-{lesson.name}"
        assert f"({number}/6)" in page.content
        assert SAY(Msg(f"{words}.title")) in page.content
        assert SAY(Msg(words)) in page.content
        assert [one["description"] for one in page.attachments] == [SAY(Msg(f"{words}.picture"))]
        page = await pressed(ann, page, ON)
    assert [one["description"] for one in page.attachments] == [SAY(Msg(f"{key}-legend"))]
    page = await pressed(ann, page, ON)
    assert SAY(Msg(f"{key}-rules-typing")) in page.content
    assert page.attachments == []
    assert page.buttons[ON]["disabled"]


async def test_symbols_and_typing_are_one_press_from_everywhere(stage):
    (ann,) = await stage.people(1)
    page = (await ann.slash("rules", {"game": "manhattan"})).message
    typing = await pressed(ann, page, TYPING)
    assert "build b7 3" in typing.content
    symbols = await pressed(ann, typing, SYMBOLS)
    assert len(symbols.attachments) == 1
    last = await pressed(ann, symbols, BACK)
    assert "(6/6)" in last.content


async def test_a_page_is_found_by_its_heading(stage):
    (ann,) = await stage.people(1)
    game = catalog()["manhattan"]
    offered = await ann.autocomplete("rules", "topic", "", game="manhattan")
    assert [one["value"] for one in offered] == list(page_names(game))
    third = offered[2]
    few = await ann.autocomplete("rules", "topic", third["name"][:8], game="manhattan")
    assert third in few
    page = await ann.slash("rules", {"game": "manhattan", "topic": third["value"]})
    assert third["name"] in page.content
    assert "(3/6)" in page.content
    assert await ann.autocomplete("rules", "topic", "", game="chess") == []


async def test_buttons_of_earlier_versions_lead_to_the_first_page(stage):
    (ann,) = await stage.people(1)
    page = (await ann.slash("rules", {"game": "manhattan", "topic": "typing"})).message
    names = page_names(catalog()["manhattan"])
    for topic in (one for one in FORMER if one not in names):
        data = {"custom_id": f"b1:topic:0:0:manhattan {topic}", "component_type": 2}
        await ann.send(3, data, at="games", on=page)
        page = await changed(ann, page)
        assert "(1/6)" in page.content
        page = await pressed(ann, page, TYPING)
    data = {"custom_id": "b1:topic:0:0:manhattan nothing", "component_type": 2}
    await ann.send(3, data, at="games", on=page)
    assert (await ann.wait_for("isn’t possible here")).ephemeral


async def test_the_board_the_lobby_and_the_page_of_a_game_lead_to_them(stage):
    (ann,) = await stage.people(1)
    page = (await ann.slash("play", {"game": "streets"})).message
    lobby = await stage.lobby(ann, game="streets", options="", ready=False)
    for message in (page, lobby):
        rules = (await ann.press(message, pressed_for(message, "rules"))).message
        assert "(1/6)" in rules.content
        assert rules.id != message.id, "what was pressed stays as it is"
