"""Setting up, and what every action does."""

from __future__ import annotations

from dataclasses import replace

from engine.core.choices import Draft
from engine.core.events import Event
from engine.core.game import Applied
from engine.core.options import Config
from engine.core.rng import Rng
from engine.core.seats import Seat
from engine.core.words import msg
from engine.kit.rows import changed, without
from tests.lamps import news
from tests.lamps.pieces import CARDS, HAND, Lamp
from tests.lamps.spec import ROUNDS
from tests.lamps.state import State
from tests.lamps.view import Stage


def setup(config: Config, rng: Rng) -> State:
    """Four cards for everyone; a campaign begins with the light of the episode before."""
    deck = rng.shuffled(CARDS)
    hands = [deck[seat * HAND : (seat + 1) * HAND] for seat in range(config.seats)]
    return State(
        stage=Stage.BID,
        round=1,
        rounds=int(config.value(ROUNDS)),
        team=config.on("team"),
        fog=config.on("fog"),
        before=int(config.carried or 0),
        hands=tuple(tuple(sorted(hand)) for hand in hands),
        bids=(0,) * config.seats,
        lighter=0,
        lamps=(),
        spent=(),
        shown=(),
    )


def apply(state: State, seat: Seat, action: Draft, rng: Rng) -> Applied[State]:
    """Carry out an action that is known to be legal."""
    match action:
        case ("bid", card):
            return bid(state, seat, int(card))
        case ("lamp", corner):
            lit = replace(state, stage=Stage.OIL, lamps=(*state.lamps, Lamp(corner, seat)))
            return Applied(lit, (news.lit(seat),))
        case ("oil", amount):
            lamp = replace(state.lamps[-1], oil=int(amount))
            return Applied(with_last(state, Stage.NAME, lamp), (Event(msg("oiled")),))
        case ("name", name):
            lamp = replace(state.lamps[-1], name=name)
            return Applied(with_last(state, Stage.SHOW, lamp), (Event(msg("named", name=name)),))
        case ("show", cards):
            shown = tuple(int(card) for card in cards.split("+") if card)
            return end_round(replace(state, shown=shown), rng)
    raise ValueError(f"no such action: {action}")


def with_last(state: State, stage: Stage, lamp: Lamp) -> State:
    """The next stage, with the newest lamp replaced by this one."""
    return replace(state, stage=stage, lamps=(*state.lamps[:-1], lamp))


def bid(state: State, seat: Seat, card: int) -> Applied[State]:
    """A secret bid; the last one opens them all, and the highest bidder lights a lamp."""
    bids = changed(state.bids, seat, card)
    state, told = replace(state, bids=bids), news.bid(seat, card)
    if not all(bids):
        return Applied(state, (told,))
    hands = tuple(without(hand, one) for hand, one in zip(state.hands, bids, strict=True))
    opened = replace(
        state,
        stage=Stage.LAMP,
        hands=hands,
        lighter=bids.index(max(bids)),
        spent=(*state.spent, *bids),
        bids=(0,) * len(bids),
    )
    return Applied(opened, (told, news.opened(bids)))


def end_round(state: State, rng: Rng) -> Applied[State]:
    """In fog the newest lamp may go out; after the last round the game is over."""
    told = Event(msg("shown"), reveals=bool(state.shown))
    stage = Stage.OVER if state.round == state.rounds else Stage.BID
    lamp = state.lamps[-1]
    if state.fog and rng.roll(2) == 1:
        lamp = replace(lamp, oil=0)
    return Applied(replace(with_last(state, stage, lamp), round=state.round + 1), (told,))
