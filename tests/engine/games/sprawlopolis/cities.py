"""Cities made by hand, and tables to lay them on."""

from dataclasses import replace

from engine.core.options import Config
from engine.core.rng import Rng
from engine.games.sprawlopolis.city import City, Half
from engine.games.sprawlopolis.conditions import CONDITIONS
from engine.games.sprawlopolis.dealing import setup
from engine.games.sprawlopolis.pieces import LETTERS, Block, Laid, Zone
from engine.games.sprawlopolis.rules import apply
from engine.games.sprawlopolis.terms import Terms
from engine.games.sprawlopolis.view import Stage
from engine.kit.grid import Cell, Side, cell_named

BLANK = "n"
"""A block whose zone doesn't matter: it stands for none of the four."""


def block(word):
    letter, _, exits = word.partition(":")
    zone = Zone.SITE if letter == BLANK else LETTERS[letter]
    return Block(zone, tuple(Side(side.lower()) for side in exits))


def city(*rows, half=Half.WHOLE, top=0, shore=None, monster=None, landmarks=()):
    """Rows of blocks such as ``C:NS P: . R:EW``; a point is an empty cell."""
    blocks = {
        Cell(x, y): block(word)
        for y, row in enumerate(rows, start=top)
        for x, word in enumerate(row.split())
        if word != "."
    }
    shown = {cell: "landmarks-a" if cell in landmarks else "1" for cell in blocks}
    return City(half, blocks, shown, frozenset(), frozenset(), shore or {}, monster)


def points(number, *rows, **told):
    """What one condition pays for such a city."""
    return CONDITIONS[str(number)](city(*rows, **told)).points


def cards(text):
    """``2 m13, 3 m15 r180``: cards as they lie, in this order."""
    return tuple(card(one) for one in text.split(","))


def card(text):
    name, corner, *turn = text.split()
    return Laid(name, cell_named(corner), turn == ["r180"])


def terms(*conditions, **told):
    return Terms(tuple(map(str, conditions or (1, 2, 3))), **told)


def fresh(seats, seed=b"cities", **options):
    """A new table; seat 1 goes first unless told."""
    return setup(Config(seats, {"first": "1", **options}), Rng(seed, 0))


def playing(seats, laid="1 m13", **changes):
    """A table in the middle of a game: these cards in the city, these in hands and deck."""
    state = fresh(seats)
    return replace(state, **{"stage": Stage.PLAY, "laid": cards(laid), **changes})


def after(state, seat, text):
    """The state after this action."""
    return apply(state, seat, tuple(text.split()), Rng(b"unused", 0)).state
