"""The questions of My City, asked of what the player sees."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache

from engine.core.choices import (
    MOST_AT_ONCE,
    Done,
    Draft,
    Facet,
    OneOf,
    Option,
    Step,
    Tone,
    Words,
)
from engine.core.words import Msg, msg, plain
from engine.games.mycity.answers import spots_for, why_no_pass
from engine.games.mycity.box import COLOURS
from engine.games.mycity.land import ground_of
from engine.games.mycity.names import building_name, colour_name, feature_name, sticker_name
from engine.games.mycity.pieces import CELLS_BY_NAME, COLUMNS, Spot, cell_name, cells_in, picture
from engine.games.mycity.stickers import goes_on_building, targets
from engine.games.mycity.track import purse
from engine.games.mycity.view import Chore, CityView, Land, Stage, Task, Verb, View, grant_of
from engine.kit.viewer import seat_of

MOST_NAME = 24
"""The longest name of a city."""

NAMELESS = "nameless"
"""The verb of those who do not care for a name."""

FACETS = (msg("place-column"), msg("place-row"))


def ask(view: View, draft: Draft) -> Step:
    """The next question: what to do with the card, or with a task before or after the cards."""
    city = own_city(view)
    if view.stage is Stage.BUILD:
        return ask_card(view, city, draft)
    return ask_task(view, city, city.tasks[0], draft)


def own_city(view: View) -> CityView:
    """The board of the one who looks. The open table itself is never asked."""
    return view.cities[seat_of(view)]


# Answering a card


def ask_card(view: View, city: CityView, draft: Draft) -> Step:
    """First what to do; a building is then turned, and put somewhere."""
    match draft:
        case ():
            return ask_verb(view, city)
        case (Verb.PLACE,):
            return ask_turn(view.card, spots_for(view, city))
        case (Verb.PLACE, turn):
            spots = [spot for spot in spots_for(view, city) if turn_token(spot.turn) == turn]
            return ask_spot(view, city.land, spots)
    return Done()


def ask_verb(view: View, city: CityView) -> OneOf:
    """Build, pass or end, each only where it is allowed, with what it costs."""
    building, cost = building_name(view.card), view.plan.rules.pass_cost
    options = []
    if spots := spots_for(view, city):
        hint = msg("mycity-place-hint", count=len(spots))
        options.append(Option(Verb.PLACE, msg("mycity-verb-place", building=building), hint))
    why = why_no_pass(view.episode, city, view.firsts, view.card)
    if why is None:
        left = purse(view.episode, city, view.firsts) - cost
        hint = msg("mycity-pass-hint", points=cost, left=left)
        options.append(Option(Verb.PASS, msg("mycity-verb-pass"), hint))
    end = Option(Verb.END, msg("mycity-verb-end"), msg("mycity-end-hint"), tone=Tone.DANGER)
    return OneOf(card_prompt(view, why), (*options, end))


def card_prompt(view: View, why_no_pass: Msg | None) -> Msg:
    """The card, and why it cannot be passed if it can't."""
    building = building_name(view.card)
    if why_no_pass is None:
        return msg("mycity-ask-card", building=building, round=view.round)
    return msg("mycity-ask-card-no-pass", building=building, round=view.round, why=why_no_pass)


def ask_turn(card: str, spots: Sequence[Spot]) -> OneOf:
    """Which way round: the building is shown row by row."""
    counts: dict[int, int] = {}
    for spot in spots:
        counts[spot.turn] = counts.get(spot.turn, 0) + 1
    options = tuple(turn_option(card, turn, count) for turn, count in counts.items())
    return OneOf(msg("mycity-ask-turn", building=building_name(card)), options)


@cache
def turn_option(card: str, turn: int, count: int) -> Option:
    """``■■/■□``: the rows of the turned building, from the top."""
    rows = " / ".join(picture(card, turn)).replace("X", "■").replace(".", "□")
    return Option(turn_token(turn), plain(rows), msg("mycity-place-hint", count=count))


@cache
def turn_token(turn: int) -> str:
    """``r90``: turned by so many degrees clockwise."""
    return f"r{turn}"


def ask_spot(view: View, land: Land, spots: Sequence[Spot]) -> OneOf:
    """Where the building's first cell goes: its top row, the left end of it."""
    drawn = ground_of(land)
    pictures = drawn.grass & ~drawn.plain
    many = len(spots) > MOST_AT_ONCE
    options = tuple(
        cell_option(spot.cell, many, covered(land, spot.mask & pictures)) for spot in spots
    )
    prompt = msg("mycity-ask-spot", building=building_name(view.card))
    return OneOf(prompt, options, FACETS if many else ())


def covered(land: Land, mask: int) -> tuple[str, ...]:
    """What is drawn on these cells."""
    return tuple(land.feature_at(cell) for cell in cells_in(mask)) if mask else ()


@lru_cache(maxsize=4096)
def cell_option(cell: int, many: bool, drawn: tuple[str, ...] = ()) -> Option:
    """A cell of the board, with what would be covered by building there."""
    name = cell_name(cell)
    hint = msg("mycity-covers", drawn=tuple(map(feature_name, drawn))) if drawn else None
    column = Facet(name[0], plain(name[0].upper()), cell % COLUMNS)
    facets = (column, Facet(name[1:], plain(name[1:]), cell // COLUMNS))
    return Option(name, plain(name.upper()), hint, name, facets if many else ())


# Names, stickers, colours


def ask_task(view: View, city: CityView, task: Task, draft: Draft) -> Step:
    """The verb, which mostly answers itself; then the one thing that is to be decided."""
    match task.kind, draft:
        case Chore.NAME, ():
            return OneOf(msg("mycity-ask-task"), (verb_option(Chore.NAME), verb_option(NAMELESS)))
        case kind, ():
            return OneOf(msg("mycity-ask-task"), (verb_option(kind),))
        case Chore.NAME, (Chore.NAME,):
            return Words(msg("mycity-ask-name"), MOST_NAME)
        case Chore.COLOUR, (_,):
            colours = tuple(Option(colour, colour_name(colour)) for colour in COLOURS)
            return OneOf(msg("mycity-ask-colour"), colours)
        case Chore.STICK, (_,):
            return ask_target(view, city, task)
    return Done()


def verb_option(verb: str) -> Option:
    """One of the things to do."""
    return Option(verb, msg(f"mycity-verb-{verb}"))


def ask_target(view: View, city: CityView, task: Task) -> OneOf:
    """Where a sticker goes: a cell or a building."""
    grant = grant_of(task)
    names = targets(view.plan, grant, city.land, city.marks)
    prompt = ask_sticker(grant.sticker)
    if goes_on_building(grant):
        return OneOf(prompt, tuple(Option(name, building_name(name)) for name in names))
    many = len(names) > MOST_AT_ONCE
    options = tuple(cell_option(CELLS_BY_NAME[name], many) for name in names)
    return OneOf(prompt, options, FACETS if many else ())


def ask_sticker(sticker: str) -> Msg:
    """What is to be stuck, and what it does."""
    does = msg(f"mycity-sticker-{sticker}-help")
    return msg("mycity-ask-sticker", sticker=sticker_name(sticker), does=does)
