"""The board in words: the episode, the card, every player and every board."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.words import Arg, Msg, msg, plain, typed, who
from engine.games.mycity.box import Colour
from engine.games.mycity.names import building_name, colour_name, feature_name, item_name
from engine.games.mycity.pieces import BOX, COLUMNS, cell_name, colour_of, episode, size_of
from engine.games.mycity.track import sheet, with_answer
from engine.games.mycity.view import CityView, Stage, View

ROOFS = {
    Colour.YELLOW: "Y",
    Colour.RED: "R",
    Colour.BLUE: "B",
    Colour.PURPLE: "C",
    Colour.WILD: "E",
}
TERRAIN = {"^": "^", "&": "&", "#": " ", ".": "."}
DRAWN = {
    "tree1": "t",
    "tree2": "T",
    "rock1": "o",
    "rock2": "O",
    "well": "w",
    "gold": "g",
    "garden": "f",
    "market": "m",
    "gate": "n",
}
RIVER = "|"
GROUND = {".": "plain", "^": "mountain", "&": "forest"}
COLUMN_LETTERS = "   " + "".join(cell_name(cell)[0].upper() for cell in range(COLUMNS))


def describe(view: View) -> tuple[Msg, ...]:
    """The episode and the card, then each board with its player."""
    lines = [*_heading(view), *_card(view), _legend(view), _counts(view)]
    for city in view.cities:
        lines.append(_player(view, city))
        lines += [plain(row) for row in _rows(view, city)]
    return tuple(lines)


def _heading(view: View) -> Iterator[Msg]:
    if not view.legacy:
        yield msg("mycity-text-eternal", round=view.round, pile=view.pile)
        return
    chapter, number = view.plan.chapter, view.episode
    yield msg(
        "mycity-text-episode",
        number=number,
        episode=msg(f"mycity-episode-{number}"),
        chapter=msg(f"mycity-chapter-{chapter}"),
    )
    if is_first_of_chapter(number) and _has_just_begun(view):
        yield msg(f"mycity-chapter-{chapter}-intro")
    yield msg(f"mycity-episode-{number}-brief")


def _has_just_begun(view: View) -> bool:
    """Before the first card; where nothing is prepared, before it is answered."""
    asks_first = view.episode == 1 or bool(view.plan.before) or view.plan.chooses_colour
    begins = Stage.PREPARE if asks_first else Stage.BUILD
    return view.stage is begins and view.round == 1


def is_first_of_chapter(number: int) -> bool:
    """Whether this episode opens a new envelope."""
    return number == 1 or episode(number).chapter != episode(number - 1).chapter


def _card(view: View) -> Iterator[Msg]:
    if view.card:
        yield msg(
            "mycity-text-card",
            building=building_name(view.card),
            colour=colour_name(colour_of(view.card)),
            cells=size_of(view.card),
        )


def _legend(view: View) -> Msg:
    """The letters of the boards below, as far as they are in play."""
    roofs = dict.fromkeys(map(colour_of, BOX.sets[view.plan.buildings]))
    drawn = {kind for city in view.cities for _, kind in city.land.features}
    signs = [(sign, msg(f"mycity-ground-{kind}")) for sign, kind in GROUND.items()]
    signs += [(ROOFS[colour], msg(f"mycity-roof-{colour}")) for colour in roofs]
    signs += [(_sign(kind), feature_name(kind)) for kind in BOX.features if kind in drawn]
    told = tuple(msg("mycity-text-sign", sign=sign, what=what) for sign, what in signs)
    return msg("mycity-text-legend", signs=told)


def _sign(kind: str) -> str:
    return DRAWN.get(kind, "?")


def _items(view: View) -> tuple[str, ...]:
    """What is booked in this episode, as on the sheets; an old debt where somebody has one."""
    found = [line.item for city in view.cities for line in sheet(view, city.seat).lines]
    return tuple(dict.fromkeys(found))


def _counts(view: View) -> Msg:
    return msg("mycity-text-counts", items=tuple(map(item_name, _items(view))))


def _parts(view: View, city: CityView) -> str:
    """The points of one player, item by item in the order of the line above."""
    booked = {line.item: line.points for line in sheet(view, city.seat).lines}
    return " ".join(_signed(booked.get(item, 0)) for item in _items(view))


def _signed(points: int) -> str:
    return f"{points:+}".replace("-", "−") if points else "0"


def _player(view: View, city: CityView) -> Msg:
    said: dict[str, Arg] = {
        "who": who(city.seat),
        "points": sheet(view, city.seat).score,
        "parts": _parts(view, city),
        "asked": "yes" if city.seat in view.asked else "no",
    }
    if not view.legacy:
        return Msg("mycity-text-player", said)
    name = typed(city.name) if city.name else msg("mycity-text-no-name")
    return Msg("mycity-text-city", {**said, "name": name, "circles": city.circles})


def _rows(view: View, city: CityView) -> Iterator[str]:
    """The board as letters, with the river between the banks."""
    board = with_answer(view, city) if city.seat == view.eye else city
    signs = _signs(board)
    if city is view.cities[0]:
        yield COLUMN_LETTERS
    for row in range(city.land.rows):
        west = city.land.printed.river[row]
        cells = signs[row * COLUMNS : (row + 1) * COLUMNS]
        yield f"{row + 1:>2} {''.join(cells[:west])}{RIVER}{''.join(cells[west:])}"


def _signs(city: CityView) -> list[str]:
    signs = [TERRAIN[sign] for sign in city.land.terrain]
    for cell, kind in city.land.features:
        signs[cell] = _sign(kind)
    for one in city.placed:
        for cell in one.cells:
            signs[cell] = ROOFS[colour_of(one.building)]
    return signs
