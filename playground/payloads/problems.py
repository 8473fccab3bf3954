"""Discord's refusals: status, code and words, and the nested form of a wrong payload."""

from dataclasses import dataclass

from playground.world.model import Json

Path = tuple[str | int, ...]


@dataclass
class Refusal(Exception):
    """An answer that is not a success, as Discord words it."""

    status: int
    code: int
    message: str
    errors: Json | None = None

    def body(self) -> Json:
        body: Json = {"message": self.message, "code": self.code}
        return body if self.errors is None else {**body, "errors": self.errors}


class Findings:
    """Collects what is wrong with a payload, each fault at its place in it."""

    def __init__(self, within: Path = ()) -> None:
        self._within = within
        self._tree: Json = {}

    def __bool__(self) -> bool:
        return bool(self._tree)

    def add(self, path: Path, code: str, message: str) -> None:
        node = self._tree
        for step in (*self._within, *path):
            node = node.setdefault(str(step), {})
        node.setdefault("_errors", []).append({"code": code, "message": message})

    def add_required(self, path: Path) -> None:
        self.add(path, "BASE_TYPE_REQUIRED", "This field is required")

    def refuse(self) -> None:
        """Raise what was found, if anything was."""
        if self._tree:
            raise Refusal(400, 50035, "Invalid Form Body", self._tree)


@dataclass(frozen=True)
class Kind:
    """One of Discord's refusals; call it for an exception to raise."""

    status: int
    code: int
    message: str

    def __call__(self) -> Refusal:
        return Refusal(self.status, self.code, self.message)


unauthorized = Kind(401, 0, "401: Unauthorized")
unknown_channel = Kind(404, 10003, "Unknown Channel")
unknown_guild = Kind(404, 10004, "Unknown Guild")
unknown_member = Kind(404, 10007, "Unknown Member")
unknown_message = Kind(404, 10008, "Unknown Message")
unknown_user = Kind(404, 10013, "Unknown User")
unknown_webhook = Kind(404, 10015, "Unknown Webhook")
unknown_interaction = Kind(404, 10062, "Unknown interaction")
unknown_command = Kind(404, 10063, "Unknown application command")
already_acknowledged = Kind(400, 40060, "Interaction has already been acknowledged.")
too_large = Kind(413, 40005, "Request entity too large")
missing_access = Kind(403, 50001, "Missing Access")
wrong_author = Kind(403, 50005, "Cannot edit a message authored by another user")
empty_message = Kind(400, 50006, "Cannot send an empty message")
closed_direct_messages = Kind(403, 50007, "Cannot send messages to this user")
missing_permissions = Kind(403, 50013, "Missing Permissions")
not_for_messages = Kind(400, 50008, "Cannot send messages in a non-text channel")
wrong_channel_type = Kind(400, 50024, "Cannot execute action on this channel type")
invalid_token = Kind(401, 50027, "Invalid Webhook Token")
archived_thread = Kind(400, 50083, "Thread is archived")
invalid_json = Kind(400, 50109, "The request body contains invalid JSON.")
too_many_participants = Kind(400, 30033, "Maximum number of thread participants reached (1000)")
too_many_threads = Kind(400, 160006, "Maximum number of active threads reached")
thread_exists = Kind(400, 160004, "A thread has already been created for this message")
no_activity = Kind(400, 0, "Activities are not enabled for this application")
unknown_activity = Kind(404, 0, "404: Not Found")
too_many_entry_points = Kind(400, 30032, "Maximum number of application commands reached (1).")
entry_point_removed = Kind(
    400,
    50240,
    "You cannot remove this app's Entry Point command in a bulk update operation. Please include "
    "the Entry Point command in your update request or delete it separately.",
)
system_message = Kind(403, 50021, "Cannot execute action on a system message")
