"""Looking ahead with what one player sees: the open table after an action, and its end."""

from __future__ import annotations

from dataclasses import replace

from engine.core.choices import Draft
from engine.core.game import End
from engine.core.seats import Seat
from engine.games.urbis.changes import gained, paid, with_building
from engine.games.urbis.city import City, complete_quarter
from engine.games.urbis.operations import FREE_DEEDS, carry
from engine.games.urbis.orders import Part, parts, played, touched
from engine.games.urbis.pending import find_ending, is_open, within_reach
from engine.games.urbis.pieces import BOX, BUILDINGS, PILE_NAMES, Op, seat_at
from engine.games.urbis.view import Ending, Stage, Task, View, winners
from engine.kit.rows import changed, without

Tasks = tuple[Task, ...]
"""Decisions that are still to be made, in their order."""

CHOSEN_LATER = {Op.MOVE: Stage.EVICT, Op.DISMISS: Stage.DISMISS, Op.DRAW: Stage.KEEP}
"""Effects of a building that its quarter's owner decides about, and where."""


def preview_end(view: View, action: Draft) -> End | None:
    """Nothing that is face down has a say in it, so an end that comes is always known."""
    after = preview(view, action)
    return End(winners(after)) if after.ending else None


def preview(view: View, action: Draft) -> View:
    """The table after this action; what is face down stays unknown."""
    match action:
        case ("draw",):
            task = Task(Stage.KEEP, view.me, look=BOX.draw.look, keep=BOX.draw.keep)
            return settled(view, (task,))
        case ("play", order, *chosen):
            return _played(view, order, tuple(chosen))
        case ("place", pile, at):
            return _placed(view, PILE_NAMES.index(pile), at)
        case ("keep", *orders):
            return settled(_kept(view, tuple(orders)), view.later)
        case ("income",):
            city = gained(view.city, view.me, view.income(view.me))
            return settled(replace(view, city=city), ())
        case ("guard" | "shift" | "move" | "dismiss", *places):
            city = _done(view, action[0], tuple(places))
            return settled(replace(view, city=city, last=tuple(places)), view.later)
        case ("skip",):
            return settled(view, view.later)
        case ("pass",):
            return settled(replace(view, passes=view.passes + 1), ())
        case _:
            return view


def settled(view: View, tasks: Tasks) -> View:
    """The table when somebody must decide again; or the end, if it comes before that."""
    winner = complete_quarter(view.city, view.on_turn)
    if winner is not None:
        return _over(view, Ending.QUARTER, winner)
    for task in tasks:
        if is_open(view.city, task, view.deck, view.hands[task.seat]):
            return view
        view = _all_taken(view, task) if task.stage is Stage.KEEP else view
    ending = find_ending(view.deck, view.piles, view.passes, len(view.hands))
    return _over(view, ending) if ending else view


def _over(view: View, ending: Ending, winner: Seat | None = None) -> View:
    return replace(view, stage=Stage.OVER, ending=ending, winner=winner, task=None, later=())


def _all_taken(view: View, task: Task) -> View:
    """The view where nothing is to be chosen: all orders go into the hand, if there is room."""
    task = within_reach(task, view.deck, view.hands[task.seat])
    return _cards_moved(view, task.seat, task.look if task.keep else 0)


def _cards_moved(view: View, seat: Seat, cards: int) -> View:
    """So many orders from the deck to a hand; a negative number goes back."""
    hands = changed(view.hands, seat, view.hands[seat] + cards)
    return replace(view, hands=hands, deck=view.deck - cards)


# Orders


def _played(view: View, order: str, chosen: tuple[str, ...]) -> View:
    hand, city = without(view.hand, order), played(view.city, view.me, order, chosen)
    after = replace(
        view,
        city=city,
        hand=hand,
        hands=changed(view.hands, view.me, len(hand)),
        last=touched(city, order, chosen),
    )
    tasks: Tasks = ()
    for part in parts(order, chosen):
        after, more = _finished(after, part)
        tasks += more
    return settled(after, tasks)


def _finished(view: View, part: Part) -> tuple[View, Tasks]:
    """The parts of an order that touch hidden cards."""
    operation, chosen = part
    match operation.op:
        case Op.BUILD | Op.BUILD_SEEN:
            return view, (Task(Stage.PLACE, view.me),)
        case Op.DRAW:
            look, keep = operation.look, operation.keep
            return view, (Task(Stage.KEEP, view.me, look=look, keep=keep),)
        case Op.DISCARD_OTHER:
            return _cards_moved(view, seat_at(chosen[0]), -1), ()
        case _:
            return view, ()


def _kept(view: View, orders: tuple[str, ...]) -> View:
    """The kept orders in hand; those that were looked at stay in sight, for their choice is what
    is tried."""
    count = view.task.keep if view.task else 0
    after = _cards_moved(view, view.me, count)
    return replace(after, hand=(*view.hand, *orders[:count]), under=orders[count:])


# Buildings and guards


def _placed(view: View, pile: int, at: str) -> View:
    """The building on its plot, the plot paid. A quarter that is complete wins before it acts."""
    if view.task is None:
        return view
    building = view.shown_buildings[view.task.piles.index(pile)]
    city = with_building(view.city, at, building)
    city = paid(city, view.me, max(0, city.plot(at).cost - view.task.off))
    piles = changed(view.piles, pile, view.piles[pile] - 1)
    after = replace(view, city=city, piles=piles, last=(at,), shown_buildings=())
    if complete_quarter(city, view.on_turn) is not None:
        return settled(after, ())
    after, tasks = _acted(after, at, building)
    return settled(after, (*view.later, *tasks))


def _acted(view: View, at: str, building: str) -> tuple[View, Tasks]:
    """What a new building does by itself, and what it lets its quarter's owner decide."""
    owner = seat_at(at)
    tasks: Tasks = (Task(Stage.ICON, owner, at),) * BUILDINGS[building].guards
    for operation in BUILDINGS[building].does:
        if stage := CHOSEN_LATER.get(operation.op):
            look, keep = operation.look, operation.keep
            tasks += (Task(stage, owner, at, look=look, keep=keep),)
        elif operation.op is Op.DISCARD:
            view = _cards_moved(view, owner, -min(1, view.hands[owner]))
        else:
            view = replace(view, city=carry(view.city, owner, operation, ()))
    return view, tasks


def _done(view: View, verb: str, places: tuple[str, ...]) -> City:
    """A hired guard is paid; what a new building allows is free."""
    cost = BOX.guard_cost if view.stage is Stage.ACT else 0
    return carry(paid(view.city, view.me, cost), view.me, FREE_DEEDS[verb], places)
