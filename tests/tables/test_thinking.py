"""The process in which bots think outlives whatever one of them thinks."""

import asyncio

from tests.db.making import read_line, run_python

ENDLESS = """
import asyncio
from concurrent.futures.process import BrokenProcessPool
import tables.thinking as thinking

SOUND, ENDLESS = "a thought", "a thought without end"
thinking.LONGEST_SECONDS = 1

def solve(problem):
    while problem == ENDLESS:
        pass
    return problem

thinking.solve = solve

async def main():
    process = thinking.ThinkingProcess()
    try:
        await process.think(ENDLESS)
    except BrokenProcessPool:
        print("given up", flush=True)
    print(await process.think(SOUND), flush=True)
    process.close()

if __name__ == "__main__":
    asyncio.run(main())
"""


async def test_a_thought_without_end_is_given_up_and_the_next_one_is_thought(tmp_path):
    script = tmp_path / "endless.py"
    script.write_text(ENDLESS)
    child = await run_python(str(script), PYTHONPATH=".")
    try:
        async with asyncio.timeout(60):
            said = [await read_line(child), await read_line(child)]
    finally:
        if child.returncode is None:
            child.terminate()
        await child.communicate()
    assert said == ["given up", "a thought"]
