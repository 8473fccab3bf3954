"""Every press on the panel reads its table from the archive once, whatever it shows."""

from types import SimpleNamespace

import pytest

from cogs.commands.move import Move
from cogs.ui.custom_id import Op, Press
from cogs.ui.i18n import house_words
from cogs.ui.reader import make_reader
from cogs.ui.widgets import facet_extra
from locales import Locale
from tables import table as table_module
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

    async def reader(self, names=()):
        return make_reader(house_words(), Locale.EN, "dark", names)

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
    assert (ops(page), loads) == ({Op.UNDO}, 1)


async def test_a_facet_that_leaves_one_answer_chooses_it_with_one_look(
    context, people, begin, press
):
    table = await begin(*TWO)
    question = (await act.ask(context, table.id, people("ann").user)).question
    wanted = [facet.token for facet in question.step.options[0].facets]
    chosen = tuple("" for _ in wanted)
    for index, value in enumerate(wanted):
        extra = facet_extra(index, chosen)
        page, loads = await press(Press(Op.FACET, table.id, question.opened, extra), value)
        assert loads == 1
        chosen = (*chosen[:index], value, *chosen[index + 1 :])
        if f"blocks {question.step.options[0].token}" in page.text:
            break
    after = (await act.ask(context, table.id, people("ann").user)).question
    assert after.draft == ("blocks", question.step.options[0].token)


async def test_a_facet_of_another_question_is_stale(context, people, begin, press):
    table = await begin(*TWO)
    question = (await act.ask(context, table.id, people("ann").user)).question
    page, _ = await press(Press(Op.FACET, table.id, question.opened, "9;;"), "1")
    assert "moved on" in page.text
    assert Op.FACET in ops(page)
