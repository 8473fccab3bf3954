"""The questions of the game, asked of what the player sees."""

from __future__ import annotations

from engine.core.choices import Done, Draft, OneOf, Option, Step
from engine.core.words import msg, plain
from engine.games.yourgame.pieces import PLOTS
from engine.games.yourgame.view import View


def ask(view: View, draft: Draft) -> Step:
    """The verb, which is skipped because there is only one; then a card; then a free plot."""
    match draft:
        case ():
            build = Option("build", msg("yourgame-verb-build"))
            return OneOf(msg("yourgame-ask-verb"), (build,))
        case ("build",):
            cards = tuple(Option(str(card), plain(str(card))) for card in view.hand)
            return OneOf(msg("yourgame-ask-card"), cards)
        case ("build", card):
            plots = tuple(Option(one, plain(one.upper()), spot=one) for one in free_plots(view))
            return OneOf(msg("yourgame-ask-plot", card=plain(card)), plots)
    return Done()


def free_plots(view: View) -> list[str]:
    """The plots on which nothing stands."""
    taken = {building.plot for building in view.built}
    return [plot for plot in PLOTS if plot not in taken]
