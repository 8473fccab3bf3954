"""What is kept between pictures: bounded in bytes, whoever paints, and by how many threads."""

import ast
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from PIL import Image

import render
from render.kit.sprites import SHELF, SHELF_BYTES, Shelf, bytes_of, shelved


def test_what_was_used_longest_ago_goes_first():
    shelf = Shelf(100)
    for name in "abc":
        shelf.put(name, name.upper(), 40)
        shelf.find("a")
    assert [shelf.find(name) for name in "abc"] == ["A", None, "C"]
    assert shelf.bytes == 80


def test_what_is_larger_than_the_shelf_is_not_kept():
    shelf = Shelf(100)
    shelf.put("a", "A", 101)
    assert shelf.find("a") is None
    assert shelf.bytes == 0


def test_many_threads_never_fill_it_beyond_its_bound():
    shelf = Shelf(1000)

    def work(number):
        for key in range(number, number + 200):
            shelf.put(key % 50, key % 50, 90)
            assert shelf.find(key % 50) in (key % 50, None)
            assert shelf.bytes <= 1000 + 90

    with ThreadPoolExecutor(8) as threads:
        list(threads.map(work, range(16)))
    assert 0 < shelf.bytes <= 1000


def test_a_sprite_is_painted_once_and_let_go_when_there_is_too_much():
    painted = []

    @shelved
    def square(size: int, mode: str = "RGB") -> Image.Image:
        painted.append(size)
        return Image.new(mode, (size, size))

    assert square(10) is square(10)
    assert square(10, mode="L") is square(10, mode="L")
    assert painted == [10, 10]
    side = 512
    for more in range(SHELF_BYTES // (4 * side * side) + 1):
        square(side + more)
        assert SHELF.bytes <= SHELF_BYTES
    square(10)
    assert painted.count(10) == 3
    SHELF.clear()


def test_the_size_of_a_sprite_is_that_of_its_pixels():
    assert bytes_of(Image.new("RGBA", (10, 20))) == bytes_of(Image.new("RGB", (10, 20))) == 800
    assert bytes_of((Image.new("L", (10, 20)), Image.new("P", (1, 1)))) == 201


def test_no_painter_keeps_pictures_by_number():
    """A number of pictures says nothing about their size: they belong on the shelf."""
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
            and any("cache" in ast.unparse(how) for how in one.decorator_list)
        ]
    assert found == []
