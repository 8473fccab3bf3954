### Pictures

# The line under the title. $audience is "you" on a picture that only one player sees.
manhattan-picture-choose =
    { $audience ->
        [you] Only you see this · round { $round } of { $rounds }
       *[all] Round { $round } of { $rounds } · choosing blocks
    }
manhattan-picture-build =
    { $audience ->
        [you] Only you see this · round { $round } of { $rounds } · turn { $turn } of { $turns }
       *[all] Round { $round } of { $rounds } · turn { $turn } of { $turns }
    }
manhattan-picture-forfeit =
    { $audience ->
        [you] Only you see this · a block must go
       *[all] Round { $round } of { $rounds } · turn { $turn } of { $turns }
    }
manhattan-picture-over =
    { $audience ->
        [you] Only you see this · the last round is over
       *[all] All { $rounds } rounds are over
    }
manhattan-detail-city = City { $city }
manhattan-picture-your-cards = Your cards
manhattan-picture-hand = Your hand
manhattan-picture-quarter = Quarter { $quarter }
manhattan-picture-tray = This round
manhattan-picture-supply = Your supply
manhattan-picture-later = Later rounds
manhattan-picture-your-blocks = Your blocks
manhattan-picture-blocks = Your blocks, round { $round } of { $rounds }
manhattan-picture-so-many = { $count } of { $total }
manhattan-picture-bright = Bright: yours this round. Faint: for later rounds.
manhattan-picture-if-ended = Points, if the round ended now:
manhattan-picture-round-ends = This round’s scoring, without and with this block:

## The legend of the rules

manhattan-legend = The signs on the pictures. A building belongs to the colour and shape on its roof; the number there is its height. Small numbers under it count the floors of each colour. A card shows its quarter in red. Over each city stand the buildings of every colour; who leads stands on black. A crown marks the tallest building. On the plates: the blocks of the round by height, bricks for blocks still in the supply, cards for cards in hand, a flag for who began the round, a tick for who has chosen. Bars show the points.
manhattan-legend-tall = Buildings and cards
manhattan-legend-tall-building = The roof owns it: this one is amber’s. The number on it is its height in floors.
manhattan-legend-tall-card = A card: build in the red quarter, in any of the six cities.
manhattan-legend-city = In a city
manhattan-legend-city-leader = on black: leads the city, 2 points
manhattan-legend-city-count = buildings of this colour here
manhattan-legend-city-crown = 3 points: the tallest building
manhattan-legend-city-shares = floors of each colour, the owner’s first
manhattan-legend-plate = Beside the players
manhattan-legend-plate-blocks = blocks of this round: how many of each height
manhattan-legend-plate-track = points so far
manhattan-legend-plate-bricks = blocks for later rounds
manhattan-legend-plate-cards = cards in hand
manhattan-legend-plate-flag = began this round
manhattan-legend-plate-check = has chosen blocks
