"""Pictures that are painted in another process are those that would be painted here."""

import pytest

from cogs.screens.described import described_board, described_end, described_hand, described_panel
from cogs.ui.reader import make_reader
from engine.core.choices import OneOf
from locales import Locale, all_words
from render.painter import Marks, paint_board, paint_hand
from render.pictures.final import paint_final
from render.pictures.panel import Change, Panel, paint_panel
from tables.processes import Processes, Urgency
from tests.laws.playing import HOUSE_GAMES, played, table_id, tables

NAMES = ("Оксана", "Marko", "Лев", "Ann", "Їжак", "Ada")


@pytest.fixture
def painting():
    processes = Processes(1, 60)
    yield processes
    processes.close()


def marks_for(match, seat):
    _, step = match.ask(seat)
    options = step.options if isinstance(step, OneOf) else ()
    spots = dict.fromkeys(option.spot for option in options if option.spot)
    return Marks(spots=tuple((spot, str(number)) for number, spot in enumerate(spots, start=1)))


def pictures(game, reader):
    """What is painted, with its arguments: at a table in the middle of a game and at its end."""
    key, plies = game.spec.key, played(game, tables(game)[0])
    middle, seat = plies[len(plies) // 2].before, plies[len(plies) // 2].seat
    marks, own = marks_for(middle, seat), middle.seen_by(seat)
    look = (reader.theme, reader.caption, "alt")
    panel = Panel(marks, changes=(Change("Ann", 1, 2),))
    yield paint_board, (key, middle.public(), Marks(), *look)
    yield paint_board, (key, own, marks, *look)
    yield paint_hand, (key, own, *look)
    yield paint_panel, (key, own, panel, *look)
    yield described_board, (key, own, marks, *look[:-1])
    yield described_hand, (key, own, middle.public(), *look[:-1])
    yield described_panel, (key, own, panel, *look[:-1])
    end = plies[-1].moved.match
    yield paint_final, (key, end.outcome, *look)
    yield described_end, (key, end.public(), end.outcome, *look[:-1])


@pytest.mark.parametrize("game", HOUSE_GAMES, ids=table_id)
async def test_the_same_picture_comes_from_another_process(game, painting):
    reader = make_reader(all_words(), Locale.RU, "dark", NAMES)
    for paint, args in pictures(game, reader):
        assert await painting.run(Urgency.WAITED_FOR, paint, *args) == paint(*args), paint
