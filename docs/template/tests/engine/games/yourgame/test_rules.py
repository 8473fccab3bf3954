"""What the rulebook says, example by example."""

from engine.core.options import Config
from engine.core.rng import Rng
from engine.games.yourgame import GAME
from engine.games.yourgame.pieces import BOX, CARDS, PLOTS, Building
from engine.games.yourgame.points import points

SEED = b"sixteen bytes ok"


def test_the_box_holds_twelve_cards_and_twelve_plots():
    assert (len(CARDS), len(PLOTS)) == (12, 12)


def test_everyone_is_dealt_three_cards():
    state = GAME.setup(Config(4), Rng(SEED, 0))
    assert [len(hand) for hand in state.hands] == [BOX.hand] * 4


def test_a_building_is_worth_its_number():
    built = (Building("a1", 0, 7), Building("b1", 1, 12), Building("c1", 0, 2))
    assert [points(built, seat) for seat in (0, 1)] == [9, 12]
