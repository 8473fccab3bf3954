"""Who wins and why, and the count of all pieces."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from engine.core.game import Outcome, Part, Tally
from engine.core.seats import Seat
from engine.core.words import Msg, msg
from engine.games.manhattan.pieces import BOX, FLOORS
from engine.games.manhattan.points import Standing, added, standing
from engine.games.manhattan.state import State
from engine.games.manhattan.view import Scored, Stage
from engine.kit.ranks import ranks


def outcome(state: State) -> Outcome | None:
    """The final ranks; a complete tie shares the victory."""
    if state.stage is not Stage.OVER:
        return None
    standings = [
        standing(state.plots, colours, scored_by(state, seat).points)
        for seat, colours in enumerate(state.table.colours)
    ]
    tallies = tuple(tally(seat, scored_by(state, seat)) for seat in range(len(state.choices)))
    return Outcome(ranks(standings), decided_by(standings), tallies)


def scored_by(state: State, seat: Seat) -> Scored:
    """The points of a player, in all their colours."""
    total = Scored()
    for colour in state.table.colours[seat]:
        total = added(total, state.scored[colour])
    return total


def tally(seat: Seat, scored: Scored) -> Tally:
    """The score sheet of one player."""
    parts = (
        Part(msg("manhattan-part-buildings"), scored.buildings),
        Part(msg("manhattan-part-cities"), scored.cities),
        Part(msg("manhattan-part-tallest"), scored.tallest),
    )
    return Tally(seat, parts)


def decided_by(standings: Sequence[Standing]) -> Msg:
    """The first thing in which the best player is ahead of all others."""
    best, second = sorted(standings, reverse=True)[:2]
    for index, reason in enumerate(("points", "tallest", "buildings")):
        if best[index] != second[index]:
            return msg(f"manhattan-won-by-{reason}")
    return msg("manhattan-won-together")


def inventory(state: State) -> Mapping[str, int]:
    """Every card by kind and every block by colour and height, wherever it lies."""
    cards = Counter(card for hand in state.cards.hands for card in hand)
    cards.update((*state.cards.pile, *state.cards.discard))
    blocks = Counter(block for stack in state.plots for block in stack)
    count = Counter({f"card {card}": number for card, number in cards.items()})
    for (colour, floors), number in blocks.items():
        count[f"{BOX.colours[colour]} {floors}"] += number
    for rows in (state.supplies, state.trays, state.forfeited):
        for colour, row in enumerate(rows):
            for floors, number in zip(FLOORS, row, strict=True):
                count[f"{BOX.colours[colour]} {floors}"] += number
    return count
