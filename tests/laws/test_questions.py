"""Every question can be drawn on a phone: few enough answers, each with a token of its own."""

import re

import pytest

from cogs.ui import limits
from cogs.ui.answer_widgets import Place, draw, hint_lines
from cogs.ui.widgets import Menu
from engine.core.choices import MOST_AT_ONCE, Done, OneOf, SomeOf
from engine.core.words import Msg
from tests.laws.playing import LAWFUL_GAMES, every_table, played, table_id

TABLES = every_table(LAWFUL_GAMES)
TOKEN = re.compile(r"[a-z0-9.-]+")
MOST_FACETS = 4


def questions(game, ply):
    """The questions that led to this move."""
    view = ply.before.seen_by(ply.seat).view
    for length in range(len(ply.moved.action)):
        yield game.ask(view, ply.moved.action[:length])
    assert isinstance(game.ask(view, ply.moved.action), Done)


def say(message):
    """A message as bare words, for those who look for it."""
    args = (say(arg) if isinstance(arg, Msg) else str(arg) for arg in message.args.values())
    return " ".join([message.key, *args])


def shown_hints(step, facets):
    """All that a question page says in hints once these facets are chosen."""
    place = Place(1, 1, facets)
    lines = [line.hint for widget in draw(step, place, False, say) for line in lines_of(widget)]
    return [*lines, *hint_lines(step, place, say)]


def lines_of(widget):
    return widget.lines if isinstance(widget, Menu) else ()


def choices_on_the_way(step, option):
    """What may be chosen before this answer's last facet, however one goes."""
    for last in range(len(step.facets)):
        yield tuple(
            "" if place == last else facet.token for place, facet in enumerate(option.facets)
        )


def can_be_narrowed(rows):
    """Whether picking one facet after another never meets a menu that is too long to show."""
    if not rows or not rows[0]:
        return True
    for at in range(len(rows[0])):
        values = {row[at] for row in rows}
        if len(values) <= MOST_AT_ONCE:
            rest = [[row[:at] + row[at + 1 :] for row in rows if row[at] == one] for one in values]
            return all(map(can_be_narrowed, rest))
    return False


def asked(game, config):
    for ply in played(game, config):
        yield from questions(game, ply)


@pytest.mark.parametrize(("game", "config"), TABLES, ids=table_id)
def test_answers_have_tokens_that_can_be_typed(game, config):
    for step in asked(game, config):
        tokens = [option.token for option in getattr(step, "options", ())]
        assert len(set(tokens)) == len(tokens)
        assert all(TOKEN.fullmatch(token) for token in tokens)
        assert not isinstance(step, OneOf) or tokens, "a question without an answer"


@pytest.mark.parametrize(("game", "config"), TABLES, ids=table_id)
def test_long_menus_are_narrowed_by_facets(game, config):
    for step in asked(game, config):
        if isinstance(step, SomeOf):
            assert len(step.options) <= MOST_AT_ONCE
        if not isinstance(step, OneOf):
            continue
        assert step.facets or len(step.options) <= MOST_AT_ONCE
        assert len(step.facets) <= MOST_FACETS
        rows = [tuple(facet.token for facet in option.facets) for option in step.options]
        assert all(len(row) == len(step.facets) for row in rows)
        if step.facets:
            assert len(set(rows)) == len(rows), "two answers with the same facets"
            assert can_be_narrowed(rows), "no menu is short enough to begin with"


@pytest.mark.parametrize(("game", "config"), TABLES, ids=table_id)
def test_spots_of_answers_are_told_apart(game, config):
    for step in asked(game, config):
        spots = [option.spot for option in getattr(step, "options", ()) if option.spot]
        assert len(set(spots)) == len(spots) or getattr(step, "facets", ())
        about = getattr(step, "about", ())
        assert len(set(about)) == len(about)
        assert not (spots and about), "a place is either an answer's or the whole question's"


@pytest.mark.parametrize(("game", "config"), TABLES, ids=table_id)
def test_no_hint_is_lost_whatever_the_question_looks_like(game, config):
    plies = played(game, config)
    for ply in plies[:: 1 + len(plies) // 12]:
        for step in questions(game, ply):
            if isinstance(step, OneOf):
                check_hints(step)


def check_hints(step):
    """Before anything is chosen, or at the latest beside the last thing to choose."""
    for option in [one for one in step.options[:: 1 + len(step.options) // 4] if one.hint]:
        whole = say(option.hint)
        wanted = limits.cut(whole, limits.MENU_HINT)
        ways = list(choices_on_the_way(step, option)) or [()]
        for facets in ways:
            shown = shown_hints(step, facets)
            assert any(wanted == text or whole in text for text in shown), option


@pytest.mark.parametrize(("game", "config"), TABLES, ids=table_id)
def test_nothing_is_asked_after_a_last_question(game, config):
    for ply in played(game, config):
        view, action = ply.before.seen_by(ply.seat).view, ply.moved.action
        for length in range(len(action)):
            step = game.ask(view, action[:length])
            if isinstance(step, OneOf) and step.last:
                check_last(game, view, action[:length], step)


def check_last(game, view, draft, step):
    """The first, the last and a few answers between them complete the action."""
    tokens = [option.token for option in step.options]
    for token in {tokens[-1], *tokens[:: 1 + len(tokens) // 3]}:
        assert isinstance(game.ask(view, (*draft, token)), Done), token
