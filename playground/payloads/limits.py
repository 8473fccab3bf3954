"""Discord's limits, as data. Everything that is counted or measured is written here once."""

import unicodedata

from playground.payloads.shapes import (
    Address,
    Anything,
    ByType,
    Either,
    Flag,
    Id,
    Many,
    Mapped,
    Real,
    Record,
    Shape,
    Text,
    Whole,
    Word,
)

CONTENT = 2000
EMBEDS_TOTAL = 6000
LEGACY_ROWS = 5
ROW_BUTTONS = 5
LAYOUT_COMPONENTS = 40
LAYOUT_TEXT = 4000
MODAL_ROWS = 5
COMMAND_TOTAL = 8000
COMMANDS_OF_A_TYPE = {1: 100, 2: 15, 3: 15, 4: 1}
FILE_BYTES = 10 * 1024 * 1024
CHOICE_VALUE = 100
MESSAGES_PAGE = 100
BULK_DELETE = (2, 100)
HIGHEST_WHOLE = 9_007_199_254_740_991
COLOR = Whole(0, 0xFFFFFF)
CHANNEL_TYPES = (0, 1, 2, 3, 4, 5, 10, 11, 12, 13, 14, 15)
ARCHIVE_MINUTES = (60, 1440, 4320, 10080)
SLOWMODE = Whole(0, 21600)

LANGUAGES = (
    "ar bg cs da de el en-GB en-US es-419 es-ES fi fr he hi hr hu id it ja ko lt nl no pl pt-BR ro "
    "ru sv-SE th tr uk vi zh-CN zh-TW"
)
LOCALES = frozenset(LANGUAGES.split())

BUTTON, STRING_SELECT, TEXT_INPUT = 2, 3, 4
USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT = 5, 6, 7, 8
ACTION_ROW, SECTION, TEXT_DISPLAY, THUMBNAIL, MEDIA_GALLERY = 1, 9, 10, 11, 12
FILE, SEPARATOR, CONTAINER, LABEL, FILE_UPLOAD = 13, 14, 17, 18, 19
RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX = 21, 22, 23
SELECTS = (STRING_SELECT, USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT)

CUSTOM_ID = Text(100, least=1)
COMPONENT: dict[str, Shape] = {"id": Whole(0)}
EMOJI = Record(needs={"name": Text(32)}, may={"id": Id()})
MEDIA = Record(needs={"url": Address(2048)})
OPTION_FIELDS: dict[str, Shape] = {"description": Text(100), "default": Flag()}
NAMED: dict[str, Shape] = {"label": Text(100, least=1), "value": Text(100, least=1)}
SELECT_OPTION = Record(needs=NAMED, may={**OPTION_FIELDS, "emoji": EMOJI})
GROUP_OPTION = Record(needs=NAMED, may=OPTION_FIELDS)

BUTTON_SHAPE = Record(
    needs={"style": Whole(among=(1, 2, 3, 4, 5, 6))},
    may={
        **COMPONENT,
        "custom_id": CUSTOM_ID,
        "label": Text(80),
        "disabled": Flag(),
        "url": Address(512, schemes=("http://", "https://", "discord://")),
        "sku_id": Id(),
        "emoji": EMOJI,
    },
)
SELECT_FIELDS: dict[str, Shape] = {
    **COMPONENT,
    "placeholder": Text(150),
    "min_values": Whole(0, 25),
    "max_values": Whole(1, 25),
    "disabled": Flag(),
    "required": Flag(),
}
STRING_SELECT_SHAPE = Record(
    needs={"custom_id": CUSTOM_ID, "options": Many(SELECT_OPTION, 25, least=1)},
    may=SELECT_FIELDS,
)
DEFAULT_VALUE = Record(needs={"type": Word(("user", "role", "channel")), "id": Id()})
ENTITY_SELECT_SHAPE = Record(
    needs={"custom_id": CUSTOM_ID},
    may={
        **SELECT_FIELDS,
        "default_values": Many(DEFAULT_VALUE, 25),
        "channel_types": Many(Whole(among=CHANNEL_TYPES)),
    },
)
SELECT_SHAPES: dict[int, Shape] = {
    STRING_SELECT: STRING_SELECT_SHAPE,
    USER_SELECT: ENTITY_SELECT_SHAPE,
    ROLE_SELECT: ENTITY_SELECT_SHAPE,
    MENTIONABLE_SELECT: ENTITY_SELECT_SHAPE,
    CHANNEL_SELECT: ENTITY_SELECT_SHAPE,
}
ACTION_ROW_SHAPE = Record(
    needs={"components": Many(ByType({BUTTON: BUTTON_SHAPE, **SELECT_SHAPES}), 5, least=1)},
    may=COMPONENT,
)
TEXT_DISPLAY_SHAPE = Record(needs={"content": Text(4000, least=1)}, may=COMPONENT)
THUMBNAIL_SHAPE = Record(
    needs={"media": MEDIA},
    may={**COMPONENT, "description": Text(1024, least=1), "spoiler": Flag()},
)
SECTION_SHAPE = Record(
    needs={
        "components": Many(ByType({TEXT_DISPLAY: TEXT_DISPLAY_SHAPE}), 3, least=1),
        "accessory": ByType({BUTTON: BUTTON_SHAPE, THUMBNAIL: THUMBNAIL_SHAPE}),
    },
    may=COMPONENT,
)
GALLERY_ITEM = Record(
    needs={"media": MEDIA}, may={"description": Text(1024, least=1), "spoiler": Flag()}
)
GALLERY_SHAPE = Record(needs={"items": Many(GALLERY_ITEM, 10, least=1)}, may=COMPONENT)
FILE_SHAPE = Record(needs={"file": MEDIA}, may={**COMPONENT, "spoiler": Flag()})
SEPARATOR_SHAPE = Record(may={**COMPONENT, "spacing": Whole(among=(1, 2)), "divider": Flag()})
IN_CONTAINER: dict[int, Shape] = {
    ACTION_ROW: ACTION_ROW_SHAPE,
    SECTION: SECTION_SHAPE,
    TEXT_DISPLAY: TEXT_DISPLAY_SHAPE,
    MEDIA_GALLERY: GALLERY_SHAPE,
    FILE: FILE_SHAPE,
    SEPARATOR: SEPARATOR_SHAPE,
}
CONTAINER_SHAPE = Record(
    needs={"components": Many(ByType(IN_CONTAINER), 40, least=1)},
    may={**COMPONENT, "accent_color": COLOR, "spoiler": Flag()},
)
MESSAGE_COMPONENTS = Many(ByType({**IN_CONTAINER, CONTAINER: CONTAINER_SHAPE}), 40)

PICTURE: dict[str, Shape] = {"url": Address(2048), "description": Text(4096)}
EMBED_FIELD = Record(needs={"name": Text(256), "value": Text(1024)}, may={"inline": Flag()})
EMBED = Record(
    may={
        "title": Text(256),
        "description": Text(4096),
        "url": Address(2048),
        "color": COLOR,
        "timestamp": Text(64),
        "author": Record(
            may={"name": Text(256), "url": Address(2048), "icon_url": Address(2048)},
        ),
        "footer": Record(may={"text": Text(2048), "icon_url": Address(2048)}),
        "provider": Record(may={"name": Text(256), "url": Address(2048)}),
        "image": Record(may=PICTURE),
        "thumbnail": Record(may=PICTURE),
        "video": Record(may=PICTURE),
        "fields": Many(EMBED_FIELD, 25),
    }
)
ALLOWED_MENTIONS = Record(
    may={
        "parse": Many(Word(("users", "roles", "everyone"))),
        "users": Many(Id(), 100),
        "roles": Many(Id(), 100),
        "replied_user": Flag(),
    }
)
ATTACHMENT = Record(
    needs={"id": Id()},
    may={"filename": Text(1024, least=1), "description": Text(1024), "title": Text(1024)},
)
MESSAGE_FIELDS: dict[str, Shape] = {
    "content": Text(CONTENT),
    "embeds": Many(EMBED, 10),
    "allowed_mentions": ALLOWED_MENTIONS,
    "components": MESSAGE_COMPONENTS,
    "attachments": Many(ATTACHMENT, 10),
    "flags": Whole(),
}
REFERENCE = Record(
    needs={"message_id": Id()},
    may={"channel_id": Id(), "guild_id": Id(), "fail_if_not_exists": Flag()},
)
MESSAGE_CREATE = Record(
    may={
        **MESSAGE_FIELDS,
        "tts": Flag(),
        "nonce": Either((Text(25), Whole())),
        "enforce_nonce": Flag(),
        "message_reference": REFERENCE,
        "sticker_ids": Many(Id(), 3),
    }
)
MESSAGE_EDIT = Record(may=MESSAGE_FIELDS)
INTERACTION_MESSAGE = Record(may={**MESSAGE_FIELDS, "tts": Flag()})

TEXT_INPUT_SHAPE = Record(
    needs={"custom_id": CUSTOM_ID, "style": Whole(among=(1, 2))},
    may={
        **COMPONENT,
        "label": Text(45, least=1),
        "value": Text(4000),
        "placeholder": Text(100),
        "required": Flag(),
        "min_length": Whole(0, 4000),
        "max_length": Whole(1, 4000),
    },
)
UP_TO_TEN: dict[str, Shape] = {"min_values": Whole(0, 10), "max_values": Whole(1, 10)}
LABELLED: dict[int, Shape] = {
    TEXT_INPUT: TEXT_INPUT_SHAPE,
    **SELECT_SHAPES,
    FILE_UPLOAD: Record(
        needs={"custom_id": CUSTOM_ID}, may={**COMPONENT, **UP_TO_TEN, "required": Flag()}
    ),
    RADIO_GROUP: Record(
        needs={"custom_id": CUSTOM_ID, "options": Many(GROUP_OPTION, 10, least=2)},
        may={**COMPONENT, "required": Flag()},
    ),
    CHECKBOX_GROUP: Record(
        needs={"custom_id": CUSTOM_ID, "options": Many(GROUP_OPTION, 10, least=1)},
        may={**COMPONENT, **UP_TO_TEN, "required": Flag()},
    ),
    CHECKBOX: Record(needs={"custom_id": CUSTOM_ID}, may={**COMPONENT, "default": Flag()}),
}
LABEL_SHAPE = Record(
    needs={"label": Text(45, least=1), "component": ByType(LABELLED)},
    may={**COMPONENT, "description": Text(100, least=1)},
)
MODAL_ROW = Record(
    needs={"components": Many(ByType({TEXT_INPUT: TEXT_INPUT_SHAPE}), 5, least=1)},
    may=COMPONENT,
)
IN_MODAL: dict[int, Shape] = {
    ACTION_ROW: MODAL_ROW,
    TEXT_DISPLAY: TEXT_DISPLAY_SHAPE,
    LABEL: LABEL_SHAPE,
}
MODAL = Record(
    needs={
        "custom_id": CUSTOM_ID,
        "title": Text(45, least=1),
        "components": Many(ByType(IN_MODAL), 40, least=1),
    }
)


def is_command_name(name: str) -> bool:
    """Lower case letters, digits, marks of their scripts, `-`, `_` and `'`; no spaces."""
    letters = all(c in "-_'" or unicodedata.category(c)[0] in "LNM" for c in name)
    return letters and name == name.lower()


def _localised(shape: Shape) -> Mapped:
    return Mapped(LOCALES, shape)


NAME = Text(32, least=1, fits=is_command_name)
TITLE = Text(32, least=1)
DESCRIPTION = Text(100, least=1)
CHOICE_NAME = Text(100, least=1)
WORDS: dict[str, Shape] = {"name": NAME, "description": DESCRIPTION}
OTHER_WORDS: dict[str, Shape] = {
    "name_localizations": _localised(NAME),
    "description_localizations": _localised(DESCRIPTION),
    "required": Flag(),
}


def _choices(value: Shape) -> Many:
    other = {"name_localizations": _localised(CHOICE_NAME)}
    return Many(Record(needs={"name": CHOICE_NAME, "value": value}, may=other), 25)


INTEGER = Whole(-HIGHEST_WHOLE, HIGHEST_WHOLE)
STRING_CHOICES = _choices(Text(CHOICE_VALUE))
INTEGER_CHOICES = _choices(INTEGER)
NUMBER_CHOICES = _choices(Real())
PLAIN_OPTION = Record(needs=WORDS, may=OTHER_WORDS)
LEAF_OPTIONS: dict[int, Shape] = {
    3: Record(
        needs=WORDS,
        may={
            **OTHER_WORDS,
            "autocomplete": Flag(),
            "choices": STRING_CHOICES,
            "min_length": Whole(0, 6000),
            "max_length": Whole(1, 6000),
        },
    ),
    4: Record(
        needs=WORDS,
        may={
            **OTHER_WORDS,
            "autocomplete": Flag(),
            "choices": INTEGER_CHOICES,
            "min_value": INTEGER,
            "max_value": INTEGER,
        },
    ),
    5: PLAIN_OPTION,
    6: PLAIN_OPTION,
    7: Record(needs=WORDS, may={**OTHER_WORDS, "channel_types": Many(Whole(among=CHANNEL_TYPES))}),
    8: PLAIN_OPTION,
    9: PLAIN_OPTION,
    10: Record(
        needs=WORDS,
        may={
            **OTHER_WORDS,
            "autocomplete": Flag(),
            "choices": NUMBER_CHOICES,
            "min_value": Real(),
            "max_value": Real(),
        },
    ),
    11: PLAIN_OPTION,
}
SUBCOMMAND = Record(needs=WORDS, may={**OTHER_WORDS, "options": Many(ByType(LEAF_OPTIONS), 25)})
SUBCOMMAND_GROUP = Record(
    needs=WORDS, may={**OTHER_WORDS, "options": Many(ByType({1: SUBCOMMAND}), 25)}
)
COMMAND_FIELDS: dict[str, Shape] = {
    "default_member_permissions": Either((Whole(0), Id())),
    "dm_permission": Flag(),
    "contexts": Many(Whole(among=(0, 1, 2)), least=1),
    "integration_types": Many(Whole(among=(0, 1)), least=1),
    "type": Whole(among=(1, 2, 3, 4)),
    "nsfw": Flag(),
}
SLASH_COMMAND = Record(
    needs=WORDS,
    may={
        **COMMAND_FIELDS,
        "name_localizations": _localised(NAME),
        "description_localizations": _localised(DESCRIPTION),
        "options": Many(ByType({**LEAF_OPTIONS, 1: SUBCOMMAND, 2: SUBCOMMAND_GROUP}), 25),
    },
)
MENU_COMMAND = Record(
    needs={"name": TITLE}, may={**COMMAND_FIELDS, "name_localizations": _localised(TITLE)}
)
ENTRY_POINT = Record(
    needs={"name": TITLE},
    may={
        **COMMAND_FIELDS,
        "name_localizations": _localised(TITLE),
        "description": DESCRIPTION,
        "description_localizations": _localised(DESCRIPTION),
        "handler": Whole(among=(1, 2)),
    },
)
COMMANDS_AT_ONCE = 130

AUTOCOMPLETE: dict[int, Shape] = {
    3: Record(may={"choices": STRING_CHOICES}),
    4: Record(may={"choices": INTEGER_CHOICES}),
    10: Record(may={"choices": NUMBER_CHOICES}),
}

THREAD_FIELDS: dict[str, Shape] = {
    "auto_archive_duration": Whole(among=ARCHIVE_MINUTES),
    "rate_limit_per_user": SLOWMODE,
}
THREAD_NAME = Text(100, least=1)
THREAD_FROM_MESSAGE = Record(needs={"name": THREAD_NAME}, may=THREAD_FIELDS)
THREAD_ALONE = Record(
    needs={"name": THREAD_NAME},
    may={**THREAD_FIELDS, "type": Whole(among=(10, 11, 12)), "invitable": Flag()},
)
THREAD_EDIT = Record(
    may={
        **THREAD_FIELDS,
        "name": THREAD_NAME,
        "archived": Flag(),
        "locked": Flag(),
        "invitable": Flag(),
    }
)
OVERWRITE = Record(needs={"id": Id()}, may={"type": Anything(), "allow": Id(), "deny": Id()})
CHANNEL_EDIT = Record(
    may={
        "name": THREAD_NAME,
        "topic": Text(4096),
        "position": Whole(0),
        "rate_limit_per_user": SLOWMODE,
        "permission_overwrites": Many(OVERWRITE, 100),
    }
)
CHANNEL_CREATE = Record(needs={"name": THREAD_NAME}, may={"topic": Text(4096), "type": Whole()})
