"""The plainest discord.py bot there is: what an answer costs without a game behind it."""

from __future__ import annotations

import os
from io import BytesIO
from time import process_time
from typing import Any

import discord
from discord import app_commands

LONGEST = 200_000
NOISE = os.urandom(LONGEST)
"""What cannot be made smaller, as a picture cannot."""


class Echo(discord.AutoShardedClient):
    """Knows ``/echo``, which says it again with a picture of so many bytes, and nothing else."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True))
        self.tree = app_commands.CommandTree(self)

    async def setup_hook(self) -> None:
        @self.tree.command(name="echo", description="Says it again")
        async def echo(interaction: discord.Interaction[Any], text: str, picture: int = 0) -> None:
            await interaction.response.defer(ephemeral=True, thinking=True)
            shown = [discord.File(BytesIO(NOISE[:picture]), "picture.png")] if picture else []
            await interaction.edit_original_response(content=text, attachments=shown)

        @echo.autocomplete("text")
        async def suggest(
            _: discord.Interaction[Any], typed: str
        ) -> list[app_commands.Choice[str]]:
            return [app_commands.Choice(name=f"{typed}{n}", value=str(n)) for n in range(25)]

        await self.tree.sync()

    async def on_ready(self) -> None:
        print(f"ready as echo cpu={process_time():.3f}", flush=True)


if __name__ == "__main__":
    discord.http.Route.BASE = os.environ["DISCORD_API"]
    Echo().run(os.environ["DISCORD_TOKEN"], log_handler=None)
