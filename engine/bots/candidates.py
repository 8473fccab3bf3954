"""What a bot considers: the actions that its seat may choose from."""

from __future__ import annotations

from itertools import islice

from engine.core.choices import Done, Draft, answers, walk
from engine.core.game import AnyGame
from engine.core.rng import Rng


def candidates(game: AnyGame, view: object, most: int, rng: Rng) -> list[Draft]:
    """All actions that do something, or a fair sample where there are more than ``most``."""
    actions = (one for one in walk(game.ask, view) if not game.only_shows(view, one))
    found = list(islice(actions, most + 1))
    if len(found) > most:
        found = sample(game, view, most, rng)
    return found or [game.fallback(view)]


def sample(game: AnyGame, view: object, count: int, rng: Rng) -> list[Draft]:
    """At most so many random actions that do something, the same one never twice."""
    questions = Questions(game, view)
    drawn = [questions.random_action(rng) for _ in range(count)]
    found = dict.fromkeys(one for one in drawn if one and not game.only_shows(view, one))
    return list(found) or [game.fallback(view)]


class Questions:
    """The questions to one seat. Each is asked once, however many actions go through it."""

    def __init__(self, game: AnyGame, view: object) -> None:
        self._game, self._view = game, view
        self._known: dict[Draft, tuple[str, ...] | None] = {}

    def random_action(self, rng: Rng) -> Draft | None:
        """One random answer after the other; None where words must be typed."""
        draft: Draft = ()
        while (tokens := self._answers(draft)) is not None:
            if not tokens:
                return None
            draft = (*draft, rng.pick(tokens))
        return draft

    def _answers(self, draft: Draft) -> tuple[str, ...] | None:
        """The tokens that may follow; None where the draft is a whole action."""
        if draft not in self._known:
            step = self._game.ask(self._view, draft)
            self._known[draft] = None if isinstance(step, Done) else tuple(answers(step))
        return self._known[draft]
