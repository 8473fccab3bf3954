"""Whole games of every kind by touches alone: two people on two pages, a phone and a desk."""

import random

import pytest

from bench.page_player import READY
from engine.catalog import catalog

pytestmark = pytest.mark.asyncio(loop_scope="session")

MOST_TOUCHES = 6
"""For one move of any game, Confirm included."""

UNNAMED = """[...document.querySelectorAll('.touch, button:not([hidden])')].filter((one) =>
  !(one.getAttribute('aria-label') || one.textContent).trim()
  || (one.matches('.touch') && (one.getAttribute('role') !== 'button'
    || one.getAttribute('tabindex') !== '0'))).map((one) => one.outerHTML)"""
OVER = """fetch('screen').then((answer) => answer.json())
  .then(({ parts }) => parts.some(({ token }) => token === '=points'))"""


@pytest.mark.parametrize("game", catalog())
async def test_a_whole_game_by_touches_alone(server, come_in, game):
    server.context.pressing.burst = server.context.pressing.per_second = 1e9
    table, dice, moved = await server.begin(game), random.Random(game), set()
    players = {1: await come_in(table, 1, width=390, phone=True), 2: await come_in(table, 2)}
    while asked := await server.asked(table.id):
        player, wish = players[asked[0]], await server.simple_move(table, asked[0])
        await player.until_asked()
        assert await player.page.run(UNNAMED) == []
        assert await player.make_move(dice, wish) <= MOST_TOUCHES
        moved.add(asked[0])
    assert moved == set(players)
    for player in players.values():
        await player.page.wait(f"{READY} && !document.querySelector('#prompt')")
        assert await player.page.run(OVER)
        assert await player.page.text(".prompt")
