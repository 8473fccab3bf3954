"""What is touched is what is seen: an outline for every place that is asked for, where it really
is on the picture, apart from the others."""

import json
from dataclasses import asdict
from itertools import permutations

import pytest
from PIL import ImageChops

from engine.core.choices import OneOf, SomeOf
from engine.core.seats import PUBLIC
from locales import Locale
from render.kit.outline import touches
from render.kit.theme import DARK
from render.painter import Marks, no_places, painter_of
from render.pictures.placed import place_board, place_hand
from tables.play.question import question_at
from tests.laws.playing import HOUSE_GAMES, every_table, played, sampled, table_id
from tests.laws.test_panels import questions
from tests.laws.test_secrets import twin_of
from tests.words import all_words

TABLES = every_table(HOUSE_GAMES)
PLAIN = [(game, config) for game, config in TABLES if not config.options]
TOUCHED = [game for game in HOUSE_GAMES if painter_of(game.spec.key).places is not no_places]
NAMES = ("Ann", "Marko", "Lev", "Oksana", "Ben", "Ada")
ONE, OTHER = "5", "8"
"""Two labels that are drawn alike but for their own pixels."""

MOST_SHARED = 0.02
"""The largest part of an outline that another one of the same question may cover."""

GRAIN = 9


@pytest.fixture(scope="module")
def say():
    return all_words().speaker(Locale.EN, NAMES, for_chat=False)


def places_asked(game, config, step):
    """The questions whose answers have spots."""
    for ply in sampled(played(game, config), step):
        for now in questions(ply):
            if isinstance(now.step, OneOf | SomeOf) and spots_of(now):
                yield now


def spots_of(now):
    return tuple(option.spot for option in now.step.options if option.spot)


def marked(spots, label=ONE):
    return Marks(tuple((spot, label) for spot in dict.fromkeys(spots)))


@pytest.mark.parametrize(("game", "config"), TABLES, ids=table_id)
def test_every_place_that_is_asked_for_has_an_outline_of_its_own(game, config, record_property):
    if game not in TOUCHED:
        pytest.skip("all answers of this game are buttons")
    painter, sizes = painter_of(game.spec.key), []
    for now in places_asked(game, config, 9):
        spots = spots_of(now)
        outlines = painter.places(now.seen.view, marked(spots)).spots
        assert outlines.keys() == set(spots), now.draft
        check_apart([outlines[spot] for spot in dict.fromkeys(spots)], now.draft)
        sizes += [min(outline.box[2:]) for outline in outlines.values()]
    record_property("smallest outline, in pixels of a picture that is 1200 wide", min(sizes))


def check_apart(outlines, where):
    """Each has a middle that belongs to no other, and hardly a part that does."""
    for one, other in permutations(outlines, 2):
        if meet(one.box, other.box):
            assert not other.holds(one.centre), where
            dots = dots_in(one)
            assert sum(map(other.holds, dots)) <= MOST_SHARED * len(dots), where


def meet(one, other):
    across = min(one.right, other.right) - max(one.x, other.x)
    down = min(one.bottom, other.bottom) - max(one.y, other.y)
    return across > 0 and down > 0


def dots_in(outline):
    """Some points within an outline, evenly spread."""
    box, steps = outline.box, [(at + 0.5) / GRAIN for at in range(GRAIN)]
    dots = [(box.x + x * box.width, box.y + y * box.height) for x in steps for y in steps]
    return [dot for dot in dots if outline.holds(dot)]


@pytest.mark.parametrize(("game", "config"), PLAIN, ids=table_id)
def test_an_outline_is_where_the_mark_is_painted(game, config, say):
    if game not in TOUCHED:
        pytest.skip("all answers of this game are buttons")
    for now in varied(list(places_asked(game, config, 12))):
        spots = list(dict.fromkeys(spots_of(now)))
        for spot in {spots[0], spots[len(spots) // 2], spots[-1]}:
            check_place(game.spec.key, now, spots, spot, say)


def varied(asked):
    """The first and the last question of every kind."""
    kinds = {}
    for now in asked:
        kinds.setdefault(now.step.prompt.key, [now, now])[1] = now
    return list({id(now): now for pair in kinds.values() for now in pair}.values())


def check_place(key, now, spots, spot, say):
    """Another label changes the picture in the middle of the outline, or not far from it."""
    painter, view = painter_of(key), now.seen.view
    whole = marked(spots)
    other = Marks(tuple((one, OTHER if one == spot else label) for one, label in whole.spots))
    picture = painter.board(view, whole, DARK, say)
    changed = ImageChops.difference(picture, painter.board(view, other, DARK, say)).getbbox()
    assert changed, f"{spot} of {now.draft} is not on the picture"
    outline = painter.places(view, whole).spots[spot]
    check_inside(outline, picture.size)
    assert lies_on(outline, changed), f"{spot} of {now.draft}: {outline} and {changed}"


@pytest.mark.parametrize(("game", "config"), PLAIN, ids=table_id)
def test_what_is_tried_is_seen_where_it_is_touched(game, config, say):
    if game not in TOUCHED:
        pytest.skip("all answers of this game are buttons")
    plies = sampled(played(game, config), 5)
    asked = [question_at(ply.before, ply.seat, ply.moved.action, 0) for ply in plies]
    tried = [whole for whole in asked if whole.spots]
    assert tried
    for whole in tried[:: 1 + len(tried) // 6]:
        view = whole.preview.seen.view
        check_trial(painter_of(game.spec.key), view, whole.spots[-1], say)


def check_trial(painter, view, spot, say):
    """A tried piece looks different from a real one, or from none, in its place."""
    spots, ghost = ((spot, ONE),), (spot,)
    pairs = (Marks(spots, ghost), Marks(spots)), (Marks(ghost=ghost), Marks())
    outline = painter.places(view, Marks(spots, ghost)).spots[spot]
    assert any(differ_within(painter, view, pair, outline, say) for pair in pairs), spot


def differ_within(painter, view, pair, outline, say):
    one, other = (painter.board(view, marks, DARK, say) for marks in pair)
    if one.size != other.size:
        return False
    return bool(ImageChops.difference(one, other).crop(corners(outline.box)).getbbox())


def corners(box):
    return box.x, box.y, box.right, box.bottom


def lies_on(outline, changed):
    left, top, right, bottom = changed
    x, y = outline.centre
    within = left <= x <= right and top <= y <= bottom
    return within or outline.holds(((left + right) / 2, (top + bottom) / 2))


def check_inside(outline, size):
    box = outline.box
    assert box.width > 0
    assert box.height > 0
    assert min(box.x, box.y) >= 0
    assert box.right <= size[0]
    assert box.bottom <= size[1]


@pytest.mark.parametrize(("game", "config"), PLAIN, ids=table_id)
def test_pieces_lie_on_the_picture_and_apart(game, config, say):
    if game not in TOUCHED:
        pytest.skip("all answers of this game are buttons")
    key = game.spec.key
    for ply in sampled(played(game, config), 40)[:6]:
        seen = ply.before.seen_by(ply.seat)
        pictures = [
            place_board(key, seen, Marks(), DARK, say, "alt"),
            place_hand(key, seen, DARK, say, "alt"),
        ]
        for placed in [one for one in pictures if one is not None]:
            outlines = [one for copies in placed.places.pieces.values() for one in copies]
            for outline in outlines:
                check_inside(outline, placed.picture.size)
            check_apart(outlines, key)
            assert json.loads(json.dumps(asdict(placed.places)))


@pytest.mark.parametrize(("game", "config"), TABLES, ids=table_id)
def test_a_touch_is_always_an_answer_of_the_question(game, config):
    painter = painter_of(game.spec.key)
    for now in places_asked(game, config, 15):
        places = painter.places(now.seen.view, marked(spots_of(now)))
        tokens = {option.token for option in now.step.options}
        assert {touch.token for touch in touches(now.step, places)} <= tokens


@pytest.mark.parametrize(("game", "config"), TABLES, ids=table_id)
def test_twins_are_touched_alike(game, config):
    painter, plies = painter_of(game.spec.key), played(game, config)
    for ply in plies[:: 1 + len(plies) // 4]:
        match = ply.before
        for eye in (PUBLIC, ply.seat):
            twin = twin_of(match, eye, match.ply)
            one, other = ((m.public() if eye is PUBLIC else m.seen_by(eye)) for m in (match, twin))
            assert painter.places(one.view, Marks()) == painter.places(other.view, Marks())
            assert painter.hand_places(one.view) == painter.hand_places(other.view)
