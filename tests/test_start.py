"""Settings: every one is checked, and a wrong one stops the start with one clear sentence."""

import errno
import os
import subprocess
import sys
import webbrowser
from pathlib import Path

import pytest

from bot import WrongSetting, read_settings, show_page, think_politely
from db.location import Server
from locales import Locale
from running import STOP_SECONDS
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
    assert (settings.log_format, settings.metrics_port) == ("text", None)
    assert settings.metrics_host == "127.0.0.1"
    assert settings.limits == Limits(lobbies=5, tables=50, server_tables=500)
    assert settings.web is None, "tables are opened in a browser only where there is an address"


def test_what_is_given_holds():
    settings = read_settings(
        {"DISCORD_TOKEN": " x ", "DEFAULT_LOCALE": "uk", "DEV_GUILD": "12", "LOG_LEVEL": "debug"}
    )
    names = ("LOBBIES_PER_PERSON", "TABLES_PER_PERSON", "TABLES_PER_SERVER")
    given = {name: str(most) for most, name in enumerate(names, start=2)}
    assert read_settings(given).limits == Limits(lobbies=2, tables=3, server_tables=4)
    assert (settings.token, settings.locale, settings.dev_guild) == ("x", Locale.UK, 12)
    assert settings.log_level == "DEBUG"


def test_tables_are_opened_where_the_host_says():
    given = {
        "WEB_URL": " https://Boroughs.example/ ",
        "WEB_PORT": "9000",
        "WEB_BEHIND_PROXY": "yes",
    }
    web = read_settings(given).web
    assert (web.url, web.host, web.port) == ("https://boroughs.example", "127.0.0.1", 9000)
    assert web.behind_proxy
    assert web.secure
    assert not read_settings({"WEB_URL": "http://localhost:8081"}).web.secure


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
        ("METRICS_PORT", "0"),
        ("METRICS_PORT", "65536"),
        ("METRICS_PORT", "metrics"),
        ("LOG_FORMAT", "xml"),
        ("WEB_URL", "boroughs.example"),
        ("WEB_URL", "http://boroughs.example"),
        ("WEB_URL", "https://boroughs.example/tables"),
        ("WEB_URL", "https://ann@boroughs.example"),
        ("WEB_URL", "https://"),
        ("WEB_PORT", "65536"),
    ],
)
def test_a_wrong_value_is_named_in_one_sentence(name, value):
    with pytest.raises(WrongSetting) as wrong:
        read_settings({name: value})
    sentence = str(wrong.value)
    assert sentence.startswith(name)
    assert value in sentence
    assert "\n" not in sentence


WEB = {"WEB_URL": "https://boroughs.example.org"}
APPLICATION = {"DISCORD_CLIENT_ID": "1234", "DISCORD_CLIENT_SECRET": "hidden"}


def test_with_the_application_the_page_is_shown_inside_discord():
    assert read_settings(WEB).web.activity is None
    activity = read_settings({**WEB, **APPLICATION}).web.activity
    assert activity.origin == "https://1234.discordsays.com"
    assert activity.api == "https://discord.com/api/v10"
    assert "hidden" not in repr(read_settings({**WEB, **APPLICATION}))


@pytest.mark.parametrize(
    "given",
    [
        APPLICATION,
        {**WEB, "DISCORD_CLIENT_ID": "1234"},
        {**WEB, "DISCORD_CLIENT_SECRET": "hidden"},
        {**WEB, **APPLICATION, "DISCORD_CLIENT_ID": "boroughs"},
    ],
)
def test_an_application_that_is_half_told_is_named_in_one_sentence(given):
    with pytest.raises(WrongSetting) as wrong:
        read_settings(given)
    assert "DISCORD_CLIENT" in str(wrong.value)
    assert "hidden" not in str(wrong.value)


def test_a_process_that_may_not_step_back_thinks_all_the_same(monkeypatch):
    """Else no process that thinks could begin, and every bot would play the first thing it may."""

    def forbidden(_):
        raise PermissionError(errno.EPERM, "not permitted")

    monkeypatch.setattr(os, "nice", forbidden)
    think_politely()


def test_an_address_of_postgresql_is_no_file_and_its_password_is_never_printed():
    address = "postgresql://bot:pass-word@db.example:5433/games"
    settings = read_settings({"DATABASE": address})
    assert settings.database == Server(address)
    assert str(settings.database) == "postgresql://db.example:5433/games"
    assert "pass-word" not in repr(settings) + str(settings.database)


def test_the_driver_of_postgresql_is_read_only_where_it_is_needed():
    code = "import bot, db.__main__, sys; sys.exit('asyncpg' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=False).returncode == 0


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


def test_a_server_that_is_not_there_stops_the_process_with_one_sentence(tmp_path):
    """Whoever has started it, such as systemd, starts it again."""
    address = "postgresql://bot:pass-word@127.0.0.1:1/games"
    done = started_with(tmp_path, {"DISCORD_TOKEN": "x", "DATABASE": address})
    assert done.returncode == 2
    told = done.stderr.splitlines()
    assert len(told) == 1, done.stderr
    assert told[0].startswith("postgresql://127.0.0.1:1/games cannot be reached: ")
    assert "pass-word" not in done.stderr


def test_whoever_measures_nothing_does_not_read_what_measures(tmp_path):
    """The start has a bar, and most hosts have no Prometheus."""
    asking = "import sys, bot; print([name for name in sys.modules if 'prometheus' in name])"
    command = [sys.executable, "-c", asking]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert done.stdout == "[]\n", done.stderr


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
