"""Made-up positions, crowded with everything that can be seen on the board."""

from __future__ import annotations

from dataclasses import replace

from PIL import Image

from engine.core.rng import Rng
from engine.core.seats import PUBLIC, Eye
from engine.games.streets.pieces import (
    BOX,
    KINDS,
    NOBODY,
    PERSON_KINDS,
    TILES,
    Advisor,
    People,
    people,
    person_index,
)
from engine.games.streets.points import account, town_of
from engine.games.streets.table import Building, Player, Stage, Table
from engine.games.streets.view import View
from engine.kit.grid import SIDES, Cell, cell_name
from engine.kit.viewer import seat_of
from render.games.streets import board, hand
from render.kit.theme import Theme
from render.painter import NO_MARKS, Marks
from render.picture import Say

COLUMNS = 8
LONGEST_ACCOUNT = 3


def samples(theme: Theme, say: Say) -> tuple[Image.Image, ...]:
    """Boards and hands that together hold every colour."""
    views = sample_views()
    boards = [board.paint(view, marks, theme, say) for view, marks in views]
    own = [view for view, _ in views if view.eye is not PUBLIC]
    return (*boards, *(hand.paint(view, seat_of(view), theme, say) for view in own))


def sample_views() -> tuple[tuple[View, Marks], ...]:
    """Positions that together hold every colour: tiles of all kinds, open and closed, all seats."""
    dice = Rng(b"samples", 0)
    full = sample_view(5, PUBLIC, 47, dice)
    own = sample_view(3, 1, 20, dice)
    few = sample_view(4, 2, 8, dice)
    spots = tuple((cell_name(cell), str(at)) for at, cell in enumerate(own.placements))
    built = tuple((cell_name(cell), "7") for cell in list(own.city)[:3])
    tried = tuple(cell_name(cell) for cell in list(few.city)[-2:])
    over = replace(full, table=_finished(full.table), asked=())
    return (
        (full, NO_MARKS),
        (own, Marks(spots=spots + built)),
        (few, Marks(ghost=tried)),
        (over, NO_MARKS),
    )


def sample_view(seats: int, eye: Eye, tiles: int, dice: Rng) -> View:
    """A crowded position. The rules need not allow it; it holds all that a board can show."""
    table = _table(seats, tiles, dice)
    hand = tuple(dice.pick(BOX.tiles).id for _ in range(BOX.hand_size))
    return View(
        eye=eye,
        table=table,
        asked=(table.active,),
        stack=dice.below(30),
        back=dice.pick(KINDS),
        removed=(),
        hand=() if eye is PUBLIC else hand,
    )


def _table(seats: int, tiles: int, dice: Rng) -> Table:
    tiles_used = list(TILES)[:tiles]
    buildings = tuple(_building(at, tile, seats, dice) for at, tile in enumerate(tiles_used))
    table = Table(
        stage=Stage.BUILD,
        active=dice.below(seats),
        turn=dice.below(40),
        builds=1,
        built=0,
        level="",
        business=True,
        buildings=buildings,
        players=tuple(_player(dice) for _ in range(seats)),
        people=(4, 4, 4, 4),
        tokens=(12, 5, 1, 0),
        last=buildings[-1].cell,
    )
    return _counted(table)


def _building(at: int, tile: str, seats: int, dice: Rng) -> Building:
    row, column = divmod(at, COLUMNS)
    owner = dice.pick((None, *range(seats))) if TILES[tile].kind else None
    signs = 0 if owner is None else 1 + (dice.below(6) == 0)
    cell, side = Cell(column - 3, row - 2), dice.pick(SIDES)
    lying, seekers = (NOBODY, _anybody(dice)) if owner is None else (_residents(tile, dice), NOBODY)
    return Building(cell, tile, side, owner, signs, lying, seekers)


def _residents(tile: str, dice: Rng) -> People:
    index = person_index(tile)
    return NOBODY if index is None else people(index, dice.below(6))


def _anybody(dice: Rng) -> People:
    return people(dice.below(len(PERSON_KINDS)), dice.below(3))


def _player(dice: Rng) -> Player:
    return Player(
        money=dice.below(130),
        signs=dice.below(BOX.signs + 1),
        advisor=dice.pick(tuple(Advisor)),
        backs=tuple(dice.pick(KINDS) for _ in range(BOX.hand_size)),
        tokens=(dice.below(3), dice.below(3), dice.below(3), dice.below(3)),
    )


def _counted(table: Table, final: bool = False) -> Table:
    """With the account of some streets that pay."""
    town, seats = town_of(table), range(len(table.players))
    view = View(PUBLIC, table, (), 0, None, ())
    told = [account(town, street, seats, final=final) for street in view.streets]
    paying = [one for one in told if one.payments and (final or one.street.closed)]
    paying.sort(key=lambda one: -len(one.street.cells))
    return replace(table, accounts=tuple(paying if final else paying[:LONGEST_ACCOUNT]))


def _finished(table: Table) -> Table:
    return _counted(replace(table, stage=Stage.OVER), final=True)
