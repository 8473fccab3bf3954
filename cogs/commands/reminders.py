"""``/reminders`` and ``/vacation``: how somebody wants to be called, and when not."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from cogs.ui import limits
from cogs.ui.custom_id import Op, Press
from cogs.ui.i18n import named
from cogs.ui.page import Page
from cogs.ui.reply import Answer
from cogs.ui.widgets import Button, Line, Menu, Style
from engine.core.words import Msg, msg, plain
from locales import Speaker
from tables.people.reminder_prefs import CHOICES, ZONE, ReminderPrefs, choose, prefs_of
from tables.time import vacations
from tables.time.arithmetic import moment, zones
from tables.time.vacations import BUDGET_DAYS, Holiday

if TYPE_CHECKING:
    from cogs.client import Boroughs

Interaction = discord.Interaction[Any]
Days = app_commands.Range[int, 1, BUDGET_DAYS]


class Reminders(commands.Cog):
    """Menus for how often, where and when not; a pick holds at once."""

    def __init__(self, bot: Boroughs) -> None:
        self._bot = bot
        bot.on_press({Op.REMINDER: self._pick, Op.HOME: self._home})

    @app_commands.command(
        name=named("command-reminders"), description=named("command-reminders.hint")
    )
    @app_commands.rename(zone=named("command-zone"))
    @app_commands.describe(zone=named("command-zone.hint"))
    async def reminders(self, interaction: Interaction, zone: str | None = None) -> None:
        """What holds for you, wherever you play."""
        answer = Answer(interaction)
        await answer.think()
        prefs = await prefs_of(self._bot.context, interaction.user.id)
        if zone is not None:
            prefs = await choose(self._bot.context, interaction.user.id, ZONE, zone)
            answer.did()
        await self._show(answer, prefs)

    @reminders.autocomplete("zone")
    async def _zones(self, interaction: Interaction, typed: str) -> list[Choice[str]]:
        return [Choice(name=zone, value=zone) for zone in zones(typed)[: limits.CHOICES]]

    async def _pick(self, answer: Answer, press: Press, values: tuple[str, ...]) -> None:
        await answer.update()
        value = "".join(values[:1])
        prefs = await choose(self._bot.context, answer.caller.user, press.extra, value)
        answer.did()
        await self._show(answer, prefs)

    async def _show(self, answer: Answer, prefs: ReminderPrefs) -> None:
        say = (await answer.reader()).say
        here = f"<t:{self._bot.context.now()}:t>"
        text = say(msg("time-reminders", zone=prefs.zone, here=here))
        menus = tuple(_menu(row, key, prefs, say) for row, key in enumerate(CHOICES))
        await answer.show(Page(text, widgets=menus))

    @app_commands.command(
        name=named("command-vacation"), description=named("command-vacation.hint")
    )
    @app_commands.rename(days=named("command-days"))
    @app_commands.describe(days=named("command-days.hint"))
    async def vacation(self, interaction: Interaction, days: Days | None = None) -> None:
        """How it stands with your vacation; with days, it begins now."""
        answer = Answer(interaction)
        await answer.think()
        if days is None:
            holiday = await vacations.holiday(self._bot.context, interaction.user.id)
        else:
            holiday = await vacations.go(self._bot.context, answer.caller, days)
        await self._show_holiday(answer, holiday)

    async def _home(self, answer: Answer, press: Press, values: tuple[str, ...]) -> None:
        await answer.update()
        holiday = await vacations.back(self._bot.context, answer.caller)
        await self._show_holiday(answer, holiday)

    async def _show_holiday(self, answer: Answer, holiday: Holiday) -> None:
        say = (await answer.reader()).say
        left = say(msg("time-days-left", days=holiday.days_left))
        if holiday.until is None:
            await answer.show(Page(f"{say(msg('time-no-vacation'))} {left}"))
            return
        home = Button(Press(Op.HOME, 0), say(msg("time-home")), Style.MAIN)
        text = say(msg("time-vacation", until=moment(holiday.until)))
        await answer.show(Page(f"{text} {left}", widgets=(home,)))


def _menu(row: int, key: str, prefs: ReminderPrefs, say: Speaker) -> Menu:
    name = say(msg(f"attention-{key}"))
    chosen = prefs.value(key)
    lines = tuple(
        Line(value, f"{name}: {say(_word(key, value))}", chosen=value == chosen)
        for value in CHOICES[key]
    )
    return Menu(Press(Op.REMINDER, 0, 0, key), name, lines, row=row)


def _word(key: str, value: str) -> Msg:
    """A night is told by its hours, everything else by its name."""
    begins, _, ends = value.partition("-")
    if ends:
        return plain(f"{int(begins):02}:00–{int(ends):02}:00")
    return msg(f"attention-{key}-{value}")


async def setup(bot: Boroughs) -> None:
    """Called by discord.py."""
    await bot.add_cog(Reminders(bot))
