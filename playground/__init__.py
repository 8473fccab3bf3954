"""A stand-in for Discord on this machine, on which any discord.py bot runs unmodified.

    async with Playground(Settings()) as playground:
        discord.http.Route.BASE = playground.api
        discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(playground.gateway)
        await bot.start(playground.token)

Those two settings are all that a bot needs. The README beside this file tells the rest.
"""

from playground.person import InteractionFailed, Person
from playground.seen import Answer, Modal, NotThere, SeenMessage
from playground.server import Playground
from playground.settings import Settings
from playground.talk import Declined
from playground.visitors import Visitors
from playground.world.store import StateRefused

__all__ = [
    "Answer",
    "Declined",
    "InteractionFailed",
    "Modal",
    "NotThere",
    "Person",
    "Playground",
    "SeenMessage",
    "Settings",
    "StateRefused",
    "Visitors",
]
