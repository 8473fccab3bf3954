"""Interactions: each begins with a person, waits for the bot, and ends answered or failed."""

import asyncio
import secrets
from collections.abc import Callable
from dataclasses import dataclass, field

from playground.clock import Clock
from playground.payloads import limits, problems
from playground.services.events import Bus, Event
from playground.services.wire import Wire
from playground.world.model import LOADING, Channel, Json, Message
from playground.world.world import World

COMMAND, COMPONENT, AUTOCOMPLETE, MODAL_SUBMIT = 2, 3, 4, 5
KINDS = (COMMAND, COMPONENT, AUTOCOMPLETE, MODAL_SUBMIT)
Twist = Callable[[Json], Json]
PENDING, ANSWERED, FAILED = "pending", "answered", "failed"


@dataclass
class Interaction:
    """One thing that a person did and the bot must answer."""

    id: int
    token: str
    type: int
    person_id: int
    channel_id: int
    data: Json
    began: float
    name: str | None = None
    """The words of the command, for the line above its answer."""
    message_id: int | None = None
    """The message whose component was used, also when a modal came between."""
    parent: "Interaction | None" = None
    """What opened the modal that this one submits."""
    state: str = PENDING
    answer: str | None = None
    """message, update, deferred_update, modal, choices or activity."""
    original_id: int | None = None
    written_ids: list[int] = field(default_factory=list)
    modal: Json | None = None
    choices: list[Json] | None = None
    activity: Json | None = None
    """What the person's app needs to open the frame that was launched."""
    acknowledged_after: float | None = None
    revision: int = 0
    waiters: list[asyncio.Future[None]] = field(default_factory=list)

    async def changed_since(self, revision: int, seconds: float) -> None:
        """Come back when something has happened after `revision`, or when time is up."""
        if self.revision > revision or seconds <= 0:
            return
        waiter = asyncio.get_running_loop().create_future()
        self.waiters.append(waiter)
        await asyncio.wait([waiter], timeout=seconds)


class Interactions:
    """Starts interactions, finds them by token, and lets them fail when the bot is late."""

    def __init__(
        self, world: World, wire: Wire, bus: Bus, acknowledge_seconds: float, token_seconds: float
    ) -> None:
        self._world = world
        self._wire = wire
        self._bus = bus
        self._clock: Clock = world.clock
        self._acknowledge_seconds = acknowledge_seconds
        self._token_seconds = token_seconds
        self._by_token: dict[str, Interaction] = {}
        self._by_id: dict[int, Interaction] = {}
        self._timers: set[asyncio.TimerHandle] = set()

    def begin(
        self,
        kind: int,
        person_id: int,
        channel: Channel,
        data: Json,
        *,
        message: Message | None = None,
        name: str | None = None,
        parent: Interaction | None = None,
        twist: Twist | None = None,
    ) -> Interaction:
        """Tell the bot what a person did, and start the three seconds.

        ``twist`` changes the payload just before it is sent, for tests of what Discord never sends.
        """
        identity = self._world.snowflakes.take()
        now = self._clock.steady()
        interaction = Interaction(
            identity, _new_token(identity), kind, person_id, channel.id, data, now, name
        )
        interaction.message_id = None if message is None else message.id
        interaction.parent = parent
        self._by_id[identity] = interaction
        self._by_token[interaction.token] = interaction
        self._later(self._acknowledge_seconds, lambda: self._fail_if_silent(interaction))
        self._later(self._token_seconds, lambda: self._retire(interaction))
        payload = self._payload(interaction, channel, message)
        payload = payload if twist is None else twist(payload)
        event = Event("INTERACTION_CREATE", payload, channel.guild_id, for_people=False)
        self._bus.tell(event)
        return interaction

    def _later(self, seconds: float, action: Callable[[], None]) -> None:
        def run() -> None:
            self._timers.discard(timer)
            action()

        timer = self._clock.call_later(seconds, run)
        self._timers.add(timer)

    def close(self) -> None:
        """Stop every timer."""
        for timer in self._timers:
            timer.cancel()

    def _fail_if_silent(self, interaction: Interaction) -> None:
        if interaction.state == PENDING:
            interaction.state = FAILED
            self.touch(interaction)

    def _retire(self, interaction: Interaction) -> None:
        """End an interaction whose token has run out: a promised message will not come any more."""
        original = self.original(interaction)
        if original is not None and original.flags & LOADING:
            interaction.state = FAILED
            self.touch(interaction)

    def touch(self, interaction: Interaction) -> None:
        """Wake those who wait for this interaction, and tell its person that it has changed."""
        interaction.revision += 1
        for waiter in interaction.waiters:
            if not waiter.done():
                waiter.set_result(None)
        interaction.waiters.clear()
        data = self.result(interaction)
        person = interaction.person_id
        self._bus.tell(Event("INTERACTION_UPDATE", data, only_for=person, for_bot=False))

    def acknowledged(self, interaction: Interaction, answer: str) -> None:
        """Record that the bot has answered in time."""
        interaction.state = ANSWERED
        interaction.answer = answer
        interaction.acknowledged_after = self._clock.steady() - interaction.began
        self.touch(interaction)

    def to_answer(self, interaction_id: int, token: str) -> Interaction:
        """The interaction that may still be acknowledged, or Discord's refusal."""
        interaction = self._by_id.get(interaction_id)
        if interaction is None or interaction.token != token or interaction.state == FAILED:
            raise problems.unknown_interaction()
        if interaction.state == ANSWERED:
            raise problems.already_acknowledged()
        return interaction

    def by_token(self, application_id: int, token: str) -> Interaction:
        """The acknowledged interaction whose token still works as a webhook's."""
        interaction = self._by_token.get(token)
        if interaction is None or application_id != self._world.bot.id:
            raise problems.unknown_webhook()
        if self._clock.steady() - interaction.began > self._token_seconds:
            raise problems.invalid_token()
        if interaction.state != ANSWERED:
            raise problems.unknown_webhook()
        return interaction

    def of_person(self, person_id: int, interaction_id: int) -> Interaction | None:
        interaction = self._by_id.get(interaction_id)
        return interaction if interaction and interaction.person_id == person_id else None

    def original(self, interaction: Interaction) -> Message | None:
        """The message that `@original` means."""
        if interaction.original_id is None:
            return None
        return self._world.message(interaction.channel_id, interaction.original_id)

    def result(self, interaction: Interaction) -> Json:
        """How it stands, for the person who began it."""
        original = self.original(interaction)
        written = [self._world.message(interaction.channel_id, m) for m in interaction.written_ids]
        return {
            "id": str(interaction.id),
            "type": interaction.type,
            "channel_id": str(interaction.channel_id),
            "state": interaction.state,
            "answer": interaction.answer,
            "loading": original is not None and bool(original.flags & LOADING),
            "message": None if original is None else self._wire.message(original),
            "followups": [self._wire.message(m) for m in written if m is not None],
            "modal": interaction.modal,
            "choices": interaction.choices,
            "activity": interaction.activity,
            "revision": interaction.revision,
            "acknowledged_after": interaction.acknowledged_after,
        }

    def source(self, interaction: Interaction) -> Json:
        """What a message that answers this interaction says about it."""
        guild_id = self._world.channels[interaction.channel_id].guild_id
        owner = guild_id if guild_id is not None else interaction.person_id
        more: Json = {}
        if interaction.type == COMPONENT:
            more["interacted_message_id"] = str(interaction.message_id)
        if interaction.parent is not None:
            more["triggering_interaction_metadata"] = self._metadata(interaction.parent)
        return {
            "id": str(interaction.id),
            "type": interaction.type,
            "name": interaction.name,
            "user_id": interaction.person_id,
            "owners": {"0": str(owner if guild_id is not None else 0)},
            "more": more,
        }

    def _metadata(self, interaction: Interaction) -> Json:
        source = self.source(interaction)
        return {
            "id": source["id"],
            "type": source["type"],
            "user": self._wire.user_by_id(interaction.person_id),
            "authorizing_integration_owners": source["owners"],
            **source["more"],
        }

    def _payload(self, interaction: Interaction, channel: Channel, message: Message | None) -> Json:
        person = self._world.users[interaction.person_id]
        payload: Json = {
            "id": str(interaction.id),
            "application_id": str(self._world.bot.id),
            "type": interaction.type,
            "token": interaction.token,
            "version": 1,
            "data": interaction.data,
            "channel_id": str(channel.id),
            "channel": self._wire.channel(channel),
            "locale": person.locale,
            "app_permissions": self._wire.app_permissions(channel),
            "entitlements": [],
            "attachment_size_limit": limits.FILE_BYTES,
            **self._whereabouts(interaction, channel),
        }
        return payload if message is None else {**payload, "message": self._wire.message(message)}

    def _whereabouts(self, interaction: Interaction, channel: Channel) -> Json:
        guild = self._world.guild_of(channel)
        if guild is None:
            user = self._wire.user_by_id(interaction.person_id)
            return {"user": user, "context": 1, "authorizing_integration_owners": {"0": "0"}}
        member = guild.member(interaction.person_id)
        if member is None:
            raise problems.missing_access()
        brief = {"id": str(guild.id), "locale": guild.locale, "features": []}
        return {
            "guild_id": str(guild.id),
            "guild": brief,
            "guild_locale": guild.locale,
            "member": self._wire.member_with_permissions(member, channel),
            "context": 0,
            "authorizing_integration_owners": {"0": str(guild.id)},
        }


def _new_token(identity: int) -> str:
    return f"{identity}-{secrets.token_urlsafe(96)}"
