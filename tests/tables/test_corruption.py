"""A damaged state parks its own table, and every other table is played on."""

import random

import pytest

from db import steps
from db.statements import Statement
from engine.catalog import catalog
from engine.core.errors import Refused
from tables.lobby import opening
from tables.lookup import retry_parked
from tests.tables.playing import play_one

STATE = "UPDATE steps SET state = ? WHERE table_id = ? AND rev = ?"


def flipped(blob, dice):
    data = bytearray(blob)
    for _ in range(dice.randint(1, 6)):
        data[dice.randrange(len(data))] = dice.randrange(256)
    return bytes(data[: dice.randint(1, len(data))] if dice.random() < 0.1 else data)


async def put(context, table, blob):
    row = (blob, table.id, table.row.rev)
    async with context.database.write() as writer:
        await writer.execute(Statement(STATE, (row,)))


@pytest.mark.parametrize("key", catalog())
async def test_flipped_bytes_park_one_table_only(context, people, sit_down, key):
    broken, other = [
        (
            await opening.start(context, (await sit_down("ann", "bob", game=key)).id, people("ann"))
        ).after
        for _ in range(2)
    ]
    step = await steps.latest(context.database, broken.id)
    dice, parked = random.Random(key), 0
    for number in range(80):
        await put(context, broken, flipped(step.state, dice))
        parked += await is_parked(context, broken.id)
        if number % 20 == 0:
            other = await play_one(context, people, other)
        await put(context, broken, step.state)
        await retry_parked(context)
        assert (await context.table(broken.id)).position is not None, "mended, it goes on"
    assert parked > 10
    await play_one(context, people, broken)


async def is_parked(context, number):
    """Whether the table is refused, in the words for that; else it can at least be looked at."""
    try:
        (await context.table(number)).position.match.public()
    except Refused as error:
        reason = error.reason.key
    else:
        return False
    assert reason == "refused-parked"
    return True
