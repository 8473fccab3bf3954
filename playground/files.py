"""The files of messages, as Discord's file servers give them out."""

from aiohttp import web

from playground.world.model import Attachment
from playground.world.world import World

SHOWN = ("image/png", "image/jpeg", "image/gif", "image/webp", "text/plain")
"""Kinds that a browser may show; anything else is only downloaded, so that it cannot run."""


class FileRoutes:
    """GET /attachments/{channel}/{attachment}/{filename}."""

    def __init__(self, world: World) -> None:
        self._world = world

    def routes(self) -> list[web.RouteDef]:
        return [web.get("/attachments/{channel:\\d+}/{file:\\d+}/{name}", self.get)]

    async def get(self, request: web.Request) -> web.Response:
        attachment = self._find(int(request.match_info["channel"]), int(request.match_info["file"]))
        body = None if attachment is None else self._world.store.file(attachment.id)
        if attachment is None or body is None:
            raise web.HTTPNotFound
        shown = attachment.content_type in SHOWN
        headers = {
            "Content-Type": attachment.content_type,
            "Content-Disposition": "inline" if shown else "attachment",
            "X-Content-Type-Options": "nosniff",
            "Cache-Control": "private, max-age=31536000, immutable",
        }
        return web.Response(body=body, headers=headers)

    def _find(self, channel_id: int, file_id: int) -> Attachment | None:
        for message in reversed(self._world.messages(channel_id)):
            for attachment in message.attachments:
                if attachment.id == file_id:
                    return attachment
        return None
