"""What is kept between pictures: bounded in bytes, for all games and threads together."""

import ast
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path

import pytest
from PIL import Image

import render
from render.kit.sprites import (
    MOST_BYTES,
    MOST_SMALL_BYTES,
    SMALL_SPRITES,
    SPRITES,
    Budget,
    Known,
    budget_of,
    bytes_of,
    cached_sprite,
    forget_sprites,
)

KEEPER = "cached_sprite"


def filled(most: int, sizes: dict[str, int]) -> tuple[Budget, dict[str, str]]:
    """A budget, and a cache that it bounds."""
    budget, cache = Budget(most), {}
    for name, size in sizes.items():
        cache[name] = name.upper()
        budget.add(name, size, partial(cache.pop, name))
        budget.use("a")
    return budget, cache


def test_what_was_used_longest_ago_goes_first():
    budget, cache = filled(100, {"a": 40, "b": 40, "c": 40})
    assert cache == {"a": "A", "c": "C"}
    assert budget.bytes == 80


def test_what_is_larger_than_the_budget_is_not_kept():
    budget, cache = filled(100, {"a": 101})
    assert cache == {}
    assert budget.bytes == 0


def test_what_is_counted_already_is_not_counted_twice():
    budget, cache = filled(100, {"a": 40})
    budget.add("a", 40, cache.clear)
    assert budget.bytes == 40
    budget.clear()
    assert (cache, budget.bytes) == ({}, 0)


def test_many_threads_never_fill_it_beyond_its_bound():
    budget = Budget(1000)

    def work(number):
        for key in range(number, number + 200):
            budget.add(key % 50, 90, lambda: None)
            budget.use(key % 50)
            assert budget.bytes <= 1000 + 90

    with ThreadPoolExecutor(8) as threads:
        list(threads.map(work, range(16)))
    assert 0 < budget.bytes <= 1000


@pytest.mark.parametrize(
    ("side", "budget", "most"),
    [(200, SPRITES, MOST_BYTES), (64, SMALL_SPRITES, MOST_SMALL_BYTES)],
)
def test_a_sprite_is_painted_once_and_let_go_when_there_is_too_much(side, budget, most):
    painted = []

    @cached_sprite
    def square(size: int, mode: str = "RGB", number: int = 0) -> Image.Image:
        painted.append((size, number))
        return Image.new(mode, (size, size))

    assert square(side) is square(side)
    assert square(side, mode="L") is square(side, mode="L")
    assert painted == [(side, 0)] * 2
    for number in range(1, most // (4 * side * side) + 2):
        square(side, number=number)
        assert budget.bytes <= most
    assert square(side).size == (side, side)
    assert painted.count((side, 0)) == 2
    forget_sprites()


def test_a_sprite_that_was_let_go_is_painted_again_when_its_pixels_are_needed():
    painted = []

    @cached_sprite
    def square(size: int) -> Image.Image:
        painted.append(size)
        return Image.new("RGB", (size, size))

    square(10)
    forget_sprites()
    assert square(10).size == (10, 10)
    assert painted == [10]
    square(10).load()
    assert painted == [10, 10]
    forget_sprites()


def test_small_sprites_do_not_make_way_for_large_ones():
    small, large = Known(1, "RGBA", (64, 64)), Known(2, "RGBA", (64, 65))
    assert (budget_of(small), budget_of(large)) == (SMALL_SPRITES, SPRITES)


def test_the_size_of_a_sprite_is_that_of_its_pixels():
    assert bytes_of(Image.new("RGBA", (10, 20))) == bytes_of(Image.new("RGB", (10, 20))) == 800
    assert bytes_of(Image.new("L", (10, 20))) == bytes_of(Image.new("P", (20, 10))) == 200


def test_no_painter_keeps_pictures_by_number():
    """A number of pictures says nothing about their size: the bound is in bytes."""
    folder = Path(render.__file__).parent
    found = []
    for path in folder.rglob("*.py"):
        functions = [
            n for n in ast.walk(ast.parse(path.read_text())) if isinstance(n, ast.FunctionDef)
        ]
        found += [
            f"{path.relative_to(folder)}:{one.name}"
            for one in functions
            if "Image.Image" in ast.unparse(one.returns or ast.Constant(None))
            and any("cache" in how for how in map(ast.unparse, one.decorator_list) if how != KEEPER)
        ]
    assert found == []
