"""Files that come with a request, and how they become a message's attachments."""

import mimetypes
import re
from dataclasses import dataclass

from playground.payloads import limits
from playground.payloads.problems import Findings, too_large
from playground.world.model import Attachment, Json
from playground.world.pictures import size_of
from playground.world.world import World

UNSAFE = re.compile(r"[^\w.\-]")


@dataclass(frozen=True)
class Upload:
    """One file of a multipart request; `index` is the n of `files[n]`."""

    index: int
    filename: str
    body: bytes


class AttachedFiles:
    """Keeps uploaded files and decides which of a message's files stay."""

    def __init__(self, world: World) -> None:
        self._world = world

    def attach(self, uploads: list[Upload], described: list[Json] | None) -> list[Attachment]:
        """Keep the uploads, each with the name and description given for its index."""
        words = {int(one["id"]): one for one in described or []}
        return [self._keep(upload, words.get(upload.index, {})) for upload in uploads]

    def rearrange(
        self, current: list[Attachment], uploads: list[Upload], described: list[Json] | None
    ) -> list[Attachment]:
        """The files of an edited message: those still listed, then the new ones."""
        if described is None:
            return current + self.attach(uploads, None)
        listed = {int(one["id"]) for one in described}
        self._check_listed(described, {one.id for one in current} | {u.index for u in uploads})
        kept = [attachment for attachment in current if attachment.id in listed]
        return kept + self.attach(uploads, described)

    def discard(self, before: list[Attachment], after: list[Attachment]) -> None:
        """Throw away the bytes of files that an edit took off a message."""
        kept = {attachment.id for attachment in after}
        for attachment in before:
            if attachment.id not in kept:
                self._world.store.drop_file(attachment.id)

    def _check_listed(self, described: list[Json], known: set[int]) -> None:
        found = Findings()
        for index, one in enumerate(described):
            if int(one["id"]) not in known:
                message = "Attachment data not found"
                found.add(("attachments", index), "ATTACHMENT_NOT_FOUND", message)
        found.refuse()

    def _keep(self, upload: Upload, words: Json) -> Attachment:
        if len(upload.body) > limits.FILE_BYTES:
            raise too_large()
        filename = UNSAFE.sub("_", words.get("filename") or upload.filename) or "file"
        kind = mimetypes.guess_type(filename)[0] or "application/octet-stream"
        width, height = size_of(upload.body) or (None, None)
        identity = self._world.snowflakes.take()
        self._world.store.put_file(identity, upload.body)
        description = words.get("description")
        return Attachment(identity, filename, len(upload.body), kind, description, width, height)


def check_described(described: list[Json] | None, uploads: list[Upload]) -> None:
    """A new message may only describe files that came with it."""
    found = Findings()
    indexes = {upload.index for upload in uploads}
    for place, one in enumerate(described or []):
        if int(one["id"]) not in indexes:
            found.add(("attachments", place), "ATTACHMENT_NOT_FOUND", "Attachment data not found")
    found.refuse()
