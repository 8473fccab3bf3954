"""The page as files: what is served, to whom, and what keeps other pages out."""

import aiohttp
import pytest

from playground.page import ROOT, TYPES

pytestmark = pytest.mark.asyncio(loop_scope="session")

FILES = sorted(path for path in ROOT.rglob("*") if path.is_file())


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
async def test_every_file_is_served_with_its_type_and_the_rules(path, playground):
    async with aiohttp.ClientSession() as session:
        response = await session.get(f"{playground.url}/web/{path.relative_to(ROOT)}")
        assert response.status == 200
        assert response.headers["Content-Type"] == TYPES[path.suffix]
        assert response.headers["X-Content-Type-Options"] == "nosniff"
        assert "default-src 'self'" in response.headers["Content-Security-Policy"]
        tag = {"If-None-Match": response.headers["ETag"]}
        assert (await session.get(response.url, headers=tag)).status == 304


@pytest.mark.parametrize("name", ["../page.py", "%2e%2e/page.py", "scripts", "none.js", "%00.js"])
async def test_nothing_but_the_page_is_served(name, playground):
    async with aiohttp.ClientSession() as session:
        response = await session.get(f"{playground.url}/web/{name}", allow_redirects=False)
        assert response.status == 404


@pytest.mark.parametrize(
    "headers",
    [
        {"Host": "evil.example"},
        {"Host": "127.0.0.1.evil.example"},
        {"Origin": "http://evil.example"},
        {"Origin": "null"},
    ],
)
@pytest.mark.parametrize("path", ["/", "/people", "/web/scripts/main.js"])
async def test_foreign_hosts_and_origins_are_refused(path, headers, playground):
    async with aiohttp.ClientSession() as session:
        assert (await session.get(playground.url + path, headers=headers)).status == 403


async def test_another_web_page_can_neither_read_nor_drive_it(browser, playground):
    """A page from elsewhere in the same browser: here one whose origin is the browser's null."""
    device = await browser.device()
    page = await browser.page("data:text/html,<title>elsewhere</title>", device)
    person = await playground.person("Marko")
    general = await person.channel("general")
    path = f"{playground.url}/people/{person.id}/channels/{general['id']}/messages"
    send = f"fetch('{path}', {{method: 'POST', mode: 'no-cors', body: '{{\"content\": \"x\"}}'}})"
    await page.run(f"{send}.catch(() => null).then(() => 1)")
    socket = f"new WebSocket('{playground.url.replace('http', 'ws')}/people/{person.id}/live')"
    opened = f"""new Promise((done) => {{
      const socket = {socket};
      socket.onopen = () => done('open');
      socket.onerror = () => done('refused');
    }})"""
    assert await page.run(opened) == "refused"
    await device.close()
    assert await person.messages("general") == []
