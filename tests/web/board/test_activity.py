"""Inside Discord's frame nobody else gets in either: codes, launches, other pages, and a Discord
that is away, slow or talks nonsense."""

import asyncio

import aiohttp
import pytest
import pytest_asyncio
from aiohttp import web
from aiohttp.test_utils import TestServer

from bench.table_server import tables_at
from tables.people import following
from tables.people.browsers import LINK_SECONDS, note_launch, sign_out_everywhere
from tables.people.forgetting import forget
from tests.web.board.test_safety import stored
from web import identity
from web.cookies import give_cookie, path_of
from web.guard import PROOF
from web.settings import ActivitySettings, WebSettings, activity_at

pytestmark = pytest.mark.asyncio(loop_scope="session")

ANN, MARKO, STRANGER = 1, 2, 999
FRAME = "https://1234.discordsays.com"


class Discord:
    """Its OAuth2, which can be spoilt. A code is the id of its person, and good once."""

    def __init__(self) -> None:
        self.codes: dict[str, int] = {}
        self.asked = 0
        self.spoilt = None

    def code(self, user, name="code"):
        self.codes[f"{name}-{user}"] = user
        return f"{name}-{user}"

    async def token(self, request):
        self.asked += 1
        if self.spoilt is not None:
            return await self.spoilt(request)
        form = await request.post()
        assert (form["client_id"], form["client_secret"]) == ("1234", "secret")
        user = self.codes.pop(form["code"], None)
        if user is None:
            return web.json_response({"error": "invalid_grant"}, status=400)
        return web.json_response({"access_token": f"token-{user}", "scope": "identify"})

    async def elsewhere(self, request):
        return web.json_response({"access_token": "token-1", "scope": "identify"})

    async def me(self, request):
        user = request.headers["Authorization"].removeprefix("Bearer token-")
        return web.json_response({"id": user})


@pytest_asyncio.fixture(loop_scope="session")
async def discord():
    discord, application = Discord(), web.Application()
    application.router.add_post("/oauth2/token", discord.token)
    application.router.add_post("/elsewhere", discord.elsewhere)
    application.router.add_get("/users/@me", discord.me)
    async with TestServer(application) as server:
        discord.api = str(server.make_url("")).rstrip("/")
        yield discord


@pytest_asyncio.fixture(loop_scope="session")
async def server(tmp_path, discord):
    async with tables_at(
        tmp_path / "tables.sqlite3", activity=activity_at("1234", "secret", discord.api)
    ) as server:
        yield server


@pytest_asyncio.fixture(loop_scope="session")
async def table(server):
    return await server.begin("manhattan")


@pytest_asyncio.fixture(loop_scope="session")
async def http():
    async with aiohttp.ClientSession(cookie_jar=aiohttp.DummyCookieJar()) as http:
        yield http


@pytest_asyncio.fixture(loop_scope="session")
async def join(server, http):
    """What a page in the frame is answered that sends this code: `await join(code)`."""

    async def join(code, instance="", **headers):
        headers, body = {"Origin": FRAME, **headers}, {"code": code, "instance": instance}
        return await http.post(f"{server.url}/activity", json=body, headers=headers)

    return join


def cookie_of(answer):
    return answer.headers["Set-Cookie"].partition(";")[0]


async def launch(server, table, user=ANN):
    await note_launch(server.context, table.id, user, None, "en")


async def test_whoever_discord_says_it_is_comes_to_their_table(server, http, table, discord, join):
    await launch(server, table)
    answer = await join(discord.code(ANN))
    path = (await answer.json())["go"].removeprefix("/.proxy")
    headers = {"Cookie": cookie_of(answer)}
    screen = await (await http.get(f"{server.url}{path}screen", headers=headers)).json()
    assert "Ann" in screen["said"]["you"]
    assert (await http.get(f"{server.url}{path}screen")).status == 401
    other = path.replace("/f/", "/t/")
    policy = (await http.get(f"{server.url}{other}")).headers["Content-Security-Policy"]
    assert "frame-ancestors 'none'" in policy


async def test_codes_that_are_foreign_used_or_made_up_open_nothing(server, table, discord, join):
    await launch(server, table)
    before = await stored(server)
    for code in ("made-up", "x" * 200, "0"):
        answer = await join(code)
        assert answer.status == 409
        assert "Discord" in (await answer.json())["error"]
    for code in ("", "x" * 201, "a b", "\0", "é", "../x", "code&client_id=1"):
        assert (await join(code)).status == 400
    assert await stored(server) == before
    code = discord.code(ANN)
    answers = await asyncio.gather(*(join(code) for _ in range(5)))
    assert sorted(one.status for one in answers) == [200] + [409] * 4


async def test_nobody_comes_to_a_table_that_they_have_not_opened(server, table, discord, join):
    await launch(server, table, ANN)
    before = await stored(server)
    for user in (MARKO, STRANGER):
        answer = await join(discord.code(user))
        assert answer.status == 409
        assert "Open the board" in (await answer.json())["error"]
    assert await stored(server) == before


async def you_in(server, http, answer):
    """Who the page says that one is."""
    path = (await answer.json())["go"].removeprefix("/.proxy")
    headers = {"Cookie": cookie_of(answer)}
    screen = await (await http.get(f"{server.url}{path}screen", headers=headers)).json()
    return screen["said"]["you"]


async def test_who_joins_anothers_activity_comes_to_its_table(server, http, table, discord, join):
    """Each as who they are: a player at their seat, a follower watching; nobody who does not belong
    there, whatever instance their page names."""
    await launch(server, table)
    assert (await join(discord.code(ANN), "i-1")).status == 200
    assert "Marko" in await you_in(server, http, await join(discord.code(MARKO), "i-1"))
    assert (await join(discord.code(STRANGER), "i-1")).status == 409
    await following.follow(server.context, table.id, server.caller(3), None, "en")
    watching = await you_in(server, http, await join(discord.code(3), "i-1"))
    assert "Ann" not in watching
    assert "Marko" not in watching
    for instance in ("", "i-2", f"launch {ANN}", "x" * 300):
        answer = await join(discord.code(STRANGER), instance)
        assert answer.status == 409
        assert "Open the board" in (await answer.json())["error"]
    assert (await join(discord.code(MARKO), "x" * 2000)).status == 400


async def test_what_stands_for_an_instance_is_no_cookie_and_ends_with_its_person(
    server, table, discord, join
):
    await launch(server, table)
    assert (await join(discord.code(ANN), "i-1")).status == 200
    await sign_out_everywhere(server.context, ANN)
    assert (await join(discord.code(MARKO), "i-1")).status == 409


async def test_one_person_cannot_use_up_the_allowance_of_all(server, table, discord, join):
    """All come from addresses of Discord's."""
    server.services.joining.per_second = 0.0
    answers = [await join(discord.code(STRANGER)) for _ in range(22)]
    assert answers[-1].status == 429
    await launch(server, table)
    assert (await join(discord.code(ANN))).status == 200
    server.services.framed.burst = server.services.framed.per_second = 0.0
    server.services.framed._left.clear()
    asked = discord.asked
    assert (await join(discord.code(MARKO))).status == 429
    assert discord.asked == asked, "a flood is not passed on to Discord"


async def test_a_launch_is_taken_once_and_runs_out(server, table, discord, join):
    await launch(server, table)
    assert (await join(discord.code(ANN))).status == 200
    assert (await join(discord.code(ANN))).status == 409
    await launch(server, table)
    later = server.context.now() + LINK_SECONDS
    object.__setattr__(server.context, "now", lambda: later)
    assert (await join(discord.code(ANN))).status == 409


async def test_the_text_that_stands_for_a_launch_is_no_link(server, http, table):
    await launch(server, table)
    for link in (f"launch {ANN}", f"launch%20{ANN}"):
        headers = {"Origin": server.url}
        answer = await http.post(f"{server.url}/open", json={"link": link}, headers=headers)
        assert answer.status == 409


async def test_signing_out_and_forgetting_end_launches_and_frames(
    server, http, table, discord, join
):
    await launch(server, table)
    answer = await join(discord.code(ANN))
    path = (await answer.json())["go"].removeprefix("/.proxy")
    await launch(server, table)
    await sign_out_everywhere(server.context, ANN)
    assert (await join(discord.code(ANN))).status == 409
    headers = {"Cookie": cookie_of(answer)}
    assert (await http.get(f"{server.url}{path}screen", headers=headers)).status == 401
    await launch(server, table, MARKO)
    await forget(server.context, server.caller(MARKO))
    assert (await join(discord.code(MARKO))).status == 409


async def test_only_our_own_frame_signs_in_and_acts(server, http, table, discord, join):
    await launch(server, table)
    for origin in (server.url, "https://4321.discordsays.com", "https://discord.com", "null"):
        assert (await join(discord.code(ANN), Origin=origin)).status == 403
    assert (await join(discord.code(ANN), **{"Sec-Fetch-Site": "cross-site"})).status == 403
    answer = await join(discord.code(ANN))
    path = (await answer.json())["go"].removeprefix("/.proxy")
    headers = {"Cookie": cookie_of(answer), "Origin": FRAME}
    screen = await (await http.get(f"{server.url}{path}screen", headers=headers)).json()
    body, url = {"everywhere": 0}, f"{server.url}{path}sign-out"
    assert (await http.post(url, json=body, headers=headers)).status == 403
    headers[PROOF] = screen["proof"]
    wrong = {**headers, "Origin": server.url}
    assert (await http.post(url, json=body, headers=wrong)).status == 403
    assert (await http.post(url, json=body, headers=headers)).status == 200


async def test_only_discord_frames_it_and_only_what_is_meant_for_it(server, http):
    framed = (await http.get(f"{server.url}/?frame_id=x&instance_id=y")).headers
    around = f"frame-ancestors {server.settings.activity.ancestors[0]} {FRAME}; frame-src 'self'"
    assert framed["Content-Security-Policy"].endswith(around)
    assert "X-Frame-Options" not in framed
    for path in ("/", "/open", "/t/x/", "/?frame=1"):
        plain = (await http.get(server.url + path)).headers
        assert "frame-ancestors 'none'" in plain["Content-Security-Policy"]
        assert plain["X-Frame-Options"] == "DENY"


async def hangs(request):
    await asyncio.sleep(3600)


async def hangs_up(request):
    request.transport.abort()
    return web.Response()


async def overflows(request):
    padded = {"access_token": "token-1", "scope": "identify", "x": "x" * identity.MOST_BYTES}
    return web.json_response(padded)


async def leads_elsewhere(request):
    raise web.HTTPTemporaryRedirect("/elsewhere")


def says(body, status=200):
    async def answer(request):
        return web.Response(body=body, status=status)

    return answer


SPOILT = {
    "hangs": hangs,
    "hangs up": hangs_up,
    "overflows": overflows,
    "leads elsewhere": leads_elsewhere,
    "no json": says(b"<html>"),
    "no object": says(b"[]"),
    "deep": says(b"[" * 20000),
    "no token": says(b"{}"),
    "a number": says(b'{"access_token": 1, "scope": "identify"}'),
    "another scope": says(b'{"access_token": "token-1", "scope": "email"}'),
    "another header": says(b'{"access_token": "a\\r\\nb", "scope": "identify"}'),
    "nobody": says(b'{"access_token": "token-x", "scope": "identify"}'),
    "wrong secret": says(b'{"error": "invalid_client"}', 401),
    "away": says(b"", 503),
    "too fast": says(b'{"retry_after": 60}', 429),
}


@pytest.mark.parametrize("how", SPOILT)
async def test_a_discord_that_fails_is_told_soon_and_changes_nothing(
    server, table, discord, join, how, monkeypatch
):
    monkeypatch.setattr(identity, "SECONDS", 0.5 if how == "hangs" else 60)
    await launch(server, table)
    before, discord.spoilt = await stored(server), SPOILT[how]
    answer = await join(discord.code(ANN))
    assert answer.status == 503
    assert "Discord" in (await answer.json())["error"]
    assert await stored(server) == before
    discord.spoilt = None
    assert (await join(discord.code(ANN))).status == 200


async def test_in_a_frame_of_another_site_the_cookie_is_for_it_alone():
    secure = WebSettings(
        "https://boroughs.example.org", "127.0.0.1", 1, False, activity_at("1234", "s", "https://x")
    )
    answer = web.Response()
    give_cookie(answer, secure, path_of("f", "name"), "secret", 60)
    cookie = answer.headers["Set-Cookie"]
    assert cookie.split("; ") == [
        "boroughs=secret",
        "Path=/.proxy/f/name/",
        "Max-Age=60",
        "HttpOnly",
        "Secure",
        "SameSite=None",
        "Partitioned",
    ]


async def test_discords_own_pages_are_those_around_it():
    real = ActivitySettings("1234", "s", "https://discord.com/api/v10", FRAME)
    assert real.ancestors == (
        "https://discord.com",
        "https://ptb.discord.com",
        "https://canary.discord.com",
        FRAME,
    )
    assert "hidden" not in repr(activity_at("1234", "hidden", "https://x"))


async def test_without_the_setting_there_is_none_of_it(tmp_path, http):
    async with tables_at(tmp_path / "tables.sqlite3") as server:
        headers = {"Origin": server.url}
        answer = await http.post(f"{server.url}/activity", json={"code": "x"}, headers=headers)
        assert answer.status == 404
        framed = (await http.get(f"{server.url}/?frame_id=x")).headers
        assert "frame-ancestors 'none'" in framed["Content-Security-Policy"]
