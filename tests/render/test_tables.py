"""Lobby, final table and lines of words: the pictures that belong to no game."""

from __future__ import annotations

import pytest

from engine.core.game import Outcome, Part, Tally
from engine.core.words import Msg, msg, plain
from render.kit.canvas import Canvas
from render.kit.layout import WIDTH, Box
from render.kit.lines import paint_words
from render.kit.theme import DARK
from render.parts.bars import TEXTURES
from render.parts.standings import part_labels, table_rows
from render.pictures.final import MOST_PARTS, draw_final
from render.pictures.lobby import Lobby, LobbySeat, draw_lobby
from tests.render.scenes.house import OUTCOME, TEAM

STYLES = tuple((seat,) for seat in DARK.seats)
EMBLEMS = tuple((seat,) for seat in range(6))


def say(message: Msg) -> str:
    return f"Name {message.args['seat']}" if message.key == "seat" else message.key


def test_the_best_come_first_and_ties_share_a_rank():
    rows = table_rows(OUTCOME, STYLES, say)
    assert [(row.rank, row.name, row.first) for row in rows] == [
        ("1", "Name 1", True),
        ("2", "Name 0", False),
        ("3", "Name 2", False),
        ("3", "Name 3", False),
    ]


def test_a_team_has_one_row_with_all_shapes():
    (row,) = table_rows(TEAM, STYLES[:3], say)
    assert row.tally == TEAM.tallies[0]
    assert len(row.seats) == 3
    assert row.first


def test_labels_are_listed_once_in_order():
    keys = [label.key for label in part_labels(OUTCOME.tallies)]
    assert keys == ["manhattan-part-buildings", "manhattan-part-cities", "manhattan-part-tallest"]


def test_labels_with_the_same_key_but_other_words_stay_apart():
    parts = (Part(plain("a"), 1), Part(plain("b"), 2))
    assert len(part_labels((Tally(0, parts), Tally(1, parts)))) == 2


@pytest.mark.parametrize("seats", range(1, 7))
def test_final_tables_for_every_number_of_seats(seats):
    parts = tuple(Part(plain(str(part)), part - 1) for part in range(MOST_PARTS))
    tallies = tuple(Tally(seat, parts) for seat in range(seats))
    outcome = Outcome((1,) * seats, plain("why"), tallies)
    image = draw_final("manhattan", outcome, EMBLEMS[:seats], DARK, say)
    assert image.width == WIDTH
    longer = draw_final("manhattan", TEAM, EMBLEMS[:3], DARK, say)
    assert (image.height > longer.height) == (seats > 1)


def test_a_game_without_points_still_has_its_ranks():
    outcome = Outcome((2, 1), msg("outcome-resigned"))
    assert [row.tally for row in table_rows(outcome, STYLES, say)] == [None, None]
    assert draw_final("manhattan", outcome, EMBLEMS[:2], DARK, say).width == WIDTH


def test_textures_differ():
    drawn = {texture(60, 40).tobytes() for texture in TEXTURES}
    assert len(drawn) == len(TEXTURES)


def lobby(**changes: bool | str) -> bytes:
    taken = (LobbySeat("Ann", host=True), LobbySeat("Bea", **changes))
    return draw_lobby(Lobby("manhattan", taken, 2, 4), DARK, say).tobytes()


def test_every_state_of_a_guest_looks_different():
    shown = {lobby(), lobby(ready=True), lobby(bot="easy"), lobby(host=True)}
    assert len(shown) == 4


@pytest.mark.parametrize("seats", range(1, 7))
def test_lobbies_of_every_size(seats):
    taken = tuple(LobbySeat(f"Guest {at}") for at in range(seats))
    full = draw_lobby(Lobby("manhattan", taken, 1, seats), DARK, say)
    empty = draw_lobby(Lobby("manhattan", (), 1, seats), DARK, say)
    assert full.size == empty.size
    assert full.tobytes() != empty.tobytes()


@pytest.mark.parametrize("box", [Box(20, 20, 376, 420), Box(20, 20, 1160, 152)])
def test_words_stay_in_their_panel(box):
    canvas = Canvas.page(460, DARK, say)
    words = tuple(f"● {'Превысокомногорассмотрительствующий ' * 3}{n}" for n in range(9))
    paint_words(canvas, box, words)
    outside = canvas.image.copy()
    outside.paste(DARK.ground, (box.x, box.y, box.right, box.bottom))
    assert outside.getcolors() == [(outside.width * outside.height, DARK.ground)]


def test_many_words_grow_smaller_until_the_last_is_shown():
    canvas = Canvas.page(420, DARK, say)
    words = (*(["Їжак Ґонта Пилипович +3"] * 7), "◆")
    paint_words(canvas, Box(0, 0, 376, 420), words)
    assert DARK.seats[3].colour in {colour for _, colour in canvas.image.getcolors(99999)}


def test_shapes_in_words_are_drawn():
    pages = [Canvas.page(160, DARK, say) for _ in range(2)]
    for page, words in zip(pages, ("■ +3", "▲ +3"), strict=True):
        paint_words(page, Box(0, 0, 1200, 160), (words,))
    colours = [{colour for _, colour in page.image.getcolors(99999)} for page in pages]
    assert DARK.seats[1].colour in colours[0]
    assert DARK.seats[2].colour in colours[1]
    assert DARK.seats[1].colour not in colours[1]


def final_height(parts: tuple[Part, ...]) -> int:
    outcome = Outcome((1,), plain("."), (Tally(None, parts),), won=True)
    return draw_final("manhattan", outcome, EMBLEMS[:1], DARK, say).height


def test_a_game_that_counts_many_things_gets_a_pad():
    few = tuple(Part(plain(str(number)), number) for number in range(MOST_PARTS))
    many = (*few, Part(plain("more"), 1))
    assert final_height(many) > final_height(few) + MOST_PARTS * 40, "a line for each of them"
