"""The safe action for somebody who is away: it takes nothing from anybody."""

from __future__ import annotations

from engine.core.choices import Draft, walk
from engine.core.seats import Seat
from engine.games.urbis.choices import ask, ask_action
from engine.games.urbis.pieces import BUILDINGS, LETTERS, ORDERS, PILE_NAMES, plot_name, post_name
from engine.games.urbis.preview import preview
from engine.games.urbis.view import Stage, View

RICH = 10
"""With so many coins the fallback builds, or pays a guard and can still build."""


def fallback(view: View) -> Draft:
    """Guard the own gates with what can be spared, take income, build when rich; do harm only where
    nothing else can be done.
    """
    match view.stage:
        case Stage.ACT:
            return _quiet_action(view)
        case Stage.PLACE:
            return _kindest_place(view)
        case Stage.KEEP:
            best_first = sorted(view.shown_orders, key=lambda order: -ORDERS[order].points)
            return ("keep", *best_first)
        case Stage.ICON if view.city.guards and (places := _own_guard_places(view)):
            return "guard", places[0]
        case _:
            return ("skip",)


def _quiet_action(view: View) -> Draft:
    verbs = {option.token for option in ask_action(view).options}
    rich = view.city.quarters[view.me].coins >= RICH
    if "guard" in verbs and (rich or _ends_soon(view)) and (posts := _own_empty_posts(view)):
        return "guard", posts[0]
    if "build" in verbs and rich:
        return _build(view)
    for verb in ("income", "draw"):
        if verb in verbs:
            return (verb,)
    return _build(view) if "build" in verbs else _kindest_action(view)


def _ends_soon(view: View) -> bool:
    """Whether this may be the last turn at which a guard can still spare the points of a gate."""
    return sum(view.piles) <= len(view.city.seats)


def _build(view: View) -> Draft:
    fullest = max(range(len(view.piles)), key=lambda pile: view.piles[pile])
    return "build", PILE_NAMES[fullest]


def _kindest_action(view: View) -> Draft:
    """An order or a guard that hurts nobody else, if there is one."""
    actions = walk(ask, view)
    first = next(actions)
    if not harms(view, first):
        return first
    return next((action for action in actions if not harms(view, action)), first)


def harms(view: View, action: Draft) -> bool:
    """Whether anybody else would have less than before, or somebody else would win at once."""
    after = preview(view, action)
    others = [seat for seat in view.city.seats if seat != view.me]
    if after.winner in others:
        return True
    return any(
        new < old
        for seat in others
        for old, new in zip(_holdings(view, seat), _holdings(after, seat), strict=True)
    )


def _holdings(view: View, seat: Seat) -> tuple[int, ...]:
    """What somebody can be robbed of; a free plot more is one step further from a whole quarter."""
    quarter = view.city.quarters[seat]
    return (
        view.score(seat).points,
        quarter.coins,
        view.income(seat),
        view.hands[seat],
        quarter.guards,
        -len(quarter.free),
    )


def _own_empty_posts(view: View) -> list[str]:
    posts = view.city.quarters[view.me].posts
    return [post_name(view.me, post) for post, stands in enumerate(posts) if not stands]


def _own_guard_places(view: View) -> list[str]:
    """Empty posts of the own gates first, then the own buildings, the best of them first."""
    plots = view.city.quarters[view.me].plots
    worth = {
        plot_name(view.me, plot.number): BUILDINGS[plot.building].points
        for plot in plots
        if plot.building and not plot.guard
    }
    return [*_own_empty_posts(view), *sorted(worth, key=lambda place: -worth[place])]


# Where a building goes


def _kindest_place(view: View) -> Draft:
    """The best building where it hurts nobody else; then at home, then on the cheaper plot."""
    actions = list(walk(ask, view))
    tops = zip(view.task.piles if view.task else (), view.shown_buildings, strict=True)
    points = {PILE_NAMES[pile]: BUILDINGS[building].points for pile, building in tops}
    best = max(points, key=lambda pile: points[pile])
    placings = [action for action in actions if action[1] == best]
    return max(placings, key=lambda action: _kindness(view, action[2], harms(view, action)))


def _kindness(view: View, place: str, harmful: bool) -> tuple[bool, bool, bool, int]:
    home = place[0] == LETTERS[view.me]
    wins = home and len(view.city.quarters[view.me].free) == 1
    return wins, not harmful, home, -view.city.plot(place).cost
