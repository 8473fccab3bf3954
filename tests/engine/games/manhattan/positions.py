"""Positions made by hand. Colours by their initials: a amber, s sky, j jade, o orchid."""

from dataclasses import replace

from engine.core.options import Config
from engine.core.rng import Rng
from engine.games.manhattan.pieces import PLOTS, Block, plot_named
from engine.games.manhattan.rules import setup
from engine.games.manhattan.view import Stage

COLOURS = "asjo"


def stack(text):
    """``a3 s2``: three floors of amber, two of sky on top."""
    return tuple(Block(COLOURS.index(word[0]), int(word[1:])) for word in text.split())


def board(**buildings):
    """``board(b7="a3")``: all other plots are empty."""
    plots = [()] * PLOTS
    for name, text in buildings.items():
        plots[plot_named(name)] = stack(text)
    return tuple(plots)


def fresh(seats, **options):
    """A new table in front of its first choice of blocks; seat 1 goes first unless told."""
    return setup(Config(seats, {"first": "1", **options}), Rng(b"positions", 0))


def building(seats, trays=None, hands=None, pile=None, discard=None, **changes):
    """A table in the middle of a round, with every tray full unless told otherwise."""
    state = fresh(seats)
    rows = trays or ((3, 1, 1, 1),) * len(state.supplies)
    told = {"hands": hands, "pile": pile, "discard": discard}
    cards = replace(state.cards, **{key: row for key, row in told.items() if row is not None})
    return replace(state, stage=Stage.BUILD, trays=rows, cards=cards, **changes)
