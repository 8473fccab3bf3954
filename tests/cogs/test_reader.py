"""Who reads: names as they are said in every language."""

import pytest

from cogs.ui.reader import make_reader
from engine.core.words import who
from locales import Locale, StandIn
from tests.words import all_words

NAMES = ("Ann", StandIn("Bob_by"), StandIn(""))


@pytest.mark.parametrize(("locale", "bot"), [("en", "bot"), ("ru", "бот"), ("uk", "бот")])
def test_a_bot_that_stands_in_is_named_in_the_reader_s_language(locale, bot):
    reader = make_reader(all_words(), Locale(locale), "dark", NAMES)
    assert reader.say(who(0)) == "Ann"
    assert reader.say(who(1)) == f"Bob\\_by ({bot})"
    assert reader.caption(who(1)) == f"Bob_by ({bot})"
    assert "(" not in reader.say(who(2)), "somebody who was forgotten"
