"""Positions made by hand. Seat 0 is on turn; quarters get the boards in the order of the box."""

from dataclasses import replace

from engine.core.actions import legal
from engine.core.match import Match
from engine.core.options import Config
from engine.core.rng import Rng
from engine.games.urbis import GAME
from engine.games.urbis.changes import with_building, with_extra_plot, with_guard
from engine.games.urbis.city import City, new_quarter
from engine.games.urbis.orders import hand_cards
from engine.games.urbis.pieces import BOX, BUILDINGS, COINS, DECK, ORDERS, Side, seat_at
from engine.games.urbis.state import State

PLAIN_PILES = (("fountain", "clock"), ("avenue", "aqueduct"))
"""Buildings that do nothing but bring points."""


HARMLESS = tuple(key for key, piece in BUILDINGS.items() if not piece.does and not piece.guards)


def city(seats=3, side="a", coins=5, extra=(), **places):
    """``city(a1="palace", b3="bank!", ag1="!")``: a bang is a guard.

    ``extra`` are orders with their quarter, laid before anything is built: ``("lot", "b")``.
    """
    side = Side(side)
    quarters = tuple(
        replace(new_quarter(board.key, side), coins=coins) for board in BOX.boards[:seats]
    )
    made = City(side, quarters, COINS - seats * coins, BOX.guards)
    for card, letter in extra:
        made = with_extra_plot(made, seat_at(letter), card, ORDERS[card].plot_cost)
    for place, standing in places.items():
        if building := standing.rstrip("!"):
            made = with_building(made, place, building)
        if standing.endswith("!"):
            made = with_guard(made, place, True)
    return made


def purses(made, *coins):
    """The same city with these coins; the rest is in the treasury."""
    quarters = tuple(replace(q, coins=c) for q, c in zip(made.quarters, coins, strict=True))
    return replace(made, quarters=quarters, treasury=COINS - sum(coins))


def table(made=None, hand=(), hands=None, deck=None, piles=PLAIN_PILES, **changes):
    """A table at the beginning of a turn of seat 0, who holds ``hand``."""
    made = made or city()
    hands = hands or (tuple(hand), *((),) * (len(made.quarters) - 1))
    deck = DECK[:20] if deck is None else tuple(deck)
    state = State(made, tuple(map(tuple, hands)), deck, piles, (), turn=1, on_turn=0)
    return replace(state, **changes)


def act(state, text, seat=0, dice=1):
    """The state after a move, which must be legal."""
    return applied(state, text, seat, dice).state


def applied(state, text, seat=0, dice=1):
    turn = GAME.turn(state)
    assert turn.seats == (seat,), f"{turn.seats} are asked, not {seat}"
    action = legal(GAME.ask, GAME.view(state, seat), tuple(text.split()))
    return GAME.apply(state, seat, action, Rng(b"dice", dice))


def answers(state, *draft, seat=0):
    """The tokens that may follow."""
    return [option.token for option in GAME.ask(GAME.view(state, seat), draft).options]


def why_not(state, order, seat=0):
    """The key of the reason, without its beginning; None if the order can be played."""
    cards = {card.order: card.why_not for card in hand_cards(GAME.view(state, seat))}
    reason = cards[order]
    return None if reason is None else reason.key.removeprefix("urbis-why-")


def coins(state):
    return [quarter.coins for quarter in state.city.quarters]


def incomes(state):
    return [state.city.income(seat) for seat in state.city.seats]


def points(state):
    return [tally.points for tally in GAME.score(GAME.view(state, None))]


def match_of(state):
    return Match(GAME, Config(len(state.hands)), 0, b"s" * 16, state)


def full(letter, side="a", leave=()):
    """Places for ``city``: a whole quarter of harmless buildings, but for some numbers."""
    count = 10 if side == "a" else 12
    numbers = [number for number in range(1, count + 1) if number not in leave]
    return {f"{letter}{number}": HARMLESS[number - 1] for number in numbers}
