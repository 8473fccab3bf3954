"""What the bot answers to an interaction, and what it writes with its token afterwards."""

from collections.abc import Callable

from playground.payloads import limits, problems
from playground.payloads.commands import check_choices
from playground.payloads.components import numbered
from playground.payloads.messages import check_message
from playground.payloads.modals import check_modal
from playground.payloads.problems import Findings
from playground.services.activities import Activities
from playground.services.files import Upload
from playground.services.interactions import (
    AUTOCOMPLETE,
    COMMAND,
    COMPONENT,
    MODAL_SUBMIT,
    Interaction,
    Interactions,
)
from playground.services.messages import REPLY, Draft, Messages
from playground.services.threads import Threads
from playground.world.model import EPHEMERAL, LOADING, Channel, Json, Message
from playground.world.world import World

SLASH_ANSWER = 20
TEXT_OPTION = 3
MESSAGE, DEFERRED, DEFERRED_UPDATE, UPDATE, CHOICES, MODAL, LAUNCH = 4, 5, 6, 7, 8, 9, 12
ALLOWED = {
    COMMAND: (MESSAGE, DEFERRED, MODAL, LAUNCH),
    COMPONENT: (MESSAGE, DEFERRED, DEFERRED_UPDATE, UPDATE, MODAL, LAUNCH),
    AUTOCOMPLETE: (CHOICES,),
    MODAL_SUBMIT: (MESSAGE, DEFERRED, LAUNCH),
}
Answer = Callable[[Interaction, Json, list[Upload]], None]


class Answers:
    """Carries out the bot's answers. Each interaction is acknowledged at most once."""

    def __init__(
        self,
        world: World,
        interactions: Interactions,
        messages: Messages,
        threads: Threads,
        activities: Activities,
    ) -> None:
        self._world = world
        self._activities = activities
        self._interactions = interactions
        self._messages = messages
        self._threads = threads
        self._answers: dict[int, Answer] = {
            MESSAGE: self._message,
            DEFERRED: self._deferred,
            DEFERRED_UPDATE: self._deferred_update,
            UPDATE: self._update,
            CHOICES: self._choices,
            MODAL: self._modal,
            LAUNCH: self._launch,
        }

    def acknowledge(self, interaction: Interaction, payload: Json, uploads: list[Upload]) -> None:
        """The first answer: a message, a promise of one, an edit, choices, a modal or a launch."""
        kind = int(payload.get("type") or 0)
        allowed = ALLOWED[interaction.type]
        if interaction.type == MODAL_SUBMIT and interaction.message_id is not None:
            allowed = (*allowed, DEFERRED_UPDATE, UPDATE)
        if kind not in allowed:
            _refuse_type(allowed)
        self._answers[kind](interaction, payload.get("data") or {}, uploads)

    def _message(self, interaction: Interaction, data: Json, uploads: list[Upload]) -> None:
        check_message(data, limits.INTERACTION_MESSAGE, within=("data",))
        message = self._write(interaction, data, uploads)
        interaction.original_id = message.id
        self._interactions.acknowledged(interaction, "message")

    def _deferred(self, interaction: Interaction, data: Json, _: list[Upload]) -> None:
        flags = {"flags": (data.get("flags") or 0) & EPHEMERAL}
        message = self._write(interaction, flags, [], loading=True)
        interaction.original_id = message.id
        self._interactions.acknowledged(interaction, "message")

    def _deferred_update(self, interaction: Interaction, _: Json, __: list[Upload]) -> None:
        interaction.original_id = interaction.message_id
        self._interactions.acknowledged(interaction, "deferred_update")

    def _update(self, interaction: Interaction, data: Json, uploads: list[Upload]) -> None:
        interaction.original_id = interaction.message_id
        message = self._interactions.original(interaction)
        if message is None:
            raise problems.unknown_message()
        layout = message.is_layout
        check_message(data, limits.MESSAGE_EDIT, layout=layout, within=("data",))
        self._messages.edit(message, data, uploads)
        self._interactions.acknowledged(interaction, "update")

    def _choices(self, interaction: Interaction, data: Json, _: list[Upload]) -> None:
        check_choices(data, _focused_type(interaction.data))
        interaction.choices = data.get("choices") or []
        self._interactions.acknowledged(interaction, "choices")

    def _modal(self, interaction: Interaction, data: Json, _: list[Upload]) -> None:
        check_modal(data)
        interaction.modal = {**data, "components": numbered(data["components"])}
        self._interactions.acknowledged(interaction, "modal")

    def _launch(self, interaction: Interaction, _: Json, __: list[Upload]) -> None:
        channel = self._world.channels.get(interaction.channel_id)
        if channel is None:
            raise problems.unknown_channel()
        instance = self._activities.launch(interaction.person_id, channel)
        interaction.activity = self._activities.frame(interaction.person_id, instance)
        self._interactions.acknowledged(interaction, "activity")

    def _write(
        self, interaction: Interaction, data: Json, uploads: list[Upload], *, loading: bool = False
    ) -> Message:
        channel = self._world.channels.get(interaction.channel_id)
        if channel is None:
            raise problems.unknown_channel()
        draft = Draft(self._world.bot.id, data, uploads)
        draft.interaction = self._interactions.source(interaction)
        if (data.get("flags") or 0) & EPHEMERAL:
            draft.only_for = interaction.person_id
        draft.flags = LOADING if loading else 0
        self._refer(interaction, channel, draft)
        message = self._messages.write(channel, draft)
        if channel.is_thread and not channel.archived and message.only_for is None:
            self._threads.add_called(channel, message)
        return message

    def _refer(self, interaction: Interaction, channel: Channel, draft: Draft) -> None:
        if interaction.type == COMMAND:
            draft.type = SLASH_ANSWER
            return
        source = self._world.message(channel.id, interaction.message_id or 0)
        # A private message is not quoted where others can read it.
        if source is not None and source.only_for in (None, draft.only_for):
            draft.type = REPLY
            draft.reference = {
                "type": 0,
                "channel_id": str(channel.id),
                "message_id": str(source.id),
            }

    def follow_up(self, interaction: Interaction, data: Json, uploads: list[Upload]) -> Message:
        """A further message; the first one after a promise fulfils it instead."""
        original = self._interactions.original(interaction)
        if original is not None and original.flags & LOADING:
            return self.edit(interaction, original, data, uploads)
        check_message(data, limits.INTERACTION_MESSAGE)
        message = self._write(interaction, data, uploads)
        interaction.written_ids.append(message.id)
        self._interactions.touch(interaction)
        return message

    def find(self, interaction: Interaction, name: str) -> Message:
        """`@original`, or a message written with this interaction's token."""
        if name == "@original":
            message = self._interactions.original(interaction)
        else:
            own = (interaction.original_id, *interaction.written_ids)
            known = name.isdecimal() and int(name) in own
            message = self._world.message(interaction.channel_id, int(name)) if known else None
        if message is None:
            raise problems.unknown_message()
        return message

    def edit(
        self, interaction: Interaction, message: Message, data: Json, uploads: list[Upload]
    ) -> Message:
        check_message(data, limits.MESSAGE_EDIT, layout=message.is_layout)
        fresh = self._messages.edit(message, data, uploads)
        self._interactions.touch(interaction)
        return fresh

    def delete(self, interaction: Interaction, message: Message) -> None:
        self._messages.delete(message)
        self._interactions.touch(interaction)


def _refuse_type(allowed: tuple[int, ...]) -> None:
    found = Findings()
    found.add(("type",), "BASE_TYPE_CHOICES", f"Value must be one of {allowed}.")
    found.refuse()


def _focused_type(data: object) -> int:
    """The type of the option that is being typed; text where the data does not say."""
    options = data.get("options") if isinstance(data, dict) else None
    for option in options if isinstance(options, list) else []:
        if not isinstance(option, dict):
            continue
        if option.get("focused") and option.get("type") in limits.AUTOCOMPLETE:
            return int(option["type"])
        if option.get("options"):
            return _focused_type(option)
    return TEXT_OPTION
