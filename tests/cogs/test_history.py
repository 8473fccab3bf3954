"""The pages of the history: ids that lead somewhere, and words about a proof. Without Discord."""

from dataclasses import replace

import pytest
from discord import app_commands

from cogs.screens.history import eye_in, history_buttons, history_widgets, proof_text
from cogs.screens.replay import FILMS, FilmMaker
from cogs.ui import limits
from cogs.ui.custom_id import BUTTON, MENU, Op, Press
from cogs.ui.page import Attachment, Page, attached, view_of
from cogs.ui.widgets import Button, Menu
from db.games import Game, Status
from db.seats import Seat
from engine.catalog import catalog
from engine.core.match import start
from engine.core.options import Config
from engine.core.seats import PUBLIC
from engine.core.words import msg
from locales import Locale
from tables.history.moments import Moment, Told
from tables.history.proof import prove
from tables.processes import in_a_thread
from tables.table import Position, Table
from tests.tables.recording import recorded
from tests.words import all_words

WORDS = all_words()
MANHATTAN = catalog()["manhattan"]
SAYS = [WORDS.speaker(locale, ["Ann", "Bob"]) for locale in Locale]
say = SAYS[0]


def table(ended=None, running=True):
    row = Game(
        **dict.fromkeys(Game.__dataclass_fields__),
    )
    row = replace(row, id=12, game="manhattan", status=Status.PLAYING, ended_at=ended)
    seats = tuple(Seat(12, n, 100 + n, name, None, 0) for n, name in enumerate(["Ann", "Bob"]))
    return Table(row, seats, Position(match(), None) if running else None)


def match():
    return start(MANHATTAN, Config(2), bytes(16))


def moment(number, count=9, eye=0, undone=False):
    told = Told(number, 1_700_000_000, (msg("notice-lapsed", wish="undo"),), undone)
    return Moment(number, count, eye, told, (), match())


def presses(widgets):
    return {w.label: w for w in widgets if isinstance(w, Button)}


# Turning pages


@pytest.mark.parametrize("number", range(1, 10))
def test_the_buttons_lead_to_the_neighbours_and_their_ids_differ(number):
    widgets = history_widgets(table(ended=1), moment(number), say)
    found = presses(widgets)
    assert found["« First"].press.opened == 1
    assert found["‹ Back"].press.opened == number - 1
    assert found["Next ›"].press.opened == number + 1
    assert found["‹ Back"].off == found["« First"].off == (number == 1)
    assert found["Next ›"].off == found["Last »"].off == (number == 9)
    ids = [w.press.id(BUTTON if isinstance(w, Button) else MENU) for w in widgets]
    assert len(set(ids)) == len(ids)
    assert all(len(one) <= limits.CUSTOM_ID for one in ids)
    view_of(widgets)


def test_while_a_game_runs_the_last_page_can_be_asked_for_again():
    found = presses(history_widgets(table(), moment(9), say))
    assert not found["Last »"].off
    assert found["Last »"].press.opened == 0, "whatever the newest then is"


@pytest.mark.parametrize(("eye", "token"), [(PUBLIC, "all"), (0, "0"), (1, "1")])
def test_the_ids_carry_whose_eyes_look(eye, token):
    widgets = history_widgets(table(), moment(3, eye=eye), say)
    assert {eye_in(w.press) for w in widgets} == {token}


def test_eyes_can_be_chosen_after_the_end_only_and_where_there_were_secrets(monkeypatch):
    def menus(at):
        return [w for w in history_widgets(at, moment(3), say) if isinstance(w, Menu)]

    assert menus(table()) == []
    (menu,) = menus(table(ended=1))
    assert [(line.value, line.chosen) for line in menu.lines] == [
        ("all", False),
        ("0", True),
        ("1", False),
    ]
    assert "Bob" in menu.lines[2].label
    open_game = replace(MANHATTAN, spec=replace(MANHATTAN.spec, hidden=False))
    monkeypatch.setattr("tables.table.find", lambda _: open_game)
    assert menus(table(ended=1)) == []


@pytest.mark.parametrize("say", SAYS)
def test_every_label_fits(say):
    turning = history_widgets(table(ended=1), moment(3), say)
    after = history_buttons(table(ended=1), say)
    for widgets in (turning, after):
        labels = [widget.label for widget in widgets if isinstance(widget, Button)]
        assert all(len(label) <= limits.BUTTON_LABEL for label in labels)
        view_of(widgets)


def test_replay_log_and_proof_are_offered_once_a_game_has_been_played():
    assert history_buttons(table(), say) == ()
    assert history_buttons(table(ended=1, running=False), say) == ()
    ops = [button.press.op for button in history_buttons(table(ended=1), say)]
    assert ops == [Op.REPLAY, Op.REVIEW, Op.LOG, Op.VERIFY]


# Words about a proof


@pytest.fixture(scope="module")
def log():
    return recorded(MANHATTAN, Config(2, {"first": "1"}))


@pytest.mark.parametrize("say", SAYS)
def test_a_proof_is_told_in_every_language(log, say):
    for one in (
        log,
        replace(log, seed=bytes(16)),
        replace(log, standings=()),
        replace(log, lines=log.lines[1:], version=9),
    ):
        text = proof_text(one, prove(one), say)
        assert one.fingerprint in text
        assert len(text) <= limits.CONTENT


def test_a_fair_shuffle_and_one_that_is_not_read_differently(log):
    fair = proof_text(log, prove(log), say)
    assert "was fair" in fair
    assert "taken back" in fair
    assert "result comes out the same" in fair
    wrong = replace(log, seed=bytes(16), version=9)
    text = proof_text(wrong, prove(wrong), say)
    assert "was fair" not in text
    assert "doesn’t match" in text
    assert "have been corrected" in text


# Files and films


def test_files_go_with_a_page():
    text, film = attached(
        Page(
            "", attachments=(Attachment("a.txt", b"words"), Attachment("b.gif", b"GIF", "x" * 2000))
        )
    )
    assert (text.filename, text.description, text.fp.read()) == ("a.txt", None, b"words")
    assert (film.filename, len(film.description)) == ("b.gif", limits.ALT_TEXT)


def test_nobody_gets_many_films_in_a_row():
    films = FilmMaker(in_a_thread)
    for _ in range(FILMS):
        films.count(1)
    with pytest.raises(app_commands.CommandOnCooldown) as caught:
        films.count(1)
    assert 0 < caught.value.retry_after <= 300
    films.count(2)


def test_an_eye_is_read_from_an_id_of_any_kind():
    assert eye_in(Press(Op.STEP, 1, 2, "all first")) == "all"
    assert eye_in(Press(Op.JUMP, 1, 2, "3")) == "3"
    assert eye_in(Press(Op.JUMP, 1, 2)) == ""
