"""Pictures tell an eye nothing that its view does not: twins are painted to the same bytes."""

import pytest

from engine.core.choices import OneOf
from engine.core.seats import PUBLIC, Seen
from locales import Locale
from render.kit.theme import THEMES
from render.painter import NO_MARKS, Marks, paint_board, paint_detail, painter_of
from tests.laws.playing import HOUSE_GAMES, every_table, played, table_id
from tests.laws.test_secrets import eyes, twin_of
from tests.words import all_words

TABLES = every_table(HOUSE_GAMES)
PLAIN = [(game, config) for game, config in TABLES if not config.options]
MOMENTS = 2
NAMES = ["Оксана", "Marko", "Їжак Ґонта", "Лев", "Ann", "Bartholomew"]
MOST_BYTES = 200_000
WIDTH = 1200


@pytest.fixture(scope="module")
def say():
    return all_words().speaker(Locale.UK, NAMES, for_chat=False)


def moments(game, config, number, most):
    """A few moves of a random game, from its beginning to its end."""
    plies = played(game, config, number)
    return plies[len(plies) // (2 * most) :: -(-len(plies) // most)]


def painted(match, eye, marks, say):
    """Board, hand and a closer look of this eye, dot by dot: the bytes follow from the dots."""
    painter, theme = painter_of(match.game.spec.key), THEMES["dark"]
    seen = match.public() if eye is PUBLIC else match.seen_by(eye)
    hand = None if eye is PUBLIC else painter.hand(seen.view, theme, say)
    board = painter.board(seen.view, marks, theme, say)
    closer = [detail.paint(theme, say) for detail in painter.details(seen.view)[-1:]]
    return [picture.tobytes() for picture in (board, hand, *closer) if picture]


def closer_looks(key, seen, theme, say):
    for detail in painter_of(key).details(seen.view)[:1]:
        yield paint_detail(key, seen, detail.token, theme, say, "alt")
    assert paint_detail(key, seen, "nowhere", theme, say, "alt") is None


def marks_for(match, eye):
    if eye is PUBLIC or match.turn is None or not match.turn.asks(eye):
        return NO_MARKS
    _, step = match.ask(eye)
    if not isinstance(step, OneOf):
        return NO_MARKS
    spots = [o.spot for o in step.options if o.spot]
    numbered = tuple((spot, str(n)) for n, spot in enumerate(spots, start=1))
    return Marks(spots=numbered or tuple((spot, spot.upper()) for spot in step.about))


def chosen_spots(match, seat, action):
    """The places on the board among the answers of this action."""
    view = match.seen_by(seat).view
    steps = [match.game.ask(view, action[:length]) for length in range(len(action))]
    answers = [
        option
        for step, token in zip(steps, action, strict=True)
        if isinstance(step, OneOf)
        for option in step.options
        if option.token == token
    ]
    return tuple(option.spot for option in answers if option.spot)


def looking(match):
    """Every eye where there are no options; with them, everyone's and the first asked. That all of
    them are given the same view of twins is a law by itself, so pictures need to be few."""
    if not match.config.options:
        return eyes(match)
    return [PUBLIC, match.turn.seats[0] if match.turn else 0]


@pytest.mark.parametrize(("game", "config"), TABLES, ids=table_id)
def test_twins_are_painted_alike(say, game, config):
    checked = 0
    most = 1 if config.options else MOMENTS
    for ply in moments(game, config, 0, most):
        match = ply.moved.match
        for eye in looking(match):
            twin, marks = twin_of(match, eye, match.ply), marks_for(match, eye)
            if twin._state == match._state:
                continue  # nothing is hidden from this eye: it would be painted twice for nothing
            assert painted(match, eye, marks, say) == painted(twin, eye, marks, say)
            checked += 1
    assert checked > 0 or not game.spec.hidden or config.options


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(("game", "config"), PLAIN, ids=table_id)
def test_every_moment_can_be_painted_small_enough(say, game, config, theme):
    key = game.spec.key
    for ply in moments(game, config, 1, MOMENTS):
        match, seat = ply.before, ply.seat
        marks = marks_for(match, seat)
        preview = match.preview(seat, ply.moved.action)
        foreseen = Seen(preview.seen.view, seat)
        ghost = Marks(ghost=chosen_spots(match, seat, ply.moved.action))
        for picture in (
            paint_board(key, match.seen_by(seat), marks, THEMES[theme], say, "alt"),
            paint_board(key, foreseen, ghost, THEMES[theme], say, "alt"),
            paint_board(key, ply.moved.match.public(), NO_MARKS, THEMES[theme], say, "alt"),
            *closer_looks(key, ply.moved.match.public(), THEMES[theme], say),
        ):
            assert picture.size[0] == WIDTH
            assert len(picture.png) <= MOST_BYTES
