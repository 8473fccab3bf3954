"""The words of a preview that are painted beside the board."""

from cogs.screens.question import words_of_changes
from engine.core.words import plain

ANN = (plain("Ann: +1"), plain("buildings +1"))
BOB = (plain("Bob: −3"), plain("cities −3"))


def say(message):
    return message.args["text"]


def test_what_one_seat_gains_is_told_line_by_line():
    assert words_of_changes([ANN], say) == ("Ann: +1", "buildings +1")


def test_nobody_s_parts_can_be_read_as_somebody_else_s():
    assert words_of_changes([ANN, BOB], say) == ("Ann: +1 · buildings +1", "Bob: −3 · cities −3")


def test_where_nothing_changes_nothing_is_told():
    assert words_of_changes([], say) == ()
