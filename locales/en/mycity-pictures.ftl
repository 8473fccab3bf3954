### Pictures

# The line under the title. $audience is "you" on a picture that only one player sees.
mycity-picture-eternal = eternal game
mycity-picture-episode = episode { $number }: { $episode }
mycity-picture-prepare =
    { $audience ->
        [you] Only you see this · { $game }
       *[all] Before the first card · { $game }
    }
mycity-picture-build =
    { $audience ->
        [you] Only you see this · round { $round } · { $game }
       *[all] Round { $round } · { $game }
    }
mycity-picture-build-own =
    { $audience ->
        [you] Only you see this · your round { $round } · { $game }
       *[all] Everyone has reached round { $round } · { $game }
    }
mycity-picture-reward =
    { $audience ->
        [you] Only you see this · stickers · { $game }
       *[all] Counted; now the stickers · { $game }
    }
mycity-picture-over =
    { $audience ->
        [you] Only you see this · the end · { $game }
       *[all] The end · { $game }
    }
mycity-picture-chapter = Episode { $number }: { $episode } · { $chapter }
mycity-picture-to-come =
    { $count ->
        [one] { $count } card still to come
       *[other] { $count } cards still to come
    }
mycity-picture-circles = Progress circles
mycity-picture-points =
    { $points ->
        [one] point
       *[other] points
    }
mycity-picture-example = { $typed } — for example
mycity-picture-first-cell = A number stands where the first cell would lie: the one with the white spot.
mycity-picture-no-place = It fits nowhere
mycity-picture-pass = pass — costs { $points }, leaves { $left }
mycity-picture-end = end — free, but you build no more
mycity-picture-you-place = { $building }: { $turn }, { $cell }
mycity-picture-you-pass =
    { $points ->
        [one] You pass, for { $points } point
       *[other] You pass, for { $points } points
    }
mycity-picture-you-end = You end your part
mycity-picture-change = You can change this until everyone has answered.
mycity-picture-ended = You have ended; the others build on.
mycity-picture-wait = You have done your part; now the others.
