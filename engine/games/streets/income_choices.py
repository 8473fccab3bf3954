"""The questions that an income brings: the order of streets, tokens, a shown tile, new homes."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from functools import lru_cache, partial
from typing import Final, NamedTuple

from engine.core.choices import Done, Draft, OneOf, Option, Step, Tone
from engine.core.words import msg, plain
from engine.games.streets.course import account_of
from engine.games.streets.names import (
    crowd,
    name,
    short_name,
    street_words,
    tile_name,
    token_list,
    value_text,
)
from engine.games.streets.pieces import TILES, TOKEN_TYPES, Counts, Kind, Tokens
from engine.games.streets.plan import street_at
from engine.games.streets.points import Substitute
from engine.games.streets.table import Building, Table
from engine.games.streets.tokens import gains, owned_in
from engine.games.streets.view import View
from engine.kit.grid import Cell, cell_name, cell_named, in_reading_order
from engine.kit.late import LateOneOf
from engine.kit.viewer import seat_of

MOST_ASIDES: Final = 3
"""So many grey buttons fit into one row beside Confirm and Back."""


def ask_nothing(_: View, __: Draft) -> Done:
    """For a verb that says it all."""
    return Done()


@lru_cache(maxsize=128)
def tile_option(tile: str, tone: Tone = Tone.PLAIN) -> Option:
    """A tile with its name."""
    return Option(tile, tile_name(tile), value_text(tile), tone=tone)


def ask_street(view: View, answers: Draft) -> Step:
    """Which of several closed streets is counted next."""
    if answers:
        return Done()
    sides = view.table.sides()
    options = tuple(
        Option(
            cell_name(cell),
            street_words(view.table, street_at(sides, cell)),
            spot=cell_name(cell),
        )
        for cell in in_reading_order(view.table.streets)
    )
    return OneOf(msg("streets-ask-street"), options)


def ask_tokens(view: View, answers: Draft) -> Step:
    """Which business tokens to take. One building may offer several handfuls."""
    if answers:
        return Done()
    seat = view.table.takers[0]
    found = gains(view.table, seat)
    options = tuple(
        Option(
            tokens_token(gain),
            msg("streets-token-answer", tokens=token_list(gain)),
            msg("streets-token-from", tile=tile_name(building.tile)),
        )
        for gain, building in found.items()
    )
    prompt = "streets-ask-sneak-tokens" if view.table.is_sneak(seat) else "streets-ask-tokens"
    about = dict.fromkeys(cell_name(building.cell) for building in found.values())
    return OneOf(msg(prompt), options, about=tuple(about))


def tokens_token(gain: Tokens) -> str:
    """``trade``, ``leisure-trade``, ``trade-trade``."""
    return "-".join(t for t, n in zip(TOKEN_TYPES, gain, strict=True) for _ in range(n))


def tokens_named(token: str) -> Tokens:
    """The tokens that this answer names."""
    a, b, c, d = (token.split("-").count(one) for one in TOKEN_TYPES)
    return (a, b, c, d)


def ask_show(view: View, answers: Draft) -> Step:
    """Which tile of the hand to count in place of which building."""
    found = substitutes(view)
    match answers:
        case ():
            tiles = dict.fromkeys(one.tile for one in found)
            return OneOf(msg("streets-ask-show"), tuple(map(tile_option, tiles)))
        case (tile,):
            gains_by_cell = {one.cell: found[one] for one in found if one.tile == tile}
            options = tuple(
                show_option(view.table, cell, gains_by_cell[cell])
                for cell in in_reading_order(gains_by_cell)
            )
            prompt = msg("streets-ask-replace", tile=tile_name(tile))
            return OneOf(prompt, options, piece=tile)
    return Done()


def substitutes(view: View) -> dict[Substitute, int]:
    """What the Entrepreneur could show with a profit, and how much more it would bring."""
    table, seat = view.table, seat_of(view)
    plain_income = {one.cell: one.money for one in account_of(table, None).payments}
    cells = street_at(table.sides(), table.streets[0]).cells
    found = {}
    for building in owned_in(table, cells, seat):
        for tile in lendable(view.hand):
            one = Substitute(building.cell, tile)
            paid = {p.cell: p.money for p in account_of(table, one).payments}
            if paid[building.cell] > plain_income[building.cell]:
                found[one] = paid[building.cell] - plain_income[building.cell]
    return found


def lendable(hand: Iterable[str]) -> Iterator[str]:
    """The tiles of a hand whose value may be lent: all but the copying ones."""
    for tile in hand:
        value = TILES[tile].value
        if value is not None and value.counts is not Counts.COPY:
            yield tile


def show_option(table: Table, cell: Cell, gain: int) -> Option:
    """A building with what the shown tile would add."""
    tile = tile_name(table.city()[cell].tile)
    hint = msg("streets-replace", tile=tile, gain=gain)
    return Option(cell_name(cell), tile, hint, spot=cell_name(cell))


# People


def ask_move(view: View, answers: Draft) -> Step:
    """Where to, and how many of them; then the next home, until everyone is housed."""
    group = view.table.moving[0]
    told = split_of(answers)
    left = Crowd(group.kind, group.count - sum(number for _, number in told if number))
    chosen = [cell for cell, _ in told]
    free = [cell for cell in view.table.homes if cell not in chosen]
    if len(answers) % 2:
        return ask_number(view, left, chosen[-1], alone=not free)
    # The first question has no way back beside it, so there is room for one more button.
    room = MOST_ASIDES if answers else MOST_ASIDES + 1
    return ask_home(view, left, free, room) if left.size else Done()


class Crowd(NamedTuple):
    """So many people of one kind, who go somewhere together."""

    kind: Kind
    size: int

    @property
    def piece(self) -> str:
        """``family-3``: what the picture shows in the hand."""
        return f"{self.kind}-{self.size}"


def split_of(answers: Draft) -> list[tuple[Cell, int]]:
    """The homes and numbers told so far; the last number may still be missing."""
    cells, numbers = answers[::2], answers[1::2]
    counts = [int(number) for number in numbers] + [0] * (len(cells) - len(numbers))
    return [(cell_named(cell), count) for cell, count in zip(cells, counts, strict=True)]


def ask_number(view: View, left: Crowd, cell: Cell, *, alone: bool) -> OneOf:
    """How many go there: all of them, unless something else is said. No other home is left where
    this one is ``alone``."""
    numbers = (left.size,) if alone else tuple(range(left.size, 0, -1))
    return LateOneOf(tuple(map(str, numbers)), partial(_ask_number, view, left, cell, numbers))


def _ask_number(view: View, left: Crowd, cell: Cell, numbers: tuple[int, ...]) -> OneOf:
    aside = fewer_numbers(left) <= MOST_ASIDES
    options = tuple(
        Option(
            str(number),
            msg("streets-number", number=number) if aside else plain(str(number)),
            secondary=aside and number < left.size,
        )
        for number in numbers
    )
    tile = tile_name(view.city[cell].tile)
    prompt = msg("streets-ask-number", people=crowd(*left), tile=tile)
    return OneOf(prompt, options, piece=left.piece)


def fewer_numbers(left: Crowd) -> int:
    """How many smaller numbers there are than all of them."""
    return left.size - 1


def ask_home(view: View, left: Crowd, cells: Collection[Cell], room: int) -> OneOf:
    """A home for some of them. With one home of one's own that is where they usually go, if there
    is ``room`` for the other answers beside it."""
    homes = tuple(in_reading_order(cells))
    return LateOneOf(tuple(map(cell_name, homes)), partial(_ask_home, view, left, homes, room))


def _ask_home(view: View, left: Crowd, cells: tuple[Cell, ...], room: int) -> OneOf:
    city, seat = view.city, seat_of(view)
    own = [cell for cell in cells if city[cell].owner == seat]
    asides = len(cells) - 1 + fewer_numbers(left)
    usual = own[0] if len(own) == 1 and asides <= room else None
    options = tuple(
        home_option(view.table, city[cell], secondary=usual is not None and cell != usual)
        for cell in cells
    )
    return OneOf(msg("streets-ask-home", people=crowd(*left)), options, piece=left.piece)


def home_option(table: Table, home: Building, *, secondary: bool) -> Option:
    """A home with its owner."""
    token, owner = cell_name(home.cell), name(table, home.owner or 0)
    label = msg("streets-home", tile=short_name(home.tile), who=owner)
    return Option(token, label, spot=token, secondary=secondary)
