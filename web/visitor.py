"""Who looks at a page: their session, their language and theme, and what they see of the table."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.seats import Seat
from engine.core.words import Msg
from locales import Speaker, choose_locale
from render.kit.theme import THEMES, Theme
from tables.context import Caller
from tables.people.browsers import Session
from tables.people.settings import preferences
from tables.table import Table
from web.services import Services


@dataclass(frozen=True)
class Visitor:
    """Somebody with a session at a table that was just read. ``say`` speaks their language; what
    it says is text, never markup. ``seat`` is None for those who only watch."""

    session: Session
    table: Table
    locale: str
    theme: Theme
    say: Speaker

    @property
    def seat(self) -> Seat | None:
        return self.table.seat_of(self.session.user)

    def caller(self, request: str) -> Caller:
        """Who asks, for the use cases: a request of this session has the same receipt whenever it
        is repeated, and no other session can have it."""
        seat = self.seat
        name = self.table.seats[seat].name if seat is not None else ""
        return Caller(self.session.user, name, f"web:{self.session.name}:{request}")

    def say_all(self, lines: tuple[Msg, ...]) -> list[str]:
        """These lines in their language."""
        return [self.say(line) for line in lines]


async def visitor_of(services: Services, session: Session, table: Table | None = None) -> Visitor:
    """This person at their table, with what they have set. Refused where it cannot be read."""
    table = table or await services.context.table(session.table_id)
    chosen = await preferences(services.context, session.user)
    locale = choose_locale(chosen.locale or session.locale, services.default_locale)
    say = services.words.speaker(locale, table.names, for_chat=False)
    return Visitor(session, table, locale, THEMES[chosen.theme], say)
