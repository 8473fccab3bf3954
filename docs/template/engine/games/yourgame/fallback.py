"""The safe action for a seat whose owner is away."""

from __future__ import annotations

from engine.core.choices import Draft
from engine.games.yourgame.choices import free_plots
from engine.games.yourgame.view import View


def fallback(view: View) -> Draft:
    """The highest card on the first free plot."""
    return ("build", str(max(view.hand)), free_plots(view)[0])
