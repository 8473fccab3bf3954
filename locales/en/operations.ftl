### For whoever runs the bot: how the bot is.

command-health = health
    .hint = How the bot is doing, for whoever runs it
refused-not-owner = That’s only for whoever runs this bot.
health-well = **All is well.**
health-ill-gateway = **I’m not connected to Discord everywhere.**
health-ill-archive = **The archive isn’t answering.**
health-ill-workers = **These should have looked for work again and haven’t:** { $workers }
health-gateway = Gateway: { $connected } of { $shards } on the line, { $ms } ms to Discord and back
health-gateway-silent = Gateway: { $connected } of { $shards } on the line
health-shared = Shards here: { $here } of { $total }; processes that share them: { $processes }
health-standing-by = This process stands by: others serve every shard; processes that share them: { $processes }
health-unserved = Shards that nobody serves right now: { $count }
health-archive = Archive: answers in { $ms } ms
health-unpublished-none = Everything has been shown.
health-unpublished = Still to be shown: { $count }, the oldest for { $seconds } s
health-clocks-none = The clocks are on time.
health-clocks = The clocks run late by { $seconds } s.
health-painting-none = No picture waits to be painted.
health-painting = Pictures waiting to be painted: { $count }, the oldest for { $seconds } s
health-thinking-none = No bot waits to think.
health-thinking = Bots waiting to think: { $count }, the oldest for { $seconds } s
health-no-errors = No errors since this process started.
health-errors = The last errors of this process; the log has the rest under their numbers:
health-error = `{ $number }` <t:{ $at }:R>, { $work }: { $name }
