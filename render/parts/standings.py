"""The rows of a final score: rank, name and points of each seat or of the team."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.game import Outcome, Tally
from engine.core.words import Msg, msg
from render.kit.theme import SeatStyle
from render.parts.people import name_of
from render.picture import Say

Styles = tuple[tuple[SeatStyle, ...], ...]


@dataclass(frozen=True)
class Row:
    """A seat, or the whole team."""

    rank: str
    first: bool
    seats: tuple[SeatStyle, ...]
    name: str
    tally: Tally | None


def table_rows(outcome: Outcome, styles: Styles, say: Say) -> list[Row]:
    """The team, if there is one; otherwise every seat, best first."""
    teams = [tally for tally in outcome.tallies if tally.seat is None]
    if teams:
        all_styles = tuple(style for own in styles for style in own)
        name = say(msg("picture-final-team")) if len(styles) > 1 else name_of(0, say)
        return [Row("", outcome.won is True, all_styles, name, teams[0])]
    tallies = {tally.seat: tally for tally in outcome.tallies}
    order = sorted(range(len(outcome.ranks)), key=lambda seat: (outcome.ranks[seat], seat))
    winners = outcome.winners()
    return [
        Row(
            str(outcome.ranks[seat]),
            seat in winners,
            styles[seat],
            name_of(seat, say),
            tallies.get(seat),
        )
        for seat in order
    ]


def part_labels(tallies: tuple[Tally, ...]) -> tuple[Msg, ...]:
    """What points were paid for, each once, in the order of the tallies."""
    labels: list[Msg] = []
    for tally in tallies:
        labels += [part.label for part in tally.parts if part.label not in labels]
    return tuple(labels)
