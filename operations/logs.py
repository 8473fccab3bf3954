"""The log: lines for people, or one JSON object a line for programs."""

from __future__ import annotations

import json
import logging
from datetime import UTC, datetime

from tables.outage import OneSentence

TEXT, JSON = "text", "json"
FORMATS = (TEXT, JSON)
LINE = "%(asctime)s %(levelname)s %(name)s: %(message)s"

DISCREET = ("discord",)
"""Libraries that write whatever passes through them at DEBUG: messages, hidden answers."""


class JsonLines(logging.Formatter):
    """Each record as one line of ASCII: whatever stands in it, it can neither end the line nor
    begin another one."""

    def format(self, record: logging.LogRecord) -> str:
        written = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "logger": record.name,
            "message": _readable(_message(record)),
        }
        if record.exc_info:
            written["error"] = _readable(self.formatException(record.exc_info))
        if record.stack_info:
            written["stack"] = _readable(self.formatStack(record.stack_info))
        return json.dumps(written)


def _message(record: logging.LogRecord) -> str:
    try:
        return record.getMessage()
    except (TypeError, ValueError, KeyError):
        return f"{record.msg} {record.args}"


def _readable(text: str) -> str:
    """The same text without halves of characters, which many programs cannot read."""
    return text.encode("utf-8", "backslashreplace").decode("utf-8")


def write_log(level: str, form: str = TEXT) -> None:
    """Log as the host wishes; what must stay between the players is never written."""
    handler = logging.StreamHandler()
    handler.addFilter(OneSentence())
    handler.setFormatter(JsonLines() if form == JSON else logging.Formatter(LINE))
    logging.basicConfig(level=level, handlers=[handler])
    for name in DISCREET:
        logging.getLogger(name).setLevel(max(logging.INFO, logging.getLevelName(level)))
