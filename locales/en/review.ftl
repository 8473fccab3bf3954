### Looking back at how a game went, and at the turns that decided it.

## Commands: a name (lower case, no spaces, at most 32 signs) and a hint of at most 100.

command-review = review
    .hint = How a finished game went, and the turns that decided it

## Buttons

memory-review = Review
review-show-turn = Turn { $number }
review-see-bot = Show the bot’s move
review-see-played = Show the move played
review-back = The curve

## While it is being made

review-working = **{ $game }**, table { $number }: the hard bot is looking back at your game, { $percent }% done. A few minutes at most. You don’t have to wait: /game review shows it later, too.
review-failed = I couldn’t look back at this game. Please ask once more: /game review.

## The curve

review-title = Review
review-heading = **{ $game }**, table { $number }: looking back
review-turns =
    { $count ->
        [one] One turn decided it: there another move would have been better, and the bot is sure of that.
       *[other] { $count } turns decided it: there another move would have helped most, and the bot is sure of that.
    }
review-no-turn = No single turn decided it: the bot isn’t sure of a better move anywhere. Well played!
review-line = **{ $number }** · { $turn }
review-turn =
    Move { $move }, { $who }: another one was worth about { $points } { $points ->
        [one] point
       *[other] points
    } more
review-turn-money = Move { $move }, { $who }: another one was worth about ${ $points } more
review-how = -# The curve is the hard bot’s estimate at every turn, made from what that player could see. The band shows how far off it may be.
review-victory = -# A victory counts extra for the bot in this game: +{ $points }.

# On the picture
review-subtitle = Points the bot expected
review-subtitle-money = Money the bot expected
review-lead = Lead in points the bot expected
review-lead-money = Lead in money the bot expected
review-turn-short = Move { $move }, { $who }: another was worth +{ $points }
review-turn-short-money = Move { $move }, { $who }: another was worth +${ $points }
review-first = first move
review-last =
    { $count ->
        [one] end, { $count } move
       *[other] end, { $count } moves
    }
review-even = even
review-goal = to win: { $points }
review-note = Judged by what each player saw. Band: how far off that may be.

# The curve in words, for those who can’t see it
review-stood = { $points } at move { $move }
review-curve = { $name }: { $stood }; in the end { $final }

## One turn

review-turn-heading = **{ $game }** · move { $move }: { $who }
review-played = **Played:** { $move }
review-instead = **The hard bot:** { $move }
review-gain =
    That would have improved the lead by about { $points } { $points ->
        [one] point
       *[other] points
    }, give or take { $spread }.
review-gain-money = That would have improved the lead by about ${ $points }, give or take ${ $spread }.
review-gain-together =
    That would have brought about { $points } { $points ->
        [one] point
       *[other] points
    } more, give or take { $spread }.
review-gain-together-money = That would have brought about ${ $points } more, give or take ${ $spread }.
review-picture-played = -# In the picture: the move that was played.
review-picture-instead = -# In the picture: the bot’s move.

## Why not

refused-nothing-to-review = Nobody has moved in this game, so there’s nothing to look back at. /game history shows what there was.
refused-reviews-waiting =
    { $most ->
        [one] You’re waiting for a review already. As soon as it’s ready, ask for the next one.
       *[other] You’re waiting for { $most } reviews already. As soon as one is ready, ask for the next.
    }
refused-reviews-server =
    { $most ->
        [one] The bot is looking back at a game of this server already. Please ask again in a few minutes.
       *[other] The bot is looking back at { $most } games of this server already. Please ask again in a few minutes.
    }
