"""What every answer of the page needs."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field

from locales import Catalogue, Locale
from tables.context import Context
from tables.processes import Work
from tables.rate_limit import Pace
from web.settings import WebSettings
from web.shown import ShownPictures

LOOKS, LOOKS_PER_SECOND = 120.0, 20.0
"""How fast one person may look: a page fetches a screen and a few pictures for every press."""

LOOKS_BACK, LOOKS_BACK_PER_SECOND = 30.0, 4.0
"""How fast one person may look at the past and at parts of a table: each is read and painted."""

STRANGERS, STRANGERS_PER_SECOND = 60.0, 5.0
"""How fast one address may ask that has not shown who it is."""

FRAMED, FRAMED_PER_SECOND = 600.0, 50.0
"""How fast those may come of whom Discord's frame says who they are, all from one address."""

JOINS, JOINS_PER_SECOND = 20.0, 0.2
"""How fast one of them may, once Discord has said who it is."""

MOST_ASKED_FOR = 8
"""Of so many people we ask Discord at once who they are; others wait for their turn."""


@dataclass(frozen=True)
class Services:
    """The use cases with their words, the processes that paint, and what bounds everybody.
    ``paint`` keeps the latest pictures: the same one is painted once for whoever may see it."""

    context: Context
    words: Catalogue
    default_locale: Locale
    settings: WebSettings
    paint: Work
    shown: ShownPictures = field(default_factory=ShownPictures)
    looking: Pace = field(default_factory=lambda: Pace(LOOKS, LOOKS_PER_SECOND))
    looking_back: Pace = field(default_factory=lambda: Pace(LOOKS_BACK, LOOKS_BACK_PER_SECOND))
    strangers: Pace = field(default_factory=lambda: Pace(STRANGERS, STRANGERS_PER_SECOND))
    framed: Pace = field(default_factory=lambda: Pace(FRAMED, FRAMED_PER_SECOND))
    joining: Pace = field(default_factory=lambda: Pace(JOINS, JOINS_PER_SECOND))
    asking: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(MOST_ASKED_FOR))
