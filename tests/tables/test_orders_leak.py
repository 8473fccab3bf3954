"""The twin law of prepared moves: until one is played, a table looks the same to everybody else
whether or not somebody has prepared anything."""

import random
from dataclasses import replace

import pytest

from cogs.screens.board import board_poster
from cogs.ui.reader import make_reader
from db import steps
from engine.catalog import catalog
from engine.core.choices import Done
from engine.core.errors import Refused
from locales import Locale
from tables import outbox
from tables.lobby import opening
from tables.orders import preparing
from tables.orders.conditions import Condition
from tables.orders.outlook import look_ahead
from tables.orders.playing import play_due
from tables.play import act
from tables.play.question import AHEAD
from tables.status import status_of
from tests.laws.playing import random_answer
from tests.tables.playing import name_of
from tests.words import all_words

PLIES = 14


@pytest.fixture
def twins(context, people, sit_down):
    """Two tables with the same people, the same options and the same shuffle."""

    async def sit(key):
        same = replace(context, new_seed=lambda: b"the same shuffle")
        tables = []
        for _ in range(2):
            table = await sit_down("ann", "bob", "cid", game=key)
            tables.append((await opening.start(same, table.id, people("ann"))).after)
        return tables

    return sit


async def prepare(context, people, table, seat, dice):
    """Prepare any move that can be on this seat, and arrange the list."""
    name = name_of(table, people, seat)
    asked = await act.ask(context, table.id, people(name).user, ahead=True)
    while not isinstance(asked.question.step, Done):
        token = random_answer(dice, asked.question.step)
        asked = await act.choose(context, table.id, people(name), AHEAD, token)
    await preparing.prepare(context, table.id, people(name))
    outlook = await look_ahead(context, await context.table(table.id), people(name).user)
    last = outlook.moves[-1].order.id
    await preparing.depend(context, table.id, people(name), last, Condition.UNTOUCHED, "")
    if len(outlook.moves) > 1:
        await preparing.move_up(context, table.id, people(name), last)


async def prepare_all(context, people, table, dice):
    """Everybody who waits prepares something and answers for all times; how many could."""
    made = 0
    for row in table.seats:
        if row.seat in table.row.asked:
            continue
        view = table.position.match.seen_by(row.seat).view
        for one in table.game.standing_questions(view):
            name, token = name_of(table, people, row.seat), one.choices[0].token
            await preparing.answer_always(context, table.id, people(name), one.stage, token)
            made += 1
        try:
            await prepare(context, people, table, row.seat, dice)
            made += 1
        except Refused:
            continue
    return made


async def shown(context, table):
    """All that anybody but the owners of prepared moves is shown of a table, or could find."""
    reader = make_reader(all_words(), Locale.EN, "dark", table.names)
    told = await outbox.news(context, table.id, None)
    poster = await board_poster(table, told, reader, await status_of(context, table))
    log = await steps.log(context.database, table.id)
    rows = await context.database.fetch(
        "SELECT kind, seat, first, rev, due FROM outbox WHERE table_id = ? AND kind <> 'hand'",
        (table.id,),
    )
    return {
        "text": poster.text,
        "pictures": [picture.png for picture in poster.pictures],
        "alt": [picture.alt for picture in poster.pictures],
        "ids": [one.press.id("b1").replace(f":{table.id}:", ":#:") for one in poster.widgets],
        "log": [(one.rev, one.kind, one.seat, one.action, one.events, one.calls) for one in log],
        "outbox": sorted(map(tuple, rows)),
        "turn": table.position.match.turn,
        "views": [table.position.match.seen_by(row.seat) for row in table.seats],
        "asked": (table.row.asked, table.row.asked_at, table.row.wake),
    }


@pytest.mark.parametrize("key", catalog())
async def test_until_it_is_played_nobody_can_tell(context, people, twins, key):
    dice, made = random.Random(key), 0
    with_orders, without = await twins(key)
    for ply in range(PLIES):
        if with_orders.position.match.turn is None:
            break
        made += await prepare_all(context, people, with_orders, dice)
        if ply % 5 == 0:
            assert await shown(context, with_orders) == await shown(context, without)
        seat = without.position.match.turn.seats[0]
        text = " ".join(without.position.match.fallback(seat))
        for table in (with_orders, without):
            name = name_of(table, people, seat)
            await act.act(context, table.id, people(name), text)
        with_orders, without = [await context.table(one.id) for one in (with_orders, without)]
    assert made, "nothing was prepared, so nothing was proved"
    assert await shown(context, with_orders) == await shown(context, without)


@pytest.mark.parametrize("key", catalog())
async def test_in_every_game_what_was_prepared_is_played_as_if_by_hand(
    context, people, sit_down, key
):
    dice, played = random.Random(key), 0
    table = await sit_down("ann", "bob", "cid", game=key)
    table = (await opening.start(context, table.id, people("ann"))).after
    for _ in range(40):
        if table.position.match.turn is None or played > 2:
            break
        if not played:
            await prepare_all(context, people, table, dice)
        before = table.position
        await play_due(context, table.id)
        table = await context.table(table.id)
        entries = await steps.since(context.database, table.id, before.step.rev)
        for entry in entries:
            moved = before.match.act(entry.seat, tuple(before.match.read(entry.seat, entry.action)))
            step = await steps.at(context.database, table.id, entry.rev)
            assert step.state == moved.match.dump()
            before, played = type(before)(moved.match, step), played + 1
        seat = table.position.match.turn.seats[0]
        text = " ".join(table.position.match.fallback(seat))
        table = (await act.act(context, table.id, people(name_of(table, people, seat)), text)).after
    assert played or key == "mycity", "in My City only what fits nowhere can be passed"
