"""Every kind of question becomes something that fits a phone and Discord."""

from collections import Counter
from dataclasses import replace

import pytest

from cogs.screens.panel import marked_spots
from cogs.ui import limits
from cogs.ui.answer_widgets import Place, counts_chosen, draw, hint_lines
from cogs.ui.custom_id import BUTTON, INPUT, MENU, Op, Press, read
from cogs.ui.facets import facets_chosen, narrowed
from cogs.ui.widgets import Button, Style
from engine.core.choices import Counter as Kind
from engine.core.choices import Counts, Done, Facet, Number, OneOf, Option, SomeOf, Words
from engine.core.game import Guard
from engine.core.words import plain
from engine.kit.ask_cell import ask_cell
from engine.kit.grid import Cell
from locales import Locale
from tests.words import all_words

PLACE = Place(table=7, opened=3)


@pytest.fixture(scope="module")
def say():
    return all_words().speaker(Locale.EN, ["Ann", "Bob"])


def options(count, spot=False):
    return tuple(
        Option(f"t{n}", plain(f"answer {n}"), spot=f"t{n}" if spot else None) for n in range(count)
    )


def labels(widgets):
    return [widget.label for widget in widgets]


def rows(widgets):
    """How many widgets stand in each row."""
    return [count for _, count in sorted(Counter(widget.row for widget in widgets).items())]


def test_up_to_twenty_answers_are_buttons(say):
    drawn = draw(OneOf(plain("?"), options(20)), PLACE, False, say)
    assert [type(widget) for widget in drawn] == [Button] * 20
    assert [widget.press.extra for widget in drawn] == [f"t{n}" for n in range(20)]
    assert {widget.press.op for widget in drawn} == {Op.PICK}
    assert rows(drawn) == [5, 5, 5, 5]


def test_short_labels_stand_five_in_a_row_and_longer_ones_have_room(say):
    for width, expected in ((2, [5, 1]), (9, [4, 2]), (14, [3, 3]), (24, [2, 2, 2])):
        answers = tuple(Option(f"t{n}", plain("x" * width)) for n in range(6))
        assert rows(draw(OneOf(plain("?"), answers), PLACE, False, say)) == expected


def test_long_labels_leave_a_row_for_the_way_back(say):
    answers = tuple(Option(f"t{n}", plain("x" * 60)) for n in range(6))
    drawn = draw(OneOf(plain("?"), answers), PLACE, True, say)
    assert rows(drawn) == [2, 2, 2, 1]
    assert drawn[-1].press.op is Op.BACK


def test_more_without_facets_are_several_menus(say):
    drawn = draw(OneOf(plain("?"), options(60)), PLACE, False, say)
    assert [len(menu.lines) for menu in drawn] == [25, 25, 10]
    assert len({menu.press.id(MENU) for menu in drawn}) == 3
    assert [menu.row for menu in drawn] == [0, 1, 2]


def test_answers_on_the_board_are_pressed_by_the_number_on_the_picture(say):
    step = OneOf(plain("?"), options(8, spot=True))
    assert labels(draw(step, PLACE, False, say)) == list("12345678")
    assert marked_spots(step, ())[2] == ("t2", "3")


def test_answers_in_frames_are_pressed_by_the_number_of_their_frame(say):
    step = OneOf(plain("?"), options(3), in_frames=True)
    assert labels(draw(step, PLACE, False, say)) == ["1", "2", "3"]


def grid():
    cells = [
        (row, column) for row in "123456" for column in "abcdef" if (row, column) != ("1", "a")
    ]
    found = tuple(
        Option(c + r, plain(c + r), spot=c + r, facets=(Facet(r, plain(r)), Facet(c, plain(c))))
        for r, c in cells
    )
    return OneOf(plain("?"), found, facets=(plain("row"), plain("column")))


def test_facets_are_asked_for_one_at_a_time(say):
    drawn = draw(grid(), PLACE, False, say)
    assert labels(drawn) == list("123456")
    assert {widget.press.op for widget in drawn} == {Op.FACET}
    assert drawn[0].press.extra == "1,"


def test_a_chosen_facet_narrows_the_next(say):
    *columns, back = draw(grid(), Place(7, 3, facets=("1", "")), False, say)
    assert labels(columns) == list("bcdef")
    assert (columns[1].press.op, columns[1].press.extra) == (Op.PICK, "c1")
    assert back.press.extra == "facets"


def test_a_facet_with_nothing_to_choose_is_not_asked_for(say):
    step = grid()
    lone = replace(step, options=tuple(o for o in step.options if o.token[1] == "3"))
    assert labels(draw(lone, PLACE, False, say)) == list("abcdef")


def test_many_columns_are_asked_for_by_stretches_first(say):
    step = ask_cell(plain("?"), [Cell(x, y) for x in range(30) for y in range(2)])
    stretches = draw(step, PLACE, False, say)
    assert labels(stretches) == ["M…AF", "AG…AP"]
    chosen = facets_chosen(step, stretches[0].press.extra)
    *columns, back = draw(step, Place(7, 3, facets=chosen), False, say)
    assert len(columns) == 20
    assert isinstance(back, Button)


def test_places_bear_what_their_buttons_say(say):
    few = OneOf(plain("?"), options(3, spot=True))
    assert marked_spots(few, ()) == (("t0", "1"), ("t1", "2"), ("t2", "3"))
    many = ask_cell(plain("?"), [Cell(x, y) for x in range(6) for y in range(6)])
    assert {mark for _, mark in marked_spots(many, ())} == {""}
    assert marked_spots(many, ("n", ""))[:2] == (("n13", "13"), ("n14", "14"))
    *rows_left, _ = draw(many, Place(7, 3, facets=("n", "")), False, say)
    assert labels(rows_left) == [mark for _, mark in marked_spots(many, ("n", ""))]
    assert marked_spots(Words(plain("?"), 5), ()) == ()


def test_columns_stand_in_their_order(say):
    step = ask_cell(plain("?"), [Cell(x, y) for x in range(6) for y in range(6) if x + y > 2])
    assert labels(draw(step, PLACE, False, say)) == list("MNOPQR")


def test_what_else_could_be_done_stands_below(say):
    other = Option("wait", plain("Wait"), secondary=True)
    *_, alternative, back = draw(OneOf(plain("?"), options(8)), PLACE, True, say, [other])
    assert (alternative.press.op, alternative.press.extra, alternative.row) == (
        Op.INSTEAD,
        "wait",
        back.row,
    )
    assert alternative.style is Style.PLAIN


def test_all_facets_leave_one_answer():
    assert [option.token for option in narrowed(grid(), ("2", "c"))] == ["c2"]


def test_facets_travel_in_the_id():
    assert facets_chosen(grid(), "4,c") == ("4", "c")
    assert facets_chosen(grid(), "4,") == ("4", "")
    for forged in ("", "4", "x,", "1,a", "4,c,"):
        assert facets_chosen(grid(), forged) is None


def test_some_of_is_a_menu_with_bounds(say):
    (menu,) = draw(SomeOf(plain("?"), options(6), 0, 2), PLACE, False, say)
    assert (menu.least, menu.most) == (0, 2)


def test_few_numbers_are_buttons_and_many_are_typed(say):
    assert labels(draw(Number(plain("?"), 3, 5, 3), PLACE, False, say)) == ["3", "4", "5"]
    (typed,) = draw(Number(plain("?"), 0, 20, 0), PLACE, False, say)
    assert typed.press.op is Op.TYPE


def test_words_are_typed(say):
    (button,) = draw(Words(plain("?"), 20), PLACE, False, say)
    assert button.press.op is Op.TYPE


BLOCKS = Counts(plain("?"), (Kind("4", plain("high"), 2), Kind("1", plain("low"), 9)), 6, (1, 5))


def test_counts_have_a_row_each_and_are_taken_when_they_are_whole(say):
    *steppers, take = draw(BLOCKS, PLACE, False, say)
    assert labels(steppers) == ["−", "1 × high", "+", "−", "5 × low", "+"]
    assert [widget.off for widget in steppers] == [False, True, False] * 2
    assert (take.press.op, take.press.extra, take.off) == (Op.PICK, "111114", False)
    assert len({widget.press.id(BUTTON) for widget in (*steppers, take)}) == 7


def test_one_more_stands_in_the_id_and_is_not_taken_yet(say):
    more = draw(BLOCKS, PLACE, False, say)[2]
    counts = counts_chosen(BLOCKS, more.press.extra)
    assert counts == (2, 5)
    drawn = draw(BLOCKS, Place(7, 3, counts=counts), False, say)
    assert drawn[2].off, "there are no more of these"
    assert drawn[-1].off, "seven are not six"


def test_forged_counts_mean_nothing():
    for forged in ("", "+,1", "+,3,3", "+,-1,7", "+,1,99999", "+,1,x", "+,1,2,3"):
        assert counts_chosen(BLOCKS, forged) is None


def test_a_guarded_action_names_what_it_does_and_what_to_do_instead(say):
    guard = Guard(plain("All is lost."), plain("Stop for good"), plain("Keep going"))
    does, instead = draw(Done(), PLACE, True, say, guard=guard)
    assert (does.press.op, does.label, does.style) == (Op.CONFIRM, "Stop for good", Style.DANGER)
    assert (instead.press.op, instead.label) == (Op.BACK, "Keep going")


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
    assert limits.newest_lines(["a", "b", "c"], 2) == ["…", "b", "c"]
    assert limits.newest_lines(["a", "b"], 2) == ["a", "b"]


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


def test_answers_with_the_same_hint_share_a_line(say):
    step = OneOf(plain("?"), warned(9, "t1", "t2"))
    assert hint_lines(step, PLACE, say) == ["• answer 1, answer 2: beware"]


def test_a_menu_shows_its_hints_itself(say):
    step = OneOf(plain("?"), warned(21, "t1"))
    (menu,) = draw(step, PLACE, False, say)
    assert [line.hint for line in menu.lines if line.hint] == ["beware"]
    assert hint_lines(step, PLACE, say) == []


def test_a_warning_in_a_long_list_is_text_until_another_facet_is_chosen(say):
    step = grid()
    spot = step.options.index(next(o for o in step.options if o.label == plain("c4")))
    found = list(step.options)
    found[spot] = replace(found[spot], hint=plain("beware"))
    step = replace(step, options=tuple(found))
    assert hint_lines(step, PLACE, say) == ["• c4: beware"]
    assert hint_lines(step, Place(7, 3, facets=("4", "")), say) == ["• c4: beware"]
    assert hint_lines(step, Place(7, 3, facets=("1", "")), say) == []


def test_many_hints_wait_until_few_are_left(say):
    step = grid()
    step = replace(step, options=tuple(replace(o, hint=plain(o.token)) for o in step.options))
    assert hint_lines(step, PLACE, say) == []
    assert len(hint_lines(step, Place(7, 3, facets=("1", "")), say)) == 5


def test_more_asides_than_a_row_holds_go_on_in_the_next(say):
    drawn = draw(Done(), PLACE, True, say, options(4))
    assert rows(drawn) == [5, 1], "Confirm and four asides, then Back"


ASIDES = (
    Button(PLACE.press(Op.HINT), "Hint"),
    Button(PLACE.press(Op.COACH, "off"), "Tips off"),
)


def test_help_stands_in_the_last_row(say):
    drawn = draw(OneOf(plain("?"), options(20)), PLACE, True, say, asides=ASIDES)
    assert rows(drawn) == [5, 5, 5, 5, 3]
    assert [widget.press.op for widget in drawn[-3:]] == [Op.BACK, Op.HINT, Op.COACH]


@pytest.mark.parametrize(("others", "shown"), [(3, [Op.HINT, Op.COACH]), (4, [Op.HINT]), (5, [])])
def test_where_there_is_no_room_help_is_left_out_the_switch_first(say, others, shown):
    instead = [Option(f"i{n}", plain(f"instead {n}")) for n in range(others)]
    drawn = draw(OneOf(plain("?"), options(20)), PLACE, False, say, instead, asides=ASIDES)
    assert [widget.press.op for widget in drawn[20 + others :]] == shown
    assert max(rows(drawn)) <= limits.BUTTONS_IN_A_ROW
    assert len(rows(drawn)) <= limits.ROWS


def test_a_guarded_action_has_no_help_beside_it(say):
    guard = Guard(plain("never again"), plain("do it"), plain("not now"))
    assert len(draw(Done(), PLACE, True, say, (), guard, ASIDES)) == 2


def test_back_takes_a_hint_away_as_a_whole(say):
    hinted = replace(PLACE, hinted=True)
    assert draw(Done(), hinted, True, say)[-1].press.extra == "all"
    assert draw(Done(), PLACE, True, say)[-1].press.extra == ""
    guard = Guard(plain("never again"), plain("do it"), plain("not now"))
    assert draw(Done(), hinted, True, say, (), guard)[-1].press.extra == "all"
