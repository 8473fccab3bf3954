"""What comes to mind at a glance: for players in games that bots imagine."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from heapq import nlargest

from engine.core.choices import Draft
from engine.games.sprawlopolis.candidates import fitting, placement
from engine.games.sprawlopolis.choices import places_for
from engine.games.sprawlopolis.glance import (
    Guess,
    ground_at,
    guess_for,
    guessed,
    largest_groups,
    own_of,
    worth_of,
)
from engine.games.sprawlopolis.heuristic import open_end
from engine.games.sprawlopolis.loops import LOOPING_LANES, closing
from engine.games.sprawlopolis.pieces import Card, Laid
from engine.games.sprawlopolis.terms import Level
from engine.games.sprawlopolis.view import Stage, View


def ideas(view: View, most: int) -> list[Draft]:
    """The placements of cards in hand that promise most at a glance; none in other stages."""
    if view.stage is not Stage.PLAY or view.eye not in view.asked:
        return []
    cards = (view.revealed,) if view.revealed else view.hand
    if view.terms.two_cities:
        # What was fitted to one city told no better than this for two, and takes longer.
        return fitting(view, "play", cards, most)
    return [placement("play", new) for _, new in nlargest(most, _placements(view, cards))]


def _placements(view: View, cards: Sequence[Card]) -> Iterator[tuple[float, Laid]]:
    """Every placement with its guess. The placement breaks ties: one view gives one answer."""
    city, guess = view.city, _guess(view)
    open_to = {card: places_for(view, card) for card in cards}
    corners = {corner for places in open_to.values() for corner in places}
    largest = largest_groups(city)
    worth = {one: worth_of(guess, ground_at(city, largest, one)) for one in corners}
    loops = closing(city) if LOOPING_LANES in view.terms.conditions else {}
    for card, places in open_to.items():
        for corner, turns in places.items():
            for turn in turns:
                new = Laid(card, corner, turn)
                yield guessed(worth[corner], own_of(card, turn)) + loops.get(new, 0), new


def _guess(view: View) -> Guess:
    """What is worth how much at this table, in steps, so that it can be remembered."""
    best = view.sheets[0].best_zone if view.terms.level is Level.HARD else None
    return guess_for(view.terms, best, round(open_end(view), 1))
