"""What would follow from an action beside the points, in words."""

from __future__ import annotations

from engine.core.choices import Draft
from engine.core.words import Msg
from engine.games.streets.course import Told
from engine.games.streets.preview import carried_out
from engine.games.streets.view import View


def explain(view: View, action: Draft) -> tuple[Msg, ...]:
    """What follows from this action, in words: who is paid what and why, where people may go.
    Where nothing does, what is done.
    """
    told: Told = []
    carried_out(view.table, action, told)
    texts = tuple(event.public for event in told if event.public is not None)
    return texts[1:] or texts
