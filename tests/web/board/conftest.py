import pytest
import pytest_asyncio

from tests.web.board.guest import Guest
from tests.web.board.hall import hall_at


@pytest_asyncio.fixture(loop_scope="session")
async def hall(tmp_path):
    """Tables and the server of the page."""
    async with hall_at(tmp_path) as hall:
        yield hall


@pytest_asyncio.fixture(loop_scope="session")
async def come_in(browser, hall):
    """Open a table as somebody: `ann = await come_in(table, 1)`. In the end, nothing went wrong."""
    devices, guests = [], []

    async def open_table(table, user, *, width=1280, phone=False, locale="en"):
        devices.append(await browser.device(phone=phone))
        page = await browser.page(
            await hall.link(table.id, user, locale), devices[-1], width=width, height=844
        )
        guests.append(Guest(page))
        await guests[-1].arrive()
        return guests[-1]

    yield open_table
    problems = [problem for guest in guests for problem in guest.page.problems]
    strange = [url for guest in guests for url in guest.page.requests if hall.url not in url]
    for device in devices:
        await device.close()
    assert problems == []
    assert strange == []


@pytest.fixture(params=[{"width": 390, "phone": True}, {"width": 1280}], ids=["phone", "desk"])
def window(request):
    """A phone, and a desk."""
    return request.param
