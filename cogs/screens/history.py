"""The pages of the history: a moment of a game with its pictures, and the proof of a shuffle."""

from __future__ import annotations

from collections.abc import Iterator

from cogs.screens.board import board_picture, final_picture, table_picture
from cogs.screens.panel import hand_picture
from cogs.ui import limits
from cogs.ui.custom_id import Op, Press
from cogs.ui.page import AnyPicture, Page
from cogs.ui.reader import Reader
from cogs.ui.widgets import Button, Line, Menu, Style, Widget
from engine.core.seats import PUBLIC
from engine.core.words import Msg, msg
from locales import Speaker
from tables.history.moment_words import (
    eyes_line,
    eyes_named,
    may_choose_eyes,
    moment_heading,
    moment_lines,
    token_of,
)
from tables.history.moments import NEWEST, Moment
from tables.history.proof import Proof
from tables.history.transcript import Transcript
from tables.table import Table

BETWEEN = " "


# A moment


async def history_page(table: Table, moment: Moment, reader: Reader) -> Page:
    """What happened at one step, what came just before it, and the table as this eye saw it."""
    heading = reader.say(moment_heading(table, moment))
    room = limits.CONTENT - len(heading) - 1
    lines = [*eyes_line(table, moment, reader.say), *moment_lines(moment, reader.say)]
    text = limits.cut_lines(lines, room)
    pictures = await _pictures(table, moment, reader)
    return Page(f"{heading}\n{text}", pictures, history_widgets(table, moment, reader.caption))


async def _pictures(table: Table, moment: Moment, reader: Reader) -> tuple[AnyPicture, ...]:
    """The board, the hand of the seat that looks, and how it ended if it had."""
    if moment.eye is PUBLIC:
        return (await table_picture(table, moment.match, reader),)
    seen = moment.match.seen_by(moment.eye)
    hand = await hand_picture(table, seen, reader)
    found: list[AnyPicture | None] = [await board_picture(table, seen, reader), hand]
    if moment.match.outcome is not None:
        found.append(await final_picture(table, moment.match.outcome, reader))
    return tuple(picture for picture in found if picture is not None)


def history_widgets(table: Table, moment: Moment, say: Speaker) -> tuple[Widget, ...]:
    """First, Back, Next, Last and Go to; after the end also whose eyes to look through."""
    first, last = moment.number == 1, moment.number == moment.count
    ended = table.row.ended_at is not None
    moves = (
        ("first", 1, first),
        ("back", moment.number - 1, first),
        ("next", moment.number + 1, last),
        ("last", NEWEST, last and ended),
    )
    eye = token_of(moment.eye)
    buttons = tuple(
        Button(Press(Op.STEP, table.id, number, _extra(eye, name)), _label(name, say), off=off)
        for name, number, off in moves
    )
    jump = Press(Op.JUMP, table.id, moment.number, eye)
    jumping = Button(jump, _label("jump", say), Style.MAIN, off=moment.count == 1)
    menus = (_eyes_menu(table, moment, say),) if may_choose_eyes(table) else ()
    return (*buttons, jumping, *menus)


def _label(name: str, say: Speaker) -> str:
    return say(msg(f"memory-{name}"))


def _extra(eye: str, name: str) -> str:
    """The name keeps the ids of two buttons apart that lead to the same step."""
    return BETWEEN.join((eye, name))


def eye_in(press: Press) -> str:
    """Whose eyes a press of the history asks for."""
    return press.extra.partition(BETWEEN)[0]


def _eyes_menu(table: Table, moment: Moment, say: Speaker) -> Menu:
    lines = tuple(
        Line(token, limits.cut(say(name), limits.MENU_LABEL), chosen=token == token_of(moment.eye))
        for token, name in eyes_named(table).items()
    )
    press = Press(Op.EYES, table.id, moment.told.rev)
    return Menu(press, say(msg("memory-eyes")), lines, row=1)


# A game that is over


def history_buttons(table: Table, say: Speaker) -> tuple[Button, ...]:
    """Replay, Review, Log and Check the shuffle, for a game that has been played."""
    if table.position is None or table.row.ended_at is None:
        return ()
    return tuple(
        Button(Press(op, table.id), say(msg(f"memory-{op}")), row=1)
        for op in (Op.REPLAY, Op.REVIEW, Op.LOG, Op.VERIFY)
    )


def proof_text(log: Transcript, proof: Proof, say: Speaker) -> str:
    """What playing again has shown, in words that a player understands."""
    return "\n".join(say(line) for line in _proof_lines(log, proof))


def _proof_lines(log: Transcript, proof: Proof) -> Iterator[Msg]:
    yield msg("memory-fair" if proof.holds else "memory-unfair")
    agrees = "agrees" if proof.fingerprint else "differs"
    seed, fingerprint = log.seed.hex(), log.fingerprint
    yield msg(f"memory-fingerprint-{agrees}", seed=seed, fingerprint=fingerprint)
    if proof.broken is not None:
        yield msg("memory-moves-differ", move=proof.broken)
    else:
        yield from _moves_agree(log, proof)
    if not proof.holds and not proof.same_rules:
        yield msg("memory-rules-changed")
    yield msg("memory-by-yourself")


def _moves_agree(log: Transcript, proof: Proof) -> Iterator[Msg]:
    yield msg("memory-moves-agree", moves=proof.moves)
    if proof.taken_back:
        yield msg("memory-undone-too")
    if not log.standings:
        yield msg("memory-no-result")
    else:
        yield msg("memory-result-agrees" if proof.result else "memory-result-differs")
