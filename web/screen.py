"""What one person sees of their table, as data for the page: words, pictures and what to press."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Any

from engine.core.choices import Counts, Done, Number, SomeOf, Words
from engine.core.prospect import Preview
from engine.core.seats import PUBLIC
from engine.core.words import Msg, msg, who
from locales import Speaker
from render.painter import NO_MARKS
from render.picture import Picture
from tables import outbox
from tables.ending import end_first
from tables.people.coaching import Coaching, advice, coaching
from tables.play import act, undo
from tables.play.preview_words import end_previewed, points_changed, sentence_of
from tables.play.question import Question, prompt_of
from tables.play.trail import Turning, turning
from tables.processes import Urgency
from tables.status import status_of
from tables.time.arithmetic import moment
from web.house import House
from web.painting import TouchPicture, show_counts, show_piece, touch_board, touch_end, touch_hand
from web.touching import BOARD, HAND, Asking, Json, askings, marks_of, rows_of, touches_of
from web.visitor import Visitor

NEWS_STEPS, MOST_NEWS = 60, 6
"""The newest lines out of so many entries of the log; after the end it comes first."""


@dataclass(frozen=True)
class Painted:
    """The pictures of a screen; those that there is no use for are None."""

    board: TouchPicture[Any]
    hand: TouchPicture[Any] | None = None
    piece: Picture[Any] | None = None
    counts: Picture[Any] | None = None


async def screen_of(house: House, visitor: Visitor) -> Json:
    """All that this person sees now. Refused where no game is laid out yet."""
    table = visitor.table
    match = table.shown().match
    if match.outcome is None and visitor.seat is not None and visitor.seat in table.row.asked:
        asked = await act.ask_at(house.context, visitor.session.user, table)
        return {**await _frame(house, visitor), **await _asked(house, visitor, asked.question)}
    painted = await _watched(house, visitor)
    return {**await _frame(house, visitor), **_shown(house, visitor, painted), **NOTHING_ASKED}


NOTHING_ASKED: Json = {"question": None, "touches": [], "rows": []}


async def _frame(house: House, visitor: Visitor) -> Json:
    """What stands around every screen: the table, its news, and for whom it waits."""
    table, say = visitor.table, visitor.say
    eye = visitor.seat if visitor.seat is not None else PUBLIC
    since = max(0, table.row.rev - NEWS_STEPS)
    news = [say(line) for line in end_first(await outbox.news(house.context, table.id, eye, since))]
    over = table.row.ended_at is not None
    return {
        "locale": visitor.locale,
        "theme": visitor.theme.name,
        "title": say(Msg(f"{table.game.spec.key}-name")),
        "me": table.seats[visitor.seat].name if visitor.seat is not None else "",
        "news": news[1:MOST_NEWS] if over else news[-MOST_NEWS:],
        "waiting": news[:1] if over else await _waiting(house, visitor),
        "undo": await _undo(house, visitor),
        "said": _said(visitor),
    }


def _said(visitor: Visitor) -> dict[str, str]:
    """The words of the page itself."""
    me = visitor.seat
    words = {
        "confirm": msg("hall-confirm"),
        "back": msg("hall-back"),
        "take": msg("web-take"),
        "less": msg("web-less"),
        "more": msg("web-more"),
        "whole": msg("web-whole"),
        "board": msg("web-board"),
        "hand": msg("hall-hand"),
        "words": msg("hall-text"),
        "you": msg("web-you", who=who(me)) if me is not None else msg("web-watching"),
        "watching": msg("web-watching"),
        "everywhere": msg("web-everywhere"),
        "lost": msg("web-lost"),
    }
    return {name: visitor.say(words) for name, words in words.items()}


async def _waiting(house: House, visitor: Visitor) -> list[str]:
    """Who is asked, until when there is time, and what the table is asked for."""
    table, say = visitor.table, visitor.say
    turn = table.shown().match.turn
    if turn is None or table.row.ended_at is not None:
        return []
    standing = await status_of(house.context, table)
    others = tuple(who(seat) for seat in sorted(table.row.asked) if seat != visitor.seat)
    stage = Msg(f"{table.game.spec.key}-stage-{turn.stage}")
    lines = [say(msg("web-waiting", people=others, stage=stage))] if others else []
    own = [wait.due for wait in standing.waits if wait.seat == visitor.seat and wait.due]
    lines += [say(msg("time-until", until=moment(due))) for due in own]
    lines += [say(msg("time-paused"))] if standing.paused else []
    return lines + ([say(msg("web-vote"))] if visitor.seat in standing.voters else [])


async def _undo(house: House, visitor: Visitor) -> str:
    """What the button says that takes one's latest move back; empty where there is none."""
    if visitor.seat is None or visitor.table.row.ended_at is not None:
        return ""
    words = await undo.offer(house.context, visitor.table, visitor.seat)
    return visitor.say(words) if words is not None else ""


# While somebody is asked


async def _asked(house: House, visitor: Visitor, question: Question) -> Json:
    asked = askings(question)
    painted = await _painted(house, visitor, question, asked)
    places = {BOARD: painted.board.places}
    if painted.hand is not None:
        places[HAND] = painted.hand.places
    return {
        **_shown(house, visitor, painted),
        "question": await _question(house, visitor, question),
        "touches": list(touches_of(asked, places, visitor.say)),
        "rows": list(rows_of(asked, places, visitor.say)),
    }


async def _painted(
    house: House, visitor: Visitor, question: Question, asked: tuple[Asking, ...]
) -> Painted:
    """All pictures of this question, painted beside each other."""
    key, look = visitor.table.game.spec.key, (visitor.theme, visitor.say)
    seen = question.preview.seen if question.preview is not None else question.seen
    marks = marks_of(question, asked)
    paint, now = house.paint, Urgency.LOOKED_AT

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


async def _question(house: House, visitor: Visitor, question: Question) -> Json:
    """The question in words, how it is answered where that is not by one touch, and the ways on."""
    say, preview = visitor.say, question.preview
    guard = preview.guard if preview is not None else None
    told: Json = {
        "opened": question.opened,
        "draft": list(question.draft),
        "prompt": say(prompt_of(question.step)),
        "tip": await _tip(house, visitor, question),
        "lines": [],
        "form": _form(question, visitor),
        "back": question.answered > 0,
        **_ways(question, say),
        "does": say(guard.does) if guard is not None else "",
        "keeps": say(guard.instead) if guard is not None else "",
    }
    if preview is not None:
        told["prompt"], told["lines"] = _previewed(visitor, question, preview)
    return told


def _ways(question: Question, say: Speaker) -> Json:
    """What else can be done, and how the tried piece is turned. Where both are the same, there is
    one button, with the name that the game has for it."""
    turn = turning(question)
    others = [(Turning(one.length, one.option.token), one.option) for one in question.alternatives]
    names = {way: say(option.label) for way, option in others}
    turned = None
    if turn is not None:
        name = names.get(turn) or say(msg("web-turn"))
        turned = {"length": turn.length, "token": turn.token, "name": name}
    instead = [{"token": way.token, "name": name} for way, name in names.items() if way != turn]
    return {"turn": turned, "instead": instead}


def _previewed(
    visitor: Visitor, question: Question, preview: Preview[object]
) -> tuple[str, list[str]]:
    """What the whole action would do: the same words as on the panel."""
    table, say = visitor.table, visitor.say
    ends = end_previewed(preview, len(table.seats))
    changes = points_changed(preview, len(table.seats), table.game.spec.forecast)
    lines = [f"**{say(line)}**" for line in ends]
    if preview.guard is not None:
        lines.append(say(msg("hall-guard", warning=preview.guard.warning)))
    lines += [say(line) for line in (*preview.told, *changes)]
    return say(sentence_of(question, preview)), lines


async def _tip(house: House, visitor: Visitor, question: Question) -> str:
    """What the coach says, to whoever is coached here; before one's first answer also what opens
    the episode."""
    opening = () if question.answered else visitor.table.game.brief(question.seen.view)
    lines = [visitor.say(line) for line in opening]
    helped = await coaching(house.context, visitor.table, visitor.session.user)
    if helped is Coaching.ON and question.preview is None:
        given = (visitor.table.game.spec.key, question.seen.view, question.draft)
        words = await house.context.elsewhere(Urgency.LOOKED_AT, advice, *given)
        lines += [visitor.say(words)] if words is not None else []
    return "\n".join(lines)


def _form(question: Question, visitor: Visitor) -> Json | None:
    """How a question is answered that is not one of a list."""
    say = visitor.say
    match question.step:
        case Counts() as step:
            kinds = [{"name": say(one.label), "most": one.most} for one in step.counters]
            label = say(msg("hall-take", count=step.total))
            total = {"total": step.total, "start": list(step.start), "take": label}
            return {"kind": "counts", "kinds": kinds, **total}
        case SomeOf(least=least, most=most):
            return {"kind": "some", "least": least, "most": most}
        case Number(low=low, high=high, start=start):
            return {"kind": "number", "low": low, "high": high, "start": start}
        case Words(most=most):
            return {"kind": "words", "most": most}
        case Done():
            return {"kind": "done"}
    return None


# While nobody asks this person


async def _watched(house: House, visitor: Visitor) -> Painted:
    """The table as this person sees it, and after the end the final score."""
    table, seat = visitor.table, visitor.seat
    match, key, look = table.shown().match, table.game.spec.key, (visitor.theme, visitor.say)
    paint, now = house.paint, Urgency.LOOKED_AT
    if match.outcome is not None:
        return Painted(await paint(now, touch_end, key, match.public(), match.outcome, *look))
    if seat is None:
        return Painted(await paint(now, touch_board, key, match.public(), NO_MARKS, *look))
    seen = match.seen_by(seat)
    return Painted(
        await paint(now, touch_board, key, seen, NO_MARKS, *look),
        await paint(now, touch_hand, key, seen, *look),
    )


def _shown(house: House, visitor: Visitor, painted: Painted) -> Json:
    """The pictures by name, kept until this session has fetched them."""

    def one(picture: Picture[Any] | None) -> Json | None:
        if picture is None:
            return None
        name = house.shown.keep(visitor.session.name, picture)
        width, height = picture.size
        return {"src": f"pictures/{name}.png", "width": width, "height": height}

    return {
        "board": one(painted.board),
        "hand": one(painted.hand),
        "piece": one(painted.piece),
        "counts": one(painted.counts),
        "words": list(painted.board.words),
    }
