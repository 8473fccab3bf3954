"""Where everything lies: one quarter below the other, as large as the whole city allows."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from engine.games.urbis.pieces import LETTERS, is_post, plot_name, post_name, seat_at
from engine.games.urbis.view import View
from render.kit.layout import WIDTH, Box
from render.parts.skyline import HEIGHT as HEADER

EDGE = 14
RIM = 10
GAP = 6
BATTLEMENT = 13
BAR = 50
BETWEEN = 8
STRIP = 100
POST_WIDTH = 122
TOTAL_WIDTH = 100
PILE_WIDTH = 118
TOP = HEADER + 6


class Measure(NamedTuple):
    """So many plots abreast, so high, as long as the picture stays below this."""

    abreast: int
    tall: int
    most: int


MEASURES = (
    Measure(4, 112, 1200),
    Measure(5, 128, 1150),
    Measure(5, 104, 1300),
    Measure(6, 108, 1300),
    Measure(5, 88, 1450),
    Measure(6, 88, 1450),
    Measure(6, 76, 1640),
    Measure(6, 71, 1700),
    Measure(7, 71, 1760),
    Measure(7, 68, 9999),
)
"""From roomy to dense; the first that fits is taken."""

PRINTED_ABREAST = {10: (5, 6, 7), 12: (4, 6, 7)}
"""Which of them suit the printed plots of side A and of side B."""


@dataclass(frozen=True)
class QuarterPlan:
    """One quarter: the wall around it, the bar of its owner, and every plot by its name."""

    box: Box
    bar: Box
    plots: dict[str, Box]
    posts: dict[str, Box]


@dataclass(frozen=True)
class Plan:
    """The boxes of one picture. ``strip`` is where the supply lies, or the words of a preview."""

    size: tuple[int, int]
    common: Box
    quarters: tuple[QuarterPlan, ...]
    strip: Box
    piles: tuple[Box, ...]

    def place(self, place: str) -> Box | None:
        """Where a plot, a gate post, a quarter's owner or a pile is; None for a plot now gone."""
        if place.startswith("p"):
            return self.piles[int(place[1:]) - 1]
        quarter = self.quarters[seat_at(place)]
        if place in LETTERS:
            return quarter.bar
        return quarter.posts[place] if is_post(place) else quarter.plots.get(place)


def plan_for(view: View, strip: int = STRIP) -> Plan:
    """The plan of this city, with so much room for what lies below it, which moves no plot."""
    counts = [len(quarter.plots) for quarter in view.city.quarters]
    printed = sum(plot.card is None for plot in view.city.quarters[0].plots)
    measure = next(
        one
        for one in MEASURES
        if one.abreast in PRINTED_ABREAST[printed]
        and _height(counts, printed, one) + STRIP <= one.most
    )
    top, quarters = TOP, []
    for seat in view.city.seats:
        quarters.append(_quarter(view, seat, printed, measure, top))
        top = quarters[-1].box.bottom + BETWEEN
    below = Box(EDGE, top + EDGE - 4, WIDTH - 2 * EDGE, strip)
    size = (WIDTH, below.bottom + EDGE - 2)
    common = Box(0, HEADER, WIDTH, top - HEADER)
    return Plan(size, common, tuple(quarters), below, _piles(view, below))


def _height(counts: list[int], printed: int, measure: Measure) -> int:
    """All quarters together, with what is above and below them but for the strip."""
    each = BATTLEMENT + BAR + RIM + BETWEEN
    rows = sum(_rows(count, printed, measure.abreast) for count in counts)
    return TOP + len(counts) * each + rows * (measure.tall + GAP) + 2 * EDGE


def _rows(count: int, printed: int, abreast: int) -> int:
    return len({row for row, _ in _cells(count, printed, abreast)})


@lru_cache(maxsize=256)
def _cells(count: int, printed: int, abreast: int) -> tuple[tuple[int, int], ...]:
    """Row and column of every plot: printed ones in even rows, extra ones beside, then below."""
    per_row = min(abreast, printed // 2)
    rows = printed // per_row
    cells = [divmod(number, per_row) for number in range(printed)]
    beside = [(row, column) for column in range(per_row, abreast) for row in range(rows)]
    below = [divmod(number, abreast) for number in range(count)]
    return (*cells, *beside, *((rows + row, column) for row, column in below))[:count]


def _quarter(view: View, seat: int, printed: int, measure: Measure, top: int) -> QuarterPlan:
    quarter = view.city.quarters[seat]
    cells = _cells(len(quarter.plots), printed, measure.abreast)
    bar = Box(EDGE + RIM, top + BATTLEMENT, WIDTH - 2 * (EDGE + RIM), BAR)
    columns = Box(bar.x, bar.bottom + GAP, bar.width, measure.tall).columns(measure.abreast, GAP)
    plots = {
        plot_name(seat, plot.number): _lower(columns[column], row * (measure.tall + GAP))
        for plot, (row, column) in zip(quarter.plots, cells, strict=True)
    }
    bottom = max(box.bottom for box in plots.values()) + RIM
    box = Box(EDGE, top, WIDTH - 2 * EDGE, bottom - top)
    return QuarterPlan(box, bar, plots, _posts(bar, seat, len(quarter.posts)))


def _lower(box: Box, by: int) -> Box:
    return Box(box.x, box.y + by, box.width, box.height)


def _posts(bar: Box, seat: int, count: int) -> dict[str, Box]:
    left = bar.right - TOTAL_WIDTH - count * (POST_WIDTH + GAP)
    return {
        post_name(seat, post): Box(
            left + post * (POST_WIDTH + GAP), bar.y + 5, POST_WIDTH, BAR - 10
        )
        for post in range(count)
    }


def _piles(view: View, strip: Box) -> tuple[Box, ...]:
    step = PILE_WIDTH + 8
    return tuple(
        Box(strip.x + 12 + number * step, strip.bottom - STRIP + 10, PILE_WIDTH, STRIP - 20)
        for number in range(len(view.piles))
    )
