"""A film: every frame is the board it was painted from, and the file stays small."""

from io import BytesIO
from zlib import compress

import pytest
from PIL import Image, ImageChops

from engine.core.seats import PUBLIC, Seen
from render.kit.theme import THEMES
from render.painter import NO_MARKS, painter_of
from render.pictures.film import LAST, LONGEST, SHORTEST, WIDTH, Frame, join, paint_frame, pause
from tests.laws.playing import HOUSE_GAMES, play, tables

DARK = THEMES["dark"]
MANHATTAN = next(game for game in HOUSE_GAMES if game.spec.key == "manhattan")


def say(message):
    return message.key


def views(game, count):
    """Boards from the whole length of a random game."""
    plies = list(play(game, tables(game)[0]))
    chosen = [plies[number * (len(plies) - 1) // (count - 1)] for number in range(count)]
    return [Seen(game.view(ply.moved.match._state, PUBLIC), PUBLIC) for ply in chosen]


@pytest.fixture(scope="module")
def frames():
    return [paint_frame("manhattan", seen, DARK, say) for seen in views(MANHATTAN, 5)]


def shown(film):
    """Every frame as a viewer sees it, and how long."""
    with Image.open(BytesIO(film.gif)) as image:
        found = []
        for number in range(image.n_frames):
            image.seek(number)
            found.append((image.convert("RGB"), image.info["duration"]))
        return found


def painted(frame):
    """The frame by itself, in true colours."""
    alone = join([frame], "manhattan", DARK)
    with Image.open(BytesIO(alone.gif)) as image:
        return image.convert("RGB")


def test_a_viewer_sees_every_board_as_it_was_painted(frames):
    film = join(frames, "manhattan", DARK)
    seen = shown(film)
    assert (len(seen), film.frames) == (5, 5)
    for frame, (image, _) in zip(frames, seen, strict=True):
        assert ImageChops.difference(image, painted(frame)).getbbox() is None


def test_the_colours_are_those_of_the_board(frames):
    """Beside the same board in true colours, scaled the same way."""
    seen = views(MANHATTAN, 5)[-1]
    board = painter_of("manhattan").board(seen.view, NO_MARKS, DARK, say).convert("RGB")
    board = board.resize(frames[-1].size, Image.Resampling.LANCZOS)
    last = shown(join(frames, "manhattan", DARK))[-1][0]
    histogram = ImageChops.difference(board, last).convert("L").histogram()
    far = sum(histogram[24:]) / sum(histogram)
    assert far < 0.01


def test_the_last_frame_is_shown_longer_and_it_begins_again(frames):
    film = join(frames, "manhattan", DARK)
    assert [pause for _, pause in shown(film)] == [LONGEST] * 4 + [LAST]
    assert film.milliseconds == 4 * LONGEST + LAST
    with Image.open(BytesIO(film.gif)) as image:
        assert image.info["loop"] == 0
        assert image.size == film.size
        assert image.width == WIDTH


def test_only_changes_are_kept(frames):
    one, two = (join(row, "manhattan", DARK) for row in (frames[:1], frames[:1] * 2))
    assert len(two.gif) < len(one.gif) + 200


def test_too_large_a_file_loses_every_second_frame_but_never_the_last(frames):
    whole = join(frames, "manhattan", DARK)
    less = join(frames, "manhattan", DARK, most=len(whole.gif) - 1)
    assert (less.frames, len(shown(less))) == (3, 3)
    assert len(less.gif) < len(whole.gif)
    last, end = shown(less)[-1][0], shown(whole)[-1][0]
    assert ImageChops.difference(last, end).getbbox() is None
    assert join(frames, "manhattan", DARK, most=1).frames == 2


def test_boards_of_different_heights_share_one_frame(frames):
    cut = frames[0].image().crop((0, 0, WIDTH, 100))
    film = join([Frame(cut.size, compress(cut.tobytes())), frames[1]], "manhattan", DARK)
    first = shown(film)[0][0]
    assert film.size == frames[1].size
    assert first.getpixel((5, film.size[1] - 5)) == pytest.approx(DARK.ground, abs=6)


@pytest.mark.parametrize("game", HOUSE_GAMES, ids=lambda game: game.spec.key)
@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_every_game_can_be_filmed_in_every_theme(game, theme):
    key = game.spec.key
    frames = [paint_frame(key, seen, theme, say) for seen in views(game, 3)]
    film = join(frames, key, theme)
    assert len(shown(film)) == 3
    assert len(film.gif) < 1_000_000


@pytest.mark.parametrize("count", [1, 2, 10, 50, 109, 500])
def test_a_long_game_goes_by_faster(count):
    assert SHORTEST <= pause(count) <= LONGEST
    assert pause(count) % 10 == 0, "a GIF counts hundredths of a second"
    assert pause(count) >= pause(count + 50)
