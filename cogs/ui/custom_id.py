"""The grammar of custom ids. All that a press needs stands in it, so a restart loses nothing."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum

from cogs.ui.limits import CUSTOM_ID

BUTTON = "b1"
MENU = "m1"
INPUT = "i1"
PATTERN = re.compile(
    r"(?P<kind>[bmi]1):(?P<op>[a-z]+):(?P<table>\d{1,18}):(?P<number>\d{1,18}):(?P<extra>.*)",
    re.DOTALL,
)


class Op(StrEnum):
    """What a press asks for."""

    JOIN = "join"
    LEAVE = "leave"
    START = "start"
    NEXT = "next"
    CANCEL = "cancel"
    OPTION = "option"
    BOT = "bot"
    MOVE = "move"
    HAND = "hand"
    RULES = "rules"
    MORE = "more"
    PICK = "pick"
    INSTEAD = "aside"
    MENU = "menu"
    SOME = "some"
    FACET = "facet"
    COUNT = "count"
    TYPE = "type"
    CONFIRM = "confirm"
    BACK = "back"
    UNDO = "undo"
    AGREE = "agree"
    OBJECT = "object"
    TEXT = "text"
    HISTORY = "history"
    DETAIL = "detail"
    RESIGN = "resign"
    RESIGNED = "resigned"
    FINISH = "finish"
    TOPIC = "topic"
    SETTING = "setting"
    STEP = "step"
    JUMP = "jump"
    EYES = "eyes"
    REPLAY = "replay"
    LOG = "log"
    VERIFY = "verify"
    TIME = "time"
    TAKE = "take"
    PAUSE = "pause"
    RESUME = "resume"
    HERE = "here"
    RETURN = "return"
    MUTE = "mute"
    UNMUTE = "unmute"
    REMINDER = "attention"
    HOME = "home"
    FORGET = "forget"
    KEEP = "keep"
    PRIVATE = "private"
    FOLLOW = "follow"
    TELL = "tell"
    UNFOLLOW = "unfollow"
    AGAIN = "again"
    POINTS = "points"
    SHOW = "show"
    ACT = "act"
    NEW = "new"
    NUDGE = "nudge"
    PLAY = "play"
    AT_ONCE = "now"
    HINT = "hint"
    COACH = "coach"
    PREPARE = "prepare"
    ORDERS = "orders"
    ORDER = "order"
    CONDITION = "condition"
    STANDING = "standing"
    OPEN = "open"
    EVERYWHERE = "everywhere"
    DAILY = "daily"
    TRY = "try"
    CARD = "card"
    CITY = "city"
    LEAGUE = "league"
    REVIEW = "review"


@dataclass(frozen=True)
class Press:
    """What stands in a custom id: the operation, the table, a number, and details.

    Everybody can read the ids of a public message. The revision at which a question was opened
    stays as it is when somebody changes a hidden answer; the revision of the log does not, and is
    never part of an id while a game runs.
    """

    op: Op
    table: int
    number: int = 0
    extra: str = ""

    @property
    def opened(self) -> int:
        """On a panel, ``number`` is the revision at which its question was opened."""
        return self.number

    @property
    def moment(self) -> int:
        """On a page of the history, ``number`` is the moment that is shown."""
        return self.number

    def id(self, kind: str) -> str:
        """The custom id; too long a one would be refused by Discord, so it is a bug here."""
        text = f"{kind}:{self.op}:{self.table}:{self.number}:{self.extra}"
        if len(text) > CUSTOM_ID:
            raise ValueError(f"custom id too long: {text}")
        return text


def read(custom_id: str, *kinds: str) -> Press | None:
    """The press that an id of one of these kinds means; None for an id that is none of ours."""
    match = PATTERN.fullmatch(custom_id)
    if match is None or match["kind"] not in kinds or match["op"] not in set(Op):
        return None
    return Press(Op(match["op"]), int(match["table"]), int(match["number"]), match["extra"])
