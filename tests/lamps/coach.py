"""A sentence for newcomers about each question: what it decides, and what is good here."""

from __future__ import annotations

from engine.core.choices import Draft
from engine.core.words import Msg, plain
from tests.lamps.view import Stage, View


def coach(view: View, _: Draft) -> Msg:
    """What matters at this stage, with the figures of this table."""
    match view.stage:
        case Stage.BID:
            return plain(f"the highest card lights a lamp: your {max(view.hand)} bids most")
        case Stage.LAMP:
            return plain(f"{len(view.lamps)} corners are taken; any other is as good")
        case Stage.OIL:
            return plain("every measure of oil is a point, so take 3")
        case Stage.NAME:
            return plain("a name brings nothing but fun")
    return plain("cards that you show are known to all")
