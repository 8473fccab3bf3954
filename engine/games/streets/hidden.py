"""What each eye sees of a state, and which other states look the same to it."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.rng import Rng
from engine.core.seats import PUBLIC, Eye
from engine.games.streets.pieces import Kind, kind_of
from engine.games.streets.state import State
from engine.games.streets.turns import asked
from engine.games.streets.view import View
from engine.kit.frozen import altered


def view(state: State, eye: Eye) -> View:
    """Built up field by field: the open table, the backs of tiles, the eye's own hand."""
    top = state.stack[-1] if state.stack else None
    return View(
        eye=eye,
        table=state.table,
        asked=asked(state.table),
        stack=len(state.stack),
        back=None if top is None else kind_of(top),
        removed=tuple(sorted(kind_of(tile) for tile in state.removed)),
        top=top if state.table.solo else None,
        sneak_backs=tuple(sorted(kind_of(tile) for tile in state.sneak_tiles)),
        hand=() if eye is PUBLIC else tuple(sorted(state.hands[eye])),
    )


def twin(state: State, eye: Eye, rng: Rng) -> State:
    """The state with the unseen faces exchanged; every back that this eye sees stays as it is."""
    if state.stack:
        *below, top = state.stack
        state = altered(state, stack=(*rng.shuffled(sorted(below, key=kind_of)), top))
    known = eye_knows(state, eye)
    pools = _pools((*_tiles(state), *state.removed), known, rng)

    def other(tiles: Iterable[str]) -> tuple[str, ...]:
        return tuple(tile if tile in known else pools[kind_of(tile)].pop() for tile in tiles)

    return altered(
        state,
        hands=tuple(other(hand) for hand in state.hands),
        stack=other(state.stack),
        removed=other(state.removed),
        sneak_tiles=other(state.sneak_tiles),
    )


def eye_knows(state: State, eye: Eye) -> frozenset[str]:
    """The tiles outside the city whose faces this eye sees."""
    hand = () if eye is PUBLIC else state.hands[eye]
    return frozenset((*hand, *(state.stack[-1:] if state.table.solo else ())))


def _tiles(state: State) -> list[str]:
    """All tiles in hands and stacks."""
    return [tile for row in (*state.hands, state.stack, state.sneak_tiles) for tile in row]


def _pools(tiles: Iterable[str], known: frozenset[str], rng: Rng) -> dict[Kind, list[str]]:
    """The unknown tiles by kind, shuffled."""
    rows: dict[Kind, list[str]] = {kind: [] for kind in Kind}
    for tile in tiles:
        if tile not in known:
            rows[kind_of(tile)].append(tile)
    return {kind: list(rng.shuffled(sorted(row))) for kind, row in rows.items()}
