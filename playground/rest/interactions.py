"""The bot's answers to interactions over REST, and the webhooks that their tokens are."""

from aiohttp import web

from playground.assembly import Services
from playground.rest.answering import answer, nothing
from playground.rest.bodies import read_with_files, snowflake
from playground.services.interactions import Interaction
from playground.world.model import EPHEMERAL, LOADING, Json

CALLBACK = "/interactions/{interaction}/{token}/callback"
WEBHOOK = "/webhooks/{application}/{token}"
MESSAGE = WEBHOOK + "/messages/{message}"


class InteractionRoutes:
    """The first answer and everything after it."""

    def __init__(self, services: Services) -> None:
        self._services = services

    def routes(self) -> list[web.RouteDef]:
        return [
            web.post(CALLBACK, self.acknowledge),
            web.post(WEBHOOK, self.follow_up),
            web.get(MESSAGE, self.get),
            web.patch(MESSAGE, self.edit),
            web.delete(MESSAGE, self.delete),
        ]

    async def acknowledge(self, request: web.Request) -> web.Response:
        payload, uploads = await read_with_files(request)
        # Looked up after the body has arrived: what came too late is too late.
        interaction = self._services.interactions.to_answer(
            snowflake(request, "interaction"), request.match_info["token"]
        )
        self._services.answers.acknowledge(interaction, payload, uploads)
        if request.query.get("with_response", "").lower() not in ("1", "true"):
            return nothing()
        return answer(self._callback_response(interaction, int(payload["type"])))

    def _callback_response(self, interaction: Interaction, kind: int) -> Json:
        about: Json = {"id": str(interaction.id), "type": interaction.type}
        about["channel_id"] = str(interaction.channel_id)
        if interaction.activity is not None:
            launched = {"id": interaction.activity["instance_id"]}
            about["activity_instance_id"] = launched["id"]
            return {"interaction": about, "resource": {"type": kind, "activity_instance": launched}}
        message = self._services.interactions.original(interaction)
        if message is None:
            return {"interaction": about}
        about["response_message_id"] = str(message.id)
        about["response_message_loading"] = bool(message.flags & LOADING)
        about["response_message_ephemeral"] = bool(message.flags & EPHEMERAL)
        resource = {"type": kind, "message": self._services.wire.message(message)}
        return {"interaction": about, "resource": resource}

    def _interaction(self, request: web.Request) -> Interaction:
        application = snowflake(request, "application")
        return self._services.interactions.by_token(application, request.match_info["token"])

    async def follow_up(self, request: web.Request) -> web.Response:
        payload, uploads = await read_with_files(request)
        interaction = self._interaction(request)
        message = self._services.answers.follow_up(interaction, payload, uploads)
        return answer(self._services.wire.message(message))

    async def get(self, request: web.Request) -> web.Response:
        interaction = self._interaction(request)
        message = self._services.answers.find(interaction, request.match_info["message"])
        return answer(self._services.wire.message(message))

    async def edit(self, request: web.Request) -> web.Response:
        payload, uploads = await read_with_files(request)
        interaction = self._interaction(request)
        message = self._services.answers.find(interaction, request.match_info["message"])
        fresh = self._services.answers.edit(interaction, message, payload, uploads)
        return answer(self._services.wire.message(fresh))

    async def delete(self, request: web.Request) -> web.Response:
        interaction = self._interaction(request)
        message = self._services.answers.find(interaction, request.match_info["message"])
        self._services.answers.delete(interaction, message)
        return nothing()
