"""The questions that an income brings: the order of streets, tokens, a shown tile, new homes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache

from engine.core.choices import Done, Draft, OneOf, Option, Step, Tone
from engine.core.words import Msg, msg, plain
from engine.games.streets.course import account_of
from engine.games.streets.names import (
    crowd,
    name,
    street_label,
    tile_name,
    token_list,
    value_text,
)
from engine.games.streets.pieces import TILES, TOKEN_TYPES, Counts, Tokens
from engine.games.streets.plan import street_at
from engine.games.streets.points import Substitute
from engine.games.streets.table import Table
from engine.games.streets.tokens import gains, owned_in
from engine.games.streets.view import View
from engine.kit.grid import Cell, cell_label, cell_name, cell_named
from engine.kit.viewer import seat_of


def ask_nothing(_: View, __: Draft) -> Done:
    """For a verb that says it all."""
    return Done()


@lru_cache(maxsize=128)
def tile_option(tile: str, tone: Tone = Tone.PLAIN) -> Option:
    """A tile with its name."""
    label = msg("streets-tile-answer", code=plain(tile.upper()), tile=tile_name(tile))
    return Option(tile, label, value_text(tile), tone=tone)


def ask_street(view: View, answers: Draft) -> Step:
    """Which of several closed streets is counted next."""
    if answers:
        return Done()
    sides = view.table.sides()
    options = tuple(
        Option(
            cell_name(cell),
            msg("streets-street", street=street_label(street_at(sides, cell))),
            spot=cell_name(cell),
        )
        for cell in view.table.streets
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
            tile_name(building.tile),
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
            cells = [one for one in found if one.tile == tile]
            options = tuple(show_option(view.table, one, found[one]) for one in cells)
            return OneOf(msg("streets-ask-replace"), options)
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


def show_option(table: Table, one: Substitute, gain: int) -> Option:
    """A building with what the shown tile would add."""
    label = msg(
        "streets-replace",
        cell=cell_label(one.cell),
        tile=tile_name(table.city()[one.cell].tile),
        gain=gain,
    )
    return Option(cell_name(one.cell), label, spot=cell_name(one.cell))


# People


def ask_move(view: View, answers: Draft) -> Step:
    """Where to, and how many of them; then the next home, until everyone is housed."""
    group = view.table.moving[0]
    told = split_of(answers)
    left = group.count - sum(number for _, number in told if number)
    chosen = [cell for cell, _ in told]
    free = [cell for cell in view.table.homes if cell not in chosen]
    if len(answers) % 2:
        numbers = range(1, left + 1) if free else (left,)
        return ask_number(crowd(group.kind, left), cell_label(chosen[-1]), numbers)
    if not left:
        return Done()
    return ask_home(view, crowd(group.kind, left), free)


def split_of(answers: Draft) -> list[tuple[Cell, int]]:
    """The homes and numbers told so far; the last number may still be missing."""
    cells, numbers = answers[::2], answers[1::2]
    counts = [int(number) for number in numbers] + [0] * (len(cells) - len(numbers))
    return [(cell_named(cell), count) for cell, count in zip(cells, counts, strict=True)]


def ask_number(people: Msg, cell: Msg, numbers: Iterable[int]) -> OneOf:
    """How many go there, all of them first."""
    options = tuple(Option(str(n), plain(str(n))) for n in sorted(numbers, reverse=True))
    return OneOf(msg("streets-ask-number", people=people, cell=cell), options)


def ask_home(view: View, people: Msg, cells: Iterable[Cell]) -> OneOf:
    """A home for some of them."""
    table = view.table
    options = tuple(home_option(table, cell) for cell in cells)
    return OneOf(msg("streets-ask-home", people=people), options)


def home_option(table: Table, cell: Cell) -> Option:
    """A home with its owner."""
    building = table.city()[cell]
    label = msg(
        "streets-home",
        cell=cell_label(cell),
        tile=tile_name(building.tile),
        who=name(table, building.owner or 0),
    )
    return Option(cell_name(cell), label, spot=cell_name(cell))
