"""Setting up, and what every action does."""

from __future__ import annotations

from dataclasses import replace

from engine.core.choices import Draft
from engine.core.game import Applied
from engine.core.options import Config
from engine.core.rng import Rng
from engine.core.seats import Seat
from engine.games.yourgame import news
from engine.games.yourgame.pieces import BOX, CARDS, Building
from engine.games.yourgame.spec import ROUNDS
from engine.games.yourgame.state import State
from engine.kit.rows import changed, without


def setup(config: Config, rng: Rng) -> State:
    """Everyone is dealt a hand in secret."""
    deck = rng.shuffled(CARDS)
    starts = [seat * BOX.hand for seat in range(config.seats)]
    hands = tuple(tuple(sorted(deck[start : start + BOX.hand])) for start in starts)
    aside = tuple(deck[BOX.hand * config.seats :])
    return State(rounds=int(config.value(ROUNDS)), ply=0, hands=hands, aside=aside)


def apply(state: State, seat: Seat, action: Draft, _: Rng) -> Applied[State]:
    """Carry out an action that is known to be legal. There is no chance after the deal."""
    match action:
        case ("build", card, plot):
            return build(state, seat, Building(plot, seat, int(card)))
    raise ValueError(f"no such action: {action}")


def build(state: State, seat: Seat, building: Building) -> Applied[State]:
    """A card leaves the hand and stands on a plot, for all to see."""
    hands = changed(state.hands, seat, without(state.hands[seat], building.card))
    after = replace(state, ply=state.ply + 1, hands=hands, built=(*state.built, building))
    return Applied(after, (news.built(building),))
