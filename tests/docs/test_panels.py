"""The contact sheets leave no question out that an option brings."""

from contextlib import aclosing

import pytest

from docs.panels import screens, tables_of
from engine.core.game import config_problems
from engine.core.options import Config
from tests.laws.playing import HOUSE_GAMES, table_id, tables


@pytest.mark.parametrize("game", HOUSE_GAMES, ids=table_id)
def test_every_choice_of_every_option_is_looked_at(game):
    found = list(tables_of(game))
    assert not any(config_problems(game.spec, config) for config in found)
    sizes = {config.seats for config in found if not config.options}
    assert sizes == set(range(game.spec.seats[0], game.spec.seats[1] + 1))
    usual = {setting.key: setting.default for setting in game.spec.options}
    alone = [one.options for one in tables(game) if len(one.options) == 1]
    wanted = [options for options in alone if not options.items() <= usual.items()]
    assert all(options in [one.options for one in found] for options in wanted)


async def test_a_module_is_met_with_its_own_questions(tmp_path):
    config = Config(1, {"landmarks": True})
    async with aclosing(screens("sprawlopolis", config, tmp_path / "a.sqlite3")) as found:
        first = await anext(found)
    assert first.kind == "sprawlopolis-ask-side"


async def test_a_campaign_goes_on_to_its_next_episode(tmp_path):
    config = Config(2, {"form": "legacy"})
    async with aclosing(screens("mycity", config, tmp_path / "a.sqlite3")) as found:
        async for screen in found:
            if screen.table.id == 2:
                break
        else:
            pytest.fail("only the first episode was played")
