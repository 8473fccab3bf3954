"""A few actions that look good at a glance, and what one of them would be worth."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from heapq import nlargest
from typing import Final

from engine.core.choices import Draft
from engine.games.sprawlopolis.choices import places_for
from engine.games.sprawlopolis.fitting import fit, rim, surroundings
from engine.games.sprawlopolis.loops import LOOPING_LANES, closing
from engine.games.sprawlopolis.pieces import Card, Laid
from engine.games.sprawlopolis.preview import preview
from engine.games.sprawlopolis.rotation import TURN_TOKENS
from engine.games.sprawlopolis.score import score
from engine.games.sprawlopolis.view import View
from engine.kit.grid import cell_name

LOOP_SECTION: Final = 3
"""How well a card fits for each section of a road that it makes a loop, where loops pay: as well as
for two blocks of one kind side by side."""


def fitting(view: View, verb: str, cards: Sequence[Card], most: int) -> list[Draft]:
    """The placements of these cards that fit their neighbours best, as whole actions."""
    found = nlargest(most, _placements(view, cards))
    return [placement(verb, new) for _, new in found]


def placement(verb: str, new: Laid) -> Draft:
    """The whole action of laying this card there."""
    return verb, new.card, cell_name(new.cell), TURN_TOKENS[new.turned]


def best(view: View, actions: Sequence[Draft]) -> Draft:
    """The one that is worth most right after it; the first of them, where several are."""
    return max(actions, key=lambda action: worth(view, action))


def worth(view: View, action: Draft) -> tuple[bool, int]:
    """The team's points after it; in a duel, no loss for the rival, then one's own lead."""
    before, after = score(view), score(preview(view, action))
    rivals = [at for at, one in enumerate(after) if one.seat not in (None, view.eye)]
    harmless = all(after[at].points >= before[at].points for at in rivals)
    signs = [-1 if at in rivals else 1 for at in range(len(after))]
    return harmless, sum(sign * one.points for sign, one in zip(signs, after, strict=True))


def _placements(view: View, cards: Sequence[Card]) -> Iterator[tuple[int, Laid]]:
    """Every placement with its fit. The placement breaks ties: one view gives one answer."""
    open_to = {card: places_for(view, card) for card in cards}
    corners = {corner for places in open_to.values() for corner in places}
    beyond = {corner: surroundings(view.city, corner) for corner in corners}
    loops = closing(view.city) if LOOPING_LANES in view.terms.conditions else {}
    for card, places in open_to.items():
        for corner, turns in places.items():
            for turn in turns:
                new = Laid(card, corner, turn)
                section = LOOP_SECTION * loops.get(new, 0)
                yield fit(rim(card, turn), beyond[corner]) + section, new
