"""What one presses is what one sees: labels, numbers on the picture, and the piece in hand."""

import re
from dataclasses import replace

import pytest
from PIL import ImageChops

from cogs.screens.panel import frames_of, marked_spots
from cogs.ui.answer_widgets import Place, draw
from cogs.ui.custom_id import Op
from cogs.ui.facets import facet_asked, facets_chosen
from cogs.ui.widgets import Button
from engine.core.choices import Done, OneOf
from locales import Locale
from render.kit.text import fit
from render.kit.theme import DARK
from render.painter import PIECE_ROOM, Marks, painter_of
from render.pictures import panel
from render.pictures.panel import Change, Panel, draw_panel
from tables.play.question import question_at
from tests.laws.playing import HOUSE_GAMES, every_table, played, sampled, table_id, tables
from tests.words import all_words

TABLES = every_table(HOUSE_GAMES)
FEW_TABLES = [(game, config) for game, config in TABLES if not config.options]
NAMES = ("Ann", "Marko", "Lev", "Oksana", "Ben", "Ada")
CODE = re.compile(r"[╔╗╚╝║═□]|■■|\br(0|90|180|270)\b|\b[A-Z]-?\d{1,2}\b")
"""Signs for blocks and turns, and names of cells or cards as they are typed."""
PLACE = Place(1, 1)


def questions(ply):
    """The questions on the way to this move as they are put, each once."""
    found = {}
    for length in range(len(ply.moved.action) + 1):
        now = question_at(ply.before, ply.seat, ply.moved.action[:length], 0)
        found[now.draft, type(now.step)] = now
    return [now for now in found.values() if not isinstance(now.step, Done)]


def asked(game, config, step):
    for ply in sampled(played(game, config), step):
        yield from questions(ply)


def answer_labels(now, place, say):
    ops = (Op.PICK, Op.FACET, Op.INSTEAD)
    alternatives = [one.option for one in now.alternatives]
    widgets = draw(now.step, place, False, say, alternatives)
    return [one.label for one in widgets if isinstance(one, Button) and one.press.op in ops]


@pytest.mark.parametrize("locale", Locale)
@pytest.mark.parametrize(("game", "config"), TABLES, ids=table_id)
def test_no_button_has_to_be_decoded(game, config, locale):
    say = all_words().speaker(locale, NAMES, for_chat=False)
    for now in asked(game, config, 9):
        for label in answer_labels(now, PLACE, say):
            assert not CODE.search(label), f"{label!r} of {now.draft}"


@pytest.mark.parametrize(("game", "config"), TABLES, ids=table_id)
def test_a_place_is_pressed_by_what_stands_on_it(game, config):
    say = all_words().speaker(Locale.EN, NAMES, for_chat=False)
    for now in asked(game, config, 9):
        if isinstance(now.step, OneOf) and any(option.spot for option in now.step.options):
            check_marks(now, say)


def check_marks(now, say, place=PLACE):
    """The marks on the picture are the labels of the buttons; or dots, while columns are asked."""
    marks = [label for _, label in marked_spots(now.step, place.facets)]
    labels = answer_labels(now, place, say)
    if any(marks):
        assert set(marks) <= set(labels)
        assert len(set(marks)) == len(marks)
        return
    assert facet_asked(now.step, place.facets) is not None
    columns = [one for one in draw(now.step, place, False, say) if one.press.op is Op.FACET]
    for column in columns[:1]:
        check_marks(now, say, Place(1, 1, facets_chosen(now.step, column.press.extra)))


@pytest.mark.parametrize(("game", "config"), TABLES, ids=table_id)
def test_the_piece_in_hand_is_in_the_picture(game, config):
    say = all_words().speaker(Locale.EN, NAMES, for_chat=False)
    painter = painter_of(game.spec.key)
    for now in asked(game, config, 15):
        has_spots = any(option.spot for option in getattr(now.step, "options", ()))
        if has_spots and chose_a_piece(game, now):
            assert now.piece, f"{now.draft} places something that the picture does not show"
        if now.piece and isinstance(now.step, OneOf):
            piece = painter.piece(now.seen.view, now.piece, DARK, say)
            assert piece is not None, now.draft
            assert piece.width <= PIECE_ROOM[0]
            assert piece.height <= PIECE_ROOM[1]


def chose_a_piece(game, now):
    """Whether something other than a place was chosen after the verb."""
    for length in range(1, len(now.draft)):
        step = game.ask(now.seen.view, now.draft[:length])
        if isinstance(step, OneOf) and not any(option.spot for option in step.options):
            return True
    return False


@pytest.mark.parametrize(("game", "config"), TABLES, ids=table_id)
def test_answers_in_frames_are_whole_actions(game, config):
    say = all_words().speaker(Locale.EN, NAMES, for_chat=False)
    for now in asked(game, config, 15):
        if isinstance(now.step, OneOf) and now.step.in_frames:
            assert len(frames_of(now, say)) == len(now.step.options)


def counted(game):
    """Whatever the points of this game are made of, at all tables."""
    found = {}
    for config in tables(game):
        for ply in sampled(played(game, config), 12):
            for tally in game.score(ply.before.seen_by(ply.seat).view):
                found |= {part.label.key: part.label for part in tally.parts}
    return list(found.values())


def in_frames(game):
    """A question of this game whose answers are drawn apart, if there is one."""
    every = (now for config in tables(game) for now in asked(game, config, 15))
    framed = (now for now in every if isinstance(now.step, OneOf) and now.step.in_frames)
    return next(framed, None)


@pytest.mark.parametrize("locale", Locale)
@pytest.mark.parametrize("game", HOUSE_GAMES, ids=table_id)
def test_no_line_beside_a_frame_is_cut(game, locale, monkeypatch):
    say, cut = all_words().speaker(locale, NAMES, for_chat=False), []

    def watched(words, *room):
        setting = fit(words, *room)
        if setting.is_cut:
            cut.append(words)
        return setting

    monkeypatch.setattr(panel, "fit", watched)
    now = in_frames(game)
    for label in counted(game) if now is not None else ():
        parts = (Change(say(label), 0, -12),)
        frames = tuple(replace(one, parts=parts) for one in frames_of(now, say)[:2])
        draw_panel(painter_of(game.spec.key), now.seen, Panel(frames=frames), DARK, say)
    assert cut == []


@pytest.mark.parametrize(("game", "config"), FEW_TABLES, ids=table_id)
def test_every_number_is_really_drawn(game, config):
    say = all_words().speaker(Locale.EN, NAMES, for_chat=False)
    painter = painter_of(game.spec.key)
    paint = painter.ground or painter.board
    for now in list(asked(game, config, 40))[:8]:
        spots = marked_spots(now.step, ())
        for number in range(0, len(spots), 5):
            rest = spots[:number] + spots[number + 1 :]
            whole = paint(now.seen.view, Marks(spots=spots), DARK, say)
            less = paint(now.seen.view, Marks(spots=rest), DARK, say)
            same = whole.size == less.size and not ImageChops.difference(whole, less).getbbox()
            assert not same, f"{spots[number]} of {now.draft} is not on the picture"
