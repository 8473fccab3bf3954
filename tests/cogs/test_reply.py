"""An answer that is prepared while it is being acknowledged."""

import asyncio
from types import SimpleNamespace

import pytest

from cogs.ui import reply
from cogs.ui.late import LatePictures
from cogs.ui.page import Page
from cogs.ui.reply import Answer
from db.errors import Unavailable
from locales import Locale, all_words
from tables.monitor import Monitor


class Lost(Exception):
    """Discord did not take the acknowledgement."""


class Response:
    """Takes an acknowledgement in, and answers it when the test says so."""

    type = None

    def __init__(self):
        self.asked, self.answered = asyncio.Event(), asyncio.Event()
        self.error = None

    async def defer(self, **_):
        self.asked.set()
        await self.answered.wait()
        if self.error is not None:
            raise self.error


@pytest.fixture
def interaction():
    shown = []

    async def edit_original_response(**what):
        shown.append(what["content"])
        return SimpleNamespace(id=1)

    return SimpleNamespace(
        id=7,
        extras={},
        shown=shown,
        guild_id=5,
        message=None,
        response=Response(),
        client=SimpleNamespace(late=LatePictures()),
        edit_original_response=edit_original_response,
    )


async def test_what_is_shown_waits_for_the_acknowledgement(interaction):
    answer = Answer(interaction)
    answer.meanwhile(answer.think())
    showing = asyncio.create_task(answer.show(Page("Your move.")))
    await interaction.response.asked.wait()
    assert not interaction.shown
    interaction.response.answered.set()
    await showing
    assert interaction.shown == ["Your move."]


async def test_nothing_is_shown_where_the_acknowledgement_was_lost(interaction):
    answer, interaction.response.error = Answer(interaction), Lost()
    interaction.response.answered.set()
    answer.meanwhile(answer.think())
    with pytest.raises(Lost):
        await answer.show(Page("Your move."))
    assert not interaction.shown


@pytest.mark.parametrize("done", [False, True])
@pytest.mark.parametrize("locale", Locale)
async def test_while_the_archive_is_away_nobody_is_given_a_number(
    interaction, monkeypatch, locale, done
):
    """The log has a sentence and no number; and whatever was stored before is told to be done."""
    boroughs = interaction.client
    boroughs.context, boroughs.words = SimpleNamespace(), all_words()
    boroughs.default_locale = locale
    boroughs.context.monitor = Monitor()

    async def was_done(*_):
        return done

    monkeypatch.setattr(reply, "was_done", was_done)
    page = await Answer(interaction)._page(Unavailable("the archive cannot be reached."))
    said = {
        Locale.EN: ("I can’t get at our tables just now.", "Done, and safely kept."),
        Locale.RU: ("Сейчас не получается добраться до столов.", "Сделано и записано."),
        Locale.UK: ("Зараз не вдається дістатися до столів.", "Зроблено й записано."),
    }
    assert page.text.startswith(said[locale][done])
    assert boroughs.context.monitor.errors == ()
