"""The private pages of prepared moves: the list, one of them, and answers for all times."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cogs.ui import limits
from cogs.ui.custom_id import Op, Press
from cogs.ui.page import Page
from cogs.ui.reader import Reader
from cogs.ui.widgets import Button, Line, Menu, Style, Widget
from engine.core.ahead import StandingQuestion
from engine.core.words import Msg, msg, who
from tables.holding import Held
from tables.orders.conditions import Condition, Deed, can_be_touched
from tables.orders.outlook import Outlook, Prepared
from tables.play.preview_words import sentence_of
from tables.table import Table

CLEAR, GO_ON, UP, DROP = "clear", "go", "up", "drop"
"""What a button does with the list, and with one move of it."""

ASK = "ask"
"""The line of a menu with which one is asked each time."""

FIRST_MENU = 2


def prepare_button(table: Table, reader: Reader, row: int = 0) -> Button:
    """The way to one's prepared moves."""
    return Button(Press(Op.PREPARE, table.id), reader.say(msg("orders-prepare")), row=row)


def held_words(why: Held) -> Msg:
    """Why a list was not played, to its owner."""
    return Msg(f"orders-held-{why}")


def list_page(
    table: Table, outlook: Outlook, conditions: Sequence[Msg], reader: Reader, *notes: str
) -> Page:
    """Everything that one person has prepared; ``conditions`` belong to its moves."""
    lines = [*notes, reader.say(msg("orders-title" if outlook.moves else "orders-none"))]
    if outlook.held is not None:
        lines.append(f"⏸ {reader.say(held_words(outlook.held))}")
    for number, (one, when) in enumerate(zip(outlook.moves, conditions, strict=True), start=1):
        lines.append(_line(number, one, when, reader))
    if outlook.why_not is not None:
        lines.append(f"-# {reader.say(outlook.why_not.reason)}")
    lines += _standing_lines(outlook, reader)
    widgets = (*_list_buttons(table, outlook, reader), *_standing_menus(table, outlook, reader))
    return Page(limits.first_lines(lines, limits.CONTENT), widgets=widgets)


def _line(number: int, one: Prepared, when: Msg, reader: Reader) -> str:
    if (words := move_words(one)) is None:
        return reader.say(msg("orders-line-impossible", number=number))
    line = reader.say(msg("orders-line", number=number, move=words))
    return f"**{line}**\n-# {reader.say(when)}"


def move_words(one: Prepared) -> Msg | None:
    """The move as a sentence; None where it would not be possible."""
    question = one.question
    if question is None or question.preview is None:
        return None
    return sentence_of(question, question.preview)


def _list_buttons(table: Table, outlook: Outlook, reader: Reader) -> Iterator[Button]:
    for number, one in enumerate(outlook.moves, start=1):
        yield Button(Press(Op.ORDER, table.id, one.order.id), str(number), Style.MAIN)
    row = int(bool(outlook.moves))
    if outlook.following is not None:
        key = "orders-another" if outlook.moves else "orders-prepare"
        press = Press(Op.PREPARE, table.id, 0, "more")
        yield Button(press, reader.say(Msg(key)), Style.MAIN, row)
    if outlook.held is not None:
        press = Press(Op.ORDERS, table.id, 0, GO_ON)
        yield Button(press, reader.say(msg("orders-go-on")), Style.GOOD, row)
    if outlook.moves:
        press = Press(Op.ORDERS, table.id, 0, CLEAR)
        yield Button(press, reader.say(msg("orders-clear")), Style.PLAIN, row)


# One move


def move_page(
    table: Table, outlook: Outlook, one: Prepared, deeds: Sequence[Deed], reader: Reader
) -> Page:
    """One prepared move: when it is to be played, and the ways to arrange it."""
    number = outlook.moves.index(one) + 1
    words = move_words(one)
    key = "orders-line" if words is not None else "orders-line-impossible"
    text = reader.say(Msg(key, {"number": number, **({"move": words} if words else {})}))
    lines = tuple(_condition_lines(table, one, deeds, reader))
    menu = Menu(Press(Op.CONDITION, table.id, one.order.id), reader.say(msg("orders-when")), lines)
    buttons = _move_buttons(table, one, number, reader)
    return Page(f"**{text}**", widgets=(menu, *buttons))


def _move_buttons(table: Table, one: Prepared, number: int, reader: Reader) -> Iterator[Button]:
    extras = [(UP, "orders-up")] if number > 1 else []
    for extra, key in [*extras, (DROP, "orders-drop")]:
        yield Button(Press(Op.ORDER, table.id, one.order.id, extra), reader.say(Msg(key)), row=1)
    yield Button(Press(Op.ORDERS, table.id), reader.say(msg("orders-list")), row=1)


def _condition_lines(
    table: Table, one: Prepared, deeds: Sequence[Deed], reader: Reader
) -> Iterator[Line]:
    """All that this move could depend on; what it depends on now is chosen."""
    found = [(str(Condition.LEGAL), msg("orders-if-legal"))]
    if can_be_touched(table.game, one):
        found.append((str(Condition.UNTOUCHED), msg("orders-if-untouched")))
    found += [(f"{Condition.DID} {deed.detail}", did_words(deed)) for deed in deeds]
    chosen = one.order.condition
    if chosen == Condition.DID:
        chosen = f"{chosen} {one.order.detail}"
    for value, words in found:
        label = limits.cut(reader.caption(words), limits.MENU_LABEL)
        yield Line(value, label, chosen=value == chosen)


def did_words(deed: Deed) -> Msg:
    """The condition that somebody has done such a thing."""
    return msg("orders-if-did", who=who(deed.seat), told=deed.told)


# Answers for all times


def _standing_lines(outlook: Outlook, reader: Reader) -> Iterator[str]:
    given = dict(outlook.answers)
    for one in outlook.standing:
        yield f"{reader.say(one.prompt)} {reader.say(_answer(one, given))}"


def _answer(one: StandingQuestion, given: dict[str, str]) -> Msg:
    labels = {choice.token: choice.label for choice in one.choices}
    return labels.get(given.get(one.stage, ""), msg("orders-standing-ask"))


def _standing_menus(table: Table, outlook: Outlook, reader: Reader) -> Iterator[Widget]:
    given = dict(outlook.answers)
    for number, one in enumerate(outlook.standing):
        token = given.get(one.stage, ASK)
        choices = [(ASK, msg("orders-standing-ask"))]
        choices += [(choice.token, choice.label) for choice in one.choices]
        lines = tuple(
            Line(value, limits.cut(reader.caption(label), limits.MENU_LABEL), chosen=value == token)
            for value, label in choices
        )
        prompt = limits.cut(reader.caption(one.prompt), limits.PLACEHOLDER)
        press = Press(Op.STANDING, table.id, 0, one.stage)
        yield Menu(press, prompt, lines, row=FIRST_MENU + number)
