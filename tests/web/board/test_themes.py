"""The page has the theme of its person, and in each of the three its words stand out."""

import pytest

from bench.page_player import READY
from render.kit.theme import THEMES
from tables.people.settings import THEME, prefer

pytestmark = pytest.mark.asyncio(loop_scope="session")

LEAST = 4.5
"""As much as text of any size needs, by WCAG 2."""

CONTRASTS = """(() => {
  const parts = (colour) => colour.match(/[\\d.]+/g).map(Number);
  const light = (colour) => {
    const [red, green, blue] = parts(colour).map((one) => one / 255)
      .map((one) => (one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const clear = (colour) => parts(colour)[3] === 0;
  const ground = (node) => {
    const colour = getComputedStyle(node).backgroundColor;
    return clear(colour) && node.parentElement ? ground(node.parentElement) : colour;
  };
  const words = (node) => [...node.childNodes].some((one) => one.nodeType === 3 && one.data.trim());
  return [...document.querySelectorAll('body, body *')]
    .filter((node) => words(node) && node.checkVisibility() && !node.disabled)
    .map((node) => {
      const [one, other] = [getComputedStyle(node).color, ground(node)].map(light);
      const [more, less] = one > other ? [one, other] : [other, one];
      return [node.outerHTML.slice(0, 80), (more + 0.05) / (less + 0.05)];
    });
})()"""


@pytest.mark.parametrize("theme", THEMES)
async def test_words_stand_out_in_every_theme(server, come_in, window, theme):
    table = await server.begin("sprawlopolis")
    asked = (await server.asked(table.id))[0]
    await prefer(server.context, asked, THEME, theme)
    player = await come_in(table, asked, **window)
    assert await player.page.run("document.documentElement.dataset.theme") == theme
    await player.press("#hint")
    await player.page.wait(f"{READY} && document.querySelector('#confirm')")
    found = await player.page.run(CONTRASTS)
    assert len(found) > 10
    assert [(words, ratio) for words, ratio in found if ratio < LEAST] == []
    await player.press("#history")
    await player.page.wait(f"{READY} && document.querySelector('.past')")
    found = await player.page.run(CONTRASTS)
    assert [(words, ratio) for words, ratio in found if ratio < LEAST] == []
