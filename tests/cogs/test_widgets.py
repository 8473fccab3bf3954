"""Every kind of question becomes something that fits a phone and Discord."""

from dataclasses import replace

import pytest

from cogs.screens.question import marked_spots
from cogs.ui import limits, widgets
from cogs.ui.custom_id import BUTTON, INPUT, MENU, Op, Press, read
from cogs.ui.widgets import (
    Button,
    Menu,
    Place,
    draw,
    facets_chosen,
    hint_lines,
    narrowed,
    spot_numbers,
)
from engine.core.choices import Done, Facet, Number, OneOf, Option, SomeOf, Words
from engine.core.words import plain
from engine.kit.ask_cell import ask_cell
from engine.kit.grid import Cell
from locales import Locale
from tests.words import house_words

PLACE = Place(table=7, opened=3)


@pytest.fixture(scope="module")
def say():
    return house_words().speaker(Locale.EN, ["Ann", "Bob"])


def options(count, spot=False):
    return tuple(
        Option(f"t{n}", plain(f"answer {n}"), spot=f"t{n}" if spot else None) for n in range(count)
    )


def test_up_to_five_answers_are_buttons(say):
    drawn = draw(OneOf(plain("?"), options(5)), PLACE, False, say)
    assert [type(widget) for widget in drawn] == [Button] * 5
    assert [widget.press.extra for widget in drawn] == ["t0", "t1", "t2", "t3", "t4"]
    assert {widget.press.op for widget in drawn} == {Op.PICK}


def test_up_to_25_answers_are_one_menu(say):
    (menu,) = draw(OneOf(plain("?"), options(25)), PLACE, False, say)
    assert isinstance(menu, Menu)
    assert len(menu.lines) == 25


def test_more_without_facets_are_several_menus(say):
    drawn = draw(OneOf(plain("?"), options(60)), PLACE, False, say)
    assert [len(menu.lines) for menu in drawn] == [25, 25, 10]
    assert len({menu.press.id(MENU) for menu in drawn}) == 3
    assert [menu.row for menu in drawn] == [0, 1, 2]


def test_answers_on_the_board_carry_the_numbers_of_the_picture(say):
    step = OneOf(plain("?"), options(8, spot=True))
    (menu,) = draw(step, PLACE, False, say)
    assert menu.lines[2].label == "3. answer 2"
    assert spot_numbers(step.options)[2] == ("t2", "3")


def grid():
    cells = [
        (row, column) for row in "123456" for column in "abcdef" if (row, column) != ("1", "a")
    ]
    found = tuple(
        Option(c + r, plain(c + r), facets=(Facet(r, plain(r)), Facet(c, plain(c))))
        for r, c in cells
    )
    return OneOf(plain("?"), found, facets=(plain("row"), plain("column")))


def test_facets_are_a_menu_each(say):
    rows, columns = draw(grid(), PLACE, False, say)
    assert [line.value for line in rows.lines] == list("123456")
    assert [line.value for line in columns.lines] == list("bcdefa")


def test_a_chosen_facet_narrows_the_others(say):
    place = Place(7, 3, facets=("1", ""))
    rows, columns, back = draw(grid(), place, False, say)
    assert [line.value for line in columns.lines] == list("bcdef")
    assert [line.value for line in rows.lines if line.chosen] == ["1"]
    assert len(rows.lines) == 6, "a facet can still be changed"
    assert back.press.extra == "facets"


def test_a_facet_with_nothing_to_choose_is_not_shown(say):
    step = grid()
    lone = replace(step, options=tuple(o for o in step.options if o.token[1] == "3"))
    (columns,) = draw(lone, PLACE, False, say)
    assert [line.value for line in columns.lines] == list("abcdef")


def test_a_facet_that_is_too_long_waits_for_the_others(say):
    step = ask_cell(plain("?"), [Cell(x, y) for x in range(30) for y in range(2)])
    stretches, rows = draw(step, PLACE, False, say)
    assert [len(menu.lines) for menu in (stretches, rows)] == [2, 2]
    chosen = (stretches.lines[0].value, "", "")
    _, columns, _, back = draw(step, Place(7, 3, facets=chosen), False, say)
    assert len(columns.lines) == 25
    assert isinstance(back, Button)


def test_places_bear_numbers_or_dots_or_names():
    few = OneOf(plain("?"), options(3, spot=True))
    assert marked_spots(few, ()) == (("t0", "1"), ("t1", "2"), ("t2", "3"))
    many = ask_cell(plain("?"), [Cell(x, y) for x in range(6) for y in range(6)])
    assert {mark for _, mark in marked_spots(many, ())} == {""}
    assert marked_spots(many, ("n", ""))[:2] == (("n13", "N13"), ("n14", "N14"))
    assert marked_spots(Words(plain("?"), 5), ()) == ()


def test_columns_stand_in_their_order(say):
    step = ask_cell(plain("?"), [Cell(x, y) for x in range(6) for y in range(6) if x + y > 2])
    columns, rows, *_ = draw(step, PLACE, False, say)
    assert [line.value for line in columns.lines] == list("mnopqr")
    assert [line.value for line in rows.lines] == [str(row) for row in range(13, 19)]


def test_what_else_could_be_done_stands_below(say):
    other = Option("wait", plain("Wait"), secondary=True)
    *_, alternative, back = draw(OneOf(plain("?"), options(8)), PLACE, True, say, [other])
    assert (alternative.press.op, alternative.press.extra, alternative.row) == (
        Op.INSTEAD,
        "wait",
        back.row,
    )


def test_all_facets_leave_one_answer():
    assert [option.token for option in narrowed(grid(), ("2", "c"))] == ["c2"]


def test_facets_travel_in_the_id():
    assert facets_chosen("1,4,", "c", 2) == ("4", "c")
    assert facets_chosen("0,4,c", "5", 2) == ("5", "c")
    for forged in ("", "x,,", "2,,", "0,", "0,,,"):
        assert facets_chosen(forged, "c", 2) is None


def test_some_of_is_a_menu_with_bounds(say):
    (menu,) = draw(SomeOf(plain("?"), options(6), 0, 2), PLACE, False, say)
    assert (menu.least, menu.most) == (0, 2)


@pytest.mark.parametrize(("high", "kind"), [(24, Menu), (25, Button)])
def test_numbers_are_a_menu_or_typed(say, high, kind):
    (widget,) = draw(Number(plain("?"), 0, high, 0), PLACE, False, say)
    assert isinstance(widget, kind)


def test_words_are_typed(say):
    (button,) = draw(Words(plain("?"), 20), PLACE, False, say)
    assert button.press.op is Op.TYPE


def test_a_whole_action_is_confirmed_or_taken_back(say):
    drawn = draw(Done(), PLACE, True, say)
    assert [widget.press.op for widget in drawn] == [Op.CONFIRM, Op.BACK]


def test_there_is_no_way_back_from_the_first_question(say):
    drawn = draw(OneOf(plain("?"), options(3)), PLACE, False, say)
    assert all(widget.press.op is Op.PICK for widget in drawn)


def test_ids_read_back():
    press = Press(Op.FACET, 123456789, 42, "1,4,c:d")
    assert read(press.id(MENU), MENU) == press
    assert read(press.id(BUTTON), BUTTON, MENU) == press
    assert read(press.id(MENU), BUTTON, INPUT) is None


@pytest.mark.parametrize("forged", ["b1:dance:1:1:", "b1:move:1", "b1:move:-1:0:", "b1:move:x:0:"])
def test_forged_ids_mean_nothing(forged):
    assert read(forged, BUTTON) is None


def test_an_id_beyond_discord_s_limit_is_a_bug():
    with pytest.raises(ValueError, match="too long"):
        Press(Op.PICK, 1, 1, "x" * 100).id(BUTTON)


def test_cutting():
    assert limits.cut("abcdef", 4) == "abc…"
    assert limits.cut("abcd", 4) == "abcd"
    assert limits.cut_lines(["a" * 9, "b", "c"], 8) == "…\nb\nc"
    assert limits.first_lines(["a", "b" * 9, "c"], 8) == "a\n…"
    assert widgets.FEW == 5


# Hints


def warned(count, *tokens):
    return tuple(
        replace(one, hint=plain("beware") if one.token in tokens else None)
        for one in options(count)
    )


def test_the_hints_of_buttons_are_text(say):
    step = OneOf(plain("?"), warned(3, "t1"))
    assert hint_lines(step, PLACE, say) == ["• answer 1: beware"]
    alternative = Option("else", plain("something else"), hint=plain("rare"))
    assert hint_lines(step, PLACE, say, [alternative])[1] == "• something else: rare"


def test_a_menu_shows_its_hints_itself(say):
    step = OneOf(plain("?"), warned(9, "t1"))
    (menu,) = draw(step, PLACE, False, say)
    assert [line.hint for line in menu.lines if line.hint] == ["beware"]
    assert hint_lines(step, PLACE, say) == []


def test_a_warning_in_a_long_list_is_text_and_stands_beside_its_last_facet(say):
    step = grid()
    spot = step.options.index(next(o for o in step.options if o.label == plain("c4")))
    found = list(step.options)
    found[spot] = replace(found[spot], hint=plain("beware"))
    step = replace(step, options=tuple(found))
    assert hint_lines(step, PLACE, say) == ["• c4: beware"]
    rows, _, _ = draw(step, Place(7, 3, facets=("", "c")), False, say)
    assert [line.value for line in rows.lines if line.hint == "beware"] == ["4"]
    assert hint_lines(step, Place(7, 3, facets=("1", "")), say) == []


def test_many_hints_wait_until_few_are_left(say):
    step = grid()
    step = replace(step, options=tuple(replace(o, hint=plain(o.token)) for o in step.options))
    assert hint_lines(step, PLACE, say) == []
    _, columns, _ = draw(step, Place(7, 3, facets=("1", "")), False, say)
    assert [line.hint for line in columns.lines] == ["b1", "c1", "d1", "e1", "f1"]
    assert len(hint_lines(step, Place(7, 3, facets=("1", "")), say)) == 5
