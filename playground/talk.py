"""JSON over HTTP with the people API, and its refusals as exceptions."""

import aiohttp

from playground.world.model import Json


class Declined(Exception):
    """The people API said no; `data` is what it said."""

    def __init__(self, status: int, data: Json) -> None:
        super().__init__(f"{status}: {data.get('error')}")
        self.status = status
        self.data = data


class Talk:
    """One HTTP session with a stand-in, opened when it is first needed."""

    def __init__(self, url: str) -> None:
        self.url = url
        self._session: aiohttp.ClientSession | None = None

    @property
    def session(self) -> aiohttp.ClientSession:
        if self._session is None:
            connector = aiohttp.TCPConnector(limit=0)
            self._session = aiohttp.ClientSession(connector=connector)
        return self._session

    async def close(self) -> None:
        if self._session is not None:
            await self._session.close()
            self._session = None

    async def ask(
        self, method: str, path: str, body: Json | None = None, **query: str | int | float
    ) -> Json:
        """Send a request; the JSON that came back, or an empty object."""
        url = self.url + path
        async with self.session.request(method, url, json=body, params=query) as response:
            data: Json = await response.json() if response.status != 204 else {}
            if response.status >= 400:
                raise Declined(response.status, data)
            return data

    async def get(self, path: str, **query: str | int | float) -> Json:
        return await self.ask("GET", path, None, **query)

    async def post(self, path: str, body: Json, **query: str | int | float) -> Json:
        return await self.ask("POST", path, body, **query)

    async def put(self, path: str, body: Json) -> Json:
        return await self.ask("PUT", path, body)

    async def patch(self, path: str, body: Json) -> Json:
        return await self.ask("PATCH", path, body)

    async def delete(self, path: str) -> Json:
        return await self.ask("DELETE", path)
