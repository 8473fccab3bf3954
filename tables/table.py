"""One table as the archive holds it: its row, its people, and the match they play."""

from __future__ import annotations

import logging
from dataclasses import dataclass, replace

from db import daily, games, seats, steps
from db.archive import Archive
from db.games import Game, Status
from db.seats import Seat as SeatRow
from db.steps import LogRow
from engine.catalog import find
from engine.core import codec
from engine.core.errors import Refused
from engine.core.game import AnyGame
from engine.core.match import AnyMatch, load
from engine.core.options import Config, Value
from engine.core.seats import Seat
from engine.core.words import Msg, msg, typed, who
from locales import StandIn

log = logging.getLogger(__name__)


def person(row: SeatRow) -> Msg:
    """The name on this seat; a number in its place where the person was forgotten."""
    return typed(row.name) if row.name else msg("former-player", number=row.seat + 1)


@dataclass(frozen=True)
class Position:
    """Where a match stands, with the row of the log that brought it here."""

    match: AnyMatch
    step: LogRow


@dataclass(frozen=True)
class Table:
    """A lobby, or a game with its match. A ``sealed`` one is played from a seed that others play
    from, too: until it is opened, it shows its seed to nobody and itself to its players alone."""

    row: Game
    seats: tuple[SeatRow, ...]
    position: Position | None
    sealed: bool = False

    @property
    def id(self) -> int:
        return self.row.id

    @property
    def game(self) -> AnyGame:
        """The rules that are played here."""
        return find(self.row.game)

    @property
    def options(self) -> dict[str, Value]:
        """What the lobby has chosen."""
        return codec.load_options(self.row.options)

    @property
    def prepared(self) -> Config | None:
        """What a lobby has to keep to, as the next episode of a campaign does."""
        if self.row.status is not Status.LOBBY or self.row.config is None:
            return None
        return codec.load_config(self.row.config)

    @property
    def room(self) -> tuple[int, int]:
        """How many people it takes, and how many it holds."""
        prepared = self.prepared
        return (prepared.seats, prepared.seats) if prepared else self.game.spec.seats

    @property
    def names(self) -> tuple[str, ...]:
        """The names by seat; where a bot stands in for a person, as a ``StandIn``."""
        return tuple(StandIn(row.name) if row.user and row.bot else row.name for row in self.seats)

    @property
    def vacant(self) -> frozenset[Seat]:
        """The seats whose people have left; Boroughs plays them."""
        return frozenset(seat.seat for seat in self.seats if seat.left_at is not None)

    @property
    def present(self) -> tuple[SeatRow, ...]:
        """The people who play themselves: not bots, not those who have left, not those for whom
        a bot stands in."""
        return tuple(row for row in self.holders if row.bot is None)

    @property
    def holders(self) -> tuple[SeatRow, ...]:
        """The people whose seats these are, also those for whom a bot stands in; not those who
        have left."""
        return tuple(row for row in self.seats if row.user is not None and row.left_at is None)

    def seat_of(self, user: int) -> Seat | None:
        """Where this person sits, if they do."""
        return next((s.seat for s in self.seats if s.user == user and s.left_at is None), None)

    def seat_needed(self, user: int) -> Seat:
        """Where this person sits. Refused if they do not sit here."""
        seat = self.seat_of(user)
        if seat is None:
            raise Refused("refused-not-seated")
        return seat

    def told_by(self, user: int) -> Msg:
        """Who did something, as the log tells it: by seat or by role. A name in the log would
        outlast the wish to be forgotten."""
        seat = self.seat_of(user)
        return msg("in-charge") if seat is None else who(seat)

    def lobby_needed(self) -> None:
        """Refused once the game has started, or was called off."""
        if self.row.status is Status.CANCELLED:
            raise Refused("refused-cancelled")
        if self.row.status is not Status.LOBBY:
            raise Refused("refused-already-started")

    def shown(self) -> Position:
        """The match as it stands or ended, for showing it; a lobby has none."""
        if self.position is None:
            raise Refused("refused-not-started")
        return self.position

    def match_needed(self) -> Position:
        """The match and its step. Refused where no game is being played."""
        if self.row.status is Status.CANCELLED:
            raise Refused("refused-cancelled")
        if self.row.status is Status.OVER:
            raise Refused("refused-game-over")
        return self.shown()

    def open_needed(self) -> None:
        """Refused while the table is sealed: what is asked for would tell others what they are
        still to play."""
        if self.sealed:
            raise Refused("refused-sealed")


def with_seat(table: Table, sitting: SeatRow) -> Table:
    """The table with this row in place of what its seat was before."""
    people = tuple(sitting if row.seat == sitting.seat else row for row in table.seats)
    return replace(table, seats=people)


async def read_table(database: Archive, table_id: int) -> Table:
    """The table, read in one moment of the archive. Refused where there is none, and where it
    cannot be read: then it is parked."""
    queries = games.finding(table_id), seats.finding(table_id), steps.finding_latest(table_id)
    seal = daily.finding_seal(table_id)
    game, people, latest, sealed = await database.fetch_each(*queries, seal)
    row = games.found(game)
    if row is None:
        raise Refused("refused-no-such-game")
    try:
        position = _position(row, steps.found_latest(latest))
    except Refused:
        raise
    except Exception as error:
        # A damaged state may break anything that looks at it, and must not break other tables.
        log.warning("parked table=%s", table_id, exc_info=error)
        await _park(database, table_id)
        raise Refused("refused-parked") from None
    return _readable(Table(row, tuple(seats.found(people)), position, bool(sealed)))


def _position(row: Game, step: LogRow | None) -> Position | None:
    if step is None or row.config is None or row.seed is None:
        return None
    config = codec.load_config(row.config)
    match = load(find(row.game), config, row.seed, step.ply, step.state)
    if match.turn is None and match.outcome is None:
        raise codec.Unreadable("neither somebody's turn nor over")
    match.public()
    return Position(match, step)


def _readable(table: Table) -> Table:
    if table.row.status is Status.PARKED:
        raise Refused("refused-parked")
    return table


async def _park(database: Archive, table_id: int) -> None:
    await games.park(database, table_id)
