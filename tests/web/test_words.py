"""How the words of a message are shown."""

import json
import time

import pytest

pytestmark = pytest.mark.asyncio(loop_scope="session")

CASES = {
    "plain *it* _it_ **bold**": "<p>plain <em>it</em> <em>it</em> <strong>bold</strong></p>",
    "__under__ ~~gone~~": "<p><u>under</u> <s>gone</s></p>",
    "***both***": "<p><strong><em>both</em></strong></p>",
    "**a *b* c**": "<p><strong>a <em>b</em> c</strong></p>",
    "snake_case_word 2 * 3 * 4": "<p>snake_case_word 2 * 3 * 4</p>",
    r"\*not\* `**code**`": "<p>*not* <code>**code**</code></p>",
    "# One\ntext": '<h3 class="heading heading-1">One</h3><p>text</p>',
    "-# small": '<p class="small">small</p>',
    "> quoted\n> more\nafter": "<blockquote><p>quoted\nmore</p></blockquote><p>after</p>",
    "- a\n- b\n  - c": "<ul><li>a</li><li>b<ul><li>c</li></ul></li></ul>",
    "3. a\n4. b": '<ol start="3"><li>a</li><li>b</li></ol>',
    "```py\nx = '<b>'\n```": "<pre tabindex=\"0\"><code>x = '&lt;b&gt;'</code></pre>",
    "<b>no</b> <script>no</script>": "<p>&lt;b&gt;no&lt;/b&gt; &lt;script&gt;no&lt;/script&gt;</p>",
    "[javascript](javascript:alert(1))": "<p>[javascript](javascript:alert(1))</p>",
    "<@&1>": '<p><span class="chip">@unknown role</span></p>',
    "</game new:7>": '<p><span class="chip">/game new</span></p>',
    "<:tower:123>": "<p>:tower:</p>",
}


SHOW = """
import('/web/scripts/markdown.js').then(({ markdown }) => {
  const names = { roleName: () => undefined, commandName: (words) => words };
  const state = { me: '1', people: [], myself: { locale: 'en' }, ...names };
  const box = document.createElement('div');
  box.append(...markdown(%s, { state }));
  return box.innerHTML;
})
"""


async def shown(page, text):
    return await page.run(SHOW % json.dumps(text))


async def test_markdown(sit_down):
    marko = await sit_down("marko")
    assert {text: await shown(marko.page, text) for text in CASES} == CASES


async def test_links_leave_no_trace(sit_down):
    marko = await sit_down("marko")
    html = await shown(marko.page, "see [here](https://example.org/a_b) or https://example.org.")
    assert html.count('rel="noreferrer noopener"') == 2
    assert 'href="https://example.org/a_b"' in html
    assert html.endswith("</a>.</p>")


async def test_a_link_to_a_place_of_discord_stays_in_this_world(sit_down, playground):
    ann = await playground.person("Ann")
    games = await ann.channel("games")
    url = f"https://discord.com/channels/{games['guild_id']}/{games['id']}/123"
    await ann.write(f"[over there]({url}) and [elsewhere](https://discord.com/channels/1/2/3)")
    page = (await sit_down("marko")).page
    links = "[...document.querySelectorAll('.message a[href]')]"
    hrefs = await page.wait(f"{links}.map((a) => a.getAttribute('href'))")
    assert hrefs[-1] == "https://discord.com/channels/1/2/3"
    await page.click(".message a[href]", "over there")
    await page.wait(f"document.querySelector('.place-here').dataset.place === '{games['id']}'")


async def test_relative_moments_go_on_by_themselves(sit_down):
    marko = await sit_down("marko")
    html = await shown(marko.page, f"<t:{int(time.time()) + 7205}:R>")
    assert "in 2 hours" in html
    assert "in 2 hours" not in await shown(marko.page, f"<t:{int(time.time()) - 60}:R>")


async def test_mentions_and_spoilers(small_bot, sit_down, playground):
    ann, marko = await playground.person("Ann"), await playground.person("Marko")
    general = await ann.channel("general")
    page = (await sit_down("marko")).page
    await ann.write(f"{marko.mention} {ann.mention} <#{general['id']}> ||secret||")
    await page.wait("document.querySelector('.message-mine')")
    assert await page.text(".chip-me") == "@Marko"
    assert await page.text("button.chip-button") == "@Ann"
    assert await page.text("a.chip-button") == "# general"
    await page.click(".spoiler")
    assert await page.text(".spoiler-inside") == "secret"
    await page.click("button.chip-button")
    await page.wait("document.querySelector('.person-me').title === 'You are Ann'")


async def test_badges_count_who_is_called(small_bot, sit_down, playground):
    ann, marko = await playground.person("Ann"), await playground.person("Marko")
    page = (await sit_down("marko")).page
    await ann.write(f"{marko.mention}!", "games")
    await page.wait("document.querySelector('.place-unread .badge')?.textContent.startsWith('1')")
    await marko.write(f"{ann.mention}!", "games")
    await page.wait("document.querySelector('.person .badge')?.textContent.startsWith('1')")
    await page.click(".places .place-name", "games")
    await page.wait("!document.querySelector('.places .badge')")
    await page.wait("document.title === 'Marko · games'")


async def test_the_list_of_places_is_not_drawn_anew_under_a_finger(sit_down, playground):
    """A click is a press and a lifting on the same element, whatever happens in between."""
    marko, ann = await sit_down("marko"), await playground.person("Ann")
    link = ".places-list .place:has(.icon):not(.place-here)"
    box = await marko.page.wait(
        f"(({{x, y, height}}) => ({{x: x + 30, y: y + height / 2}}))"
        f"(document.querySelector('{link}').getBoundingClientRect())"
    )
    wanted = await marko.page.run(f"document.querySelector('{link}').dataset.place")
    await marko.page.tab.mouse.move(**box)
    await marko.page.tab.mouse.down()
    await ann.write("Hello there", "games")
    await ann.write("Hello here")
    await marko.page.wait("document.querySelector('.log').textContent.includes('Hello here')")
    await marko.page.tab.mouse.up()
    await marko.page.wait(f"document.querySelector('.place-here').dataset.place === '{wanted}'")
