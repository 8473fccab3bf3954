"""The questions of Lamplighters, asked of what the player sees."""

from __future__ import annotations

from engine.core.choices import Done, Draft, Facet, Number, OneOf, Option, SomeOf, Step, Words
from engine.core.words import plain
from tests.lamps.pieces import CORNERS
from tests.lamps.view import Stage, View


def ask(view: View, draft: Draft) -> Step:
    """The next question; the first one is the verb of the stage."""
    match view.stage, draft:
        case stage, ():
            return OneOf(plain("what?"), (Option(stage.value, plain(stage.value)),))
        case Stage.BID, ("bid",):
            return OneOf(plain("which card?"), own_cards(view))
        case Stage.LAMP, ("lamp",):
            return ask_corner(view)
        case Stage.OIL, ("oil",):
            return Number(plain("how much?"), 0, 3, 1)
        case Stage.NAME, ("name",):
            return Words(plain("what name?"), 20)
        case Stage.SHOW, ("show",):
            return SomeOf(plain("show any?"), own_cards(view), 0, min(2, len(view.hand)))
    return Done()


def own_cards(view: View) -> tuple[Option, ...]:
    """Every card of the hand as an answer."""
    return tuple(Option(str(card), plain(str(card))) for card in view.hand)


def ask_corner(view: View) -> OneOf:
    """A free corner, found by its column and its row."""
    taken = {lamp.corner for lamp in view.lamps}
    options = tuple(
        Option(one, plain(one), spot=one, facets=tuple(Facet(side, plain(side)) for side in one))
        for one in CORNERS
        if one not in taken
    )
    return OneOf(plain("where?"), options, facets=(plain("column"), plain("row")))
