"""The events of a move, with what is told in public and in private."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from engine.core.events import Event, Whisper
from engine.core.seats import Seat
from engine.core.words import Arg, Msg, msg, plain, who
from engine.games.manhattan.names import blocks_listed, plot_label
from engine.games.manhattan.pieces import (
    Block,
    Blocks,
    Stack,
    height,
    owner,
    quarter_of,
)
from engine.games.manhattan.state import State
from engine.games.manhattan.view import Scored
from engine.kit.glyphs import SIGNS


def choice_text(colours: Sequence[int], choice: Sequence[Blocks], *, final: bool) -> Msg:
    """One's own choice, by colour where there are two; whether it may still be changed."""
    kinds = [blocks_listed(blocks) for blocks in choice]
    named = tuple(
        msg("manhattan-blocks-of", colour=SIGNS[colour], kinds=some)
        for colour, some in zip(colours, kinds, strict=True)
    )
    key = "manhattan-chose-last" if final else "manhattan-you-chose"
    return Msg(key, {"blocks": named if len(kinds) > 1 else kinds[0]})


def tray_event(seat: Seat, colour: int, blocks: str) -> Event:
    """What somebody has chosen, now that everyone has."""
    heights = tuple(plain(floors) for floors in blocks)
    text = msg("manhattan-tray", colour=SIGNS[colour], who=who(seat), blocks=heights)
    return Event(text, (Whisper(seat, text),), reveals=True)


def build_event(seat: Seat, plot: int, stack: Stack, block: Block) -> Event:
    """A new building, one raised, or one taken over."""
    said: dict[str, Arg] = {
        "colour": SIGNS[block.colour],
        "who": who(seat),
        "floors": block.floors,
        "plot": plot_label(plot),
        "height": height(stack) + block.floors,
    }
    if not stack:
        text = Msg("manhattan-built", said)
    elif owner(stack) == block.colour:
        text = Msg("manhattan-raised", said)
    else:
        text = Msg("manhattan-took-over", {**said, "from": SIGNS[owner(stack)]})
    return Event(text)


@lru_cache(maxsize=256)
def draw_event(seat: Seat, quarter: int) -> Event:
    """The new card, told to its holder alone."""
    return Event(None, (Whisper(seat, msg("manhattan-drew", quarter=quarter)),), reveals=True)


def redraw_event(state: State, seat: Seat) -> Event:
    """The hand that allowed nothing, shown to all."""
    side = state.table.sides[seat]
    quarters = sorted(quarter_of(side, card) for card in state.shown[seat])
    text = msg("manhattan-redraw", who=who(seat), quarters=numbers(quarters))
    drawn_quarters = sorted(quarter_of(side, card) for card in state.cards.hands[seat])
    told = msg("manhattan-you-redrew", old=numbers(quarters), new=numbers(drawn_quarters))
    return Event(text, (Whisper(seat, told),), reveals=True)


def numbers(row: Iterable[int]) -> tuple[Msg, ...]:
    """Numbers as a list for a sentence."""
    return tuple(plain(str(number)) for number in row)


def score_text(seat: Seat, colour: int, paid: Scored, total: int) -> Msg:
    """One colour's line of the score sheet."""
    return msg(
        "manhattan-scored",
        colour=SIGNS[colour],
        who=who(seat),
        buildings=paid.buildings,
        cities=paid.cities,
        tallest=paid.tallest,
        points=paid.points,
        total=total,
    )
