"""At a desk the board, the question and Confirm stay in view, however far one scrolls."""

import random

import pytest

from engine.catalog import catalog
from tests.web.board.test_views import begun

pytestmark = pytest.mark.asyncio(loop_scope="session")

SEEN = """['#asking', '#confirm', '#stage .picture'].filter((one) => {
  const { x, y, width, height } = document.querySelector(one).getBoundingClientRect();
  const met = document.elementFromPoint(x + width / 2, y + height / 2);
  return y < 0 || y + height > innerHeight || !met?.closest(one);
})"""
LOW_WINDOW = 520
"""So low that what stands beside the board is longer in every game."""


@pytest.mark.parametrize("height", [800, LOW_WINDOW])
async def test_what_takes_the_counted_pieces_stays_in_view(server, come_in, height):
    table = await server.begin("manhattan")
    player = await come_in(table, 1)
    await player.page.tab.set_viewport_size({"width": 1280, "height": height})
    assert await player.page.run(SEEN.replace("#confirm", "#take")) == []


@pytest.mark.parametrize("game", catalog())
async def test_what_is_asked_and_confirm_stay_in_view(server, come_in, game):
    table, asked = await begun(server, game, 4)
    player = await come_in(table, asked)
    await player.page.tab.set_viewport_size({"width": 1280, "height": LOW_WINDOW})
    await player.choose(random.Random(3), await server.simple_move(table, asked))
    for far in ("0", "document.documentElement.scrollHeight"):
        await player.page.run(f"scrollTo({{ top: {far}, behavior: 'instant' }})")
        assert await player.page.run(SEEN) == [], far
    wide = await player.page.run("document.documentElement.scrollWidth")
    assert wide == 1280, "nothing is wider than the window"
