"""What is new in an episode, in words, while everyone prepares for it."""

from __future__ import annotations

from engine.core.words import Msg, msg
from engine.games.mycity.view import Stage, View
from engine.games.mycity.words import is_first_of_chapter
from render.kit.canvas import Canvas
from render.kit.fonts import Face, Font
from render.kit.layout import Box
from render.kit.text import Setting, fit, sizes

HEIGHT = 236
TITLE = Font(Face.TITLE, 32)
TEXT = Font(Face.BODY, 34)
LEAST = 20
MOST_LINES = 8


def shows_brief(view: View) -> bool:
    """True while an episode of the campaign is being prepared."""
    return view.legacy and view.stage is Stage.PREPARE


def paint_brief(canvas: Canvas, box: Box, view: View) -> None:
    """The title of the episode, and under it its rules; a new chapter begins with its own words."""
    canvas.panel(box, 18, canvas.theme.panel)
    setting = fit(canvas.say(_title(view)), TITLE, 24, box.width - 40)
    canvas.line((box.x + 20, box.y + 32), setting, canvas.theme.text)
    room = Box(box.x + 20, box.y + 58, box.width - 40, box.height - 70)
    words = canvas.say(msg(f"mycity-episode-{view.episode}-brief"))
    if is_first_of_chapter(view.episode):
        words = f"{canvas.say(msg(f'mycity-chapter-{view.plan.chapter}-intro'))} {words}"
    _paint_text(canvas, room, words)


def _title(view: View) -> Msg:
    return msg(
        "mycity-picture-chapter",
        chapter=msg(f"mycity-chapter-{view.plan.chapter}"),
        episode=msg(f"mycity-episode-{view.episode}"),
        number=view.episode,
    )


def _paint_text(canvas: Canvas, room: Box, words: str) -> None:
    """The words at the largest size at which they fit the room."""
    for font in sizes(TEXT, LEAST):
        step = font.size + 7
        lines = fit(words, font, font.size, room.width, MOST_LINES).lines
        if len(lines) * step <= room.height:
            break
    shown = Setting(font, lines[: room.height // step])
    canvas.lines_below((room.x, room.y + step // 2), shown, step, canvas.theme.text)
