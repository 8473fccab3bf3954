"""Scenes of recorded games: the moment, the eye, what is tried; all of it by legal moves."""

from dataclasses import replace

import pytest

from engine.core.errors import Refused
from engine.core.lessons import Scene, read_record
from engine.core.scenes import match_at, seen_in
from engine.core.seats import PUBLIC
from tests.lamps import GAME
from tests.lamps.lessons import FIRST, INTRODUCTION, LESSONS

MOVES = 12


def test_a_record_holds_seats_seed_options_and_moves():
    assert (FIRST.seats, FIRST.seed, FIRST.options) == (2, (1).to_bytes(16, "big"), "")
    assert FIRST.moves[:3] == ((0, "bid 11"), (1, "bid 6"), (0, "lamp e4"))
    assert FIRST.moves[4] == (0, "name no name"), "a name may hold spaces"
    assert len(FIRST.moves) == MOVES


def test_a_record_may_carry_on_an_earlier_episode(tmp_path, monkeypatch):
    folder = tmp_path / "carrying" / "recorded"
    folder.mkdir(parents=True)
    (folder.parent / "__init__.py").write_text("")
    (folder / "second.txt").write_text("2 00ff rounds=1 team\ncarried 8\n0 bid 3\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    record = read_record("carrying", "second")
    assert (record.options, record.carried, record.moves) == ("rounds=1 team", "8", ((0, "bid 3"),))


def test_the_moment_is_after_so_many_moves():
    assert match_at(GAME, FIRST, 0).ply == 0
    assert match_at(GAME, FIRST, 3).turn.stage == "oil"
    assert match_at(GAME, FIRST, len(FIRST.moves)).turn is None


def test_an_eye_sees_what_its_seat_sees_and_no_more():
    seen, ghost = seen_in(GAME, Scene(FIRST, 0, eye=1))
    assert (seen.eye, seen.view.hand, ghost) == (1, (5, 6, 7, 10), ())
    assert seen_in(GAME, Scene(FIRST, 0))[0].eye is PUBLIC
    assert seen_in(GAME, Scene(FIRST, 0))[0].view.hand == ()


def test_what_is_tried_is_seen_as_if_it_were_done():
    seen, ghost = seen_in(GAME, Scene(FIRST, 2, eye=0, tried="lamp b3"))
    assert [lamp.corner for lamp in seen.view.lamps] == ["b3"]
    assert ghost == ("b3",)
    assert match_at(GAME, FIRST, 2).seen_by(0).view.lamps == (), "nothing was played"


@pytest.mark.parametrize("text", ["lamp z9", "oil 3"])
def test_nothing_is_shown_that_could_not_be(text):
    with pytest.raises(Refused):
        seen_in(GAME, Scene(FIRST, 2, eye=0, tried=text))
    with pytest.raises(Refused):
        match_at(GAME, replace(FIRST, moves=((0, "bid 11"), (0, text))), 2)


def test_every_scene_of_the_small_game_can_be_seen():
    scenes = [*(lesson.scene for lesson in LESSONS), INTRODUCTION.cover, *INTRODUCTION.steps]
    assert len([seen_in(GAME, scene) for scene in scenes]) == len(LESSONS) + 4
