"""The worker that watches the time."""

from types import SimpleNamespace

from cogs.workers import deadlines
from tables.time.reminders import Reminder


async def test_a_failure_does_not_end_the_tidying_up(monkeypatch, caplog):
    async def fails(context):
        raise ValueError("not now")

    monkeypatch.setattr(deadlines.cleanup, "tidy_up", fails)
    context = SimpleNamespace(now=lambda: 0)
    bot = SimpleNamespace(
        context=context, on_change=lambda wake: None, on_takeover=lambda wake: None
    )
    worker = deadlines.Deadlines(bot)
    await worker.tidy_up()
    assert "could not be done" in caplog.text


async def test_whoever_cannot_be_reminded_is_put_off_and_hides_no_other(monkeypatch, caplog):
    planned, told = [Reminder(user, 0) for user in range(250)], []

    async def due(context):
        return planned[:100]

    async def digest(context, reminder):
        return SimpleNamespace(user=reminder.user, calls=())

    async def send(bot, digest, at):
        if digest.user < 200:
            raise ValueError("not now")

    async def reminded(context, digest):
        told.append(digest.user)
        planned.remove(Reminder(digest.user, 0))

    async def put_off(context, reminder):
        planned.remove(reminder)

    fakes = {"due": due, "digest": digest, "reminded": reminded, "put_off": put_off}
    for name, fake in fakes.items():
        monkeypatch.setattr(deadlines.reminders, name, fake)
    monkeypatch.setattr(deadlines.digests, "send", send)
    bot = SimpleNamespace(
        context=SimpleNamespace(now=lambda: 0),
        on_change=lambda wake: None,
        on_takeover=lambda wake: None,
    )
    await deadlines.Deadlines(bot)._remind_all()
    assert told == list(range(200, 250))
    assert caplog.text.count("could not be done") == 200
