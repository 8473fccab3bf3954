"""The frame of an Activity, to be played from Python: what the page in it can ask of the app."""

from playground.talk import Talk
from playground.world.model import Json


class Frame:
    """One person's frame."""

    def __init__(self, talk: Talk, person: str, activity: Json) -> None:
        self._talk = talk
        self._path = f"{person}/activities/{activity['instance_id']}"
        self.activity = activity

    @property
    def url(self) -> str:
        """What is opened in it."""
        return str(self.activity["url"])

    @property
    def origin(self) -> str:
        return str(self.activity["origin"])

    async def authorize(self, **asked: object) -> str:
        """A code for the application, by which it learns who is here."""
        usual: Json = {"client_id": self.activity["client_id"], "response_type": "code"}
        body = {**usual, "scope": ["identify"], **asked}
        return str((await self._talk.post(f"{self._path}/authorize", body))["code"])

    async def authenticate(self, token: str) -> Json:
        """What the application's token lets the page know."""
        return await self._talk.post(f"{self._path}/authenticate", {"access_token": token})

    async def leave(self) -> None:
        """Close it."""
        await self._talk.delete(self._path)
