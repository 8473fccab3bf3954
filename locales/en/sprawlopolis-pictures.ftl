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

## The panel of one player

sprawlopolis-picture-figure-city = City
sprawlopolis-picture-figure-cities = Cities
sprawlopolis-picture-figure-total = { $points } of { $target }
# What all expansions bring together.
sprawlopolis-picture-figure-expansions = Expansions

## A closer look

sprawlopolis-detail-count = The city, counted now
sprawlopolis-detail-goals = What pays, in large letters

## The legend of the rules

sprawlopolis-legend = The signs on the pictures. Zones: blue with towers is commerce, green with trees a park, grey with factories industry, orange with houses homes. Grey roads run through the blocks; a white bar shows where one ends. A condition has its number and the sign of what it counts: four squares for 2×2 squares, a plus for rows and columns. The gold bar fills up to the target. Modules: a cross for construction sites, a star for landmarks, a horned head for Wrecktar, waves for beaches, a cone for Roadwork, two arrows over a line for the highway. A flag marks the first player, two cards count a hand.
sprawlopolis-legend-city = In the city and in the count
sprawlopolis-legend-city-commercial = commerce
sprawlopolis-legend-city-park = park
sprawlopolis-legend-city-industrial = industry
sprawlopolis-legend-city-residential = homes
sprawlopolis-legend-city-road = a road: each costs 1 point
sprawlopolis-legend-city-end = white bar: the road ends here
sprawlopolis-legend-goal = Conditions and target
sprawlopolis-legend-goal-number = a condition; the three numbers add up to the target
sprawlopolis-legend-goal-total = your way to the target; green: reached
sprawlopolis-legend-goal-squares = counts 2×2 squares of one zone
sprawlopolis-legend-goal-lines = counts rows and columns
sprawlopolis-legend-module = Modules: on the cards, and the sign of their rule
sprawlopolis-legend-module-site = building site: finished once covered
sprawlopolis-legend-module-landmark = landmark: likes its own zone around it
sprawlopolis-legend-module-wrecktar = Wrecktar: hates commerce in its row and column
sprawlopolis-legend-module-beach = beach: nothing is built beyond the water
sprawlopolis-legend-module-roadwork = Roadwork: joins the roads of the city
sprawlopolis-legend-module-highway = highway between two cities, and its rule
sprawlopolis-legend-plate = Beside the players
sprawlopolis-legend-plate-flag = first player
sprawlopolis-legend-plate-cards = cards in hand
