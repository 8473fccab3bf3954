"""The part of ``/game`` for those who do not play: following, and being called to a table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from cogs.commands.resolve import asking, number_meant, table_meant, table_of
from cogs.delivery.channels import server_needed
from cogs.delivery.followers import stop_button
from cogs.delivery.threads import bring_in, send_out
from cogs.screens.board import game_name
from cogs.screens.lists import followed_choices, others_choices, seen_choices
from cogs.ui.custom_id import Op, Press
from cogs.ui.i18n import WHICH_TABLE, WHICH_TABLE_HINT, named
from cogs.ui.page import Page, Poster
from cogs.ui.reader import Reader
from cogs.ui.reply import Answer
from cogs.ui.widgets import Button, Line, Menu, Style
from engine.core.errors import Malformed
from engine.core.words import msg
from tables import lookup
from tables.lobby import invitations
from tables.people import following
from tables.people.following import Tell
from tables.table import Table

if TYPE_CHECKING:
    from cogs.client import Boroughs

Interaction = discord.Interaction[Any]


class GameFollow(commands.Cog):
    """Following a game without playing in it, and calling people to a table."""

    def __init__(self, bot: Boroughs) -> None:
        self._bot = bot
        bot.on_press({Op.FOLLOW: self._follow, Op.TELL: self._tell, Op.UNFOLLOW: self._unfollow})

    # Following

    @app_commands.command(name=named("command-follow"), description=named("command-follow.hint"))
    @app_commands.rename(**WHICH_TABLE)
    @app_commands.describe(**WHICH_TABLE_HINT)
    async def follow(self, interaction: Interaction, table_id: int | None = None) -> None:
        """``/game follow``: see a game without playing in it."""
        answer = Answer(interaction)
        await answer.think()
        wanted = Press(Op.FOLLOW, 0)
        table = await table_meant(answer, table_id, wanted, lookup.others_in)
        await self._begin_to_follow(answer, table)

    async def _follow(self, answer: Answer, press: Press, values: tuple[str, ...]) -> None:
        await answer.think()
        await self._begin_to_follow(answer, await table_of(answer, press.table))

    async def _tell(self, answer: Answer, press: Press, values: tuple[str, ...]) -> None:
        """Store on which occasions the follower is written to, as picked in the menu."""
        await answer.update()
        word = "".join(values[:1])
        if word not in set(Tell):
            raise Malformed("refused-stale")
        await self._begin_to_follow(answer, await table_of(answer, press.table), Tell(word))

    async def _begin_to_follow(
        self, answer: Answer, table: Table, tell: Tell | None = None
    ) -> None:
        reader, user = await answer.reader(table.names), answer.caller.user
        await following.follow(self._bot.context, table.id, answer.caller, tell, reader.locale)
        one = await following.follower(self._bot.context, table.id, user)
        await answer.show(follow_page(table, one.tell if one else Tell.THREAD, reader))
        if table.row.thread is not None and tell is None:
            await bring_in(self._bot, table.row.thread, user)

    @app_commands.command(
        name=named("command-unfollow"), description=named("command-unfollow.hint")
    )
    @app_commands.rename(**WHICH_TABLE)
    @app_commands.describe(**WHICH_TABLE_HINT)
    async def unfollow(self, interaction: Interaction, table_id: int | None = None) -> None:
        """``/game unfollow``: hear no more of a game."""
        answer = Answer(interaction)
        await answer.think()
        wanted = Press(Op.UNFOLLOW, 0)
        table_id = await number_meant(answer, table_id, wanted, following.followed)
        await self._stop_following(answer, table_id)

    async def _unfollow(self, answer: Answer, press: Press, values: tuple[str, ...]) -> None:
        await answer.think()
        await self._stop_following(answer, press.table)

    async def _stop_following(self, answer: Answer, table_id: int) -> None:
        table = (await following.unfollow(self._bot.context, table_id, answer.caller)).after
        words = msg("follow-stopped", game=game_name(table), number=table.id)
        await answer.tell((await answer.reader(table.names)).say(words))
        if table.row.thread is not None:
            await send_out(self._bot, table.row.thread, answer.caller.user)

    # Inviting

    @app_commands.command(name=named("command-invite"), description=named("command-invite.hint"))
    @app_commands.rename(person=named("command-person"), **WHICH_TABLE)
    @app_commands.describe(person=named("command-person.hint"), **WHICH_TABLE_HINT)
    async def invite(
        self, interaction: Interaction, person: discord.User, table_id: int | None = None
    ) -> None:
        """``/game invite``: call somebody to a table, to play or to watch; only they are pinged."""
        answer, context = Answer(interaction), self._bot.context
        server_needed(interaction)
        await answer.think(private=False)
        found = await lookup.called_to(context, asking(interaction), table_id)
        answer.is_about(found)
        table = (await invitations.invite(context, found, answer.caller, person.id)).after
        if table.row.private and table.row.thread is not None:
            await bring_in(self._bot, table.row.thread, person.id)
        await answer.show(invitation(table, person.id, await answer.reader(table.names)))

    # Which table

    @follow.autocomplete("table_id")
    async def _others_tables(self, interaction: Interaction, typed: str) -> list[Choice[int]]:
        return await others_choices(interaction, typed)

    @invite.autocomplete("table_id")
    async def _seen_tables(self, interaction: Interaction, typed: str) -> list[Choice[int]]:
        return await seen_choices(interaction, typed)

    @unfollow.autocomplete("table_id")
    async def _followed_tables(self, interaction: Interaction, typed: str) -> list[Choice[int]]:
        return await followed_choices(interaction, typed)


def invitation(table: Table, person: int, reader: Reader) -> Poster:
    """The words of a call: to a seat before the game, to watching once it runs."""
    waiting = table.position is None
    key, op = ("ui-invited", Op.JOIN) if waiting else ("follow-invited", Op.FOLLOW)
    text = reader.say(msg(key, person=f"<@{person}>", game=game_name(table)))
    label = reader.say(msg("ui-join" if waiting else "follow-follow"))
    button = Button(Press(op, table.id), label, Style.MAIN)
    return Poster(text, widgets=(button,), mentions=(person,))


def follow_page(table: Table, chosen: Tell, reader: Reader) -> Page:
    """What following means, and a menu for the occasions on which the follower is written to."""
    lines = tuple(
        Line(tell, reader.say(msg(f"follow-tell-{tell}")), chosen=tell is chosen) for tell in Tell
    )
    menu = Menu(Press(Op.TELL, table.id), reader.say(msg("follow-tell")), lines, row=0)
    place = f"<#{table.row.thread or table.row.channel}>"
    text = msg("follow-following", game=game_name(table), number=table.id, place=place)
    return Page(reader.say(text), widgets=(menu, stop_button(table, reader, row=1)))


def follow_button(table: Table, user: int, reader: Reader) -> tuple[Button, ...]:
    """For a person who looks at a running game and does not sit at it."""
    if table.row.ended_at is not None or table.seat_of(user) is not None:
        return ()
    return (Button(Press(Op.FOLLOW, table.id), reader.say(msg("follow-follow")), row=3),)
