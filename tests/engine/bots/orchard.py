"""A tiny game in which the greedy pick apples, and the patient plant a tree and eat of it.

Everyone in turn picks an apple (one point), plants, or, once they have a tree, harvests it for
``HARVEST`` points. A basket holds one hidden number that changes nothing.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from engine.core.choices import Done, OneOf, Option
from engine.core.game import Applied, End, Game, GameSpec, Outcome, Part, Tally, Turn
from engine.core.words import plain

HARVEST = 5
TURNS = 4


@dataclass(frozen=True)
class Orchard:
    """``trees`` says who has one; ``basket`` is hidden from everyone."""

    turn: int
    points: tuple[int, ...]
    trees: tuple[bool, ...]
    basket: int = 0


class Apples(Game[Orchard, Orchard]):
    spec = GameSpec("apples", 1, seats=(1, 2), minutes=1, credits="the house")
    state_type = Orchard

    def setup(self, config, rng):
        return Orchard(0, (0,) * config.seats, (False,) * config.seats, rng.below(100))

    def turn(self, state):
        seats = len(state.points)
        return None if state.turn == TURNS * seats else Turn("pick", (state.turn % seats,))

    def view(self, state, eye):
        return replace(state, basket=0)

    def ask(self, view, draft):
        if draft:
            return Done()
        ripe = view.trees[view.turn % len(view.points)]
        words = ("apple", "plant", *(("harvest",) if ripe else ()))
        return OneOf(plain("what?"), tuple(Option(word, plain(word)) for word in words))

    def apply(self, state, seat, action, rng):
        return Applied(self.preview(state, action), ())

    def preview(self, view, action):
        seat = view.turn % len(view.points)
        gain = {"apple": 1, "plant": 0, "harvest": HARVEST}[action[0]]
        tree = action[0] == "plant" or (view.trees[seat] and action[0] != "harvest")
        points = (*view.points[:seat], view.points[seat] + gain, *view.points[seat + 1 :])
        trees = (*view.trees[:seat], tree, *view.trees[seat + 1 :])
        return replace(view, turn=view.turn + 1, points=points, trees=trees)

    def preview_end(self, view, action):
        after = self.preview(view, action)
        if self.turn(after) is not None:
            return None
        most = max(after.points)
        return End(tuple(seat for seat, points in enumerate(after.points) if points == most))

    def explain(self, view, action):
        return (plain(action[0]),)

    def score(self, view):
        return tuple(
            Tally(seat, (Part(plain("apples"), points),)) for seat, points in enumerate(view.points)
        )

    def outcome(self, state):
        if self.turn(state) is not None:
            return None
        ranks = tuple(1 + sum(other > own for other in state.points) for own in state.points)
        return Outcome(ranks, plain("apples"), self.score(state))

    def twin(self, state, eye, rng):
        return replace(state, basket=rng.below(100))

    def describe(self, view):
        return ()

    def inventory(self, state):
        return {}
