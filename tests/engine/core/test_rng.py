"""The dice: frozen numbers, fairness, and no second throw after an undo."""

from collections import Counter
from hashlib import sha256
from itertools import permutations

from engine.core.rng import Rng, commitment

SEED = bytes(range(16))
FROZEN_NUMBERS = [0, 95, 54, 55, 44, 94, 47, 36]
FROZEN_SHUFFLE = (9, 6, 8, 3, 1, 4, 5, 0, 7, 2)


def test_the_stream_is_sha_256_of_seed_move_and_draw():
    first = sha256(SEED + (7).to_bytes(8, "big") + (0).to_bytes(8, "big")).digest()
    assert Rng(SEED, 7).below(2**32) == int.from_bytes(first[:8], "big") % 2**32


def test_frozen_numbers_never_change():
    """Were they to change, every stored game would replay differently."""
    dice = Rng(SEED, 1)
    assert [dice.below(100) for _ in range(8)] == FROZEN_NUMBERS
    assert Rng(SEED, 2).shuffled(range(10)) == FROZEN_SHUFFLE


def test_the_same_move_gives_the_same_dice():
    assert Rng(SEED, 5).shuffled(range(50)) == Rng(SEED, 5).shuffled(range(50))
    assert Rng(SEED, 5).shuffled(range(50)) != Rng(SEED, 6).shuffled(range(50))


def test_every_order_of_three_comes_up_about_equally():
    seen = Counter(Rng(SEED, ply).shuffled("abc") for ply in range(6000))
    assert set(seen) == set(permutations("abc"))
    assert all(850 < count < 1150 for count in seen.values())


def test_a_roll_is_from_one_to_the_number_of_sides():
    dice = Rng(SEED, 3)
    assert {dice.roll(6) for _ in range(200)} == {1, 2, 3, 4, 5, 6}


def test_used_tells_whether_chance_had_a_say():
    dice = Rng(SEED, 1)
    assert not dice.used
    dice.pick("ab")
    assert dice.used


def test_shuffling_one_card_uses_no_dice():
    dice = Rng(SEED, 1)
    assert dice.shuffled("a") == ("a",)
    assert not dice.used


def test_the_commitment_can_be_checked_by_anyone():
    assert commitment(SEED) == sha256(SEED).hexdigest()
