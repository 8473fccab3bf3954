### Learning a game by playing it: the page of a game, tips, hints, and the pages of the rules.

## /play

command-play = play
    .hint = Choose a game and start it: with a bot right away, or with friends

play-now = Now, with a bot
play-now-bots = Now, with bots
play-now-alone = Now, on your own
play-friends = With friends
# The neighbouring games, on buttons.
play-before = ‹ { $game }
play-after = { $game } ›
# Under the numbers of players, "2–4".
play-players =
    { $most ->
        [one] player
       *[other] players
    }
# Above the word "minutes".
play-about-minutes = about { $minutes }
play-minutes =
    { $minutes ->
        [one] minute
       *[other] minutes
    }
# How hard a game is to learn.
play-difficulty-1 = easy
play-difficulty-2 = medium
play-difficulty-3 = demanding
# What the picture of a game tells, for those who can’t see it.
play-picture = A game of { $game } under way, and one turn in three pictures:
play-begun = 🎲 **{ $game }** is on! The board is on its way, in a thread of its own. You can move right here.
play-begun-here = 🎲 **{ $game }** is on! The board is on its way. You can move right here.

## Tips and hints

ui-hint = Hint
coach-off = Tips off
coach-on = Tips on
# Above a move that a bot would make.
coach-good-move = A good move here:
coach-why = Why: { $parts }
setting-coach = Tips
setting-coach-new = in games that are new to me
setting-coach-always = always
setting-coach-off = never
refused-rated-hint = This game counts for the ratings, so everybody plays it without help.
refused-no-coach = Your tips are switched off, and hints with them. /settings switches them on.
refused-no-hint = I can’t come up with a hint just now. Try again in a moment.
refused-hint-thinking = I’m still thinking about your hint. One moment.

## The pages of the rules

rules-page = **{ $game } · { $title }** ({ $page }/{ $pages })
rules-symbols = Symbols
rules-typing = Typing moves
rules-heading = **{ $game } · { $title }**
