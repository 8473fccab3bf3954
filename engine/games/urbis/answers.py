"""Answers that point at the board: quarters, plots, posts and piles, ready for a question.

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
from engine.core.words import Msg, msg, plain, who
from engine.games.urbis.city import City, plots
from engine.games.urbis.names import building_name, order_name, pile_name, quarter_name
from engine.games.urbis.pieces import LETTERS, is_post, plot_name, seat_at
from engine.games.urbis.view import View
from engine.kit.frozen import derived

MANY_ANSWERS = 8192
GUARD_PIECE = "guard"
"""What is in hand while a guard is being posted; buildings and orders stand for themselves."""

FACETS = (msg("urbis-facet-quarter"), msg("urbis-facet-place"))
FACETS_OF_A_SPRAWL = (FACETS[0], msg("urbis-facet-part"), FACETS[1])

Maker = Callable[[str, int], Option]
"""An answer for a place, with its number in its quarter where it needs facets, otherwise 0."""


def ask_place(
    prompt: Msg, city: City, places: Sequence[str], make: Maker, piece: str, last: bool = True
) -> OneOf:
    """One of these places for this piece, in the order in which one reads the city; of many, first
    the quarter. ``last``: the action is complete with it."""
    places = sorted(places, key=_reading_order)
    if len(places) <= MOST_AT_ONCE:
        return OneOf(prompt, tuple([make(place, 0) for place in places]), piece=piece, last=last)
    options, numbers = [], Counter[str]()
    for place in places:
        numbers[place[0]] += 1
        options.append(make(place, numbers[place[0]]))
    if max(numbers.values()) <= MOST_AT_ONCE:
        return OneOf(prompt, tuple(options), FACETS, piece=piece, last=last)
    sprawl = tuple(_with_part(city, option) for option in options)
    return OneOf(prompt, sprawl, FACETS_OF_A_SPRAWL, piece=piece, last=last)


@lru_cache(MANY_ANSWERS)
def _reading_order(place: str) -> tuple[str, bool, int]:
    """Quarter by quarter: the gate posts, then the plots by their numbers."""
    post = is_post(place)
    return place[0], not post, int(place[2 if post else 1 :])


def _with_part(city: City, option: Option) -> Option:
    quarter, number = option.facets
    return replace(option, facets=(quarter, _part_of(city, option.token), number))


def _part_of(city: City, place: str) -> Facet:
    """Gate posts, extra plots or printed ones: no quarter has too many of either."""
    if is_post(place):
        return Facet("gates", msg("urbis-facet-gates"))
    kind = "extra" if city.plot(place).card else "printed"
    return Facet(kind, msg(f"urbis-facet-{kind}"))


def _answer(place: str, number: int, label: Msg, hint: Msg | None = None) -> Option:
    if not number:
        return Option(place, label, hint, place)
    facets = (_quarter_facet(seat_at(place)), _number_facet(number))
    return Option(place, label, hint, place, facets)


@lru_cache(MANY_ANSWERS)
def _quarter_facet(seat: Seat) -> Facet:
    return Facet(LETTERS[seat], quarter_name(seat), order=seat)


@lru_cache(MANY_ANSWERS)
def _number_facet(number: int) -> Facet:
    return Facet(str(number), plain(str(number)), order=number)


# Answers that end the game


class Wins(StrEnum):
    """Whose quarter would be complete with an answer."""

    NOBODY = "nobody"
    ME = "me"
    OTHER = "other"


def winners_at(view: View) -> Mapping[str, Wins]:
    """Who would win at once if a plot were built on, or were no more; of most plots nobody."""
    return {
        place: Wins.ME if seat_at(place) == view.me else Wins.OTHER
        for place in last_free(view.city)
    }


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


def ask_free_plot(
    prompt: Msg, view: View, places: Sequence[str], piece: str, last: bool = True
) -> OneOf:
    """A free plot that costs nothing now; the last one of a quarter carries a warning."""
    wins = winners_at(view)

    def make(place: str, number: int) -> Option:
        return _free_option(place, number, wins.get(place, Wins.NOBODY))

    return ask_place(prompt, view.city, places, make, piece, last)


def ask_priced_plot(prompt: Msg, view: View, places: Sequence[str], off: int, piece: str) -> OneOf:
    """A free plot with what it costs, less what is taken off."""
    wins, city = winners_at(view), view.city

    def make(place: str, number: int) -> Option:
        cost = max(0, city.plot(place).cost - off)
        return _priced_option(place, number, cost, wins.get(place, Wins.NOBODY))

    return ask_place(prompt, city, places, make, piece)


def ask_extra_plot(
    prompt: Msg, view: View, places: Sequence[str], piece: str, last: bool = True
) -> OneOf:
    """An empty extra plot to be removed; where it is all that is missing, a quarter is complete."""
    wins, city = winners_at(view), view.city

    def make(place: str, number: int) -> Option:
        card = city.plot(place).card or ""
        return _extra_option(place, number, card, wins.get(place, Wins.NOBODY))

    return ask_place(prompt, city, places, make, piece, last)


@derived
def last_free(city: City) -> list[str]:
    """The plots that alone are missing in their quarter."""
    return [
        plot_name(seat, quarter.free[0].number)
        for seat, quarter in enumerate(city.quarters)
        if len(quarter.free) == 1
    ]


@lru_cache(MANY_ANSWERS)
def _free_option(place: str, number: int, wins: Wins) -> Option:
    label = msg("urbis-plot-free", plot=plain(place[1:]), quarter=quarter_name(seat_at(place)))
    return _warned(_answer(place, number, label), wins)


@lru_cache(MANY_ANSWERS)
def _priced_option(place: str, number: int, cost: int, wins: Wins) -> Option:
    quarter = quarter_name(seat_at(place))
    label = msg("urbis-plot-cost", plot=plain(place[1:]), cost=cost, quarter=quarter)
    return _warned(_answer(place, number, label), wins)


@lru_cache(MANY_ANSWERS)
def _extra_option(place: str, number: int, card: str, wins: Wins) -> Option:
    label = msg("urbis-plot-of", what=order_name(card), quarter=quarter_name(seat_at(place)))
    return _warned(_answer(place, number, label), wins)


# Buildings, guards and posts


def ask_standing(
    prompt: Msg, city: City, places: Sequence[str], piece: str, last: bool = True
) -> OneOf:
    """A building or a gate post, with what is there."""
    standing = plots(city)

    def make(place: str, number: int) -> Option:
        plot = standing.get(place)
        return _standing_option(place, number, plot and plot.building)

    return ask_place(prompt, city, places, make, piece, last)


@lru_cache(MANY_ANSWERS)
def _standing_option(place: str, number: int, building: str | None) -> Option:
    post = msg("urbis-post", post=plain(place[2:]))
    what = building_name(building) if building else post
    label = msg("urbis-plot-of", what=what, quarter=quarter_name(seat_at(place)))
    return _answer(place, number, label)


# Quarters and their owners, cards, piles


def ask_quarter(prompt: Msg, letters: Sequence[str], piece: str, last: bool = True) -> OneOf:
    """A quarter or its owner, by the letter and the name that the picture shows."""
    options = tuple(quarter_option(letter) for letter in letters)
    return OneOf(prompt, options, about=tuple(letters), piece=piece, last=last)


@lru_cache(MANY_ANSWERS)
def quarter_option(letter: str) -> Option:
    """A quarter, or the player who owns it."""
    return Option(letter, quarter_name(seat_at(letter)))


@lru_cache(MANY_ANSWERS)
def order_option(order: str) -> Option:
    """An order card by the name that is printed on it."""
    return Option(order, order_name(order))


@lru_cache(MANY_ANSWERS)
def kept_option(order: str, is_best: bool) -> Option:
    """An order to keep; the other one is kept only if somebody says so."""
    return Option(order, msg("urbis-keep", card=order_name(order)), secondary=not is_best)


@lru_cache(MANY_ANSWERS)
def under_option(order: str, is_next: bool) -> Option:
    """An order that goes under the deck, in its turn or before that."""
    return Option(order, msg("urbis-under", card=order_name(order)), secondary=not is_next)


@lru_cache(MANY_ANSWERS)
def pile_option(pile: str, is_tallest: bool) -> Option:
    """A face-down pile: one is as good as the other, so the tallest is taken unless somebody
    minds."""
    return Option(pile, pile_name(pile), spot=pile, secondary=not is_tallest)


@lru_cache(MANY_ANSWERS)
def building_option(pile: str, building: str) -> Option:
    """The top of a pile, for the one who has looked at it."""
    return Option(pile, building_name(building))


def target_words(city: City, place: str) -> Mapping[str, Msg]:
    """A place that was chosen before, for the question that follows: what is there, and where."""
    building = None if is_post(place) else city.plot(place).building
    named = building_name(building) if building else msg("urbis-gate-post")
    return {"building": named, "quarter": quarter_name(seat_at(place))}
