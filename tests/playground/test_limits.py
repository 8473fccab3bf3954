"""Payloads beyond Discord's limits are refused, at the right place, and leave no trace."""

import aiohttp
import pytest

from playground import Playground
from playground.payloads.modals import check_modal
from playground.payloads.problems import Refusal


@pytest.fixture
async def send(place):
    """Send a message to #general as a bot would, however wrong; status and JSON."""
    channel = next(c for c in place.services.world.channels.values() if c.name == "general")
    headers = {"Authorization": f"Bot {place.token}"}
    async with aiohttp.ClientSession(headers=headers) as session:

        async def send(payload, path=f"/channels/{channel.id}/messages"):
            async with session.post(place.api + path, json=payload) as response:
                return response.status, await response.json()

        yield send


def row(*components):
    return {"type": 1, "components": list(components)}


def button(number=0, **more):
    return {"type": 2, "style": 1, "label": "b", "custom_id": f"b{number}", **more}


def select(number=25, **more):
    options = [{"label": f"l{n}", "value": f"v{n}"} for n in range(number)]
    return {"type": 3, "custom_id": "s", "options": options, **more}


def words(**more):
    return {"content": "x", **more}


V2 = 1 << 15
FINE = {
    "content": words(content="x" * 2000),
    "rows": words(components=[row(*(button(5 * r + n) for n in range(5))) for r in range(5)]),
    "menu": words(components=[row(select(25, max_values=25, placeholder="p" * 150))]),
    "label": words(components=[row(button(label="l" * 80, custom_id="c" * 100))]),
    "emoji only": words(components=[row(button(label=None, emoji={"name": "👍"}))]),
    "link": words(components=[row({"type": 2, "style": 5, "label": "l", "url": "https://a.b"})]),
    "embeds": {"embeds": [{"description": "d" * 600} for _ in range(10)]},
    "embed": {"embeds": [{"title": "t" * 256, "fields": [{"name": "n", "value": "v"}] * 25}]},
    "layout": {"flags": V2, "components": [{"type": 10, "content": "t" * 4000}]},
    "layout of forty": {"flags": V2, "components": [{"type": 14}] * 40},
}
WRONG = {
    "content": (words(content="x" * 2001), "content", "BASE_TYPE_MAX_LENGTH"),
    "content of numbers": (words(content=5), "content", "STRING_TYPE_CONVERT"),
    "six rows": (
        words(components=[row(button(n)) for n in range(6)]),
        "components",
        "BASE_TYPE_MAX_LENGTH",
    ),
    "six buttons": (
        words(components=[row(*(button(n) for n in range(6)))]),
        "components.0.components",
        "BASE_TYPE_BAD_LENGTH",
    ),
    "empty row": (words(components=[row()]), "components.0.components", "BASE_TYPE_BAD_LENGTH"),
    "menu and button": (
        words(components=[row(select(1), button())]),
        "components.0.components",
        "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
    ),
    "26 options": (
        words(components=[row(select(26))]),
        "components.0.components.0.options",
        "BASE_TYPE_BAD_LENGTH",
    ),
    "no options": (
        words(components=[row(select(0))]),
        "components.0.components.0.options",
        "BASE_TYPE_BAD_LENGTH",
    ),
    "same value": (
        words(components=[row(select(1, options=[{"label": "l", "value": "v"}] * 2))]),
        "components.0.components.0.options.1.value",
        "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
    ),
    "more values than options": (
        words(components=[row(select(2, max_values=3))]),
        "components.0.components.0.max_values",
        "SELECT_COMPONENT_MAX_VALUES_EXCEEDED",
    ),
    "option label": (
        words(components=[row(select(1, options=[{"label": "l" * 101, "value": "v"}]))]),
        "components.0.components.0.options.0.label",
        "BASE_TYPE_BAD_LENGTH",
    ),
    "placeholder": (
        words(components=[row(select(1, placeholder="p" * 151))]),
        "components.0.components.0.placeholder",
        "BASE_TYPE_MAX_LENGTH",
    ),
    "long id": (
        words(components=[row(button(custom_id="c" * 101))]),
        "components.0.components.0.custom_id",
        "BASE_TYPE_BAD_LENGTH",
    ),
    "same id": (
        words(components=[row(button(1)), row(button(1))]),
        "components.1.components.0.custom_id",
        "COMPONENT_CUSTOM_ID_DUPLICATED",
    ),
    "no id": (
        words(components=[row({"type": 2, "style": 1, "label": "b"})]),
        "components.0.components.0.custom_id",
        "BASE_TYPE_REQUIRED",
    ),
    "id on a link": (
        words(components=[row(button(style=5, url="https://a.b"))]),
        "components.0.components.0.custom_id",
        "BUTTON_COMPONENT_INVALID_CUSTOM_ID",
    ),
    "label": (
        words(components=[row(button(label="l" * 81))]),
        "components.0.components.0.label",
        "BASE_TYPE_MAX_LENGTH",
    ),
    "nothing on the button": (
        words(components=[row(button(label=None))]),
        "components.0.components.0.label",
        "BUTTON_COMPONENT_INVALID_LABEL",
    ),
    "bare button": (words(components=[button()]), "components.0.type", "UNION_TYPE_CHOICES"),
    "layout without its flag": (
        words(components=[{"type": 10, "content": "t"}]),
        "components.0.type",
        "UNION_TYPE_CHOICES",
    ),
    "layout with content": (
        words(flags=V2, components=[{"type": 10, "content": "t"}]),
        "content",
        "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
    ),
    "layout of many": (
        {"flags": V2, "components": [row(button(n)) for n in range(21)]},
        "components",
        "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
    ),
    "layout of words": (
        {"flags": V2, "components": [{"type": 10, "content": "t" * 2001}] * 2},
        "components",
        "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
    ),
    "11 embeds": ({"embeds": [{"title": "t"}] * 11}, "embeds", "BASE_TYPE_BAD_LENGTH"),
    "embeds altogether": (
        {"embeds": [{"description": "d" * 601} for _ in range(10)]},
        "embeds",
        "MAX_EMBED_SIZE_EXCEEDED",
    ),
    "embed title": (
        {"embeds": [{"title": "t" * 257}]},
        "embeds.0.title",
        "BASE_TYPE_MAX_LENGTH",
    ),
    "embed field": (
        {"embeds": [{"fields": [{"name": "n", "value": "v" * 1025}]}]},
        "embeds.0.fields.0.value",
        "BASE_TYPE_MAX_LENGTH",
    ),
    "embed link": (
        {"embeds": [{"title": "t", "url": "javascript:x"}]},
        "embeds.0.url",
        "URL_TYPE_INVALID_SCHEME",
    ),
    "description of a file": (
        words(attachments=[{"id": 0, "description": "d" * 1025}]),
        "attachments.0.description",
        "BASE_TYPE_MAX_LENGTH",
    ),
    "file that did not come": (
        words(attachments=[{"id": 0}]),
        "attachments.0",
        "ATTACHMENT_NOT_FOUND",
    ),
    "nonce": (words(nonce="n" * 26), "nonce", "BASE_TYPE_MAX_LENGTH"),
    "mentions both ways": (
        words(allowed_mentions={"parse": ["users"], "users": ["1"]}),
        "allowed_mentions.parse",
        "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
    ),
    "reference": (
        words(message_reference={}),
        "message_reference.message_id",
        "BASE_TYPE_REQUIRED",
    ),
}


def codes_at(errors, path):
    for step in path.split("."):
        errors = errors[step]
    return [error["code"] for error in errors["_errors"]]


@pytest.mark.parametrize("case", FINE)
async def test_just_within_the_limit(send, case):
    status, data = await send(FINE[case])
    assert status == 200, data


@pytest.mark.parametrize("case", WRONG)
async def test_beyond_the_limit(send, case, ann):
    payload, path, code = WRONG[case]
    status, data = await send(payload)
    assert (status, data["code"], data["message"]) == (400, 50035, "Invalid Form Body")
    assert code in codes_at(data["errors"], path)
    assert await ann.messages() == []


async def test_every_fault_is_named_at_once(send):
    components = [row(button(label="l" * 81)), row(button(custom_id="c" * 101))]
    _, data = await send(words(content="x" * 2001, components=components))
    assert set(data["errors"]) == {"content", "components"}
    assert set(data["errors"]["components"]) == {"0", "1"}


async def test_what_is_not_json(place):
    channel = next(c for c in place.services.world.channels.values() if c.name == "general")
    headers = {"Authorization": "Bot playground", "Content-Type": "application/json"}
    url = f"{place.api}/channels/{channel.id}/messages"
    async with aiohttp.request("POST", url, data=b"{nope", headers=headers) as response:
        assert (response.status, (await response.json())["code"]) == (400, 50109)


@pytest.mark.parametrize("path", ["/nowhere", "/channels/abc/messages", "/channels/1/nothing"])
async def test_what_is_not_there(place, path):
    headers = {"Authorization": "Bot playground"}
    async with aiohttp.request("GET", place.api + path, headers=headers) as response:
        assert response.status in (400, 404)
        assert response.headers["Content-Type"] == "application/json"
        assert "message" in await response.json()


async def test_no_token_no_answer(place):
    async with aiohttp.request("GET", f"{place.api}/users/@me") as response:
        assert response.status == 401


def text_input(**more):
    return {"type": 4, "custom_id": "t", "style": 1, "label": "l", **more}


def modal(*rows, **more):
    return {"custom_id": "m", "title": "t", "components": list(rows), **more}


WRONG_MODALS = {
    "title": (modal(row(text_input()), title="t" * 46), "title"),
    "no rows": (modal(), "components"),
    "six rows": (modal(*(row(text_input(custom_id=str(n))) for n in range(6))), "components"),
    "label": (modal(row(text_input(label="l" * 46))), "components.0.components.0.label"),
    "no label": (modal(row(text_input(label=None))), "components.0.components.0.label"),
    "two in a row": (
        modal(row(text_input(), text_input(custom_id="u"))),
        "components.0.components",
    ),
    "same id": (modal(row(text_input()), row(text_input())), "components.1.components.0.custom_id"),
    "value": (modal(row(text_input(value="v" * 4001))), "components.0.components.0.value"),
    "too short a value": (
        modal(row(text_input(value="v", min_length=2))),
        "components.0.components.0.value",
    ),
    "button": (modal(row(button())), "components.0.components.0.type"),
    "one radio": (
        modal(
            {
                "type": 18,
                "label": "l",
                "component": {
                    "type": 21,
                    "custom_id": "r",
                    "options": [{"label": "l", "value": "v"}],
                },
            }
        ),
        "components.0.component.options",
    ),
}


@pytest.mark.parametrize("case", WRONG_MODALS)
def test_a_wrong_form(case):
    payload, path = WRONG_MODALS[case]
    with pytest.raises(Refusal) as caught:
        check_modal(payload)
    assert codes_at(caught.value.errors["data"], path)


def test_a_right_form():
    check_modal(modal(*(row(text_input(custom_id=str(n), label="l" * 45)) for n in range(5))))


async def test_an_embeddable_stand_in_needs_no_file():
    async with Playground() as place:
        assert place.url.startswith("http://127.0.0.1:")
