"""The view right after an action, and the end that it may bring."""

from __future__ import annotations

from dataclasses import replace

from engine.core.choices import Draft
from engine.core.game import End
from engine.kit.ranks import leaders
from tests.lamps.pieces import TARGET, Lamp
from tests.lamps.score import score
from tests.lamps.view import View


def preview(view: View, action: Draft) -> View:
    """The bid or the lamp as it would be; a name and shown cards change no points."""
    match action:
        case ("bid", card):
            return replace(view, bid=int(card))
        case ("lamp", corner):
            return replace(view, lamps=(*view.lamps, Lamp(corner, view.lighter)))
        case ("oil", amount):
            *older, last = view.lamps
            return replace(view, lamps=(*older, replace(last, oil=int(amount))))
    return view


def preview_end(view: View, action: Draft) -> End | None:
    """The last showing ends the game; the fog may change who wins."""
    if action[0] != "show" or view.round < view.rounds:
        return None
    if view.fog and view.lamps[-1].oil:
        return End()
    points = [tally.points for tally in score(view)]
    if not view.team:
        return End(leaders(points))
    won = points[0] >= TARGET
    return End(tuple(range(view.seats)) if won else (), won)
