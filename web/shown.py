"""The pictures that a screen has just shown, until the browser has fetched them."""

from __future__ import annotations

from collections import OrderedDict
from hashlib import sha256
from typing import Any

from render.picture import Picture

MOST_BYTES = 16 * 1024 * 1024


class ShownPictures:
    """Pictures by the session that may fetch them and by what they look like: nobody fetches one
    that was not shown to them."""

    def __init__(self, most_bytes: int = MOST_BYTES) -> None:
        self._most = most_bytes
        self._kept: OrderedDict[tuple[str, str], bytes] = OrderedDict()
        self._bytes = 0

    def keep(self, session: str, picture: Picture[Any]) -> str:
        """Keep this picture for this session. Returns the name by which it is fetched."""
        name = sha256(picture.png).hexdigest()[:32]
        if (session, name) not in self._kept:
            self._bytes += len(picture.png)
        self._kept[session, name] = picture.png
        self._kept.move_to_end((session, name))
        while self._bytes > self._most:
            _, oldest = self._kept.popitem(last=False)
            self._bytes -= len(oldest)
        return name

    def find(self, session: str, name: str) -> bytes | None:
        """The picture of this name that was shown to this session, if it is still kept."""
        return self._kept.get((session, name))
