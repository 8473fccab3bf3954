"""Laying out the table: conditions, terms, hands, deck, and what the modules add."""

from __future__ import annotations

from dataclasses import dataclass, replace

from engine.core.options import Config
from engine.core.rng import Rng
from engine.core.seats import Seat
from engine.games.sprawlopolis.city import HIGHWAY_ROW
from engine.games.sprawlopolis.pieces import BOX, WRECKTAR, Card, Laid
from engine.games.sprawlopolis.spec import (
    ALL_ENDS,
    BEACHES,
    FIRST,
    INTERSTATE,
    LANDMARKS,
    LEVEL,
    NO_ROADWORK,
    RANDOM_FIRST,
    ROADWORK,
    ROADWORK_CARDS,
    SITES,
)
from engine.games.sprawlopolis.spec import WRECKTAR as WRECKTAR_MODULE
from engine.games.sprawlopolis.state import State
from engine.games.sprawlopolis.terms import FULL_HAND, LONE_HAND, Interstate, Level, Terms
from engine.games.sprawlopolis.view import Stage
from engine.kit.grid import Cell

CONDITION_CARDS = 3
DUEL_CONDITION_CARDS = 2
START = Cell(0, 0)
FIRST_HIGHWAY_COLUMN = -4
"""Four stretches of highway have the first cell of the grid in their middle."""

Cards = tuple[Card, ...]


@dataclass(frozen=True)
class Piles:
    """Every set of cards shuffled; what is not in play stays aside."""

    base: Cards
    sites: Cards
    beaches: Cards
    roadwork: Cards
    interstate: Cards


def setup(config: Config, rng: Rng) -> State:
    """The table before anyone has decided anything."""
    piles = Piles(*(rng.shuffled(tuple(cards)) for cards in sets_of(config)))
    terms = terms_for(config, piles)
    first = first_player(config, rng)
    if terms.is_duel:
        return duel(config, terms, piles, first)
    if terms.two_cities:
        return two_cities(config, terms, piles, first, rng)
    return one_city(config, terms, piles, first, rng)


def sets_of(config: Config) -> tuple[Cards, ...]:
    """The cards of the modules that this table plays with."""
    interstate = config.value(INTERSTATE) != Interstate.OFF
    return (
        tuple(BOX.base),
        tuple(BOX.sites) if config.on(SITES.key) else (),
        tuple(BOX.beaches) if config.on(BEACHES.key) else (),
        tuple(BOX.roadwork) if config.value(ROADWORK) != NO_ROADWORK else (),
        tuple(BOX.interstate) if interstate else (),
    )


def terms_for(config: Config, piles: Piles) -> Terms:
    """The conditions and terms that chance has turned up."""
    interstate = Interstate(str(config.value(INTERSTATE)))
    is_duel = interstate is Interstate.DUEL
    conditions = piles.base[: DUEL_CONDITION_CARDS if is_duel else CONDITION_CARDS]
    return Terms(
        conditions=tuple(sorted(conditions, key=int)),
        level=Level(str(config.value(LEVEL))),
        interstate=interstate,
        site=piles.sites[0] if piles.sites else "",
        beach=piles.beaches[0] if piles.beaches else "",
        duel=piles.interstate[0] if is_duel else "",
        landmarks=config.on(LANDMARKS.key),
        wrecktar=config.on(WRECKTAR_MODULE.key),
        roadwork=bool(piles.roadwork),
        all_ends=config.value(ROADWORK) == ALL_ENDS,
    )


def first_player(config: Config, rng: Rng) -> Seat:
    """Chance, or the host's choice (S3)."""
    chosen = str(config.value(FIRST))
    return rng.below(config.seats) if chosen == RANDOM_FIRST else int(chosen) - 1


def one_city(config: Config, terms: Terms, piles: Piles, first: Seat, rng: Rng) -> State:
    """The base game with its modules. The starting card lies on top until it is laid.

    S17: sites, beaches and Wrecktar are shuffled in below, when hands are already dealt.
    """
    hands, rest = dealt(config.seats, first, piles.base[CONDITION_CARDS:])
    start, *others = rest
    specials = (*piles.sites[1:], *piles.beaches[1:], *((WRECKTAR,) if terms.wrecktar else ()))
    roadwork, aside = dealt_roadwork(config, piles.roadwork)
    state = State(
        stage=Stage.LANDMARKS if terms.landmarks else Stage.PLAY,
        terms=terms,
        first=first,
        active=first,
        near=first,
        hands=hands,
        deck=(*rng.shuffled((*others, *specials)), start),
        roadwork=roadwork,
        kept=(False,) * config.seats,
        aside=aside,
    )
    return state if terms.landmarks else started(state)


def started(state: State) -> State:
    """S4: without landmarks the starting card is no decision."""
    start = Laid(state.deck[-1], START)
    opened = replace(state, deck=state.deck[:-1], laid=(start,))
    return replace(opened, stage=Stage.WRECKTAR) if opened.top == WRECKTAR else opened


def dealt(seats: int, first: Seat, cards: Cards) -> tuple[tuple[Cards, ...], Cards]:
    """Three cards for the first player, one for everybody else; then what is left."""
    sizes = [FULL_HAND if seat == first else LONE_HAND for seat in range(seats)]
    hands = []
    for size in sizes:
        hands.append(cards[:size])
        cards = cards[size:]
    return tuple(hands), cards


def dealt_roadwork(config: Config, pile: Cards) -> tuple[tuple[Cards, ...], Cards]:
    """One card each; a lone player has as many as were agreed."""
    if not pile:
        return ((),) * config.seats, ()
    size = int(config.value(ROADWORK_CARDS))
    used = size * config.seats
    rows = tuple(pile[start : start + size] for start in range(0, used, size))
    return rows, pile[used:]


# Interstate


def duel(config: Config, terms: Terms, piles: Piles, first: Seat) -> State:
    """S32: the builder lays the first stretch of highway, the other takes the first turn."""
    builder = 1 - first
    return State(
        stage=Stage.HIGHWAY,
        terms=terms,
        first=first,
        active=builder,
        near=builder,
        hands=((), ()),
        deck=piles.base[DUEL_CONDITION_CARDS:],
        roadwork=((),) * config.seats,
        kept=(False,) * config.seats,
        highway=piles.interstate[1:],
    )


def two_cities(config: Config, terms: Terms, piles: Piles, first: Seat, rng: Rng) -> State:
    """S33: the highway lies as chance has it, and the first player sits near it."""
    hands, rest = dealt(config.seats, first, piles.base[CONDITION_CARDS:])
    highway = tuple(
        Laid(card, Cell(FIRST_HIGHWAY_COLUMN + 2 * place, HIGHWAY_ROW), bool(rng.below(2)))
        for place, card in enumerate(piles.interstate)
    )
    return State(
        stage=Stage.PLAY,
        terms=terms,
        first=first,
        active=first,
        near=first,
        hands=hands,
        deck=rest,
        roadwork=((),) * config.seats,
        kept=(False,) * config.seats,
        laid=highway,
    )
