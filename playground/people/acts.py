"""What one person does: write, read, react, open threads, use commands and components."""

from playground.assembly import Services
from playground.payloads import limits
from playground.payloads.commands import DISCORD_LAUNCHES
from playground.payloads.messages import check_message
from playground.payloads.problems import Findings
from playground.people.errors import Impossible, forbidden, unknown
from playground.people.filling import Filling
from playground.people.invoking import Invoking
from playground.people.views import Views
from playground.services.interactions import (
    AUTOCOMPLETE,
    COMMAND,
    COMPONENT,
    KINDS,
    MODAL_SUBMIT,
    Interaction,
)
from playground.services.messages import REPLY, Draft
from playground.world.model import (
    DIRECT_CHANNEL,
    FORUM_CHANNEL,
    LOADING,
    Channel,
    Json,
    Message,
    Reading,
)


class Acts:
    """Does things in a person's name, if that person may."""

    def __init__(self, services: Services, views: Views) -> None:
        self._services = services
        self._world = services.world
        self._views = views
        self._invoking = Invoking(services)
        self._filling = Filling(services)

    def write(self, person_id: int, channel: Channel, payload: Json) -> Message:
        """A plain message; `reply_to` is the id of the message it answers."""
        name = "SEND_MESSAGES_IN_THREADS" if channel.is_thread else "SEND_MESSAGES"
        if channel.type != DIRECT_CHANNEL and not self._world.may(person_id, channel, name):
            raise forbidden("write here")
        if channel.type == FORUM_CHANNEL:
            raise forbidden("write into a forum: open a post")
        words: Json = {"content": payload.get("content")}
        check_message(words, limits.MESSAGE_EDIT)
        draft = Draft(person_id, words)
        if payload.get("reply_to"):
            target = self._views.visible_message(person_id, channel, int(payload["reply_to"]))
            draft.type = REPLY
            draft.reference = {"channel_id": str(channel.id), "message_id": str(target.id)}
        if channel.is_thread:
            self._services.threads.wake(channel)
            self._services.threads.add(channel, person_id)
        message = self._services.messages.write(channel, draft)
        if channel.is_thread:
            self._services.threads.add_called(channel, message)
        self.read(person_id, channel, message.id)
        return message

    def delete_message(self, person_id: int, channel: Channel, message: Message) -> None:
        """Delete one's own, or any as a moderator; a private one is only put out of sight."""
        own = message.author_id == person_id or message.only_for == person_id
        if not own and not self._world.may(person_id, channel, "MANAGE_MESSAGES"):
            raise forbidden("delete this message")
        self._services.messages.delete(message)

    def read(self, person_id: int, channel: Channel, message_id: int | None) -> Json:
        """Record that this person has read everything up to this message, or up to now."""
        latest = [message.id for message in self._world.messages(channel.id)]
        last = message_id or max(latest, default=0)
        self._world.save(Reading(person_id, channel.id, last))
        return self._views.badge(person_id, channel)

    def open_thread(self, person_id: int, channel: Channel, payload: Json) -> Channel:
        """A public thread, on a message if one is named."""
        if not self._world.may(person_id, channel, "CREATE_PUBLIC_THREADS"):
            raise forbidden("open a thread here")
        found = Findings()
        limits.THREAD_FROM_MESSAGE.check({"name": payload.get("name")}, (), found)
        found.refuse()
        words = {"name": payload["name"]}
        if payload.get("message"):
            message = self._views.visible_message(person_id, channel, int(payload["message"]))
            return self._services.threads.open_on(message, person_id, words)
        if channel.type == FORUM_CHANNEL:
            post = {**words, "content": payload.get("content") or payload["name"]}
            return self._services.threads.open_post(channel, person_id, post)
        return self._services.threads.open_alone(channel, person_id, words)

    def delete_channel(self, person_id: int, channel: Channel) -> None:
        """A moderator deletes a thread, a manager a channel."""
        needed = "MANAGE_THREADS" if channel.is_thread else "MANAGE_CHANNELS"
        if channel.guild_id is None or not self._world.may(person_id, channel, needed):
            raise forbidden("delete this")
        if channel.is_thread:
            self._services.threads.delete(channel)
        else:
            self._services.channels.delete(channel)

    def run(self, person_id: int, channel: Channel, payload: Json) -> Interaction:
        """Use a slash command: `command` is its words, `options` what was typed."""
        self._need_commands(person_id, channel)
        called = self._invoking.find(person_id, channel, _words(payload))
        data = self._invoking.data(called, payload.get("options") or {}, channel)
        if called.command.definition.get("handler") == DISCORD_LAUNCHES:
            raise Impossible("Discord opens this Activity by itself; the bot hears nothing of it.")
        begin = self._services.interactions.begin
        return begin(COMMAND, person_id, channel, data, name=called.words)

    def type_ahead(self, person_id: int, channel: Channel, payload: Json) -> Interaction:
        """Ask the bot what could be typed into the option `focused`."""
        self._need_commands(person_id, channel)
        called = self._invoking.find(person_id, channel, _words(payload))
        focused = str(payload.get("focused"))
        options = {focused: "", **(payload.get("options") or {})}
        data = self._invoking.data(called, options, channel, focused)
        return self._services.interactions.begin(AUTOCOMPLETE, person_id, channel, data)

    def _need_commands(self, person_id: int, channel: Channel) -> None:
        if not self._world.may(person_id, channel, "USE_APPLICATION_COMMANDS"):
            raise forbidden("use commands here")
        if channel.type == FORUM_CHANNEL:
            raise forbidden("use commands in a forum: open a post")

    def use(self, person_id: int, channel: Channel, message: Message, use: Json) -> Interaction:
        """Press a button or pick from a menu on a message of the bot."""
        if message.author_id != self._world.bot.id or message.flags & LOADING:
            raise Impossible("There is nothing to press on this message.")
        data = self._filling.used(message.components, use, channel)
        begin = self._services.interactions.begin
        return begin(COMPONENT, person_id, channel, data, message=message)

    def submit(self, person_id: int, interaction_id: int, values: Json) -> Interaction:
        """Send in the modal that an interaction opened."""
        opened = self.interaction(person_id, interaction_id)
        if opened.modal is None:
            raise Impossible("No form was opened by that.")
        channel = self._views.channel(person_id, opened.channel_id)
        data = self._filling.submitted(opened.modal, values, channel)
        message = None
        if opened.message_id is not None:
            message = self._world.message(channel.id, opened.message_id)
        begin = self._services.interactions.begin
        return begin(MODAL_SUBMIT, person_id, channel, data, message=message, parent=opened)

    def send(self, person_id: int, channel: Channel, payload: Json) -> Interaction:
        """Send the bot an interaction that no app checked: `type`, `data`, the id of a `message`.

        `envelope` replaces fields of the payload around the data; those in `without` are left out.
        """
        kind = payload.get("type")
        if kind not in KINDS or "data" not in payload:
            raise Impossible(f"An interaction has data, and its type is one of {KINDS}.")
        message = None
        if payload.get("message"):
            message = self._views.visible_message(person_id, channel, int(payload["message"]))
        envelope, without = payload.get("envelope") or {}, payload.get("without") or []

        def twist(sent: Json) -> Json:
            return {k: v for k, v in {**sent, **envelope}.items() if k not in without}

        begin, data = self._services.interactions.begin, payload["data"]
        return begin(kind, person_id, channel, data, message=message, twist=twist)

    def interaction(self, person_id: int, interaction_id: int) -> Interaction:
        interaction = self._services.interactions.of_person(person_id, interaction_id)
        if interaction is None:
            raise unknown("interaction")
        return interaction


def _words(payload: Json) -> str:
    words = payload.get("command")
    if not isinstance(words, str) or not words.strip(" /"):
        raise Impossible("Name a command.")
    return words
