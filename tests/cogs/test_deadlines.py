"""The worker that watches the time."""

from types import SimpleNamespace

from cogs.workers import deadlines


async def test_a_failure_does_not_end_the_tidying_up(monkeypatch, caplog):
    async def fails(context):
        raise ValueError("not now")

    monkeypatch.setattr(deadlines.cleanup, "tidy_up", fails)
    context = SimpleNamespace(now=lambda: 0)
    bot = SimpleNamespace(context=context, on_change=lambda wake: None)
    worker = deadlines.Deadlines(bot)
    await worker.tidy_up()
    assert "could not be done" in caplog.text
