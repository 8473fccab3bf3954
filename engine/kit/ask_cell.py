"""The question where on the grid to go, in as many menus as the number of cells needs."""

from __future__ import annotations

from collections.abc import Callable, Collection
from itertools import groupby

from engine.core.choices import MOST_AT_ONCE, Facet, OneOf, Option
from engine.core.words import Msg, msg, plain
from engine.kit.grid import Cell, cell_name, column_name, in_reading_order, row_name


def ask_cell(prompt: Msg, cells: Collection[Cell]) -> OneOf:
    """One of these cells, in reading order. Many of them are narrowed by column and row."""
    placed = in_reading_order(cells)
    if len(placed) <= MOST_AT_ONCE:
        return OneOf(prompt, tuple(_option(cell) for cell in placed))
    columns = Lines({cell.x for cell in placed}, column_name, "column")
    rows = Lines({cell.y for cell in placed}, row_name, "row")
    options = tuple(
        _option(cell, (*columns.facets(cell.x), *rows.facets(cell.y))) for cell in placed
    )
    return OneOf(prompt, options, (*columns.names, *rows.names))


def _option(cell: Cell, facets: tuple[Facet, ...] = ()) -> Option:
    name = cell_name(cell)
    return Option(name, plain(name.upper()), spot=name, facets=facets)


class Lines:
    """The columns or the rows to choose from. Where they are too many, a stretch comes first."""

    def __init__(self, lines: set[int], name: Callable[[int], str], kind: str) -> None:
        self._name = name
        self._stretches = _stretches(sorted(lines))
        self._many = len(self._stretches) > 1
        line = msg(f"place-{kind}")
        self.names = (msg(f"place-{kind}s"), line) if self._many else (line,)
        # Many cells share a line: its facets are made once.
        self._facets = {one: self._made(one) for one in lines}

    def facets(self, line: int) -> tuple[Facet, ...]:
        """How an answer in this line is found."""
        return self._facets[line]

    def _made(self, line: int) -> tuple[Facet, ...]:
        name = self._name(line)
        own = Facet(name, plain(name.upper()), line)
        return (self._stretch(line), own) if self._many else (own,)

    def _stretch(self, line: int) -> Facet:
        first, last = next((s[0], s[-1]) for s in self._stretches if line in s)
        ends = f"{self._name(first)}…{self._name(last)}"
        return Facet(self._name(first), plain(ends.upper()), first)


def _stretches(lines: list[int]) -> list[list[int]]:
    """The lines cut into runs that fit one menu each."""
    numbered = groupby(enumerate(lines), key=lambda pair: pair[0] // MOST_AT_ONCE)
    return [[line for _, line in run] for _, run in numbered]
