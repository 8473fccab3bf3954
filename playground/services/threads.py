"""Threads: opened, joined, left, archived, deleted, and told about."""

from playground.clock import moment_of_text, written
from playground.payloads import problems
from playground.services.events import Bus, Event
from playground.services.messages import Draft, Messages
from playground.services.wire import Wire
from playground.snowflakes import moment_of
from playground.world.model import (
    FORUM_CHANNEL,
    HAS_THREAD,
    NEWS_CHANNEL,
    NEWS_THREAD,
    PRIVATE_THREAD,
    PUBLIC_THREAD,
    TEXT_CHANNEL,
    Channel,
    Json,
    Message,
    ThreadMember,
)
from playground.world.world import World

RECIPIENT_ADD, RECIPIENT_REMOVE, THREAD_CREATED, THREAD_STARTER = 1, 2, 18, 21
HOLDS = {
    TEXT_CHANNEL: (PUBLIC_THREAD, PRIVATE_THREAD),
    NEWS_CHANNEL: (NEWS_THREAD,),
    FORUM_CHANNEL: (PUBLIC_THREAD,),
}
"""Which threads a channel may have, the usual kind first; all others have none."""
MOST_ACTIVE = 1000
MOST_JOINED = 1000


class Threads:
    """The one place where threads change."""

    def __init__(self, world: World, wire: Wire, bus: Bus, messages: Messages) -> None:
        self._world = world
        self._wire = wire
        self._bus = bus
        self._messages = messages

    def open_on(self, message: Message, owner_id: int, payload: Json) -> Channel:
        """A public thread that hangs on a message and has its id."""
        parent = self._world.channels[message.channel_id]
        if message.id in self._world.channels:
            raise problems.thread_exists()
        thread = self._make(parent, message.id, owner_id, payload)
        message.flags |= HAS_THREAD
        self._messages.changed(message)
        reference = self._reference(parent, message.id)
        draft = Draft(message.author_id, type=THREAD_STARTER, reference=reference)
        self._messages.write(thread, draft)
        return thread

    def open_alone(self, parent: Channel, owner_id: int, payload: Json) -> Channel:
        """A thread with nothing above it; the channel gets a line that says so."""
        thread = self._make(parent, self._world.snowflakes.take(), owner_id, payload)
        if thread.type != PRIVATE_THREAD and parent.type != FORUM_CHANNEL:
            line: Json = {"content": thread.name, "allowed_mentions": {"parse": []}}
            reference = {"channel_id": str(thread.id), "guild_id": str(thread.guild_id)}
            draft = Draft(owner_id, line, type=THREAD_CREATED, reference=reference)
            self._messages.write(parent, draft)
        return thread

    def open_post(self, forum: Channel, owner_id: int, payload: Json) -> Channel:
        """A thread of a forum, which begins with a message."""
        thread = self.open_alone(forum, owner_id, payload)
        self._messages.write(thread, Draft(owner_id, {"content": payload["content"]}))
        return thread

    def _make(self, parent: Channel, identity: int, owner_id: int, payload: Json) -> Channel:
        kinds = HOLDS.get(parent.type, ())
        kind = payload.get("type") or next(iter(kinds), None)
        if kind not in kinds:
            raise problems.wrong_channel_type()
        self._need_room(parent)
        now = written(self._world.clock.now())
        thread = Channel(
            identity,
            kind,
            payload["name"].strip(),
            guild_id=parent.guild_id,
            parent_id=parent.id,
            owner_id=owner_id,
            archived_at=now,
            created_at=now,
            auto_archive_minutes=payload.get("auto_archive_duration") or 1440,
            slowmode=payload.get("rate_limit_per_user") or 0,
            invitable=payload.get("invitable") is not False,
        )
        thread.joined.append(ThreadMember(owner_id, now))
        self._world.save(thread)
        self._tell("THREAD_CREATE", thread, {**self._wire.thread(thread), "newly_created": True})
        return thread

    def _need_room(self, inside: Channel) -> None:
        """A server holds so many threads that are not archived, and no more."""
        if inside.guild_id is None:
            return
        threads = self._world.guild_threads(inside.guild_id)
        if sum(not thread.archived for thread in threads) >= MOST_ACTIVE:
            raise problems.too_many_threads()

    def _reference(self, channel: Channel, message_id: int) -> Json:
        return {
            "type": 0,
            "channel_id": str(channel.id),
            "message_id": str(message_id),
            "guild_id": str(channel.guild_id),
        }

    def change(self, thread: Channel, payload: Json) -> Channel:
        """Rename, archive, lock: whatever the payload names."""
        if payload.get("archived") is not None and payload["archived"] != thread.archived:
            if thread.archived:
                self._need_room(thread)
            thread.archived_at = written(self._world.clock.now())
            thread.archived = payload["archived"]
        thread.name = payload.get("name") or thread.name
        if payload.get("locked") is not None:
            thread.locked = payload["locked"]
        minutes = payload.get("auto_archive_duration")
        if minutes and minutes != thread.auto_archive_minutes:
            thread.archived_at = written(self._world.clock.now())
            thread.auto_archive_minutes = minutes
        if payload.get("rate_limit_per_user") is not None:
            thread.slowmode = payload["rate_limit_per_user"]
        if payload.get("invitable") is not None:
            thread.invitable = payload["invitable"]
        self._world.save(thread)
        self._tell("THREAD_UPDATE", thread, self._wire.thread(thread))
        return thread

    def wake(self, thread: Channel) -> None:
        """Take an archived thread out of the archive, because something is said in it."""
        if thread.archived:
            self.change(thread, {"archived": False})

    def archive_idle(self) -> None:
        """Archive those in which nothing has happened for as long as each allows."""
        for thread in list(self._world.channels.values()):
            if thread.is_thread and not thread.archived and self._is_idle(thread):
                self.change(thread, {"archived": True})

    def _is_idle(self, thread: Channel) -> bool:
        last_said = moment_of(thread.last_message_id or thread.id)
        active = max(last_said, moment_of_text(thread.archived_at))
        return self._world.clock.now() - active >= thread.auto_archive_minutes * 60

    def add(self, thread: Channel, user_id: int, by: int | None = None) -> None:
        """Make someone a member of the thread; `by` is told in a line when another did it."""
        if thread.archived:
            raise problems.archived_thread()
        if thread.has_joined(user_id):
            return
        if len(thread.joined) >= MOST_JOINED:
            raise problems.too_many_participants()
        thread.joined.append(ThreadMember(user_id, written(self._world.clock.now())))
        self._world.save(thread)
        self._tell_members(thread, added=[user_id], removed=[])
        if by is not None and by != user_id:
            self._line(thread, by, RECIPIENT_ADD, user_id)

    def remove(self, thread: Channel, user_id: int, by: int | None = None) -> None:
        if not thread.has_joined(user_id):
            return
        thread.joined = [member for member in thread.joined if member.user_id != user_id]
        self._world.save(thread)
        self._tell_members(thread, added=[], removed=[user_id])
        if by is not None and by != user_id:
            self._line(thread, by, RECIPIENT_REMOVE, user_id)

    def _line(self, thread: Channel, by: int, kind: int, user_id: int) -> None:
        message = self._messages.write(thread, Draft(by, type=kind))
        message.mentions = message.rung_for = [user_id]
        self._messages.changed(message)

    def add_called(self, thread: Channel, message: Message) -> None:
        """Make everybody who is called in a thread a member of it."""
        for user_id in message.mentions:
            self.add(thread, user_id)

    def delete(self, thread: Channel) -> None:
        self._world.remove_channel(thread)
        data: Json = {
            "id": str(thread.id),
            "guild_id": str(thread.guild_id),
            "parent_id": str(thread.parent_id),
            "type": thread.type,
        }
        # The thread is gone, so who hears of it is decided by the channel it hung on.
        self._bus.tell(Event("THREAD_DELETE", data, thread.guild_id, thread.parent_id))

    def _tell(self, name: str, thread: Channel, data: Json) -> None:
        self._bus.tell(Event(name, data, thread.guild_id, thread.id))

    def _tell_members(self, thread: Channel, added: list[int], removed: list[int]) -> None:
        members = [member for member in thread.joined if member.user_id in added]
        data: Json = {
            "id": str(thread.id),
            "guild_id": str(thread.guild_id),
            "member_count": min(len(thread.joined), 50),
            "added_members": [self._member(thread, member) for member in members],
            "removed_member_ids": [str(user_id) for user_id in removed],
        }
        self._tell("THREAD_MEMBERS_UPDATE", thread, data)
        if self._world.bot.id in added:
            mine = next(m for m in members if m.user_id == self._world.bot.id)
            update = {**self._wire.thread_member(thread, mine), "guild_id": str(thread.guild_id)}
            event = Event("THREAD_MEMBER_UPDATE", update, thread.guild_id, thread.id)
            self._bus.tell(event)

    def _member(self, thread: Channel, member: ThreadMember) -> Json:
        data = {**self._wire.thread_member(thread, member), "presence": None}
        guild = self._world.guild_of(thread)
        in_guild = None if guild is None else guild.member(member.user_id)
        return data if in_guild is None else {**data, "member": self._wire.member(in_guild)}
