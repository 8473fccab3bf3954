### The words of the hall: commands, buttons, and what the bot says around a game.

## Commands: a name (lower case, no spaces, at most 32 signs) and a hint of at most 100.

command-game = game
    .hint = Open, show and manage tables
command-new = new
    .hint = Open a table for a new game
command-new-game = game
    .hint = Which game
command-options = options
    .hint = Option words, one after another
command-list = list
    .hint = The tables of this server
command-show = show
    .hint = The board of a game as it stands
command-history = history
    .hint = What has happened in a game
command-undo = undo
    .hint = Take your latest move back
command-next = next
    .hint = Begin the next episode of a campaign
command-resign = resign
    .hint = Leave a running game for good
command-cancel = cancel
    .hint = Call off a game that you host
command-invite = invite
    .hint = Call somebody to a table
command-person = person
    .hint = Whom to invite
command-game-option = table
    .hint = Which table; not needed in its own thread
command-move = move
    .hint = Make a whole move at once
command-what = what
    .hint = Your move; type to narrow the list
command-hand = hand
    .hint = What you hold, for your eyes only
command-turns = turns
    .hint = The games that wait for you
command-rules = rules
    .hint = The rules of a game
command-topic = topic
    .hint = Which part of the rules
command-settings = settings
    .hint = Your language, theme and messages
command-help = help
    .hint = How to play here
command-admin = admin
    .hint = For those who manage this server
command-inspect = inspect
    .hint = How a table stands, without secrets
command-repost = repost
    .hint = Show the board and the hands once more
command-call-off = call-off
    .hint = End a table without a result
command-roll-back = roll-back
    .hint = Set a game back to an earlier move
command-ply = move
    .hint = The number of the move to go back to

## Topics of the rules

topic-goal = Goal
topic-setup = Set-up
topic-turn = Your turn
topic-scoring = Scoring
topic-end = The end
topic-typing = Typing moves

## Buttons

hall-join = Join
hall-leave = Leave
hall-start = Start
hall-cancel = Cancel
hall-move = Your move
hall-hand = My hand
hall-rules = Rules
hall-next = Next episode
hall-more = More
hall-confirm = Confirm
hall-back = Back
hall-type = Type it
hall-undo = Undo
hall-agree = Agree
hall-object = Object
hall-text = Board in words
hall-history = History
hall-resign = Resign
hall-resign-yes = Yes, I resign

## The lobby

hall-lobby = **{ $game }**: a new table, opened by { $host }.
hall-lobby-waiting =
    { $missing ->
        [one] One more player is needed.
       *[other] { $missing } more players are needed.
    }
hall-lobby-ready = Enough players: the host can start, and others may still join.
hall-lobby-full = The table is full: the host can start.
hall-option = { $option }: { $value }
hall-options = Options (the host chooses)
hall-bots = Bots (the host seats them)
hall-bot-easy = Seat a bot that plays easily
hall-bot-normal = Seat a bot that plays well
hall-bot-hard = Seat a bot that thinks ahead
hall-bot-away = Send { $name } away
hall-on = on
hall-off = off
hall-started = The game has started. See you in the thread!
hall-cancelled = The game has been called off.
hall-expired = Nobody started this game in time, so the table is cleared. Open a new one whenever you like.
hall-thread = { $game }: { $people }
hall-invited = { $person }, you are invited to a game of { $game }!

## The board

hall-asked = Now: { $people } — { $stage }.
hall-hand-of = **{ $game }** { $place }
hall-your-hand = Your hand. Only you see this.
hall-no-hand = This game has no hidden hands.
hall-dm-closed = { $who }: I can’t write to you directly. “My hand” and /hand show your hand just as well.
hall-missing-permission = I am not allowed to show the board of { $game } in { $place }. Please let me view the channel, create public threads, send messages there and attach files; the game goes on meanwhile.

## The private panel

hall-so-far = `{ $action }`
hall-confirm-it = Shall it be so?
hall-undone = Taken back.
hall-undo-asked = The others have been asked.
hall-voted = Your answer counts.
hall-resign-sure = Are you sure? You leave this game for good; the house plays on for your seat, or the last player left wins.
hall-resigned = You have left the game.
hall-done = Done.
hall-detail = Look closer at …
hall-more-text = **{ $game }**, table { $number }

## Lists

hall-table = { $number }. { $game }: { $people }
hall-table-line =
    { $status ->
        [lobby] { $table } { $place } — waiting for players
        [playing] { $table } { $place } { $since }
       *[any] { $table } { $place }
    }
hall-no-tables = There are no tables here. /game new opens one.
hall-no-turns = No game is waiting for you.
hall-inspect = Status: { $status }, revision { $rev }, { $ply } { $ply ->
        [one] move
       *[other] moves
    } made.

## Settings and help

hall-settings = Your settings. A choice holds at once.
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
hall-help = **Boroughs**: board games for friends, played slowly.
    • `/game new` opens a table in this channel. The others press Join, the host presses Start.
    • The game gets a thread of its own. After each turn a new board appears there; whoever is asked is called by name.
    • Press **Your move** and choose step by step; nothing is played before you confirm. Or type a whole move with `/move`.
    • Your hand comes by direct message; **My hand** and `/hand` show it too. Only you see it.
    • `/game history` turns the pages of a game. When it is over, `/game replay` plays it as an animation, `/game log` writes it down, and `/game verify` checks the shuffle.
    • `/game follow` shows you somebody else’s game. A table opened with `private` is by invitation: `/game invite`.
    • `/turns` lists the games that wait for you. `/reminders` says how often and when you hear of them, `/vacation` lets your clocks stand still.
    • `/rules` explains each game. `/settings` holds your language and your theme.
    • `/stats` is your record, `/leaderboard` shows who stands where. `/my-data` is what we hold about you, and `/forget-me` takes it away.

## Refusals and errors

refused-which-game = You sit at several tables: please name one.
refused-no-game-here = No game is played here. Please name the table.
refused-no-lobby-here = There is no open table here. /game new opens one.
refused-no-threads-here = Threads can’t be opened here. Please open the table in a text channel.
refused-not-here = That can’t be done here.
refused-unreadable = I can’t make anything of “{ $word }” here. Please pick from the list.
refused-unknown-command = I don’t know that one. Type / to see everything I can do.
refused-not-manager = Only those who may manage this server can do that.
refused-too-fast =
    { $seconds ->
        [one] Not so fast, please: try again in { $seconds } second.
       *[other] Not so fast, please: try again in { $seconds } seconds.
    }
hall-done-unseen = Done, and safely kept. I just couldn’t show it here: look again in a moment.
hall-error = Something went wrong on our side. Nothing was lost. If it happens again, tell whoever runs the bot this number: { $number }
