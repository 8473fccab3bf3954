"""Whole games of every kind by touches alone: two people on two pages, a phone and a desk."""

import random

import pytest

from bench.page_player import READY
from engine.catalog import catalog

pytestmark = pytest.mark.asyncio(loop_scope="session")

MOST_TOUCHES = 6
"""For one move of any game, Confirm included."""
FROM_THE_FIRST_MOVE = "sprawlopolis"
"""The shortest of the games. Of others the first and the last moves are touched, and those between
are made elsewhere: ``python -m bench.touched_pages`` touches them all."""
FIRST_MOVES, LAST_MOVES = 2, 3

UNNAMED = """[...document.querySelectorAll('.touch, button:not([hidden])')].filter((one) =>
  !(one.getAttribute('aria-label') || one.textContent).trim()
  || (one.matches('.touch') && (one.getAttribute('role') !== 'button'
    || one.getAttribute('tabindex') !== '0'))).map((one) => one.outerHTML)"""
OVER = """fetch('screen').then((answer) => answer.json())
  .then(({ parts }) => parts.some(({ token }) => token === '=points'))"""


class Table:
    """A table of two people with their pages."""

    def __init__(self, server, table, players):
        self._server, self._table, self._players = server, table, players
        self._dice = random.Random(table.game.spec.key)

    async def now(self):
        return await self._server.context.table(self._table.id)

    async def is_over(self):
        return (await self.now()).row.ended_at is not None

    async def touch_move(self):
        """Whoever is asked makes a move by touches; who that was."""
        user, before = (await self._server.asked(self._table.id))[0], (await self.now()).row.rev
        player, touches = self._players[user], self._players[user].touches
        await player.until_asked()
        while not await player.is_whole():
            assert await player.page.run(UNNAMED) == []
            await player.answer(self._dice)
        await player.confirm()
        assert player.touches - touches <= MOST_TOUCHES
        assert (await self.now()).row.rev > before
        return user

    async def leave_last_moves(self):
        """Make moves elsewhere until few are left, of both people."""
        seats = to_the_end((await self.now()).shown().match)
        kept = LAST_MOVES
        while len(set(seats[-kept:])) < len(self._players) and kept < len(seats):
            kept += 1
        for _ in seats[:-kept]:
            await self._server.move(self._table, (await self._server.asked(self._table.id))[0])


def to_the_end(match):
    """The seats that would move from here on, if everybody did as if their time was up."""
    seats = []
    while match.turn is not None:
        seat = match.turn.seats[0]
        seats.append(seat)
        match = match.act(seat, match.fallback(seat)).match
    return seats


@pytest.mark.parametrize("game", catalog())
async def test_a_whole_game_by_touches_alone(server, come_in, game):
    begun = await server.begin(game)
    players = {1: await come_in(begun, 1, width=390, phone=True), 2: await come_in(begun, 2)}
    table, moved = Table(server, begun, players), []
    if game != FROM_THE_FIRST_MOVE:
        moved += [await table.touch_move() for _ in range(FIRST_MOVES)]
        await table.leave_last_moves()
    while not await table.is_over():
        moved.append(await table.touch_move())
    assert set(moved) == set(players)
    for player in players.values():
        await player.page.wait(f"{READY} && !document.querySelector('#prompt')")
        assert await player.page.run(OVER)
        assert await player.page.text(".prompt")
