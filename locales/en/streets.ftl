# Streets: its name, its questions, what happens, the city in words.

streets-name = Streets
streets-about = Build one town together, tile by tile, and close each street just when it pays you most.

streets-option-business = Business module
    .hint = Every closed street also gives business tokens, which are worth money at the end
streets-option-advisors = Advisors
    .hint = A special ability each. Contractor: 2–4 players, Renovator: 3–5, neither with business
streets-option-advisors-none = no advisors
streets-option-advisors-dealt = one each, dealt at random
streets-option-advisors-hacker = the Hacker (playing alone)
streets-option-advisors-entrepreneur = the Entrepreneur (playing alone)
streets-option-advisors-investor = the Investor (playing alone)
streets-option-advisors-legend = the Hipster Legend (playing alone)
streets-option-advisors-scout = the Scout (playing alone)
streets-option-level = The Sneak
    .hint = For one player: how much money your rival starts with
streets-option-level-easy = easy, $0 (advisor: $40)
streets-option-level-medium = medium, $20 (advisor: $60)
streets-option-level-hard = hard, $50 (advisor: $90)

streets-stage-abandon = giving a building up
streets-stage-build = building
streets-stage-sneak = placing the Sneak’s tile
streets-stage-order = choosing a street
streets-stage-tokens = taking business tokens
streets-stage-show = the Entrepreneur’s choice
streets-stage-move = moving people

## Names

streets-sneak = The Sneak
    .mid = the Sneak

streets-tile-station = Central Station
streets-tile-park = City Park
streets-tile-t1 = Day Spa
streets-tile-t2 = Grand Hotel
streets-tile-t3 = Souvenir Stall
streets-tile-t4 = Seafront Grill
streets-tile-t5 = Colossus Dig Site
streets-tile-t6 = Backpacker Hostel
streets-tile-t7 = River Cruises
streets-tile-t8 = Panorama Tower
streets-tile-f1 = Starter Home
streets-tile-f2 = Flea Market
streets-tile-f3 = Trendy Loft
streets-tile-f4 = Toy Store
streets-tile-f5 = Corner Pizzeria
streets-tile-f6 = Adventure Playground
streets-tile-f7 = Terraced Houses
streets-tile-f8 = Ice-Cream Parlour
streets-tile-h1 = Art Gallery
streets-tile-h2 = Student Dorm
streets-tile-h3 = Microbrewery
streets-tile-h4 = Vinyl Shop
streets-tile-h5 = Coworking Loft
streets-tile-h6 = Street Food Yard
streets-tile-h7 = Copy Shop
streets-tile-h8 = Rooftop Cinema
streets-tile-s1 = Department Store
streets-tile-s2 = Shoe Boutique
streets-tile-s3 = Food Hall
streets-tile-s4 = Designer Outlet
streets-tile-s5 = Furniture Showroom
streets-tile-s6 = Games Arcade
streets-tile-s7 = Serviced Flats
streets-tile-s8 = Coffee Chain
streets-tile-m1 = Hardware Store
streets-tile-m2 = Community Centre
streets-tile-m3 = Public Library
streets-tile-m4 = Corner Bistro
streets-tile-m5 = Housing Co-op
streets-tile-m6 = Tram Depot
streets-tile-m7 = Courtyard Flats
streets-tile-m8 = Festival Tent
streets-tile-t9 = Rooftop Restaurant
streets-tile-f9 = Allotment Gardens
streets-tile-h9 = Tattoo Parlour
streets-tile-s9 = Night Market
streets-tile-m9 = Apartment Block

streets-kind-tourist = tourist
streets-kind-family = family
streets-kind-hipster = hipster
streets-kind-shopping = shopping
streets-kind-mixed = mixed

streets-symbol-tourist = tourist
    .person = tourist
streets-symbol-family = family
    .person = parent
streets-symbol-hipster = hipster
    .person = hipster
streets-symbol-shopping = shopping
    .person = shopper
streets-symbol-mixed = mixed
streets-symbols =
    { $count ->
        [1] { $symbol }
       *[more] { $symbol } ×{ $count }
    }

streets-people-tourist =
    { $count ->
        [one] { $count } tourist
       *[other] { $count } tourists
    }
streets-people-family =
    { $count ->
        [one] { $count } parent
       *[other] { $count } parents
    }
streets-people-hipster =
    { $count ->
        [one] { $count } hipster
       *[other] { $count } hipsters
    }
streets-people-shopping =
    { $count ->
        [one] { $count } shopper
       *[other] { $count } shoppers
    }

streets-business-restaurant = restaurant
streets-business-housing = housing
streets-business-leisure = leisure
streets-business-trade = trade
streets-business-universal = any type
streets-tokens =
    { $count ->
        [1] { $type }
       *[more] { $type } ×{ $count }
    }

streets-advisor-contractor = Contractor
    .about = Build two tiles and draw two in each turn, as long as there are tiles to draw. The stack is made for one player more, minus three random tiles.
streets-advisor-hacker = Hacker
    .about = The backs of the tiles in your hand count as symbols for your buildings, and so does the symbol on this card.
streets-advisor-entrepreneur = Entrepreneur
    .about = Once for each closed street: count one of your buildings there by the value of a tile in your hand (not a copy). The symbol on this card counts for your buildings.
streets-advisor-investor = Investor
    .about = You may put two signs on a tile as you build it: its value (not its people) counts twice. One such tile at a time. The symbol on this card counts for your buildings.
streets-advisor-legend = Hipster Legend
    .about = For your buildings every hipster symbol counts as a mixed one, the one on this card too.
streets-advisor-renovator = Renovator
    .about = You may build on top of a tile in a closed street (road on the same side; not on the two start tiles). That street is counted again at once.
streets-advisor-scout = Scout
    .about = When a closed street is counted, the symbols on your buildings in other streets count for you too. Not in the final scoring.

streets-value-people = ${ $each } per { FORM($kinds, case: "person") } lying in the street
streets-value-symbols = ${ $each } per { $kinds } symbol
streets-value-pairs = ${ $each } per pair of { $kinds } symbols
streets-value-mixed = ${ $each } per mixed symbol
streets-value-signs = ${ $each } per sign of yours in the street
streets-value-size = ${ $each } per tile of the street
streets-value-neighbours = ${ $each } per tile around it
streets-value-closing = ${ $each } if it closes another street
streets-value-copy = copies the best value in its street

## Questions

streets-ask-verb = What will you do?
streets-verb-build = Build
streets-verb-renovate = Build on top of a tile
streets-verb-discard = Discard a tile
streets-verb-abandon = Give a building up
streets-verb-count = Count a street
streets-verb-take = Take tokens
streets-verb-show = Show a tile
streets-verb-keep = Show nothing
streets-verb-move = Move people
streets-verb-sneak = Place the Sneak’s tile
streets-ask-tile =
    { $verb ->
        [discard] There is no room to build. Which tile do you throw away?
       *[build] Which tile do you build?
    }
streets-ask-cell = Where do you build the { $tile } ({ $value })?
streets-ask-side = Where does the road of the { $tile } lie?
streets-road =
    { $side ->
        [n] Road at the top
        [e] Road on the right
        [s] Road at the bottom
       *[w] Road on the left
    }
streets-ask-signs = One sign, or two to double the value?
streets-signs =
    { $count ->
        [2] Two signs: value ×2
       *[one-sign] One sign
    }
streets-ask-cover = On top of which building do you put the { $tile } ({ $value })?
streets-ask-abandon = You have no sign left. Which building do you give up? At the end they would bring:
streets-ask-abandon-touched = You have no sign left. Which building do you give up?
streets-abandon-worth = { $tile }, ${ $money }
streets-ask-sneak = The Sneak builds the { $tile }, and these places are equally good for him. Which one?
streets-ask-sneak-side = Where does the road of the Sneak’s { $tile } lie?
streets-building = { $cell } · { $tile }
streets-ask-street = Which street is counted next?
streets-street =
    { $length ->
        [1] { $first }
       *[more] { $first } – { $last }
    }
streets-ask-tokens = Which business tokens do you take?
streets-ask-sneak-tokens = Which business tokens does the Sneak take?
streets-token-answer = { $tokens }
streets-token-from = from the { $tile }
streets-ask-show = Which tile from your hand do you show?
streets-ask-replace = In place of which building do you show the { $tile }?
streets-replace = { $tile }, +${ $gain }
streets-ask-home = A home for { $people }: which one?
streets-home = { $tile } ({ $who })
streets-ask-number = { $people }: how many go to the { $tile }?
streets-number = Only { $number }

## A sentence for a newcomer

streets-coach-closes =
    { $asked ->
        [tile] Your { $tile } can close { $what } right now: { $sums }.
        [side] Best { $road }: that closes { $what }, { $sums }.
       *[place] It pays to close { $what }: { $sums }.
    }
streets-coach-worth =
    { $asked ->
        [tile] Your best right now is the { $tile } { $place }: ${ $money } as things stand.
        [side] Best { $road }: ${ $money } for you as things stand, once the street closes.
       *[place] It’s worth most { $place }: ${ $money } as things stand.
    } { $last ->
        [yes] It takes your last sign: unless a street of yours closes, you must then give a building up.
       *[no] A street pays when both its ends are built on.
    }
streets-coach-road =
    { $side ->
        [n] with the road at the top
        [e] with the road on the right
        [s] with the road at the bottom
       *[w] with the road on the left
    }
streets-coach-in = in the street { $street }
streets-coach-alone = as a street of its own
streets-coach-close = the street { $street }
streets-coach-close-alone = a street of this one tile
streets-coach-worthless = Nowhere is it worth anything yet, but its symbols may help other buildings of yours in the same street.
streets-coach-only-closing = Every place closes a street, and none in your favour: choose the one that gives the others least.
streets-coach-signs =
    { $value ->
        [0] It is worth nothing there yet, so for now a second sign would double nothing.
       *[more] Two signs double its value, ${ $value } as things stand. You would have { $left ->
            [0] no sign
            [one] { $left } sign
           *[other] { $left } signs
        } left.
    }
streets-coach-cover =
    { $asked ->
        [tile] Building on top of a tile pays at once. It brings most with the { $tile } over the { $old }: ${ $money }.
       *[cell] It brings most at once over the { $old }: ${ $money }.
    }
streets-coach-discard = There is no room anywhere. Part with the tile whose value fits this city least.
streets-coach-abandon = The { $tile } would bring you least at the end: ${ $money }. Keep what stands in streets that can soon close: closed, they pay in full.
streets-coach-sneak = None of these places changes your lead right now. Keep free the ones you want yourself.
streets-coach-sneak-here =
    { $count ->
        [0] It’s best for you { $place }: nobody is paid there.
       *[paid] It’s best for you { $place }: { $sums }.
    }
streets-coach-order = Count { $street } first: that brings you ${ $more } more than another order.
streets-coach-order-tokens = Your money is the same in any order, but tokens can run out: begin with the street whose token you want most.
streets-coach-order-scout = Your money is the same in any order. The Scout counts own buildings elsewhere only as long as their streets have not been paid.
streets-coach-tokens = Take { $tokens }: as things stand, your tokens would bring ${ $money } more at the end.
streets-coach-tokens-new = None of them changes the bonus yet. New to you: { $tokens }. Four different types are a set, which pays $10.
streets-coach-tokens-any = None of them changes the bonus yet: $10 for the most tokens of a type, $10 for every set of four types.
streets-coach-tokens-sneak =
    { $money ->
        [0] Nothing gained for the Sneak, as things stand: { $tokens }.
       *[more] Least for the Sneak: { $tokens }, ${ $money } more for him at the end.
    }
streets-coach-show = Show the { $tile } in place of the { $building }: ${ $gain } more for you, and the tile stays in your hand.
streets-coach-keep = No tile in your hand would bring more here.
streets-coach-home =
    { $asked ->
        [number] { $mine ->
            [yes] All of them in the { $tile }: ${ $money } more for you when its street closes.
           *[no] All of them in the { $tile }: ${ $money } more for { FORM($who, case: "mid") } when its street closes.
        }
       *[home] { $mine ->
            [yes] Best in the { $tile }: they are worth ${ $money } to you when its street closes.
           *[no] No home here pays you more than others. Least harm: the { $tile }, ${ $money } to { FORM($who, case: "mid") } when its street closes.
        }
    }

## The move as a sentence, and what it does

streets-you-build =
    You build the { $tile }{ $length ->
        [1] , a street of its own
       *[more] { " " }in a street of { $length } tiles
    }, the road { $side ->
        [n] at the top
        [e] on the right
        [s] at the bottom
       *[w] on the left
    }{ $signs ->
        [2] , with two signs.
       *[one-sign] .
    }
streets-sneak-builds =
    The Sneak builds the { $tile }{ $length ->
        [1] , a street of its own
       *[more] { " " }in a street of { $length } tiles
    }, the road { $side ->
        [n] at the top.
        [e] on the right.
        [s] at the bottom.
       *[w] on the left.
    }
streets-you-renovate = You build the { $tile } on top of the { $old }.
streets-you-discard = You throw the { $tile } away.
streets-you-abandon = You give up the { $tile }.
streets-you-count = This street is counted next: { $street }.
streets-you-take = You take business tokens: { $tokens }.
streets-sneak-takes = The Sneak takes business tokens: { $tokens }.
streets-you-show = You show the { $tile } in place of the { $building }.
streets-you-keep = You show nothing.
streets-you-move = You send { $moves }.
streets-moves-home =
    { $mine ->
        [yes] { $people } to your { $tile }
       *[no] { $people } to the { $tile } ({ $who })
    }
streets-abandon-warning = The { $tile } will never pay you again. At the end of the game it would bring ${ $money } as things stand.
streets-abandon-does = Give up the { $tile }
streets-abandon-instead = Choose another building
streets-discard-warning = The { $tile } leaves the game for good, and you build nothing this turn.
streets-discard-does = Throw away the { $tile }
streets-discard-instead = Choose another tile
streets-pays =
    { $count ->
        [one] One street pays: **{ $sums }**.
       *[other] { $count } streets pay: **{ $sums }**.
    }
streets-pays-nobody =
    { $count ->
        [one] One street closes, but nobody has a building there.
       *[other] { $count } streets close, but nobody has a building there.
    }
streets-money-to =
    { $mine ->
        [yes] ${ $money } to you
       *[no] ${ $money } to { FORM($who, case: "mid") }
    }
streets-may-show = The Entrepreneur may still raise this with a tile in hand.
# The changes in money follow, one line for each player.
streets-if-ended = Then you have ${ $money }. If the game ended there:
streets-still-open = Nobody is paid yet: no street closes.
streets-home-worth = Each of them pays the owner $1 when that street closes.
streets-tokens-worth = Tokens are paid at the end of the game.
streets-sign-returns = Its sign comes back to you.
streets-nothing-built = Nobody is paid.
streets-move-home = Moving to the { $tile }: { $people }.
streets-move-nowhere = No home for { $people }: they wait as seekers.
streets-move-later = Still to be decided: a new home for { $people }.
streets-figure-signs = Signs left
streets-figure-tokens = { $owned } · { $left } left

## What happens

streets-built =
    { $side ->
        [n] { $sign } { $who } builds { $tile } on { $cell }, road in the north{ $signs ->
            [2] , with two signs.
           *[one-sign] .
        }
        [e] { $sign } { $who } builds { $tile } on { $cell }, road in the east{ $signs ->
            [2] , with two signs.
           *[one-sign] .
        }
        [s] { $sign } { $who } builds { $tile } on { $cell }, road in the south{ $signs ->
            [2] , with two signs.
           *[one-sign] .
        }
       *[w] { $sign } { $who } builds { $tile } on { $cell }, road in the west{ $signs ->
            [2] , with two signs.
           *[one-sign] .
        }
    }
streets-renovated = { $sign } { $who } builds { $tile } over { $old } on { $cell }.
streets-found-home = Seekers move in: { $people }.
streets-abandoned = { $sign } { $who } gives up { $tile } on { $cell }.
streets-discarded = { $who } finds no room and discards { $tile }.
streets-closed = **Street { $street } is closed.** Nothing points into it.
streets-closed-pointing = **Street { $street } is closed.** Pointing into it: { $symbols }.
streets-points = { $symbol } ({ $cell })
streets-unpaid = Nobody has a building there, so nobody is paid.
streets-paid = { $sign } { $who } +${ $money }: { $buildings }.
streets-paid-brief = { $sign } +${ $money }: { $buildings }
streets-paid-adding = { $paid }. The { $advisor } adds: { $symbols }
streets-payment = { $tile } ${ $money } ({ $sum })
streets-sum =
    { $doubled ->
        [yes] { $value } × 2 for two signs
       *[no] { $value }
    }{ $people ->
        [0] { "" }
        [one] { " " }+ { $people } person
       *[other] { " " }+ { $people } people
    }
streets-sum-made = { $sum }; symbols: { $shares }
streets-sum-half = half of ${ $whole }: { $sum }
streets-by-copied = copies { $formula }: { $reason }
streets-by-shown = as { $formula }: { $reason }
# Where the symbols of a payment stand.
streets-share-street = { $count } in the street
streets-share-pointing = { $count } pointing in
streets-share-card = { $count } on the card of the { $advisor }
streets-share-hand = { $count } on the backs in hand
streets-share-elsewhere = { $count } on own buildings elsewhere
streets-share-legend =
    { $count ->
        [one] { $count } hipster taken for mixed
       *[other] { $count } hipsters taken for mixed
    }
# The same where kinds matter, as in “tourist ×2, mixed: 1 on the card of the Hacker”.
streets-share-kind = { $symbol } ×{ $count }
streets-share-added = { $symbol }: { $share }
streets-reason-people = { $people } × { $each }
streets-reason-symbols =
    { $count ->
        [one] { $count } symbol × { $each }
       *[other] { $count } symbols × { $each }
    }
streets-reason-pairs =
    { $count ->
        [one] { $count } pair × { $each }
       *[other] { $count } pairs × { $each }
    }
streets-reason-mixed =
    { $count ->
        [one] { $count } mixed symbol × { $each }
       *[other] { $count } mixed symbols × { $each }
    }
streets-reason-signs =
    { $count ->
        [one] { $count } sign × { $each }
       *[other] { $count } signs × { $each }
    }
streets-reason-size =
    { $count ->
        [one] { $count } tile × { $each }
       *[other] { $count } tiles × { $each }
    }
streets-reason-neighbours =
    { $count ->
        [one] { $count } neighbour × { $each }
       *[other] { $count } neighbours × { $each }
    }
streets-reason-closing =
    { $count ->
        [0] closes no other street
       *[yes] closes another street: { $each }
    }
streets-reason-copy = nothing to copy
streets-took = { $sign } { $who } takes tokens: { $tokens }.
streets-kept = { $sign } { $who } shows nothing.
streets-showed = { $sign } { $who } shows { $tile } from hand in place of { $building }.
streets-moved = People: { $moves }.
streets-moves-to = { $people } → { $cell }
streets-moves-nowhere = { $people } without a home
streets-moved-brief = People who moved: { $housed }; left without a home: { $seeking }.
streets-may-move = { $people } may go to: { $cells }.
streets-drew = { $who } draws: { $kinds }.
streets-you-drew = You draw { $tiles }.
streets-next-tile = Next on the stack: { $tile }.
streets-last-tiles = The stack is used up. The Sneak’s last three tiles are shuffled and turned up.
streets-final = **Final scoring.** Every building with a sign pays half, rounded up.
streets-final-player =
    { $business ->
        [yes] { $sign } { $who }: ${ $before } + ${ $buildings } for buildings + ${ $bonus } for tokens = **${ $money }**
       *[no] { $sign } { $who }: ${ $before } + ${ $buildings } for buildings = **${ $money }**
    }
streets-final-buildings = { $sign } Buildings: { $buildings }.
streets-final-tokens = { $sign } Tokens: { $tokens }.
streets-final-lead = { $type } ${ $money }
streets-final-sets =
    { $count ->
        [one] { $count } full set ${ $money }
       *[other] { $count } full sets ${ $money }
    }

## Money and the end

streets-part-streets = closed streets
streets-part-final = final scoring
streets-part-business = business tokens
streets-won-by-money = The most money wins.
streets-won-together = Level at the top: the victory is shared.
streets-beat-the-sneak = You have ${ $mine }, the Sneak ${ $his }. You win!
streets-lost-to-the-sneak = You have ${ $mine }, the Sneak ${ $his }. You needed more than he has.

## The city in words

streets-text-turn = Streets, turn { $turn } ({ $who }). Tiles to draw: { $stack }; on top: { $kind }.
streets-text-turn-empty = Streets, turn { $turn } ({ $who }). Nothing is left to draw.
streets-text-over = Streets: everything is built and paid.
streets-text-last = Last built: { $cell }.
streets-text-player = { $sign } { $who }: { $details }
# $stage says what the player is asked: building, moving people.
streets-text-asked = { $player } – to move: { $stage }
streets-text-money = ${ $money }
streets-text-signs =
    { $count ->
        [one] { $count } sign left
       *[other] { $count } signs left
    }
streets-text-backs = hand: { $kinds }
streets-text-kinds =
    { $count ->
        [1] { $kind }
       *[more] { $kind } ×{ $count }
    }
streets-text-station = At the station: { $people }.
streets-text-seeking = { $people } seeking
streets-text-waiting = Still to be counted: { $streets }.
streets-text-income = Street { $street } has paid: { $buildings }. Its ends: { $ends }.
streets-text-end = { $cell } ({ $symbols })
streets-text-payment = { $cell } · { $tile } { $sign } ${ $money } ({ $sum })
streets-text-sum = { $sign } +${ $money }
streets-text-sums = Together: { $sums }.
streets-text-added = { $sign } The { $advisor } adds: { $symbols }.
streets-text-moving = Moving next: { $people }.
streets-text-tokens = Tokens left: { $tokens }.
streets-text-removed = Tiles left out: { $kinds }.
streets-text-sneak-tiles = The Sneak’s last tiles, face down: { $kinds }.
streets-text-sneak-builds = The Sneak builds { $tile }.
# The parts of a table that can be looked at by themselves, in a menu.
streets-detail-street = Income of street { $street }
streets-detail-last = Where the last tile was built
streets-detail-city = The city, { $part }
streets-detail-tile = The open tile: { $tile }
streets-detail-players = The players
streets-detail-final = How the money of { $who } came about
streets-detail-before = Paid by closed streets: ${ $money }.
streets-detail-buildings = Half of what each building with a sign is worth: ${ $money }.
streets-detail-tokens = Business tokens: ${ $money }.
streets-detail-total = Together: **${ $money }**.
# A street of the station or the park: $street and $tiles are codes.
streets-text-named = { $street } { $tile }{ $tiles }
streets-text-open = Open streets: { $streets }
streets-text-closed = Closed streets: { $streets }
streets-text-hand = Your tiles: { $tiles }.
streets-in-hand = { $code } { $tile } ({ $value })

## The rules, page by page

streets-lesson-town = You build **one town** together, tile by tile. Every tile is a building with a **road** along one side; tiles whose roads run on make a **street**.
    A coloured **sign** shows whose building it is (**1**). The dark pill says what it is paid for, and people of its kind live in it.
    When both ends of a street are built on it is **closed**: every building with a sign pays its owner, the signs come back, and the people move on. Closed streets look paler (**2**).
    Everyone has five signs and three tiles in hand. Their faces are secret; their backs show everybody which kinds you hold.
    At the end the **most money wins**; a tie is shared.
    .title = One town, many owners
    .picture = A town in the middle of a game: 1 is a building with a sign and people, 2 a building of a closed street, which is paler.
streets-lesson-build = Play a tile from your hand. Its road must meet a neighbour’s road in **exactly one corner**: running straight on (**1**) or at a right angle (**2**). Long sides of roads never touch, and a street has at most five tiles. Neighbours whose roads don’t meet are fine.
    People of its kind lie down on it, one for each symbol (mixed tiles bring nobody). Your sign goes on it, and all **seekers** of its kind move in.
    If you have **no sign left**, first give up one of your buildings: its sign returns, its people leave, and it never pays again. Its symbols still count.
    After the income you draw a tile, while there are any.
    .title = Your turn: build a tile
    .picture = Below a street of two tiles a free cell with two possible roads: 1 runs on in a straight line, 2 lies across.
streets-lesson-close = A street is **closed** as soon as both cells beyond its ends are built on, whatever stands there: here the Station (**1**) and the Arcade that is being tried (**2**). A tile alongside with its road on the other side closes it just as well. Five tiles alone do not.
    Anyone may close any street, and all who have a building there are paid. So close it while **you** get more than the others, and be quick where you have the most to lose.
    With the money your signs come back: without closed streets you soon have none to build with.
    One tile may close several streets. They are counted one after the other.
    .title = Close a street
    .picture = A street of two tiles between the Station, marked 1, and a tile that is being tried, marked 2. A white line runs round the street.
streets-lesson-pay = A building pays its **value** and **$1 per person** lying on it. All symbols of the street count, and those of the two closing tiles whose **tip points in**, like the Arcade’s bag here. Grey **mixed** symbols are whatever suits you, once in each value.
    Values: **$2** per symbol, **$5** per pair, **$4** per mixed symbol, **$2** per person of that kind in the street, **$3** per sign of yours, **$2** per tile of the street, **$2** per tile around it, **$6** if it closes another street; **=** copies the best value in its street (no tiles around, closing or =).
    Coffee: 2 signs at $3 and 3 people, $9. Souvenirs: 3 bags at $2 and 2 people, $8.
    .title = What a building pays
    .picture = The income of a street of two tiles: the Coffee Chain pays $9, the Souvenir Stall $8; a symbol of the closing tile on the right points in.
streets-lesson-people = When a street has paid, whoever closed it sends its people on: to buildings **of their kind** that have a sign and stand in an **open** street. Here a tourist may go to the Cruises (**1**) or to the rival’s Grill (**2**). They must go if they can; a group may be split.
    In your building each brings $1 when that street closes, and $2 more for every building there that counts such people.
    If nobody takes them in, they stand up as **seekers**: they count for nothing and wait where they are for a new building of their kind.
    People of a building given up move the same way, and so do those who wait at the Station.
    .title = People move on
    .picture = A street has just been closed. Its tourist may move to a building with the builder’s sign, marked 1, or to one of the other player, marked 2.
streets-lesson-end = When all tiles are built, every building that still has a sign pays **half**, rounded up: see the tags. Most money wins.
    More to try:
    • **Business:** for a closed street everyone also takes the token of one of their buildings there, the one who closed it last. At the end the most of a type pays $10 ($5 each if level), each set of four types $10.
    • **Advisors:** a card for everyone; what yours does stands beside your hand.
    • **Alone** you play against the **Sneak**. He builds the open top tile where its value is highest and never runs out of signs. He starts with $0, $20 or $50 ($40 more against an advisor). Beat his money.
    .title = The end, and more to try
    .picture = The finished town. Tags in the owners’ colours on the roads say what each building with a sign has paid at the end.

streets-step-1 = Lay a tile: roads meet at a corner
streets-step-2 = Both ends built on: the street pays
streets-step-3 = Its people move on. To you?

## Typing a move

streets-rules-typing = A whole move fits into `/move`:
    • `build t4 k9 w` builds tile T4 on K9 with the road in the west (`n`, `e`, `s`, `w`). The Investor adds `1` or `2` for the signs.
    • `renovate t4 k9` builds T4 on top of the tile on K9.
    • `abandon k9` gives up the building on K9.
    • `move k9 2 m8 1` sends two people to K9 and one to M8.
    • `count k9` counts the street of K9 next.
    • `take trade`, `take leisure-trade`, `take trade-trade` takes tokens: `restaurant`, `housing`, `leisure`, `trade`.
    • `show t4 k9` counts T4 of your hand in place of the building on K9; `keep` shows nothing.
    • `sneak k9 w` chooses the place of the Sneak’s tile.
    • `discard t4`, when there is no room.
    Good to know:
    • The station lies on M13. Columns are letters, rows are numbers; a cell keeps its name for ever.
    • What goes without saying may be left out: the first word, the side on which the road continues the longest street, the number where all people go.
    • Capitals and spare spaces don’t matter, nor do Cyrillic letters that look like Latin ones.
    • In the city in words: `f1●2` is tile F1 with the sign of ● and two people; `?1` is a seeker; the arrow tells on which side the road lies. At the end `+5` is what a building has paid.
    • **Options** for `/game new`: `business`; `advisors=dealt`; alone also `advisors=hacker`, `entrepreneur`, `investor`, `legend` or `scout`, and `level=easy`, `medium` or `hard` for the Sneak.

## Prepared moves

streets-ahead-no-tile = You’ll have no tile left in hand, and the next one isn’t drawn yet.
streets-standing-show = When a street with a building of yours closes, the Entrepreneur:
streets-standing-best = Show the best tile
streets-standing-never = Never show a tile
streets-standing-tokens = When you can choose business tokens:
streets-standing-prefer = Prefer { $first }, then { $second }
