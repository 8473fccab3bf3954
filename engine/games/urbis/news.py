"""What happened, told to the table and in private."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.core.events import Event, Whisper
from engine.core.seats import Seat
from engine.core.words import Arg, Msg, msg, who
from engine.games.urbis.city import City
from engine.games.urbis.names import building_name, order_name, pile_number, place_name
from engine.games.urbis.pieces import BUILDINGS, ORDERS, Op, Operation, is_post, seat_at
from engine.games.urbis.targets import Chosen
from engine.games.urbis.view import Ending

TOLD_BY_COINS = frozenset(
    {
        Op.PAY,
        Op.GIVE_EACH,
        Op.GAIN,
        Op.LOSE,
        Op.GAIN_INCOME,
        Op.ALL_GAIN_INCOME,
        Op.TAKE_FROM_EACH,
        Op.TAKE_FROM_ONE,
    }
)
"""Operations that need no sentence of their own: the purses say it all."""

TOLD_BY_RULES = frozenset({Op.BUILD, Op.BUILD_SEEN, Op.DRAW, Op.DISCARD, Op.DISCARD_OTHER})
"""Operations on hidden cards, told where they are finished."""

TARGET_WORDS = (("place", "owner", "building"), ("to", "host", "other"))
"""What a sentence calls the first and the second target: where, whose, what stands there."""

SILENT = TOLD_BY_COINS | TOLD_BY_RULES


def played(seat: Seat, order: str) -> Event:
    """A card leaves a hand, openly: until now it was hidden."""
    text = msg("urbis-played", who=who(seat), card=order_name(order), points=ORDERS[order].points)
    return Event(text, (Whisper(seat, text),), reveals=True)


def done(before: City, seat: Seat, operation: Operation, chosen: Chosen) -> Iterator[Event]:
    """What an operation did to the places it was aimed at."""
    if operation.op not in SILENT:
        text = msg(f"urbis-did-{operation.op}", who=who(seat), **_targets(before, seat, chosen))
        yield Event(text)


def _targets(before: City, seat: Seat, chosen: Chosen) -> dict[str, Arg]:
    args: dict[str, Arg] = {}
    for place, (name, owner, building) in zip(chosen, TARGET_WORDS, strict=False):
        args[name] = place_name(place)
        args[owner] = _whose(place, seat)
        args[building] = _standing(before, place)
    return args


def _whose(place: str, seat: Seat) -> Msg:
    """Whose quarter this place is in, told of somebody who acts there; a whole quarter is named by
    its owner."""
    owner = seat_at(place)
    return msg("urbis-at-home") if owner == seat and len(place) > 1 else who(owner)


def _standing(city: City, place: str) -> Msg:
    """What is at this place: a building, a gate post, or the ground."""
    if len(place) == 1:
        return place_name(place)
    if is_post(place):
        return msg("urbis-gate-post")
    building = city.plot(place).building
    return building_name(building) if building else place_name(place)


def balance(before: City, after: City, *, reveals: bool = False) -> Iterator[Event]:
    """Every purse and every income that has changed."""
    rebuilt = []
    for seat, (old, new) in enumerate(zip(before.quarters, after.quarters, strict=True)):
        if change := new.coins - old.coins:
            text = msg("urbis-coins-changed", who=who(seat), change=change, coins=new.coins)
            yield Event(text, reveals=reveals)
        if new.plots is not old.plots:
            rebuilt.append(seat)
    for seat in rebuilt:
        income, later = before.income(seat), after.income(seat)
        if income != later:
            text = msg("urbis-income-changed", who=who(seat), old=income, new=later)
            yield Event(text, reveals=reveals)


def looked_at_building(seat: Seat, pile: str, building: str) -> Event:
    """One building, for its builder alone."""
    number = pile_number(pile)
    told = msg("urbis-you-took", pile=number, **_traits(building))
    public = msg("urbis-took", who=who(seat), pile=number)
    return Event(public, (Whisper(seat, told),), reveals=True)


def looked_at_buildings(seat: Seat, buildings: Sequence[str]) -> Event:
    """The top of every pile, for one player alone."""
    names = tuple(building_name(building) for building in buildings)
    told = msg("urbis-you-compared", buildings=names)
    return Event(msg("urbis-compared", who=who(seat)), (Whisper(seat, told),), reveals=True)


def built(seat: Seat, place: str, building: str) -> Event:
    """A building is seen by all."""
    text = msg(
        "urbis-built",
        who=who(seat),
        place=place_name(place),
        owner=_whose(place, seat),
        **_traits(building),
    )
    return Event(text, (Whisper(seat, text),), reveals=True)


def _traits(building: str) -> dict[str, Arg]:
    piece = BUILDINGS[building]
    return {
        "building": building_name(building),
        "points": piece.points,
        "income": piece.income,
        "guards": piece.guards,
    }


def looked_at_orders(seat: Seat, orders: Sequence[str]) -> Event:
    """The top of the deck, for one player alone."""
    told = msg("urbis-you-look", cards=tuple(order_name(order) for order in orders))
    public = msg("urbis-looks", who=who(seat), count=len(orders))
    return Event(public, (Whisper(seat, told),), reveals=True)


def kept(seat: Seat, orders: Sequence[str], under: int, *, reveals: bool = False) -> Event:
    """Orders go into a hand, the others under the deck."""
    told = msg("urbis-you-keep", cards=tuple(order_name(order) for order in orders), under=under)
    public = msg("urbis-keeps", who=who(seat), count=len(orders), under=under)
    return Event(public, (Whisper(seat, told),), reveals=reveals)


def discarded(seat: Seat, order: str, *, reveals: bool = False) -> Event:
    """Chance has put an order of this hand under the deck."""
    told = msg("urbis-you-discard", card=order_name(order))
    return Event(msg("urbis-discards", who=who(seat)), (Whisper(seat, told),), reveals=reveals)


def no_draw(seat: Seat) -> Event:
    """A draw that comes to nothing."""
    return Event(msg("urbis-no-draw", who=who(seat)), reveals=True)


def took_income(seat: Seat, coins: int, total: int) -> Event:
    """The fifth action."""
    return Event(msg("urbis-income", who=who(seat), coins=coins, total=total))


def hired(seat: Seat, place: str, before: City) -> Event:
    """The fourth action."""
    text = msg("urbis-hired", who=who(seat), **_targets(before, seat, (place,)))
    return Event(text)


def simply(key: str, seat: Seat) -> Event:
    """A sentence about a person and nothing else."""
    return Event(msg(f"urbis-{key}", who=who(seat)))


def ended(ending: Ending) -> Event:
    """Why the points are counted now. Whether a new building asks something first was hidden."""
    return Event(msg(f"urbis-ended-{ending}"), reveals=True)
