"""What one person sees of their table, as data for the page: words, pictures and what to press."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Any

from engine.core.choices import Counts, Draft
from engine.core.seats import PUBLIC
from engine.core.words import Msg, msg, who
from render.painter import NO_MARKS
from render.picture import Picture
from tables import outbox
from tables.ending import end_first
from tables.play import act, undo
from tables.play.question import Question
from tables.processes import Urgency
from tables.status import TableStatus, status_of
from tables.time.arithmetic import moment
from web.asking import question_told
from web.looking import POINTS, kept, points_name
from web.painting import TouchPicture, show_counts, show_piece, touch_board, touch_end, touch_hand
from web.services import Services
from web.sight import glance_of
from web.touching import BOARD, HAND, Asking, Json, askings, marks_of, rows_of, touches_of
from web.visitor import Visitor

NEWS_STEPS, MOST_NEWS = 60, 6
"""The newest lines out of so many entries of the log."""


@dataclass(frozen=True)
class Painted:
    """The pictures of a screen; those that there is no use for are None."""

    board: TouchPicture[Any]
    hand: TouchPicture[Any] | None = None
    piece: Picture[Any] | None = None
    counts: Picture[Any] | None = None


async def screen_of(services: Services, visitor: Visitor) -> Json:
    """All that this person sees now. Refused where no game is laid out yet."""
    table = visitor.table
    match = table.shown().match
    if match.outcome is None and visitor.seat is not None and visitor.seat in table.row.asked:
        asked = await act.ask_at(services.context, visitor.session.user, table)
        return {
            **await _frame(services, visitor, asked.question.draft),
            **await _asked(services, visitor, asked.question),
        }
    painted = await _watched(services, visitor)
    return {
        **await _frame(services, visitor),
        **_shown(services, visitor, painted),
        **NOTHING_ASKED,
    }


NOTHING_ASKED: Json = {"question": None, "touches": [], "rows": []}


async def _frame(services: Services, visitor: Visitor, draft: Draft = ()) -> Json:
    """What stands around every screen: the table, its news, and for whom it waits."""
    table, say = visitor.table, visitor.say
    news = visitor.say_all(await _news(services, visitor))
    over = table.row.ended_at is not None
    standing = await status_of(services.context, table)
    return {
        "sight": glance_of(table, visitor.seat, draft, standing).name,
        "locale": visitor.locale,
        "theme": visitor.theme.name,
        "title": say(Msg(f"{table.game.spec.key}-name")),
        "me": table.seats[visitor.seat].name if visitor.seat is not None else "",
        "news": news[1:] if over else news,
        "waiting": news[:1] if over else _waiting(visitor, standing),
        "wish": _wish(visitor, standing),
        "undo": await _undo(services, visitor),
        "said": _said(visitor),
    }


async def _news(services: Services, visitor: Visitor) -> tuple[Msg, ...]:
    """The newest lines in the order of their happening; those that tell the end come first."""
    eye = visitor.seat if visitor.seat is not None else PUBLIC
    since = max(0, visitor.table.row.rev - NEWS_STEPS)
    told = await outbox.news(services.context, visitor.table.id, eye, since)
    return tuple(end_first(told[-MOST_NEWS:]))


def _said(visitor: Visitor) -> dict[str, str]:
    """The words of the page itself."""
    me = visitor.seat
    words = {
        "confirm": msg("ui-confirm"),
        "back": msg("ui-back"),
        "take": msg("web-take"),
        "less": msg("web-less"),
        "more": msg("web-more"),
        "whole": msg("web-whole"),
        "board": msg("web-board"),
        "hand": msg("ui-hand"),
        "words": msg("ui-text"),
        "you": msg("web-you", who=who(me)) if me is not None else msg("web-watching"),
        "watching": msg("web-watching"),
        "everywhere": msg("web-everywhere"),
        "lost": msg("web-lost"),
        "parts": msg("ui-detail"),
        "before": msg("web-before"),
        "after": msg("web-after"),
        "now": msg("web-now"),
        "past": msg("web-past"),
        "history": msg("ui-history"),
    }
    return {name: visitor.say(words) for name, words in words.items()}


def _waiting(visitor: Visitor, standing: TableStatus) -> list[str]:
    """Who is asked, and until when there is time."""
    table, say = visitor.table, visitor.say
    turn = table.shown().match.turn
    if turn is None or table.row.ended_at is not None:
        return []
    others = tuple(who(seat) for seat in sorted(table.row.asked) if seat != visitor.seat)
    stage = Msg(f"{table.game.spec.key}-stage-{turn.stage}")
    lines = [say(msg("web-waiting", people=others, stage=stage))] if others else []
    own = [wait.due for wait in standing.waits if wait.seat == visitor.seat and wait.due]
    lines += [say(msg("time-until", until=moment(due))) for due in own]
    return lines + ([say(msg("time-paused"))] if standing.paused else [])


def _wish(visitor: Visitor, standing: TableStatus) -> Json | None:
    """What the table is asked to agree to, and the two answers of those who are asked; None where
    nothing is asked for."""
    if not standing.wish or not standing.voters:
        return None
    say, people = visitor.say, tuple(who(seat) for seat in sorted(standing.voters))
    answers = {"agree": say(msg("ui-agree")), "object": say(msg("ui-object"))}
    return {
        "text": say(msg("time-vote", people=people, wish=standing.wish)),
        "answers": answers if visitor.seat in standing.voters else None,
    }


async def _undo(services: Services, visitor: Visitor) -> str:
    """What the button says that takes one's latest move back; empty where there is none."""
    if visitor.seat is None or visitor.table.row.ended_at is not None:
        return ""
    words = await undo.offer(services.context, visitor.table, visitor.seat)
    return visitor.say(words) if words is not None else ""


# While somebody is asked


async def _asked(services: Services, visitor: Visitor, question: Question) -> Json:
    asked = askings(question)
    painted = await _painted(services, visitor, question, asked)
    places = {BOARD: painted.board.places}
    if painted.hand is not None:
        places[HAND] = painted.hand.places
    return {
        **_shown(services, visitor, painted),
        "question": await question_told(services, visitor, question, asked),
        "touches": list(touches_of(asked, places, visitor.say)),
        "rows": list(rows_of(asked, places, visitor.say)),
    }


async def _painted(
    services: Services, visitor: Visitor, question: Question, asked: tuple[Asking, ...]
) -> Painted:
    """All pictures of this question, painted beside each other."""
    key, look = visitor.table.game.spec.key, (visitor.theme, visitor.say)
    seen = question.preview.seen if question.preview is not None else question.seen
    marks = marks_of(question, asked)
    paint, now = services.paint, Urgency.LOOKED_AT

    async def counts() -> Picture[Any] | None:
        if not isinstance(question.step, Counts):
            return None
        given = (question.seen, question.piece, question.step.start)
        return await paint(now, show_counts, key, *given, *look)

    async def piece() -> Picture[Any] | None:
        if not question.piece or question.preview is not None:
            return None
        return await paint(now, show_piece, key, question.seen, question.piece, *look)

    return Painted(
        *await asyncio.gather(
            paint(now, touch_board, key, seen, marks, *look),
            paint(now, touch_hand, key, question.seen, *look),
            piece(),
            counts(),
        )
    )


# While nobody asks this person


async def _watched(services: Services, visitor: Visitor) -> Painted:
    """The table as this person sees it, and after the end the final score."""
    table, seat = visitor.table, visitor.seat
    match, key, look = table.shown().match, table.game.spec.key, (visitor.theme, visitor.say)
    paint, now = services.paint, Urgency.LOOKED_AT
    if match.outcome is not None:
        return Painted(await paint(now, touch_end, key, match.public(), match.outcome, *look))
    if seat is None:
        return Painted(await paint(now, touch_board, key, match.public(), NO_MARKS, *look))
    seen = match.seen_by(seat)
    return Painted(
        await paint(now, touch_board, key, seen, NO_MARKS, *look),
        await paint(now, touch_hand, key, seen, *look),
    )


def _shown(services: Services, visitor: Visitor, painted: Painted) -> Json:
    """The pictures by name, and what else there is to look at."""
    parts = [{"token": token, "name": name} for token, name in painted.board.parts]
    if visitor.table.row.ended_at is not None:
        parts.append({"token": POINTS, "name": points_name(visitor)})
    return {
        "board": kept(services, visitor, painted.board),
        "hand": kept(services, visitor, painted.hand),
        "piece": kept(services, visitor, painted.piece),
        "counts": kept(services, visitor, painted.counts),
        "words": list(painted.board.words),
        "parts": parts,
    }
