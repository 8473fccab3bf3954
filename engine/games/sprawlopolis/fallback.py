"""The safe action for a seat whose owner is away."""

from __future__ import annotations

from collections.abc import Iterator
from heapq import nlargest
from typing import Final

from engine.core.choices import Draft, walk
from engine.games.sprawlopolis.choices import ask, places_for, roadwork_to_lay
from engine.games.sprawlopolis.fitting import fit, rim, surroundings
from engine.games.sprawlopolis.pieces import Card, Laid
from engine.games.sprawlopolis.preview import preview
from engine.games.sprawlopolis.rotation import TURN_TOKENS
from engine.games.sprawlopolis.score import score
from engine.games.sprawlopolis.view import Stage, View
from engine.kit.grid import cell_name
from engine.kit.viewer import seat_of

LOOKED_AT_CLOSELY: Final = 16
"""Of all placements the stand-in counts so many in full: those that fit their neighbours best."""


def fallback(view: View) -> Draft:
    """The action that is worth most now, among the placements that fit their neighbours."""
    match view.stage:
        case Stage.PLAY if view.eye in view.asked:
            cards = (view.revealed,) if view.revealed else view.hand
            return _best(view, _fitting(view, "play", cards))
        case Stage.PLAY:
            return _best(view, _fitting(view, "lay", roadwork_to_lay(view, seat_of(view))))
        case Stage.DRAWN:
            return _best(view, _fitting(view, "lay", (view.drawn,)))
        case Stage.LAST_CALL:
            own = view.seats[seat_of(view)].roadwork
            return _best(view, [*_fitting(view, "lay", own), ("keep",)])
        case _:
            return _best(view, list(walk(ask, view)))


def _best(view: View, actions: list[Draft]) -> Draft:
    return max(actions, key=lambda action: _worth(view, action))


def _worth(view: View, action: Draft) -> tuple[bool, int]:
    """The team's points after it; in a duel, no loss for the rival, then one's own lead."""
    before, after = score(view), score(preview(view, action))
    rivals = [at for at, one in enumerate(after) if one.seat not in (None, view.eye)]
    harmless = all(after[at].points >= before[at].points for at in rivals)
    signs = [-1 if at in rivals else 1 for at in range(len(after))]
    return harmless, sum(sign * one.points for sign, one in zip(signs, after, strict=True))


def _fitting(view: View, verb: str, cards: tuple[Card, ...]) -> list[Draft]:
    """The placements that look best at a glance, as whole actions."""
    found = nlargest(LOOKED_AT_CLOSELY, _placements(view, cards))
    return [(verb, new.card, cell_name(new.cell), TURN_TOKENS[new.turned]) for _, new in found]


def _placements(view: View, cards: tuple[Card, ...]) -> Iterator[tuple[int, Laid]]:
    """Every placement with its fit. The placement breaks ties: one view gives one answer."""
    open_to = {card: places_for(view, card) for card in cards}
    corners = {corner for places in open_to.values() for corner in places}
    beyond = {corner: surroundings(view.city, corner) for corner in corners}
    for card, places in open_to.items():
        for corner, turns in places.items():
            for turn in turns:
                yield fit(rim(card, turn), beyond[corner]), Laid(card, corner, turn)
