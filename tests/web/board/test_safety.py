"""Nobody else gets in: links, cookies, other pages, and thousands of requests without sense."""

import asyncio
import random
import string

import aiohttp
import pytest
import pytest_asyncio

from bench.table_server import tables_at
from db.errors import Unavailable
from tables.people import browsers
from tables.people.forgetting import forget
from tables.play import act
from web.events import MOST_EACH
from web.guard import PROOF
from web.received import MOST_BYTES

pytestmark = pytest.mark.asyncio(loop_scope="session")

ANN, MARKO, STRANGER = 1, 2, 999


class Visit:
    """A browser without a page: what it was given it sends, and what else one likes."""

    def __init__(self, server, http) -> None:
        self.server, self.http = server, http
        self.path = self.cookie = self.proof = ""

    async def take(self, link, **headers):
        """The answer to somebody who presses the button behind this link."""
        body = {"link": link.partition("#")[2]}
        headers = {"Origin": self.server.url, **headers}
        answer = await self.http.post(f"{self.server.url}/open", json=body, headers=headers)
        if answer.status == 200:
            self.path = (await answer.json())["go"]
            self.cookie = answer.cookies["boroughs"].value
            self.proof = (await self.screen())["proof"]
        return answer

    def _headers(self, more):
        known = {"Origin": self.server.url, PROOF: self.proof, "Cookie": f"boroughs={self.cookie}"}
        return {name: value for name, value in {**known, **more}.items() if value is not None}

    async def get(self, path, **headers):
        url = f"{self.server.url}{self.path}{path}"
        return await self.http.get(url, headers=self._headers({"Origin": None, **headers}))

    async def post(self, path, body, **headers):
        url = f"{self.server.url}{self.path}{path}"
        return await self.http.post(url, json=body, headers=self._headers(headers))

    async def screen(self):
        return await (await self.get("screen")).json()

    async def do(self, action, request="a" * 16, **given):
        return await self.post(f"do/{action}", {"request": request, **given})


@pytest_asyncio.fixture(loop_scope="session")
async def http():
    async with aiohttp.ClientSession(cookie_jar=aiohttp.DummyCookieJar()) as http:
        yield http


@pytest_asyncio.fixture(loop_scope="session")
async def table(server):
    return await server.begin("manhattan")


@pytest_asyncio.fixture(loop_scope="session")
async def ann(server, http, table):
    visit = Visit(server, http)
    assert (await visit.take(await server.link(table.id, ANN))).status == 200
    return visit


async def stored(server):
    """All that a request could have changed."""
    found = []
    for name in ("steps", "drafts", "games", "browser_keys"):
        rows = await server.context.database.fetch(f"SELECT * FROM {name}")  # noqa: S608
        found.append([tuple(row) for row in rows])
    return found


async def test_fetching_a_link_does_not_take_it(server, http, table):
    link = await server.link(table.id, ANN)
    for method in ("GET", "HEAD"):
        answer = await http.request(method, link.partition("#")[0])
        assert answer.status == 200
        assert "Set-Cookie" not in answer.headers
    assert link.partition("#")[2] not in str(answer.url)
    assert (await Visit(server, http).take(link)).status == 200


async def test_a_link_is_taken_once(server, http, table):
    link = await server.link(table.id, ANN)
    answers = await asyncio.gather(*(Visit(server, http).take(link) for _ in range(6)))
    assert sorted(answer.status for answer in answers) == [200] + [409] * 5
    words = [(await one.json())["error"] for one in answers if one.status != 200]
    assert all("ten minutes" in one for one in words)


async def test_links_that_were_changed_or_made_up_open_nothing(server, http, table):
    link = await server.link(table.id, ANN)
    before = await stored(server)
    other = link[:-1] + ("A" if link[-1] != "A" else "B")
    for forged in (link[:-1], other, link + "A", "#", "#" + "x" * 300, "#\0"):
        assert (await Visit(server, http).take(forged)).status in (400, 409)
    assert await stored(server) == before


async def test_the_cookie_is_for_one_page_and_no_script(server, http, table):
    visit = Visit(server, http)
    cookie = (await visit.take(await server.link(table.id, ANN))).headers["Set-Cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=Strict" in cookie
    assert f"Path={visit.path}" in cookie
    assert "Secure" not in cookie, "on this very machine there is no certificate"


async def test_private_answers_are_kept_by_nobody_and_framed_by_nobody(ann):
    """Also what is refused, and what is only asked for now and then."""
    screen = await ann.screen()
    counts = ",".join(map(str, screen["question"]["form"]["start"]))
    part = screen["parts"][0]["token"]
    past = await (await ann.get("history")).json()
    looks = [
        *("", "screen", "events", f"counts?of={counts}", f"part?of={part}", "history"),
        *(screen["board"]["src"], screen["counts"]["src"], past["board"]["src"]),
    ]
    answers = {path: await ann.get(path) for path in looks}
    assert {path: one.status for path, one in answers.items() if one.status != 200} == {}
    answers["refused"] = await ann.get("history?step=99")
    answers["pressed"] = await ann.do("back", opened=screen["question"]["opened"])
    answers["signed out"] = await ann.get("screen", Cookie="boroughs=x")
    for answer in answers.values():
        assert answer.headers["Cache-Control"] == "no-store"
        assert answer.headers["X-Content-Type-Options"] == "nosniff"
        policy = answer.headers["Content-Security-Policy"]
        assert "frame-ancestors 'none'" in policy
        assert "unsafe" not in policy


async def test_without_the_cookie_there_is_nothing(server, http, table, ann):
    picture = (await ann.screen())["board"]["src"]
    before = await stored(server)
    stolen, ann.cookie = ann.cookie, ""
    for cookie in ("", "x", stolen[:-1], "é" * 10, "x" * 3000):
        ann.cookie = cookie
        for path in ("screen", "events", picture, "counts?of=1,1,1,1", "part?of=a", "history"):
            answer = await ann.get(path)
            assert answer.status == 401
            assert "signed in" in (await answer.json())["error"]
        assert (await ann.do("back", opened=1)).status == 401
    assert await stored(server) == before


async def test_nobody_sees_a_picture_that_was_shown_to_somebody_else(server, http, table, ann):
    picture = (await ann.screen())["hand"]["src"] if (await ann.screen())["hand"] else None
    picture = picture or (await ann.screen())["board"]["src"]
    marko = Visit(server, http)
    await marko.take(await server.link(table.id, MARKO))
    assert (await marko.get(picture)).status == 404
    mixed = Visit(server, http)
    mixed.path, mixed.cookie, mixed.proof = ann.path, marko.cookie, marko.proof
    assert (await mixed.get(picture)).status == 401
    assert (await ann.get(picture)).status == 200


async def test_what_another_page_sends_changes_nothing(server, table, ann):
    before = await stored(server)
    opened = (await ann.screen())["question"]["opened"]
    counts = {"opened": opened, "counts": [1, 1, 1, 1], "request": "b" * 16}
    for headers in (
        {"Origin": "https://evil.example"},
        {"Origin": "null"},
        {"Origin": None},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
        {PROOF: None},
        {PROOF: "0" * 64},
        {PROOF: "é"},
        {"Content-Type": "text/plain"},
        {"Content-Type": "application/x-www-form-urlencoded"},
    ):
        answer = await ann.post("do/count", counts, **headers)
        assert answer.status in (400, 403), headers
        assert (await answer.json())["error"]
    assert await stored(server) == before
    assert (await ann.post("do/count", counts)).status == 200
    assert await stored(server) != before


async def test_another_name_of_this_machine_is_not_answered(server, ann):
    for host in ("evil.example", "localhost:1", "", "127.0.0.1"):
        assert (await ann.get("screen", Host=host)).status in (400, 421)


async def test_a_request_that_is_repeated_acts_once(server, table, ann):
    question = (await ann.screen())["question"]
    given = {"opened": question["opened"], "counts": question["form"]["start"]}
    for _ in range(3):
        assert (await ann.do("count", request="c" * 20, **given)).status == 200
    assert len((await ann.screen())["question"]["draft"]) == len(question["draft"]) + 1


async def test_nothing_is_confirmed_that_was_not_seen(server, table, ann):
    for number in range(2):
        question = (await ann.screen())["question"]
        given = {"opened": question["opened"], "counts": question["form"]["start"]}
        await ann.do("count", request=f"{number}" * 20, **given)
    question = (await ann.screen())["question"]
    given = {"opened": question["opened"], "draft": question["draft"][:-1]}
    answer = await (await ann.do("confirm", request="d" * 20, **given)).json()
    assert answer["note"]
    assert answer["question"]["draft"] == question["draft"]
    given["draft"] = question["draft"]
    answer = await (await ann.do("confirm", request="e" * 20, **given)).json()
    assert not answer["note"]


async def test_whoever_signs_out_everywhere_or_is_forgotten_is_out(server, http, table, ann):
    phone = Visit(server, http)
    await phone.take(await server.link(table.id, ANN))
    unused = await server.link(table.id, ANN)
    assert (await phone.post("sign-out", {"everywhere": 1})).status == 200
    for visit in (ann, phone):
        assert (await visit.get("screen")).status == 401
    assert (await Visit(server, http).take(unused)).status == 409
    marko = Visit(server, http)
    await marko.take(await server.link(table.id, MARKO))
    await forget(server.context, server.caller(MARKO))
    assert (await marko.get("screen")).status == 401


async def test_an_open_connection_ends_with_the_session(server, ann):
    answer = await ann.get("events")
    assert answer.headers["Content-Type"].startswith("text/event-stream")
    await browsers.sign_out_everywhere(server.context, ANN)
    assert b"event: out" in await answer.content.read()


async def test_the_newest_connections_of_a_person_are_told(server, http, table, ann):
    """Those of a phone that is gone may seem to be there for long: they make room."""
    first, *others = [await ann.get("events") for _ in range(MOST_EACH + 1)]
    assert {one.status for one in (first, *others)} == {200}
    assert b"event: elsewhere" in await first.content.read(), "it ends"
    marko = Visit(server, http)
    await marko.take(await server.link(table.id, MARKO))
    assert (await marko.get("events")).status == 200
    await browsers.sign_out_everywhere(server.context, ANN)
    for one in others:
        told = await one.content.read()
        assert b"event: elsewhere" not in told
        assert b"event: out" in told


async def test_second_thoughts_about_a_hidden_answer_are_told_to_nobody(server, http, table, ann):
    """Marko has chosen his blocks and chooses others: Ann sees the same as before, and hears of
    nothing."""
    await act.act(server.context, table.id, server.caller(MARKO), "1112 1112")
    screen, events = await ann.screen(), await ann.get("events")
    await events.content.readuntil(b"\n\n")
    await act.act(server.context, table.id, server.caller(MARKO), "1113 1112")
    assert await ann.screen() == screen
    await act.act(server.context, table.id, server.caller(ANN), "1112 1112")
    assert b"event: changed" in await events.content.readuntil(b"\n\n")


async def test_a_stranger_who_watches_sees_what_everybody_sees(server, http, table):
    link = None
    with pytest.raises(Exception, match="refused-no-such-game"):
        link = await server.link(table.id, STRANGER)
    assert link is None


async def test_nobody_keeps_the_server_busy(server, ann):
    server.context.pressing.per_second = 0.0
    answers = [await ann.do("back", request="f" * 16, opened=1) for _ in range(60)]
    assert answers[-1].status == 429
    assert "breath" in (await answers[-1].json())["error"]


async def test_thousands_of_broken_requests_change_nothing(server, http, table, ann):
    """Words of every shape where others are expected. Nothing is stored, nothing falls over, and
    everybody is told something."""
    dice, before = random.Random(4), await stored(server)
    server.context.pressing.burst = server.context.pressing.per_second = 1e9
    server.services.looking.burst = server.services.looking.per_second = 1e9
    server.services.strangers.burst = server.services.strangers.per_second = 1e9
    shapes = (None, True, -1, 10**12, 1.5, "", "x" * 299, "\ud800", "\0", [], [[]], {}, [1] * 65)
    names = ("opened", "length", "token", "tokens", "counts", "draft", "text", "request", "link")
    names += ("yes", "setting")
    actions = ("choose", "instead", "count", "several", "type", "back", "confirm", "undo", "x")
    actions += ("vote", "hint", "coach")
    for _ in range(1500):
        body = {name: dice.choice(shapes) for name in names if dice.random() < 0.7}
        body.setdefault("request", "".join(dice.choices(string.ascii_letters, k=20)))
        path = f"do/{dice.choice(actions)}"
        answer = await ann.post(path, body)
        assert answer.status in (200, 400, 404, 409), (path, body)
        await answer.json()
    assert await stored(server) == before


@pytest.mark.parametrize(
    "body",
    [b"", b"{", b"[" * 3000, b'{"a":' * 900, b"\xff\xfe", b"x" * (MOST_BYTES + 1), b"1" * 4000],
    ids=["empty", "cut", "deep", "deeper", "no text", "too long", "a number"],
)
async def test_a_body_that_cannot_be_read_is_refused_in_words(server, table, ann, http, body):
    headers = ann._headers({"Content-Type": "application/json"})
    answer = await http.post(f"{server.url}{ann.path}do/back", data=body, headers=headers)
    assert answer.status in (400, 413)
    assert (await answer.json())["error"]


@pytest.mark.parametrize(
    "path",
    [
        "/t/x/screen",
        "/t/../../etc/passwd",
        "/files/../guard.py",
        "/files/scripts/",
        "/%00",
        "/nowhere",
    ],
)
async def test_paths_that_lead_nowhere_say_so(server, http, path):
    for accept in ("text/html", "application/json"):
        answer = await http.get(f"{server.url}{path}", headers={"Accept": accept})
        assert answer.status in (401, 404)
        told = await answer.text()
        assert "Traceback" not in told
        assert "nothing here" in told or "signed in" in told


async def test_garbage_on_the_wire_is_hung_up_on(server):
    reader, writer = await asyncio.open_connection("127.0.0.1", server.settings.port)
    writer.write(b"\x16\x03\x01 nonsense\r\n\r\n" * 50)
    assert b"400" in await reader.read()
    writer.close()


async def test_a_proxy_is_believed_only_when_told_so(tmp_path, http):
    for believed in (False, True):
        folder = tmp_path / str(believed)
        folder.mkdir()
        async with tables_at(folder / "tables.sqlite3", behind_proxy=believed) as server:
            visit = Visit(server, http)
            statuses = [
                (await visit.take("#x", **{"X-Forwarded-For": f"1.1.1.{n % 200}"})).status
                for n in range(80)
            ]
            assert (429 in statuses) is not believed


async def test_while_the_archive_is_away_people_are_told_that_nothing_is_lost(
    server, ann, monkeypatch
):
    async def away(*_):
        raise Unavailable("the archive cannot be reached.")

    with monkeypatch.context() as patched:
        for name in ("fetch", "fetch_each"):
            patched.setattr(type(server.context.database), name, away)
        answer = await ann.get("screen")
        assert answer.status == 503
        assert "Nothing was lost" in (await answer.json())["error"]
    assert (await ann.get("screen")).status == 200
