"""The private panel: the own board with what is asked about, and what one chooses from."""

from __future__ import annotations

from dataclasses import replace

from PIL import Image

from engine.core.seats import PUBLIC, Seat
from engine.core.words import msg
from engine.games.mycity.choices import SHOWN_BUILDINGS, SHOWN_COLOURS
from engine.games.mycity.pieces import COLUMNS, LETTERS
from engine.games.mycity.track import purse, sheet
from engine.games.mycity.view import Answer, CityView, Placed, Stage, Verb, View
from engine.kit.numbers import digits
from engine.kit.viewer import seat_of
from render.games.mycity import board
from render.games.mycity.city import paint_building, paint_city, paint_dashes
from render.games.mycity.colours import edge_colour, table_colour
from render.games.mycity.field import Field
from render.games.mycity.ground import Mount
from render.games.mycity.hand import shown_city
from render.games.mycity.sheets import (
    FIGURES,
    paint_buildings,
    paint_colours,
    paint_stop,
    paint_turns,
)
from render.games.mycity.spots import (
    Place,
    are_columns,
    are_rows,
    ghosts_in,
    paint_places,
    places_in,
    turns_in,
)
from render.games.mycity.window import (
    Window,
    full_width,
    rows_around,
    square_around,
    whole,
    window_for,
)
from render.kit.canvas import Canvas
from render.kit.fonts import Face, Font
from render.kit.layout import WIDTH, Box
from render.kit.marks import pill
from render.kit.sheet import Hold
from render.kit.theme import Theme
from render.painter import Figure, Marks
from render.parts.header import without_header
from render.picture import Say

MOST_HEIGHT = 1250
LETTER_ROW = 88
LETTER_PILL = 72
LETTER = Font(Face.TITLE, 44)
MOST_CELL = 96
TURNS_WIDTH = 290
COLOURS_HEIGHT = 400


def paint(view: View, marks: Marks, theme: Theme, say: Say) -> Image.Image:
    """The own board with the places of the question or the tried answer; or what the question
    sets out: turns, colours, buildings, the end of one's building. For everyone, all boards."""
    if view.eye is PUBLIC:
        return without_header(board.paint(view, marks, theme, say))
    seat, names = seat_of(view), dict(marks.spots)
    if marks.spots:
        view = replace(view, answer=None)
    if SHOWN_BUILDINGS in names:
        return paint_buildings(view, seat, theme, say)
    if SHOWN_COLOURS in names:
        return _with_colours(view, seat, theme, say)
    if turns := turns_in(marks):
        return _with_turns(view, seat, turns, theme, say)
    if view.answer is not None and view.answer.verb is Verb.END:
        return _with_stop(view, seat, theme, say)
    return _with_places(view, seat, marks, theme, say)


def crop(view: View, marks: Marks, room: tuple[int, int], theme: Theme, say: Say) -> Image.Image:
    """The tried building with its neighbours, no larger than the room."""
    seat = seat_of(view)
    city = view.cities[seat]
    window = window_for(_tried(view, marks), city.land, room, MOST_CELL)
    cell = min(room[0] // window.columns, room[1] // window.rows)
    size = (cell * window.columns, cell * window.rows)
    canvas = Canvas(Image.new("RGB", size, theme.ground), theme, say)
    _paint_board(canvas, window.field(Box(0, 0, *size), city.land), view, seat, marks)
    return canvas.image


def _tried(view: View, marks: Marks) -> tuple[int, ...]:
    """The cells of the tried answer."""
    answer = view.answer
    if answer is not None and answer.verb is Verb.PLACE:
        return _placed(view, answer).cells
    return tuple(cell for place in ghosts_in(view, marks) for cell in place.cells)


def _placed(view: View, answer: Answer) -> Placed:
    return Placed(view.round, view.card, answer.turn, answer.cell)


def figures(view: View, say: Say) -> tuple[Figure, ...]:
    """Where the token stands, and what the board would be worth if it ended now."""
    if view.stage is not Stage.BUILD or (view.answer and view.answer.verb is Verb.END):
        return ()
    bare, seat = replace(view, answer=None), seat_of(view)
    track = purse(view.episode, view.cities[seat], view.firsts)
    score = sheet(bare, seat).score
    return (
        Figure(say(msg("mycity-picture-track")), digits(track)),
        Figure(say(msg("mycity-picture-forecast")), digits(score), -1 if score < 0 else 0),
    )


# The board


def _paint_board(canvas: Canvas, field: Field, view: View, seat: Seat, marks: Marks) -> None:
    """The own board, and on it what is tried."""
    city = shown_city(view, seat)
    paint_city(canvas, field, city, view.plan, Mount(0, table_colour(canvas.theme)))
    answer = view.answer
    if answer is not None and answer.verb is Verb.PLACE:
        paint_building(canvas, field, _placed(view, answer), city, ghost=True)
        return
    for place in ghosts_in(view, marks):
        paint_dashes(canvas, field, place.cells)


def _page(box: Box, more: int, theme: Theme, say: Say) -> Canvas:
    canvas = Canvas.page(box.height + more, theme, say)
    canvas.fill(Box(0, 0, WIDTH, box.height + more), table_colour(theme))
    return canvas


def _with_places(view: View, seat: Seat, marks: Marks, theme: Theme, say: Say) -> Image.Image:
    city, places = shown_city(view, seat), places_in(view, marks)
    window = _window(places, city)
    letters = LETTER_ROW if are_columns(places) else 0
    box = full_width(window, MOST_HEIGHT - letters)
    canvas = _page(box, letters, theme, say)
    field = window.field(Box(0, letters, box.width, box.height), city.land)
    _paint_board(canvas, field, view, seat, marks)
    paint_places(canvas, field, city, places)
    if letters:
        canvas.fill(Box(0, 0, WIDTH, letters), table_colour(theme))
        _paint_letters(canvas, field, places)
    return canvas.image


def _window(places: tuple[Place, ...], city: CityView) -> Window:
    """The whole board, the rows that matter, or the surroundings of the column that was chosen."""
    cells = [cell for place in places for cell in place.cells]
    if not cells:
        return whole(city.land)
    return square_around(cells, city.land) if are_rows(places) else rows_around(cells, city.land)


def _paint_letters(canvas: Canvas, field: Field, places: tuple[Place, ...]) -> None:
    """The letters of the columns; those that can be chosen look like their buttons."""
    found = {place.anchor % COLUMNS for place in places}
    for column in range(COLUMNS):
        at = (field.x + column * field.cell + field.cell // 2, LETTER_ROW // 2)
        name = LETTERS[column].upper()
        if column in found:
            canvas.put_centred(pill(name, LETTER_PILL), at)
        else:
            canvas.text(at, name, LETTER, edge_colour(canvas.theme), Hold.MIDDLE)


# What is set out beside the board


def _with_turns(
    view: View, seat: Seat, turns: tuple[tuple[int, str], ...], theme: Theme, say: Say
) -> Image.Image:
    """The board at the left, the building in each turn at the right of it."""
    land = view.cities[seat].land
    width = WIDTH - TURNS_WIDTH
    cell = width // COLUMNS
    box = Box(0, 0, width, cell * land.rows)
    canvas = _page(box, 0, theme, say)
    _paint_board(canvas, whole(land).field(box, land), view, seat, Marks())
    canvas.fill(Box(width, 0, TURNS_WIDTH, box.height), theme.ground)
    paint_turns(canvas, Box(width, 0, TURNS_WIDTH, box.height).inset(12), view.card, turns)
    return canvas.image


def _with_stop(view: View, seat: Seat, theme: Theme, say: Say) -> Image.Image:
    """The board as it would stay, under it the points that it would be worth."""
    land = view.cities[seat].land
    box = full_width(whole(land), MOST_HEIGHT)
    canvas = _page(box, 0, theme, say)
    page = Canvas.page(box.height + FIGURES, theme, say)
    _paint_board(canvas, whole(land).field(box, land), view, seat, Marks())
    page.put(canvas.image, (0, 0))
    paint_stop(page, Box(0, box.height, WIDTH, FIGURES), view, seat)
    return page.image


def _with_colours(view: View, seat: Seat, theme: Theme, say: Say) -> Image.Image:
    """The three colours large, under them the board."""
    land = view.cities[seat].land
    box = full_width(whole(land), MOST_HEIGHT - COLOURS_HEIGHT)
    page = Canvas.page(COLOURS_HEIGHT + box.height, theme, say)
    page.fill(Box(0, COLOURS_HEIGHT, WIDTH, box.height), table_colour(theme))
    under = Box(0, COLOURS_HEIGHT, WIDTH, box.height)
    _paint_board(page, whole(land).field(under, land), view, seat, Marks())
    paint_colours(page, Box(0, 0, WIDTH, COLOURS_HEIGHT))
    return page.image
