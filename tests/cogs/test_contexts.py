"""Where each command may be used: said at the top, where Discord reads it."""

from importlib import import_module

import pytest
from discord.app_commands import Group

from cogs.client import EXTENSIONS, Boroughs
from db.database import Database
from locales import Locale, all_words
from tables.context import Context

SERVER, BOT_DM = 0, 1
ONLY_IN_SERVERS = {"admin", "league"}


@pytest.fixture
async def tree(tmp_path):
    database = await Database.open(tmp_path / "archive.sqlite3")
    bot = Boroughs(Context(database), all_words(), Locale.EN)
    for name in EXTENSIONS:
        await import_module(f"cogs.{name}").setup(bot)
    yield bot.tree
    for name in list(bot.cogs):
        await bot.remove_cog(name)
    await database.close()


async def test_every_command_says_where_it_may_be_used(tree):
    for command in tree.get_commands():
        contexts = command.to_dict(tree)["contexts"]
        wanted = {SERVER} if command.name in ONLY_IN_SERVERS else {SERVER, BOT_DM}
        assert set(contexts) == wanted, command.name


async def test_no_part_of_a_command_claims_a_place_of_its_own(tree):
    """Discord and discord.py read it at the top only: further down it would do nothing."""
    parts = [
        part
        for command in tree.get_commands()
        if isinstance(command, Group)
        for part in command.walk_commands()
    ]
    assert parts
    for part in parts:
        assert not part.guild_only, part.qualified_name
        assert part.allowed_contexts is None, part.qualified_name
