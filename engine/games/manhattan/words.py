"""The board in words: who stands where, with the names printed on the board."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.core.seats import Seat
from engine.core.words import Msg, msg, plain, who
from engine.games.manhattan.pieces import BOX, Stack, plot_name, quarter_of
from engine.games.manhattan.points import cities, count_buildings
from engine.games.manhattan.selection import blocks_token
from engine.games.manhattan.view import Stage, View
from engine.kit.glyphs import GLYPHS, SIGNS

NONE = "–"


def describe(view: View) -> tuple[Msg, ...]:
    """The round and whose turn it is, every city, every player with their points; then the hand,
    for the one who holds it."""
    lines = [
        *_round_lines(view),
        *(_city_line(BOX.cities[i], city) for i, city in enumerate(cities(view.plots))),
    ]
    if view.last is not None:
        lines.append(msg("manhattan-text-last", plot=plain(plot_name(view.last).upper())))
    lines += [_colour_line(view, index) for index in range(len(view.colours))]
    if view.choice:
        choice = tuple(plain(blocks_token(blocks)) for blocks in view.choice)
        lines.append(msg("manhattan-text-choice", blocks=choice))
    if view.hand:
        quarters = sorted(quarter_of(view.side, card) for card in view.hand)
        hand = tuple(plain(str(quarter)) for quarter in quarters)
        lines.append(msg("manhattan-text-hand", quarters=hand))
    return tuple(lines)


def _round_lines(view: View) -> Iterator[Msg]:
    yield msg(
        "manhattan-text-round",
        round=view.round,
        rounds=view.rounds,
        stage=msg(f"manhattan-stage-{view.stage}"),
        first=who(view.first),
    )
    if view.stage in (Stage.BUILD, Stage.FORFEIT):
        yield msg("manhattan-text-turn", turn=view.turn + 1, turns=view.turns)
    if view.stage is not Stage.OVER:
        yield msg("manhattan-text-asked", who=tuple(_person(view, seat) for seat in view.asked))


def _person(view: View, seat: Seat) -> Msg:
    """A player with the shapes of all their colours."""
    shapes = "".join(GLYPHS[colour] for colour in view.seats[seat].colours)
    return msg("manhattan-text-person", colour=plain(shapes), who=who(seat))


def _colour_line(view: View, index: int) -> Msg:
    colour = view.colours[index]
    return msg(
        "manhattan-text-player",
        colour=SIGNS[colour.colour],
        who=who(colour.seat),
        points=colour.scored.points,
        blocks=blocks_token(colour.tray) or NONE,
        supply=blocks_token(colour.supply) or NONE,
        chosen=_chosen(view, colour.seat),
    )


def _chosen(view: View, seat: Seat) -> str:
    """Whether this player's blocks of the round are chosen while others still choose."""
    return "yes" if view.stage is Stage.CHOOSE and view.seats[seat].chosen else "no"


def describe_city(view: View, city: int) -> tuple[Msg, ...]:
    """One city: its towers, and how many buildings each colour owns there."""
    plots = cities(view.plots)[city]
    counted = sorted(count_buildings(plots).items())
    line = _city_line(BOX.cities[city], plots)
    if not counted:
        return (line,)
    owned = tuple(plain(f"{GLYPHS[colour]} {count}") for colour, count in counted)
    return line, msg("manhattan-text-owned", owned=owned)


def _city_line(name: str, city: Sequence[Stack]) -> Msg:
    towers = [f"{quarter}:{_tower(stack)}" for quarter, stack in enumerate(city, start=1) if stack]
    if not towers:
        return msg("manhattan-text-city-empty", city=name.upper())
    return msg("manhattan-text-city", city=name.upper(), towers=" ".join(towers))


def _tower(stack: Stack) -> str:
    """``●2■3``: the blocks from the ground up; the last one is the roof, which owns it all."""
    return "".join(f"{GLYPHS[block.colour]}{block.floors}" for block in stack)
