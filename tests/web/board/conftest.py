import pytest
import pytest_asyncio

from bench.page_player import PagePlayer
from bench.table_server import tables_at


@pytest_asyncio.fixture(loop_scope="session")
async def server(tmp_path, empty_archive):
    """Tables and the server of the page."""
    async with tables_at(empty_archive.copied(tmp_path / "tables.sqlite3")) as server:
        yield server


@pytest_asyncio.fixture(loop_scope="session")
async def come_in(browser, server):
    """Open a table as somebody: `ann = await come_in(table, 1)`. In the end, nothing went wrong."""
    players, devices = [], []

    async def open_table(table, user, *, width=1280, phone=False, locale="en"):
        devices.append(await browser.shared_device(phone=phone))
        link = await server.link(table.id, user, locale)
        page = await browser.page(link, devices[-1], width=width, height=844)
        players.append(PagePlayer(page, phone))
        await players[-1].arrive()
        return players[-1]

    yield open_table
    problems = [problem for player in players for problem in player.page.problems]
    strange = [url for player in players for url in player.page.requests if server.url not in url]
    for player, device in zip(players, devices, strict=True):
        await browser.leave(player.page, device)
    assert problems == []
    assert strange == []


@pytest.fixture(params=[{"width": 390, "phone": True}, {"width": 1280}], ids=["phone", "desk"])
def window(request):
    """A phone, and a desk."""
    return request.param
