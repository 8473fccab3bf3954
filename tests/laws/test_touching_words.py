"""Whoever touches the board reads no words about numbered buttons: there are none."""

import re

import pytest

from engine.core.choices import OneOf
from engine.core.words import for_touching
from locales import Locale
from tests.laws.playing import HOUSE_GAMES, every_table, played, sampled, table_id
from tests.laws.test_lessons import NAMES, questions
from tests.words import all_words

BUTTONS = {
    Locale.EN: r"\bnumber|\bplace \d|\bpicture \d|pick its|its column, then",
    Locale.RU: r"номер|число|место \d|картинк\w+ \d|сначала столбец",
    Locale.UK: r"номер|число|місце \d|малюнк\w+ \d|малюнок \d|спершу стовпчик",
}
SMALLEST = [
    (game, config)
    for game, config in every_table(HOUSE_GAMES)
    if config.seats == game.spec.seats[0]
]


@pytest.mark.parametrize(("game", "config"), SMALLEST, ids=table_id)
def test_words_for_touching_speak_of_no_buttons(game, config):
    say = {locale: all_words().speaker(locale, NAMES) for locale in Locale}
    for ply in sampled(played(game, config), 4):
        for view, draft in questions(ply.before, ply.seat, ply.moved.action):
            step = game.ask(view, draft)
            told = [step.prompt, game.coach(view, draft)] if isinstance(step, OneOf) else []
            for message in told:
                for locale, speak in say.items():
                    spoken = speak(for_touching(message))
                    assert not re.search(BUTTONS[locale], spoken, re.IGNORECASE), spoken
