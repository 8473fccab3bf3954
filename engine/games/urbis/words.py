"""The board in words: every quarter with its owner, its buildings and its free plots."""

from __future__ import annotations

from functools import lru_cache

from engine.core.seats import Seat
from engine.core.words import Msg, msg, plain, who
from engine.games.urbis.city import Plot
from engine.games.urbis.naming import building_name, order_name, place_name
from engine.games.urbis.pieces import BUILDINGS, LETTERS
from engine.games.urbis.view import View

MANY_PLOTS = 8192
NOTHING = plain("–")


def describe(view: View) -> tuple[Msg, ...]:
    """The middle of the table, every quarter; then the hand, and what is shown to this eye."""
    return (
        _table_line(view),
        *(line for seat in view.city.seats for line in _quarter_lines(view, seat)),
        *_private_lines(view),
    )


def _table_line(view: View) -> Msg:
    piles = " ".join(str(size) for size in view.piles)
    return msg(
        "urbis-text-table",
        turn=view.turn,
        deck=view.deck,
        piles=piles,
        treasury=view.city.treasury,
        guards=view.city.guards,
    )


def _quarter_lines(view: View, seat: Seat) -> tuple[Msg, Msg]:
    quarter = view.city.quarters[seat]
    owner = msg(
        "urbis-text-owner",
        letter=place_name(LETTERS[seat]),
        who=who(seat),
        points=view.score(seat).points,
        coins=quarter.coins,
        income=view.income(seat),
        cards=view.hands[seat],
        asked="yes" if view.asked == seat else "no",
    )
    return owner, _plots_line(quarter.plots, quarter.posts)


@lru_cache(MANY_PLOTS)
def _plots_line(plots: tuple[Plot, ...], posts: tuple[bool, ...]) -> Msg:
    built = tuple(_built(plot.number, plot.building, plot.guard) for plot in plots if plot.building)
    free = " ".join(f"{plot.number}:{plot.cost}" for plot in plots if not plot.building)
    return msg(
        "urbis-text-plots" if posts else "urbis-text-plots-only",
        built=built or NOTHING,
        free=free or "–",
        guarded=sum(posts),
        posts=len(posts),
    )


@lru_cache(MANY_PLOTS)
def _built(number: int, building: str, guard: bool) -> Msg:
    return msg(
        "urbis-text-built",
        number=f"{number}!" if guard else f"{number}",
        building=building_name(building),
        points=BUILDINGS[building].points,
    )


def _private_lines(view: View) -> list[Msg]:
    lines = []
    if view.hand:
        cards = tuple(order_name(order) for order in view.hand)
        lines.append(msg("urbis-text-hand", cards=cards))
    shown = (
        *(building_name(building) for building in view.shown_buildings),
        *(order_name(order) for order in view.shown_orders),
    )
    return [*lines, msg("urbis-text-shown", shown=shown)] if shown else lines
