### Pictures

# The line under the title. $audience is "you" on a picture that only one player sees.
urbis-picture-act =
    { $audience ->
        [you] Only you see this · turn { $turn }
       *[all] Turn { $turn } · buildings left: { $left }
    }
urbis-picture-place =
    { $audience ->
        [you] Only you see this · turn { $turn } · choosing a plot
       *[all] Turn { $turn } · choosing a plot
    }
urbis-picture-keep =
    { $audience ->
        [you] Only you see this · turn { $turn } · choosing orders
       *[all] Turn { $turn } · choosing orders
    }
urbis-picture-icon =
    { $audience ->
        [you] Only you see this · turn { $turn } · a free guard
       *[all] Turn { $turn } · a free guard
    }
urbis-picture-evict =
    { $audience ->
        [you] Only you see this · turn { $turn } · a building may move out
       *[all] Turn { $turn } · a building may move out
    }
urbis-picture-dismiss =
    { $audience ->
        [you] Only you see this · turn { $turn } · a guard may be sent away
       *[all] Turn { $turn } · a guard may be sent away
    }
urbis-picture-over-quarter =
    { $audience ->
        [you] Only you see this · a quarter is complete
       *[all] A quarter is complete
    }
urbis-picture-over-deck =
    { $audience ->
        [you] Only you see this · no orders are left
       *[all] No orders are left
    }
urbis-picture-over-piles =
    { $audience ->
        [you] Only you see this · no buildings are left
       *[all] No buildings are left
    }
urbis-picture-over-passes =
    { $audience ->
        [you] Only you see this · everybody passed
       *[all] Everybody passed
    }

## The points of a quarter at the end, one short word each

urbis-picture-part-buildings = buildings
urbis-picture-part-extra-plots = plots
urbis-picture-part-orders = orders
urbis-picture-part-gates = gates

## What one player is shown

urbis-picture-income = income { $income }
urbis-figure-coins = Coins
urbis-figure-income = Income
urbis-figure-points = Points
urbis-figure-ahead = Ahead
urbis-figure-behind = Behind
urbis-picture-hand = Your orders
urbis-picture-shown-building = You drew
urbis-picture-shown-buildings = On top of the piles
urbis-picture-discount = The plot costs { $coins } less.
urbis-picture-guards =
    { $count ->
        [one] The quarter’s owner posts { $count } guard for free.
       *[other] The quarter’s owner posts { $count } guards for free.
    }
urbis-picture-nothing-else = Nothing else happens when it is built.
urbis-picture-shown-orders = On top of the deck · keep { $keep } of { $look }
urbis-picture-goes-under = goes under the deck
urbis-picture-in-hand = In your hand · { $count } of { $most }
urbis-picture-no-orders = You hold no orders.

## One quarter in large

urbis-picture-quarter = { $letter } · { $board }
urbis-picture-used = Orders played
urbis-picture-no-used = No orders played yet.

## The legend of the rules

urbis-legend = The signs on the pictures. Sorts of buildings: a temple on blue for public ones, scales on gold for trade, a tower on grey for the watch, a skull on violet for those nobody wants. On a building: a number with a coin changes the income, a green or red tag gives or takes points, a shield is a guard. A free plot shows on a coin what building there costs; extra plots are green, with points of their own. Over each quarter: coins, income on a rail, cards for orders in hand, a scroll for points of played orders, gate posts with a guard or minus five, and the points on black. Beside the city: piles of buildings, orders, guards and coins that are left.
urbis-legend-sort = Sorts of buildings
urbis-legend-sort-civic = public: many points, but they often cost income
urbis-legend-sort-trade = trade: brings coins
urbis-legend-sort-watch = watch: brings guards
urbis-legend-sort-grim = unloved: costs points, so best at a neighbour’s
urbis-legend-plot = On buildings and plots
urbis-legend-plot-income = how it changes the owner’s income
urbis-legend-plot-points = points for the quarter’s owner
urbis-legend-plot-guard = a guard: nobody can move or destroy this building
urbis-legend-plot-free = a free plot: building here costs 5
urbis-legend-plot-extra = an extra plot: +3 once it is built on
urbis-legend-bar = Over each quarter
urbis-legend-bar-income = income; the line is where all began
urbis-legend-bar-cards = orders in hand
urbis-legend-bar-orders = points of played orders
urbis-legend-bar-gate = a gate post with its guard
urbis-legend-bar-empty = nobody at the gate: −5
urbis-legend-bar-total = points as they stand
urbis-legend-stock = Beside the city: what is left
urbis-legend-stock-pile = buildings in this pile
urbis-legend-stock-orders = orders in the deck
urbis-legend-stock-guards = guards to hire
urbis-legend-stock-coins = coins in the treasury
