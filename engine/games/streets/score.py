"""The money of every player, as a tally with its parts."""

from __future__ import annotations

from typing import Final

from engine.core.game import Part, Tally
from engine.core.seats import Seat
from engine.core.words import msg
from engine.games.streets.final_money import final_money
from engine.games.streets.table import Stage, Table
from engine.games.streets.tokens import bonus
from engine.games.streets.view import View

LABELS: Final = (
    msg("streets-part-streets"),
    msg("streets-part-final"),
    msg("streets-part-business"),
)


def score(view: View) -> tuple[Tally, ...]:
    """The money so far, and what the final scoring would bring now."""
    return tallies(view.table)


def tallies(table: Table) -> tuple[Tally, ...]:
    """The money of every person by what it was paid for. The Sneak has no seat."""
    rows = _rows(table)
    return tuple(Tally(seat, _parts(table, rows[seat])) for seat in range(table.seats))


def all_money(table: Table) -> list[int]:
    """What every player would have if it ended now, the Sneak included."""
    return [sum(row) for row in _rows(table)]


def _rows(table: Table) -> list[tuple[int, int, int]]:
    """Closed streets, the final scoring and the tokens, player by player."""
    if table.stage is Stage.OVER:
        return [(p.money - p.final - p.bonus, p.final, p.bonus) for p in table.players]
    final = final_money(table)
    return [(p.money, final[seat], _bonus(table, seat)) for seat, p in enumerate(table.players)]


def _bonus(table: Table, seat: Seat) -> int:
    return bonus(table.players, seat) if table.business else 0


def _parts(table: Table, row: tuple[int, int, int]) -> tuple[Part, ...]:
    parts = tuple([Part(label, points) for label, points in zip(LABELS, row, strict=True)])
    return parts if table.business else parts[:2]
