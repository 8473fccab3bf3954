"""The tables of a server as a file to take away."""

from __future__ import annotations

from cogs.ui.page import Attachment, Page
from engine.core.words import msg
from locales import Speaker
from tables.processes import Urgency, Work
from tables.records.export import Export
from tables.records.files import packed_list

FOR_THE_REST = 64 * 1024
"""The message around the file needs room too."""


async def export_page(found: Export, room: int, say: Speaker, elsewhere: Work) -> Page:
    """As many tables as fit into one file, with all leagues, and how to get at earlier ones."""
    if not found.tables and not found.leagues:
        return Page(say(msg("data-none")))
    most = room - FOR_THE_REST
    beside = {"leagues": found.leagues}
    file = await elsewhere(Urgency.AT_LEISURE, packed_list, "tables", found.tables, most, beside)
    lines = [say(msg("data-server", count=file.count))]
    if found.older or file.count < len(found.tables):
        last = found.tables[file.count - 1]["table"]
        lines.append(say(msg("data-older", upto=last - 1)))
    return Page("\n".join(lines), attachments=(Attachment(file.name, file.data),))
