"""What would follow from an action, in words: what is sure to come, and what is a forecast."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from engine.core.choices import Draft
from engine.core.words import Msg, msg
from engine.games.mycity.choices import own_city
from engine.games.mycity.guard import can_build_on, must_end
from engine.games.mycity.names import item_name
from engine.games.mycity.pieces import BOX
from engine.games.mycity.preview import preview
from engine.games.mycity.stickers import goes_on_building
from engine.games.mycity.track import purse, sheet, with_answer
from engine.games.mycity.view import Chore, Stage, Task, Verb, View, grant_of


def explain(view: View, action: Draft) -> tuple[Msg, ...]:
    """Where the token goes and what the board would be worth; or what a choice is good for."""
    if view.stage is not Stage.BUILD:
        return (_task_means(own_city(view).tasks[0]),)
    before, after = replace(view, answer=None), preview(view, action)
    if action[0] == Verb.END:
        return (_end(view, after),)
    return (*_firsts(before, after), _forecast(before, after))


def _end(view: View, after: View) -> Msg:
    """What stopping costs beside all that is still to come; often nothing at all."""
    points = sheet(after, own_city(view).seat).score
    if not can_build_on(view):
        return msg("mycity-would-stay", points=points)
    if must_end(view):
        return msg("mycity-would-have-to", points=points)
    waits = not view.own_pace and any(
        not view.answered(city.seat) for city in view.cities if city.seat != view.eye
    )
    return msg("mycity-would-end-soon" if waits else "mycity-would-end")


def _firsts(before: View, after: View) -> Iterator[Msg]:
    """The races that this answer wins for certain."""
    for first in after.firsts[len(before.firsts) :]:
        points = BOX.items[first.item].points
        yield msg("mycity-would-be-first", item=item_name(first.item), points=points)


def _forecast(before: View, after: View) -> Msg:
    """The token now, which is sure, and the points of an end that has not come."""
    seat = own_city(before).seat
    was, now = token(before), token(after)
    return msg(
        "mycity-forecast" if was == now else "mycity-forecast-moved",
        was=was,
        now=now,
        before=sheet(before, seat).score,
        after=sheet(after, seat).score,
        form="episode" if before.legacy else "game",
    )


def token(view: View) -> int:
    """Where the reader's token stands on the track, their own answer counted."""
    return purse(view.episode, with_answer(view, own_city(view)), view.firsts)


def _task_means(task: Task) -> Msg:
    match task.kind:
        case Chore.NAME:
            return msg("mycity-means-name")
        case Chore.COLOUR:
            return msg("mycity-means-colour")
        case Chore.STICK:
            grant = grant_of(task)
            where = "building" if goes_on_building(grant) else "cell"
            return msg(f"mycity-means-{where}", does=msg(f"mycity-sticker-{grant.sticker}-help"))
