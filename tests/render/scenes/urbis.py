"""Urbis, crowded with what is hard to draw."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from engine.core.seats import Eye, Seen
from engine.games.urbis.city import City, Plot, Quarter, guard_places, new_quarter, payable_plots
from engine.games.urbis.pieces import BOX, LETTERS, ORDERS, Side, plot_name, seat_at
from engine.games.urbis.view import Ending, Stage, Task, View
from render.kit.theme import Theme
from render.painter import NO_MARKS, Marks, paint_detail
from render.picture import Picture, Say
from render.pictures.panel import Change, Panel, paint_panel
from tests.render.painting import Paint, board, hand

KEY = "urbis"
BUILDINGS = tuple(building.key for building in BOX.buildings)
LONG = ("smugglers", "surveyors", "orphanage", "lookout", "watchtower", "garden", "clock")
CARDS = ("orchard", "gate", "lot", "pier", "marsh", "close")
USED = ("levy", "bonfire", "iron", "feast", "subsidy", "tribute")
HAND = ("levy", "orchard", "exchange", "great-census", "chancery", "tribute")


def with_plot(table: City, place: str, **change: object) -> City:
    """The city with one plot changed; a guard comes from the supply or returns to it."""
    seat, number = seat_at(place), int(place[1:])
    plots = tuple(
        plot._replace(**change) if plot.number == number else plot
        for plot in table.quarters[seat].plots
    )
    return with_quarter(table, seat, plots=plots)


def with_quarter(table: City, seat: int, **change: object) -> City:
    quarters = list(table.quarters)
    quarters[seat] = replace(quarters[seat], **change)
    standing = sum(one.guards for one in quarters)
    return replace(table, quarters=tuple(quarters), guards=BOX.guards - standing)


def with_extra(table: City, seat: int, card: str) -> City:
    plots = table.quarters[seat].plots
    extra = Plot(plots[-1].number + 1, ORDERS[card].plot_cost or 0, card)
    return with_quarter(table, seat, plots=(*plots, extra))


def quarter(seat: int, side: Side) -> Quarter:
    """The board of a seat with its coins and used orders: from none to plenty."""
    posts = ((True, False), (False, False), (True, True))[seat % 3][: BOX.gates[side]]
    fresh = new_quarter(BOX.boards[seat].key, side)
    coins = (0, 9, 23, 12, 5, 31)[seat]
    return replace(fresh, posts=posts, coins=coins, used=USED[: seat * 2])


def city(seats: int, side: Side = Side.A, gaps: int = 3, extra: int = 2, most: int = 99) -> City:
    """Long names first; every so-manieth plot is free, and there are so many extra plots each."""
    found = City(side, tuple(quarter(seat, side) for seat in range(seats)), 31, 15)
    for seat in range(seats):
        for card in (CARDS * 2)[seat : seat + min(extra, seat)]:
            found = with_extra(found, seat, card)
    names = [
        plot_name(seat, plot.number) for seat in range(seats) for plot in found.quarters[seat].plots
    ]
    rest = (*LONG, *(building for building in BUILDINGS if building not in LONG))
    taken = [name for at, name in enumerate(names) if at % gaps != 1][:most]
    for at, (name, building) in enumerate(zip(taken, rest, strict=False)):
        found = with_plot(found, name, building=building)
        if at % 7 == 3:
            found = with_plot(found, name, guard=True)
    return found


def view(seats: int, eye: Eye = None, stage: Stage = Stage.ACT, table: City | None = None) -> View:
    table = table or city(seats)
    return View(
        eye=eye,
        stage=stage,
        city=table,
        turn=27,
        on_turn=1,
        task=None if stage in (Stage.ACT, Stage.OVER) else Task(stage, 1, at="b3", piles=(1,)),
        hands=(3, 6, 0, 4, 1, 5)[:seats],
        deck=31,
        piles=(10, 7, 3, 1, 0)[: BOX.piles[seats]],
        passes=0,
        last=("b3", "ag1") if table.side is Side.A else ("b3",),
        ending=Ending.PILES if stage is Stage.OVER else None,
        winner=None,
        hand=() if eye is None else HAND,
    )


def panel(position: View, shown: Panel, theme: Theme, say: Say) -> Picture:
    return paint_panel(KEY, Seen(position, position.eye), shown, theme, say, "")


def dotted(places: list[str]) -> Marks:
    """While quarters are chosen, places have no numbers."""
    return Marks(tuple((place, "") for place in places))


def numbered(places: list[str]) -> Marks:
    return Marks(tuple((place, str(at)) for at, place in enumerate(places, start=1)))


def quarter_in_large(position: View, seat: int, theme: Theme, say: Say) -> Picture:
    seen = Seen(position, position.eye)
    picture = paint_detail(KEY, seen, LETTERS[seat], theme, say, "")
    assert picture is not None
    return picture


EARLY = view(2, table=city(2, most=4))
PLACING = replace(view(4, 1, Stage.PLACE), shown_buildings=("smugglers",))
COMPARING = replace(
    view(3, 1, Stage.PLACE, city(3, Side.B)),
    shown_buildings=("palace", "surveyors", "prison"),
    task=Task(Stage.PLACE, 1, piles=(0, 1, 2), off=3),
)
KEEPING = replace(
    view(5, 1, Stage.KEEP, city(5, Side.B)),
    hand=HAND[:4],
    shown_orders=("watch", "gate", "timber", "lean-years"),
    task=Task(Stage.KEEP, 1, look=4, keep=2),
)
COMPLETE = replace(
    view(2, stage=Stage.OVER, table=city(2, Side.B, gaps=99)), ending=Ending.QUARTER, winner=1
)
BUILT = replace(view(4, 1), city=with_plot(city(4), "a2", building="smugglers"))
GUARDED = replace(
    view(6, 1), city=with_quarter(with_plot(city(6), "a1", guard=True), 1, posts=(True, False))
)
PLACED = replace(BUILT, last=("a2",))
LAID = replace(view(5, 1), city=with_extra(city(5), 3, "close"), last=("d13",))
MANY = guard_places(city(6))[:20]
CHANGES = (Change("Ø", -5, -2), Change("bartholomew_the_great", 17, 14))
SCENES: dict[str, Paint] = {
    "two": partial(board, KEY, EARLY, NO_MARKS),
    "four": partial(board, KEY, view(4), NO_MARKS),
    "six": partial(board, KEY, view(6, table=city(6, gaps=6)), NO_MARKS),
    "six-on-side-b": partial(board, KEY, view(6, table=city(6, Side.B)), NO_MARKS),
    "ended": partial(board, KEY, view(5, stage=Stage.OVER), NO_MARKS),
    "complete": partial(board, KEY, COMPLETE, NO_MARKS),
    "placing": partial(board, KEY, PLACING, numbered(payable_plots(PLACING.city, 5))),
    "comparing": partial(board, KEY, COMPARING, numbered(["p1", "p2", "p3"])),
    "guarding": partial(board, KEY, view(6, 1), numbered(guard_places(city(6)))),
    "choosing-a-quarter": partial(board, KEY, view(3, 1), numbered(["a", "b", "c"])),
    "ghost": partial(board, KEY, BUILT, Marks(ghost=("a2",))),
    "ghost-of-guards": partial(board, KEY, GUARDED, Marks(ghost=("a1", "bg1"))),
    "panel-placing": partial(
        panel, PLACING, Panel(numbered(payable_plots(PLACING.city, 3)[:9]), "smugglers")
    ),
    "panel-guarding": partial(panel, view(6, 1), Panel(numbered(sorted(MANY)), "guard")),
    "panel-quarters": partial(
        panel, view(6, 1), Panel(dotted(payable_plots(city(6), 4)), "surveyors")
    ),
    "panel-owners": partial(panel, view(4, 1), Panel(dotted(["a", "c", "d"]), "audit")),
    "panel-pile": partial(panel, view(5, 1), Panel(Marks(ghost=("p2",)))),
    "panel-placed": partial(panel, PLACED, Panel(Marks(ghost=("a2",)), changes=CHANGES)),
    "panel-laid": partial(panel, LAID, Panel(piece="close")),
    "hand": partial(hand, KEY, view(4, 1)),
    "hand-placing": partial(hand, KEY, COMPARING),
    "hand-keeping": partial(hand, KEY, KEEPING),
    "quarter": partial(quarter_in_large, view(3, 0), 2),
}
