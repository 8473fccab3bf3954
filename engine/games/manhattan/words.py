"""The board in words: who stands where, with the names printed on the board."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.seats import Seat
from engine.core.words import Msg, msg, plain, who
from engine.games.manhattan.choices import GLYPHS, SIGNS, blocks_token
from engine.games.manhattan.pieces import BOX, Stack, height, owner, quarter_of
from engine.games.manhattan.score import cities
from engine.games.manhattan.view import Stage, View


def describe(view: View) -> tuple[Msg, ...]:
    """The round, every player, every city; then the hand, for the one who holds it."""
    lines = [
        msg("manhattan-text-round", round=view.round, rounds=view.rounds),
        *(_colour_line(view, index) for index in range(len(view.colours))),
        *(_city_line(BOX.cities[i], city) for i, city in enumerate(cities(view.plots))),
    ]
    if view.hand:
        quarters = sorted(quarter_of(view.side, card) for card in view.hand)
        hand = tuple(plain(str(quarter)) for quarter in quarters)
        lines.append(msg("manhattan-text-hand", quarters=hand))
    return tuple(lines)


def _colour_line(view: View, index: int) -> Msg:
    colour = view.colours[index]
    return msg(
        "manhattan-text-player",
        colour=SIGNS[colour.colour],
        who=who(colour.seat),
        points=colour.scored.points,
        blocks=blocks_token(colour.tray) or "–",
        asked=_asked(view, colour.seat),
    )


def _asked(view: View, seat: Seat) -> str:
    return "yes" if seat in view.asked and view.stage is not Stage.OVER else "no"


def _city_line(name: str, city: Sequence[Stack]) -> Msg:
    towers = [
        f"{quarter}{GLYPHS[owner(stack)]}{height(stack)}"
        for quarter, stack in enumerate(city, start=1)
        if stack
    ]
    if not towers:
        return msg("manhattan-text-city-empty", city=name.upper())
    return msg("manhattan-text-city", city=name.upper(), towers=" ".join(towers))
