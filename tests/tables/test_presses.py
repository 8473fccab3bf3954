"""Every press on the panel reads its table from the archive once, whatever it shows."""

from types import SimpleNamespace

import pytest

from cogs.commands.move import Move
from cogs.ui.custom_id import Op, Press
from cogs.ui.reader import make_reader
from engine.core.choices import OneOf
from locales import Locale, all_words
from tables import table as table_module
from tables.lobby import opening
from tables.play import act
from tests.tables.playing import choose_blocks

TWO = ("ann", "bob")


class StandInAnswer:
    """An interaction that is answered into a list of pages."""

    def __init__(self, caller, pages):
        self.caller = caller
        self._pages = pages

    async def update(self):
        pass

    async def think(self):
        pass

    def meanwhile(self, acknowledging):
        acknowledging.close()

    async def reader(self, names=()):
        return make_reader(all_words(), Locale.EN, "dark", names)

    async def show(self, page):
        self._pages.append(page)


@pytest.fixture
def press(context, people, monkeypatch):
    """Press something as Ann; the page that is shown, and how often the table was read for it."""
    handlers, loads, pages = {}, [], []
    read = table_module.read_table

    async def counting(database, table_id):
        loads.append(table_id)
        return await read(database, table_id)

    monkeypatch.setattr("tables.context.read_table", counting)
    nothing = SimpleNamespace(update=lambda forms: None)
    Move(SimpleNamespace(context=context, on_press=handlers.update, on_form=nothing.update))

    async def press(pressed, *values):
        loads.clear()
        await handlers[pressed.op](StandInAnswer(people("ann"), pages), pressed, values)
        return pages[-1], len(loads)

    return press


def ops(page):
    return {widget.press.op for widget in page.widgets}


async def test_each_press_of_a_move_reads_the_table_once(context, people, begin, press):
    table = await choose_blocks(context, people, await begin(*TWO), TWO)
    page, loads = await press(Press(Op.MOVE, table.id))
    assert loads == 1
    while Op.CONFIRM not in ops(page):
        opened = (await act.ask(context, table.id, people("ann").user)).question
        token = opened.step.options[0].token
        page, loads = await press(Press(Op.PICK, table.id, opened.opened, token))
        assert loads == 1
    back, loads = await press(Press(Op.BACK, table.id, opened.opened))
    assert (Op.CONFIRM in ops(back), loads) == (False, 1)
    await press(Press(Op.PICK, table.id, opened.opened, token))
    page, loads = await press(Press(Op.CONFIRM, table.id, opened.opened))
    assert (ops(page), loads) == ({Op.UNDO, Op.PREPARE}, 1)


async def crowded(context, people, sit_down):
    """A table of Ann's where she is asked for one of more places than can be shown at once."""
    table = await sit_down("ann", game="sprawlopolis")
    table = (await opening.start(context, table.id, people("ann"))).after
    while True:
        asked = (await act.ask(context, table.id, people("ann").user)).question
        while isinstance(asked.step, OneOf) and not asked.step.facets:
            token, given = asked.step.options[0].token, (people("ann"), asked.opened)
            asked = (await act.choose(context, table.id, *given, token)).question
        if isinstance(asked.step, OneOf):
            return table, asked
        table = (await act.confirm(context, table.id, people("ann"), asked.opened)).after


async def test_choosing_a_column_and_a_row_reads_the_table_once_each(
    context, people, sit_down, press
):
    table, asked = await crowded(context, people, sit_down)
    page, loads = await press(Press(Op.MOVE, table.id))
    column = next(widget.press for widget in page.widgets if widget.press.op is Op.FACET)
    page, loads = await press(column)
    assert loads == 1
    row = next(widget.press for widget in page.widgets if widget.press.op is Op.PICK)
    page, loads = await press(row)
    assert loads == 1
    after = (await act.ask(context, table.id, people("ann").user)).question
    assert after.draft[: len(asked.draft) + 1] == (*asked.draft, row.extra)


async def test_a_facet_of_another_question_is_stale(context, people, sit_down, press):
    table, asked = await crowded(context, people, sit_down)
    page, _ = await press(Press(Op.FACET, table.id, asked.opened, "9,9"))
    assert "moved on" in page.text
    assert Op.FACET in ops(page)
