"""What a screen reader says, and where those go on who work by keys."""

import random

import pytest

from bench.page_player import READY
from engine.catalog import catalog
from tests.web.board.test_views import begun

pytestmark = pytest.mark.asyncio(loop_scope="session")

NAMES = """[...document.querySelectorAll('%s')].map((places) =>
  [...places.querySelectorAll('.touch')].map((one) =>
    [one.dataset.token, one.getAttribute('aria-label'), places.getAttribute('aria-label')]))"""
HEARD = """(() => {
  window.heard = [];
  const added = (changes) => changes.forEach(({ addedNodes }) =>
    window.heard.push(...[...addedNodes].map((one) => one.textContent)));
  for (const id of ['news', 'asked', 'question']) {
    new MutationObserver(added).observe(document.getElementById(id), { childList: true });
  }
})()"""
FOCUSED = "document.activeElement.id"


@pytest.mark.parametrize("game", catalog())
async def test_places_are_told_apart_by_their_names(server, come_in, game):
    """A picture is a named group of buttons: what is inside an image is not read out."""
    table, asked = await begun(server, game, 3)
    player = await come_in(table, asked)
    await player.choose(random.Random(2), await server.simple_move(table, asked))
    assert await player.page.count("svg.places:not([role=group])") == 0
    for picture in await player.page.run(NAMES % "svg.places"):
        assert all(named for _, _, named in picture)
        answers = {token: name for token, name, _ in picture}
        for length in {token.split(" ")[0] for token in answers}:
            names = [answers[one] for one in answers if one.split(" ")[0] == length]
            assert len(set(names)) == len(names), names


async def test_where_a_place_has_several_answers_each_says_which_place(server, come_in):
    table, asked = await begun(server, "streets", 3)
    player = await come_in(table, asked)
    await player.choose(random.Random(2), await server.simple_move(table, asked))
    for picture in await player.page.run(NAMES % "#stage svg.places"):
        for token, name, _ in picture:
            place = token.split(" ")[1].upper()
            assert name.startswith(f"{place} · "), name


async def test_only_what_is_new_is_said(server, come_in):
    table, asked = await begun(server, "streets", 3)
    player = await come_in(table, asked)
    before = await player.page.text("#news")
    await player.page.run(HEARD)
    await player.page.run("document.dispatchEvent(new Event('visibilitychange'))")
    await player.page.wait(READY)
    await player.choose(random.Random(2), await server.simple_move(table, asked))
    assert await player.page.run("heard.filter((one) => one)") == [
        await player.page.text("#prompt")
    ], "nothing is repeated; the question for a place is new"
    tried = await player.page.text("#tried")
    assert await player.page.text(".sentence") in tried
    await player.confirm()
    told = await player.page.run("heard.slice(1)")
    assert not any(line and line in before.split("\n") for line in told)
    assert await player.page.text("#tried") == ""


async def test_whoever_works_by_keys_goes_on_at_the_question(server, come_in):
    table, asked = await begun(server, "streets", 3)
    player = await come_in(table, asked)
    await player.choose(random.Random(2), await server.simple_move(table, asked))
    await player.page.run("document.querySelector('#confirm').focus()")
    await player.page.key("Enter")
    await player.page.wait(f"{READY} && !document.querySelector('#confirm')")
    assert await player.page.run(FOCUSED) == "asking"


async def test_the_button_that_was_pressed_by_keys_can_be_pressed_again(server, come_in):
    table, asked = await begun(server, "urbis")
    player = await come_in(table, asked)
    caption = "document.querySelector('.caption').innerText"
    await player.page.run("document.querySelector('#after').focus()")
    seen = set()
    for _ in range(2):
        await player.page.key("Enter")
        await player.page.wait(f"{READY} && {caption} && !{sorted(seen)!r}.includes({caption})")
        seen.add(await player.page.run(caption))
        assert await player.page.run(FOCUSED) == "after"
    await player.page.run("document.querySelector('#now').focus()")
    await player.page.key("Enter")
    await player.page.wait(f"{READY} && !{caption}")
    assert await player.page.run("Boolean(document.activeElement.closest('.views'))")
