### Pictures

# The line under the title. $audience is "you" on a picture that only one player sees.
streets-picture-turn =
    { $audience ->
        [you] Only you see this · turn { $turn } · { $stack } to draw
       *[all] Turn { $turn } · { $stack } to draw
    }
streets-picture-over =
    { $audience ->
        [you] Only you see this · everything is built and paid
       *[all] Everything is built and paid
    }
streets-picture-hand = Your hand
streets-picture-gain = +${ $money }
streets-picture-stack = to draw
streets-picture-next = this tile is next
streets-picture-sneak = the Sneak builds this tile
streets-picture-rest = wait for the Sneak
streets-picture-pad = How the money came about
streets-picture-seekers = seeking a home
streets-picture-supply = tokens left
streets-picture-unpaid = Nobody is paid
streets-picture-empty = No tiles left in your hand

## Short names for small tiles: ten letters at most

streets-short-t1 = Spa
streets-short-t2 = Hotel
streets-short-t3 = Souvenirs
streets-short-t4 = Grill
streets-short-t5 = Dig Site
streets-short-t6 = Hostel
streets-short-t7 = Cruises
streets-short-t8 = Tower
streets-short-t9 = Restaurant
streets-short-f1 = Home
streets-short-f2 = Flea Mkt
streets-short-f3 = Loft
streets-short-f4 = Toys
streets-short-f5 = Pizzeria
streets-short-f6 = Playground
streets-short-f7 = Terraces
streets-short-f8 = Ice Cream
streets-short-f9 = Gardens
streets-short-h1 = Gallery
streets-short-h2 = Dorm
streets-short-h3 = Brewery
streets-short-h4 = Vinyl
streets-short-h5 = Coworking
streets-short-h6 = Food Yard
streets-short-h7 = Copy Shop
streets-short-h8 = Cinema
streets-short-h9 = Tattoo
streets-short-s1 = Dept Store
streets-short-s2 = Shoes
streets-short-s3 = Food Hall
streets-short-s4 = Outlet
streets-short-s5 = Furniture
streets-short-s6 = Arcade
streets-short-s7 = Flats
streets-short-s8 = Coffee
streets-short-s9 = Night Mkt
streets-short-m1 = Hardware
streets-short-m2 = Centre
streets-short-m3 = Library
streets-short-m4 = Bistro
streets-short-m5 = Co-op
streets-short-m6 = Depot
streets-short-m7 = Courtyard
streets-short-m8 = Festival
streets-short-m9 = Block
streets-short-station = Station
streets-short-park = Park

## The symbols, named on one picture

streets-legend = The pictures on the tiles. Symbols: a camera for tourists, a pram for families, glasses and a moustache for hipsters, a bag for shopping, four petals for mixed. The tip of a symbol is its arrow. Businesses on the road: fork and knife for restaurants, a bed for housing, a ticket for leisure, a cart for trade, a star for any of them. People who lie live there; people who stand are looking for a home.
streets-legend-kinds = Symbols
streets-legend-kind-tourist = tourist: a camera
streets-legend-kind-family = family: a pram
streets-legend-kind-hipster = hipster: glasses
streets-legend-kind-shopping = shopping: a bag
streets-legend-kind-mixed = mixed: whatever suits you
streets-legend-tips = The tip is the arrow
streets-legend-tip-road = points over its road
streets-legend-tip-sky = points away from its road
streets-legend-tip-both = points both ways
streets-legend-values = Values: what a building is paid for
streets-legend-businesses = Businesses, painted on the road
streets-legend-pieces = On the tiles and behind them
streets-legend-piece-lying = lies down: lives here and pays $1
streets-legend-piece-seeking = stands up: looks for a home, pays nothing
streets-legend-piece-sign = a sign: whose building this is
streets-legend-piece-back = the back of a tile shows its kind
streets-picture-if-ended = If the game ended there
