"""The buttons of a league: signing up, one's own panel, and what its host may do."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

import discord

from cogs.delivery.channels import WITH_THREADS, room_for
from cogs.delivery.leagues import league_reader, refresh_sign_up
from cogs.screens.league_panel import (
    confirm_page,
    league_page,
    sure_to_end,
    sure_to_leave,
    sure_to_remove,
)
from cogs.screens.leagues import sign_up_poster
from cogs.ui import limits
from cogs.ui.custom_id import Press
from cogs.ui.reply import Answer
from engine.catalog import find
from engine.core.errors import Malformed, Refused
from engine.core.options import Value, read_words
from engine.core.words import Msg, msg
from tables.leagues import overview, seasons, signing
from tables.leagues.overview import Overview, Stage
from tables.leagues.signing import Asker
from tables.locks import Locks
from tables.time import pace

if TYPE_CHECKING:
    from cogs.client import Boroughs

Interaction = discord.Interaction[Any]
Deed = Callable[[Answer, int, str], Awaitable[None]]


class LeaguePresses:
    """Answers every press that is about a league."""

    def __init__(self, bot: Boroughs) -> None:
        self._bot = bot
        self._locks = Locks()
        self._deeds: dict[str, Deed] = {
            "show": self._show_again,
            "group": self._show_group,
            "join": self._join,
            "leave": self._leave,
            "left": self._left,
            "start": self._start,
            "option": self._option,
            "remove": self._remove,
            "removed": self._removed,
            "here": self._here,
            "end": self._end,
            "ended": self._ended,
            "next": self._next,
        }

    async def pressed(self, answer: Answer, press: Press, values: tuple[str, ...]) -> None:
        """Do what the button or menu says; its number is that of the league."""
        name, _, number = press.extra.partition(".")
        do = self._deeds.get(name)
        if do is None:
            raise Malformed("refused-stale")
        await do(answer, press.number, "".join(values[:1]) or number)

    async def _show_again(self, answer: Answer, league_id: int, value: str) -> None:
        if _is_private(answer):
            await answer.update()
        else:
            await answer.think()
        await self.show(answer, league_id)

    async def _show_group(self, answer: Answer, league_id: int, value: str) -> None:
        await answer.update()
        await self.show(answer, league_id, division=_number(value))

    async def _join(self, answer: Answer, league_id: int, value: str) -> None:
        await answer.update()
        own = await signing.join(self._bot.context, asker_of(answer), league_id)
        waits = own.division is None
        running = (await self._seen(answer, league_id)).league.status is Stage.RUNNING
        key = "league-joined-line" if waits and running else "league-joined"
        await self._changed(answer, league_id, Msg(key))

    async def _leave(self, answer: Answer, league_id: int, value: str) -> None:
        """Before the start at once; a place that is played is left after a second press."""
        found = await self._seen(answer, league_id)
        own = found.season.member(answer.caller.user)
        if own is not None and own.division is not None:
            await self._ask(answer, found, "left", sure_to_leave(found))
            return
        await self._left(answer, league_id, value)

    async def _left(self, answer: Answer, league_id: int, value: str) -> None:
        await answer.update()
        await signing.leave(self._bot.context, asker_of(answer), league_id)
        await self._changed(answer, league_id, msg("league-has-left"))

    async def _start(self, answer: Answer, league_id: int, value: str) -> None:
        await answer.update()
        await seasons.start(self._bot.context, asker_of(answer), league_id)
        await self._changed(answer, league_id, msg("league-starting"))

    async def _option(self, answer: Answer, league_id: int, value: str) -> None:
        await answer.update()
        league = (await self._seen(answer, league_id)).league
        words, word = pace.split(value)
        length = pace.seconds(word) if word is not None else None
        options: dict[str, Value] = read_words(find(league.game).spec.options, words)
        given = (self._bot.context, asker_of(answer), league_id, options, length)
        await signing.configure(*given)
        await self._changed(answer, league_id)

    async def _remove(self, answer: Answer, league_id: int, value: str) -> None:
        found = await self._seen(answer, league_id)
        signing.host_needed(found.league, asker_of(answer))
        number = _number(value)
        await self._ask(answer, found, "removed", sure_to_remove(found, number), number)

    async def _removed(self, answer: Answer, league_id: int, value: str) -> None:
        await answer.update()
        given = (self._bot.context, asker_of(answer), league_id, _number(value))
        await signing.remove(*given)
        await self._changed(answer, league_id, msg("league-was-removed"))

    async def _here(self, answer: Answer, league_id: int, value: str) -> None:
        check_place(answer.interaction)
        await answer.update()
        channel = answer.interaction.channel_id or 0
        await signing.move(self._bot.context, asker_of(answer), league_id, channel)
        found = await self._seen(answer, league_id)
        if found.league.status is Stage.OPEN:
            poster = await sign_up_poster(found, league_reader(self._bot, found.league))
            message = await answer.post(poster)
            await signing.shown_by(self._bot.context, found.league, message.id)
        await self.show(answer, league_id, msg("league-moved"))

    async def _end(self, answer: Answer, league_id: int, value: str) -> None:
        found = await self._seen(answer, league_id)
        signing.host_needed(found.league, asker_of(answer))
        await self._ask(answer, found, "ended", sure_to_end(found))

    async def _ended(self, answer: Answer, league_id: int, value: str) -> None:
        await answer.update()
        await seasons.end(self._bot.context, asker_of(answer), league_id)
        await self._changed(answer, league_id)

    async def _next(self, answer: Answer, league_id: int, value: str) -> None:
        """The next season, in this channel; its list is posted for everybody."""
        check_place(answer.interaction)
        asker = asker_of(answer)
        signing.host_needed((await self._seen(answer, league_id)).league, asker)
        await answer.think(private=False)
        channel = answer.interaction.channel_id
        await seasons.open_next(self._bot.context, asker, league_id, channel)
        await self.post_list(answer, league_id)

    # What is shown

    async def post_list(self, answer: Answer, league_id: int) -> None:
        """Answer with the list to sign up: from now on it is shown by this message."""
        found = await self._seen(answer, league_id)
        poster = await sign_up_poster(found, league_reader(self._bot, found.league))
        message = await answer.show(poster)
        await signing.shown_by(self._bot.context, found.league, message.id)

    async def _seen(self, answer: Answer, league_id: int) -> Overview:
        guild = answer.interaction.guild_id
        return await overview.overview(self._bot.context, league_id, guild)

    async def show(
        self, answer: Answer, league_id: int, *notes: Msg, division: int | None = None
    ) -> None:
        """The league for this person alone."""
        found, here = await self._seen(answer, league_id), answer.interaction.channel_id
        given = (found, asker_of(answer), here, division, await answer.reader())
        await answer.show(await league_page(*given, *notes))

    async def _changed(self, answer: Answer, league_id: int, *notes: Msg) -> None:
        """Show what was done where it was pressed: on the list that all see, or on one's own panel;
        then the list is drawn anew. One at a time, so that the last one shows the latest."""
        async with self._locks.holding(league_id):
            found = await self._seen(answer, league_id)
            pressed = answer.interaction.message
            if pressed is not None and pressed.id == found.league.message:
                reader = league_reader(self._bot, found.league)
                await answer.show(await sign_up_poster(found, reader))
                if notes:
                    say = (await answer.reader()).say
                    await answer.tell("\n".join(map(say, notes)))
                return
            await self.show(answer, league_id, *notes)
            if found.league.message is not None:
                await refresh_sign_up(self._bot, league_id, answer.interaction.guild_id)

    async def _ask(
        self, answer: Answer, found: Overview, wanted: str, sure: Msg, number: int = 0
    ) -> None:
        """Show what would follow, and a button that does it, to this person alone."""
        if _is_private(answer):
            await answer.update()
        else:
            await answer.think()
        await answer.show(confirm_page(found, wanted, sure, await answer.reader(), number))


def asker_of(answer: Answer) -> Asker:
    """Who asks, on which server, and whether they manage it."""
    interaction = answer.interaction
    manager = interaction.permissions.manage_guild
    return Asker(answer.caller, interaction.guild_id, manager)


def check_place(interaction: Interaction) -> None:
    """Refused where no table can have a thread of its own."""
    room_for(interaction, private=False)
    channel = interaction.channel
    if channel is None or channel.type not in WITH_THREADS:
        raise Refused("refused-league-place")


def _is_private(answer: Answer) -> bool:
    message = answer.interaction.message
    return message is not None and message.flags.ephemeral


def _number(value: str) -> int:
    if not value.isdecimal() or len(value) > len(str(limits.CONTENT)):
        raise Malformed("refused-stale")
    return int(value)
