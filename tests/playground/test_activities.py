"""Activities: when they may be launched, the command that opens them, and who is told by a code."""

import aiohttp
import discord
import pytest

from playground import Declined, Playground
from playground.services.oauth import CODE_SECONDS, TOKEN_SECONDS
from tests.playground.conftest import LaterClock, patient, running
from tests.playground.small_bot import SmallBot

ENTRY = {"type": 4, "name": "open", "handler": 1}


class Launcher(SmallBot):
    """Answers every press, and whoever opens the application itself, with a launch."""

    def __init__(self):
        super().__init__()
        self.refused = None

    async def setup_hook(self):
        """discord.py's own list of commands has no Entry Point, and would be refused."""

    async def on_interaction(self, interaction):
        if interaction.type is discord.InteractionType.component or interaction.data["type"] == 4:
            try:
                self.answer = await interaction.response.launch_activity()
            except discord.HTTPException as error:
                self.refused = error
                await interaction.response.send_message("no", ephemeral=True)


@pytest.fixture
def clock():
    return LaterClock()


@pytest.fixture
async def place(clock):
    async with Playground(patient(activity="http://127.0.0.1:9"), clock=clock) as place:
        yield place


@pytest.fixture
async def http(place):
    async with aiohttp.ClientSession() as http:
        yield http


def bot_headers(place):
    return {"Authorization": f"Bot {place.token}"}


async def register(place, http, method, commands, guild=""):
    path = f"{place.api}/applications/{place.client_id}{guild}/commands"
    answer = await http.request(method, path, json=commands, headers=bot_headers(place))
    return answer.status, await answer.json()


async def exchange(place, http, given, **changes):
    form = {
        "client_id": place.client_id,
        "client_secret": place.client_secret,
        "grant_type": "authorization_code",
        "code": given,
    }
    form = {name: value for name, value in {**form, **changes}.items() if value is not None}
    answer = await http.post(f"{place.api}/oauth2/token", data=form)
    return answer.status, await answer.json()


@pytest.fixture
async def frame(place, ann, http):
    """A frame that Ann has opened by the application's own command."""
    assert (await register(place, http, "PUT", [ENTRY]))[0] == 200
    async with running(Launcher(), place):
        yield ann.frame(await ann.slash("open"))


async def test_a_launch_answers_with_the_instance(place, ann, http):
    await register(place, http, "PUT", [ENTRY])
    async with running(Launcher(), place) as bot:
        answer = await ann.slash("open")
        assert answer.kind == "activity"
        assert bot.answer.activity_id == answer.activity["instance_id"]
        assert bot.answer.resource.id == answer.activity["instance_id"]
        frame = ann.frame(answer)
        assert frame.url.startswith(f"{place.activity_origin}/?instance_id=i-")
        path = f"/applications/{place.client_id}/activity-instances/{bot.answer.activity_id}"
        found = await (await http.get(place.api + path, headers=bot_headers(place))).json()
        assert found["users"] == [ann.id]
        await frame.leave()
        assert (await http.get(place.api + path, headers=bot_headers(place))).status == 404


async def test_an_application_without_an_activity_launches_nothing():
    async with Playground(patient()) as place, running(Launcher(), place) as bot:
        ann = await place.person("Ann")
        channel = discord.utils.get(bot.get_all_channels(), name="general")
        view = discord.ui.View()
        view.add_item(discord.ui.Button(label="Go", custom_id="go"))
        await channel.send("here", view=view)
        answer = await ann.press(await ann.wait_for("here"), "Go")
        assert answer.content == "no"
        assert bot.refused.status == 400
        async with aiohttp.ClientSession() as http:
            status, found = await register(place, http, "PUT", [ENTRY])
            assert (status, found["code"]) == (400, 0)


async def test_the_entry_point_is_one_and_stays(place, http):
    status, found = await register(place, http, "PUT", [])
    assert (status, found["code"]) == (400, 50240)
    status, found = await register(place, http, "PUT", [ENTRY])
    assert [one["name"] for one in found] == ["open"]
    assert (await register(place, http, "PUT", [ENTRY, {**ENTRY, "name": "two"}]))[0] == 400
    status, found = await register(place, http, "POST", {**ENTRY, "name": "two"})
    assert (status, found["code"]) == (400, 30032)
    guild = next(iter(place.services.world.guilds))
    assert (await register(place, http, "PUT", [ENTRY], f"/guilds/{guild}"))[0] == 400


@pytest.mark.parametrize(
    "wrong",
    [
        {**ENTRY, "handler": 3},
        {**ENTRY, "options": [{"type": 3, "name": "x", "description": "x"}]},
        {"type": 2, "name": "Look", "handler": 1},
        {"type": 1, "name": "look", "description": "x", "handler": 1},
    ],
)
async def test_an_entry_point_of_another_shape_is_refused(place, http, wrong):
    assert (await register(place, http, "PUT", [ENTRY, wrong]))[0] == 400


async def test_a_code_tells_the_application_who_it_is_once(place, ann, http, frame):
    code = await frame.authorize()
    status, found = await exchange(place, http, code)
    assert (status, found["token_type"], found["scope"]) == (200, "Bearer", "identify")
    headers = {"Authorization": f"Bearer {found['access_token']}"}
    me = await (await http.get(f"{place.api}/users/@me", headers=headers)).json()
    assert (me["id"], me["username"]) == (ann.id, "ann")
    assert (await frame.authenticate(found["access_token"]))["user"]["id"] == ann.id
    status, found = await exchange(place, http, code)
    assert (status, found["error"]) == (400, "invalid_grant")


@pytest.mark.parametrize(
    ("changes", "error"),
    [
        ({"client_secret": "x"}, (401, "invalid_client")),
        ({"client_secret": None}, (401, "invalid_client")),
        ({"client_id": "1"}, (401, "invalid_client")),
        ({"grant_type": "password"}, (400, "unsupported_grant_type")),
        ({"redirect_uri": "https://elsewhere.example"}, (400, "invalid_request")),
        ({"code": "made-up"}, (400, "invalid_grant")),
        ({"code": None}, (400, "invalid_grant")),
    ],
)
async def test_a_wrong_exchange_takes_no_code(place, http, frame, changes, error):
    code = await frame.authorize()
    status, found = await exchange(place, http, code, **changes)
    assert (status, found["error"]) == error
    assert (await exchange(place, http, code))[0] == 200


async def test_codes_and_tokens_run_out(place, http, frame, clock):
    code, other = await frame.authorize(), await frame.authorize()
    _, found = await exchange(place, http, other)
    headers = {"Authorization": f"Bearer {found['access_token']}"}
    clock.skipped += CODE_SECONDS + 1
    assert (await exchange(place, http, code))[1]["error"] == "invalid_grant"
    assert (await http.get(f"{place.api}/users/@me", headers=headers)).status == 200
    clock.skipped += TOKEN_SECONDS
    assert (await http.get(f"{place.api}/users/@me", headers=headers)).status == 401


async def test_a_code_of_another_application_is_none_of_ours(place, ann, http):
    code = place.services.oauth.issue(int(ann.id), "1234", ("identify",))
    assert (await exchange(place, http, code))[1]["error"] == "invalid_grant"


@pytest.mark.parametrize(
    "asked",
    [{"client_id": "1"}, {"scope": []}, {"scope": ["rpc"]}, {"response_type": "token"}],
)
async def test_a_page_that_asks_for_what_it_may_not_is_refused(frame, asked):
    with pytest.raises(Declined):
        await frame.authorize(**asked)


async def test_a_token_of_a_person_is_no_token_of_the_bot(place, http, frame):
    _, found = await exchange(place, http, await frame.authorize())
    headers = {"Authorization": f"Bearer {found['access_token']}"}
    for path in ("/gateway/bot", "/applications/@me", f"/applications/{place.client_id}/commands"):
        assert (await http.get(place.api + path, headers=headers)).status == 401


async def test_only_who_is_in_an_instance_is_told_of_it(place, marko, frame):
    other = marko.frame(type("Launched", (), {"activity": frame.activity}))
    with pytest.raises(Declined):
        await other.authorize()
