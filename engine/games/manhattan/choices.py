"""The questions of Manhattan, asked of what the player sees."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache, lru_cache

from engine.core.choices import (
    MOST_AT_ONCE,
    Counter,
    Counts,
    Done,
    Draft,
    Facet,
    OneOf,
    Option,
    Step,
    Tone,
)
from engine.core.words import Msg, msg, plain, who
from engine.games.manhattan.names import (
    HIGH_FIRST,
    block_label,
    floors_label,
    in_colour,
    plot_label,
)
from engine.games.manhattan.pieces import (
    BOX,
    FLOORS,
    QUARTERS,
    Block,
    Blocks,
    Side,
    Stack,
    floors_missing,
    height,
    owner,
    plot_name,
    plot_named,
    plots_named,
    table_for,
)
from engine.games.manhattan.rotation import in_reading_order
from engine.games.manhattan.selection import even_share
from engine.games.manhattan.view import Stage, View
from engine.kit.glyphs import SIGNS
from engine.kit.viewer import seat_of

Trays = Sequence[tuple[int, Blocks]]
"""The colours of one player with the blocks on their tray."""


Ladder = Mapping[int, tuple[Block, ...]]
"""For each height those of the different blocks that are at least so high; low ones first."""

Rows = Sequence[tuple[int, Ladder]]
"""The blocks of each colour that could be built with."""


def ask(view: View, draft: Draft) -> Step:
    """The next question; each stage has one verb, so the first one answers itself."""
    match view.stage, draft:
        case Stage.CHOOSE, ():
            return only_verb("blocks")
        case Stage.CHOOSE, ("blocks", *chosen):
            return ask_blocks(view, len(chosen))
        case Stage.BUILD, ():
            return only_verb("build")
        case Stage.BUILD, ("build",):
            return ask_plot(view)
        case Stage.BUILD, ("build", plot):
            return ask_block(view, plot_named(plot))
        case Stage.FORFEIT, ():
            return only_verb("forfeit")
        case Stage.FORFEIT, ("forfeit",):
            return ask_forfeit(view)
        case _:
            return Done()


@cache
def only_verb(verb: str) -> OneOf:
    """A stage in which one thing can be done."""
    return OneOf(msg("manhattan-ask-verb"), (Option(verb, msg(f"manhattan-verb-{verb}")),))


# Choosing the blocks of a round


def ask_blocks(view: View, colours_done: int) -> Step:
    """How many blocks of each height to take of the next colour. What was chosen before is offered
    again, and at first an even share."""
    colours = view.seats[seat_of(view)].colours
    if colours_done == len(colours):
        return Done()
    colour = colours[colours_done]
    supply = view.colour(colour).supply
    chosen = view.choice[colours_done] if view.choice else even_share(view, supply)
    count = table_for(len(view.seats)).blocks_per_colour
    counters = tuple(
        Counter(str(floors), floors_label(floors), min(supply[floors - 1], count))
        for floors in HIGH_FIRST
    )
    start = tuple(chosen[floors - 1] for floors in HIGH_FIRST)
    prompt = in_colour(view, colour, msg("manhattan-ask-blocks", count=count))
    return Counts(prompt, counters, count, start, BOX.colours[colour])


# Building


def ask_plot(view: View) -> OneOf:
    """Where to build: the plots that a held card names and some tray block may stand on. Very many
    of them are narrowed by city and quarter."""
    trays = trays_of(view)
    plots = {plot for plot, _ in legal_builds(view.plots, view.side, view.hand, trays)}
    many = len(plots) > MOST_AT_ONCE
    facets = plot_facets(view.side) if many else {}
    options = tuple(
        plot_option(view, plot, facets.get(plot, ()))
        for plot in in_reading_order(view.side)
        if plot in plots
    )
    names = (msg("manhattan-facet-city"), msg("manhattan-facet-quarter")) if many else ()
    return OneOf(msg("manhattan-ask-plot"), options, names)


@cache
def plot_facets(side: Side) -> dict[int, tuple[Facet, ...]]:
    """For every plot the letter of its city and the digit of its quarter, which stand in the order
    in which someone at this side sees them."""
    found: dict[int, tuple[Facet, ...]] = {}
    for at, plot in enumerate(in_reading_order(side)):
        city, quarter = tuple(plot_name(plot))
        first, second = divmod(at, len(QUARTERS))
        found[plot] = (
            Facet(city, plain(city.upper()), first),
            Facet(quarter, plain(quarter), second),
        )
    return found


def trays_of(view: View) -> Trays:
    """The trays of the player who looks."""
    eye = view.eye
    return [(one.colour, one.tray) for one in view.colours if one.seat == eye]


def legal_builds(
    plots: Sequence[Stack], side: Side, hand: Sequence[int], trays: Trays
) -> Iterator[tuple[int, tuple[Block, ...]]]:
    """Every plot that the rules allow, with its blocks, given one player's cards and trays."""
    rows = blocks_on(trays)
    for card in set(hand):
        for plot in plots_named(side, card):
            if blocks := fitting(plots[plot], rows):
                yield plot, blocks


def blocks_on(trays: Trays) -> Rows:
    """The different blocks on each tray."""
    return [(colour, ladder_of(colour, tray)) for colour, tray in trays]


@lru_cache(maxsize=4096)
def ladder_of(colour: int, tray: Blocks) -> Ladder:
    """The different blocks on one tray."""
    blocks = [Block(colour, floors) for floors in FLOORS if tray[floors - 1]]
    return {lowest: tuple(one for one in blocks if one.floors >= lowest) for lowest in FLOORS}


def fitting(stack: Stack, rows: Rows) -> tuple[Block, ...]:
    """Those of the blocks that may stand on this stack."""
    found: tuple[Block, ...] = ()
    for colour, ladder in rows:
        found += ladder.get(floors_missing(stack, colour), ())
    return found


def plot_option(view: View, plot: int, facets: tuple[Facet, ...]) -> Option:
    """A plot with what stands on it now."""
    name = plot_name(plot)
    return Option(name, plot_with_building(view, plot), spot=name, facets=facets)


def plot_with_building(view: View, plot: int) -> Msg:
    """``B7: your own, 5 floors`` and the like."""
    name, stack = plot_label(plot), view.plots[plot]
    if not stack:
        return msg("manhattan-plot-empty", plot=name)
    colour = owner(stack)
    kind = "own" if view.colour(colour).seat == view.eye else "other"
    return msg(
        f"manhattan-plot-{kind}",
        plot=name,
        colour=SIGNS[colour],
        who=who(view.colour(colour).seat),
        floors=height(stack),
    )


def ask_block(view: View, plot: int) -> OneOf:
    """Which block to put there."""
    blocks = fitting(view.plots[plot], blocks_on(trays_of(view)))
    options = tuple(Option(block_token(view, one), block_label(view, one)) for one in blocks)
    return OneOf(msg("manhattan-ask-block", plot=plot_label(plot)), options, last=True)


def ask_forfeit(view: View) -> OneOf:
    """Which block to give up when nothing can be built."""
    options = tuple(forfeit_option(view, block) for block in fitting((), blocks_on(trays_of(view))))
    return OneOf(msg("manhattan-ask-forfeit"), options, last=True)


def forfeit_option(view: View, block: Block) -> Option:
    """A block to take out of the game."""
    return Option(block_token(view, block), block_label(view, block), tone=Tone.DANGER)


def block_token(view: View, block: Block) -> str:
    """``3``, or ``j3`` for someone who builds with two colours."""
    if len(view.seats[seat_of(view)].colours) == 1:
        return str(block.floors)
    return f"{BOX.colours[block.colour][0]}{block.floors}"


@lru_cache(maxsize=256)
def block_named(token: str, colours: tuple[int, ...]) -> Block:
    """The block of this player that the token names."""
    named = [c for c in colours if len(token) == 1 or BOX.colours[c][0] == token[0]]
    return Block(named[0], int(token[-1]))
