"""What one seat is asked of one view, the present one or one that is still to come."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from engine.core.actions import legal
from engine.core.choices import Draft, Step, accept, advance
from engine.core.game import End, Game, Guard, Tally
from engine.core.seats import Private, Seen
from engine.core.words import Msg

V = TypeVar("V")


@dataclass(frozen=True)
class Preview(Generic[V]):
    """A tentative action: the table as it would be, the points before and after, what else there
    is to say of it, the end of the game if it is sure to come, the action as a sentence, and what
    must be read before it. ``money``: the points are money.
    """

    seen: Seen[V, Private]
    before: tuple[Tally, ...]
    after: tuple[Tally, ...]
    told: tuple[Msg, ...] = ()
    end: End | None = None
    sentence: Msg | None = None
    guard: Guard | None = None
    money: bool = False


@dataclass(frozen=True)
class Prospect(Generic[V]):
    """A view with the questions that its game asks of it. Nothing here knows a state."""

    game: Game[Any, V]
    seen: Seen[V, Private]

    def ask(self, draft: Draft = ()) -> tuple[Draft, Step]:
        """The next question past those that have a default, and the draft up to it."""
        return advance(self.game.ask, self.seen.view, draft)

    def walked(self, draft: Draft) -> Draft:
        """The draft with every token in its proper spelling; Refused if one is no answer."""
        walked: Draft = ()
        for token in draft:
            walked = (*walked, accept(self.game.ask(self.seen.view, walked), token))
        return walked

    def preview(self, action: Draft) -> Preview[V]:
        """What this action would do, as far as its seat can know; Refused if it is not legal."""
        game, view = self.game, self.seen.view
        action = legal(game.ask, view, action)
        later = game.preview(view, action)
        before, after = game.score(view), game.score(later)
        told, end = game.explain(view, action), game.preview_end(view, action)
        sentence = game.sentence(view, action) if game.sentence is not None else None
        guard, money = game.guard(view, action), game.spec.money
        seen: Seen[V, Private] = Seen(later, self.seen.eye)
        return Preview(seen, before, after, told, end, sentence, guard, money)


AnyProspect = Prospect[object]
"""A prospect of a game whose types the caller does not know."""
