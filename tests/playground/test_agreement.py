"""Our payload checks say what Discord's own description says, and where not, why."""

import re

import pytest

from playground.payloads import limits
from tests.playground.agreement import SCHEMAS, differences

PAIRS = {
    "MessageCreateRequest": limits.MESSAGE_CREATE,
    "MessageEditRequestPartial": limits.MESSAGE_EDIT,
    "IncomingWebhookInteractionRequest": limits.INTERACTION_MESSAGE,
    "IncomingWebhookUpdateForInteractionCallbackRequestPartial": limits.MESSAGE_EDIT,
    "ModalInteractionCallbackRequestData": limits.MODAL,
    "InteractionApplicationCommandAutocompleteCallbackStringData": limits.AUTOCOMPLETE[3],
    "InteractionApplicationCommandAutocompleteCallbackIntegerData": limits.AUTOCOMPLETE[4],
    "InteractionApplicationCommandAutocompleteCallbackNumberData": limits.AUTOCOMPLETE[10],
    "ApplicationCommandCreateRequest": limits.SLASH_COMMAND,
    "CreateTextThreadWithMessageRequest": limits.THREAD_FROM_MESSAGE,
    "CreateTextThreadWithoutMessageRequest": limits.THREAD_ALONE,
    "UpdateThreadRequestPartial": limits.THREAD_EDIT,
    "UpdateGuildChannelRequestPartial": limits.CHANNEL_EDIT,
}
KNOWN = {
    # Bots never have the longer messages of paying people.
    r"Message(Create|Edit)\w+\.content most": (2000, 4000),
    # Discord's guide to commands says 100 for the value of a choice.
    r".*choices\[\]\.value most": (100, 6000),
    # A slash command must have a description; the schema is also that of menus, which have none.
    r"ApplicationCommandCreateRequest required": (["description", "name"], ["name"]),
    r"ApplicationCommandCreateRequest\.description least": (1, 0),
    # A thread must have a name, also after a change.
    r"UpdateThreadRequestPartial\.name least": (1, 0),
    r"CreateTextThreadWithoutMessageRequest\.type among": ...,
    # Bounds of the wire that say nothing about Discord.
    r".*allowed_mentions\.parse most": (None, 1521),
    r".*embeds\[\]\.timestamp most": (64, None),
    # Fields that the stand-in has no use for and therefore does not look at.
    r".*\.(poll|shared_client_theme|handler|sticker_ids) known": ...,
    r".*\.(duration_secs|waveform|is_spoiler|is_remix|placeholder\w*|is_animated) known": ...,
    r".*\.(width|height) known": ...,
    r"Update\w+\.(bitrate|user_limit|rtc_region|video_quality_mode|flags|applied_tags) known": ...,
    r"Update\w+\.(invitable|parent_id|nsfw|available_tags|default_\w+) known": ...,
}


def is_known(place, pair):
    return any(
        re.fullmatch(pattern, place) and (expected is ... or expected == pair)
        for pattern, expected in KNOWN.items()
    )


@pytest.mark.parametrize("name", PAIRS)
def test_a_payload_is_held_to_discords_limits(name):
    comparison = differences(PAIRS[name], name)
    strange = {place: pair for place, pair in comparison.found.items() if not is_known(place, pair)}
    assert strange == {}
    assert comparison.seen > 0


def test_the_comparison_is_not_empty():
    assert differences(PAIRS["MessageCreateRequest"], "MessageCreateRequest").seen > 300


def test_a_wrong_limit_would_be_noticed():
    wrong = limits.Record(needs={"name": limits.Text(99, least=1)}, may=limits.THREAD_FIELDS)
    found = differences(wrong, "CreateTextThreadWithMessageRequest").found
    assert found == {"CreateTextThreadWithMessageRequest.name most": (99, 100)}


def test_every_known_difference_is_still_one():
    found = [
        pair for name, shape in PAIRS.items() for pair in differences(shape, name).found.items()
    ]
    for pattern, expected in KNOWN.items():
        matching = [p for place, p in found if re.fullmatch(pattern, place)]
        assert expected in matching or (expected is ... and matching), pattern


def test_the_languages_are_discords():
    assert set(SCHEMAS["AvailableLocalesEnum"]["among"]) == limits.LOCALES
