"""Answers that point at the board: quarters, plots, posts and piles, ready for a menu.

An answer depends on little (a place, what stands there), so each is made once and used again.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from enum import StrEnum
from functools import lru_cache

from engine.core.choices import MOST_AT_ONCE, Facet, OneOf, Option, Tone
from engine.core.seats import Seat
from engine.core.words import Msg, msg, who
from engine.games.urbis.city import City, plots
from engine.games.urbis.names import board_name, building_name, order_name, order_text, place_name
from engine.games.urbis.pieces import BUILDINGS, LETTERS, ORDERS, is_post, plot_name, seat_at
from engine.games.urbis.view import View

MANY_ANSWERS = 8192

FACETS = (msg("urbis-facet-quarter"), msg("urbis-facet-place"))
FACETS_OF_A_SPRAWL = (FACETS[0], msg("urbis-facet-part"), FACETS[1])

Maker = Callable[[str, str], Option]
"""An answer for a place; the name of its board is given where it needs facets."""


def ask_cell(prompt: Msg, city: City, places: Sequence[str], make: Maker) -> OneOf:
    """One of these places; a long list is narrowed by quarter."""
    if len(places) <= MOST_AT_ONCE:
        return OneOf(prompt, tuple([make(place, "") for place in places]))
    boards = {LETTERS[seat]: quarter.board for seat, quarter in enumerate(city.quarters)}
    options = [make(place, boards[place[0]]) for place in places]
    if max(Counter([place[0] for place in places]).values()) <= MOST_AT_ONCE:
        return OneOf(prompt, tuple(options), FACETS)
    return OneOf(prompt, tuple(_with_part(city, option) for option in options), FACETS_OF_A_SPRAWL)


def _with_part(city: City, option: Option) -> Option:
    quarter, place = option.facets
    return replace(option, facets=(quarter, _part_of(city, option.token), place))


def _part_of(city: City, place: str) -> Facet:
    """Gate posts, extra plots or printed ones: no quarter has more than a menu of either."""
    if is_post(place):
        return Facet("gates", msg("urbis-facet-gates"))
    kind = "extra" if city.plot(place).card else "printed"
    return Facet(kind, msg(f"urbis-facet-{kind}"))


def _answer(place: str, board: str, label: Msg, hint: Msg | None = None) -> Option:
    if not board:
        return Option(place, label, hint, place)
    quarter = Facet(place[0], _quarter_label(place[0], board))
    return Option(place, label, hint, place, (quarter, Facet(place, label)))


# Answers that end the game


class Wins(StrEnum):
    """Whose quarter would be complete with an answer."""

    NOBODY = "nobody"
    ME = "me"
    OTHER = "other"


def winners_at(view: View) -> Callable[[str], Wins]:
    """Who would win at once if this plot were built on, or were no more."""
    last = last_free(view.city)

    def wins(place: str) -> Wins:
        if place not in last:
            return Wins.NOBODY
        return Wins.ME if seat_at(place) == view.me else Wins.OTHER

    return wins


def _warned(option: Option, wins: Wins) -> Option:
    """The answer with what must not be overlooked: who would win by it."""
    match wins:
        case Wins.NOBODY:
            return option
        case Wins.ME:
            return replace(option, hint=msg("urbis-hint-wins"))
        case Wins.OTHER:
            hint = msg("urbis-hint-completes", who=who(seat_at(option.token)))
            return replace(option, hint=hint, tone=Tone.DANGER)


# Free plots


def ask_free_plot(prompt: Msg, view: View, places: Sequence[str]) -> OneOf:
    """A free plot that costs nothing now; the last one of a quarter carries a warning."""
    wins = winners_at(view)
    return ask_cell(
        prompt, view.city, places, lambda place, board: _free_option(place, board, wins(place))
    )


def ask_priced_plot(prompt: Msg, view: View, places: Sequence[str], off: int) -> OneOf:
    """A free plot with what it costs, less what is taken off."""
    wins, standing = winners_at(view), plots(view.city)

    def make(place: str, board: str) -> Option:
        cost = max(0, standing[place].cost - off)
        return _priced_option(place, board, cost, wins(place))

    return ask_cell(prompt, view.city, places, make)


def ask_extra_plot(prompt: Msg, view: View, places: Sequence[str]) -> OneOf:
    """An empty extra plot to be removed; where it is all that is missing, a quarter is complete."""
    wins, standing = winners_at(view), plots(view.city)

    def make(place: str, board: str) -> Option:
        return _extra_option(place, board, standing[place].card or "", wins(place))

    return ask_cell(prompt, view.city, places, make)


def last_free(city: City) -> list[str]:
    """The plots that alone are missing in their quarter."""
    return [
        plot_name(seat, quarter.free[0].number)
        for seat, quarter in enumerate(city.quarters)
        if len(quarter.free) == 1
    ]


@lru_cache(MANY_ANSWERS)
def _free_option(place: str, board: str, wins: Wins) -> Option:
    label = msg("urbis-plot-free", place=place_name(place), who=who(seat_at(place)))
    return _warned(_answer(place, board, label), wins)


@lru_cache(MANY_ANSWERS)
def _priced_option(place: str, board: str, cost: int, wins: Wins) -> Option:
    label = msg("urbis-plot-cost", place=place_name(place), cost=cost, who=who(seat_at(place)))
    return _warned(_answer(place, board, label), wins)


@lru_cache(MANY_ANSWERS)
def _extra_option(place: str, board: str, card: str, wins: Wins) -> Option:
    owner = who(seat_at(place))
    label = msg("urbis-plot-extra", place=place_name(place), card=order_name(card), who=owner)
    return _warned(_answer(place, board, label), wins)


# Buildings, guards and posts


def ask_standing(prompt: Msg, city: City, places: Sequence[str]) -> OneOf:
    """A building or a gate post, with what is there."""
    standing = plots(city)

    def make(place: str, board: str) -> Option:
        plot = standing.get(place)
        return _standing_option(place, board, plot and plot.building)

    return ask_cell(prompt, city, places, make)


@lru_cache(MANY_ANSWERS)
def _standing_option(place: str, board: str, building: str | None) -> Option:
    if building:
        hint = msg("urbis-hint-income", income=BUILDINGS[building].income)
        return _answer(place, board, _building_label(place, building), hint)
    owner = who(seat_at(place))
    return _answer(place, board, msg("urbis-post", place=place_name(place), who=owner))


def _building_label(place: str, building: str) -> Msg:
    return msg(
        "urbis-plot-building",
        place=place_name(place),
        building=building_name(building),
        points=BUILDINGS[building].points,
        who=who(seat_at(place)),
    )


# Quarters, players, cards, piles


def quarter_option(city: City, letter: str) -> Option:
    """A quarter to lay an extra plot at."""
    return Option(letter, _quarter_label(letter, city.quarters[seat_at(letter)].board), spot=letter)


@lru_cache(MANY_ANSWERS)
def _quarter_label(letter: str, board: str) -> Msg:
    seat = seat_at(letter)
    return msg("urbis-quarter", letter=place_name(letter), board=board_name(board), who=who(seat))


def player_option(seat: Seat, coins: int, cards: int) -> Option:
    """A player to take something from."""
    letter = LETTERS[seat]
    label = msg("urbis-player", letter=place_name(letter), who=who(seat), coins=coins, cards=cards)
    return Option(letter, label, spot=letter)


@lru_cache(MANY_ANSWERS)
def order_option(order: str) -> Option:
    """An order card; its text is the hint."""
    label = msg("urbis-card", card=order_name(order), points=ORDERS[order].points)
    return Option(order, label, order_text(order))


@lru_cache(MANY_ANSWERS)
def pile_option(pile: str, size: int) -> Option:
    """A face-down pile."""
    label = msg("urbis-pile", pile=place_name(pile), size=size)
    return Option(pile, label, spot=pile)


@lru_cache(MANY_ANSWERS)
def building_option(pile: str, building: str) -> Option:
    """The top of a pile, for the one who has looked at it."""
    piece = BUILDINGS[building]
    label = msg(
        "urbis-pile-building",
        pile=place_name(pile),
        building=building_name(building),
        points=piece.points,
        income=piece.income,
        guards=piece.guards,
    )
    return Option(pile, label, spot=pile)


def target_words(city: City, place: str) -> Mapping[str, Msg]:
    """A place that was chosen before, for the question that follows: its name, what is there."""
    building = None if is_post(place) else city.plot(place).building
    named = building_name(building) if building else msg("urbis-gate-post")
    return {"place": place_name(place), "building": named}
