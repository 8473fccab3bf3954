"""The contents of the box: every card with its four blocks, and how a card turns."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from types import MappingProxyType
from typing import Final, NamedTuple

from engine.core.codec import load_data
from engine.kit.grid import STEPS, Cell, Side, turned


class Zone(StrEnum):
    """What stands on a block. A construction site belongs to no zone."""

    COMMERCIAL = "commercial"
    PARK = "park"
    INDUSTRIAL = "industrial"
    RESIDENTIAL = "residential"
    SITE = "site"


ZONES: Final = (Zone.COMMERCIAL, Zone.PARK, Zone.INDUSTRIAL, Zone.RESIDENTIAL)
"""The four zones that are scored."""

LETTERS: Final = MappingProxyType(
    {
        "C": Zone.COMMERCIAL,
        "P": Zone.PARK,
        "I": Zone.INDUSTRIAL,
        "R": Zone.RESIDENTIAL,
        "X": Zone.SITE,
    }
)
LETTER_OF: Final = MappingProxyType({zone: letter for letter, zone in LETTERS.items()})


class Block(NamedTuple):
    """A quarter of a card; its road, if it has one, leaves through two sides."""

    zone: Zone
    road: tuple[Side, ...] = ()


Card = str
"""A card by its name: ``12``, ``site2``, ``wrecktar``; the same in menus, text and the archive."""

Face = tuple[Block, Block, Block, Block]
"""The blocks of a card: top left, top right, bottom left, bottom right."""


class Laid(NamedTuple):
    """A card on the table: the cell of its top left block, and whether it is turned round."""

    card: Card
    cell: Cell
    turned: bool = False


class Scoring(StrEnum):
    """How a duel is counted."""

    NORMAL = "normal"
    MAJORITY = "majority"
    CHOICE = "choice"


class Tie(StrEnum):
    """What decides a duel that is level."""

    ROADS = "roads"
    GROUP = "group"
    BLOCKS = "blocks"


@dataclass(frozen=True)
class BeachData:
    """A beach card and the side that the sea is on."""

    face: str
    beach: Side


@dataclass(frozen=True)
class RoadworkData:
    """A Roadwork card and what it costs if it is never laid."""

    face: str
    penalty: int


@dataclass(frozen=True)
class InterstateData:
    """A stretch of highway; on its back, the terms of a duel."""

    face: str
    either_city: bool
    scoring: Scoring
    tie: Tie


@dataclass(frozen=True)
class Box:
    """``data.json``, typed. A face reads ``C:NS P: I:NE R:EW``: zone, then the road's sides."""

    base: dict[Card, str]
    sites: dict[Card, str]
    landmarks: dict[Card, str]
    wrecktar: dict[Card, str]
    beaches: dict[Card, BeachData]
    roadwork: dict[Card, RoadworkData]
    interstate: dict[Card, InterstateData]


BOX: Final = load_data(__package__, Box)

NUMBERS: Final = tuple(int(card) for card in BOX.base)
WRECKTAR: Final = "wrecktar"
MONSTER_BLOCK: Final = 0
"""Where on its card the monster sits."""


def read_face(text: str) -> Face:
    """``C:NS P: I:NE R:EW`` as blocks."""
    one, two, three, four = (_read_block(word) for word in text.split())
    return (one, two, three, four)


def _read_block(word: str) -> Block:
    letter, _, exits = word.partition(":")
    return Block(LETTERS[letter], tuple(Side(exit_.lower()) for exit_ in exits))


def turned_face(face: Face) -> Face:
    """The face after half a turn."""
    one, two, three, four = (
        Block(zone, tuple(sorted(turned(side, 2) for side in road)))
        for zone, road in reversed(face)
    )
    return (one, two, three, four)


def _faces() -> Mapping[Card, tuple[Face, Face]]:
    """Every card as printed and turned round."""
    texts = {**BOX.base, **BOX.sites, **BOX.landmarks, **BOX.wrecktar}
    for kind in (BOX.beaches, BOX.roadwork, BOX.interstate):
        texts.update({card: data.face for card, data in kind.items()})
    upright = {card: read_face(text) for card, text in texts.items()}
    return MappingProxyType({card: (face, turned_face(face)) for card, face in upright.items()})


FACES: Final = _faces()


def face_of(card: Card, is_turned: bool = False) -> Face:
    """The four blocks as they lie on the table."""
    return FACES[card][is_turned]


@lru_cache(maxsize=4096)
def footprint(cell: Cell) -> tuple[Cell, Cell, Cell, Cell]:
    """The four cells of a card whose top left block lies here, in the order of a face."""
    x, y = cell
    return cell, Cell(x + 1, y), Cell(x, y + 1), Cell(x + 1, y + 1)


def beach_side(card: Card, is_turned: bool) -> Side:
    """The direction that a beach card faces as it lies."""
    return turned(BOX.beaches[card].beach, 2 * is_turned)


class Exit(NamedTuple):
    """A road that leaves a card: the number of its block on the face, and the side."""

    block: int
    side: Side


@lru_cache(maxsize=128)
def roads_on(card: Card, is_turned: bool) -> tuple[tuple[Exit, ...], ...]:
    """The roads of a card, each by the exits with which it leaves the card."""
    face, found = face_of(card, is_turned), []
    seen: set[int] = set()
    for start in range(4):
        if face[start].road and start not in seen:
            blocks = _joined(face, start)
            seen |= blocks
            found.append(tuple(e for b in sorted(blocks) for e in _leaving(face, b)))
    return tuple(found)


def _joined(face: Face, start: int) -> set[int]:
    """The blocks of the road that runs through this one, as far as the card goes."""
    reached, edge = {start}, [start]
    while edge:
        here = edge.pop()
        for side in face[here].road:
            there = _block_beyond(here, side)
            if there is not None and there not in reached and turned(side, 2) in face[there].road:
                reached.add(there)
                edge.append(there)
    return reached


def _leaving(face: Face, block: int) -> list[Exit]:
    return [Exit(block, side) for side in face[block].road if _block_beyond(block, side) is None]


def outer_sides(block: int) -> tuple[Side, ...]:
    """The sides of a block of a card behind which the card ends."""
    return tuple(side for side in Side if _block_beyond(block, side) is None)


def _block_beyond(block: int, side: Side) -> int | None:
    """The next block of the same card in that direction, if there is one."""
    column, row = block % 2 + STEPS[side].x, block // 2 + STEPS[side].y
    return row * 2 + column if column in (0, 1) and row in (0, 1) else None
