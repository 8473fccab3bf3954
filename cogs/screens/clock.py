"""What a board says and offers about time and absence. Pure: nothing is looked up here."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator

from cogs.ui import limits
from cogs.ui.custom_id import Op, Press
from cogs.ui.widgets import Button, Style
from engine.core.seats import Seat
from engine.core.words import Msg, msg, plain, who
from locales import Speaker
from tables.status import TableStatus
from tables.table import Table
from tables.time.arithmetic import moment

VOTE_ROW, TIME_ROW, SEAT_ROW = 1, 2, 3
MOST = limits.BUTTONS_IN_A_ROW


def people(table: Table, seats: Iterable[Seat], standing: TableStatus) -> tuple[Msg, ...]:
    """Those who are called, as Discord calls them; those who have muted the game are only named."""
    here = {row.seat: row.user for row in table.present}
    wanted = [seat for seat in sorted(seats) if seat in here]
    return tuple(
        who(seat) if here[seat] in standing.muted else plain(f"<@{here[seat]}>") for seat in wanted
    )


def seated(table: Table) -> frozenset[Seat]:
    """Every seat of this table."""
    return frozenset(row.seat for row in table.seats)


def called(table: Table, standing: TableStatus, seats: Collection[Seat]) -> tuple[int, ...]:
    """Whom a call to these seats pings: the people who play there themselves and have not muted
    the game."""
    users = [row.user for row in table.present if row.seat in seats and row.user is not None]
    return tuple(user for user in users if user not in standing.muted)


def answered(table: Table) -> tuple[Msg, ...]:
    """Those who have answered a question that all answer together, each with a tick."""
    turn = table.shown().match.turn
    if turn is None or not turn.together:
        return ()
    here = [row.seat for row in table.seats if row.left_at is None]
    return tuple(msg("ui-answered", who=who(seat)) for seat in here if seat not in turn.seats)


def time_lines(table: Table, standing: TableStatus) -> Iterator[Msg]:
    """Until when there is time, or that the clock stands still; and what the table is asked."""
    if standing.paused:
        yield msg("time-paused")
    else:
        yield from _until(standing)
    if standing.wish and standing.voters:
        away = tuple(map(who, sorted(standing.voters)))
        asked = people(table, standing.voters, standing) or away
        yield msg("time-vote", people=asked, wish=standing.wish)


def _until(standing: TableStatus) -> Iterator[Msg]:
    dues = {wait.due for wait in standing.waits}
    if len(dues) == 1 and None not in dues:
        yield msg("time-until", until=moment(min(due for due in dues if due)))
        return
    for wait in standing.waits:
        if wait.due is None:
            yield msg("time-still", who=who(wait.seat))
        else:
            yield msg("time-until-person", who=who(wait.seat), until=moment(wait.due))


def time_buttons(table: Table, standing: TableStatus, say: Speaker) -> tuple[Button, ...]:
    """The answers to a wish, more time for those who are late, and the seats that are open."""
    votes = [(Op.AGREE, Style.GOOD), (Op.OBJECT, Style.DANGER)] if standing.voters else []
    answers = (
        Button(Press(op, table.id), say(msg(f"ui-{op}")), style, VOTE_ROW) for op, style in votes
    )
    return (
        *answers,
        *(_seat_button(table, Op.TIME, seat, say) for seat in standing.late[:MOST]),
        *(_seat_button(table, Op.TAKE, row.seat, say) for row in standing.open[:MOST]),
    )


def _seat_button(table: Table, op: Op, seat: Seat, say: Speaker) -> Button:
    row = TIME_ROW if op is Op.TIME else SEAT_ROW
    label = limits.cut(say(msg(f"time-{op}", who=who(seat))), limits.BUTTON_LABEL)
    return Button(Press(op, table.id, 0, str(seat)), label, Style.PLAIN, row)
