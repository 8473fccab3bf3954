"""What the pictures tell, and what they keep to themselves."""

from dataclasses import replace

import pytest
from PIL import ImageChops, ImageStat

from engine.core.rng import Rng
from engine.core.words import Msg
from engine.games.mycity.box import Grant
from engine.games.mycity.pieces import BOX, ETERNAL
from engine.games.mycity.view import Answer, Chore, Stage, Task, Verb
from render.games.mycity import PAINTER
from render.games.mycity.deck import paint_to_come
from render.games.mycity.sample import sample_view
from render.games.mycity.sources import changes_by, sources_of
from render.kit.canvas import Canvas
from render.kit.layout import Box
from render.kit.palette import file_name, mapped
from render.kit.theme import DARK, THEMES
from render.painter import NO_MARKS
from render.palettes import COLOURS, FOLDER
from tests.render.scenes import mycity as scenes
from tests.render.scenes.mycity import CITIES, MIDDLE, OVER, PREPARE, REWARD, START, TRIED, spots

ALL = pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
MOST_HEIGHT = 1700


def say(message: Msg) -> str:
    return message.key


def painted(view):
    return PAINTER.board(view, NO_MARKS, DARK, say)


def test_scenes_open_no_sealed_chapter():
    for name in ("START", "MIDDLE", "OVER", "ALONE", "REWARD", "PREPARE"):
        number = getattr(scenes, name).episode
        assert number == ETERNAL or BOX.campaign[number - 1].chapter == 1


def test_the_open_table_has_no_hand():
    assert PAINTER.hand(replace(MIDDLE, eye=None), DARK, say) is None


def test_the_others_see_nothing_of_an_open_answer():
    hidden = replace(MIDDLE, eye=1)
    assert painted(hidden).tobytes() == painted(replace(hidden, answer=None)).tobytes()
    answered = replace(MIDDLE, answer=Answer(Verb.PASS))
    assert painted(answered).tobytes() != painted(MIDDLE).tobytes()


def test_an_answer_shows_what_it_changes():
    assert changes_by(START, 0) == {}
    assert changes_by(TRIED, 0) == {("group", "yellow"): 1, ("empty", ""): 5}
    passed = replace(START, answer=Answer(Verb.PASS))
    assert changes_by(passed, 0) == {("pass", ""): -1}


def test_groups_are_told_by_colour_and_add_up():
    sources = sources_of(MIDDLE, 0)
    colours = [one.points for one in sources if one.item == "group"]
    assert len(colours) == 3
    assert sum(one.points for one in sources) == scenes.counted(0, CITIES[0], MIDDLE.firsts).score


def test_the_board_is_cleared_for_stickers():
    bare = tuple(replace(city, placed=(), built=0, result=None) for city in REWARD.cities)
    own = replace(REWARD, cities=(bare[0], *REWARD.cities[1:]))
    field = (60, 200, 840, 990)
    assert painted(REWARD).crop(field).tobytes() == painted(own).crop(field).tobytes()


@ALL
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("number", [ETERNAL, 1, 8, 19, len(BOX.campaign)])
def test_every_picture_fits(theme, seats, number):
    dice = Rng(b"fits", number)
    for stage in (Stage.BUILD, Stage.OVER):
        view = sample_view(number, None, stage, dice)
        for eye in (None, 0):
            shown = replace(view, eye=eye, cities=view.cities[:seats], asked=(0,))
            assert PAINTER.board(shown, NO_MARKS, theme, say).height <= MOST_HEIGHT


@pytest.mark.parametrize("sticker", BOX.stickers)
def test_every_sticker_can_be_asked_about(sticker):
    tasks = (Task(Chore.STICK, Grant(sticker)),) * 5
    cities = tuple(replace(city, tasks=tasks) for city in PREPARE.cities)
    assert painted(replace(PREPARE, cities=cities)).height <= MOST_HEIGHT


@ALL
def test_the_palette_lies_ready(theme):
    data = FOLDER.joinpath(file_name("mycity", theme)).read_bytes()
    assert 0 < len(data) <= COLOURS * 3


@ALL
def test_the_palette_is_true_on_positions_it_was_not_cut_from(theme):
    board, ground = PAINTER.board, PAINTER.ground
    pictures = (
        (board, OVER, NO_MARKS),
        (ground, START, spots(START, 0)),
        (ground, TRIED, NO_MARKS),
        (ground, scenes.STOPPED, NO_MARKS),
    )
    for paint, view, marks in pictures:
        image = paint(view, marks, theme, say)
        difference = ImageChops.difference(image, mapped(image, "mycity", theme).convert("RGB"))
        assert max(ImageStat.Stat(difference).mean) < 0.8


@pytest.mark.parametrize("caption", ["26 cards", "26 cards that are still to come"])
def test_what_is_to_come_lies_below_its_caption(caption, monkeypatch):
    """A caption of two lines pushes the buildings down."""
    inks, tops = [], []
    box, lines_below = Box(20, 20, 204, 400), Canvas.lines_below

    def noted(canvas, at, setting, step, colour, *more):
        inks.append(at[1] + (len(setting.lines) - 1) * step + setting.font.size // 2)
        lines_below(canvas, at, setting, step, colour, *more)

    def put(_, sprite, centre):
        tops.append(centre[1] - sprite.height // 2)

    monkeypatch.setattr(Canvas, "lines_below", noted)
    monkeypatch.setattr(Canvas, "put_centred", put)
    paint_to_come(Canvas.page(700, DARK, lambda _: caption), box, START)
    assert min(tops) >= max(inks)
