"""The questions of Manhattan, asked of what the player sees."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product

from engine.core.choices import Done, Draft, Facet, OneOf, Option, Step, Tone
from engine.core.words import Msg, msg, plain, who
from engine.games.manhattan.pieces import (
    BOX,
    FLOORS,
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
from engine.games.manhattan.view import Stage, View
from engine.kit.glyphs import SIGNS
from engine.kit.viewer import seat_of

FACET_FLOORS = (4, 3, 2)
"""How many of these heights are asked for; the rest of a selection is single floors."""

Trays = Sequence[tuple[int, Blocks]]
"""The colours of one player with the blocks on their tray."""


Rows = Sequence[tuple[int, list[Block]]]
"""The different blocks of each colour that could be built with."""


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


def only_verb(verb: str) -> OneOf:
    """A stage in which one thing can be done."""
    return OneOf(msg("manhattan-ask-verb"), (Option(verb, msg(f"manhattan-verb-{verb}")),))


# Choosing the blocks of a round


def ask_blocks(view: View, colours_done: int) -> Step:
    """Which blocks of the next colour; narrowed by how many of each height."""
    colours = view.seats[seat_of(view)].colours
    if colours_done == len(colours):
        return Done()
    colour = colours[colours_done]
    count = table_for(len(view.seats)).blocks_per_colour
    options = tuple(choice_option(b) for b in selections(view.colour(colour).supply, count))
    facets = tuple(msg("manhattan-facet-floors", floors=floors) for floors in FACET_FLOORS)
    prompt = msg("manhattan-ask-blocks", colour=SIGNS[colour], count=count)
    return OneOf(prompt, options, facets)


def selections(supply: Blocks, count: int) -> list[Blocks]:
    """Every way to take this many blocks from a supply, high blocks last."""
    counts = [range(min(have, count) + 1) for have in reversed(supply)]
    return [(o, tw, th, f) for f, th, tw, o in product(*counts) if f + th + tw + o == count]


def choice_option(blocks: Blocks) -> Option:
    """One selection, as a list of heights: ``112234``."""
    token = blocks_token(blocks)
    label = msg("manhattan-selection", blocks=token, floors=total_floors(blocks))
    hint = msg("manhattan-single-floors", blocks=token, count=blocks[0])
    counts = [blocks[floors - 1] for floors in FACET_FLOORS]
    return Option(token, label, hint, facets=tuple(Facet(str(n), plain(f"×{n}")) for n in counts))


def blocks_token(blocks: Blocks) -> str:
    """The heights of these blocks in a row."""
    return "".join(str(floors) * count for floors, count in zip(FLOORS, blocks, strict=True))


def blocks_named(token: str) -> Blocks:
    """The blocks whose heights stand in this row."""
    one, two, three, four = (token.count(str(floors)) for floors in FLOORS)
    return (one, two, three, four)


def total_floors(blocks: Blocks) -> int:
    """All floors of these blocks together."""
    return sum(floors * count for floors, count in zip(FLOORS, blocks, strict=True))


# Building


def ask_plot(view: View) -> OneOf:
    """Where to build: the plots that a held card names and some tray block may stand on."""
    trays = trays_of(view)
    plots = {plot for plot, _ in legal_builds(view.plots, view.side, view.hand, trays)}
    options = tuple(
        plot_option(view, plot) for plot in in_reading_order(view.side) if plot in plots
    )
    return OneOf(msg("manhattan-ask-plot"), options)


def trays_of(view: View) -> Trays:
    """The trays of the player who looks."""
    return [(one.colour, one.tray) for one in view.colours if one.seat == view.eye]


def legal_builds(
    plots: Sequence[Stack], side: Side, hand: Sequence[int], trays: Trays
) -> Iterator[tuple[int, list[Block]]]:
    """Every plot that the rules allow, with its blocks, given one player's cards and trays."""
    rows = blocks_on(trays)
    for card in set(hand):
        for plot in plots_named(side, card):
            if blocks := fitting(plots[plot], rows):
                yield plot, blocks


def blocks_on(trays: Trays) -> Rows:
    """The different blocks on each tray, low ones first."""
    return [(c, [Block(c, floors) for floors in FLOORS if tray[floors - 1]]) for c, tray in trays]


def fitting(stack: Stack, rows: Rows) -> list[Block]:
    """Those of the blocks that may stand on this stack."""
    found: list[Block] = []
    for colour, row in rows:
        lowest = floors_missing(stack, colour)
        found += row if lowest == 1 else [block for block in row if block.floors >= lowest]
    return found


def plot_option(view: View, plot: int) -> Option:
    """A plot with what stands on it now."""
    name = plot_name(plot)
    return Option(name, plot_label(view, plot), spot=name)


def plot_label(view: View, plot: int) -> Msg:
    """``B7: your own, 5 floors`` and the like."""
    name, stack = plain(plot_name(plot).upper()), view.plots[plot]
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
    stack = view.plots[plot]
    blocks = fitting(stack, blocks_on(trays_of(view)))
    options = tuple(build_option(view, stack, block) for block in blocks)
    return OneOf(msg("manhattan-ask-block", plot=plain(plot_name(plot).upper())), options)


def build_option(view: View, stack: Stack, block: Block) -> Option:
    """A block with the height that the building would reach."""
    label = msg("manhattan-block", colour=SIGNS[block.colour], floors=block.floors)
    hint = msg("manhattan-block-result", floors=height(stack) + block.floors)
    return Option(block_token(view, block), label, hint)


def ask_forfeit(view: View) -> OneOf:
    """Which block to give up when nothing can be built."""
    options = tuple(forfeit_option(view, block) for block in fitting((), blocks_on(trays_of(view))))
    return OneOf(msg("manhattan-ask-forfeit"), options)


def forfeit_option(view: View, block: Block) -> Option:
    """A block to take out of the game."""
    label = msg("manhattan-block", colour=SIGNS[block.colour], floors=block.floors)
    return Option(block_token(view, block), label, tone=Tone.DANGER)


def block_token(view: View, block: Block) -> str:
    """``3``, or ``j3`` for someone who builds with two colours."""
    if len(view.seats[seat_of(view)].colours) == 1:
        return str(block.floors)
    return f"{BOX.colours[block.colour][0]}{block.floors}"


def block_named(token: str, colours: Sequence[int]) -> Block:
    """The block of this player that the token names."""
    named = [c for c in colours if len(token) == 1 or BOX.colours[c][0] == token[0]]
    return Block(named[0], int(token[-1]))
