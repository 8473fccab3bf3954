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
manhattan-picture-your-cards = Your cards
manhattan-picture-hand = Your hand
manhattan-picture-quarter = Quarter { $quarter }
manhattan-picture-tray = Blocks of this round
manhattan-picture-supply = Your supply
manhattan-picture-chosen = Your choice
# What the words of the example mean. $colours is "two-colours" where one player builds with two.
manhattan-picture-form-choose =
    { $colours ->
        [two-colours] heights of the blocks, one group a colour
       *[one-colour] heights of the blocks you take
    }
manhattan-picture-form-build =
    { $colours ->
        [two-colours] plot, then colour and floors
       *[one-colour] plot, then floors
    }
manhattan-picture-form-forfeit =
    { $colours ->
        [two-colours] colour and floors of the block that goes
       *[one-colour] floors of the block that goes
    }
