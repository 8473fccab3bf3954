"""The few numbers that one looks at while choosing."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.words import msg
from engine.games.streets.pieces import TOKEN_TYPES
from engine.games.streets.table import Stage
from engine.games.streets.view import View
from engine.kit.viewer import seat_of
from render.games.streets.names import money, player_name
from render.painter import Figure
from render.picture import Say


def figures(view: View, say: Say) -> tuple[Figure, ...]:
    """One's own money, that of the richest other player, and the signs that are left; while tokens
    are taken, how many of each type the taker has and how many are left."""
    if view.stage is Stage.TOKENS:
        return tuple(_tokens(view, say))
    return tuple(_money(view, say))


def _tokens(view: View, say: Say) -> Iterator[Figure]:
    owned, left = view.players[view.table.takers[0]].tokens, view.table.tokens
    for type_, has, more in zip(TOKEN_TYPES, owned, left, strict=True):
        counts = msg("streets-figure-tokens", owned=has, left=more)
        yield Figure(say(msg(f"streets-business-{type_}")), say(counts))


def _money(view: View, say: Say) -> Iterator[Figure]:
    seat, table = seat_of(view), view.table
    yield Figure(say(msg("panel-you")), money(view.players[seat].money, say))
    others = [one for one in range(len(view.players)) if one != seat]
    richest = max(others, key=lambda one: view.players[one].money)
    other = money(view.players[richest].money, say)
    yield Figure(player_name(table, richest, say), other)
    yield Figure(say(msg("streets-figure-signs")), str(view.players[seat].signs))
