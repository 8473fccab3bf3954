### Following a game, tables by invitation, and the threads in which games are played.

## Commands: a name (lower case, no spaces, at most 32 signs) and a hint of at most 100.

command-private = private
    .hint = By invitation only: a private thread that strangers can’t see
command-follow = follow
    .hint = Watch a game without playing in it
command-unfollow = unfollow
    .hint = Stop watching a game

## By invitation

follow-close = By invitation
follow-open = Open to all
follow-by-invitation = 🔒 By invitation: /game invite brings people to this table, and the game gets a private thread.

## Following

follow-follow = Follow
follow-stop = Stop following
follow-following = You’re following **{ $game }**, table { $number }: { $place }. You see what everyone sees, and nobody’s hand.
follow-tell = What should I write to you about?
follow-tell-thread = Nothing: the thread is enough
follow-tell-end = The end of the game
follow-tell-turns = Every turn
follow-stopped = You’re no longer following **{ $game }**, table { $number }.
follow-how-to-stop = -# You’re following table { $number }. The button below or /game unfollow stops these messages.
follow-invited = { $person }, you are invited to watch a game of { $game }!

## For the host

follow-no-room = This server has as many open threads as Discord allows, so { $game } is shown in { $place } itself. As soon as some threads are archived, it moves into one of its own.
follow-no-room-private = This server has as many open threads as Discord allows, so your private game of { $game } can’t have one yet. Please archive a few threads around { $place }; hands and moves work meanwhile, and the board comes by itself.
follow-no-private-thread = I’m not allowed to open a private thread in { $place } for your game of { $game }. Please let me create private threads there; hands and moves work meanwhile, and the board comes by itself.

## Why not

refused-by-invitation = This table is by invitation: somebody who sits there has to invite you with /game invite.
refused-privacy-stays = A campaign stays as it began: by invitation, or open to all.
refused-invited-sits = They already have a seat at this table.
refused-invited-before = They’ve already been invited to this table. Once is enough: they can join whenever they like.
refused-not-following = You’re not following this table.
refused-no-private-threads = I’m not allowed to create private threads here. Please ask whoever manages this server, or open the table to all.
refused-too-many-followers =
    This table already has { $most } { $most ->
        [one] follower
       *[other] followers
    }: that’s as many as I can look after.
