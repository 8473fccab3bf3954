"""Answers to a bot that asks for the members of a server."""

from collections.abc import Iterator

from playground.services.wire import Wire
from playground.world.model import Guild, Json, Member
from playground.world.world import World

CHUNK = 1000
MOST_BY_QUERY = 100


def member_chunks(world: World, wire: Wire, request: Json) -> Iterator[Json]:
    """The chunks that answer one request; an unknown server is answered with nothing."""
    guild = world.guilds.get(int(request.get("guild_id") or 0))
    if guild is None:
        return
    members, missing = _asked(world, guild, request)
    chunks = [members[start : start + CHUNK] for start in range(0, len(members), CHUNK)] or [[]]
    for index, chunk in enumerate(chunks):
        answer: Json = {
            "guild_id": str(guild.id),
            "members": [wire.member(member) for member in chunk],
            "chunk_index": index,
            "chunk_count": len(chunks),
            "not_found": missing,
        }
        nonce = request.get("nonce")
        yield answer if nonce is None else {**answer, "nonce": nonce}


def _asked(world: World, guild: Guild, request: Json) -> tuple[list[Member], list[str]]:
    wanted = request.get("user_ids")
    if wanted:
        ids = [int(one) for one in (wanted if isinstance(wanted, list) else [wanted])]
        known = {member.user_id for member in guild.members}
        found = [member for member in guild.members if member.user_id in ids]
        return found, [str(one) for one in ids if one not in known]
    query = str(request.get("query") or "").lower()
    found = [m for m in guild.members if _matches(world, m, query)]
    return (found[: int(request.get("limit") or MOST_BY_QUERY)] if query else found), []


def _matches(world: World, member: Member, query: str) -> bool:
    user = world.users[member.user_id]
    return user.username.lower().startswith(query) or user.global_name.lower().startswith(query)
