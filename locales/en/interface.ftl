### Commands, buttons, and what the bot says around a game.

## Commands: a name (lower case, no spaces, at most 32 signs) and a hint of at most 100.

command-game = game
    .hint = Open, show and manage tables
command-new = new
    .hint = Open a table for a new game
command-new-game = game
    .hint = Which game
command-options = options
    .hint = Options to play with: their words, with spaces between
command-join = join
    .hint = Take a seat at an open table
command-list = list
    .hint = The tables of this server
command-show = show
    .hint = Show a game’s board as it stands
command-history = history
    .hint = What has happened in a game
command-undo = undo
    .hint = Take your last move back
command-next = next
    .hint = Start the next episode of a campaign
command-resign = resign
    .hint = Leave a running game for good
command-cancel = cancel
    .hint = Call off a lobby you host, or ask the table to call the game off
command-invite = invite
    .hint = Invite somebody to a table
command-person = person
    .hint = Whom to invite
command-game-option = table
    .hint = Which table; not needed in its own thread
command-move = move
    .hint = Make a whole move at once
command-what = what
    .hint = Your move; type to narrow the list
command-hand = hand
    .hint = Your hand, for your eyes only
command-turns = turns
    .hint = Games that are waiting for you
command-rules = rules
    .hint = The rules of a game
command-topic = topic
    .hint = Which part of the rules
command-settings = settings
    .hint = Your language, theme and messages
command-help = help
    .hint = How to play here
command-admin = admin
    .hint = For people who manage this server
command-inspect = inspect
    .hint = How a table is doing, without secrets
command-repost = repost
    .hint = Post the board and the hands again
command-call-off = call-off
    .hint = End a table without a result
command-reason = reason
    .hint = Why; everybody at the table reads it
command-roll-back = roll-back
    .hint = Take a game back to an earlier move
command-ply = move
    .hint = The number of the move to go back to

## Buttons

ui-join = Join
ui-leave = Leave
ui-start = Start
ui-cancel = Cancel
ui-move = Your move
ui-hand = My hand
ui-rules-whole = The whole rules
ui-begin = Begin
ui-rules = Rules
ui-next = Next episode
ui-more = More
ui-show = The board
ui-new = Open a table of { $game }
ui-again = Play again
ui-points = How the points came
ui-money = How the money came
ui-confirm = Confirm
ui-back = Back
ui-type = Type it
ui-undo-ask = Ask to take it back
ui-undo = Undo
ui-agree = Agree
ui-object = Object
ui-text = Board in words
ui-history = History
ui-resign = Resign
ui-resign-yes = Yes, I resign
ui-finish = End it here
ui-finish-yes = End it here and win

## The lobby

ui-facts = Players: { $players } · about { $minutes } min around a real table · by { $made }
ui-lobby = **{ $game }**: { $host } is setting up a table. Who’s in?
ui-lobby-waiting =
    { $missing ->
        [one] One more player, and you can start.
       *[other] { $missing } more players, and you can start.
    }
ui-lobby-ready = Enough players: the host can start, and there’s still room for more.
ui-lobby-full = The table is full, and the host can start!
ui-option = { $option }: { $value }
ui-options = Options (the host picks)
ui-bots = Bots (the host picks)
ui-bot-easy = Add an easy bot
ui-bot-normal = Add a normal bot
ui-bot-hard = Add a hard bot
ui-bot-away = Remove { $name }
ui-on = on
ui-off = off
ui-started = The game has started. See you in the thread!
ui-started-here = The game has started, right here. Have fun!
ui-cancelled = The game has been called off.
ui-expired = Nobody started this game in time, so I’ve cleared the table. Open a new one whenever you like.
ui-thread = { $game }: { $people }
ui-invited = { $person }, you are invited to a game of { $game }!
ui-joined = You’re in! You have a seat at this table of { $game }: { $place }
ui-next-there = The next episode is waiting for everyone in { $place }.
ui-again-there = A new table is ready for all of you in { $place }.
ui-again-called = { $people }, { $host } would like another game of { $game }! Your seat is kept; press Leave if you’d rather sit this one out.

## The board

ui-asked = Now: { $people } — { $stage }.
ui-answered = ✓ { $who }
ui-waiting = waiting for { $people } — { $stage }.
ui-over = { $people }, that was the whole game. Thanks for playing!
ui-hand-of = **{ $game }** { $place }
ui-your-hand = Your hand. Only you see this.
ui-no-hand = This game has no hidden hands.
ui-dm-closed = { $who }: I can’t send you direct messages. “My hand” and /hand show your hand just as well.
ui-missing-permission = I’m not allowed to show the board of { $game } in { $place }. Please let me view the channel, create public threads, send messages in them and attach files. The game goes on meanwhile.

## The private panel

# The answers of an action, one after another, where the game has no sentence for it.
ui-chosen = { $answers }
# A row of a counting question: "2 × three floors".
ui-count = { $count } × { $kind }
ui-take =
    { $count ->
        [1] Take it
       *[more] Take these { $count }
    }
ui-guard = **This is for good.** { $warning }
# In pictures, before points: "You 17 → 20", "Points −5 → −2".
panel-you = You
panel-together = Points
# Money in pictures.
panel-money = ${ $amount }
ui-bots-move = The bots are moving…
ui-confirm-it = Play it?
ui-undone = Taken back.
ui-undo-asked = I’ve asked the others.
ui-voted = Your answer is in.
ui-resign-on = Are you sure? You leave this game for good, and the house plays on for your seat.
ui-resign-last = Are you sure? You leave this game for good, and the last player left wins.
ui-resign-bots = Are you sure? You leave this game for good, and the house plays on for your seat. The last player left may then win at once or play on against the bots.
ui-resign-nobody = Are you sure? You’re the last one here: the game ends, and nobody wins.
ui-resign-alone = Only bots are left. End the game here and win as things stand? If you resign instead, nobody wins.
ui-resigned = You have left the game.
ui-done = Done.
ui-detail = Take a closer look at …
ui-more-text = **{ $game }**, table { $number }

## Lists

ui-table = #{ $number } { $game }: { $people }
ui-table-alone = #{ $number } { $game }
ui-table-line =
    { $status ->
        [lobby] { $table } { $place } — waiting for players
        [playing] { $table } { $place } { $since }
       *[any] { $table } { $place }
    }
ui-table-asked = { $table } — { $stage } { $place } { $since }
ui-no-tables = There are no tables here yet. /game new opens one.
ui-tables-more =
    { $count ->
        [one] … and { $count } more table.
       *[other] … and { $count } more tables.
    }
ui-no-turns = No game is waiting for you.
ui-inspect =
    Status: { $status ->
        [lobby] waiting for players
        [playing] being played
        [over] over
        [cancelled] called off
        [parked] can’t be read
       *[any] { $status }
    }, revision { $rev }, { $ply } { $ply ->
        [one] move
       *[other] moves
    } made.

## Settings and help

ui-settings = Your settings. Changes take effect right away.
setting-locale = Language
setting-locale-auto = as in my Discord
setting-locale-en = English
setting-locale-ru = Русский
setting-locale-uk = Українська
setting-theme = Pictures
setting-theme-dark = dark
setting-theme-light = light
setting-theme-colour-blind = high contrast
setting-dms = My hand by direct message
setting-dms-on = on
setting-dms-off = off
ui-help = **Boroughs**: board games with friends, at your own pace.
    • `/play` shows every game and starts one: with a bot right away, or with friends.
    • `/game new` opens a table in this channel. The others press Join, the host presses Start.
    • Each game gets its own thread. After every turn the new board appears there, and whoever is up gets a ping.
    • Press **Your move** and choose step by step; nothing is played until you confirm. Or type a whole move with `/move`.
    • While others think, **Prepare a move** or `/prepare` takes in what you mean to do next. Only you see it.
    • Your hand comes by direct message; **My hand** and `/hand` show it too. Only you see it.
    • `/game history` pages through a game. Once it’s over, `/game replay` plays it as an animation, `/game review` shows how it went and which turns decided it, `/game log` writes it down, and `/game verify` checks the shuffle.
    • `/game follow` lets you watch somebody else’s game. A table opened with `private` is by invitation: `/game invite`.
    • `/turns` lists the games waiting for you. `/reminders` sets when and how often you hear about them, `/vacation` stops your clocks.
    • `/rules` explains each game in six short pages. `/settings` has your language, theme and tips.
    • `/daily` is the city of the day: one puzzle for everybody, three tries, the best counts.
    • `/league show` has the leagues and cups of this server: the table, your tables, what comes next.
    • `/stats` is your record, `/leaderboard` shows who stands where. `/my-data` is what we keep about you, and `/forget-me` deletes it.

## Refusals and errors

refused-which-game = Which table do you mean?
refused-no-game-here = No game is played here.
refused-no-lobby-here = There is no open table here. /game new opens one.
refused-no-threads-here = A table can’t be opened here. Please try a text channel, a thread, or the chat of a voice channel.
refused-not-here = That can’t be done here.
refused-unreadable = I can’t make anything of “{ $word }” here. Please pick from the list.
refused-unknown-command = I don’t know that one. Type / to see everything I can do.
refused-not-manager = That’s only for people who manage this server.
refused-too-fast =
    { $seconds ->
        [one] Not so fast, please: try again in { $seconds } second.
       *[other] Not so fast, please: try again in { $seconds } seconds.
    }
ui-error = Something went wrong on our side. Nothing was lost. If it keeps happening, give this number to whoever runs the bot: { $number }
ui-archive-away = I can’t get at our tables just now. Nothing was lost: please try again in a minute.
ui-done-unseen = Done, and safely kept. I just couldn’t show it here: look again in a moment.

## The way on after a refusal

way-yours = It’s your turn: { $stage }.
way-theirs = Waiting for { $people }: { $stage }.
way-lobby = The table is still waiting for its players in { $place }.
way-games = We play { $games }.
