"""Why a person cannot do something, in words for the page."""

from dataclasses import dataclass


@dataclass
class Impossible(Exception):
    """A person, or the page for them, asked for something that Discord's own app would not do."""

    message: str
    status: int = 400


def unknown(what: str) -> Impossible:
    """Not there, or not for this person: the page learns no more than that."""
    return Impossible(f"There is no such {what} here.", 404)


def forbidden(what: str) -> Impossible:
    """There, but not theirs to do."""
    return Impossible(f"You may not {what}.", 403)
