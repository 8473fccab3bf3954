"""The page's own words: in three languages, one at a time, and complete in each."""

import json
import re

import pytest

from playground.page import ROOT
from tests.web.conftest import PHONE

LANGUAGES = ("en", "ru", "uk")
BOOKS = {
    name: json.loads((ROOT / "words" / f"{name}.json").read_text(encoding="utf-8"))
    for name in LANGUAGES
}
PLURALS = {"en": {"one", "other"}, "ru": {"one", "few", "many", "other"}}
PLURALS["uk"] = PLURALS["ru"]
SCRIPTS = {path.name: path.read_text(encoding="utf-8") for path in ROOT.glob("scripts/*.js")}
GUIDE = json.loads((ROOT / "guide.json").read_text(encoding="utf-8"))
LATIN = re.compile(r"[A-Za-z]{2,}")
SPEAKERS = {"marko": "en", "lev": "ru", "oksana": "uk"}


def texts_of(words):
    """Every form of these words."""
    return list(words.values()) if isinstance(words, dict) else [words]


def blanks(words):
    """The names of what is filled in."""
    return {blank for text in texts_of(words) for blank in re.findall(r"\{(\w+)\}", text)}


@pytest.mark.parametrize("name", LANGUAGES)
def test_every_language_has_the_same_words_with_the_same_blanks(name):
    english, book = BOOKS["en"], BOOKS[name]
    assert list(book) == list(english)
    assert {key: blanks(words) for key, words in book.items()} == {
        key: blanks(words) for key, words in english.items()
    }
    plurals = {key: set(words) for key, words in book.items() if isinstance(words, dict)}
    assert all(forms == PLURALS[name] for forms in plurals.values())


@pytest.mark.parametrize("name", ["ru", "uk"])
def test_nothing_is_left_in_english(name):
    spared = re.compile(r"\{\w+\}|Discord|Enter")
    texts = [text for words in BOOKS[name].values() for text in texts_of(words)]
    assert [text for text in texts if LATIN.search(spared.sub("", text))] == []


def test_every_word_is_used_and_every_use_is_a_word():
    markup = (ROOT / "index.html").read_text(encoding="utf-8")
    text = "\n".join([*SCRIPTS.values(), markup, json.dumps(GUIDE)])
    named = set(re.findall(r'(?:say|parts)\("([\w-]+)"', text))
    named |= set(re.findall(r'data-say(?:-\w+)?="([\w-]+)"', text))
    assert named <= set(BOOKS["en"])
    made = re.compile(r"^(fault-|refused-|bot-|guide-|to-)|^[A-Z_]+$")
    quoted = set(re.findall(r'"([\w-]+)"', text))
    assert {key for key in BOOKS["en"] if key not in quoted and not made.search(key)} == set()


def test_the_guide_has_its_words():
    for step in GUIDE["steps"]:
        suffixes = ["", "-finish"] if "done" not in step else [""]
        assert all(step["words"] + suffix in BOOKS["en"] for suffix in suffixes)


SEEN = """
[...document.querySelectorAll('body, body *')].flatMap((one) => [
  ...[...one.childNodes].filter((node) => node.nodeType === 3).map((node) => node.data),
  one.getAttribute('aria-label'), one.title, one.placeholder,
]).filter((words) => words?.trim())
"""


def english_only():
    """Texts of the page that stand in English and nowhere else."""
    texts = [text for words in BOOKS["en"].values() for text in texts_of(words)]
    return {text for text in texts if not blanks(text) and LATIN.search(text)}


@pytest.mark.asyncio(loop_scope="session")
@pytest.mark.parametrize("name", SPEAKERS)
async def test_the_page_speaks_one_language_throughout(name, small_bot, sit_down, shots):
    book = BOOKS[SPEAKERS[name]]
    player = await sit_down(name, guide=True, **PHONE)
    page = player.page
    assert await page.run("document.documentElement.lang") == SPEAKERS[name]
    await page.wait("!document.querySelector('.guide').hidden")
    assert await page.text(".guide h2") == book["guide-title"]
    assert await page.run("document.querySelector('textarea').placeholder") == book["write"]
    await pictured(player, shots, "guide")
    await page.click(".guide .button-plain")
    await page.click(".menu-button")
    await page.wait("document.querySelector('.app-places')")
    await page.run("document.getAnimations().map((one) => one.finish())")
    await pictured(player, shots, "places")
    await player.open_backstage()
    await page.wait("document.querySelector('.backstage[aria-busy=\"false\"] h2')")
    assert await page.text(".backstage h2") == book["behind-the-scenes"]
    await pictured(player, shots, "backstage")
    seen = set(await page.run(SEEN))
    if name != "marko":
        assert seen & english_only() == set()


async def pictured(player, shots, name):
    if shots:
        await player.page.picture(shots / f"{name}-{player.name}.png")


@pytest.mark.asyncio(loop_scope="session")
async def test_the_words_follow_whoever_sits_at_the_page(small_bot, sit_down, playground):
    ann = await playground.person("Ann")
    await ann.slash("greet", whom="Lev")
    player = await sit_down("marko")
    page = player.page
    await page.wait("document.querySelector('.origin')?.innerText === 'Ann used /greet'")
    await player.become("Lev")
    await page.wait("document.querySelector('.origin')?.innerText === 'Ann использует /привет'")
    await page.wait(f"document.querySelector('textarea').placeholder === {BOOKS['ru']['write']!r}")
    assert await page.run("document.querySelector('.log').ariaLabel") == "Сообщения: general"
    await player.open_backstage()
    await page.click('.backstage [data-control="language-uk"]')
    await page.wait(f"document.querySelector('textarea').placeholder === {BOOKS['uk']['write']!r}")
    await page.wait("document.querySelector('.origin')?.innerText === 'Ann використовує /вітай'")
    await page.wait("document.querySelector('.backstage h2').innerText === 'За лаштунками'")
    await player.become("Marko")
    await page.wait(f"document.querySelector('textarea').placeholder === {BOOKS['en']['write']!r}")


@pytest.mark.asyncio(loop_scope="session")
async def test_what_the_stand_in_refuses_is_told_in_the_readers_language(
    small_bot, sit_down, playground
):
    lev = await sit_down("lev")
    general = await (await playground.person("Lev")).channel("general")
    me = await lev.page.run("document.querySelector('.person-me').dataset.person")
    use = f"'{me}', '{general['id']}', '5', {{custom_id: 'x'}}"
    words = await lev.page.run(
        "import('/web/scripts/api.js').then(({ interactions }) => "
        f"interactions.use({use}).catch((error) => error.message))"
    )
    assert words == BOOKS["ru"]["refused-404"]


@pytest.mark.asyncio(loop_scope="session")
async def test_the_guide_offers_the_games_in_the_language_that_is_chosen_there(bot, sit_down):
    page = (await sit_down("marko", guide=True, **PHONE)).page
    await page.wait("document.querySelector('.guide-games').innerText.includes('Streets')")
    await page.click(".guide-language", "Русский")
    await page.wait("document.querySelector('.guide-games').innerText.includes('Небоскрёб-сити')")
    assert await page.text(".guide h2") == BOOKS["ru"]["guide-title"]
    await page.click(".guide-games .button", "Улицы")
    await page.wait("document.querySelector('.origin')?.innerText === 'Marko использует /играть'")


@pytest.mark.asyncio(loop_scope="session")
async def test_the_guide_waits_for_a_bot_that_is_not_there_yet(sit_down):
    page = (await sit_down("marko", guide=True, **PHONE)).page
    await page.wait("!document.querySelector('.guide').hidden")
    assert BOOKS["en"]["guide-waking"] in await page.text(".guide")
    assert await page.count(".guide-games .button") == 0
