"""A small, real discord.py bot: everything of the library that a game bot leans on."""

import io

import discord
from discord import app_commands

WORDS = {
    ("greet", "uk"): "вітай",
    ("greet", "ru"): "привет",
    ("Says hello", "uk"): "Вітається",
    ("whom", "uk"): "кого",
}
NAMES = ["Ann", "Anton", "Marko", "Oksana"]


class Words(app_commands.Translator):
    """Gives the localised names of commands."""

    async def translate(self, string, locale, context):
        return WORDS.get((string.message, locale.value))


class Counter(discord.ui.DynamicItem[discord.ui.Button], template=r"count:(?P<number>\d+)"):
    """A button whose state is in its id, so that it outlives the process."""

    def __init__(self, number):
        button = discord.ui.Button(label=f"Count {number}", custom_id=f"count:{number}")
        super().__init__(button)
        self.number = number

    @classmethod
    async def from_custom_id(cls, interaction, item, match):
        return cls(int(match["number"]))

    async def callback(self, interaction):
        content = f"counted {self.number}"
        await interaction.response.edit_message(content=content, view=counter(self.number + 1))


def counter(number):
    view = discord.ui.View(timeout=None)
    view.add_item(Counter(number))
    return view


def picture(name="board.png", size=(3, 2), **more):
    """A file that starts like a PNG of that size."""
    width, height = (number.to_bytes(4) for number in size)
    body = b"\x89PNG\r\n\x1a\n" + b"\x00\x00\x00\rIHDR" + width + height + b"\x08\x02\x00\x00\x00"
    return discord.File(io.BytesIO(body), name, **more)


class Name(discord.ui.Modal, title="Your city"):
    """A form with one short and one long field."""

    city = discord.ui.TextInput(label="City", custom_id="city", max_length=20)
    motto = discord.ui.TextInput(
        label="Motto", custom_id="motto", style=discord.TextStyle.long, required=False
    )

    async def on_submit(self, interaction):
        await interaction.response.send_message(f"{self.city.value}: {self.motto.value}")


def menu(*values):
    options = [discord.SelectOption(label=value.title(), value=value) for value in values]
    return discord.ui.Select(custom_id="colour", options=options)


def radio(*values):
    options = [discord.RadioGroupOption(label=value, value=value) for value in values]
    return discord.ui.RadioGroup(custom_id="size", options=options)


class Survey(discord.ui.Modal, title="Survey"):
    """A form with labels, menus, a choice of one and a box."""

    about = discord.ui.TextDisplay("Tell us")
    colour = discord.ui.Label(text="Colour", component=menu("red", "blue"))
    friend = discord.ui.Label(text="Friend", component=discord.ui.UserSelect(custom_id="friend"))
    size = discord.ui.Label(text="Size", component=radio("big", "small"))
    sure = discord.ui.Label(text="Sure", component=discord.ui.Checkbox(custom_id="sure"))

    async def on_submit(self, interaction):
        colour, friend = self.colour.component.values, self.friend.component.values
        size, sure = self.size.component.value, self.sure.component.value
        await interaction.response.send_message(f"{colour} {friend[0].name} {size} {sure}")


class SmallBot(discord.Client):
    """`/do what:` runs whatever a test put into `deeds`; errors are kept in `errors`."""

    def __init__(self, intents=None, **more):
        intents = intents or discord.Intents.default()
        super().__init__(intents=intents, guild_ready_timeout=0.05, **more)
        self.tree = app_commands.CommandTree(self)
        self.deeds = {}
        self.errors = []
        self.heard = []

    async def setup_hook(self):
        self.add_dynamic_items(Counter)
        await self.tree.set_translator(Words())
        add_commands(self)
        await self.tree.sync()

    async def before_identify_hook(self, shard_id, *, initial=False):
        """The library waits five seconds before it identifies again; here there is no need."""

    def dispatch(self, event, /, *args, **kwargs):
        self.heard.append((event, args))
        super().dispatch(event, *args, **kwargs)

    def heard_of(self, event):
        return [args for name, args in self.heard if name == event]

    def measure(self, function):
        """Let `/do` with this function's name run it."""
        self.deeds[function.__name__] = function
        return function


def add_commands(bot):
    """Everything that can be typed."""

    @bot.tree.error
    async def on_error(interaction, error):
        bot.errors.append(getattr(error, "original", error))

    @bot.tree.command(name="do", description="Does what a test wants")
    async def do(interaction, what: str):
        await bot.deeds[what](interaction)

    for command in (greet, meet, count, invite, manage, game):
        bot.tree.add_command(command)


@app_commands.command(name="greet", description="Says hello")
@app_commands.rename(name="whom")
async def greet(interaction, name: str, times: app_commands.Range[int, 1, 3] = 1):
    said = " ".join([f"hello {name}"] * times)
    await interaction.response.send_message(f"{said} ({interaction.locale.value})")


@greet.autocomplete("name")
async def names(interaction, current: str):
    chosen = [name for name in NAMES if name.lower().startswith(current.lower())]
    return [app_commands.Choice(name=f"{name}!", value=name) for name in chosen]


@app_commands.command(name="meet", description="Takes a person, a channel and a truth")
async def meet(
    interaction,
    who: discord.Member,
    where: discord.TextChannel | None = None,
    loud: bool = False,
):
    await interaction.response.send_message(f"{who.display_name} {where} {loud}")


@app_commands.command(name="count", description="Takes a whole number")
async def count(interaction, number: app_commands.Range[int, 1]):
    await interaction.response.send_message(f"counted to {number}")


@app_commands.command(name="invite", description="Takes somebody, or nobody in particular")
@app_commands.choices(
    guest=[app_commands.Choice(name=name, value=name) for name in ("Ann", "Marko")]
)
async def invite(interaction, guest: str = "everybody"):
    await interaction.response.send_message(f"{guest} is invited")


@app_commands.command(name="manage", description="For managers")
@app_commands.default_permissions(manage_guild=True)
@app_commands.guild_only()
async def manage(interaction):
    await interaction.response.send_message("managed", ephemeral=True)


game = app_commands.Group(name="game", description="Games")


@game.command(name="new", description="Opens a table")
async def new(interaction, game: str):
    await interaction.response.send_message(f"a table for {game}", view=counter(1))
