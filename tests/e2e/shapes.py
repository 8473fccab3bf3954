"""Interactions as no app would send them: real ones, broken in every way that can be thought of.

Each is broken for certain, so that none may change anything: an id that is none of ours or of a
table that does not exist, a word that is no answer, a field that is gone or is something else.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from hypothesis import strategies as st

COMMAND, COMPONENT, AUTOCOMPLETE, FORM = 2, 3, 4, 5
SUBCOMMAND, GROUP, TEXT, INTEGER, FLAG, USER = 1, 2, 3, 4, 5, 6
NO_TABLE = 999_999_999
LARGEST = 2**53
AROUND = (
    *("version", "context", "locale", "message", "user", "member", "channel_id", "channel"),
    *("guild_id", "guild", "guild_locale", "app_permissions", "entitlements"),
    *("attachment_size_limit", "authorizing_integration_owners"),
)
"""What stands around the data. Without id, token, type and application nobody could answer."""


@dataclass(frozen=True)
class Shape:
    """One interaction to send; ``pressed``: on a message, and not out of nowhere."""

    kind: int
    data: object
    pressed: bool = False
    envelope: dict = field(default_factory=dict)
    without: tuple[str, ...] = ()


@dataclass(frozen=True)
class Specimens:
    """What could really be sent: the ids of buttons, menus and forms, and commands."""

    buttons: tuple[str, ...]
    menus: tuple[str, ...]
    forms: tuple[str, ...]
    commands: tuple[tuple[tuple[str, ...], tuple[dict, ...]], ...]


def leaves(commands, path=()):
    """Every command with its path and its options, from what the bot told Discord."""
    for command in commands:
        here, options = (*path, command["name"]), command.get("options") or []
        inner = [one for one in options if one["type"] in (SUBCOMMAND, GROUP)]
        if inner:
            yield from leaves(inner, here)
        else:
            yield here, tuple(options)


words = st.one_of(
    st.text(max_size=60),
    st.sampled_from(["", " ", "0", "-1", "9" * 90, "x" * 6000, "\u202eabc", "\0", "%s{}", "a:b:c"]),
)
numbers = st.one_of(st.sampled_from([0, -1, NO_TABLE, LARGEST, -LARGEST]))
junk = st.recursive(
    st.none() | st.booleans() | numbers | st.floats(allow_nan=False, allow_infinity=False) | words,
    lambda inside: (
        st.lists(inside, max_size=4) | st.dictionaries(st.text(max_size=9), inside, max_size=4)
    ),
    max_leaves=12,
)


def nested(depth: int, key: str, end: object) -> object:
    """A field within a field within a field."""
    part = end
    for _ in range(depth):
        part = {"type": 1, key: [part] if key == "components" else part}
    return part


@st.composite
def broken_ids(draw, real: str) -> str:
    """An id that was ours until one of its parts was changed."""
    kind, op, table, opened, *rest = real.split(":")
    extra = ":".join(rest)
    return draw(
        st.one_of(
            words.filter(lambda word: word != real),
            st.just(f"{kind}:{op}"),
            st.just(f"{kind}:{op}:{table}:"),
            st.just(f"{kind}:{op}:x{table}:{opened}:{extra}"),
            st.just(f"{kind}:{op}:{NO_TABLE}:{opened}:{extra}"),
            st.just(f"{kind}:{op}:{'9' * 18}:{'9' * 18}:{extra}"),
            st.just(f"{kind}:{op}:-{table}:{opened}:{extra}"),
            st.just(f"{kind}:no{op}:{table}:{opened}:{extra}"),
            st.just(f"{kind}:{op.upper()}:{table}:{opened}:{extra}"),
            st.just(f"z9:{op}:{table}:{opened}:{extra}"),
            words.map(lambda word: f"{kind}:{op}:{NO_TABLE}:{opened}:{word}"),
        )
    )


def presses(real: Specimens):
    """Buttons and menus."""
    broken = st.builds(
        lambda id_, type_, more: {"custom_id": id_, "component_type": type_, **more},
        st.sampled_from(real.buttons + real.menus).flatmap(broken_ids),
        st.sampled_from([2, 3, 5, 8]),
        st.dictionaries(st.sampled_from(["values", "id", "resolved", "x"]), junk, max_size=3),
    )
    strange = st.builds(
        lambda id_, values: {"custom_id": id_, "component_type": 3, "values": values},
        st.sampled_from(real.menus),
        st.one_of(junk, st.lists(words, max_size=3)),
    )
    return st.one_of(broken, strange, junk).map(lambda data: Shape(COMPONENT, data, pressed=True))


def parts():
    """What may stand in a form: rows and labels with fields that have no value, or too many."""
    leaf = st.one_of(
        st.builds(lambda value: {"type": 4, "custom_id": "text", "value": value}, junk),
        st.just({"type": 4, "custom_id": "text"}),
        st.builds(lambda values: {"type": 3, "custom_id": "text", "values": values}, junk),
        junk,
    )
    return st.recursive(
        leaf,
        lambda inside: st.one_of(
            st.builds(lambda one: {"type": 18, "component": one}, inside),
            st.builds(lambda many: {"type": 1, "components": many}, st.lists(inside, max_size=3)),
            st.builds(
                lambda depth, key, end: nested(depth, key, end),
                st.integers(2, 40),
                st.sampled_from(["components", "component"]),
                inside,
            ),
        ),
        max_leaves=6,
    )


def forms(real: Specimens):
    """Forms: real ids with what no form of ours has, and ids that are none."""
    ids = st.sampled_from(real.forms)
    components = st.one_of(st.lists(parts(), max_size=3), junk)
    filled = st.builds(
        lambda id_, inside: {"custom_id": id_, "components": inside},
        st.one_of(ids, ids.flatmap(broken_ids)),
        components,
    )
    return st.builds(Shape, st.just(FORM), st.one_of(filled, filled, junk), st.booleans())


def option(one: dict, value: object, **more: object) -> dict:
    return {"name": one["name"], "type": one["type"], "value": value, **more}


def wrapped(path: tuple[str, ...], options: object) -> dict:
    """The data of a command with this path."""
    name, *rest = path
    for number, word in enumerate(reversed(rest)):
        kind = SUBCOMMAND if number == 0 else GROUP
        options = [{"name": word, "type": kind, "options": options}]
    return {"id": "1", "type": 1, "name": name, "options": options}


def values(one: dict):
    """Something typed into an option that is never what it asks for."""
    wanted = {TEXT: words, INTEGER: numbers, FLAG: st.booleans(), USER: st.just("1")}
    return st.one_of(wanted.get(one["type"], words), junk)


def commands(real: Specimens):
    """Commands with options that are wrong, missing, doubled, too deep or no options at all."""

    def with_options(leaf):
        path, options = leaf
        needed = [one for one in options if one["type"] == TEXT or one.get("required")]
        chosen = st.tuples(*(values(one).map(lambda v, one=one: option(one, v)) for one in needed))
        broken = chosen.map(lambda given: wrapped(path, list(given)))
        other = junk.map(lambda inside: wrapped(path, inside))
        nobody = words.map(lambda name: wrapped((f"{name}!", *path[1:]), []))
        deeper = st.just(wrapped((*path, "more", "and", "more"), []))
        if not needed:
            return st.one_of(nobody, deeper)
        return st.one_of(broken, other, nobody, deeper)

    shapes = st.sampled_from(real.commands).flatmap(with_options)
    return st.one_of(shapes, junk).map(lambda data: Shape(COMMAND, data))


def suggestions(real: Specimens):
    """What is being typed, also where nothing can be suggested."""

    def typing(leaf):
        path, options = leaf
        if not options:
            return st.just(wrapped(path, []))
        return st.sampled_from(options).flatmap(
            lambda one: st.one_of(words, junk).map(
                lambda value: wrapped(path, [option(one, value, focused=True)])
            )
        )

    shapes = st.sampled_from(real.commands).flatmap(typing)
    return st.one_of(shapes, junk).map(lambda data: Shape(AUTOCOMPLETE, data))


def interactions(real: Specimens):
    """All of these; and some of them in an envelope that is torn."""
    whole = st.one_of(presses(real), forms(real), commands(real), suggestions(real))
    names = st.sampled_from(AROUND)
    torn = st.builds(
        lambda shape, changed, gone: Shape(shape.kind, shape.data, shape.pressed, changed, gone),
        whole,
        st.dictionaries(names, junk, max_size=2),
        st.lists(names, max_size=2).map(tuple),
    )
    return st.one_of(whole, whole, torn)
