"""What a person sees, in a form that is handy in tests."""

from dataclasses import dataclass, field
from typing import Any

from playground.payloads.components import walk
from playground.world.model import EPHEMERAL, Json

BUTTON, TEXT_DISPLAY = 2, 10
MESSAGE = "message"
SELECTS = (3, 5, 6, 7, 8)


class NotThere(LookupError):
    """A test looks for something that the person does not see."""


@dataclass(frozen=True)
class SeenMessage:
    """A message as one person sees it. `data` is Discord's JSON with a few words more."""

    data: Json

    @property
    def id(self) -> str:
        return str(self.data["id"])

    @property
    def channel_id(self) -> str:
        return str(self.data["channel_id"])

    @property
    def content(self) -> str:
        return str(self.data["content"])

    @property
    def text(self) -> str:
        """Everything that can be read on it: content, embeds and layout."""
        parts = [self.content]
        for embed in self.embeds:
            parts += [embed.get("title") or "", embed.get("description") or ""]
            parts += [f"{f['name']} {f['value']}" for f in embed.get("fields") or []]
        parts += [c["content"] for _, c in walk(self.components) if c["type"] == TEXT_DISPLAY]
        return "\n".join(part for part in parts if part)

    @property
    def author(self) -> str:
        return str(self.data["author"]["username"])

    @property
    def components(self) -> list[Json]:
        return list(self.data["components"])

    @property
    def embeds(self) -> list[Json]:
        return list(self.data["embeds"])

    @property
    def attachments(self) -> list[Json]:
        return list(self.data["attachments"])

    @property
    def ephemeral(self) -> bool:
        return bool(self.data["flags"] & EPHEMERAL)

    @property
    def mentions(self) -> list[str]:
        """The ids of the people it calls."""
        return [user["id"] for user in self.data["mentions"]]

    @property
    def system(self) -> bool:
        """Whether Discord wrote it, such as "a thread was opened"."""
        return self.data["type"] in (1, 2, 18, 21)

    @property
    def buttons(self) -> list[Json]:
        return [c for _, c in walk(self.components) if c["type"] == BUTTON]

    @property
    def selects(self) -> list[Json]:
        return [c for _, c in walk(self.components) if c["type"] in SELECTS]

    def button(self, name: str) -> Json:
        """The button with this custom id, or else with this label."""
        return _named(self.buttons, name, "label")

    def select(self, name: str) -> Json:
        """The menu with this custom id, or else with this placeholder."""
        return _named(self.selects, name, "placeholder")


def _named(components: list[Json], name: str, shown: str) -> Json:
    for key in ("custom_id", shown):
        found = [component for component in components if component.get(key) == name]
        if found:
            return found[0]
    there = [component.get(shown) or component.get("custom_id") for component in components]
    raise NotThere(f"{name!r} is not there; there is {there}.")


@dataclass(frozen=True)
class Modal:
    """A form that the bot opened, and the interaction that it belongs to."""

    interaction_id: str
    data: Json

    @property
    def title(self) -> str:
        return str(self.data["title"])

    @property
    def fields(self) -> list[Json]:
        """The inputs, each with the label that is shown with it."""
        found: list[Json] = []
        for row in self.data["components"]:
            found += row.get("components", [])
            if "component" in row:
                found.append({"label": row["label"], **row["component"]})
        return found

    def custom_ids(self, values: Json) -> Json:
        """The same values, with labels turned into custom ids."""
        by_label = {one.get("label"): one["custom_id"] for one in self.fields}
        return {by_label.get(name, name): value for name, value in values.items()}


@dataclass(frozen=True)
class Answer:
    """How an interaction stands. `kind`: message, update, deferred_update, modal, choices,
    activity."""

    data: Json = field(repr=False)

    @property
    def id(self) -> str:
        return str(self.data["id"])

    @property
    def state(self) -> str:
        """pending, answered or failed."""
        return str(self.data["state"])

    @property
    def kind(self) -> str | None:
        return self.data["answer"]  # type: ignore[no-any-return]

    @property
    def settled(self) -> bool:
        """Failed, or answered with more than "thinking" or a message that was taken back."""
        if self.state != "answered":
            return self.state == "failed"
        taken_back = self.kind == MESSAGE and self._shown is None
        return not self.data["loading"] and not taken_back

    @property
    def _shown(self) -> Json | None:
        found = [self.data["message"], *self.data["followups"]]
        return next((message for message in found if message is not None), None)

    @property
    def message(self) -> SeenMessage:
        """The message that answered, or the one that was changed; where the first one was taken
        back, the one that came in its place."""
        if self._shown is None:
            raise NotThere("The answer has no message.")
        return SeenMessage(self._shown)

    @property
    def content(self) -> str:
        return self.message.content

    @property
    def followups(self) -> list[SeenMessage]:
        return [SeenMessage(message) for message in self.data["followups"]]

    @property
    def modal(self) -> Modal:
        if self.data["modal"] is None:
            raise NotThere("No form was opened.")
        return Modal(self.id, self.data["modal"])

    @property
    def activity(self) -> Json:
        """The frame that was launched: `instance_id`, `frame_id`, `client_id`, `origin`, `url`."""
        if self.data["activity"] is None:
            raise NotThere("No Activity was launched.")
        return dict(self.data["activity"])

    @property
    def choices(self) -> list[Json]:
        return list(self.data["choices"] or [])

    @property
    def revision(self) -> int:
        return int(self.data["revision"])

    @property
    def acknowledged_after(self) -> float:
        """Seconds between the person's act and the bot's first answer."""
        value: Any = self.data["acknowledged_after"]
        return float(value)
