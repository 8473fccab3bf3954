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
from engine.games.mycity.answers import can_build_later, spots_for, why_no_pass
from engine.games.mycity.box import COLOURS
from engine.games.mycity.names import building_name, colour_name, sticker_name
from engine.games.mycity.pieces import CELLS_BY_NAME, COLUMNS, Spot, cell_name, middle_of
from engine.games.mycity.stickers import goes_on_building, targets
from engine.games.mycity.view import Chore, CityView, Stage, Task, Verb, View, grant_of
from engine.kit.viewer import seat_of

MOST_NAME = 24
"""The longest name of a city."""

NAMELESS = "nameless"
"""The verb of those who do not care for a name."""

FACETS = (msg("place-column"), msg("place-row"))

MOST_FRAMES = 4
"""So many ways to lay a building are each drawn in a frame, with the points they would bring."""

BOARD, SHOWN_COLOURS, SHOWN_BUILDINGS = "board", "colours", "buildings"
"""What a question without places is about: the whole board, or what the picture sets out."""

TONES = {Verb.PLACE: Tone.PLAIN, Verb.PASS: Tone.PLAIN, Verb.END: Tone.DANGER}


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
            return ask_turn(view, city)
        case (Verb.PLACE, turn):
            return ask_spot(view, city, turn)
    return Done()


def ask_verb(view: View, city: CityView) -> OneOf:
    """Build, pass or end, each only where it is allowed; what is not the usual is an aside."""
    spots, why = spots_for(view, city), why_no_pass(view.episode, city, view.firsts, view.card)
    usual = usual_verb(view, city, bool(spots), why is None)
    building, cost = building_name(view.card), view.plan.rules.pass_cost
    labels = {
        Verb.PLACE: msg("mycity-verb-place", building=building) if spots else None,
        Verb.PASS: msg("mycity-verb-pass-for", points=cost) if why is None else None,
        Verb.END: msg("mycity-verb-end"),
    }
    options = tuple(
        Option(verb, label, tone=TONES[verb], secondary=verb is not usual)
        for verb, label in labels.items()
        if label is not None
    )
    return OneOf(card_prompt(view, why), options, about=(BOARD,))


def usual_verb(view: View, city: CityView, fits: bool, may_pass: bool) -> Verb:
    """To build where it fits. Otherwise to pass, as long as something that is to come fits."""
    if fits:
        return Verb.PLACE
    return Verb.PASS if may_pass and can_build_later(view, city) else Verb.END


def card_prompt(view: View, why_no_pass: Msg | None) -> Msg:
    """The card, and why it cannot be passed if it can't."""
    building = building_name(view.card)
    if why_no_pass is None:
        return msg("mycity-ask-card", building=building, round=view.round)
    return msg("mycity-ask-card-no-pass", building=building, round=view.round, why=why_no_pass)


def ask_turn(view: View, city: CityView) -> OneOf:
    """Which way round. A few ways to lay the building are all shown at once."""
    spots = spots_for(view, city)
    turns = tuple(dict.fromkeys(spot.turn for spot in spots))
    at_once = len(turns) > 1 and are_few(spots)
    return OneOf(
        asked(view, city, "mycity-ask-spot" if at_once else "mycity-ask-turn"),
        tuple(map(turn_option, turns)),
        piece=view.card,
        with_next=at_once,
        in_frames=at_once,
        turns=True,
    )


def asked(view: View, city: CityView, key: str) -> Msg:
    """A question about the building of the card, and why it cannot be passed if it can't."""
    question = msg(key, building=building_name(view.card))
    why = why_no_pass(view.episode, city, view.firsts, view.card)
    return question if why is None else msg("mycity-ask-no-pass", question=question, why=why)


def are_few(spots: Sequence[Spot]) -> bool:
    """Whether so few ways are left that each is drawn by itself."""
    return len(spots) <= MOST_FRAMES


@cache
def turn_option(turn: int) -> Option:
    """One way round; the picture shows it with its number."""
    token = turn_token(turn)
    return Option(token, msg(f"mycity-turn-{turn}"), spot=token)


@cache
def turn_token(turn: int) -> str:
    """``r90``: turned by so many degrees clockwise."""
    return f"r{turn}"


def ask_spot(view: View, city: CityView, turn: str) -> OneOf:
    """Where the building goes. Many places are narrowed by the column and row of its middle."""
    spots = [spot for spot in spots_for(view, city) if turn_token(spot.turn) == turn]
    many = len(spots) > MOST_AT_ONCE
    return OneOf(
        asked(view, city, "mycity-ask-spot"),
        tuple(spot_option(spot, many) for spot in spots),
        FACETS if many else (),
        piece=piece_token(view.card, turn, many),
        last=True,
        in_frames=are_few(spots),
    )


@lru_cache(maxsize=16384)
def spot_option(spot: Spot, many: bool) -> Option:
    """One way to lay a building, by its first cell; its column and row are those of its middle."""
    name = cell_name(spot.cell)
    facets = cell_facets(middle_of(spot.mask)[0]) if many else ()
    return Option(name, plain(name.upper()), None, spot_name(spot), facets)


def spot_name(spot: Spot) -> str:
    """``e5-r90``: the place of a building that is so turned, and has its first cell there."""
    return f"{cell_name(spot.cell)}-{turn_token(spot.turn)}"


def piece_token(building: str, turn: str, many: bool) -> str:
    """``b3-r90``: a turned building; ``b3-r90-cell`` where the cell in its middle matters."""
    return f"{building}-{turn}-cell" if many else f"{building}-{turn}"


@cache
def cell_facets(cell: int) -> tuple[Facet, Facet]:
    """The column and the row of a cell."""
    name = cell_name(cell)
    column = Facet(name[0], plain(name[0].upper()), cell % COLUMNS)
    return column, Facet(name[1:], plain(name[1:]), cell // COLUMNS)


@cache
def cell_option(cell: int, many: bool) -> Option:
    """A cell of the board."""
    name = cell_name(cell)
    return Option(name, plain(name.upper()), None, name, cell_facets(cell) if many else ())


# Names, stickers, colours


def ask_task(view: View, city: CityView, task: Task, draft: Draft) -> Step:
    """The verb, which mostly answers itself; then the one thing that is to be decided."""
    match task.kind, draft:
        case Chore.NAME, ():
            options = (verb_option(Chore.NAME), verb_option(NAMELESS))
            return OneOf(msg("mycity-ask-whether-named"), options, about=(BOARD,))
        case kind, ():
            return OneOf(msg("mycity-ask-task"), (verb_option(kind),), about=(BOARD,))
        case Chore.NAME, (Chore.NAME,):
            return Words(msg("mycity-ask-name"), MOST_NAME)
        case Chore.COLOUR, (_,):
            colours = tuple(Option(colour, colour_name(colour)) for colour in COLOURS)
            return OneOf(msg("mycity-ask-colour"), colours, about=(SHOWN_COLOURS,), last=True)
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
        buildings = tuple(Option(name, building_name(name)) for name in names)
        return OneOf(prompt, buildings, about=(SHOWN_BUILDINGS,), piece=grant.sticker, last=True)
    many = len(names) > MOST_AT_ONCE
    options = tuple(cell_option(CELLS_BY_NAME[name], many) for name in names)
    return OneOf(prompt, options, FACETS if many else (), piece=grant.sticker, last=True)


def ask_sticker(sticker: str) -> Msg:
    """What is to be stuck, and what it does."""
    does = msg(f"mycity-sticker-{sticker}-help")
    return msg("mycity-ask-sticker", sticker=sticker_name(sticker), does=does)
