"""The board in words: all that the pictures show, line by line."""

from __future__ import annotations

from functools import lru_cache

from engine.core.game import Tally
from engine.core.seats import Seat
from engine.core.words import Msg, msg, plain, who
from engine.games.urbis.city import Plot, Quarter
from engine.games.urbis.names import building_name, order_name, place_name
from engine.games.urbis.orders import hand_cards
from engine.games.urbis.pieces import BUILDINGS, LETTERS, ORDERS, PILE_NAMES
from engine.games.urbis.score import tallies, tally
from engine.games.urbis.view import Ending, Stage, Task, View
from engine.kit.numbers import signed

MANY_PLOTS = 8192
NONE = "–"
NOTHING = plain(NONE)
GUARDED, EXTRA = "!", "*"
"""Signs after the number of a plot or post: a guard stands there; it is an extra plot."""


def describe(view: View) -> tuple[Msg, ...]:
    """The middle of the table, every quarter, the last move; then what this eye alone sees."""
    return (
        _table_line(view),
        *(line for seat in view.city.seats for line in _quarter_lines(view, seat)),
        *_last_line(view),
        *_end_lines(view),
        *_private_lines(view),
    )


def _table_line(view: View) -> Msg:
    """What is played, who is asked what, and what lies beside the city."""
    piles = " ".join(str(size) for size in view.piles)
    return msg(
        "urbis-text-table",
        turn=view.turn,
        asked="nobody" if view.asked is None else "somebody",
        who=who(view.asked or 0),
        stage=msg(f"urbis-stage-{view.stage}"),
        deck=view.deck,
        piles=piles,
        treasury=view.city.treasury,
        guards=view.city.guards,
    )


# The quarters


def _quarter_lines(view: View, seat: Seat) -> tuple[Msg, Msg]:
    quarter = view.city.quarters[seat]
    owner = msg(
        "urbis-text-owner",
        letter=place_name(LETTERS[seat]),
        who=who(seat),
        points=view.score(seat).points,
        coins=quarter.coins,
        income=view.income(seat),
        orders=_orders_played(quarter),
        cards=view.hands[seat],
    )
    return owner, _plots_line(quarter.plots, quarter.posts)


def describe_quarter(view: View, seat: Seat) -> tuple[Msg, ...]:
    """One quarter by itself: its lines of the board, its points part by part, and every order that
    its owner has played."""
    quarter = view.city.quarters[seat]
    parts = tuple(_worth(part.label, part.points) for part in tally(seat, quarter).parts)
    orders = tuple(_worth(order_name(order), ORDERS[order].points) for order in quarter.used)
    used = msg("urbis-text-used", orders=orders) if orders else msg("urbis-picture-no-used")
    return (*_quarter_lines(view, seat), msg("urbis-text-parts", parts=parts), used)


def _worth(label: Msg, points: int) -> Msg:
    return msg("urbis-text-part", label=label, points=points)


def _orders_played(quarter: Quarter) -> str:
    """How many, and their points: ``3 (+5)``."""
    points = sum(ORDERS[order].points for order in quarter.used)
    return f"{len(quarter.used)} ({signed(points)})" if quarter.used else "0"


@lru_cache(MANY_PLOTS)
def _plots_line(plots: tuple[Plot, ...], posts: tuple[bool, ...]) -> Msg:
    built = tuple(_built(plot) for plot in plots if plot.building)
    free = " ".join(f"{_number(plot)}:{plot.cost}" for plot in plots if not plot.building)
    stand = [f"{post}{GUARDED if stands else ''}" for post, stands in enumerate(posts, start=1)]
    return msg(
        "urbis-text-plots" if posts else "urbis-text-plots-only",
        built=built or NOTHING,
        free=free or NONE,
        posts=" ".join(stand),
    )


def _number(plot: Plot) -> str:
    """``3``, with a guard ``3!``; an extra plot with the points of its card ``12*+2``."""
    extra = f"{EXTRA}{signed(ORDERS[plot.card].points)}" if plot.card else ""
    return f"{plot.number}{extra}{GUARDED if plot.guard else ''}"


@lru_cache(MANY_PLOTS)
def _built(plot: Plot) -> Msg:
    building = plot.building or ""
    name, points = building_name(building), BUILDINGS[building].points
    return msg("urbis-text-built", number=_number(plot), building=name, points=points)


# The last move, and the end


def _last_line(view: View) -> list[Msg]:
    places = tuple(place_name(place) for place in view.last)
    return [msg("urbis-text-last", places=places)] if places else []


def _end_lines(view: View) -> list[Msg]:
    """Why it is over; counted points are told part by part."""
    if view.stage is not Stage.OVER or view.ending is None:
        return []
    if view.ending is Ending.QUARTER and view.winner is not None:
        return [msg("urbis-won-by-quarter", who=who(view.winner))]
    sheets = " · ".join(_sheet(one) for one in tallies(view.city))
    labels = tuple(part.label for part in tallies(view.city)[0].parts)
    return [msg(f"urbis-ended-{view.ending}"), msg("urbis-text-sheet", parts=labels, sheets=sheets)]


def _sheet(counted: Tally) -> str:
    """``A +12 0 +5 −10``: the parts of one player's points."""
    parts = " ".join(signed(part.points) for part in counted.parts)
    return f"{LETTERS[counted.seat or 0].upper()} {parts}"


# What this eye alone sees


def _private_lines(view: View) -> list[Msg]:
    lines = []
    if view.hand:
        lines.append(msg("urbis-text-hand", cards=tuple(_hand_names(view))))
    if view.task and (shown := _shown(view, view.task)):
        off, keep, look = view.task.off, view.task.keep, view.task.look
        lines.append(msg("urbis-text-shown", shown=shown, off=off, keep=keep, look=look))
    return lines


def _shown(view: View, task: Task) -> tuple[Msg, ...]:
    """The buildings with their piles, or the orders, that this eye looks at."""
    tops = zip(task.piles, view.shown_buildings, strict=bool(view.shown_buildings))
    return (
        *(_top(PILE_NAMES[pile], building) for pile, building in tops),
        *(order_name(order) for order in view.shown_orders),
    )


def _top(place: str, building: str) -> Msg:
    return msg("urbis-text-top", place=place_name(place), building=building_name(building))


def _hand_names(view: View) -> list[Msg]:
    """The orders, and why one cannot be played now, as the picture of the hand says it."""
    if view.stage is Stage.OVER:
        return [order_name(order) for order in view.hand]
    return [
        order_name(card.order)
        if card.why_not is None
        else msg("urbis-text-idle-card", card=order_name(card.order), why=card.why_not)
        for card in hand_cards(view)
    ]
