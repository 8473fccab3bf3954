### The table in a browser: the button in Discord, the way in, and the page itself.

## In Discord

ui-open = Open the board
command-board = board
    .hint = Your table’s board, right here in Discord
ui-everywhere = Sign out everywhere
web-link =
    Here’s your way in: the table in your browser, where you touch the board to build.
    -# The link is yours alone. It works once, in the next ten minutes.
web-go = To the table
web-signed-out = Done: you’re signed out of every browser, and links you haven’t used no longer work.
refused-web-off = Tables can’t be opened in a browser here.

## The way in

web-front = This is where Boroughs tables are played in a browser. To come in, press “Open the board” at your table in Discord.
web-open-title = Your table is ready
web-open-text = One press, and you’re at the table. Don’t pass this link on: it lets in whoever uses it first.
web-open-button = Open the board
web-unreachable = No connection to the table. Please try again.
web-noscript = This page needs JavaScript. You can always play in Discord.
web-no-such-page = There’s nothing here.
refused-web-link = This link has been used already, or its ten minutes are over. Press “Open the board” in Discord for a new one.
refused-web-session = You’re not signed in any more. Press “Open the board” in Discord to come back.
refused-web-request = This page sent something we can’t read. Please reload it.
web-activity-opening = Opening your table …
web-activity-refused = Discord hasn’t told us who you are. Allow it when Discord asks, and you’re in.
web-activity-again = Try again
refused-web-launch = Discord hasn’t told us which table you want. Press “Open the board” at your table.
refused-web-code = Discord no longer knows who asked. Please try again.
refused-web-discord = Discord isn’t answering us just now. Please try again in a moment; nothing has changed at your table.

## At the table

web-you = You are { $who }
web-watching = You’re watching
web-waiting = Waiting for { $people } — { $stage }.
web-take = Take these
web-turn = Turn it
web-less = One less
web-more = One more
web-whole = Whole picture
web-board = The table
# Between the table and its parts: two arrows.
web-before = Previous view
web-after = Next view
web-now = Back to now
web-past = A moment from the past
web-everywhere = Sign out everywhere
web-lost = Connection lost. Trying again …
