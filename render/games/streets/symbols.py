"""Every symbol of Streets with its name: kinds, tips, values, businesses, people and signs."""

from __future__ import annotations

from typing import Final

from engine.core.words import Msg
from engine.games.streets.names import value_text
from engine.games.streets.pieces import Business, Kind, value_of
from engine.kit.grid import Side
from render.games.streets.figures import figure
from render.games.streets.kinds import coin, pin
from render.games.streets.plates import back
from render.games.streets.signs import plaque
from render.games.streets.trades import trade
from render.games.streets.values import pill
from render.kit.theme import Theme
from render.parts.legend import Entry, Section
from render.picture import Say

SIZE: Final = 54
PILL: Final = 52
VALUES: Final = ("t1", "f2", "h2", "m1", "s8", "m6", "t8", "m4", "m3")
"""A tile with each of the nine values."""


def sections(theme: Theme, say: Say) -> tuple[Section, ...]:
    """The legend of the rules, sort by sort."""
    return (
        _kinds(theme, say),
        _tips(theme, say),
        _values(theme, say),
        _businesses(theme, say),
        _pieces(theme, say),
    )


def _section(key: str, say: Say, entries: list[Entry], columns: int, sprites: int) -> Section:
    return Section(say(Msg(f"streets-legend-{key}")), tuple(entries), columns, sprites)


def _kinds(theme: Theme, say: Say) -> Section:
    entries = [
        Entry(coin(kind, SIZE, theme), say(Msg(f"streets-legend-kind-{kind}"))) for kind in Kind
    ]
    return _section("kinds", say, entries, 3, 70)


def _tips(theme: Theme, say: Say) -> Section:
    """The tip of a pin is its arrow."""
    ways = {
        "road": (Side.SOUTH,),
        "sky": (Side.NORTH,),
        "both": (Side.SOUTH, Side.NORTH),
    }
    entries = [
        Entry(pin(Kind.FAMILY, towards, 46, theme), say(Msg(f"streets-legend-tip-{way}")))
        for way, towards in ways.items()
    ]
    return _section("tips", say, entries, 3, 70)


def _values(theme: Theme, say: Say) -> Section:
    """A pill on each tile: so much for each of these."""
    entries = []
    for tile in VALUES:
        value = value_of(tile)
        if value is not None:
            entries.append(Entry(pill(value, PILL, theme.ink, theme), say(value_text(tile))))
    return _section("values", say, entries, 2, 172)


def _businesses(theme: Theme, say: Say) -> Section:
    entries = [
        Entry(trade(one, SIZE, theme.text, theme.panel), say(Msg(f"streets-business-{one}")))
        for one in Business
    ]
    return _section("businesses", say, entries, 3, 70)


def _pieces(theme: Theme, say: Say) -> Section:
    """What is put on tiles, and what a tile looks like from behind."""
    sprites = {
        "lying": figure(Kind.TOURIST, SIZE, seeking=False),
        "seeking": figure(Kind.TOURIST, SIZE, seeking=True),
        "sign": plaque(theme.seats[0], SIZE, theme),
        "back": back(Kind.FAMILY, SIZE, theme),
    }
    entries = [
        Entry(sprite, say(Msg(f"streets-legend-piece-{piece}")))
        for piece, sprite in sprites.items()
    ]
    return _section("pieces", say, entries, 2, 80)
