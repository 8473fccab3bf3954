"""The view right after an action, and the end that it may bring."""

from __future__ import annotations

from typing import NamedTuple

from engine.core.choices import Draft
from engine.core.game import End
from engine.games.streets.acting import FROM_THE_HAND, act, sneak_builds
from engine.games.streets.course import Told, begin, pay, settle
from engine.games.streets.score import all_money
from engine.games.streets.table import SNEAK, Group, Stage, Table
from engine.games.streets.view import View
from engine.kit.frozen import altered
from engine.kit.ranks import leaders


def preview(view: View, action: Draft) -> View:
    """The table after this action and the income it brings. What others decide is left open; what
    the Sneak builds is sure where his tile lies open."""
    table = _with_sneak(view, carried_out(view.table, action, []))
    return altered(view, table=table, hand=_hand_after(view, action))


def preview_end(view: View, action: Draft) -> End | None:
    """The end, when nothing is left to decide about this build and the next player has no tile."""
    table = _with_sneak(view, settle(act(view.table, action, []), []))
    if table.stage is not Stage.DRAW or table.builds > 1 or not _is_last(view, action, table):
        return None
    money = all_money(table)
    if table.solo:
        won = money[0] > money[SNEAK]
        return End((0,) if won else (), won)
    return End(leaders(money))


def _with_sneak(view: View, table: Table) -> Table:
    """The table after the Sneak's build too, where it follows at once."""
    if table.stage is Stage.DRAW and table.solo and not table.is_sneak(table.active) and view.top:
        return sneak_builds(table, view.top, [])
    return table


def _is_last(view: View, action: Draft, table: Table) -> bool:
    """Whether the next player has nothing to build. A lone one draws after the Sneak's turn."""
    if table.solo:
        return len(_hand_after(view, action)) == 0 and not view.sneak_backs
    following = (table.active + 1) % len(table.players)
    return not table.players[following].backs


def _hand_after(view: View, action: Draft) -> tuple[str, ...]:
    gone = action[1] if action[0] in FROM_THE_HAND else None
    return tuple(tile for tile in view.hand if tile != gone)


class Foreseen(NamedTuple):
    """The open table after an action and all that is sure to follow from it.

    ``undecided`` are the people whose way somebody must still choose; ``may_show`` says that the
    Entrepreneur may still raise an income that is counted in.
    """

    table: Table
    undecided: tuple[Group, ...] = ()
    may_show: bool = False


def carried_out(table: Table, action: Draft, told: Told) -> Table:
    """The open table after this action, past every question that it brings up; what happens on the
    way is added to ``told``.
    """
    return foreseen(table, action, told).table


def foreseen(table: Table, action: Draft, told: Told) -> Foreseen:
    """The same, with the questions that were passed by."""
    now = Foreseen(settle(act(table, action, told), told))
    while now.table.stage in (Stage.ORDER, Stage.TOKENS, Stage.SHOW, Stage.MOVE):
        now = _supposed(now, told)
        now = now._replace(table=settle(now.table, told))
    return now


def _supposed(now: Foreseen, told: Told) -> Foreseen:
    """Past a question that nobody has answered yet."""
    table = now.table
    match table.stage:
        case Stage.ORDER:
            return now._replace(table=begin(table, table.streets[0]))
        case Stage.TOKENS:
            return now._replace(table=altered(table, takers=table.takers[1:]))
        case Stage.SHOW:
            return now._replace(table=pay(table, None, told), may_show=True)
        case _:
            after = altered(table, moving=table.moving[1:], homes=())
            return now._replace(table=after, undecided=(*now.undecided, table.moving[0]))
