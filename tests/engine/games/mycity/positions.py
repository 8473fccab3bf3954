"""Positions made by hand. ``y1 r0 d1`` is a building, its turn and the cell of its first cell."""

from dataclasses import replace

from engine.core.options import Config
from engine.core.rng import Rng
from engine.games.mycity import GAME
from engine.games.mycity.box import Grant
from engine.games.mycity.deck import full_deck
from engine.games.mycity.land import printed_land
from engine.games.mycity.pieces import cell_named, episode
from engine.games.mycity.points import built_mask
from engine.games.mycity.rules import apply, setup
from engine.games.mycity.stickers import stuck
from engine.games.mycity.view import CityView, Feature, Mark, Placed, Stage

DICE = Rng(b"dice", 1)


def placed(text):
    """``y1 r0 d1, r4 r90 e3``: one building a round."""
    rows = [row.split() for row in text.split(",") if row.strip()]
    return tuple(
        Placed(number, building, int(turn[1:]), cell_named(cell))
        for number, (building, turn, cell) in enumerate(rows, start=1)
    )


def land(number, **features):
    """The printed board of this episode; ``land(1, c5="well")`` has one more thing drawn."""
    ground = printed_land(episode(number).board)
    for name, kind in features.items():
        cell = cell_named(name)
        others = [one for one in ground.features if one.cell != cell]
        new = [Feature(cell, kind)] if kind else []
        ground = replace(ground, features=tuple(sorted([*others, *new])))
    return ground


def city(number, text="", ground=None, seat=0, **changes):
    """A board of this episode with these buildings on it."""
    row = placed(text)
    base = CityView(
        seat, ground or land(number), row, built_mask(row), (), (), len(row), False, False
    )
    return replace(base, **changes)


def marks(text):
    """``y4 guild, b1 factory``"""
    return tuple(Mark(*one.split()) for one in text.split(",") if one.strip())


def put(number, sticker, target, ground=None, on=()):
    """Land and marks after this sticker."""
    return stuck(Grant(sticker), target, ground or land(number), on)


def deck(number, first=""):
    """The deck of this episode with these cards on top."""
    top = tuple(first.split())
    rest = list(full_deck(number))
    for card in top:
        rest.remove(card)
    return (*top, *rest)


def table(seats=2, number=0, first="", pace="together", **options):
    """A table before its first card; these cards come first."""
    form = "legacy" if number else "eternal"
    state = setup(Config(seats, {"form": form, "pace": pace, **options}), Rng(b"positions", 0))
    state = replace(state, stage=Stage.BUILD, episode=number, deck=deck(number, first))
    return replace(state, cities=tuple(replace(one, tasks=()) for one in state.cities))


def answered(state, *texts):
    """Everybody's answers in turn: ``"0 place r0 d1"`` and so on."""
    events = []
    for text in texts:
        seat, *action = text.split()
        applied = apply(state, int(seat), tuple(action), Rng(b"positions", 1))
        state, events = applied.state, [*events, *applied.events]
    return state, events


def meadow(number, cells, **features):
    """A land of this episode whose only light green cells are these."""
    ground = printed_land(episode(number).board)
    green = {cell_named(name) for name in cells.split()}
    terrain = "".join("." if cell in green else "^" for cell in range(len(ground.terrain)))
    drawn = tuple(sorted(Feature(cell_named(name), kind) for name, kind in features.items()))
    return replace(ground, terrain=terrain, features=drawn)


def with_kept(state, seat, **changes):
    """The same with something changed on one lasting board."""
    cities = list(state.cities)
    cities[seat] = replace(cities[seat], kept=replace(cities[seat].kept, **changes))
    return replace(state, cities=tuple(cities))


def tokens(view, *draft):
    """What is offered."""
    return [option.token for option in GAME.ask(view, draft).options]
