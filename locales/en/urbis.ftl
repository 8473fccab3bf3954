# Urbis: its name, its pieces, its questions, what happens, the board in words.

urbis-name = Urbis
urbis-about = One city, a quarter for each of you, and everyone may build anywhere. Fill your quarter first, or have the most points.

urbis-option-side = Side of the boards
    .hint = A is quick and fierce, B longer and calmer
urbis-option-side-a = A: 10 plots and two gate posts
urbis-option-side-b = B: 12 plots, no gates

urbis-stage-act = choosing an action
urbis-stage-place = placing a building
urbis-stage-keep = choosing orders
urbis-stage-icon = posting a free guard
urbis-stage-evict = moving a building out
urbis-stage-dismiss = sending a guard away
urbis-stage-over = the game is over

## The boards

urbis-board-harbour = Harbour Quarter
urbis-board-guild = Guild Quarter
urbis-board-temple = Temple Quarter
urbis-board-garden = Garden Quarter
urbis-board-old-town = Old Town
urbis-board-hill = Hill Quarter

## The buildings and what they do

urbis-building-palace = Palace
urbis-building-cathedral = Cathedral
urbis-building-university = University
urbis-building-hospital = Hospital
urbis-building-court = Court
urbis-building-theatre = Theatre
urbis-building-library = Library
urbis-building-observatory = Observatory
urbis-building-school = School
urbis-building-garden = Botanical Garden
urbis-building-monument = Monument
urbis-building-fountain = Fountain
urbis-building-clock = Town Clock
urbis-building-bathhouse = Bathhouse
urbis-building-avenue = Linden Avenue
urbis-building-aqueduct = Aqueduct
urbis-building-arena = Arena
urbis-building-orphanage = Orphanage
urbis-building-bank = Bank
urbis-building-mint = Mint
urbis-building-market = Market
urbis-building-guildhall = Guildhall
urbis-building-bakery = Bakery
urbis-building-mill = Mill
urbis-building-forge = Forge
urbis-building-brewery = Brewery
urbis-building-stables = Stables
urbis-building-warehouse = Warehouse
urbis-building-surveyors = Surveyors’ Office
urbis-building-customs = Customs House
urbis-building-barracks = Barracks
urbis-building-watchtower = Watchtower
urbis-building-armoury = Armoury
urbis-building-bastion = Bastion
urbis-building-lookout = Fire Lookout
urbis-building-prison = Prison
urbis-building-gallows = Gallows
urbis-building-cemetery = Cemetery
urbis-building-slums = Slums
urbis-building-den = Den of Vice
urbis-building-dump = City Dump
urbis-building-tannery = Tannery
urbis-building-tavern = Tavern
urbis-building-gambling = Gambling House
urbis-building-pawnshop = Pawnshop
urbis-building-plague = Plague House
urbis-building-beggars = Beggars’ Yard
urbis-building-thieves = Thieves’ Guild
urbis-building-smugglers = Smugglers’ Cellar
urbis-building-ruins = Ruins
urbis-effect-gain =
    { $n ->
        [one] The quarter’s owner takes { $n } coin from the treasury.
       *[other] The quarter’s owner takes { $n } coins from the treasury.
    }
urbis-effect-lose =
    { $n ->
        [one] The quarter’s owner returns up to { $n } coin to the treasury.
       *[other] The quarter’s owner returns up to { $n } coins to the treasury.
    }
urbis-effect-take-from-each =
    { $n ->
        [one] Every other player gives the quarter’s owner up to { $n } coin.
       *[other] Every other player gives the quarter’s owner up to { $n } coins.
    }
urbis-effect-draw = The quarter’s owner looks at the top two orders and keeps one; the other goes under the deck.
urbis-effect-discard = One random order from the quarter owner’s hand goes under the deck.
urbis-effect-move = The quarter’s owner may move another unguarded building from here to a free plot of another quarter.
urbis-effect-dismiss = The quarter’s owner may return any one guard in the city to the supply.

## The orders

urbis-order-extra-plot = An extra plot for any quarter. It costs { $cost } to build on; its points count once it is built on.
urbis-order-lot = Vacant Lot
urbis-order-quarry = Old Quarry
urbis-order-marsh = Marsh Edge
urbis-order-crossroads = Crossroads
urbis-order-meadow = Mill Meadow
urbis-order-fairground = Fairground
urbis-order-orchard = Orchard
urbis-order-wall = Under the Wall
urbis-order-bridgehead = Bridgehead
urbis-order-pier = Pier
urbis-order-vineyard = Vineyard Slope
urbis-order-chapel = Chapel Hill
urbis-order-embankment = Embankment
urbis-order-close = Cathedral Close
urbis-order-gate = Palace Gate
urbis-order-levy = Road Levy
    .text = Pay 3 coins to the treasury.
urbis-order-repair = Bridge Repair
    .text = Pay 5 coins to the treasury.
urbis-order-feast = City Feast
    .text = Pay 7 coins to the treasury.
urbis-order-tribute = Great Tribute
    .text = Pay 10 coins to the treasury.
urbis-order-charity = Charity
    .text = Give 1 coin to every other player.
urbis-order-census = Census
    .text = Only with at least 5 buildings in your quarter.
urbis-order-great-census = Great Census
    .text = Only with at least 7 buildings in your quarter.
urbis-order-prosperity = Prosperous Quarter
    .text = Only with an income at least 2 above the starting value.
urbis-order-lean-years = Lean Years
    .text = Only with an income at least 2 below the starting value, or of 1.
urbis-order-watch = Vigilant Watch
    .text = Only with at least 2 guards in your quarter, gate posts included.
urbis-order-coffers = Full Coffers
    .text = Only while you hold at least 12 coins; you keep them.
urbis-order-clean = Clean Streets
    .text = Only with at least 4 buildings in your quarter and none with minus points.
urbis-order-iron = Iron Order
    .text = Only with at least 3 buildings with minus points in your quarter.
urbis-order-subsidy = City Subsidy
    .text = Take 5 coins from the treasury.
urbis-order-tax = Extraordinary Tax
    .text = Every other player gives you up to 2 coins.
urbis-order-audit = Audit
    .text = A player of your choice gives you up to 4 coins.
urbis-order-harvest = Good Harvest
    .text = Take twice your income from the treasury.
urbis-order-fair = Free Fair
    .text = Starting with you, every player takes their income.
urbis-order-resettle = Resettlement
    .text = Move one unguarded building from your quarter to a free plot of another quarter.
urbis-order-annex = Annexation
    .text = Pay 2 coins and move one unguarded building from another quarter to a free plot of yours.
urbis-order-quarrel = Quarrelling Neighbours
    .text = Move one unguarded building from any quarter to a free plot of any other.
urbis-order-exchange = Exchange of Land
    .text = Swap one unguarded building of yours with an unguarded one of another quarter.
urbis-order-demolish = Demolition Order
    .text = Pay 3 coins and destroy one unguarded building in any quarter.
urbis-order-bonfire = Careless Bonfire
    .text = Destroy one unguarded building in another quarter.
urbis-order-renewal = Urban Renewal
    .text = Destroy one unguarded building in your own quarter.
urbis-order-clearance = Land Clearance
    .text = Remove from the game one extra plot without a building, beside any quarter.
urbis-order-timber = Cheap Timber
    .text = Build at once; the plot costs 3 coins less (never below 0).
urbis-order-contest = Architects’ Contest
    .text = Look at the top building of every pile, choose one and build it at the usual cost.
urbis-order-recruit = Recruitment
    .text = Post one guard from the supply in the city, free of charge.
urbis-order-bribe = Bribe the Watch
    .text = Pay 1 coin and return any guard in the city to the supply.
urbis-order-shift = Change of Shift
    .text = Move any guard in the city to another allowed place.
urbis-order-chancery = Chancery
    .text = Look at the top four orders and keep two (six in hand at most); the others go under the deck.
urbis-order-denounce = Denunciation
    .text = Another player of your choice puts one random order from hand under the deck.

## Why an order can’t be played now

urbis-why-coins =
    { $need ->
        [one] needs { $need } coin, you have { $have }
       *[other] needs { $need } coins, you have { $have }
    }
urbis-why-buildings =
    { $need ->
        [one] needs { $need } building in your quarter, you have { $have }
       *[other] needs { $need } buildings in your quarter, you have { $have }
    }
urbis-why-grim =
    { $need ->
        [one] needs { $need } building with minus points in your quarter, you have { $have }
       *[other] needs { $need } buildings with minus points in your quarter, you have { $have }
    }
urbis-why-no-grim =
    { $have ->
        [one] { $have } building in your quarter has minus points
       *[other] { $have } buildings in your quarter have minus points
    }
urbis-why-guards =
    { $need ->
        [one] needs { $need } guard in your quarter, you have { $have }
       *[other] needs { $need } guards in your quarter, you have { $have }
    }
urbis-why-rich = needs an income of { $need } or more, yours is { $have }
urbis-why-lean = needs an income of { $need } or less, yours is { $have }
urbis-why-treasury = the treasury is empty
urbis-why-take-from-each = nobody else has a coin
urbis-why-take-from-one = nobody else has a coin
urbis-why-piles = no buildings are left in the piles
urbis-why-plots = you can’t pay for any free plot
urbis-why-supply = no guards are left in the supply
urbis-why-deck = the deck is empty
urbis-why-move = no building can be moved like this
urbis-why-swap = there are no two unguarded buildings to swap
urbis-why-destroy = there is no unguarded building there
urbis-why-clear-plot = there is no empty extra plot
urbis-why-guard = there is no place for a guard
urbis-why-dismiss = no guard stands in the city
urbis-why-shift = no guard can be moved
urbis-why-discard-other = nobody else holds an order

## Questions

urbis-ask-verb = What will you do?
urbis-ask-act =
    { $orders ->
        [named] What will you do? Press an order by its name to play it.
       *[folded] What will you do?
    }
urbis-verb-draw =
    { $look ->
        [1] Draw the last order
       *[more] Draw an order
    }
urbis-verb-play = Play an order
urbis-verb-build =
    { $cost ->
        [one] Build: from { $cost } coin
       *[other] Build: from { $cost } coins
    }
urbis-verb-guard =
    { $cost ->
        [one] Guard: { $cost } coin
       *[other] Guard: { $cost } coins
    }
urbis-verb-income =
    { $coins ->
        [one] Income: +{ $coins } coin
       *[other] Income: +{ $coins } coins
    }
urbis-verb-pass = Pass: there is nothing you can do
urbis-verb-place = Place the building
urbis-verb-keep = Keep
urbis-verb-skip = No, thank you
urbis-verb-free-guard = Post the guard
urbis-verb-free-shift = Move a guard
urbis-verb-free-move = Move a building out
urbis-verb-free-dismiss = Send a guard away
urbis-ask-play = Which order will you play?
urbis-ask-build = Which pile do you take a building from?
urbis-ask-guard = Where do you post the guard?
urbis-ask-extra-plot = Whose quarter gets the extra plot?
urbis-ask-take-from-one =
    { $n ->
        [one] Who gives you up to { $n } coin?
       *[other] Who gives you up to { $n } coins?
    }
urbis-ask-discard-other = Who loses a random order?
urbis-ask-move = Which building do you move?
urbis-ask-move-to = Where do you move the { $building }?
urbis-ask-swap = Which building of yours do you give away?
urbis-ask-swap-to = What do you want for the { $building }?
urbis-ask-destroy = Which building do you destroy?
urbis-ask-clear-plot = Which extra plot do you remove?
urbis-ask-dismiss = Which guard goes back to the supply?
urbis-ask-shift = Which guard do you move?
urbis-ask-shift-to = Where does the guard go? It leaves the { $building } ({ $quarter }).
urbis-ask-building = Which building do you take?
urbis-ask-place = Where do you build the { $building }?
urbis-ask-keep =
    { $keep ->
        [1] Which order do you keep? You keep one, the rest goes under the deck.
       *[more] { $number ->
            [1] You keep { $keep } of these orders. Which one first?
           *[more] You keep { $keep } of these orders. Which one next?
        }
    }
urbis-ask-under =
    { $number ->
        [1] Which order goes under the deck first?
       *[more] Which order goes under the deck next?
    }
urbis-may-guard = A free guard comes with the { $building }. Where will it stand?
urbis-may-shift = A guard comes with the { $building }, but none is left. Which one do you move instead?
urbis-may-move = Thanks to the { $building } one building may leave your quarter. Which one?
urbis-may-dismiss = Thanks to the { $building } you may send a guard away. Which one?

## Answers

urbis-facet-quarter = Quarter
urbis-facet-part = Part of the quarter
urbis-facet-place = Place
urbis-facet-printed = printed plots
urbis-facet-extra = extra plots
urbis-facet-gates = gate posts
urbis-quarter = { $letter } · { $board } · { $who }
urbis-quarter-of = { $letter } · { $who }
urbis-quarter-own = your quarter
urbis-quarter-other = quarter { $letter } ({ $who })
urbis-pile = Pile { $number }
urbis-plot-free = plot { $plot }, { $quarter }
urbis-plot-cost =
    { $cost ->
        [one] plot { $plot } for { $cost } coin, { $quarter }
       *[other] plot { $plot } for { $cost } coins, { $quarter }
    }
urbis-plot-of = { $what }, { $quarter }
urbis-post = gate post { $post }
urbis-gate-post = gate post
urbis-hint-completes = the last free plot: { $who } would win at once!
urbis-hint-wins = the last free plot: you would win at once!
urbis-hint-last-order = the deck is empty then, and the points are counted
urbis-hint-last-building = the piles are empty then, and the points are counted

## What a move would do

urbis-would-draw =
    { $under ->
        [0] You take { $look ->
            [1] the last order
           *[more] the last { $look } orders
        } of the deck.
       *[more] You look at { $look ->
            [one] { $look } order
           *[other] { $look } orders
        }, keep { $keep } and put the rest under the deck.
    }
urbis-would-look =
    { $cost ->
        [one] Only you will see it, and then it has to be built. Plots cost { $cost } coin or more; you have { $coins }.
       *[other] Only you will see it, and then it has to be built. Plots cost { $cost } coins or more; you have { $coins }.
    }
urbis-would-compare = You look at the top building of every pile and then have to build one of them.
urbis-would-guard =
    { $guards ->
        [one] { $who } may post { $guards } guard free of charge.
       *[other] { $who } may post { $guards } guards free of charge.
    }
urbis-would-put-under = Under the deck: { $cards }.
urbis-would-plot =
    { $cost ->
        [one] Building there will cost { $cost } coin. Then it counts { SIGNED($points) } for { $who }.
       *[other] Building there will cost { $cost } coins. Then it counts { SIGNED($points) } for { $who }.
    }
urbis-would-protect = While the guard stands there, nobody can move, swap or destroy that building.
urbis-would-open = Without its guard the building can be moved, swapped or destroyed again.
urbis-would-skip-icon = The free guard is lost.
urbis-would-skip-evict = All buildings stay where they are.
urbis-would-skip-dismiss = All guards stay where they are.
urbis-would-pass = There is nothing else that you can do now.
urbis-changes-you = You: { $changes }.
urbis-changes = { $who }: { $changes }.
urbis-change-coins =
    { $change ->
        [one] { SIGNED($change) } coin (now { $coins })
       *[other] { SIGNED($change) } coins (now { $coins })
    }
urbis-change-income = income { $old } → { $new }
urbis-change-free = free plots { $old } → { $new }
urbis-guard-quarter = { $who }’s quarter would be complete, and that wins at once: points no longer count.
urbis-guard-points = The points would be counted: { $points } for { $who }, { $mine } for you.
urbis-guard-does = Let { $who } win
urbis-guard-instead = Look for another way
urbis-you-draw = You draw from the deck of orders.
urbis-you-build = You take a building from pile { $number }.
urbis-you-income = You take your income.
urbis-you-pass = You pass.
urbis-you-skip = You decline.
urbis-you-play = You play “{ $card }”.
urbis-you-play-to = You play “{ $card }”. { $deed }
urbis-you-place =
    { $cost ->
        [0] You build the { $building } in { $quarter } for nothing.
        [one] You build the { $building } in { $quarter } for { $cost } coin.
       *[other] You build the { $building } in { $quarter } for { $cost } coins.
    }
urbis-you-take = You keep { $cards }.
urbis-you-hire = You hire a guard for the { $building } in { $quarter }.
urbis-you-extra-plot = You lay the new plot beside { $quarter }.
urbis-you-take-from-one = { $owner } has to pay you.
urbis-you-discard-other = { $owner } loses an order.
urbis-you-move = You move the { $building } to { $to }.
urbis-you-swap = You give the { $building } to { $to } and get the { $other }.
urbis-you-destroy = You pull down the { $building } in { $quarter }.
urbis-you-clear-plot = You remove the empty plot beside { $quarter }.
urbis-you-guard = You post a guard at the { $building } in { $quarter }.
urbis-you-dismiss = You send away the guard at the { $building } in { $quarter }.
urbis-you-shift = You move a guard from the { $building } in { $quarter } to the { $other } in { $to }.

## What happens

urbis-played = { $who } plays “{ $card }” ({ SIGNED($points) }).
urbis-did-extra-plot = Quarter { $place } ({ $owner }) gets the extra plot.
urbis-did-move = { $who } moves the { $building } from { $place } to { $to } ({ $host }).
urbis-did-swap = { $who } swaps the { $building } ({ $place }) with the { $other } ({ $to }).
urbis-did-destroy = { $who } destroys the { $building } on { $place } ({ $owner }).
urbis-did-clear-plot = { $who } removes the extra plot { $place } ({ $owner }).
urbis-did-guard = { $who } posts a guard at { $place } ({ $building }).
urbis-did-dismiss = { $who } sends the guard at { $place } ({ $building }) back to the supply.
urbis-did-shift = { $who } moves a guard from { $place } to { $to } ({ $other }).
urbis-coins-changed = { $who }: coins { SIGNED($change) }, now { $coins }.
urbis-income-changed = { $who }: income { $old } → { $new }.
urbis-took = { $who } takes a building from pile { $pile } and looks for a plot.
urbis-you-took =
    Your building from { $pile }: { $building }, { SIGNED($points) } { $points ->
        [one] point
       *[other] points
    }, income { SIGNED($income) }{ $guards ->
        [0] { "" }
        [one] , { $guards } guard
       *[other] , { $guards } guards
    }. Only you see it until it stands.
urbis-compared = { $who } looks at the top building of every pile.
urbis-you-compared = On top of the piles: { $buildings }. Only you see them.
urbis-built =
    { $who } builds the { $building } on { $place } ({ $owner }): { SIGNED($points) } { $points ->
        [one] point
       *[other] points
    }, income { SIGNED($income) }{ $guards ->
        [0] { "" }
        [one] , { $guards } guard
       *[other] , { $guards } guards
    }.
urbis-looks =
    { $count ->
        [one] { $who } looks at the top order.
       *[other] { $who } looks at the top { $count } orders.
    }
urbis-you-look = You look at: { $cards }.
urbis-keeps =
    { $count ->
        [one] { $who } keeps { $count } order; { $under } under the deck.
       *[other] { $who } keeps { $count } orders; { $under } under the deck.
    }
urbis-you-keep = You keep { $cards }; under the deck: { $under }.
urbis-discards = { $who } loses an order at random: it goes under the deck.
urbis-you-discard = You lose “{ $card }” at random: it goes under the deck.
urbis-no-draw = { $who } can’t draw an order: the hand is full or the deck is empty.
urbis-income =
    { $coins ->
        [one] { $who } takes { $coins } coin from the treasury and has { $total }.
       *[other] { $who } takes { $coins } coins from the treasury and has { $total }.
    }
urbis-hired = { $who } hires a guard for { $place } ({ $building }, { $owner }).
urbis-skips = { $who } declines.
urbis-passes = { $who } can’t do anything and passes.
urbis-quarter-complete = { $who } has built up the whole quarter: that wins the game!
urbis-ended-deck = No orders are left in the deck: let’s count the points.
urbis-ended-piles = No buildings are left in the piles: let’s count the points.
urbis-ended-passes = Everyone has passed: let’s count the points.

## Points and the end

urbis-part-buildings = buildings
urbis-part-extra-plots = extra plots
urbis-part-orders = orders
urbis-part-gates = unguarded gates
urbis-won-by-quarter = { $who } built up a whole quarter and wins at once. Points don’t count.
urbis-won-by-points = Most points win.
urbis-won-by-coins = Level on points: more coins win.
urbis-won-together = Level on points and coins: the victory is shared.

## The board in words

urbis-text-table = Urbis, turn { $turn }: { $stage }. Orders left { $deck }, piles { $piles }, treasury { $treasury }, guards left { $guards }. Signs: ! a guard, * an extra plot and its points, 3:7 plot 3 costs 7.
urbis-text-owner =
    { $asked ->
        [yes] { $letter } { $who } (to move): points { $points }, coins { $coins }, income { $income }, played { $orders }, hand { $cards }
       *[no] { $letter } { $who }: points { $points }, coins { $coins }, income { $income }, played { $orders }, hand { $cards }
    }
urbis-text-plots = { $built }; free { $free }; gates { $posts }
urbis-text-plots-only = { $built }; free { $free }
urbis-text-built = { $number } { $building } { SIGNED($points) }
urbis-text-last = Last changed: { $places }.
urbis-text-sheet = Points by part ({ $parts }): { $sheets }
urbis-text-parts = Points: { $parts }.
urbis-text-part = { $label } { SIGNED($points) }
urbis-text-used = Orders played: { $orders }.
urbis-text-idle-card = { $card } ({ $why })
urbis-text-hand = Your orders: { $cards }.
urbis-text-top = { $place } { $building }
urbis-text-shown =
    You look at { $shown }{ $keep ->
        [0] { $off ->
            [0] { "" }
           *[more] ; the plot costs { $off } less
        }
       *[more] ; you keep { $keep } of { $look }
    }.

## Rules, topic by topic

urbis-rules-goal = You sit in the Council of Urbis, and each of you answers for one **quarter** of the city. All quarters together are the city, and **everyone may build in any of them**.
    • A building works for the owner of the quarter it stands in, whoever paid for it: points, income, guards, special effects.
    • Good buildings bring points but often cost income. Banks and taverns bring coins. Nobody wants a cemetery or a prison next door: so build it next door to somebody else.
    • There are two ways to win. **Fill every plot of your own quarter**, extra plots included, and you win at once, without counting. Or have the **most points** when the orders or the buildings run out.
    • Secret: the orders in hand, the deck, the piles of buildings. A building you have taken is seen by you alone until it stands. All else is open: coins, incomes, boards, guards, used orders, the sizes of hands, deck and piles.
    • What you have put under the deck you must remember yourself: we do not show it again.
urbis-rules-setup = • **Quarters** A–F go with the seats; the boards are dealt at random. All use the same side.
    • **Side A:** 10 plots (38 coins in all) and two gate posts. **Side B:** 12 plots (72 coins), no posts; longer and calmer. Every board of a side has the same set of costs.
    • **Treasury:** 95 coins, and no more. **Guards:** 15. **Orders:** 60 in a shuffled deck, 15 of them extra plots. **Buildings:** 50, all different.
    • Face-down **piles** of 10 buildings: two, three, four or five piles for 2, 3, 4 or 5 players, and five for 6. The other buildings stay in the box, unseen.
    • Everyone starts with 5 coins, 3 orders and an **income** equal to the number of players. An income is never below 1 nor above 9. Buildings are added up first: what the bounds cut off comes back when a building leaves.
    • Chance says who goes first; then clockwise.
    • **Options** for `/game new`: `side=a` or `side=b`.
    • Plots are named by quarter and number: B7. Extra plots go on counting: B11, B12. Gate posts are BG1 and BG2, piles P1 to P5.
urbis-rules-turn = Do exactly one of five things. Passing is only for those who can do none.
    • **Draw.** Look at the top two orders, keep one; the other goes under the deck. Six in hand at most.
    • **Play** an order, if its condition holds and all of it can be done. An **extra plot** goes beside any quarter. A **council order** is carried out, then lies before you and counts its points, also minus ones.
    • **Build.** Choose a pile, look at its top building, put it on any free plot of any quarter that you can pay, and pay the plot. It can’t be put back.
    • **Guard.** Pay 5 and post a guard on any unguarded building or empty gate post of the city.
    • **Income.** Take coins equal to your income, as far as the treasury lasts.
    • **New buildings** act for the **owner of the quarter**, who may be asked something out of turn. Each guard icon allows one free guard, anywhere; if the supply is empty, any guard in the city may be moved instead. Then comes the special effect. A draw is lost with a full hand.
    • **Guards.** One for a place. No order (nor effect) may move, swap or destroy a guarded building; orders may aim at the guard itself. Guards stay when the building that brought them goes.
    • **Moved or swapped** buildings take their points and income along, cost nothing, and don’t act again. Destroyed ones leave the game.
urbis-rules-scoring = The points of a quarter belong to its owner:
    • all **buildings** in the quarter, plus or minus, on printed and on extra plots;
    • every **extra plot** beside it that carries a building: the points of the card on top of those of the building. An empty one is worth nothing, and whoever laid it gets nothing unless it lies at their own quarter;
    • all **council orders** that the player has played, also negative ones;
    • on side A, **−5 for each gate post** without a guard.
    Coins are no points. They break ties.
    • **Example.** A Court (+4, income −2) moves from your quarter to a neighbour’s: your income goes up by 2 and your points down by 4, theirs the other way round.
    • **Example.** A Bank (income +2) and a Hospital (−2) in one quarter cancel out: the income is what it was at the start.
    The points as they stand can be seen at any time, and before you confirm a move we show how it would change them, and say so if it would end the game.
urbis-rules-end = **At once:** as soon as every plot of a quarter, printed and extra, is built on, its owner wins, whoever put the last building there. This is checked before the building’s own effects. Nothing is counted; all others share the second place. Removing an empty extra plot may complete a quarter too.
    • **By points:** when, at the end of an action, the deck of orders or all piles of buildings are empty. Decisions that the last building brings are still made. An order that goes back under the deck in time keeps the game going.
    If all players have to pass in a row, the points are counted as well.
    The most points win. Equal points? More coins. Equal coins too? The victory is shared.
    If somebody leaves, the house plays the seat: it guards the own gates, takes income, builds when it has plenty of coins, puts buildings where they hurt nobody else, and plays nothing against you as long as it can do anything else. If only one person is left, they win; with bots at the table they choose: win there and then, or play on.
urbis-rules-typing = A whole move fits into `/move`:
    • `draw`, then `keep levy` once you have looked. `income`. `pass`, when nothing else is possible.
    • `build p2` takes from pile 2; then `place b7` (after an Architects’ Contest `place p3 b7`).
    • `guard b7` or `guard bg1` hires a guard.
    • `play tribute` plays an order by its word; `/move` offers the words as you type. Then come its targets:
     `play orchard b`: the extra plot for quarter B
     `play resettle a3 b7`: this building to that plot
     `play exchange a3 b7`: mine for theirs
     `play demolish b7`, `play clearance b11`
     `play audit b`, `play denounce b`: the player of quarter B
     `play timber p2`: build from pile 2
     `play recruit bg1`, `play bribe b7`, `play shift b7 ag1`
    • `keep fair levy watch lot` after the Chancery: first those you keep, then the others in the order in which they go under the deck.
    • When a new building asks you: `guard b7`, `shift b7 ag1`, `move a3 b7`, `dismiss b7`, or `skip`.
    Capitals and spare spaces don’t matter, nor do Cyrillic letters that look like Latin ones. A question with one answer may be left out.
