"""Every game teaches itself: six short pages with pictures in three languages, an introduction, and
a coach for every question, which knows no more than the one who is asked."""

import pytest

from engine.core.choices import Done
from engine.core.lessons import Lesson, Scene
from engine.core.match import AnyMatch
from engine.core.scenes import seen_in
from engine.core.words import Msg
from locales import Locale
from render.kit.theme import THEMES
from render.painter import painter_of
from render.pictures.scene import draw_scene, paint_scene
from tests.laws.playing import HOUSE_GAMES, every_table, played, sampled, table_id
from tests.laws.test_secrets import twin_of
from tests.words import all_words

NAMES = ["Оксана", "Marko", "Їжак Ґонта", "Лев", "Ann", "Bartholomew"]
PAGES = 6
MOST_WORDS = 120
LONGEST_COACH = 220
MOST_BYTES = 200_000
COACHED = every_table(HOUSE_GAMES)
LESSONS = [(game, lesson) for game in HOUSE_GAMES for lesson in game.lessons]


def lesson_id(value: object) -> str | None:
    return value.name if isinstance(value, Lesson) else table_id(value)


def scenes(game) -> list[Scene]:
    introduction = game.introduction
    return [*(one.scene for one in game.lessons), introduction.cover, *introduction.steps]


@pytest.mark.parametrize("game", HOUSE_GAMES, ids=table_id)
def test_there_are_six_pages_with_names_of_their_own(game):
    assert len({lesson.name for lesson in game.lessons}) == len(game.lessons) == PAGES


@pytest.mark.parametrize("locale", Locale)
@pytest.mark.parametrize(("game", "lesson"), LESSONS, ids=lesson_id)
def test_a_page_is_short_and_has_a_heading_and_a_picture_in_words(game, lesson, locale):
    key = f"{game.spec.key}-lesson-{lesson.name}"
    words = all_words()
    for part in ("", ".title", ".picture"):
        assert words.has(locale, key + part), key + part
    say = words.speaker(locale, NAMES)
    assert 0 < len(say(Msg(key)).split()) <= MOST_WORDS
    assert len(say(Msg(f"{key}.title"))) <= 40


@pytest.mark.parametrize("locale", Locale)
@pytest.mark.parametrize("game", HOUSE_GAMES, ids=table_id)
def test_the_introduction_tells_a_turn_in_three_short_captions(game, locale):
    say = all_words().speaker(locale, NAMES)
    captions = [say(Msg(f"{game.spec.key}-step-{number}")) for number in (1, 2, 3)]
    assert all(0 < len(caption) <= 42 for caption in captions), captions


@pytest.mark.parametrize("game", HOUSE_GAMES, ids=table_id)
def test_every_scene_can_be_painted_in_every_theme(game):
    say = all_words().speaker(Locale.UK, NAMES, for_chat=False)
    for scene in scenes(game):
        seen, ghost = seen_in(game, scene)
        for theme in THEMES.values():
            picture = paint_scene(game.spec.key, scene, seen, ghost, theme, say, "alt")
            assert len(picture.png) <= MOST_BYTES


@pytest.mark.parametrize(("game", "lesson"), LESSONS, ids=lesson_id)
def test_what_is_explained_is_marked_and_every_mark_can_be_seen(game, lesson):
    scene, key, theme = lesson.scene, game.spec.key, THEMES["dark"]
    say = all_words().speaker(Locale.EN, NAMES, for_chat=False)
    seen, ghost = seen_in(game, scene)
    whole = draw_scene(painter_of(key), key, scene, seen, ghost, theme, say).tobytes()
    for spot in scene.spots:
        fewer = tuple(one for one in scene.spots if one != spot)
        without = Scene(scene.record, scene.moves, scene.eye, scene.shows, fewer, scene.tried)
        picture = draw_scene(painter_of(key), key, without, seen, ghost, theme, say)
        assert picture.tobytes() != whole, spot


def questions(match: AnyMatch, seat: int, action: tuple[str, ...]):
    """The answers before each question that is really put on the way to this action."""
    view = match.seen_by(seat).view
    for length in range(len(action)):
        draft, step = match.ask(seat, action[:length])
        if not isinstance(step, Done) and draft == action[:length]:
            yield view, draft


@pytest.mark.parametrize(("game", "config"), COACHED, ids=table_id)
def test_every_question_is_coached_in_three_languages(game, config):
    say = [all_words().speaker(locale, NAMES) for locale in Locale]
    for ply in sampled(played(game, config), 12):
        for view, draft in questions(ply.before, ply.seat, ply.moved.action):
            sentence = game.coach(view, draft)
            assert sentence is not None, (ply.before.turn, draft)
            for speak in say:
                assert 0 < len(speak(sentence)) <= LONGEST_COACH, speak(sentence)


@pytest.mark.parametrize(("game", "config"), COACHED, ids=table_id)
def test_a_coach_knows_no_more_than_whom_it_coaches(game, config):
    for ply in sampled(played(game, config), 15):
        twin = twin_of(ply.before, ply.seat, ply.before.ply)
        for (view, draft), (other, _) in zip(
            questions(ply.before, ply.seat, ply.moved.action),
            questions(twin, ply.seat, ply.moved.action),
            strict=True,
        ):
            assert game.coach(view, draft) == game.coach(other, draft)
