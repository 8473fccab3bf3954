"""The part of ``/game`` that looks back: history, replay, log, and the proof of the shuffle."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from cogs.commands.move import form
from cogs.commands.resolve import table_meant, table_of
from cogs.screens.board import SHARED_REPLAY, game_name
from cogs.screens.history import eye_in, history_page, proof_text
from cogs.screens.lists import past_choices
from cogs.screens.replay import film_attachment, film_words
from cogs.ui.custom_id import Op, Press
from cogs.ui.i18n import WHICH_TABLE, WHICH_TABLE_HINT, named
from cogs.ui.page import Attachment, Page, Poster
from cogs.ui.reader import public_reader
from cogs.ui.reply import Answer, calmly
from engine.core.choices import Number, accept
from engine.core.words import msg
from tables.history import game_log, moments, scenes, showing
from tables.history.moments import NEWEST, OWN
from tables.history.transcript import written
from tables.locks import Locks
from tables.lookup import past_games
from tables.table import Table

if TYPE_CHECKING:
    from cogs.client import Boroughs

Interaction = discord.Interaction[Any]
SHARED = {"share": named("command-share"), **WHICH_TABLE}
SHARED_HINT = {"share": named("command-share.hint"), **WHICH_TABLE_HINT}


class GameHistory(commands.Cog):
    """Looking back at a table; nothing here changes one."""

    def __init__(self, bot: Boroughs) -> None:
        self._bot = bot
        self._sharing = Locks()
        bot.on_press(
            {
                Op.HISTORY: self._open_history,
                Op.STEP: self._step,
                Op.EYES: self._eyes,
                Op.JUMP: self._jump,
                Op.REPLAY: self._replay,
                Op.LOG: self._log,
                Op.VERIFY: self._verify,
            }
        )
        bot.on_form({Op.JUMP: self._jump_to})

    # History

    @app_commands.command(name=named("command-history"), description=named("command-history.hint"))
    @app_commands.rename(step=named("command-step"), **WHICH_TABLE)
    @app_commands.describe(step=named("command-step.hint"), **WHICH_TABLE_HINT)
    @calmly
    async def history(
        self,
        interaction: Interaction,
        step: app_commands.Range[int, 1, 100_000] | None = None,
        table_id: int | None = None,
    ) -> None:
        """``/game history``: any moment of a game, as you may see it."""
        answer = Answer(interaction)
        await answer.think()
        table = await table_meant(answer, table_id, Press(Op.HISTORY, 0), past_games)
        await self._show_moment(answer, table, OWN, step or NEWEST)

    async def _open_history(self, answer: Answer, press: Press, values: tuple[str, ...]) -> None:
        await answer.think()
        await self._show_moment(answer, await table_of(answer, press.table), OWN, NEWEST)

    async def _step(self, answer: Answer, press: Press, values: tuple[str, ...]) -> None:
        await answer.update()
        table = await table_of(answer, press.table)
        await self._show_moment(answer, table, eye_in(press), press.moment)

    async def _eyes(self, answer: Answer, press: Press, values: tuple[str, ...]) -> None:
        """Other eyes on the same moment: they count other steps, so it goes by the revision."""
        await answer.update()
        table = await table_of(answer, press.table)
        eye = moments.eye_for(table, answer.caller.user, "".join(values[:1]))
        moment = await moments.moment_at(self._bot.context, table, eye, press.moment)
        await answer.show(await history_page(table, moment, await answer.reader(table.names)))

    async def _show_moment(self, answer: Answer, table: Table, wanted: str, number: int) -> None:
        eye = moments.eye_for(table, answer.caller.user, wanted)
        moment = await moments.moment(self._bot.context, table, eye, number)
        await answer.show(await history_page(table, moment, await answer.reader(table.names)))

    async def _jump(self, answer: Answer, press: Press, values: tuple[str, ...]) -> None:
        """A form for the number of a step. It is the acknowledgement itself."""
        table = await table_of(answer, press.table)
        reader = await answer.reader(table.names)
        await answer.ask_words(form(await self._steps(answer, press, table), press, reader))

    async def _steps(self, answer: Answer, press: Press, table: Table) -> Number:
        eye = moments.eye_for(table, answer.caller.user, eye_in(press))
        count = len(await moments.told(self._bot.context, table, eye))
        return Number(msg("memory-jump-prompt", count=count), 1, count, press.moment)

    async def _jump_to(self, answer: Answer, press: Press, typed: str) -> None:
        """The form that was sent; by its id alone, so that a restart in between doesn't matter."""
        await answer.update()
        table = await table_of(answer, press.table)
        number = accept(await self._steps(answer, press, table), typed.strip())
        await self._show_moment(answer, table, eye_in(press), int(number))

    # Replay

    @app_commands.command(name=named("command-replay"), description=named("command-replay.hint"))
    @app_commands.rename(**SHARED)
    @app_commands.describe(**SHARED_HINT)
    async def replay(
        self, interaction: Interaction, share: bool = False, table_id: int | None = None
    ) -> None:
        """``/game replay``: a finished game as an animation."""
        answer = Answer(interaction)
        await answer.think()
        wanted = Press(Op.REPLAY, 0, 0, SHARED_REPLAY if share else "")
        table = await table_meant(answer, table_id, wanted, past_games)
        await self._show_replay(answer, table, share)

    async def _replay(self, answer: Answer, press: Press, values: tuple[str, ...]) -> None:
        await answer.think()
        table = await table_of(answer, press.table)
        if press.extra == SHARED_REPLAY:
            await self._share_replay(answer, table)
        else:
            await self._show_replay(answer, table, share=False)

    async def _share_replay(self, answer: Answer, table: Table) -> None:
        """Show the replay to everyone here, once: those who ask later are told where it is. Refused
        to those who did not play."""
        table.seat_needed(answer.caller.user)
        async with self._sharing.holding(table.id):
            shown = await showing.replay_shown_at(self._bot.context, table.id)
            if shown is not None:
                say = (await answer.reader()).say
                await answer.tell(say(msg("memory-shared-before", place=shown)))
                return
            message = await self._show_replay(answer, table, share=True)
            if message is not None:
                context = self._bot.context
                await showing.replay_was_shown(context, table.id, message.jump_url)

    async def _show_replay(
        self, answer: Answer, table: Table, share: bool
    ) -> discord.Message | None:
        """Paint the replay and hand it out. Returns the message that shows it to everyone, if any
        does."""
        found = await scenes.scenes(self._bot.context, table)
        self._bot.films.count(answer.caller.user)
        mine = await answer.reader(table.names)
        reader = public_reader(self._bot, table) if share else mine

        async def tell(done: int, count: int) -> None:
            with contextlib.suppress(discord.HTTPException):
                await answer.show(Page(mine.say(msg("memory-filming", done=done, count=count))))

        film = await self._bot.films.film(table, found, reader, tell)
        return await self._hand_out(
            answer, film_words(table, film, reader), film_attachment(table, film, reader), share
        )

    # Log

    @app_commands.command(name=named("command-log"), description=named("command-log.hint"))
    @app_commands.rename(**SHARED)
    @app_commands.describe(**SHARED_HINT)
    @calmly
    async def log(
        self, interaction: Interaction, share: bool = False, table_id: int | None = None
    ) -> None:
        """``/game log``: a finished game as a text file that can be played again."""
        answer = Answer(interaction)
        await answer.think()
        table = await table_meant(answer, table_id, Press(Op.LOG, 0), past_games)
        await self._show_log(answer, table, share)

    async def _log(self, answer: Answer, press: Press, values: tuple[str, ...]) -> None:
        await answer.think()
        await self._show_log(answer, await table_of(answer, press.table), share=False)

    async def _show_log(self, answer: Answer, table: Table, share: bool) -> None:
        text = written(await game_log.transcript(self._bot.context, table))
        reader = public_reader(self._bot, table) if share else await answer.reader(table.names)
        file = f"{table.game.spec.key}-{table.id}.txt"
        words = msg("memory-logged", game=game_name(table), number=table.id, file=file)
        await self._hand_out(answer, reader.say(words), Attachment(file, text.encode()), share)

    async def _hand_out(
        self, answer: Answer, text: str, file: Attachment, share: bool
    ) -> discord.Message | None:
        """Show the file to the person who asked; or post it for everyone here, and tell them so.
        Returns the message that everyone sees, if there is one."""
        if not share:
            await answer.show(Page(text, attachments=(file,)))
            return None
        done = (await answer.reader()).say(msg("memory-shared"))
        with contextlib.suppress(discord.HTTPException):
            await answer.show(Page(done))
        return await answer.post(Poster(text, attachments=(file,)))

    # The shuffle

    @app_commands.command(name=named("command-verify"), description=named("command-verify.hint"))
    @app_commands.rename(**WHICH_TABLE)
    @app_commands.describe(**WHICH_TABLE_HINT)
    @calmly
    async def verify(self, interaction: Interaction, table_id: int | None = None) -> None:
        """``/game verify``: play a finished game again from its seed, and compare."""
        answer = Answer(interaction)
        await answer.think()
        table = await table_meant(answer, table_id, Press(Op.VERIFY, 0), past_games)
        await self._show_proof(answer, table)

    async def _verify(self, answer: Answer, press: Press, values: tuple[str, ...]) -> None:
        await answer.think()
        await self._show_proof(answer, await table_of(answer, press.table))

    async def _show_proof(self, answer: Answer, table: Table) -> None:
        reader = await answer.reader(table.names)
        table.shown()
        if table.row.ended_at is None:
            shown = await game_log.fingerprint(self._bot.context, table)
            await answer.tell(reader.say(msg("memory-not-yet", fingerprint=shown)))
            return
        log, proof = await game_log.verify(self._bot.context, table)
        await answer.tell(proof_text(log, proof, reader.say))

    # Which table

    @history.autocomplete("table_id")
    @replay.autocomplete("table_id")
    @log.autocomplete("table_id")
    @verify.autocomplete("table_id")
    async def _past_tables(self, interaction: Interaction, typed: str) -> list[Choice[int]]:
        return await past_choices(interaction, typed)
