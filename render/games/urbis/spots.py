"""What is marked on the board for one reader: answers by number, and what is only tried."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from engine.games.urbis.city import Plot
from engine.games.urbis.pieces import ORDERS, Op
from engine.games.urbis.view import Stage, View
from render.kit.colour import WHITE
from render.kit.layout import Box
from render.kit.shapes import dashes, ring
from render.kit.sheet import Sheet
from render.kit.theme import INK
from render.painter import Marks

GUARD_OPS = frozenset({Op.GUARD, Op.DISMISS, Op.SHIFT})


class Trial(Enum):
    """What of a tried place is not yet real."""

    NOTHING = 0
    PLACE = 1
    """The place itself is meant: something leaves it, or it is asked about."""
    BUILDING = 2
    GUARD = 3


@dataclass(frozen=True)
class Mark:
    """The mark of one place. An answer is ``offered``, with a number or without; all other places
    step back meanwhile."""

    number: str = ""
    trial: Trial = Trial.NOTHING
    dimmed: bool = False
    offered: bool = False

    @property
    def stands_out(self) -> bool:
        return bool(self.number) or self.trial is not Trial.NOTHING

    @property
    def is_ringed(self) -> bool:
        """Whether the board shows it as an answer or as tried."""
        return self.stands_out or self.offered


NO_MARK = Mark()


def mark_of(place: str, marks: Marks, trial: Trial) -> Mark:
    """The mark of a place whose trial would be this one."""
    labels = dict(marks.spots)
    number, offered = labels.get(place, ""), place in labels
    if place in marks.ghost:
        return Mark(number, trial)
    return Mark(number, dimmed=bool(labels) and not offered, offered=offered)


def trial_on(view: View, plot: Plot) -> Trial:
    """What a tried action would put on this plot. The view must be the one after the action."""
    if plot.guard:
        return Trial.GUARD
    if plot.building and not _about_guards(view):
        return Trial.BUILDING
    return Trial.PLACE


def _about_guards(view: View) -> bool:
    """Whether the tried action moves guards; an order just played lies on top of the used ones."""
    if view.stage is not Stage.ACT:
        return view.stage in (Stage.ICON, Stage.DISMISS)
    used = view.city.quarters[view.on_turn].used
    return bool(used) and any(part.op in GUARD_OPS for part in ORDERS[used[-1]].does)


def paint_ring(sheet: Sheet, box: Box, radius: int) -> None:
    """White dashes on an ink line around a place: possible, not yet done."""
    outer = box.inset(-3)
    sheet.stamp(ring(outer.width, outer.height, radius + 3, 8), (outer.x, outer.y), INK)
    edge = dashes(outer.width - 4, outer.height - 4, radius + 1, 4, 13, 9)
    sheet.stamp(edge, (outer.x + 2, outer.y + 2), WHITE)
