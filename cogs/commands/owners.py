"""Who runs the bot, as Discord knows it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import TeamMemberRole, TeamMembershipState

from engine.core.errors import Refused

if TYPE_CHECKING:
    from cogs.client import Boroughs

TRUSTED = (TeamMemberRole.admin, TeamMemberRole.developer)
"""Those who may reset the bot's token; to read about the application is less."""


async def check_owner(bot: Boroughs, user: int) -> None:
    """Refused for whoever does not run this bot. Discord is asked each time: who has left the team
    is told nothing more."""
    if user not in owners(await bot.application_info()):
        raise Refused("refused-not-owner")


def owners(application: discord.AppInfo) -> frozenset[int]:
    """The application's owner; of a team its owner, and the admins and developers who have accepted
    to be in it."""
    team = application.team
    if team is None:
        return frozenset({application.owner.id})
    trusted = {
        member.id
        for member in team.members
        if member.role in TRUSTED and member.membership_state is TeamMembershipState.accepted
    }
    return frozenset(trusted if team.owner_id is None else {team.owner_id, *trusted})
