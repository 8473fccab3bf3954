"""The people API over HTTP: one path for each thing that a person can see or do."""

import json

from aiohttp import web

from playground.assembly import Services
from playground.people.acts import Acts
from playground.people.errors import Impossible, unknown
from playground.people.newcomers import Newcomers
from playground.people.views import Views
from playground.rest.answering import answer, nothing
from playground.services.interactions import Interaction
from playground.world.model import Channel, Json, User

PEOPLE = "/people"
PERSON = PEOPLE + "/{person}"
CHANNEL = PERSON + "/channels/{channel}"
MESSAGE = CHANNEL + "/messages/{message}"
INTERACTION = PERSON + "/interactions/{interaction}"
LONGEST_WAIT = 60.0


async def read_json(request: web.Request) -> Json:
    """The JSON object of a request, or an empty one."""
    try:
        body = json.loads(await request.read() or b"{}")
    except ValueError:
        raise Impossible("That is not JSON.") from None
    if not isinstance(body, dict):
        raise Impossible("A JSON object is needed.")
    return body


def identity(request: web.Request, name: str) -> int:
    """An id from the path."""
    text = request.match_info[name]
    if not text.isdecimal():
        raise unknown(name)
    return int(text)


class PeopleRoutes:
    """Everything under /people, except the live socket."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._views = Views(services)
        self._acts = Acts(services, self._views)
        self._newcomers = Newcomers(services)

    def routes(self) -> list[web.RouteDef]:
        return [
            web.get(PEOPLE, self.everyone),
            web.post(PEOPLE, self.add),
            web.patch(PERSON, self.change),
            web.get(PERSON + "/places", self.places),
            web.post(PERSON + "/dms", self.open_conversation),
            web.get(PERSON + "/commands", self.commands),
            web.get(CHANNEL + "/messages", self.messages),
            web.post(CHANNEL + "/messages", self.write),
            web.get(MESSAGE, self.message),
            web.delete(MESSAGE, self.delete_message),
            web.put(MESSAGE + "/reactions/{emoji}", self.react),
            web.delete(MESSAGE + "/reactions/{emoji}", self.unreact),
            web.post(CHANNEL + "/read", self.read),
            web.post(CHANNEL + "/threads", self.open_thread),
            web.put(CHANNEL + "/membership", self.join),
            web.delete(CHANNEL + "/membership", self.leave),
            web.delete(CHANNEL, self.delete_channel),
            web.post(CHANNEL + "/commands", self.run),
            web.post(CHANNEL + "/autocomplete", self.type_ahead),
            web.post(CHANNEL + "/interactions", self.send),
            web.post(MESSAGE + "/components", self.use),
            web.post(INTERACTION + "/modal", self.submit),
            web.get(INTERACTION, self.interaction),
        ]

    def _person(self, request: web.Request) -> User:
        user = self._services.world.users.get(identity(request, "person"))
        if user is None or user.bot:
            raise unknown("person")
        return user

    def _here(self, request: web.Request) -> tuple[int, Channel]:
        person = self._person(request)
        return person.id, self._views.channel(person.id, identity(request, "channel"))

    async def everyone(self, _: web.Request) -> web.Response:
        return answer(self._views.everyone())

    async def add(self, request: web.Request) -> web.Response:
        user = self._newcomers.add_person(await read_json(request))
        return answer(self._views.person(user), 201)

    async def change(self, request: web.Request) -> web.Response:
        user = self._person(request)
        self._newcomers.change_person(user, await read_json(request))
        return answer(self._views.person(user))

    async def places(self, request: web.Request) -> web.Response:
        return answer(self._views.places(self._person(request).id))

    async def open_conversation(self, request: web.Request) -> web.Response:
        person = self._person(request)
        body = await read_json(request)
        other = int(body.get("with") or self._services.world.bot.id)
        if other not in self._services.world.users or other == person.id:
            raise unknown("person")
        channel = self._services.channels.direct(person.id, other)
        return answer(self._views.place(person.id, channel))

    async def commands(self, request: web.Request) -> web.Response:
        person = self._person(request)
        channel = self._views.channel(person.id, int(request.query.get("channel", "0")))
        return answer({"commands": self._views.commands(person.id, channel)})

    async def messages(self, request: web.Request) -> web.Response:
        person, channel = self._here(request)
        limit = int(request.query.get("limit", "50"))
        before, after = (_optional(request, name) for name in ("before", "after"))
        found = self._views.messages(person, channel, limit, before, after)
        return answer({"messages": found})

    async def write(self, request: web.Request) -> web.Response:
        person, channel = self._here(request)
        message = self._acts.write(person, channel, await read_json(request))
        return answer(self._views.message(message, person), 201)

    async def message(self, request: web.Request) -> web.Response:
        person, channel = self._here(request)
        found = self._views.visible_message(person, channel, identity(request, "message"))
        return answer(self._views.message(found, person))

    async def delete_message(self, request: web.Request) -> web.Response:
        person, channel = self._here(request)
        message = self._views.visible_message(person, channel, identity(request, "message"))
        self._acts.delete_message(person, channel, message)
        return nothing()

    async def react(self, request: web.Request) -> web.Response:
        person, channel = self._here(request)
        message = self._views.visible_message(person, channel, identity(request, "message"))
        self._services.messages.react(message, person, request.match_info["emoji"])
        return nothing()

    async def unreact(self, request: web.Request) -> web.Response:
        person, channel = self._here(request)
        message = self._views.visible_message(person, channel, identity(request, "message"))
        self._services.messages.unreact(message, person, request.match_info["emoji"])
        return nothing()

    async def read(self, request: web.Request) -> web.Response:
        person, channel = self._here(request)
        message = (await read_json(request)).get("message")
        return answer(self._acts.read(person, channel, int(message) if message else None))

    async def open_thread(self, request: web.Request) -> web.Response:
        person, channel = self._here(request)
        thread = self._acts.open_thread(person, channel, await read_json(request))
        return answer(self._views.place(person, thread), 201)

    async def join(self, request: web.Request) -> web.Response:
        person, channel = self._here(request)
        self._services.threads.add(channel, person)
        return nothing()

    async def leave(self, request: web.Request) -> web.Response:
        person, channel = self._here(request)
        self._services.threads.remove(channel, person)
        return nothing()

    async def delete_channel(self, request: web.Request) -> web.Response:
        person, channel = self._here(request)
        self._acts.delete_channel(person, channel)
        return nothing()

    async def run(self, request: web.Request) -> web.Response:
        person, channel = self._here(request)
        interaction = self._acts.run(person, channel, await read_json(request))
        return await self._result(request, interaction)

    async def type_ahead(self, request: web.Request) -> web.Response:
        person, channel = self._here(request)
        interaction = self._acts.type_ahead(person, channel, await read_json(request))
        return await self._result(request, interaction)

    async def send(self, request: web.Request) -> web.Response:
        person, channel = self._here(request)
        interaction = self._acts.send(person, channel, await read_json(request))
        return await self._result(request, interaction)

    async def use(self, request: web.Request) -> web.Response:
        person, channel = self._here(request)
        message = self._views.visible_message(person, channel, identity(request, "message"))
        interaction = self._acts.use(person, channel, message, await read_json(request))
        return await self._result(request, interaction)

    async def submit(self, request: web.Request) -> web.Response:
        person = self._person(request)
        values: Json = (await read_json(request)).get("values") or {}
        interaction = self._acts.submit(person.id, identity(request, "interaction"), values)
        return await self._result(request, interaction)

    async def interaction(self, request: web.Request) -> web.Response:
        person = self._person(request)
        found = self._acts.interaction(person.id, identity(request, "interaction"))
        return await self._result(request, found)

    async def _result(self, request: web.Request, interaction: Interaction) -> web.Response:
        """How an interaction stands, at once or when it has moved on from `after`."""
        wait = min(float(request.query.get("wait", "0")), LONGEST_WAIT)
        await interaction.changed_since(int(request.query.get("after", "0")), wait)
        return answer(self._services.interactions.result(interaction))


def _optional(request: web.Request, name: str) -> int | None:
    text = request.query.get(name)
    return None if text is None else int(text)
