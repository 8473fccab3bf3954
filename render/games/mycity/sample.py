"""Made-up positions, crowded with everything that can be seen on a board."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from PIL import Image

from engine.core.rng import Rng
from engine.core.seats import PUBLIC, Eye
from engine.games.mycity.box import Colour, Effect, Grant
from engine.games.mycity.land import ground_of, legal_spots, printed_land
from engine.games.mycity.pieces import BOX, CELL_NAMES, ETERNAL, cells_in, colour_of, episode
from engine.games.mycity.points import built_mask
from engine.games.mycity.track import counted
from engine.games.mycity.view import (
    Answer,
    Chore,
    CityView,
    Feature,
    Land,
    Mark,
    Placed,
    Result,
    Stage,
    Task,
    Verb,
    View,
)
from render.games.mycity import board, panel
from render.kit.theme import Theme
from render.painter import NO_MARKS, Marks
from render.picture import Say

LAST = len(BOX.campaign)
SEATS = 4


def samples(theme: Theme, say: Say) -> tuple[Image.Image, ...]:
    """Boards and panels that together hold every colour."""
    return tuple(
        panel.paint(view, marks, theme, say)
        if marks.spots
        else board.paint(view, marks, theme, say)
        for view, marks in sample_views()
    )


def sample_views() -> Iterator[tuple[View, Marks]]:
    """Together they hold every colour: all drawings, roofs and stickers, and every kind of mark."""
    dice = Rng(b"samples", 0)
    spots = Marks(tuple((name, str(at)) for at, name in enumerate(CELL_NAMES[::3])))
    yield sample_view(ETERNAL, PUBLIC, Stage.BUILD, dice), NO_MARKS
    yield sample_view(ETERNAL, PUBLIC, Stage.OVER, dice), NO_MARKS
    yield sample_view(ETERNAL, 0, Stage.BUILD, dice), spots
    for number in (LAST // 3, LAST - 3, LAST):
        yield sample_view(number, PUBLIC, Stage.OVER, dice), NO_MARKS
        yield _tried(sample_view(number, 1, Stage.BUILD, dice)), NO_MARKS
    stickers = tuple(BOX.stickers)
    for at in range(0, len(stickers), 4):
        view = sample_view(LAST, 2, Stage.REWARD, dice)
        yield _sticking(view, stickers[at : at + 4]), NO_MARKS


def sample_view(number: int, eye: Eye, stage: Stage, dice: Rng) -> View:
    """A crowded position. The rules need not allow it; it holds all that a board can show."""
    plan = episode(number)
    cards = dice.shuffled(BOX.sets[plan.buildings])
    cities = tuple(_city(number, seat, cards[:-1], dice) for seat in range(SEATS))
    if stage is not Stage.BUILD:
        cities = tuple(_with_result(number, city) for city in cities)
    return View(
        eye=eye,
        stage=stage,
        episode=number,
        own_pace=False,
        round=len(cards),
        closed=len(cards) - 1,
        card=cards[-1] if stage is Stage.BUILD else "",
        blocked=cards[:1],
        discard=cards[: len(cards) // 2],
        pile=1,
        asked=(0, 2) if stage is Stage.BUILD else (),
        cities=cities,
    )


def _city(number: int, seat: int, cards: tuple[str, ...], dice: Rng) -> CityView:
    land = _land(number, dice)
    placed = _placed(number, land, cards, dice)
    return CityView(
        seat=seat,
        land=land,
        placed=placed,
        built=built_mask(placed),
        face_down=(),
        passed=(1,),
        rounds=len(cards) - seat % 2,
        ended=False,
        finished=seat == SEATS - 1,
        marks=_marks(number, cards),
        colour=Colour.RED if episode(number).chooses_colour else "",
        circles=7 * seat,
        nuggets=seat,
    )


def _land(number: int, dice: Rng) -> Land:
    """The printed board with every drawing somewhere on it, and no strip closed."""
    land = printed_land(episode(number).board)
    if number == ETERNAL:
        return land
    free = dice.shuffled(cells_in(ground_of(land).plain))
    more = tuple(Feature(cell, kind) for cell, kind in zip(free, BOX.features * 2, strict=False))
    terrain = land.terrain.replace("#", ".") if number == LAST else land.terrain
    return replace(land, terrain=terrain, features=tuple(sorted({*land.features, *more})))


def _placed(number: int, land: Land, cards: tuple[str, ...], dice: Rng) -> tuple[Placed, ...]:
    placed: list[Placed] = []
    for at, building in enumerate(cards, start=1):
        spots = legal_spots(land, episode(number).rules, built_mask(placed), building)
        if spots:
            spot = dice.pick(spots)
            placed.append(Placed(at, building, spot.turn, spot.cell))
    return tuple(placed)


def _marks(number: int, cards: tuple[str, ...]) -> tuple[Mark, ...]:
    """Every sticker for buildings on some of them, later in the campaign."""
    if number == ETERNAL:
        return ()
    stickers = [name for name, one in BOX.stickers.items() if one.effect is Effect.MARK]
    coloured = [card for card in cards if colour_of(card) is not Colour.WILD]
    return tuple(Mark(card, stickers[at % len(stickers)]) for at, card in enumerate(coloured[::2]))


def _with_result(number: int, city: CityView) -> CityView:
    sheet = counted(number, city, ())
    return replace(city, result=Result(sheet.lines, sheet.score, city.seat + 1))


def _tried(view: View) -> View:
    """With the open card laid somewhere, as if it were tried."""
    spot = legal_spots(view.cities[1].land, view.plan.rules, 0, view.card)[0]
    return replace(view, answer=Answer(Verb.PLACE, spot.turn, spot.cell))


def _sticking(view: View, stickers: tuple[str, ...]) -> View:
    """With these stickers to put down next."""
    tasks = (*(Task(Chore.STICK, Grant(one)) for one in stickers), Task(Chore.COLOUR))
    cities = tuple(replace(city, tasks=tasks) for city in view.cities)
    return replace(view, cities=cities)
