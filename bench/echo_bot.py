"""The plainest discord.py bot there is: what acknowledging costs without a game behind it."""

from __future__ import annotations

import os
from typing import Any

import discord
from discord import app_commands


class Echo(discord.AutoShardedClient):
    """Knows ``/echo`` and nothing else."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True))
        self.tree = app_commands.CommandTree(self)

    async def setup_hook(self) -> None:
        @self.tree.command(name="echo", description="Says it again")
        async def echo(interaction: discord.Interaction[Any], text: str) -> None:
            await interaction.response.defer(ephemeral=True, thinking=True)
            await interaction.edit_original_response(content=text)

        await self.tree.sync()

    async def on_ready(self) -> None:
        print("ready as echo", flush=True)


if __name__ == "__main__":
    discord.http.Route.BASE = os.environ["DISCORD_API"]
    Echo().run(os.environ["DISCORD_TOKEN"], log_handler=None)
