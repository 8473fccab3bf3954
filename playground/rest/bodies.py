"""What a request brings: JSON, or JSON and files."""

import json
import re

from aiohttp import BodyPartReader, web

from playground.payloads import limits, problems
from playground.payloads.problems import Findings, Refusal
from playground.payloads.shapes import Shape
from playground.services.files import Upload
from playground.world.model import Json

FILE = re.compile(r"files\[(\d+)\]")


async def read_any(request: web.Request) -> object:
    """The JSON of a request."""
    try:
        body: object = json.loads(await request.read() or b"null")
        return body
    except ValueError:
        raise problems.invalid_json() from None


async def read_object(request: web.Request, shape: Shape | None = None) -> Json:
    """The JSON object of a request, held to a shape; an empty body is an empty object."""
    body = await read_any(request)
    found = Findings()
    if shape is not None:
        shape.check({} if body is None else body, (), found)
    found.refuse()
    if not isinstance(body, dict | None):
        raise Refusal(400, 50035, "Invalid Form Body")
    return body or {}


async def read_with_files(request: web.Request) -> tuple[Json, list[Upload]]:
    """The JSON object and the files of a request, whichever way they came."""
    if not request.content_type.startswith("multipart/"):
        return await read_object(request), []
    payload: Json = {}
    uploads: list[Upload] = []
    async for part in await request.multipart():
        if not isinstance(part, BodyPartReader):
            continue
        file = FILE.fullmatch(part.name or "")
        if file is not None:
            uploads.append(await _upload(part, int(file.group(1))))
        elif part.name == "payload_json":
            payload = _parse(await part.text())
    if len(uploads) > 10:
        raise Refusal(400, 30015, "Maximum number of attachments in a message reached (10)")
    return payload, uploads


async def _upload(part: BodyPartReader, index: int) -> Upload:
    body = bytes(await part.read())
    if len(body) > limits.FILE_BYTES:
        raise problems.too_large()
    return Upload(index, part.filename or f"file{index}", body)


def _parse(text: str) -> Json:
    try:
        body = json.loads(text)
    except ValueError:
        raise problems.invalid_json() from None
    return body if isinstance(body, dict) else {}


def snowflake(request: web.Request, name: str) -> int:
    """An id from the path; anything else is answered like Discord does."""
    text = request.match_info[name]
    if not text.isdecimal():
        errors = {name: {"_errors": [_not_snowflake(text)]}}
        raise Refusal(400, 50035, "Invalid Form Body", errors)
    return int(text)


def number(request: web.Request, name: str, least: int, most: int, usual: int) -> int:
    """A whole number from the query, within bounds."""
    text = request.query.get(name, str(usual))
    if text.isdecimal() and least <= int(text) <= most:
        return int(text)
    fault = {"code": "NUMBER_TYPE_MAX", "message": f"int value should be {least} to {most}."}
    raise Refusal(400, 50035, "Invalid Form Body", {name: {"_errors": [fault]}})


def optional_snowflake(request: web.Request, name: str) -> int | None:
    """An id from the query, if there is one."""
    text = request.query.get(name)
    return int(text) if text and text.isdecimal() else None


def _not_snowflake(text: str) -> Json:
    return {"code": "NUMBER_TYPE_COERCE", "message": f'Value "{text}" is not snowflake.'}
