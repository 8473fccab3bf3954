### When something fails at a table, and where a table can be opened.

## What the host is told

trouble =
    Something went wrong on our side at your table { $table } ({ $game }): { $work ->
        [lobby] the lobby can’t be drawn
        [board] the board can’t be drawn
        [hand] a hand can’t be sent
        [bot] a bot can’t move
        [clock] the clock can’t go on
       *[other] the followers can’t be written to
    }. Nothing is lost, and I keep trying. If it stays like this, tell whoever runs the bot this number: { $number }
trouble-refused =
    Your table { $table } ({ $game }) is stuck: { $work ->
        [lobby] I can’t show the lobby.
        [board] I can’t show the board.
        [hand] I can’t send a hand.
        [bot] a bot can’t move.
        [clock] the clock can’t go on.
       *[other] I can’t write to the followers.
    } { $reason }
trouble-place-gone = The place where your table { $table } ({ $game }) was played is gone, so I can’t show it there any more. The game itself is safe: /move, /hand and /game show work anywhere with the table’s number, and /game cancel calls it off.

## Where a table can be opened

refused-only-in-server = Tables are opened on a server, so that your friends can find them: use /game new in one of its channels.
refused-private-place = A private table gets a private thread of its own, and only an ordinary text channel can hold one. Open it there, or open a table for everyone right here.
refused-missing-permissions = I’m not allowed to run a table here yet. Whoever manages the server can give me: { $permissions }. Or open the table in a channel where I may already.
permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-attach-files = Attach Files
permission-create-public-threads = Create Public Threads
permission-send-messages-in-threads = Send Messages in Threads
