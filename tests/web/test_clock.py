"""The world's clock, moved with a click: the page, its neighbours and the bot all follow."""

import time

import pytest

from tests.web.conftest import PHONE

pytestmark = pytest.mark.asyncio(loop_scope="session")

DAY = 86_400
MOMENT = "document.querySelector('.log time[data-relative]')?.textContent"
WRITTEN = "document.querySelector('.log .written').textContent"
AHEAD = "document.querySelector('.clock + .hint').textContent"


async def test_a_day_later_the_lobby_is_cleared(bot, sit_down, playground):
    ann, marko = await playground.person("Ann"), await sit_down("marko")
    await ann.slash("game new", {"game": "manhattan"})
    await marko.page.wait("document.querySelector('.log [data-custom-id^=\"b1:join:\"]')")
    await marko.move_clock("+1 day")
    await marko.page.wait("!document.querySelector('.log [data-custom-id]')")
    assert "Nobody started" in await marko.page.text(".log")


async def test_every_open_page_sees_the_new_time(sit_down, playground):
    marko, lev = await sit_down("marko"), await sit_down("lev", **PHONE)
    ann = await playground.person("Ann")
    await ann.write(f"Your turn ends <t:{int(time.time()) + 2 * DAY + 600}:R>")
    await marko.page.wait(f"{MOMENT} === 'in 2 days'")
    await lev.page.wait(f"{MOMENT} === 'послезавтра'")
    shown_today = await lev.page.run(WRITTEN)
    await marko.move_clock("+1 day")
    await marko.page.wait(f"{MOMENT} === 'tomorrow'")
    await lev.page.wait(f"{MOMENT} === 'завтра'")
    assert await lev.page.run(WRITTEN) != shown_today
    assert "1 day ahead" in await marko.page.run(AHEAD)
    await marko.page.reload()
    await marko.arrive()
    await marko.page.wait(f"{MOMENT} === 'tomorrow'")


async def test_hours_and_weeks_add_up(sit_down, playground, shots):
    marko, lev = await sit_down("marko"), await sit_down("lev", **PHONE)
    for label in ("+1 hour", "+8 hours"):
        await marko.move_clock(label)
    await lev.page.click(".menu-button")
    await lev.page.wait("document.querySelector('.app-places')")
    await lev.move_clock("+1 неделя")
    await marko.page.wait(f"{AHEAD}.startsWith('7 days and 9 hours ahead')")
    await lev.page.wait(f"{AHEAD}.endsWith('7 дней и 9 часов.')")
    for player in (marko, lev):
        await pictured(player, shots)
    assert (await playground.visitors.clock())["ahead"] == 7 * DAY + 9 * 3600


async def pictured(player, shots):
    for theme in ("dark", "light") if shots else ():
        await player.page.prefer(theme)
        await player.page.wait(f"document.documentElement.dataset.theme === '{theme}'")
        await player.page.picture(shots / f"clock-{player.name}-{theme}.png")
