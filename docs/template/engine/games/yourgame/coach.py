"""A sentence for newcomers about each question: what it decides, and what is good here."""

from __future__ import annotations

from engine.core.choices import Draft
from engine.core.words import Msg, msg, plain
from engine.games.yourgame.choices import free_plots
from engine.games.yourgame.view import View


def coach(view: View, draft: Draft) -> Msg:
    """Which card brings most, and then that one plot is as good as another."""
    match draft:
        case ("build", card):
            return msg("yourgame-coach-plot", card=plain(card), free=len(free_plots(view)))
    return msg("yourgame-coach-card", card=plain(str(max(view.hand))))
