"""What is offered while somebody types a command, with several tables open."""

from tests.archives import query
from tests.e2e.shapes import leaves
from tests.e2e.stage import Stage, pressed_for, until

TABLE = "table"
GAMES = {1: "manhattan", 2: "sprawlopolis"}
OF_OTHERS = ("game unfollow", "game take-over", "game follow")
SHOWN = {1: "Manhattan", 2: "Sprawlopolis"}


async def two_tables(stage: Stage):
    """Oksana, who manages the server, and Ann play two games, from which Marko has gone; Lev
    follows both."""
    oksana = await stage.visitors.person("Oksana")
    oksana.here = "games"
    ann, marko, lev = await stage.people(3)
    for number, game in GAMES.items():
        await stage.game([oksana, ann, marko], game=game, options="")
        sure = (await marko.slash("game resign", {TABLE: number})).message
        await marko.press(sure, pressed_for(sure, "resigned"))
        await until(lambda number=number: has_left(stage, number))
        await lev.slash("game follow", {TABLE: number})
    return oksana, ann, lev


async def has_left(stage: Stage, number: int) -> bool:
    """Whether one of those who sat at this table has gone."""
    sql = f"SELECT 1 FROM seats WHERE table_id = {number} AND left_at IS NOT NULL"  # noqa: S608
    return bool(query(stage.bot.database, sql))


def with_table(commands):
    """The whole name of every command that takes a table, and that option."""
    for command in commands:
        inner = [one for one in command.get("options", ()) if one["type"] == 1]
        for one in inner or [command]:
            name = f"{command['name']} {one['name']}" if inner else command["name"]
            named = [option for option in one.get("options", ()) if option["name"] == TABLE]
            yield from ((name, option) for option in named)


async def test_every_option_that_names_a_table_offers_the_tables(stage):
    oksana, ann, lev = await two_tables(stage)
    for person in (oksana, lev):
        await person.set_locale("en-US")
    commands = dict(with_table(await oksana.commands()))
    assert {"move", "hand", "game take-over", "game unfollow", "admin inspect"} <= set(commands)
    assert commands.pop("game join").get("autocomplete"), "of it below"
    for name, option in commands.items():
        assert option.get("autocomplete"), f"/{name} offers no tables"
        someone = lev if name in OF_OTHERS else oksana
        offered = [one["value"] for one in await someone.autocomplete(name, TABLE)]
        assert sorted(offered) == sorted(GAMES), name
        for number, shown in SHOWN.items():
            found = await someone.autocomplete(name, TABLE, shown[:4])
            assert [one["value"] for one in found] == [number], name
            numbered = await someone.autocomplete(name, TABLE, number)
            assert number in [one["value"] for one in numbered], name
    for name in ("game take-over", "game follow"):
        assert await ann.autocomplete(name, TABLE) == [], "she sits at both"


async def test_join_offers_the_lobbies_of_others(stage):
    oksana, ann, _ = await two_tables(stage)
    await ann.slash("game new", {"game": "urbis"})
    assert [one["value"] for one in await oksana.autocomplete("game join", TABLE)] == [3]
    assert await ann.autocomplete("game join", TABLE) == [], "she sits there"


async def test_every_option_with_suggestions_has_some_at_either_table(stage):
    oksana, *others = await two_tables(stage)
    await others[0].slash("game new", {"game": "urbis"})
    await oksana.slash("league new", {"game": "urbis"})
    for path, options in leaves(await oksana.commands()):
        people = (oksana,) if path[0] == "admin" else (oksana, *others)
        for option, chosen in suggested(options):
            offered = [
                await person.autocomplete(" ".join(path), option, **chosen) for person in people
            ]
            assert any(offered), (path, option, chosen)
    assert " ERROR " not in stage.bot.said()


def suggested(options):
    """Each option that has suggestions, with what else was chosen: either table, or its game."""
    names = {one["name"] for one in options}
    for option in (one["name"] for one in options if one.get("autocomplete")):
        for number, game in GAMES.items():
            beside = {TABLE: number, "game": game}
            yield option, {key: beside[key] for key in names & set(beside) - {option}}


async def test_moves_are_offered_for_the_table_that_was_chosen(stage):
    oksana, ann, _ = await two_tables(stage)
    blocks = await texts(oksana, 1)
    assert len(blocks) == 25
    assert {text.split()[0] for text in blocks} == {"blocks"}
    asked = [found for person in (oksana, ann) if (found := await texts(person, 2))]
    assert len(asked) == 1, "one of them is on turn"
    assert {text.split()[0] for text in asked[0]} <= {"play", "reveal"}
    assert await texts(oksana, None) == [], "it could be either"
    assert await texts(oksana, 99) == []
    done = await oksana.slash("move", {"what": blocks[0], TABLE: 1})
    heights = blocks[0].split()[1]
    assert all(f"{heights.count(one)} × {one}" in done.content for one in set(heights))


async def texts(person, table):
    chosen = {} if table is None else {TABLE: table}
    return [one["value"] for one in await person.autocomplete("move", "what", **chosen)]
