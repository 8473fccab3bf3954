"""A table that needs no lobby: one person, as many bots as the game asks for, and it begins."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from db import games, seats
from db.games import Opening
from db.seats import Seat as SeatRow
from db.statements import Connection
from engine.bots.levels import Level
from engine.catalog import find
from engine.core import codec
from engine.core.errors import Refused
from engine.core.game import AnyGame
from engine.core.options import Config
from tables.bots.names import bot_names
from tables.command import create
from tables.context import Caller, Context
from tables.limits import check_server, check_tables
from tables.lobby.opening import seat_of
from tables.lobby.starting import Layout, begin, lay_out
from tables.table import Table

LEVEL = Level.EASY
PAIR = 2


def bots_needed(game: AnyGame) -> int:
    """How many bots play along where one person begins at once.

    Against each other it takes two. Where all play together a bot would only take moves away from
    somebody who wants to learn: there it is as few as the game allows, perhaps none.
    """
    least, most = game.spec.seats
    together = least > 1 or game.co_op(Config(min(PAIR, most)))
    return (least if together else min(PAIR, most)) - 1


async def start_at_once(
    context: Context,
    caller: Caller,
    game: str,
    *,
    locale: str,
    guild: int | None = None,
    channel: int | None = None,
    thread: int | None = None,
    private: bool = False,
) -> Table:
    """A game of this person and easy bots that has begun: table, seats and first entry are stored
    whole or not at all, and once for each interaction. Refused where there are too many tables."""
    rules = find(game)
    opening = Opening(
        game=rules.spec.key,
        host=caller.user,
        locale=locale,
        options=codec.dump_plain({}),
        created_at=context.now(),
        guild=guild,
        channel=channel,
        private=private,
        thread=thread,
    )
    layout = lay_out(context, rules, Config(1 + bots_needed(rules)))
    make = partial(start_table, context, caller, opening, layout)
    return await create(context, caller, guild, make)


async def start_table(
    context: Context, caller: Caller, opening: Opening, layout: Layout, writer: Connection
) -> int:
    """Store a table that has begun, with this person on its first seat and bots on the others.
    Returns its number. Refused where there are too many tables."""
    await check_server(writer, context.limits, opening.guild)
    await check_tables(writer, context.limits, caller.user)
    table_id = await games.add(writer, opening)
    bots = bot_names(opening.locale)[: layout.config.seats - 1]
    people = _people(context, caller, table_id, bots)
    await seats.rearrange(writer, table_id, people)
    row = await games.find(writer, table_id)
    if row is None:
        raise Refused("refused-no-such-game")
    # The receipt of the interaction itself belongs to the new table.
    starter = replace(caller, interaction=f"{caller.interaction}-start")
    await begin(context, writer, Table(row, people, None), starter, layout)
    return table_id


def _people(
    context: Context, caller: Caller, table_id: int, bots: Sequence[str]
) -> tuple[SeatRow, ...]:
    """This person on the first seat, and bots of these names on the others."""
    rows = [
        SeatRow(table_id, seat, None, name, LEVEL, context.now())
        for seat, name in enumerate(bots, start=1)
    ]
    return (seat_of(context, caller, table_id, 0), *rows)
