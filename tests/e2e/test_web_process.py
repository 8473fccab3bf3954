"""The page served by a process of its own beside the bot: each sees what the other has done."""

import asyncio
import os
import signal
import sys

import aiohttp
import pytest

from bench.table_server import free_port
from tests.archives import BOTH_KINDS
from tests.e2e.stage import PATIENCE, ROOT, move_by_panel, pressed_for, until
from tests.e2e.test_open_board import OPEN, come_in, link_in, press_in


class PageProcess:
    """``python -m web`` with the settings of a bot."""

    def __init__(self, bot, log) -> None:
        self.port, self.health = free_port(), free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._bot, self._log = bot, log
        self.settings = {"WEB_URL": self.url, "WEB_PORT": str(self.port), "WEB_APART": "yes"}

    async def start(self) -> None:
        own = {"DISCORD_TOKEN": "", "METRICS_PORT": str(self.health)}
        environment = {**os.environ, **self._bot.settings(), **self.settings, **own}
        with self._log.open("ab") as log:
            self.process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "web", cwd=ROOT, env=environment, stdout=log, stderr=log
            )
        await until(self.answers)

    async def answers(self) -> bool:
        try:
            async with aiohttp.ClientSession() as http, http.get(self.url) as answer:
                return answer.status == 200
        except aiohttp.ClientError:
            return False

    async def stop(self) -> int:
        self.process.send_signal(signal.SIGTERM)
        async with asyncio.timeout(PATIENCE):
            return await self.process.wait()


@pytest.fixture
async def page(stage, tmp_path):
    page = PageProcess(stage.bot, tmp_path / "page.log")
    stage.bot.environment = page.settings
    await stage.bot.restart()
    await page.start()
    yield page
    if page.process.returncode is None:
        await page.stop()
    sys.stdout.write((tmp_path / "page.log").read_text())


@pytest.fixture
async def http():
    timeout = aiohttp.ClientTimeout(total=None)
    jar = aiohttp.DummyCookieJar()
    async with aiohttp.ClientSession(cookie_jar=jar, timeout=timeout) as http:
        yield http


async def heard(stream, event):
    """Wait until the open connection says this."""
    async with asyncio.timeout(PATIENCE):
        while True:
            line = (await stream.content.readline()).decode().strip()
            if line == f"event: {event}":
                return


@BOTH_KINDS
async def test_a_move_in_one_process_is_seen_in_the_other(stage, page, http):
    ann, marko = await stage.people(2)
    thread = await stage.game([ann, marko])
    board = await stage.board(ann, thread)
    opened = (await ann.press(board, press_in(board, OPEN))).message
    address, headers, screen = await come_in(http, page.url, link_in(opened))
    stream = await http.get(f"{address}events", headers=headers)
    await stream.content.readline()

    await move_by_panel(marko, board)
    await heard(stream, "changed")

    screen, number = await (await http.get(f"{address}screen", headers=headers)).json(), 0
    while (question := screen["question"])["form"]["kind"] == "counts":
        number += 1
        given = {"opened": question["opened"], "counts": question["form"]["start"]}
        given["request"] = f"request-number-{number}"
        screen = await (await http.post(f"{address}do/count", json=given, headers=headers)).json()
    given = {"opened": question["opened"], "draft": question["draft"]}
    given["request"] = "request-to-confirm"
    await http.post(f"{address}do/confirm", json=given, headers=headers)
    assert pressed_for(await stage.board(ann, thread, after=board), "move")


async def test_it_tells_that_it_is_well_and_goes_when_asked(stage, page, http):
    async def is_well():
        try:
            answer = await http.get(f"http://127.0.0.1:{page.health}/healthz")
        except aiohttp.ClientError:
            return False
        return answer.status == 200

    await until(is_well)
    assert await page.stop() == 0


async def test_without_its_settings_it_says_which(tmp_path):
    environment = {**os.environ, "WEB_URL": "https://boroughs.example.org", "WEB_APART": "no"}
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "web", cwd=ROOT, env=environment, stderr=asyncio.subprocess.PIPE
    )
    _, said = await process.communicate()
    assert process.returncode == 2
    assert b"WEB_APART" in said
