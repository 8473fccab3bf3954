"""The first moment of a game: laid out, and entered in the log."""

from __future__ import annotations

from dataclasses import dataclass, field

from db import games
from db.statements import Connection
from engine.core import codec
from engine.core.events import Event
from engine.core.game import AnyGame
from engine.core.match import start
from engine.core.options import Config
from engine.core.rng import commitment
from engine.core.words import msg
from tables.context import Caller, Context
from tables.entries import Entry, Kind
from tables.log import append
from tables.table import Table


@dataclass(frozen=True)
class Layout:
    """A game before its first move, with the secret that it was dealt by."""

    config: Config
    entry: Entry
    seed: bytes = field(repr=False)


def lay_out(context: Context, game: AnyGame, config: Config, seed: bytes | None = None) -> Layout:
    """The table laid out with this seed or a new one; Refused if the config has problems."""
    seed = seed or context.new_seed()
    told = Event(msg("notice-started", commitment=commitment(seed)))
    return Layout(config, Entry(Kind.START, start(game, config, seed), (told,)), seed)


async def begin(
    context: Context, writer: Connection, table: Table, caller: Caller, layout: Layout
) -> None:
    """Enter the start of this game, in this transaction; those who play sit on their seats."""
    config = codec.dump_plain(layout.config)
    await games.start(writer, table.id, config, layout.seed, context.now())
    await append(context, table, caller, [layout.entry], writer=writer)
