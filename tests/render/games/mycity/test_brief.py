"""The brief of an episode is never cut, whatever its length, the language and the players."""

from dataclasses import replace

import pytest

from engine.core.match import start
from engine.games.mycity import GAME
from engine.games.mycity.rules_now import told
from engine.games.mycity.view import Stage
from locales import Locale
from render.games.mycity import board, brief
from render.kit.text import ELLIPSIS
from tests.engine.games.mycity.playing import EPISODES, campaign
from tests.words import all_words


@pytest.mark.parametrize("locale", Locale)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_its_words_are_in_the_picture(seats, locale):
    say = all_words().speaker(locale, ["Ann"] * seats)
    for number in EPISODES:
        view = start(GAME, campaign(seats)[number - 1][0], bytes(16)).public().view
        view = replace(view, stage=Stage.PREPARE, card="")
        box = board.plan_for(view, say).brief
        lines = brief._lines(view, say, box.width)
        words = "".join(map(say, told(view)[1:]))
        assert "".join(lines).replace(" ", "") == words.replace(" ", "")
        assert ELLIPSIS not in "".join(lines)
        assert brief.brief_height(view, say, box.width) <= box.height
