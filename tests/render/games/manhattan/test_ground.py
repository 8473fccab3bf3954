"""The pictures of the panel: every number is drawn, and what can be pressed is what is seen."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PIL import Image, ImageChops

from cogs.screens.panel import marked_spots
from cogs.ui.answer_widgets import Place, draw
from engine.core.words import Msg
from engine.games.manhattan.choices import ask
from engine.games.manhattan.pieces import Block, plot_named
from engine.games.manhattan.preview import preview
from engine.games.manhattan.view import Stage
from render.games.manhattan import PAINTER
from render.games.manhattan.blocks import tray_of
from render.games.manhattan.trial import points_change
from render.kit.layout import WIDTH
from render.kit.theme import DARK
from render.painter import Marks
from tests.render.scenes.manhattan import GHOST, MANY, view

HIGHEST = 1300
SEATS = pytest.mark.parametrize(("seats", "eye"), [(4, 0), (4, 1), (4, 2), (4, 3), (2, 1)])


def say(message: Msg) -> str:
    return f"{message.key} {' '.join(map(str, message.args.values()))}"


def painted(position, marks: Marks) -> Image.Image:
    assert PAINTER.ground is not None
    image = PAINTER.ground(position, marks, DARK, say)
    assert image.width == WIDTH
    assert image.height <= HIGHEST
    return image


def differ(one: Image.Image, other: Image.Image) -> bool:
    return one.size != other.size or ImageChops.difference(one, other).getbbox() is not None


def places(position, facets=()) -> Marks:
    return Marks(marked_spots(ask(position, ("build",)), facets))


@SEATS
def test_every_number_is_drawn(seats, eye):
    position = view(seats, eye, gaps=3)
    marks = places(position)
    whole = painted(position, marks)
    assert all(number for _, number in marks.spots)
    for spot in marks.spots:
        rest = Marks(tuple(one for one in marks.spots if one != spot))
        bare = Marks(tuple((n, "0" if (n, x) == spot else x) for n, x in marks.spots))
        assert differ(whole, painted(position, rest))
        assert differ(whole, painted(position, bare)), "what is written there, too"


def test_while_cities_are_chosen_every_open_plot_is_marked():
    marks = places(MANY)
    assert len(marks.spots) > 20
    assert {label for _, label in marks.spots} == {""}
    whole = painted(MANY, marks)
    for spot in marks.spots[::3]:
        assert differ(whole, painted(MANY, Marks(tuple(o for o in marks.spots if o != spot))))


@pytest.mark.parametrize("city", "abf")
def test_a_chosen_city_is_shown_alone_with_its_quarters(city):
    marks = places(MANY, (city, ""))
    assert all(name == f"{city}{label}" for name, label in marks.spots)
    elsewhere = plot_named("c2")
    plots = (*MANY.plots[:elsewhere], (Block(0, 4),), *MANY.plots[elsewhere + 1 :])
    changed = replace(MANY, plots=plots)
    assert not differ(painted(MANY, marks), painted(changed, marks))
    for spot in marks.spots:
        other = Marks(tuple((n, "0" if (n, x) == spot else x) for n, x in marks.spots))
        assert differ(painted(MANY, marks), painted(MANY, other))


@SEATS
def test_every_block_that_can_be_pressed_is_drawn(seats, eye):
    position = view(seats, eye, gaps=3)
    name = ask(position, ("build",)).options[0].token
    about = Marks(((name, ""),))
    whole = painted(position, about)
    for option in ask(position, ("build", name)).options:
        floors = int(option.token[-1])
        colours = tuple(
            replace(one, tray=tuple(0 if at == floors - 1 else n for at, n in enumerate(one.tray)))
            if one.seat == eye
            else one
            for one in position.colours
        )
        assert differ(whole, painted(replace(position, colours=colours), about))


def test_the_tray_is_shown_block_by_block():
    position = view(2, 1)
    assert [len(row) for row in tray_of(position)] == [
        sum(position.colour(colour).tray) for colour in (1, 3)
    ]


@SEATS
def test_a_trial_shows_the_plot_before_and_after(seats, eye):
    position = view(seats, eye, gaps=3)
    name = ask(position, ("build",)).options[0].token
    tried = [
        preview(position, ("build", name, option.token))
        for option in ask(position, ("build", name)).options
    ]
    pictures = [painted(one, Marks(ghost=(name,))) for one in tried]
    assert all(differ(pictures[0], other) for other in pictures[1:])


def test_the_forecast_is_spoken_of_only_where_points_change():
    position = view(4, 0)
    raised = (*position.plots[plot_named("a3")], Block(0, 1))
    at = plot_named("a3")
    plots = (*position.plots[:at], raised, *position.plots[at + 1 :])
    assert not points_change(replace(position, plots=plots), at)
    taken = (*position.plots[at], Block(2, 1))
    plots = (*position.plots[:at], taken, *position.plots[at + 1 :])
    assert points_change(replace(position, plots=plots), at)


def test_an_earlier_trial_differs_from_the_last_block_of_a_round():
    last = view(4, 0)
    last = replace(last, turn=last.turns - 1)
    assert differ(painted(last, GHOST), painted(replace(last, turn=0), GHOST))


@pytest.mark.parametrize("eye", [0, 1])
def test_counts_show_what_the_buttons_say(eye):
    position = view(2, eye, Stage.CHOOSE)
    step = ask(position, ("blocks",))
    spoken = []

    def listening(message: Msg) -> str:
        spoken.append(say(message))
        return spoken[-1]

    image = PAINTER.counts(position, step.piece, step.start, DARK, listening)
    assert image is not None
    buttons = draw(step, Place(1, 1), False, say)
    assert {button.label for button in buttons if button.label.startswith("ui-count")} <= set(
        spoken
    )


def test_every_block_that_is_taken_is_bright():
    position = view(2, 0, Stage.CHOOSE)
    pictures = [
        PAINTER.counts(position, "amber", counts, DARK, say)
        for counts in ((0, 0, 0, 4), (0, 0, 1, 3), (0, 1, 0, 3), (1, 0, 0, 3))
    ]
    left = [image.crop((0, 130, 800, image.height)) for image in pictures]
    assert len({image.tobytes() for image in left}) == len(pictures), "and not the words alone"


def test_only_colours_are_counted():
    assert PAINTER.counts(view(4, 0), "house", (1, 1, 1, 1), DARK, say) is None
