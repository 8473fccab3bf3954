"""Urbis behind the interface of the house."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.choices import Draft, Step
from engine.core.game import Applied, End, Game, Outcome, Tally, Turn
from engine.core.options import Config
from engine.core.rng import Rng
from engine.core.seats import Eye, Seat
from engine.core.words import Msg
from engine.games.urbis import (
    choices,
    explanation,
    fallbacks,
    heuristic,
    hidden,
    preview,
    result,
    rules,
    score,
    words,
)
from engine.games.urbis.spec import SPEC
from engine.games.urbis.state import State
from engine.games.urbis.view import Stage, View


class Urbis(Game[State, View]):
    """What the house asks of a game, answered by the modules beside this one."""

    spec = SPEC
    state_type = State

    def setup(self, config: Config, rng: Rng) -> State:
        return rules.setup(config, rng)

    def turn(self, state: State) -> Turn | None:
        if state.stage is Stage.OVER:
            return None
        return Turn(state.stage, (state.asked,))

    def view(self, state: State, eye: Eye) -> View:
        return hidden.view(state, eye)

    def ask(self, view: View, draft: Draft) -> Step:
        return choices.ask(view, draft)

    def apply(self, state: State, seat: Seat, action: Draft, rng: Rng) -> Applied[State]:
        return rules.apply(state, seat, action, rng)

    def outcome(self, state: State) -> Outcome | None:
        return result.outcome(state)

    def preview(self, view: View, action: Draft) -> View:
        return preview.preview(view, action)

    def preview_end(self, view: View, action: Draft) -> End | None:
        return preview.preview_end(view, action)

    def explain(self, view: View, action: Draft) -> tuple[Msg, ...]:
        return explanation.explain(view, action)

    def score(self, view: View) -> tuple[Tally, ...]:
        return score.tallies(view.city)

    def heuristic(self, view: View, seat: Seat) -> float:
        return heuristic.heuristic(view, seat)

    def fallback(self, view: View) -> Draft:
        return fallbacks.fallback(view)

    def twin(self, state: State, eye: Eye, rng: Rng) -> State:
        return hidden.twin(state, eye, rng)

    def describe(self, view: View) -> tuple[Msg, ...]:
        return words.describe(view)

    def inventory(self, state: State) -> Mapping[str, int]:
        return result.inventory(state)
