"""A client for the people API: finds people, and works the switches."""

from collections.abc import Mapping
from types import TracebackType
from typing import Self

import aiohttp

from playground.person import Person
from playground.seen import NotThere
from playground.talk import Talk
from playground.world.model import Json, Value


class Visitors:
    """Everything on a stand-in's other side, in this process or in another one."""

    def __init__(self, url: str) -> None:
        self._talk = Talk(url)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.close()

    async def close(self) -> None:
        await self._talk.close()

    async def everyone(self) -> list[Person]:
        answer = await self._talk.get("/people")
        return [Person(self._talk, data, answer["bot"]["id"]) for data in answer["people"]]

    async def person(self, name: str) -> Person:
        """Somebody by username or shown name, whichever way it is capitalised."""
        for person in await self.everyone():
            if name.casefold() in (person.username.casefold(), person.name.casefold()):
                return person
        raise NotThere(f"Nobody is called {name!r}.")

    async def newcomer(self, name: str, locale: str = "en-US") -> Person:
        """A new person, a member of every server."""
        data = await self._talk.post("/people", {"name": name, "locale": locale})
        return await self.person(data["username"])

    async def controls(self) -> Json:
        """Whether the bot is there, its sessions, and the faults that are switched on."""
        return await self._talk.get("/controls")

    async def bot_online(self) -> bool:
        return bool((await self.controls())["bot"]["online"])

    async def requests(self) -> list[Json]:
        """The bot's latest REST requests, oldest first."""
        return list((await self._talk.get("/controls/requests"))["requests"])

    async def fault(self, kind: str, **more: Value) -> int:
        """Switch a fault on: method, path (patterns), times, status, seconds, everywhere."""
        return int((await self._talk.post("/controls/faults", {"kind": kind, **more}))["id"])

    async def clear_faults(self) -> None:
        await self._talk.delete("/controls/faults")

    async def gateway(self, action: str, **more: object) -> None:
        """drop, close (code), reconnect, heartbeat, invalidate (resumable), silence, wake,
        refuse, accept, shards (count), dispatch (event, data)."""
        await self._talk.post("/controls/gateway", {"action": action, **more})

    async def clock(self) -> Json:
        """What the world's clock shows (`now`), and by how much that is `ahead`."""
        return await self._talk.get("/controls/clock")

    async def advance(self, seconds: float) -> Json:
        """Move the world's clock forward; what it shows then."""
        return await self._talk.post("/controls/clock", {"seconds": seconds})

    async def bot_permissions(
        self, channel_id: str, *, allow: tuple[str, ...] = (), deny: tuple[str, ...] = ()
    ) -> list[str]:
        """Set what a channel allows and denies the bot; what it may do there now."""
        path = f"/controls/channels/{channel_id}/bot"
        answer = await self._talk.put(path, {"allow": list(allow), "deny": list(deny)})
        return list(answer["has"])

    async def hand_over(self, owner: str, *members: Json) -> Json:
        """Hand the application to this person, or to a team of them: each a `user`, with a `role`
        and a `membership_state`. Its owner and its team as Discord writes them."""
        body: Json = {"owner": owner, "members": list(members)} if members else {"owner": owner}
        return await self._talk.put("/controls/application", body)

    async def add_guild(self, name: str) -> Json:
        return await self._talk.post("/controls/guilds", {"name": name})

    async def add_channel(self, guild_id: str, name: str, kind: str = "text") -> Json:
        """A new channel: text, voice, news, stage or forum."""
        body = {"name": name, "kind": kind}
        return await self._talk.post(f"/controls/guilds/{guild_id}/channels", body)

    async def add_role(self, guild_id: str, name: str, *permissions: str) -> Json:
        body = {"name": name, "permissions": list(permissions)}
        return await self._talk.post(f"/controls/guilds/{guild_id}/roles", body)

    async def set_roles(self, guild_id: str, person_id: str, *roles: str) -> None:
        path = f"/controls/guilds/{guild_id}/members/{person_id}/roles"
        await self._talk.put(path, {"roles": list(roles)})

    async def join(self, guild_id: str, user_id: str) -> None:
        await self._talk.put(f"/controls/guilds/{guild_id}/members/{user_id}", {})

    async def leave(self, guild_id: str, user_id: str) -> None:
        """Take a person, or the bot, out of a server."""
        await self._talk.delete(f"/controls/guilds/{guild_id}/members/{user_id}")

    async def fetch(self, url: str, headers: Mapping[str, str] | None = None) -> bytes:
        """The bytes behind an attachment's address."""
        async with aiohttp.request("GET", url, headers=headers) as response:
            response.raise_for_status()
            return await response.read()
