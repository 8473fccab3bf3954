"""The things of the world. Plain records; ids are whole numbers here and text on the wire."""

from dataclasses import asdict, dataclass, field
from typing import Any, ClassVar, Self

Json = dict[str, Any]
Value = str | int | float | bool | None | list[Any] | dict[str, Any]
"""Anything that JSON can say."""

TEXT_CHANNEL = 0
DIRECT_CHANNEL = 1
VOICE_CHANNEL = 2
NEWS_CHANNEL = 5
NEWS_THREAD = 10
PUBLIC_THREAD = 11
PRIVATE_THREAD = 12
STAGE_CHANNEL = 13
FORUM_CHANNEL = 15
THREADS = (NEWS_THREAD, PUBLIC_THREAD, PRIVATE_THREAD)
SPOKEN = (VOICE_CHANNEL, STAGE_CHANNEL)
KINDS = {
    "text": TEXT_CHANNEL,
    "voice": VOICE_CHANNEL,
    "news": NEWS_CHANNEL,
    "stage": STAGE_CHANNEL,
    "forum": FORUM_CHANNEL,
}
"""The channels that a server may have, by name."""

EPHEMERAL = 1 << 6
LOADING = 1 << 7
HAS_THREAD = 1 << 5
SUPPRESS_NOTIFICATIONS = 1 << 12
COMPONENTS_V2 = 1 << 15


class Thing:
    """A record that the store can keep as JSON."""

    kind: ClassVar[str]

    @property
    def key(self) -> str:
        return str(vars(self)["id"])

    def body(self) -> Json:
        """This record as JSON, which `from_body` reads back."""
        return asdict(self)  # type: ignore[call-overload, no-any-return]

    @classmethod
    def from_body(cls, body: Json) -> Self:
        return cls(**body)


@dataclass
class User(Thing):
    """A person, or the bot. `dms_open` is whether the bot may write to them."""

    kind: ClassVar[str] = "user"
    id: int
    username: str
    global_name: str
    locale: str = "en-US"
    bot: bool = False
    dms_open: bool = True


@dataclass
class Role:
    """A named set of permissions; the one whose id is the server's is @everyone."""

    id: int
    name: str
    permissions: int
    position: int = 0
    managed: bool = False


@dataclass
class Member:
    """A person in a server."""

    user_id: int
    joined_at: str
    roles: list[int] = field(default_factory=list)


@dataclass
class Guild(Thing):
    """A server."""

    kind: ClassVar[str] = "guild"
    id: int
    name: str
    owner_id: int
    roles: list[Role] = field(default_factory=list)
    members: list[Member] = field(default_factory=list)
    locale: str = "en-US"

    @classmethod
    def from_body(cls, body: Json) -> Self:
        roles = [Role(**role) for role in body["roles"]]
        members = [Member(**member) for member in body["members"]]
        return cls(**{**body, "roles": roles, "members": members})

    def member(self, user_id: int) -> Member | None:
        return next((member for member in self.members if member.user_id == user_id), None)

    def role(self, role_id: int) -> Role | None:
        return next((role for role in self.roles if role.id == role_id), None)


@dataclass
class Overwrite:
    """What a channel allows or denies one role (type 0) or one member (type 1)."""

    id: int
    type: int
    allow: int = 0
    deny: int = 0


@dataclass
class ThreadMember:
    """Someone who has joined a thread."""

    user_id: int
    joined_at: str


@dataclass
class Channel(Thing):
    """A server's channel, a direct conversation or a thread, told apart by `type`."""

    kind: ClassVar[str] = "channel"
    id: int
    type: int
    name: str = ""
    guild_id: int | None = None
    parent_id: int | None = None
    topic: str | None = None
    position: int = 0
    overwrites: list[Overwrite] = field(default_factory=list)
    recipients: list[int] = field(default_factory=list)
    last_message_id: int | None = None
    owner_id: int | None = None
    joined: list[ThreadMember] = field(default_factory=list)
    archived: bool = False
    locked: bool = False
    archived_at: str = ""
    created_at: str = ""
    auto_archive_minutes: int = 1440
    message_count: int = 0
    slowmode: int = 0
    invitable: bool = True
    """Of a private thread: whether those inside may add others without managing threads."""

    @classmethod
    def from_body(cls, body: Json) -> Self:
        overwrites = [Overwrite(**overwrite) for overwrite in body["overwrites"]]
        joined = [ThreadMember(**member) for member in body["joined"]]
        return cls(**{**body, "overwrites": overwrites, "joined": joined})

    @property
    def is_thread(self) -> bool:
        return self.type in THREADS

    def has_joined(self, user_id: int) -> bool:
        return any(member.user_id == user_id for member in self.joined)


@dataclass
class Attachment:
    """A file beside a message. Its bytes are in the store under the same id."""

    id: int
    filename: str
    size: int
    content_type: str
    description: str | None = None
    width: int | None = None
    height: int | None = None


@dataclass
class Message(Thing):
    """A message. `only_for` names the one person who sees an ephemeral one."""

    kind: ClassVar[str] = "message"
    id: int
    channel_id: int
    author_id: int
    timestamp: str
    content: str = ""
    type: int = 0
    flags: int = 0
    edited_timestamp: str | None = None
    embeds: list[Json] = field(default_factory=list)
    components: list[Json] = field(default_factory=list)
    attachments: list[Attachment] = field(default_factory=list)
    mentions: list[int] = field(default_factory=list)
    rung_for: list[int] = field(default_factory=list)
    """Those whom it called when it was written: an edit rings for nobody."""
    mention_roles: list[int] = field(default_factory=list)
    mention_everyone: bool = False
    nonce: str | int | None = None
    reference: Json | None = None
    interaction: Json | None = None
    only_for: int | None = None
    reactions: dict[str, list[int]] = field(default_factory=dict)
    pinned: bool = False
    tts: bool = False

    @classmethod
    def from_body(cls, body: Json) -> Self:
        attachments = [Attachment(**attachment) for attachment in body["attachments"]]
        return cls(**{**body, "attachments": attachments})

    @property
    def is_layout(self) -> bool:
        """Whether its components are the whole message (Discord's "components v2")."""
        return bool(self.flags & COMPONENTS_V2)


@dataclass
class Command(Thing):
    """A registered command: for every place, or for one server."""

    kind: ClassVar[str] = "command"
    id: int
    version: int
    guild_id: int | None
    definition: Json


@dataclass
class Reading(Thing):
    """How far one person has read one channel."""

    kind: ClassVar[str] = "reading"
    person_id: int
    channel_id: int
    message_id: int

    @property
    def key(self) -> str:
        return f"{self.person_id}:{self.channel_id}"
