"""Setting up: which tiles and advisors are in the game, and what everyone is dealt."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.core.options import Config
from engine.core.rng import Rng
from engine.games.streets.pieces import (
    BOX,
    KINDS,
    PARK,
    STATION,
    Advisor,
    Tokens,
    kind_of,
)
from engine.games.streets.spec import ADVISORS, BUSINESS, DEALT, LEVEL, NO_ADVISORS
from engine.games.streets.state import State
from engine.games.streets.table import Building, Player, Stage, Table
from engine.kit.grid import Cell, Side

START: Final = (
    Building(Cell(0, 0), STATION, Side.SOUTH, lying=(1, 1, 1, 1)),
    Building(Cell(1, 0), PARK, Side.WEST),
)
LONE_TABLE: Final = 2
"""A lone player sets up the tiles of two."""


def dealt(config: Config, rng: Rng) -> State:
    """Everything in its place before the first turn begins."""
    alone = config.seats == 1
    advisors = deal_advisors(config, rng)
    rows = max(config.seats, LONE_TABLE)
    tiles, removed = prepared(rows, Advisor.CONTRACTOR in advisors, rng)
    size = BOX.hand_size
    hands = [tiles[start : start + size] for start in range(0, rows * size, size)]
    sneak_tiles = hands.pop() if alone else ()
    return State(
        table=laid_out(config, advisors, hands, rng),
        hands=tuple(hands),
        stack=tiles[rows * size :],
        removed=removed,
        sneak_tiles=sneak_tiles,
    )


def laid_out(
    config: Config,
    advisors: Sequence[Advisor | None],
    hands: Sequence[tuple[str, ...]],
    rng: Rng,
) -> Table:
    """The open table. Alone you begin; otherwise chance says who does."""
    alone = config.seats == 1
    players = [
        Player(0, BOX.signs, advisor, tuple(sorted(kind_of(tile) for tile in hand)))
        for advisor, hand in zip(advisors, hands, strict=True)
    ]
    if alone:
        players.append(sneak(config))
    left = BOX.people_per_kind - 1
    business = bool(config.value(BUSINESS))
    return Table(
        stage=Stage.BUILD,
        active=0 if alone else rng.below(config.seats),
        turn=0,
        builds=1,
        built=0,
        level=str(config.value(LEVEL)) if alone else "",
        business=business,
        buildings=START,
        players=tuple(players),
        people=(left, left, left, left),
        tokens=all_tokens() if business else (0, 0, 0, 0),
    )


def all_tokens() -> Tokens:
    """The whole supply."""
    each = BOX.tokens_per_type
    return (each, each, each, each)


def sneak(config: Config) -> Player:
    """The rival, with the money that makes him hard to beat."""
    extra = 0 if config.value(ADVISORS) == NO_ADVISORS else BOX.sneak_money_for_advisor
    return Player(BOX.sneak_money[str(config.value(LEVEL))] + extra, 0, None, ())


# Advisors


def deal_advisors(config: Config, rng: Rng) -> Sequence[Advisor | None]:
    """One for everybody, by chance or chosen by a lone player; or none at all."""
    chosen = str(config.value(ADVISORS))
    if chosen == NO_ADVISORS:
        return [None] * config.seats
    if chosen != DEALT:
        return [Advisor(chosen)]
    return rng.shuffled(fitting(config))[: config.seats]


def fitting(config: Config) -> tuple[Advisor, ...]:
    """The advisors made for this number of players, and for the business module if it is in."""
    return tuple(
        advisor
        for advisor, data in BOX.advisors.items()
        if data.seats[0] <= config.seats <= data.seats[1]
        and (data.business or not config.value(BUSINESS))
    )


# Tiles


def prepared(rows: int, contractor: bool, rng: Rng) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The shuffled tiles of this game, and those that stay in the box, face down."""
    data = BOX.stacks[rows + 1 if contractor else rows]
    used: list[str] = []
    removed: list[str] = []
    for kind, fewer in zip(KINDS, data.removed, strict=True):
        row = [tile.id for tile in BOX.tiles if tile.kind is kind and data.five >= tile.five_only]
        shuffled = rng.shuffled(row)
        removed += shuffled[:fewer]
        used += shuffled[fewer:]
    tiles = rng.shuffled(used)
    extra = BOX.contractor_removes if contractor else 0
    return tiles[extra:], (*removed, *tiles[:extra])
