# Urbis: its name, its pieces, its questions, what happens, the board in words.

urbis-name = Urbis
urbis-about = Palaces for you, cemeteries for the neighbours: everyone may build anywhere in the city. Fill your quarter first, or have the most points.

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
urbis-keep = Keep { $card }
urbis-under = { $card } first
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
    { $mine ->
        [yes] { $guards ->
            [one] You may post { $guards } guard free of charge.
           *[other] You may post { $guards } guards free of charge.
        }
       *[no] { $guards ->
            [one] { $who } may post { $guards } guard free of charge.
           *[other] { $who } may post { $guards } guards free of charge.
        }
    }
urbis-would-put-under = Under the deck: { $cards }.
urbis-would-plot =
    { $mine ->
        [yes] { $cost ->
            [one] Building there will cost { $cost } coin. Then it’s { SIGNED($points) } for you.
           *[other] Building there will cost { $cost } coins. Then it’s { SIGNED($points) } for you.
        }
       *[no] { $cost ->
            [one] Building there will cost { $cost } coin. Then it’s { SIGNED($points) } for { $who }.
           *[other] Building there will cost { $cost } coins. Then it’s { SIGNED($points) } for { $who }.
        }
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
# Beside a plot: it is in the quarter of whoever acts there.
urbis-at-home = at home
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
    Your building from pile { $pile }: { $building }, { SIGNED($points) } { $points ->
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

## The coach: one sentence for whoever is new to the game

urbis-coach-act = One action a turn: coins, orders, buildings or guards. Points come from good buildings in your quarter and from council orders.
urbis-coach-win = Your last free plot costs { $cost } and you have { $coins }: build there, and you win at once!
urbis-coach-win-card = “{ $card }” can complete your quarter right now, and that wins at once!
urbis-coach-win-place = Put it on the last free plot of your quarter: then it is complete, and you win at once!
urbis-coach-threat = { $who } needs one more building to win. An extra plot beside that quarter, or a building pulled down there, would stop it.
urbis-coach-threat-card = { $who } needs one more building to win. Your “{ $card }” can hold that up: aim it at that quarter.
urbis-coach-late-ahead =
    { $left ->
        [one] Only { $left } building is left, then points are counted. You have { $mine }, { $who } is next with { $points }: the sooner it ends, the better.
       *[other] Only { $left } buildings are left, then points are counted. You have { $mine }, { $who } is next with { $points }: the sooner it ends, the better.
    }
urbis-coach-late-behind =
    { $left ->
        [one] Only { $left } building is left, then points are counted. { $who } has { $points }, you have { $mine }: now every point counts.
       *[other] Only { $left } buildings are left, then points are counted. { $who } has { $points }, you have { $mine }: now every point counts.
    }
urbis-coach-order =
    { $cost ->
        [0] You can play “{ $card }” now: { SIGNED($points) } for you, and it costs nothing.
        [one] “{ $card }” brings you { SIGNED($points) } for { $cost } coin; you have { $coins }.
       *[other] “{ $card }” brings you { SIGNED($points) } for { $cost } coins; you have { $coins }.
    }
urbis-coach-gates =
    { $posts ->
        [1] One of your gate posts is empty: −5 at the end. A guard there costs 5 coins, and you have them.
       *[more] { $posts } of your gate posts are empty: −5 each at the end. A guard costs 5 coins, and you have them.
    }
urbis-coach-income = Your cheapest free plot costs { $cost } and you have { $coins }. Income brings { SIGNED($income) }.
urbis-coach-empty-hand = You hold no orders. Draw: you see two and keep one, for points, for coins, or against somebody.
urbis-coach-build =
    { $free ->
        [1] Your coins are enough for your last free plot.
       *[more] Your coins are enough for { $reach } of your { $free } free plots. Take a building and look: a good one goes home, a bad one to a neighbour.
    }
urbis-coach-pile = All piles are face down, so one is as good as another. You see the building before you choose its plot.
urbis-coach-play = Points of a council order are yours whatever it does. An extra plot belongs to the quarter it lies beside.
urbis-coach-choose-best = You gain the most with the { $building }: { SIGNED($points) } at home.
urbis-coach-choose-worst = None of these brings you points. The { $building } ({ SIGNED($points) }) would hurt a rival the most.
urbis-coach-home =
    Keep the { $building } for your own quarter: { SIGNED($points) }{ $income ->
        [0] {""}
       *[more] {""}, income { SIGNED($income) }
    }. Plots differ only in price, and your cheapest costs { $cost }.
urbis-coach-home-extra = Build the { $building } at home on “{ $card }”: the plot adds { SIGNED($more) } of its own. It costs { $cost }.
urbis-coach-home-guards = { SIGNED($points) } for the { $building }, but at home the free guards are worth { SIGNED($saved) } at your gate.
urbis-coach-invest = { SIGNED($points) } for the { $building }, but income { SIGNED($income) }. This early it pays at home; later it belongs next door.
urbis-coach-away = { SIGNED($points) } for whoever gets the { $building }. Put it into { $quarter }: points there { $score }.
urbis-coach-give = You can’t pay for a plot of your own, and anybody would like the { $building }: { $quarter } is furthest behind.
urbis-coach-give-moved = Anybody would like the { $building }, so give it to whoever is furthest behind: { $quarter }.
urbis-coach-stuck = { SIGNED($points) } for the { $building }, but nobody else can take it: each of them would win at once, or the plots cost too much.
urbis-coach-careful = Careful: there is only one free plot in that quarter. Whoever owns it wins at once when it is filled.
urbis-coach-place = What a building does, it does for the owner of the quarter, whoever has paid for the plot.
urbis-coach-keep-now = As things stand, “{ $card }” ({ SIGNED($points) }) can be played on your very next turn.
urbis-coach-keep-plot = “{ $card }” is an extra plot: { SIGNED($points) } at home once it is built on, and an obstacle beside a rival’s quarter.
urbis-coach-keep-later = “{ $card }” ({ SIGNED($points) }) is the best of these, but for later: { $why }.
urbis-coach-under = These come back only when the whole deck has been drawn, so their order hardly matters.
urbis-coach-plot-home =
    { $cost ->
        [one] Beside your quarter it brings you { SIGNED($points) }, once you build on it for { $cost } coin; but it is also one plot more to fill.
       *[other] Beside your quarter it brings you { SIGNED($points) }, once you build on it for { $cost } coins; but it is also one plot more to fill.
    }
urbis-coach-plot-away =
    { $free ->
        [one] You lack only { $free } plot yourself, so keep this one away from your quarter.
       *[other] You lack only { $free } plots yourself, so keep this one away from your quarter.
    }
urbis-coach-plot-rival =
    { $free ->
        [one] Only { $free } plot is free in { $quarter }: one more there holds up the victory.
       *[other] Only { $free } plots are free in { $quarter }: one more there holds up the victory.
    }
urbis-coach-richest = { $who } has the most coins: { $coins }.
urbis-coach-most-cards = { $who } holds the most orders: { $cards }. Chance says which one goes.
urbis-coach-send = { SIGNED($points) } for you from the { $building }: be rid of that one first.
urbis-coach-send-least = None of these harms you. You lose least with the { $building } ({ SIGNED($points) }).
urbis-coach-fetch = The best one to take is the { $building } ({ SIGNED($points) }) from { $quarter }.
urbis-coach-fetch-none = None of these is good to have. The least harm to you: { $building } ({ SIGNED($points) }), { $quarter }.
urbis-coach-to-home = Moving is free of charge, so put it on your dearest plot: to build there would cost { $cost }.
urbis-coach-destroy = Aim at whoever is ahead: { $quarter }. The best you can reach there is the { $building } ({ SIGNED($points) }).
urbis-coach-destroy-near = One building is missing in { $quarter }: pull one down there. Worth the most there: the { $building } ({ SIGNED($points) }).
urbis-coach-destroy-none = You would only do the owner a favour. The smallest one is the { $building } ({ SIGNED($points) }), { $quarter }.
urbis-coach-clear-win = Remove the empty plot of your own quarter: then it is complete, and you win at once!
urbis-coach-clear-home =
    { $free ->
        [one] { $free } plot of your quarter is still free. Remove an empty extra one of yours, and there’s one less to fill.
       *[other] { $free } plots of your quarter are still free. Remove an empty extra one of yours, and there’s one less to fill.
    }
urbis-coach-clear-rival = “{ $card }” ({ SIGNED($points) }) is a chance for { $quarter }. Without it there’s less to gain there, but also one plot less to fill.
urbis-coach-guard = A guarded building cannot be moved, swapped or destroyed. Protect what you would not like to lose.
urbis-coach-guard-gate =
    { $posts ->
        [one] Your gate has { $posts } empty post: a guard there saves you 5 points at the end.
       *[other] Your gate has { $posts } empty posts: a guard there saves you 5 points at the end.
    }
urbis-coach-guard-building = Your best building without a guard is the { $building } ({ SIGNED($points) }). Nobody could take it from you then.
urbis-coach-guard-trap = A guard can also be a trap: the { $building } ({ SIGNED($points) }) can’t be moved away then from { $quarter }.
urbis-coach-dismiss = Without its guard a building can be moved, swapped or destroyed again.
urbis-coach-dismiss-gate = An empty gate post takes 5 points at the end: take the guard from { $quarter }.
urbis-coach-dismiss-building = Without its guard the { $building } ({ SIGNED($points) }) in { $quarter } can be taken or destroyed.
urbis-coach-shift = A guard that stands idle is better at your gate or on your best building.
urbis-coach-skip = You may also leave everything as it is.

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

urbis-text-table =
    Urbis, turn { $turn }: { $asked ->
        [somebody] { $who } is { $stage }
       *[nobody] { $stage }
    }. Orders left { $deck }, piles { $piles }, treasury { $treasury }, guards left { $guards }. Signs: ! guard, * extra plot and its points, 3:7 plot 3 costs 7.
urbis-text-owner = { $letter } { $who }: points { $points }, coins { $coins }, income { $income }, played { $orders }, hand { $cards }
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

## The rules, page by page

urbis-step-1 = Take a building. Oh no, a Cemetery!
urbis-step-2 = So build it at a neighbour’s
urbis-step-3 = Fill your own quarter, and you win

urbis-lesson-city = Each of you owns one **quarter**. Together they are the city, and **everyone may build in any of them**. A building works for the owner of the quarter, whoever paid for it.
    • **1** The Cathedral brings quarter B +7 points, but takes 2 from its income.
    • **2** The Cemetery came from a neighbour: C has the −4.
    {""}**Two ways to win.** Fill every plot of your quarter, and you win at once. Or have the most points when the buildings or the orders run out.
    Everyone starts with 5 coins, 3 orders and an income equal to the number of players. Hands, the deck of orders and the face-down piles of buildings are secret.
    .title = One city, a quarter for each
    .picture = The quarters B and C with their buildings; marked are the Cathedral in B and the Cemetery in C.
urbis-lesson-turn = Do exactly one of five things:
    • **Draw.** Look at the top two orders and keep one; the other goes under the deck. Six in hand at most.
    • **Play** an order, if all of it can be done. Payments come first. A lock says what is missing.
    • **Build** from a pile: see the next page.
    • **Guard.** Pay 5 coins and post a guard on any unguarded building or empty gate post of the city.
    • **Income.** Take as many coins as your income, as far as the treasury lasts. There are 95 coins in all.
    You pass only if you can do none of these.
    .title = Your turn: one of five things
    .picture = A hand of four orders; the Great Tribute has a lock, for 10 coins are missing.
urbis-lesson-building = Choose a pile. Only you see its top building, and **it has to be built**: on any free plot of any quarter that you can pay for. Plots differ only in cost.
    Here A has drawn the Cemetery (−4) and puts it into C, for 3 coins.
    A new building acts for the **owner of the quarter**, who may be asked something out of turn:
    • its **income** changes; it never goes below 1 or above 9;
    • each **shield** allows a free guard, anywhere. If none is left, any guard may be moved instead;
    • then comes the **special effect**, if it has one. A draw is lost with six orders in hand.
    .title = Build: good ones home, bad ones away
    .picture = Quarter C, where a Cemetery of minus 4 is being tried on a free plot.
urbis-lesson-orders = A **council order** is carried out and then lies before you. Its points are yours, minus ones too.
    Here B plays Exchange of Land: the Slums (−3) go to quarter A, and the Arena (+4) comes to B. Buildings that are moved or swapped take points and income along, cost nothing and don’t act again. Destroyed ones leave the game.
    An **extra plot** (green) is laid beside any quarter. It is one plot more to fill there, at the cost on its coin. Its own points count for the owner of that quarter, and only while a building stands on it.
    What you put under the deck you must remember yourself.
    .title = Orders: deeds and extra plots
    .picture = The quarters A and B while the Slums and the Arena change places.
urbis-lesson-points = What counts for the owner of a quarter:
    • all **buildings** in it, plus or minus;
    • **1** a built-on **extra plot**: its own points (+1) and those of the building (+3);
    • all **council orders** that the player has played;
    • **2** a gate post with a guard costs nothing, **3** an empty one **−5**.
    Coins are no points, but decide ties.
    {""}**Guards.** No order and no effect may move, swap or destroy a building with a shield, like **1**. Guards themselves can be moved or sent away by cards that say so. One guard for a place, 15 in all; a guard stays when the building that brought it goes.
    .title = Points, gates and guards
    .picture = Quarter C; marked are an extra plot with a guarded Aqueduct, a guarded gate post and an empty one.
urbis-lesson-end = **A full quarter.** As soon as every plot of a quarter is built on, extra plots too, its owner wins, whoever put the last building there. Here the Surveyors’ Office completes C: it wins with 26 points against B’s 49! The building no longer acts then. Removing an empty extra plot can complete a quarter too.
    {""}**By points.** When an action leaves no orders in the deck or no buildings in the piles, points are counted; also if all must pass in a row. The most points win, then the most coins; otherwise you share the victory.
    Piles have 10 buildings: one pile for each player, five at most.
    {""}**Side B** (an option): 12 dearer plots, no gates.
    .title = Two ends: a full quarter, or points
    .picture = Quarter C, where the Surveyors’ Office is being tried on the last free plot.

## Typing a move

urbis-rules-typing = A whole move fits into `/move`:
    • Plots are named by quarter and number: B7. Extra plots go on counting: B11, B12. Gate posts are BG1 and BG2, piles P1 to P5.
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
    • **Options** for `/game new`: `side=a` or `side=b`.
