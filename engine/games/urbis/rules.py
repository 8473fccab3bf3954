"""The course of the game: setting up, the five actions, and the end of a turn."""

from __future__ import annotations

from engine.core.choices import Draft
from engine.core.game import Applied
from engine.core.options import Config
from engine.core.rng import Rng
from engine.core.seats import Seat
from engine.games.urbis import news
from engine.games.urbis.changes import gained, paid, with_guard
from engine.games.urbis.city import City, complete_quarter, new_quarter
from engine.games.urbis.drawing import random_discard
from engine.games.urbis.orders import Part, parts, touched
from engine.games.urbis.orders import played as laid
from engine.games.urbis.pending import find_ending
from engine.games.urbis.pieces import (
    BOX,
    BUILDINGS,
    COINS,
    DECK,
    PILE_NAMES,
    Op,
    Side,
    seat_at,
)
from engine.games.urbis.placing import Told, look, look_at_all
from engine.games.urbis.spec import SIDE
from engine.games.urbis.state import State
from engine.games.urbis.targets import Chosen
from engine.games.urbis.tasks import answer, settle
from engine.games.urbis.view import Ending, Stage, Task
from engine.kit.frozen import altered
from engine.kit.rows import changed, without

# Setting up


def setup(config: Config, rng: Rng) -> State:
    """A random board, five coins and three orders for everyone; chance says who goes first."""
    seats = config.seats
    city = new_city(seats, Side(str(config.value(SIDE))), rng)
    deck, dealt = rng.shuffled(DECK), seats * BOX.start_hand
    buildings, used = rng.shuffled(tuple(BUILDINGS)), BOX.piles[seats] * BOX.pile_size
    return State(
        city=city,
        hands=tuple(deck[at : at + BOX.start_hand] for at in range(0, dealt, BOX.start_hand)),
        deck=deck[dealt:],
        piles=tuple(buildings[at : at + BOX.pile_size] for at in range(0, used, BOX.pile_size)),
        left_out=buildings[used:],
        turn=1,
        on_turn=rng.below(seats),
    )


def new_city(seats: int, side: Side, rng: Rng) -> City:
    """All coins in the treasury but those dealt, all guards in the supply."""
    boards = [board.key for board in rng.shuffled(BOX.boards)[:seats]]
    city = City(side, tuple(new_quarter(board, side) for board in boards), COINS, BOX.guards)
    for seat in city.seats:
        city = gained(city, seat, BOX.start_coins)
    return city


# The course of a move


def apply(state: State, seat: Seat, action: Draft, rng: Rng) -> Applied[State]:
    """Carry out an action that is known to be legal, and find out what is to be decided next."""
    state, told = answer(state, action, rng) if state.tasks else act(state, seat, action, rng)
    state, more = conclude(state)
    return Applied(state, (*told, *more))


def conclude(state: State) -> Told:
    """A complete quarter wins at once; otherwise the next decision, or the next turn."""
    winner = complete_quarter(state.city, state.on_turn)
    if winner is not None:
        state = altered(state, ending=Ending.QUARTER, winner=winner, tasks=())
        return state, (news.simply("quarter-complete", winner),)
    state, told = settle(state)
    if state.tasks:
        return state, told
    state, more = end_turn(state)
    return state, (*told, *more)


def end_turn(state: State) -> Told:
    """The points are counted when deck or piles are empty or all have passed in a row."""
    seats = len(state.hands)
    if ending := find_ending(len(state.deck), [*map(len, state.piles)], state.passes, seats):
        return altered(state, ending=ending), (news.ended(ending),)
    following = (state.on_turn + 1) % seats
    return altered(state, turn=state.turn + 1, on_turn=following), ()


# The five actions


def act(state: State, seat: Seat, action: Draft, rng: Rng) -> Told:
    """One of the five actions, or passing for want of any."""
    passes, state = state.passes, altered(state, passes=0, last=())
    match action:
        case ("draw",):
            task = Task(Stage.KEEP, seat, look=BOX.draw.look, keep=BOX.draw.keep)
            return altered(state, tasks=(task,)), ()
        case ("play", order, *chosen):
            return play(state, seat, order, tuple(chosen), rng)
        case ("build", pile):
            return look(state, seat, PILE_NAMES.index(pile))
        case ("guard", place):
            return hire(state, seat, place)
        case ("income",):
            return take_income(state, seat)
        case ("pass",):
            return altered(state, passes=passes + 1), (news.simply("passes", seat),)
    raise ValueError(f"no such action: {action}")


def hire(state: State, seat: Seat, place: str) -> Told:
    """Pay five, post a guard."""
    city = with_guard(paid(state.city, seat, BOX.guard_cost), place, True)
    event = news.hired(seat, place, state.city)
    return altered(state, city=city, last=(place,)), (event,)


def take_income(state: State, seat: Seat) -> Told:
    """The own income, or all that is left in the treasury."""
    city = gained(state.city, seat, state.city.income(seat))
    coins, total = state.city.treasury - city.treasury, city.quarters[seat].coins
    return altered(state, city=city), (news.took_income(seat, coins, total),)


def play(state: State, seat: Seat, order: str, chosen: Chosen, rng: Rng) -> Told:
    """The card leaves the hand first; then its parts are carried out in order."""
    before = state.city
    hands = changed(state.hands, seat, without(state.hands[seat], order))
    city = laid(before, seat, order, chosen)
    state = altered(state, city=city, hands=hands, last=touched(city, order, chosen))
    told = [news.played(seat, order)]
    carried = list(parts(order, chosen))
    for part in carried:
        told += news.done(before, seat, *part)
    told += news.balance(before, city)
    for part in carried:
        state, more = finish(state, seat, part, rng)
        told += more
    return state, tuple(told)


def finish(state: State, seat: Seat, part: Part, rng: Rng) -> Told:
    """The parts of an order that touch hidden cards."""
    operation, chosen = part
    match operation.op:
        case Op.BUILD:
            return look(state, seat, PILE_NAMES.index(chosen[0]), operation.n)
        case Op.BUILD_SEEN:
            return look_at_all(state, seat, operation.n)
        case Op.DRAW:
            task = Task(Stage.KEEP, seat, look=operation.look, keep=operation.keep)
            return altered(state, tasks=(*state.tasks, task)), ()
        case Op.DISCARD_OTHER:
            return random_discard(state, seat_at(chosen[0]), rng)
        case _:
            return state, ()
