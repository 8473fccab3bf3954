"""Lays our shapes beside Discord's own description and lists every difference."""

import json
from dataclasses import dataclass, field
from pathlib import Path

from playground.payloads import limits
from playground.payloads.shapes import ByType, Either, Many, Mapped, Record, Text, Whole

SCHEMAS = json.loads((Path(__file__).parent / "discord_limits.json").read_text())["schemas"]
COMPONENT_TYPES = {
    "ActionRow": limits.ACTION_ROW,
    "Button": limits.BUTTON,
    "StringSelect": limits.STRING_SELECT,
    "TextInput": limits.TEXT_INPUT,
    "UserSelect": limits.USER_SELECT,
    "RoleSelect": limits.ROLE_SELECT,
    "MentionableSelect": limits.MENTIONABLE_SELECT,
    "ChannelSelect": limits.CHANNEL_SELECT,
    "Section": limits.SECTION,
    "TextDisplay": limits.TEXT_DISPLAY,
    "Thumbnail": limits.THUMBNAIL,
    "MediaGallery": limits.MEDIA_GALLERY,
    "File": limits.FILE,
    "Separator": limits.SEPARATOR,
    "Container": limits.CONTAINER,
    "Label": limits.LABEL,
    "FileUpload": limits.FILE_UPLOAD,
    "RadioGroup": limits.RADIO_GROUP,
    "CheckboxGroup": limits.CHECKBOX_GROUP,
    "Checkbox": limits.CHECKBOX,
}
OPTION_TYPES = {
    "Subcommand": 1,
    "SubcommandGroup": 2,
    "String": 3,
    "Integer": 4,
    "Boolean": 5,
    "User": 6,
    "Channel": 7,
    "Role": 8,
    "Mentionable": 9,
    "Number": 10,
    "Attachment": 11,
}


def type_number(name):
    """The `type` that objects of this schema carry."""
    if name.startswith("ApplicationCommand"):
        return OPTION_TYPES[name.removeprefix("ApplicationCommand").removesuffix("Option")]
    return COMPONENT_TYPES[name.split("Component")[0]]


@dataclass
class Comparison:
    """Walks a shape and a schema together. `seen` are the limits that were compared."""

    found: dict[str, tuple] = field(default_factory=dict)
    seen: int = 0

    def note(self, path, what, ours, theirs):
        self.seen += 1
        if ours != theirs:
            self.found[f"{path} {what}"] = (ours, theirs)

    def compare(self, shape, schema, path):
        schema = unwrapped(schema)
        if isinstance(schema.get("$ref"), str) and not isinstance(shape, ByType):
            schema = SCHEMAS.get(schema["$ref"], {})
        match shape:
            case Text():
                self.note(path, "most", shape.most, schema.get("maxLength"))
                self.note(path, "least", shape.least, schema.get("minLength", 0))
            case Whole():
                self.number(shape, schema, path)
            case Many():
                self.note(path, "most", shape.most, schema.get("maxItems"))
                self.note(path, "least", shape.least, schema.get("minItems", 0))
                self.compare(shape.of, schema["items"], f"{path}[]")
            case Mapped():
                self.note(path, "keys", len(shape.keys), schema.get("maxProperties"))
                self.compare(shape.of, schema["additionalProperties"], f"{path}{{}}")
            case Record():
                self.record(shape, schema, path)
            case ByType():
                self.union(shape, schema, path)
            case Either():
                self.either(shape, schema, path)

    def number(self, shape, schema, path):
        if "among" in schema:
            self.note(path, "among", sorted(shape.among or ()), sorted(schema["among"]))
            return
        self.note(path, "minimum", shape.least, schema.get("minimum"))
        self.note(path, "maximum", shape.most, schema.get("maximum"))

    def record(self, shape, schema, path):
        if "properties" not in schema:
            # Several kinds of object that differ only in their `type`.
            schema = SCHEMAS[schema["oneOf"][0]["$ref"]]
        # What `type` must be is said by the union that the object stands in.
        required = set(schema.get("required", ())) - {"type"}
        self.note(path, "required", sorted(set(shape.needs) - {"type"}), sorted(required))
        ours = {**shape.needs, **shape.may}
        for name, inside in schema["properties"].items():
            if name in ours:
                self.compare(ours[name], inside, f"{path}.{name}")
            elif name != "type":
                self.note(f"{path}.{name}", "known", False, True)

    def union(self, shape, schema, path):
        options = schema.get("oneOf") or schema.get("anyOf") or [schema]
        theirs = {type_number(option["$ref"]): option["$ref"] for option in options}
        self.note(path, "types", sorted(shape.kinds), sorted(theirs))
        for number, inside in shape.kinds.items():
            if number in theirs:
                self.compare(inside, SCHEMAS[theirs[number]], f"{path}<{number}>")

    def either(self, shape, schema, path):
        texts = [option for option in schema.get("oneOf", ()) if option.get("maxLength")]
        for ours in shape.shapes:
            if isinstance(ours, Text) and texts:
                self.compare(ours, texts[0], path)


def unwrapped(schema):
    """The same schema without "or null" and without a union of one."""
    for union in ("oneOf", "allOf", "anyOf"):
        options = [option for option in schema.get(union, ()) if option.get("type") != "null"]
        if len(options) == 1:
            return unwrapped(options[0])
    return schema


def differences(shape, name):
    comparison = Comparison()
    comparison.compare(shape, SCHEMAS[name], name)
    return comparison
