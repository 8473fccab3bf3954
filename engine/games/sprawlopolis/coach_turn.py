"""What to look at when a card may lie two ways round."""

from __future__ import annotations

from typing import NamedTuple

from engine.core.choices import Draft, OneOf
from engine.core.words import Arg, Msg, msg, pressed_or_touched
from engine.games.sprawlopolis.choices import ask
from engine.games.sprawlopolis.city import Half
from engine.games.sprawlopolis.heuristic import open_ends
from engine.games.sprawlopolis.names import zone_name
from engine.games.sprawlopolis.pieces import Face, face_of
from engine.games.sprawlopolis.placing import TURNS
from engine.games.sprawlopolis.preview import preview
from engine.games.sprawlopolis.prospect import Prospect, prospect
from engine.games.sprawlopolis.rotation import TURN_TOKENS
from engine.games.sprawlopolis.view import View
from engine.kit.viewer import seat_of

WRECKTAR_LINE = msg("sprawlopolis-part-wrecktar")


class Ways(NamedTuple):
    """Both ways round: as printed, and turned."""

    upright: Prospect
    turned: Prospect


def coach_turn(view: View, draft: Draft) -> Msg:
    """How the two ways round differ; ``draft`` lacks nothing but the turn. Pictures of both are
    compared where they are drawn beside each other."""
    ways = Ways(*(prospect(view, (*draft, token)) for token in TURN_TOKENS))
    one, other = ways.upright.after, ways.turned.after
    plainly = msg("sprawlopolis-coach-turns", city=ways.upright.city, one=one, other=other)
    match draft:
        case ("wrecktar",):
            return pressed_or_touched(_monster(ways), plainly)
        case ("highway", _):
            return pressed_or_touched(_highway(view), plainly)
    if one != other or not _in_frames(view, draft):
        return plainly
    return pressed_or_touched(_same_total(view, ways), plainly)


def _in_frames(view: View, draft: Draft) -> bool:
    step = ask(view, draft)
    return isinstance(step, OneOf) and step.in_frames


def _monster(ways: Ways) -> Msg:
    one, other = (way.gain_of(WRECKTAR_LINE) for way in ways)
    return msg("sprawlopolis-coach-wrecktar", one=one, other=other)


def _highway(view: View) -> Msg:
    """Which blocks one's own city would get."""
    first = 2 if view.half_of(seat_of(view)) is Half.NEAR else 0
    one, other = (_zones(face_of(view.highway, turn), first) for turn in TURNS)
    return msg("sprawlopolis-coach-stretch", zone=one, other=other)


def _zones(face: Face, first: int) -> tuple[Msg, Msg]:
    """A block and the one to its right."""
    return zone_name(face[first].zone), zone_name(face[first + 1].zone)


def _same_total(view: View, ways: Ways) -> Msg:
    """In which lines each is better; or which leaves more roads open; or that nothing tells."""
    told: dict[str, Arg] = {"city": ways.upright.city, "points": ways.upright.after}
    better = _better(ways.upright, ways.turned), _better(ways.turned, ways.upright)
    if all(better):
        return msg("sprawlopolis-coach-lines-differ", line=better[0], other=better[1], **told)
    one, other = (open_ends(preview(view, way.action), seat_of(view)) for way in ways)
    if one == other:
        return msg("sprawlopolis-coach-same", **told)
    return msg("sprawlopolis-coach-ends", one=one, other=other, **told)


def _better(one: Prospect, other: Prospect) -> tuple[Msg, ...]:
    """The lines of the score in which the first does better than the second."""
    labels = [part.label for part in one.changes]
    labels += [part.label for part in other.changes if part.label not in labels]
    better = [label for label in labels if one.gain_of(label) > other.gain_of(label)]
    return tuple(msg("sprawlopolis-coach-line", line=label) for label in better)
