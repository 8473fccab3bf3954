"""What is new in an episode, in words, while everyone prepares for it."""

from __future__ import annotations

from engine.core.words import Msg, msg
from engine.games.mycity.rules_now import told
from engine.games.mycity.view import Stage, View
from render.kit.canvas import Canvas
from render.kit.fonts import Face, Font
from render.kit.layout import Box
from render.kit.text import Setting, fit
from render.picture import Say

PAD = 22
TITLE = Font(Face.TITLE, 34)
TEXT = Font(Face.BODY, 32)
STEP = 40
HEAD = 66
MOST_LINES = 20
FOOT = 18


def shows_brief(view: View) -> bool:
    """True while an episode of the campaign is being prepared."""
    return view.legacy and view.stage is Stage.PREPARE


def brief_height(view: View, say: Say, width: int) -> int:
    """How high the words are on this width: nothing of them is ever cut."""
    return HEAD + len(_lines(view, say, width)) * STEP + FOOT


def paint_brief(canvas: Canvas, box: Box, view: View) -> None:
    """The title of the episode, and under it its rules; a new chapter begins with its own words."""
    canvas.panel(box, 18, canvas.theme.panel)
    setting = fit(canvas.say(_title(view)), TITLE, 28, box.width - 2 * PAD)
    canvas.line((box.x + PAD, box.y + 36), setting, canvas.theme.text)
    words = Setting(TEXT, _lines(view, canvas.say, box.width))
    canvas.lines_below((box.x + PAD, box.y + HEAD + STEP // 2), words, STEP, canvas.theme.text)


def _lines(view: View, say: Say, width: int) -> tuple[str, ...]:
    words = " ".join(say(line) for line in told(view)[1:])
    return fit(words, TEXT, TEXT.size, width - 2 * PAD, MOST_LINES).lines


def _title(view: View) -> Msg:
    return msg(
        "mycity-picture-chapter",
        chapter=msg(f"mycity-chapter-{view.plan.chapter}"),
        episode=msg(f"mycity-episode-{view.episode}"),
        number=view.episode,
    )
