"""A tiny game in which the greedy pick apples, and the patient plant a tree and eat of it.

Everyone in turn picks an apple (one point), plants, or, once they have a tree, harvests it for
``HARVEST`` points. A basket holds one hidden number that changes nothing.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial

from engine.core.choices import Done, OneOf, Option
from engine.core.game import Applied, End, Game, GameSpec, Outcome, Part, Tally, Turn, first_action
from engine.core.words import plain
from engine.kit.ranks import leaders, ranks
from engine.kit.rows import changed

HARVEST = 5
TURNS = 4


@dataclass(frozen=True)
class Orchard:
    """``trees`` says who has one; ``basket`` is hidden from everyone."""

    turn: int
    points: tuple[int, ...]
    trees: tuple[bool, ...]
    basket: int = 0


def setup(config, rng):
    return Orchard(0, (0,) * config.seats, (False,) * config.seats, rng.below(100))


def turn(state):
    seats = len(state.points)
    return None if state.turn == TURNS * seats else Turn("pick", (state.turn % seats,))


def view(state, eye):
    return replace(state, basket=0)


def ask(view, draft):
    if draft:
        return Done()
    ripe = view.trees[view.turn % len(view.points)]
    words = ("apple", "plant", *(("harvest",) if ripe else ()))
    return OneOf(plain("what?"), tuple(Option(word, plain(word)) for word in words))


def apply(state, seat, action, rng):
    return Applied(preview(state, action), ())


def preview(view, action):
    seat = view.turn % len(view.points)
    gain = {"apple": 1, "plant": 0, "harvest": HARVEST}[action[0]]
    tree = action[0] == "plant" or (view.trees[seat] and action[0] != "harvest")
    points = changed(view.points, seat, view.points[seat] + gain)
    trees = changed(view.trees, seat, tree)
    return replace(view, turn=view.turn + 1, points=points, trees=trees)


def preview_end(view, action):
    after = preview(view, action)
    if turn(after) is not None:
        return None
    return End(leaders(after.points))


def explain(view, action):
    return (plain(action[0]),)


def score(view):
    return tuple(
        Tally(seat, (Part(plain("apples"), points),)) for seat, points in enumerate(view.points)
    )


def outcome(state):
    if turn(state) is not None:
        return None
    return Outcome(ranks(state.points), plain("apples"), score(state))


def twin(state, eye, rng):
    return replace(state, basket=rng.below(100))


def describe(view):
    return ()


def inventory(state):
    return {}


APPLES = Game(
    spec=GameSpec("apples", 1, seats=(1, 2), minutes=1, credits="Boroughs"),
    state_type=Orchard,
    setup=setup,
    turn=turn,
    view=view,
    ask=ask,
    apply=apply,
    outcome=outcome,
    preview=preview,
    preview_end=preview_end,
    explain=explain,
    score=score,
    fallback=partial(first_action, ask),
    twin=twin,
    describe=describe,
    inventory=inventory,
)
