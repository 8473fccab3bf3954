"""What one pair of eyes sees of the table. No field here could hold another seat's secret."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from engine.core.seats import Eye, Seat
from engine.games.streets.pieces import Kind
from engine.games.streets.plan import Plan, Street
from engine.games.streets.table import City, Group, Player, Stage, Table
from engine.kit.grid import Cell, Side


@dataclass(frozen=True)
class View:
    """The open table, then what only this eye sees: the faces of its ``hand``.

    ``stack`` is how many tiles are left to draw and ``back`` the kind of the top one. Alone, the
    stack lies face up: ``top`` is the tile that the Sneak takes or you draw next. ``sneak_backs``
    are the kinds of the Sneak's last tiles while they lie face down. ``removed`` are the kinds of
    the tiles that left the game at the start. ``asked`` is who is waited for.
    """

    eye: Eye
    table: Table
    asked: tuple[Seat, ...]
    stack: int
    back: Kind | None
    removed: tuple[Kind, ...]
    top: str | None = None
    sneak_backs: tuple[Kind, ...] = ()
    hand: tuple[str, ...] = ()

    @property
    def stage(self) -> Stage:
        """What the table is waiting for."""
        return self.table.stage

    @property
    def active(self) -> Seat:
        """Whose turn it is; the Sneak's, possibly."""
        return self.table.active

    @property
    def players(self) -> tuple[Player, ...]:
        """All players in the order of play; alone, the second is the Sneak."""
        return self.table.players

    @property
    def city(self) -> City:
        """The buildings by their cells."""
        return self.table.city()

    @property
    def plan(self) -> Plan:
        """Where each road lies."""
        return self.table.plan()

    @property
    def streets(self) -> tuple[Street, ...]:
        """Every street with its cells, its ends and whether these are blocked."""
        return self.table.ground().streets

    @property
    def placements(self) -> Mapping[Cell, tuple[Side, ...]]:
        """Every cell that may be built on, with the sides on which the road may lie."""
        return self.table.ground().placements

    @property
    def group(self) -> Group | None:
        """The people who are being told where to go."""
        moving = self.table.moving
        return moving[0] if moving and self.stage is Stage.MOVE else None

    @property
    def counted(self) -> Street | None:
        """The closed street whose income is being settled, if there is one."""
        waiting = self.table.streets
        if not waiting or self.stage is Stage.ORDER:
            return None
        return next(street for street in self.streets if waiting[0] in street.cells)
