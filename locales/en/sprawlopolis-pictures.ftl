### Pictures

# The line under the title. $audience is "you" on a picture that only one player sees.
sprawlopolis-picture-landmarks =
    { $audience ->
        [you] Only you see this · the landmarks are laid first
       *[all] The landmarks are laid first
    }
sprawlopolis-picture-highway =
    { $audience ->
        [you] Only you see this · the highway is being built
       *[all] The highway is being built
    }
sprawlopolis-picture-wrecktar =
    { $audience ->
        [you] Only you see this · Wrecktar comes down
       *[all] Turn { $turn } of { $turns } · Wrecktar comes down
    }
sprawlopolis-picture-drawn =
    { $audience ->
        [you] Only you see this · the drawn card is laid at once
       *[all] Turn { $turn } of { $turns } · a drawn card is laid at once
    }
sprawlopolis-picture-play =
    { $audience ->
        [you] Only you see this · turn { $turn } of { $turns }
       *[all] Turn { $turn } of { $turns }
    }
sprawlopolis-picture-last-call =
    { $audience ->
        [you] Only you see this · last call for Roadwork
       *[all] Last call for Roadwork
    }
sprawlopolis-picture-over =
    { $audience ->
        [you] Only you see this · the city is counted
       *[all] The city is counted
    }
sprawlopolis-picture-level-easy = easy
sprawlopolis-picture-level-hard = hard

## Beside the city

# Over the open card of the deck.
sprawlopolis-picture-deck = Deck: { $cards }
# Over a card that a player shows and must play.
sprawlopolis-picture-revealed = Shown
# Over a card that must be laid at once.
sprawlopolis-picture-lay-now = Lay it now
# Over the next stretch of highway. $cards: how many are left with it.
sprawlopolis-picture-highway-left = Highway: { $cards }
sprawlopolis-picture-city-far = Far city
sprawlopolis-picture-city-near = Near city
# Over the blocks that a tried card would cover.
sprawlopolis-picture-covers =
    { $blocks ->
        [0] Covers nothing
        [one] Covers { $blocks } block
       *[other] Covers { $blocks } blocks
    }
sprawlopolis-picture-new-card = Your card

## Cards of the modules

sprawlopolis-picture-landmarks-rule = +1 per block beside a landmark of its own type.
sprawlopolis-picture-wrecktar-rule = −2 per commercial block in the monster’s row and column, +3 if there is none.
sprawlopolis-picture-roadwork-rule =
    { $ends ->
        [all] Lay it any time: every end of its roads must meet a road of the city. Unlaid cards cost points.
       *[one] Lay it any time: each of its roads must meet a road of the city. Unlaid cards cost points.
    }

## The hand

sprawlopolis-picture-hand = Your cards
sprawlopolis-picture-no-cards = You hold no cards right now.
# The landmark card lies with one of its two sides up.
sprawlopolis-picture-landmark-side = Landmarks, side { $side }
sprawlopolis-picture-your-roadwork = Your Roadwork
# What the words of the example mean.
sprawlopolis-picture-form-play = card · cell of its top left block · turn
sprawlopolis-picture-form-lay = card · cell of its top left block · turn
sprawlopolis-picture-form-reveal = shown to all, then played
sprawlopolis-picture-form-keep = says no to the last call
sprawlopolis-picture-form-wrecktar = r0 as shown, r180 turned round
sprawlopolis-picture-form-start = side · cell of the starting card · turn
sprawlopolis-picture-form-highway = cell of its top left block · turn
