"""The prepared moves of one person, each on the table as it would be then. Reads, changes nothing.

Everything here follows from what its owner sees: their view, and their own list.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from db import drafts, orders, standing_answers
from db.orders import Order
from engine.core.actions import legal
from engine.core.ahead import Ahead, StandingQuestion
from engine.core.choices import Draft
from engine.core.errors import Refused, Stale
from engine.core.game import AnyGame
from engine.core.prospect import AnyProspect, Prospect
from engine.core.seats import Private, Seat, Seen
from tables.context import Context
from tables.holding import Held
from tables.play.question import AHEAD, Question, question_of, unpacked
from tables.table import Table

MOST: Final = 5
"""So many moves can be prepared at one table."""


@dataclass(frozen=True)
class Prepared:
    """A prepared move, and the table before it; None where it would not be possible then."""

    order: Order
    prospect: AnyProspect | None

    @property
    def action(self) -> Draft:
        """The whole action."""
        return unpacked(self.order.action)

    @property
    def question(self) -> Question | None:
        """The move as its panel would show it before Confirm."""
        if self.prospect is None:
            return None
        return question_of(self.prospect, self.order.seat, self.action, AHEAD)


@dataclass(frozen=True)
class Outlook:
    """What one person has prepared, and the question that could be prepared next. Where there is
    none, ``why_not`` says why."""

    seat: Seat
    moves: tuple[Prepared, ...]
    following: Ahead[object] | None
    why_not: Refused | None
    standing: tuple[StandingQuestion, ...] = ()
    answers: tuple[tuple[str, str], ...] = ()

    @property
    def held(self) -> Held | None:
        """Why the list waits for its owner, if it does."""
        why = next((one.order.held for one in self.moves if one.order.held), "")
        return Held(why) if why else None

    def next_prospect(self, game: AnyGame) -> AnyProspect:
        """The question that could be prepared next; Refused where there is none."""
        if self.following is None:
            raise self.why_not or Refused("refused-nothing-ahead")
        return Prospect(game, Seen(self.following.view, self.seat))


async def look_ahead(context: Context, table: Table, user: int) -> Outlook:
    """What this person has prepared at a table. Refused where no game runs and to those who do not
    sit there; ``Stale`` to those who are asked now, for they can move."""
    match, seat = table.match_needed().match, table.seat_needed(user)
    if match.turn is not None and seat in match.turn.seats:
        raise Stale("refused-ahead-asked")
    rows = await orders.of_person(context.database, table.id, seat, user)
    given = await standing_answers.of_person(context.database, table.id, seat, user)
    moves, following, why_not = laid_out(table.game, match.seen_by(seat), rows)
    standing = table.game.standing_questions(match.seen_by(seat).view)
    return Outlook(seat, moves, following, why_not, standing, tuple(given.items()))


def laid_out(
    game: AnyGame, seen: Seen[object, Private], rows: Sequence[Order]
) -> tuple[tuple[Prepared, ...], Ahead[object] | None, Refused | None]:
    """These moves, each on the table that the one before would leave, and the question after the
    last of them; or why there is none."""
    moves, view = list[Prepared](), seen.view
    for number, row in enumerate(rows):
        try:
            ahead = game.ahead(view)
            action = legal(game.ask, ahead.view, unpacked(row.action))
        except Refused:
            moves += [Prepared(one, None) for one in rows[number:]]
            return tuple(moves), None, Refused("refused-ahead-broken", number=number + 1)
        moves.append(Prepared(row, Prospect(game, Seen(ahead.view, seen.eye))))
        if game.preview_end(ahead.view, action) is not None:
            moves += [Prepared(one, None) for one in rows[number + 1 :]]
            return tuple(moves), None, Refused("refused-ahead-end")
        view = game.preview(ahead.view, action)
    return tuple(moves), *_following(game, view, len(rows))


def _following(
    game: AnyGame, view: object, count: int
) -> tuple[Ahead[object] | None, Refused | None]:
    if count >= MOST:
        return None, Refused("refused-ahead-full", most=MOST)
    try:
        return game.ahead(view), None
    except Refused as refused:
        return None, refused


async def question_ahead(context: Context, table: Table, user: int) -> Question:
    """The question that this person prepares an answer to, with what they have chosen so far.
    Refused as ``look_ahead`` is, and where nothing more can be prepared."""
    outlook = await look_ahead(context, table, user)
    prospect = outlook.next_prospect(table.game)
    row = await drafts.find(context.database, table.id, outlook.seat)
    draft = unpacked(row.tokens) if row is not None and row.opened == AHEAD else ()
    return question_of(prospect, outlook.seat, draft, AHEAD)


async def why_held(context: Context, table: Table, seat: Seat) -> Held | None:
    """Why the prepared moves of whoever sits here were not played, if they wait for them."""
    user = table.seats[seat].user
    rows = await orders.of_person(context.database, table.id, seat, user) if user else []
    return Held(rows[0].held) if rows and rows[0].held else None
