"""The city in words: every player, every street, with the names printed on the board."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from engine.core.seats import Seat
from engine.core.words import Msg, msg, plain
from engine.games.streets.plan import Street
from engine.games.streets.table import Building
from engine.games.streets.telling import (
    GLYPHS,
    name,
    sign,
    street_name,
    tile_name,
    token_list,
    value_text,
)
from engine.games.streets.view import View
from engine.kit.grid import Cell, Side

ROADS: Final[Mapping[Side, str]] = {
    Side.NORTH: "↑",
    Side.EAST: "→",
    Side.SOUTH: "↓",
    Side.WEST: "←",
}
"""On which side of its tiles the road of a street lies."""


def describe(view: View) -> tuple[Msg, ...]:
    """The turn, every player, the open and the closed streets; then the hand, if it is one's own.

    A tile is its code; then the glyph of its owner, people who live there, and seekers after a
    question mark.
    """
    city = view.city
    lines = [
        msg("streets-text-turn", stack=view.stack, turn=view.table.turn + 1),
        *(_player_line(view, seat) for seat in range(len(view.players))),
    ]
    for key, closed in (("streets-text-open", False), ("streets-text-closed", True)):
        streets = [_street(city, one) for one in view.streets if one.closed == closed]
        if streets:
            lines.append(msg(key, streets="; ".join(streets)))
    if view.top is not None:
        lines.append(msg("streets-next-tile", tile=tile_name(view.top)))
    if view.hand:
        lines.append(msg("streets-text-hand", tiles=tuple(_in_hand(tile) for tile in view.hand)))
    return tuple(lines)


def _player_line(view: View, seat: Seat) -> Msg:
    asked = "yes" if seat in view.asked else "no"
    details = tuple(_details(view, seat))
    return msg(
        "streets-text-player",
        sign=sign(seat),
        who=name(view.table, seat),
        details=details,
        asked=asked,
    )


def _details(view: View, seat: Seat) -> Iterator[Msg]:
    """Money, signs left, the backs of the hand, the advisor and the tokens of one player."""
    player = view.players[seat]
    yield msg("streets-text-money", money=player.money)
    if not view.table.is_sneak(seat):
        yield msg("streets-text-signs", count=player.signs)
    if player.backs:
        yield msg("streets-text-backs", kinds=" ".join(kind[0].upper() for kind in player.backs))
    if player.advisor is not None:
        yield msg(f"streets-advisor-{player.advisor}")
    yield from token_list(player.tokens)


def _street(city: Mapping[Cell, Building], street: Street) -> str:
    tiles = " ".join(_tile(city[cell]) for cell in street.cells)
    name_ = street_name(street.cells[0], street.cells[-1])
    return f"{name_}{ROADS[street.side]} {tiles}"


def _tile(building: Building) -> str:
    owner = "" if building.owner is None else GLYPHS[building.owner] * building.signs
    lying, seekers = sum(building.lying), sum(building.seekers)
    return f"{building.tile}{owner}{lying or ''}{f'?{seekers}' if seekers else ''}"


def _in_hand(tile: str) -> Msg:
    code = plain(tile.upper())
    return msg("streets-in-hand", code=code, tile=tile_name(tile), value=value_text(tile))
