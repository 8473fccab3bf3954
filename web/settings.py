"""Where tables are opened in a browser, as the host has set it."""

from __future__ import annotations

from dataclasses import dataclass, field
from urllib.parse import urlsplit

HERE = ("127.0.0.1", "localhost", "::1")
"""Names of this very machine, for which a browser needs no certificate."""


DISCORD = "https://discord.com"
TRIALS = ("https://ptb.discord.com", "https://canary.discord.com")
"""Where Discord shows what it tries out."""
PROXY = "/.proxy"
"""Before every path that a page asks for inside Discord's frame; Discord takes it off again."""


class WrongAddress(Exception):
    """An address at which no table may be opened; its text says why not."""


@dataclass(frozen=True)
class ActivitySettings:
    """The page inside Discord, as an Activity of our application, of which ``client`` is the id.
    ``api`` is where Discord is asked who somebody is; ``origin`` is what a browser calls our pages
    by inside the frame, where Discord fetches them for it."""

    client: str
    secret: str = field(repr=False)
    api: str
    origin: str

    @property
    def ancestors(self) -> tuple[str, ...]:
        """The pages that may frame ours: Discord's, and inside them our own."""
        around = origin_of(self.api)
        return (around, *(TRIALS if around == DISCORD else ()), self.origin)


def activity_at(client: str, secret: str, api: str, origin: str = "") -> ActivitySettings:
    """The Activity of this application, at Discord's own address for it unless another is given."""
    return ActivitySettings(client, secret, api, origin or f"https://{client}.discordsays.com")


@dataclass(frozen=True)
class WebSettings:
    """``url`` is what people's browsers open, without a slash at its end; ``host`` and ``port`` are
    where we listen for what comes from there. ``behind_proxy``: whoever connects to us is our own
    reverse proxy, which tells who asks. ``activity`` is None where Discord does not show the page
    itself. ``apart``: not the bot listens there, but a process of its own."""

    url: str
    host: str
    port: int
    behind_proxy: bool = False
    activity: ActivitySettings | None = None
    apart: bool = False

    @property
    def origin(self) -> str:
        """What a browser calls pages of ours by."""
        return self.url

    @property
    def name(self) -> str:
        """The host under which we are asked, with its port where it is not the usual one."""
        return urlsplit(self.url).netloc

    @property
    def secure(self) -> bool:
        """Whether cookies are sent over an encrypted connection only."""
        return self.url.startswith("https://")


def origin_of(address: str) -> str:
    """What a browser calls the pages at this address by."""
    parts = urlsplit(address)
    return f"{parts.scheme}://{parts.netloc}"


def checked_url(text: str) -> str:
    """The address without the slash at its end. Raises ``WrongAddress`` for one that has a path, or
    over which everybody on the way could read what is played."""
    try:
        parts = urlsplit(text.rstrip("/"))
        name, _ = parts.hostname, parts.port
    except ValueError:
        raise WrongAddress("it is no address") from None
    if parts.path or parts.query or parts.fragment or parts.username or not name:
        raise WrongAddress("it must be a name and nothing after it")
    if parts.scheme == "https" or (parts.scheme == "http" and name in HERE):
        return f"{parts.scheme}://{parts.netloc.lower()}"
    raise WrongAddress("it must begin with https://")
