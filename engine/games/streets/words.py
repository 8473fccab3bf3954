"""The city in words: every street, every player, with the names printed on the board."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from engine.core.seats import Seat
from engine.core.words import Msg, msg, plain
from engine.games.streets.names import (
    crowd,
    kind_name,
    name,
    short_name,
    sign,
    street_label,
    street_name,
    tile_name,
    token_list,
    value_text,
)
from engine.games.streets.news import may_move
from engine.games.streets.pieces import (
    PARK,
    PERSON_KINDS,
    STATION,
    TILES,
    TOKEN_TYPES,
    Kind,
    People,
    Tokens,
)
from engine.games.streets.plan import Street, street_at
from engine.games.streets.recount import recounted
from engine.games.streets.table import Building, City, Stage, Table
from engine.games.streets.view import View
from engine.kit.glyphs import GLYPHS
from engine.kit.grid import Cell, Side, cell_label

ROADS: Final[Mapping[Side, str]] = {
    Side.NORTH: "↑",
    Side.EAST: "→",
    Side.SOUTH: "↓",
    Side.WEST: "←",
}
"""On which side of its tiles the road of a street lies."""

ASKING: Final = frozenset(Stage) - {Stage.DRAW, Stage.OVER}
"""The stages in which somebody is waited for."""


def describe(view: View) -> tuple[Msg, ...]:
    """Whose turn it is, the city, the players and what lies beside it, line by line; then the hand,
    if it is one's own.

    A tile is its code; then the glyph of its owner, people who live there, seekers after a
    question mark, and in the end what it has paid after a plus. Who is at the station is told by
    itself, for all kinds may be there.
    """
    return (
        _turn(view),
        *_streets(view),
        *_station(view.table),
        *recounted(view.table),
        *_moving(view.table),
        *(_player_line(view, seat) for seat in range(len(view.players))),
        *_supply(view),
        *_hand(view),
    )


def _turn(view: View) -> Msg:
    if view.stage is Stage.OVER:
        return msg("streets-text-over")
    turn, whose = view.table.turn + 1, name(view.table, view.active)
    if view.back is None:
        return msg("streets-text-turn-empty", turn=turn, who=whose)
    kind = kind_name(view.back)
    return msg("streets-text-turn", turn=turn, who=whose, stack=view.stack, kind=kind)


def _streets(view: View) -> Iterator[Msg]:
    """Open and closed ones, those that have not paid yet, and the newest building."""
    city, paid = view.city, _final_pay(view.table)
    for key, shut in (("streets-text-open", False), ("streets-text-closed", True)):
        some = [one for one in view.streets if one.closed == shut]
        streets = [_street(city, one, paid) for one in sorted(some, key=_row_and_column)]
        if streets:
            yield msg(key, streets=tuple(streets))
    sides = view.table.sides()
    waiting = [street_label(street_at(sides, cell)) for cell in view.table.streets]
    if waiting:
        yield msg("streets-text-waiting", streets=tuple(waiting))
    if view.table.last is not None:
        yield msg("streets-text-last", cell=cell_label(view.table.last))


def _row_and_column(street: Street) -> tuple[int, int]:
    """Streets are read like a page: from the top, then from the left."""
    return street.cells[0].y, street.cells[0].x


def _station(table: Table) -> Iterator[Msg]:
    """Who lies and who stands where everybody arrives."""
    station = next((one for one in table.buildings if one.tile == STATION), None)
    if station is None:
        return
    lying = tuple(_crowds(station.lying))
    seeking = tuple(msg("streets-text-seeking", people=one) for one in _crowds(station.seekers))
    if lying or seeking:
        yield msg("streets-text-station", people=(*lying, *seeking))


def _crowds(people: People) -> Iterator[Msg]:
    return (crowd(kind, count) for kind, count in zip(PERSON_KINDS, people, strict=True) if count)


def _supply(view: View) -> Iterator[Msg]:
    """What lies beside the city."""
    table = view.table
    if view.stage is Stage.OVER:
        return
    if table.business:
        yield msg("streets-text-tokens", tokens=tuple(_every_token(table.tokens)))
    if view.removed:
        yield msg("streets-text-removed", kinds=_kinds(view.removed))
    if table.tile:
        yield msg("streets-text-sneak-builds", tile=tile_name(table.tile))
    if view.top is not None:
        yield msg("streets-next-tile", tile=tile_name(view.top))
    if view.sneak_backs:
        yield msg("streets-text-sneak-tiles", kinds=_kinds(view.sneak_backs))


def _every_token(tokens: Tokens) -> Iterator[Msg]:
    """All kinds, also those that have run out."""
    for type_, count in zip(TOKEN_TYPES, tokens, strict=True):
        yield msg("streets-tokens", type=msg(f"streets-business-{type_}"), count=count)


def _kinds(kinds: Iterable[Kind]) -> tuple[Msg, ...]:
    rows = Counter(kinds)
    return tuple(
        msg("streets-text-kinds", kind=kind_name(kind), count=count) for kind, count in rows.items()
    )


def _moving(table: Table) -> Iterator[Msg]:
    """Who must leave, and where the first of them may go."""
    for number, group in enumerate(table.moving):
        if number == 0 and table.homes:
            told = may_move(group, table.homes).public
            yield from (told,) if told is not None else ()
        else:
            yield msg("streets-text-moving", people=crowd(group.kind, group.count))


def _hand(view: View) -> Iterator[Msg]:
    if view.hand:
        yield msg("streets-text-hand", tiles=tuple(_in_hand(tile) for tile in view.hand))


def _player_line(view: View, seat: Seat) -> Msg:
    line = msg(
        "streets-text-player",
        sign=sign(seat),
        who=name(view.table, seat),
        details=tuple(_details(view, seat)),
    )
    if seat not in view.asked or view.stage not in ASKING:
        return line
    return msg("streets-text-asked", player=line, stage=msg(f"streets-stage-{view.stage}"))


def _details(view: View, seat: Seat) -> Iterator[Msg]:
    """Money, signs left, the backs of the hand, the advisor and the tokens of one player."""
    player = view.players[seat]
    yield msg("streets-text-money", money=player.money)
    if not view.table.is_sneak(seat):
        yield msg("streets-text-signs", count=player.signs)
    if player.backs:
        yield msg("streets-text-backs", kinds=_kinds(player.backs))
    if player.advisor is not None:
        yield msg(f"streets-advisor-{player.advisor}")
    yield from token_list(player.tokens)


def _final_pay(table: Table) -> Mapping[Cell, str]:
    """What the final scoring has paid, building by building."""
    payments = [one for account in table.accounts for one in account.payments]
    return {one.cell: f"+{one.money}" for one in payments if one.halved}


def _street(city: City, street: Street, paid: Mapping[Cell, str]) -> Msg:
    """Its name and side, then its tiles; the one that has a name instead of a code stands apart."""
    name_ = f"{street_name(street.cells[0], street.cells[-1])}{ROADS[street.side]}"
    tiles = [_tile(city[cell]) + paid.get(cell, "") for cell in street.cells]
    named = [at for at, cell in enumerate(street.cells) if city[cell].tile in (STATION, PARK)]
    if not named:
        return plain(" ".join((name_, *tiles)))
    at = named[0]
    return msg(
        "streets-text-named",
        street=plain(" ".join((name_, *tiles[:at]))),
        tile=short_name(city[street.cells[at]].tile),
        tiles=plain("".join((tiles[at], *(f" {tile}" for tile in tiles[at + 1 :])))),
    )


def _tile(building: Building) -> str:
    """Its code, unless it has a name, and who owns it, lives there and seeks a home."""
    if building.tile == STATION:
        return ""
    code = "" if building.tile == PARK else building.tile
    owner = "" if building.owner is None else GLYPHS[building.owner] * building.signs
    own = TILES[building.tile].kind
    lying, seekers = _people(building.lying, own), _people(building.seekers, own)
    return f"{code}{owner}{lying}{f'?{seekers}' if seekers else ''}"


def _people(row: People, own: Kind | None) -> str:
    """How many people; those of another kind than the tile's have its letter before them."""
    rows = zip(PERSON_KINDS, row, strict=True)
    return "".join(f"{'' if kind is own else kind[0]}{count}" for kind, count in rows if count)


def _in_hand(tile: str) -> Msg:
    code = plain(tile.upper())
    return msg("streets-in-hand", code=code, tile=tile_name(tile), value=value_text(tile))
