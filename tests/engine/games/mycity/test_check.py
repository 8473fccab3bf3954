"""The checker says in plain sentences what is wrong with a box of one's own."""

import json
from importlib.resources import files

import msgspec
import pytest

from engine.games.mycity.box import Box
from engine.games.mycity.check import FINE, main, report
from engine.games.mycity.checks import problems, words_needed
from locales import Locale
from locales.check import read_books

DATA = files("engine.games.mycity").joinpath("data.json")


def changed(change):
    """Our own box with something changed."""
    data = json.loads(DATA.read_text("utf-8"))
    change(data)
    return data


def found(change):
    return problems(msgspec.convert(changed(change), Box))


def test_our_own_file_is_fine():
    assert report(DATA.read_text("utf-8")) == ([FINE], True)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda d: d["shapes"].update(V3=["X.", ".X"]), "shapes.V3: its cells do not hang"),
        (lambda d: d["shapes"].update(I2=["XX", ".."]), "shapes.I2: leave out the empty rows"),
        (lambda d: d["shapes"].update(I2=["XX", "X"]), "shapes.I2: draw it in rows of equal"),
        (lambda d: d["buildings"]["y1"].update(shape="Q9"), "buildings.y1: there is no shape 'Q9'"),
        (lambda d: d["sets"]["town"].append("z1"), "sets.town: there is no building 'z1'"),
        (lambda d: d["boards"]["eternal"]["terrain"].append(".."), "boards: all rows"),
        (lambda d: d["boards"]["eternal"]["river"].pop(), "one number for each of the 11 rows"),
        (
            lambda d: d["boards"]["eternal"]["features"].update(a1="tree2"),
            "boards.eternal.features.a1: pictures belong on light green cells",
        ),
        (
            lambda d: d["boards"]["eternal"]["features"].update(d1="pond"),
            "there is no feature 'pond'",
        ),
        (lambda d: d["stickers"]["bell"].update(colours=[]), "stickers.bell: say with 'colours'"),
        (lambda d: d["stickers"]["bell"].update(on="plain"), "stickers.bell: the effect 'mark'"),
        (lambda d: d["stickers"]["filter"].update(needs="lid"), "there is no sticker 'lid'"),
        (lambda d: d["items"]["well"].update(sides=[4]), "items.well: 'sides' needs five"),
        (lambda d: d["items"]["tree"].update(weights={}), "items.tree: say with 'weights'"),
        (lambda d: d["items"]["bridges"].update(most=0), "items.bridges: say with 'most'"),
        (lambda d: d["eternal"].update(board="moon"), "eternal: there is no board 'moon'"),
        (lambda d: d["eternal"]["scoring"].remove("pass"), "one item of the kind 'unbuilt'"),
        (lambda d: d["eternal"]["scoring"].append("yard"), "has no zone 'yard'"),
        (lambda d: d["campaign"][22].pop("chooses_colour"), "episode 23: 'chooses_colour'"),
        (
            lambda d: d["campaign"][9]["before"][0].update(at=["z9"]),
            "episode 10, sticker 'gold': there is no cell 'z9'",
        ),
        (
            lambda d: d["campaign"][0]["rewards"]["first"][0].update(sticker="gum"),
            "episode 1, sticker 'gum': there is no such sticker",
        ),
        (
            lambda d: d["campaign"][17]["rewards"]["bonus"][0].update(item="gate"),
            "there is no item counted at the end 'gate'",
        ),
        (lambda d: d["campaign"][3].update(chapter=5), "campaign: count the chapters from 1"),
        (lambda d: d["campaign"][3].update(board="eternal"), "campaign: all episodes are played"),
        (
            lambda d: d["eternal"]["rules"].update(start_score=60),
            "eternal: the start must lie on the track",
        ),
        (
            lambda d: d["campaign"][6]["rules"].update(
                first_building=[{"kind": "zone", "name": "sea"}]
            ),
            "there is no zone 'sea'",
        ),
    ],
)
def test_what_is_wrong_is_said_with_its_place(change, said):
    assert any(said in problem for problem in found(change)), found(change)


def test_a_field_of_the_wrong_kind_is_found_by_its_path():
    text = json.dumps(changed(lambda d: d["campaign"][0].update(blocks="one")))
    (line,), fine = report(text)
    assert not fine
    assert "$.campaign[0].blocks" in line


def test_new_names_ask_for_words():
    def add(data):
        data["buildings"]["z1"] = {"colour": "red", "shape": "I2"}

    lines, fine = report(json.dumps(changed(add)))
    assert fine
    assert lines[1:] == ["It needs words under the key mycity-building-z1"]


@pytest.mark.parametrize("locale", Locale)
def test_all_words_of_our_own_box_are_there(locale):
    book = next(book for book in read_books() if book.locale == locale)
    box = msgspec.json.decode(DATA.read_bytes(), type=Box)
    assert sorted(set(words_needed(box)) - set(book.messages())) == []


def test_the_program_reads_a_file(tmp_path, capsys):
    good, bad = tmp_path / "good.json", tmp_path / "bad.json"
    good.write_text(DATA.read_text("utf-8"), "utf-8")
    bad.write_text("{}", "utf-8")
    assert main([str(good)]) == 0
    assert FINE in capsys.readouterr().out
    assert main([str(bad)]) == 1
    assert "cannot be read" in capsys.readouterr().out
    assert main([str(tmp_path / "none.json")]) == 1
    assert main([]) == 2
