"""What else happens, in words: building, moving, drawing."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.core.events import Event, Whisper
from engine.core.seats import Seat
from engine.core.words import Msg, msg, who
from engine.games.streets.names import (
    crowd,
    kind_name,
    name,
    sign,
    tile_name,
    token_list,
)
from engine.games.streets.pieces import Kind, Tokens
from engine.games.streets.points import Substitute
from engine.games.streets.table import Group, Table
from engine.kit.grid import Cell, Side, cell_label

# Building


def built(table: Table, tile: str, cell: Cell, side: Side, signs: int) -> Event:
    """A new building."""
    text = msg(
        "streets-built",
        sign=sign(table.active),
        who=name(table, table.active),
        tile=tile_name(tile),
        cell=cell_label(cell),
        side=str(side),
        signs=signs,
    )
    return _from_hand(table, text)


def _from_hand(table: Table, text: Msg) -> Event:
    """A tile from a hand was hidden until now, the Sneak's lay open."""
    mine = hand_of(table, text)
    return Event(text, mine, reveals=bool(mine))


def hand_of(table: Table, text: Msg) -> tuple[Whisper, ...]:
    """The active player is told by themselves, for their hand has changed. The Sneak has none."""
    return () if table.is_sneak(table.active) else (Whisper(table.active, text),)


def renovated(table: Table, tile: str, cell: Cell) -> Event:
    """A building on top of another."""
    text = msg(
        "streets-renovated",
        sign=sign(table.active),
        who=name(table, table.active),
        tile=tile_name(tile),
        cell=cell_label(cell),
        old=tile_name(table.city()[cell].tile),
    )
    return _from_hand(table, text)


def seekers_at_home(kind: Kind, count: int) -> Event:
    """Seekers who have found a home in the new building."""
    return Event(msg("streets-found-home", people=crowd(kind, count)))


def abandoned(table: Table, cell: Cell) -> Event:
    """A building given up for its sign."""
    text = msg(
        "streets-abandoned",
        sign=sign(table.active),
        who=name(table, table.active),
        tile=tile_name(table.city()[cell].tile),
        cell=cell_label(cell),
    )
    return Event(text)


def discarded(table: Table, tile: str) -> Event:
    """No room anywhere: a tile leaves the game."""
    text = msg("streets-discarded", who=name(table, table.active), tile=tile_name(tile))
    return Event(text, hand_of(table, text), reveals=True)


# People


def moves_to(group: Group, split: Sequence[tuple[Cell, int]]) -> list[Msg]:
    """Where the people of a group go; without a split they go nowhere."""
    if not split:
        return [msg("streets-moves-nowhere", people=crowd(group.kind, group.count))]
    return [
        msg("streets-moves-to", people=crowd(group.kind, number), cell=cell_label(cell))
        for cell, number in split
    ]


def moved(moves: Iterable[Msg]) -> Event:
    """All who have moved, in one sentence."""
    return Event(msg("streets-moved", moves=tuple(moves)))


def moved_in_brief(housed: int, seeking: int) -> Event:
    """The same in numbers."""
    return Event(msg("streets-moved-brief", housed=housed, seeking=seeking))


def may_move(group: Group, cells: Iterable[Cell]) -> Event:
    """For previews: where the people of a group may be sent."""
    choice = tuple(cell_label(cell) for cell in cells)
    return Event(msg("streets-may-move", people=crowd(group.kind, group.count), cells=choice))


# Drawing


def drew(seat: Seat, tiles: Sequence[str], kinds: Sequence[Kind]) -> Event:
    """The backs are seen by all, the faces by the one who draws."""
    backs, faces = tuple(map(kind_name, kinds)), tuple(map(tile_name, tiles))
    told = Whisper(seat, msg("streets-you-drew", tiles=faces))
    return Event(msg("streets-drew", who=who(seat), kinds=backs), (told,), reveals=True)


def turned_up(tile: str) -> Event:
    """The next tile of a stack that lies face up."""
    return Event(msg("streets-next-tile", tile=tile_name(tile)), reveals=True)


def last_tiles() -> Event:
    """The Sneak's last three tiles are turned face up."""
    return Event(msg("streets-last-tiles"), reveals=True)


def took(table: Table, seat: Seat, gain: Tokens) -> Event:
    """Business tokens taken."""
    text = msg("streets-took", sign=sign(seat), who=name(table, seat), tokens=token_list(gain))
    return Event(text)


def showed(table: Table, seat: Seat, substitute: Substitute | None) -> Event:
    """The Entrepreneur shows a tile of the hand, or none."""
    if substitute is None:
        return Event(msg("streets-kept", sign=sign(seat), who=who(seat)))
    tile = table.city()[substitute.cell].tile
    text = msg(
        "streets-showed",
        sign=sign(seat),
        who=who(seat),
        tile=tile_name(substitute.tile),
        building=tile_name(tile),
    )
    return Event(text, reveals=True)
