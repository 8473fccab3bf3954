"""What else there is to look at than the table as it stands: its parts, its past, and how the
points came. Nobody sees more of it than the commands on Discord show them."""

from __future__ import annotations

from typing import Any

from engine.core.errors import Refused, Stale
from engine.core.seats import PUBLIC
from engine.core.words import msg
from render.painter import NO_MARKS
from render.picture import Picture
from render.pictures.final import paint_points
from tables.ending import points_lines
from tables.history import moments
from tables.history.moment_words import (
    eyes_named,
    may_choose_eyes,
    moment_heading,
    moment_lines,
    token_of,
)
from tables.history.moments import Moment
from tables.processes import Urgency
from web.painting import TouchPicture, show_part, touch_board, touch_end, touch_hand
from web.services import Services
from web.touching import Json
from web.visitor import Visitor

POINTS = "=points"
"""Stands for how the points came; no part that a painter has is called so."""


def kept(services: Services, visitor: Visitor, picture: Picture[Any] | None) -> Json | None:
    """A picture by its name, kept until this session has fetched it."""
    if picture is None:
        return None
    name = services.shown.keep(visitor.session.name, picture)
    width, height = picture.size
    return {"src": f"pictures/{name}.png", "width": width, "height": height}


# A part


async def part_of(services: Services, visitor: Visitor, token: str) -> Json:
    """A part of the table, larger. Raises ``Stale`` where it has none of this name."""
    if token == POINTS:
        return await _points(services, visitor)
    match, seat, key = visitor.table.shown().match, visitor.seat, visitor.table.game.spec.key
    seen = match.public() if seat is None else match.seen_by(seat)
    given = (key, seen, token, visitor.theme, visitor.say)
    part = await services.paint(Urgency.LOOKED_AT, show_part, *given)
    if part is None:
        raise Stale("refused-stale")
    return {
        "name": part.name,
        "lines": list(part.words),
        "picture": kept(services, visitor, part),
    }


def points_name(visitor: Visitor) -> str:
    """What the button says that shows how the points came."""
    return visitor.say(msg("ui-money" if visitor.table.game.spec.money else "ui-points"))


async def _points(services: Services, visitor: Visitor) -> Json:
    """Everybody's points with what they were paid for. Refused while the game runs."""
    if visitor.table.row.ended_at is None:
        raise Refused("refused-not-over")
    match, spec = visitor.table.shown().match, visitor.table.game.spec
    outcome = match.outcome
    tallies = visitor.table.game.score(match.public().view) if outcome is None else outcome.tallies
    pad = None
    if outcome is not None and tallies:
        given = (spec.key, outcome, visitor.theme, visitor.say, "")
        pad = await services.paint(Urgency.LOOKED_AT, paint_points, *given)
    lines = points_lines(tallies, spec.money)
    return {
        "name": points_name(visitor),
        "lines": [visitor.say(line) for line in lines],
        "picture": kept(services, visitor, pad),
    }


# The past


async def moment_of(services: Services, visitor: Visitor, number: int, wanted: str) -> Json:
    """The table at the step with this number, or at the newest, through the wanted eyes, which are
    this person's own unless they say otherwise; steps are counted as these eyes saw them. Refused
    where there is no such step, and where they may not look through these eyes."""
    eye = moments.eye_for(visitor.table, visitor.session.user, wanted)
    moment = await moments.moment(services.context, visitor.table, eye, number)
    return await _told(services, visitor, moment)


async def same_moment_of(services: Services, visitor: Visitor, rev: int, wanted: str) -> Json:
    """The step that was the newest for the wanted eyes when the log had this revision. Refused
    where this person may not choose whose eyes to look through."""
    if not may_choose_eyes(visitor.table):
        raise Refused("refused-eyes-closed")
    eye = moments.eye_for(visitor.table, visitor.session.user, wanted)
    moment = await moments.moment_at(services.context, visitor.table, eye, rev)
    return await _told(services, visitor, moment)


async def _told(services: Services, visitor: Visitor, moment: Moment) -> Json:
    table = visitor.table
    board, hand = await _pictures(services, visitor, moment)
    return {
        "number": moment.number,
        "count": moment.count,
        "heading": visitor.say(moment_heading(table, moment)),
        "lines": list(moment_lines(moment, visitor.say)),
        "board": kept(services, visitor, board),
        "hand": kept(services, visitor, hand),
        "eyes": _eyes(visitor, moment) if may_choose_eyes(table) else None,
    }


def _eyes(visitor: Visitor, moment: Moment) -> Json:
    """Whose eyes one may look through instead, at the same moment."""
    named = eyes_named(visitor.table)
    return {
        "label": visitor.say(msg("memory-eyes")),
        "chosen": token_of(moment.eye),
        "known": [{"token": token, "name": visitor.say(name)} for token, name in named.items()],
        "rev": moment.told.rev,
    }


async def _pictures(
    services: Services, visitor: Visitor, moment: Moment
) -> tuple[TouchPicture[Any], TouchPicture[Any] | None]:
    match, key, look = moment.match, visitor.table.game.spec.key, (visitor.theme, visitor.say)
    now = Urgency.LOOKED_AT
    if match.outcome is not None:
        return await services.paint(now, touch_end, key, match.public(), match.outcome, *look), None
    if moment.eye is PUBLIC:
        return await services.paint(now, touch_board, key, match.public(), NO_MARKS, *look), None
    seen = match.seen_by(moment.eye)
    board = await services.paint(now, touch_board, key, seen, NO_MARKS, *look)
    return board, await services.paint(now, touch_hand, key, seen, *look)
