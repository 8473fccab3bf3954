"""Settings: every one is checked, and a wrong one stops the start with one clear sentence."""

import subprocess
import sys
import webbrowser
from pathlib import Path

import pytest

from bot import STOP_SECONDS, WrongSetting, read_settings, show_page
from locales import Locale
from tables.limits import Limits

ROOT = Path(__file__).parent.parent


def test_defaults():
    settings = read_settings({})
    assert settings.token == ""
    assert settings.database == Path("data/boroughs.sqlite3")
    assert settings.api == "https://discord.com/api/v10"
    assert settings.locale is Locale.EN
    assert settings.dev_guild is None
    assert settings.log_level == "INFO"
    assert settings.clock_file is None
    assert settings.limits == Limits(lobbies=5, tables=50, server_tables=500)


def test_what_is_given_holds():
    settings = read_settings(
        {"DISCORD_TOKEN": " x ", "DEFAULT_LOCALE": "uk", "DEV_GUILD": "12", "LOG_LEVEL": "debug"}
    )
    assert read_settings({"LOBBIES_PER_PERSON": "2"}).limits.lobbies == 2
    assert (settings.token, settings.locale, settings.dev_guild) == ("x", Locale.UK, 12)
    assert settings.log_level == "DEBUG"


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("DISCORD_API", "discord.com"),
        ("DEFAULT_LOCALE", "de"),
        ("DEV_GUILD", "my server"),
        ("LOG_LEVEL", "LOUD"),
        ("LOBBIES_PER_PERSON", "0"),
        ("TABLES_PER_PERSON", "many"),
        ("TABLES_PER_SERVER", "0"),
        ("PLAYGROUND_PORT", "-1"),
    ],
)
def test_a_wrong_value_is_named_in_one_sentence(name, value):
    with pytest.raises(WrongSetting) as wrong:
        read_settings({name: value})
    sentence = str(wrong.value)
    assert sentence.startswith(name)
    assert value in sentence
    assert "\n" not in sentence


def test_the_token_is_never_printed():
    assert "secret" not in repr(read_settings({"DISCORD_TOKEN": "secret"}))


def test_a_stop_leaves_room_below_five_seconds():
    """Whatever still goes on then is cut off; a service manager asks again, less politely."""
    assert STOP_SECONDS < 5


def test_every_setting_stands_in_the_example():
    example = (ROOT / ".env.example").read_text()
    named = {line.partition("=")[0] for line in example.splitlines() if "=" in line[:30]}
    read = set()

    class Asked(dict):
        def get(self, key, default=None):
            read.add(key)
            return default

    read_settings(Asked())
    assert read <= named


def started_with(folder, settings):
    return subprocess.run(
        [sys.executable, str(ROOT / "bot.py")],
        cwd=folder,
        env={"PYTHONPATH": str(ROOT), "PATH": "", **settings},
        capture_output=True,
        text=True,
    )


def test_a_wrong_setting_stops_the_process_with_code_2(tmp_path):
    done = started_with(tmp_path, {"LOG_LEVEL": "LOUD"})
    assert done.returncode == 2
    assert done.stderr == "LOG_LEVEL must be one of DEBUG, INFO, WARNING, ERROR, not “LOUD”.\n"


def test_a_clock_file_without_a_number_stops_the_process_with_code_2(tmp_path):
    (tmp_path / "ahead").write_text("soon")
    done = started_with(tmp_path, {"DISCORD_TOKEN": "x", "CLOCK_FILE": "ahead"})
    assert done.returncode == 2
    assert done.stderr == "CLOCK_FILE ahead must hold a number of seconds.\n"
    assert not (tmp_path / "data").exists()


@pytest.fixture
def opened(monkeypatch):
    """The pages that a browser was asked for, by somebody who sits at a terminal."""
    pages = []
    monkeypatch.setattr(webbrowser, "open", lambda url: pages.append(url) or True)
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True, raising=False)
    monkeypatch.setattr(sys, "platform", "linux")
    return pages


def test_the_page_is_opened_where_there_is_a_browser(opened):
    assert show_page("http://here", {"DISPLAY": ":0"})
    assert show_page("http://here", {"WAYLAND_DISPLAY": "wayland-0"})
    assert opened == ["http://here"] * 2


@pytest.mark.parametrize("environment", [{}, {"DISPLAY": ""}, {"DISPLAY": ":0", "CI": "true"}])
def test_without_a_screen_and_in_a_pipeline_it_is_not(opened, environment):
    assert not show_page("http://here", environment)
    assert opened == []


def test_where_nobody_reads_the_terminal_no_page_is_opened(opened, monkeypatch):
    monkeypatch.setattr(sys.stdout, "isatty", lambda: False, raising=False)
    assert not show_page("http://here", {"DISPLAY": ":0"})
    assert opened == []


def test_a_browser_that_is_not_there_stops_nothing(opened, monkeypatch):
    def nothing(url):
        raise webbrowser.Error("could not locate runnable browser")

    monkeypatch.setattr(webbrowser, "open", nothing)
    assert not show_page("http://here", {"DISPLAY": ":0"})
