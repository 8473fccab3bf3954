"""The world as a newcomer finds it, and how people, servers and channels are added to it."""

from playground.clock import written
from playground.world import permissions
from playground.world.model import TEXT_CHANNEL, Channel, Guild, Member, Role, User
from playground.world.world import World

SERVER = "Boroughs"
CHANNELS = ("general", "games")
BOT = ("boroughs", "Boroughs")
PEOPLE = (
    ("oksana", "Oksana", "uk"),
    ("marko", "Marko", "en-US"),
    ("yizhak", "Їжак Ґонта", "uk"),
    ("lev", "Lev", "ru"),
    ("ann", "Ann", "en-US"),
)
"""Username, shown name and language; the first owns the server."""


def found(world: World) -> None:
    """Fill an empty world with the bot, a server, two channels and five people."""
    bot = add_user(world, *BOT, bot=True)
    people = [add_user(world, *person) for person in PEOPLE]
    guild = add_guild(world, SERVER, people[0].id)
    for name in CHANNELS:
        add_channel(world, guild, name)
    for user in (bot, *people):
        join(world, guild, user.id)


def add_user(
    world: World, username: str, name: str, locale: str = "en-US", *, bot: bool = False
) -> User:
    """A person or the bot, in no server yet."""
    user = User(world.snowflakes.take(), username, name, locale, bot)
    world.save(user)
    return user


def add_guild(world: World, name: str, owner_id: int) -> Guild:
    """A new server that nobody has joined yet, with @everyone and the bot's own role."""
    guild = Guild(world.snowflakes.take(), name, owner_id)
    everyone = permissions.bits(permissions.MEMBERS_MAY)
    guild.roles.append(Role(guild.id, "@everyone", everyone))
    may = permissions.bits(permissions.BOT_MAY)
    guild.roles.append(Role(world.snowflakes.take(), world.bot.global_name, may, 1, managed=True))
    world.save(guild)
    return guild


def add_channel(world: World, guild: Guild, name: str, kind: int = TEXT_CHANNEL) -> Channel:
    """A channel below the others."""
    position = len(world.server_channels(guild.id))
    channel = Channel(world.snowflakes.take(), kind, name, guild_id=guild.id, position=position)
    world.save(channel)
    return channel


def add_role(world: World, guild: Guild, name: str, value: int) -> Role:
    """A role above the others, with the permissions that are the bits of `value`."""
    role = Role(world.snowflakes.take(), name, value, len(guild.roles))
    guild.roles.append(role)
    world.save(guild)
    return role


def join(world: World, guild: Guild, user_id: int) -> Member:
    """Make someone a member; the bot gets its own role with it."""
    member = Member(user_id, written(world.clock.now()))
    if world.users[user_id].bot:
        member.roles = [role.id for role in guild.roles if role.managed]
    guild.members.append(member)
    world.save(guild)
    return member
