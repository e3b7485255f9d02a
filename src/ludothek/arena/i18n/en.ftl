## A study of one folder of games

study-title = { $game }: a study
study-about = { $games } games with { $seats } seats. Bots: { $bots }. Options: { $options }. Seed { $seed }, rules { $rules }, content { $pack }.
study-unfinished = The run is not finished: { $of } games are planned.
study-how = Intervals hold 95 % (Wilson for shares, normal for means). A shared win counts as a share for each winner. The fair share is one win divided by the number of seats. The last figure of a row, p, says how likely so great a distance from the fair share is by chance alone, corrected for all rows of its table (score test, Holm); rows below 0.05 are bold. Seats of one game are not quite independent of each other, so treat a p near 0.05 with caution. Bots are not people: what is weak in their hands may be strong in yours.
study-game = The game
study-rounds = Rounds
study-decisions = Decisions
study-branching = Answers to choose from, per decision
study-lead-changes = Changes of the lead
study-score = Where the points come from
study-points = Points of a seat
study-winning = Points of the winners
study-mean = Mean
study-interval = 95 % interval
study-median = Median
study-middle = Eight games in ten
study-most = Most
study-outcome = How it ended
study-games = Games
study-share = Share
study-shared = Shared wins
study-none = Nobody wins
study-seats = Seats and number of players
study-players = Players
study-seats-of = Games with { $n } seats
study-seat = Seat
study-bots = Bots
study-bot = Bot
study-all-seats = All seats
study-winners = Winners
study-total = Together
study-count = Seats
study-won = Won
study-fair = Fair share
study-factor = Of the fair share
study-p = p
study-difference = Difference
study-what = What
study-trait = Win rate by “{ $kind }”
study-kind = Win rate of whoever did “{ $kind }”
study-example = Counted are seats of which the log says at least once, for example: “{ $sentence }”
study-left-out =
    { $n ->
        [one] One more is left out: too few seats had it.
       *[other] { $n } more are left out: too few seats had them.
    }
study-openings = Openings
study-openings-how = The first answers of a seat, the commonest of them.
study-opening = First answers
study-line = { $what }: { $mean } on average ({ $low } to { $high })
study-seat-line = Seat { $seat } of { $n }
study-rate-line = { $what } wins { $value } ({ $low } to { $high })

## Two folders

versus-title = { $game }: { $a } (A) and { $b } (B)
versus-summary = What differs
versus-how = A difference is called so when its p, corrected for all rows of its table (Holm), is below 0.05: chance alone would make so great a difference in fewer than one comparison of twenty. What is not listed may differ all the same; these games were too few to show it.
versus-sentence =
    { $what }: { $direction ->
        [more] more in B than in A
       *[less] less in B than in A
    }, { $b } rather than { $a }. The difference is { $effect } (95 % interval { $low } to { $high }); it is hardly chance ({ $test }, { $p }).
versus-rest =
    { $n ->
        [one] In one of { $of } comparisons no difference could be shown.
       *[other] In { $n } of { $of } comparisons no difference could be shown.
    }
versus-test-proportions = two-proportion test
versus-test-ranks = Mann-Whitney test
versus-outcome = Ended so: { $outcome }
versus-first = Wins of the first seat of { $n }
versus-bot = Wins of { $bot }
versus-challenger = Wins of the first bot named ({ $bots })
versus-word = Wins with { $what } ({ $kind })
versus-points = { $n } points

## Tournaments

tournament-bot = Bot
tournament-rating = Rating
tournament-interval = 95 % interval
tournament-openskill = OpenSkill
tournament-games = Games
tournament-won = Won
tournament-meeting = { $bot } comes in before { $other } in { $share } of their games ({ $low } to { $high }).
tournament-how = Ratings are Elo-like (Bradley-Terry, with one drawn game added for every two bots): 400 points are odds of ten to one. Intervals are bootstrapped over deals.

## Tuning

tune-generation = Generation { $n }: the best candidate gains { $best }, all of them { $mean } on average.
tune-proof =
    On fresh deals ({ $games } games) the new weights gain { $gain } { $unit ->
        [points] points
       *[wins] wins
    } per game on the present ones (95 % interval { $low } to { $high }).
learn-round = Round { $n }: games without slips came to { $outcome } on average; the network foretells { $fit } of the variance.
learn-wait = Round { $n }: games without slips came to { $outcome } on average; there is not enough to learn from yet.
learn-proof = In { $games } fresh games the learned judgement gains { $gain } per game and seat on the weights (95 % interval { $low } to { $high }).
tune-no-better = That is not surely better, so nothing was written.
