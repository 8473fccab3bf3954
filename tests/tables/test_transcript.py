"""A game as a text, playing it again from there, and what that proves."""

import subprocess
import sys
from dataclasses import replace

import pytest

from engine.catalog import catalog
from engine.core.options import Config
from tables.history.proof import prove, replay
from tables.history.transcript import Back, BadLog, Left, Standing, read, written
from tables.verify import main
from tests.lamps import GAME as LAMPS
from tests.tables.recording import recorded

MANHATTAN = catalog()["manhattan"]


@pytest.fixture(scope="module")
def log():
    return recorded(MANHATTAN, Config(2, {"first": "1"}))


@pytest.fixture
def lamplighters(monkeypatch):
    monkeypatch.setattr("engine.catalog.catalog", lambda: {"lamps": LAMPS})


# The text


def test_the_text_says_who_played_what_with_which_seed(log):
    text = written(log)
    assert text.startswith("Boroughs log 1\ngame: manhattan\nrules: 1\noptions: first=1\n")
    assert f"\nseed: {log.seed.hex()}\n" in text
    assert "\nplayer 1: Player №0\n" in text
    assert "\nback to 2\n" in text
    assert text.count("\n3. player ") == 2, "the undone move and the one in its place"


@pytest.mark.parametrize("game", catalog().values(), ids=catalog())
def test_every_game_is_read_back_as_it_was_written_and_replays(game):
    log = recorded(game)
    assert read(written(log)) == log
    assert prove(read(written(log))).holds


@pytest.mark.parametrize("options", [{}, {"team": True, "rounds": 3}, {"level": "hard"}])
def test_free_text_options_and_what_was_carried_over_survive(lamplighters, options):
    log = recorded(LAMPS, Config(2, options, carried="7"))
    assert any("name Ґанок №1" in str(line) for line in log.lines)
    assert read(written(log)) == log
    assert prove(read(written(log))).holds
    strange = replace(log, config=Config(2, options, 'a "b"\n7'))
    assert read(written(strange)).config == strange.config


def test_names_may_look_like_anything(log):
    odd = replace(log, names=("moves:", "player 2: rank 1, 5 points"))
    assert read(written(odd)) == odd


def test_line_ends_of_other_machines_do_not_matter(log):
    assert read("\ufeff" + written(log).replace("\n", "\r\n")) == log


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("Boroughs log 1", "Boroughs log 2", "first line"),
        ("moves:", "", "not whole"),
        ("result:", "", "not whole"),
        ("seed: ", "seed: zz", "not a seed"),
        ("seed: ", "salt: ", "no “seed”"),
        ("rules: 1", "rules: one", "not a number"),
        ("back to 2", "back to the start", "cannot be understood"),
        ("\n1. player ", "\n1. somebody ", "cannot be understood"),
        ("game: ", "game ", "cannot be understood"),
        ("rank 1", "rank first", "cannot be understood"),
        ("options:", "carried: {\noptions:", "carried over"),
    ],
)
def test_a_text_that_is_no_log_is_told_why(log, old, new, problem):
    assert old in written(log)
    with pytest.raises(BadLog, match=problem):
        read(written(log).replace(old, new))


# Playing it again


def test_taking_back_leads_to_the_earlier_position(log):
    boards = [match.dump() for match in replay(log)]
    assert boards[5] == boards[2], "after the line “back to 2”"
    assert boards[6:8] == boards[3:5], "and forward again, with the same dice"


def test_whoever_leaves_changes_nothing_on_the_board(log):
    lines = (*log.lines[:3], Left(1), *log.lines[3:])
    assert prove(replace(log, lines=lines)).holds


def test_an_honest_game_holds(log):
    proof = prove(log)
    assert proof.holds
    assert (proof.moves, proof.taken_back) == (len(log.lines) - 1, True)
    assert proof.standings == log.standings


def test_another_seed_shows(log):
    other = prove(replace(log, seed=bytes(16)))
    assert not other.fingerprint
    assert not other.holds


def test_a_changed_result_shows(log):
    first, *rest = log.standings
    proof = prove(replace(log, standings=(Standing(first.rank, first.points + 1), *rest)))
    assert proof.fingerprint
    assert proof.broken is None
    assert not proof.result


def test_a_game_with_an_outcome_was_not_called_off(log):
    assert not prove(replace(log, standings=())).result


def test_an_impossible_move_is_found(log):
    place = log.lines.index(Back(2)) + 1
    wrong = replace(log.lines[place], action="build z9 4")
    lines = (*log.lines[:place], wrong, *log.lines[place + 1 :])
    assert prove(replace(log, lines=lines)).broken == 3


@pytest.mark.parametrize("lost", [0, 4, 20])
def test_a_missing_line_is_found(log, lost):
    lines = (*log.lines[:lost], *log.lines[lost + 1 :])
    assert prove(replace(log, lines=lines)).broken is not None


def test_going_back_to_where_the_game_never_was(log):
    lines = (Back(3), *log.lines)
    assert prove(replace(log, lines=lines)).broken == 1


def test_a_table_that_could_never_have_started(log):
    assert prove(replace(log, config=Config(9))).broken == 0


def test_a_position_that_the_dice_did_not_give_is_found(log):
    boards = [match.dump() for match in replay(log)]
    assert prove(log, boards).holds
    boards[2] = boards[1]
    proof = prove(log, boards)
    assert (proof.broken, proof.holds) == (2, False)


def test_rules_that_have_changed_since_are_named(log):
    assert prove(log).same_rules
    assert not prove(replace(log, version=log.version + 1)).same_rules


# By oneself


@pytest.fixture
def file(log, tmp_path):
    path = tmp_path / "game.txt"
    path.write_text(written(log), encoding="utf-8")
    return path


def change(file, old, new):
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new), encoding="utf-8")


def test_the_program_says_that_a_log_agrees(file):
    command = [sys.executable, "-m", "tables.verify", str(file)]
    said = subprocess.run(command, capture_output=True, text=True, encoding="utf-8")
    assert said.returncode == 0, said.stderr
    assert "Seed and fingerprint: agree" in said.stdout
    assert "Result: agrees" in said.stdout
    assert "Player №1" in said.stdout


def test_the_program_says_what_does_not_agree(file, capsys):
    change(file, "fingerprint: ", "fingerprint: 0")
    assert main([str(file)]) == 1
    assert "DO NOT AGREE" in capsys.readouterr().out
    change(file, "\n2. player ", "\n7. player ")
    change(file, "rules: 1", "rules: 2")
    assert main([str(file)]) == 1
    said = capsys.readouterr().out
    assert "number 2" in said
    assert "rules have changed" in said


@pytest.mark.parametrize("old", ["game: manhattan", "options: first=1"])
def test_a_game_or_an_option_that_boroughs_does_not_have(file, capsys, old):
    change(file, old, old + "9")
    assert main([str(file)]) == 2
    assert "does not have" in capsys.readouterr().err


@pytest.mark.parametrize("content", [b"", b"\xff\xfe\x00", b"hello\n"])
def test_the_program_reads_no_other_file(tmp_path, capsys, content):
    file = tmp_path / "other"
    file.write_bytes(content)
    assert main([str(file)]) == 2
    assert main([str(tmp_path / "nowhere")]) == 2
    assert main([]) == main(["--help"]) == 2
    assert capsys.readouterr().err
