"""The quick sum of the final scoring says the same as its accounts."""

import pytest

from engine.catalog import find
from engine.core.options import Config
from engine.games.streets.final_money import final_money
from engine.games.streets.points import final_accounts
from tests.laws.playing import play


@pytest.mark.parametrize(
    "config",
    [Config(1), Config(2), Config(5), Config(4, {"advisors": "dealt"})],
    ids=["alone", "two", "five", "advisors"],
)
def test_the_quick_sum_is_that_of_the_accounts(config):
    for ply in play(find("streets"), config):
        table = ply.before.public().view.table
        paid = [0] * len(table.players)
        for account in final_accounts(table):
            for payment in account.payments:
                paid[payment.owner] += payment.money
        assert final_money(table) == tuple(paid)
