"""One person of the stand-in, to be played from Python: what they do, and what they see."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from typing import Any

from playground.frame import Frame
from playground.seen import Answer, Modal, NotThere, SeenMessage
from playground.talk import Talk
from playground.world.model import Json, Value

PATIENCE = 120.0
"""How long to wait for what may never come. A wait ends with what it waits for, so this costs
nothing but where something is missing."""
PAUSE = 0.02
CONVERSATION = "dm"
Place = str | Mapping[str, Any]
"""A channel's or thread's name or id, "dm" for the conversation with the bot, or its JSON."""


class InteractionFailed(AssertionError):
    """The bot did not answer: the person sees "interaction failed"."""

    def __init__(self, answer: Answer) -> None:
        super().__init__(f"The bot did not answer interaction {answer.id}.")
        self.answer = answer


class Person:
    """Somebody who uses the bot. `here` is where they are when no place is named."""

    def __init__(self, talk: Talk, data: Json, bot_id: str) -> None:
        self._talk = talk
        self._data = data
        self._bot_id = bot_id
        self.here: Place = "general"
        self.patience = PATIENCE

    @property
    def id(self) -> str:
        return str(self._data["id"])

    @property
    def mention(self) -> str:
        return f"<@{self.id}>"

    @property
    def username(self) -> str:
        return str(self._data["username"])

    @property
    def name(self) -> str:
        return str(self._data["name"])

    @property
    def locale(self) -> str:
        return str(self._data["locale"])

    @property
    def _path(self) -> str:
        return f"/people/{self.id}"

    async def _at(self, place: Place | None) -> str:
        """The path of a place; whether one that was seen is still there, is found out by whoever
        uses it."""
        channel = place if isinstance(place, Mapping) else await self.channel(place)
        return f"{self._path}/channels/{channel['id']}"

    async def slash(
        self,
        command: str,
        options: Mapping[str, object] | None = None,
        *,
        at: Place | None = None,
        **more: object,
    ) -> Answer:
        """Use a command ("game new") and wait for the bot's answer."""
        body = {"command": command, "options": _named({**(options or {}), **more})}
        return await self._do(f"{await self._at(at)}/commands", body)

    async def autocomplete(
        self,
        command: str,
        focused: str,
        typed: Value = "",
        *,
        at: Place | None = None,
        **more: object,
    ) -> list[Json]:
        """What the bot offers for an option while `typed` stands in it."""
        options = _named({**more, focused: typed})
        body = {"command": command, "focused": focused, "options": options}
        return (await self._do(f"{await self._at(at)}/autocomplete", body)).choices

    async def press(self, message: SeenMessage, button: str) -> Answer:
        """Press a button by its label or custom id."""
        return await self._use(message, {"custom_id": message.button(button)["custom_id"]})

    async def pick(self, message: SeenMessage, select: str, values: object) -> Answer:
        """Pick from a menu: one or several values, labels, people, roles' or channels' ids."""
        component = message.select(select)
        labels = {o["label"]: o["value"] for o in component.get("options") or []}
        many = values if isinstance(values, list | tuple) else [values]
        picked = [labels.get(value, value) for value in map(_plain, many)]
        return await self._use(message, {"custom_id": component["custom_id"], "values": picked})

    async def _use(self, message: SeenMessage, use: Json) -> Answer:
        path = f"{self._path}/channels/{message.channel_id}/messages/{message.id}/components"
        return await self._do(path, use)

    async def fill(self, modal: Modal | Answer, values: Mapping[str, object]) -> Answer:
        """Fill in a form, by custom ids or labels, and send it."""
        form = modal.modal if isinstance(modal, Answer) else modal
        body = {"values": form.custom_ids(_named(values))}
        return await self._do(f"{self._path}/interactions/{form.interaction_id}/modal", body)

    async def send(
        self,
        kind: int,
        data: object,
        *,
        at: Place | None = None,
        on: SeenMessage | None = None,
        envelope: Mapping[str, object] | None = None,
        without: tuple[str, ...] = (),
    ) -> Answer:
        """Send an interaction as it stands, checked by nobody, and wait for the bot's answer.

        `envelope` and `without` change what stands around the data.
        """
        body: Json = {"type": kind, "data": data, "envelope": dict(envelope or {})}
        body |= {"without": list(without), "message": None if on is None else on.id}
        return await self._do(f"{await self._at(at)}/interactions", body)

    async def _do(self, path: str, body: Json) -> Answer:
        answer = Answer(await self._talk.post(path, body, wait=self.patience))
        return await self.settled(answer)

    async def settled(self, answer: Answer) -> Answer:
        """The same interaction once it is answered for good; raises when it failed, or when nothing
        more comes and this person has no patience left."""
        loop = asyncio.get_running_loop()
        end = loop.time() + self.patience
        while not answer.settled:
            fresh = await self.later(answer)
            if fresh.revision == answer.revision and loop.time() > end:
                raise InteractionFailed(fresh)
            answer = fresh
        if answer.state == "failed":
            raise InteractionFailed(answer)
        return answer

    async def later(self, answer: Answer) -> Answer:
        """The same interaction after the bot has done something more with it."""
        path = f"{self._path}/interactions/{answer.id}"
        return Answer(await self._talk.get(path, after=answer.revision, wait=self.patience))

    def frame(self, answer: Answer) -> Frame:
        """The frame that this answer has launched, as the page in it may use it."""
        return Frame(self._talk, self._path, answer.activity)

    async def places(self) -> Json:
        """Servers, channels, threads and conversations, with badges."""
        return await self._talk.get(f"{self._path}/places")

    async def channel(self, place: Place | None = None) -> Json:
        """A place with its badge."""
        wanted = self.here if place is None else place
        if isinstance(wanted, Mapping):
            wanted = str(wanted["id"])
        if wanted == CONVERSATION:
            return await self._talk.post(f"{self._path}/dms", {})
        for channel in _channels(await self.places()):
            if wanted.removeprefix("#") in (channel["id"], channel.get("name")):
                return channel
        raise NotThere(f"{self.name} sees no place {wanted!r}.")

    async def threads(self) -> list[Json]:
        """Every thread that this person sees, oldest first."""
        return [c for c in _channels(await self.places()) if "thread_metadata" in c]

    async def messages(
        self, at: Place | None = None, *, system: bool = False, limit: int = 50
    ) -> list[SeenMessage]:
        """The latest messages of a place, oldest first; with `system`, Discord's own too."""
        answer = await self._talk.get(f"{await self._at(at)}/messages", limit=limit)
        seen = [SeenMessage(message) for message in answer["messages"]]
        return [message for message in seen if system or not message.system]

    async def dms(self) -> list[SeenMessage]:
        """The conversation with the bot, oldest first."""
        return await self.messages(CONVERSATION)

    async def last(self, at: Place | None = None) -> SeenMessage:
        messages = await self.messages(at)
        if not messages:
            raise NotThere("Nothing has been written there.")
        return messages[-1]

    async def again(self, message: SeenMessage) -> SeenMessage:
        """The same message as it looks now."""
        path = f"{self._path}/channels/{message.channel_id}/messages/{message.id}"
        return SeenMessage(await self._talk.get(path))

    async def wait_for(
        self,
        matches: str | Callable[[SeenMessage], bool],
        at: Place | None = None,
        *,
        patience: float | None = None,
    ) -> SeenMessage:
        """The latest message that has these words, or that fits, as soon as there is one."""
        loop = asyncio.get_running_loop()
        end = loop.time() + (self.patience if patience is None else patience)
        fits = matches if callable(matches) else lambda message: matches in message.text
        while True:
            found = [message for message in await self.messages(at) if fits(message)]
            if found:
                return found[-1]
            if loop.time() > end:
                raise NotThere(f"{self.name} waited in vain for {matches!r}.")
            await asyncio.sleep(PAUSE)

    async def commands(self, at: Place | None = None) -> list[Json]:
        """The commands offered here, in this person's language."""
        channel = await self.channel(at)
        path = f"{self._path}/commands"
        return list((await self._talk.get(path, channel=channel["id"]))["commands"])

    async def write(
        self, content: str, at: Place | None = None, *, reply_to: SeenMessage | None = None
    ) -> SeenMessage:
        body: Json = {"content": content}
        if reply_to is not None:
            body["reply_to"] = reply_to.id
        return SeenMessage(await self._talk.post(f"{await self._at(at)}/messages", body))

    async def react(self, message: SeenMessage, emoji: str) -> None:
        path = f"{self._path}/channels/{message.channel_id}/messages/{message.id}"
        await self._talk.put(f"{path}/reactions/{emoji}", {})

    async def delete(self, message: SeenMessage) -> None:
        """Delete a message; a private one is put out of sight."""
        path = f"{self._path}/channels/{message.channel_id}/messages/{message.id}"
        await self._talk.delete(path)

    async def read(self, at: Place | None = None) -> Json:
        """Read everything in a place; its badge afterwards."""
        return await self._talk.post(f"{await self._at(at)}/read", {})

    async def open_thread(
        self, name: str, at: Place | None = None, *, on: SeenMessage | None = None
    ) -> Json:
        body: Json = {"name": name}
        if on is not None:
            body["message"] = on.id
        return await self._talk.post(f"{await self._at(at)}/threads", body)

    async def join(self, thread: Place) -> None:
        await self._talk.put(f"{await self._at(thread)}/membership", {})

    async def leave(self, thread: Place) -> None:
        await self._talk.delete(f"{await self._at(thread)}/membership")

    async def delete_place(self, place: Place) -> None:
        """Delete a thread or a channel."""
        await self._talk.delete(await self._at(place))

    async def close_dms(self) -> None:
        await self._change(dms_open=False)

    async def open_dms(self) -> None:
        await self._change(dms_open=True)

    async def set_locale(self, locale: str) -> None:
        await self._change(locale=locale)

    async def rename(self, name: str) -> None:
        await self._change(name=name)

    async def _change(self, **changes: Value) -> None:
        self._data = await self._talk.patch(self._path, changes)

    @asynccontextmanager
    async def live(self) -> AsyncIterator[AsyncIterator[Json]]:
        """What happens, as this person sees it: `async with ann.live() as news`."""
        url = f"{self._talk.url}{self._path}/live"
        async with self._talk.session.ws_connect(url) as socket:
            yield (json.loads(message.data) async for message in socket)


def _channels(places: Json) -> list[Json]:
    channels = [channel for guild in places["guilds"] for channel in guild["channels"]]
    threads = [thread for channel in channels for thread in channel["threads"]]
    return channels + threads + list(places["dms"])


def _named(given: Mapping[str, object]) -> Json:
    return {name: _plain(value) for name, value in given.items()}


def _plain(value: object) -> object:
    """The same values, with people turned into their ids."""
    if isinstance(value, Person):
        return value.id
    if isinstance(value, list | tuple):
        return [_plain(inside) for inside in value]
    return value
