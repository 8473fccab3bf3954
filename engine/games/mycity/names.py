"""The nouns of My City, ready for a sentence."""

from __future__ import annotations

from functools import cache, lru_cache

from engine.core.seats import Seat
from engine.core.words import Msg, msg, plain, typed, who
from engine.games.mycity.box import Grant
from engine.games.mycity.pieces import cell_name
from engine.games.mycity.stickers import goes_on_building
from engine.games.mycity.view import Answer, Chore, Task, Verb, grant_of


@cache
def building_name(building: str) -> Msg:
    """The manor, the smithy …"""
    return msg(f"mycity-building-{building}")


@cache
def item_name(item: str) -> Msg:
    """A line of the scoring table."""
    return msg(f"mycity-item-{item}")


def feature_name(kind: str) -> Msg:
    """What is drawn on a cell."""
    return msg(f"mycity-feature-{kind}")


def sticker_name(sticker: str) -> Msg:
    """What is stuck on a cell or a building."""
    return msg(f"mycity-sticker-{sticker}")


@cache
def colour_name(colour: str) -> Msg:
    """Homes, public buildings, workshops …"""
    return msg(f"mycity-colour-{colour}")


@cache
def cell_label(cell: int) -> Msg:
    """A cell as it is printed on the edge of the board."""
    return plain(cell_name(cell).upper())


def target_name(grant: Grant, target: str) -> Msg:
    """The cell or the building that a sticker goes on."""
    return building_name(target) if goes_on_building(grant) else plain(target.upper())


@lru_cache(maxsize=4096)
def answer_name(seat: Seat, answer: Answer) -> Msg:
    """What somebody did with the card of a round."""
    match answer.verb:
        case Verb.PLACE:
            return msg("mycity-did-place", who=who(seat), cell=cell_label(answer.cell))
        case Verb.PASS:
            return msg("mycity-did-pass", who=who(seat))
        case Verb.END:
            return msg("mycity-did-end", who=who(seat))


def task_name(seat: Seat, task: Task, token: str) -> Msg:
    """What somebody decides about their own board; without a token the city has no name."""
    match task.kind:
        case Chore.NAME if not token:
            return msg("mycity-nameless", who=who(seat))
        case Chore.NAME:
            return msg("mycity-named", who=who(seat), name=typed(token))
        case Chore.COLOUR:
            return msg("mycity-chose-colour", who=who(seat), colour=colour_name(token))
        case Chore.STICK:
            grant = grant_of(task)
            sticker, target = sticker_name(grant.sticker), target_name(grant, token)
            return msg("mycity-stuck", who=who(seat), sticker=sticker, target=target)
