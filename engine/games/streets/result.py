"""Who wins and why, and the count of all pieces."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from engine.core.game import Outcome
from engine.core.words import Msg, msg
from engine.games.streets.pieces import PERSON_KINDS, TOKEN_TYPES, People
from engine.games.streets.score import tallies
from engine.games.streets.state import State
from engine.games.streets.table import SNEAK, Stage, Table
from engine.kit.ranks import ranks


def outcome(state: State) -> Outcome | None:
    """The most money wins, and equals share. Alone one must have more than the Sneak."""
    table = state.table
    if table.stage is not Stage.OVER:
        return None
    money = [player.money for player in table.players]
    if table.solo:
        won = money[0] > money[SNEAK]
        return Outcome((1,), against_the_sneak(table), tallies(table), won=won)
    places = ranks(money)
    together = places.count(1) > 1
    why = msg("streets-won-together") if together else msg("streets-won-by-money")
    return Outcome(places, why, tallies(table))


def against_the_sneak(table: Table) -> Msg:
    """How the duel ended, in money."""
    mine, his = table.players[0].money, table.players[SNEAK].money
    if mine > his:
        return msg("streets-beat-the-sneak", mine=mine, his=his)
    return msg("streets-lost-to-the-sneak", mine=mine, his=his)


def inventory(state: State) -> Mapping[str, int]:
    """Every tile, person, sign, token and advisor, wherever it is."""
    count: Counter[str] = Counter(f"tile {tile}" for tile in _tiles(state))
    table = state.table
    for where in (table.people, *(_everybody(table))):
        count.update({f"person {k}": n for k, n in zip(PERSON_KINDS, where, strict=True)})
    for row in (table.tokens, *(player.tokens for player in table.players)):
        count.update({f"token {t}": n for t, n in zip(TOKEN_TYPES, row, strict=True)})
    for seat in range(table.seats):
        placed = sum(b.signs for b in table.buildings if b.owner == seat)
        count[f"sign {seat}"] = table.players[seat].signs + placed
    count.update(f"advisor {p.advisor}" for p in table.players if p.advisor is not None)
    return count


def _tiles(state: State) -> list[str]:
    """All tiles of this game."""
    table = state.table
    rows = [state.stack, state.removed, state.sneak_tiles, table.discarded, *state.hands]
    found = [tile for row in rows for tile in row] + ([table.tile] if table.tile else [])
    for building in table.buildings:
        found += [building.tile, *building.covered]
    return found


def _everybody(table: Table) -> list[People]:
    return [row for building in table.buildings for row in (building.lying, building.seekers)]
