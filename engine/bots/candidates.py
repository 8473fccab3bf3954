"""What a bot considers: the actions that its seat may choose from."""

from __future__ import annotations

from itertools import islice

from engine.core.choices import Ask, Done, Draft, Step, V, answers, walk
from engine.core.game import AnyGame
from engine.core.rng import Rng


def candidates(game: AnyGame, view: object, most: int, rng: Rng) -> list[Draft]:
    """All actions, or a fair sample where there are more than ``most``."""
    found = list(islice(walk(game.ask, view), most + 1))
    if len(found) > most:
        found = sample(game, view, most, rng)
    return found or [game.fallback(view)]


def sample(game: AnyGame, view: object, count: int, rng: Rng) -> list[Draft]:
    """So many random actions, the same one never twice."""
    drawn = [random_action(game.ask, view, rng) for _ in range(count)]
    found = dict.fromkeys(action for action in drawn if action is not None)
    return list(found) or [game.fallback(view)]


def random_action(ask: Ask[V], view: V, rng: Rng) -> Draft | None:
    """One random answer after the other; None where words must be typed."""
    draft: Draft = ()
    while not isinstance(step := ask(view, draft), Done):
        tokens = _tokens(step)
        if not tokens:
            return None
        draft = (*draft, rng.pick(tokens))
    return draft


def _tokens(step: Step) -> tuple[str, ...]:
    return tuple(answers(step))
