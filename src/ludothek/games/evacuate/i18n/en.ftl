### EVACUATE! in English. The forms of effects ($form) are explained in the messages of the platform.

game-title = EVACUATE!
game-description = Run through a dying space station, neither first nor last, until the transport comes.
game-duration = 10 minutes per player

## Before the game

setting-mode = Rules
setting-mode-basic = Basic Game
setting-mode-full = Full Game with civilizations
setting-civilizations = Civilizations
setting-civilizations-choice = Chosen in turn order
setting-civilizations-random = Dealt at random

## Phases

phase-run = Phase 1: Survivors Run
phase-actions = Phase 2: Survivor Actions
phase-nomia = Phase 3: Nomias Attack
phase-clean-up = Phase 4: Clean Up

## Colours

colour-blue = Blue
colour-yellow = Yellow
colour-pink = Pink
colour-ivory = Ivory
colour-green = Green
colour-violet = Violet

## Counted things

count-rows =
    { $n ->
        [one] 1 row
       *[other] { $n } rows
    }
count-points =
    { $n ->
        [one] 1 movement point
       *[other] { $n } movement points
    }
count-survivors =
    { $a ->
        [one] 1 Survivor
       *[other] { $a } Survivors
    }

## Cards

card-station =
    { $start ->
        [yes] { $rows } rows. All runners begin in row 1
       *[no] { $rows } rows
    }
card-station-cost =
    { $places-count ->
        [one] Row { $places } costs { $n } movement points
       *[other] Rows { $places } cost { $n } movement points each
    }
card-station-cap =
    { $places-count ->
        [one] Row { $places } holds
       *[other] Rows { $places } each hold
    } at most { $n ->
        [one] 1 runner
       *[other] { $n } runners
    }
card-station-stop =
    { $places-count ->
        [one] Whoever enters row { $places } must stop there
       *[other] Whoever enters one of rows { $places } must stop there
    }
card-station-gates =
    Only runners with speed { $speed-n } { $speed ->
        [at-most] or less
       *[at-least] or more
    } get across between rows { $after } and { $after-next }
card-run =
    { $action ->
        [yes] Speed { $speed }
       *[no] Speed { $speed }, no action
    }
card-nomia =
    { $colour ->
        [blue] Blue
        [red] Red
       *[none] Neither blue nor red
    }, { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
card-special =
    { $window ->
        [W1] Play this before Run Cards are picked
        [W2] Play this after the reveal, before anybody moves
        [W3] Play this in your turn of Phase 2
        [W4] Play this when a Nomia Card has been turned up, before it takes effect
        [W5] Play this when a Nomia Card has been dealt with completely
        [W6] Play this when you are about to lose a Survivor
        [W7] Play this in Clean Up, before hands are renewed
        [W8] Play this right after another player’s Special Card
       *[W9] Play this when the Evacuation Transport has been drawn, before the game ends
    }
card-civilization = { $survivors } Survivors
card-civilization-power = { $name }: { $effects }
card-civilization-extra-cards = Own card: { $cards }
text-nomia-transport = When it is drawn, the game ends

## Effects: when

trigger-always = { $effect }
trigger-choose = before Run Cards are picked, { $effect }
trigger-revealed =
    { $kind ->
        [run] action at the reveal: { $effect }
        [special] { $effect }
        [station] { $effect }
       *[other] at the reveal, { $effect }
    }
trigger-own-move =
    { $kind ->
        [station] { $effect }
       *[other] in Phase 1 { $effect }
    }
trigger-own-move-end = after running, { $effect }
trigger-actions-begin = when Phase 2 begins, { $effect }
trigger-own-action =
    { $kind ->
        [run] action: { $effect }
        [special] { $effect }
       *[other] in your turn of Phase 2, { $effect }
    }
trigger-draw-count = when Phase 3 begins, { $effect }
trigger-nomia-revealed =
    { $kind ->
        [special] { $effect }
       *[other] when a Nomia Card has been turned up, { $effect }
    }
trigger-nomia-effect = { $effect }
trigger-would-lose =
    { $kind ->
        [special] { $effect }
       *[other] when you are about to lose a Survivor, { $effect }
    }
trigger-lost = when another colour has lost a Survivor, { $effect }
trigger-nomia-done =
    { $kind ->
        [special] { $effect }
       *[other] when a Nomia Card has been dealt with, { $effect }
    }
trigger-clean-up = in Clean Up, { $effect }
trigger-special-used = after another player has used a Special Card, { $effect }
trigger-evac-ready = when Evac Ready is filled, { $effect }
trigger-transport-drawn =
    { $kind ->
        [special] { $effect }
       *[other] when the Evacuation Transport is drawn, { $effect }
    }
trigger-ship-drawn = when this card is drawn, { $effect }

## Effects: whom

joint-attack =
    { $who-form ->
        [it] name { $who } (an attack): { $effect }
       *[does] { $who } { $effect } (an attack)
    }
joint-target =
    { $who-form ->
        [it] name { $who }: { $effect }
       *[does] { $who } { $effect }
    }
select-self = your runner
    .form = does
select-front-row = everyone in the front row
    .form = does
select-rear-row = everyone in the rear row
    .form = does
select-front-and-rear = everyone in the front row or in the rear row
    .form = does
select-moved-at-least = everyone who moved { count-rows } or more this round
    .form = does
select-moved-at-most =
    { $n ->
        [0] everyone who did not move this round
        [one] everyone who moved 1 row or less this round
       *[other] everyone who moved { $n } rows or fewer this round
    }
    .form = does
select-fewest-survivors = every player with the fewest Survivors
    .form = does
select-occupants = everyone on this card
    .form = does
select-others-same-row = everyone else in your row
    .form = does
select-others-row-behind = everyone in the row behind yours
    .form = does
select-one-other-same-row = another runner in your row
    .form = it
select-one-other-within =
    { $n ->
        [0] another runner in your row
       *[other] another runner at most { count-rows } away
    }
    .form = it
select-one-other-any = any other runner
    .form = it
select-one-player-any = another player
    .form = it

## Effects: on which condition

test-started-here =
    { $form ->
        [does] they began the round here
        [it] it began the round here
       *[do] your runner began the round here
    }
test-speed-at-most =
    { $form ->
        [does] their speed is { $n } or less
        [it] its speed is { $n } or less
       *[do] your speed is { $n } or less
    }
test-occupied = a runner is on this card
test-alone-in-row = your runner is alone in its row
test-below-start = you have fewer Survivors than at the start
test-in-rear-row =
    { $form ->
        [does] they are in the rear row
        [it] it is in the rear row
       *[do] your runner is in the rear row
    }
test-cause-nomia = a Nomia Card is the cause
test-nomia-red = the Nomia Card is red
test-lost-nothing-this-card = it cost you no Survivor
test-not-all-tied = the players do not all have equally many Survivors
test-not-stunned =
    { $form ->
        [does] they were free to move
        [it] it was free to move
       *[do] your runner was free to move
    }
test-not-kept-last-round = you took no card back this way in the previous round
test-survivors-at-least =
    { $kind ->
        [nomia] its owner has
       *[other] you have
    } { $n ->
        [one] a Survivor left
       *[other] { $n } or more Survivors
    }
test-players-at-least = the game began with { $n } or more players
test-players-at-most = the game began with { $n } or fewer players

## Effects: what

verb-no-effect =
    { $form ->
        [does] is left alone
       *[do] nothing happens
    }
verb-lose =
    { $form ->
        [does] loses { count-survivors }
        [it] it loses { count-survivors }
        [bare] lose { count-survivors }
       *[do] you lose { count-survivors }
    }
verb-gain =
    { $form ->
        [does] takes { $a ->
            [one] 1 new Survivor
           *[other] { $a } new Survivors
        } from the box
        [it] it gains { $a ->
            [one] 1 new Survivor
           *[other] { $a } new Survivors
        } from the box
       *[do] take { $a ->
            [one] 1 new Survivor
           *[other] { $a } new Survivors
        } from the box
    }
verb-stun =
    { $form ->
        [does] cannot move next round
        [it] it cannot move next round
        [bare] stand still next round
       *[do] your runner cannot move next round
    }
verb-immune-losses =
    { $form ->
        [does] loses nobody to this Nomia Card
        [it] it loses nobody to this Nomia Card
        [bare] lose nobody to this Nomia Card
       *[do] you lose nobody to this Nomia Card
    }
verb-immune-attacks =
    { $form ->
        [does] is immune to attacks
        [it] it is immune to attacks
        [bare] be immune to attacks
       *[do] your runner is immune to attacks
    }
verb-extra-loss =
    { $form ->
        [does] loses { $a } more
        [it] it loses { $a } more
        [bare] lose { $a } more
       *[do] you lose { $a } more
    }
verb-redirect-loss =
    { $form ->
        [does] loses the Survivor instead
        [it] it loses the Survivor instead of you
        [bare] lose the Survivor instead
       *[do] you lose the Survivor instead
    }
verb-step =
    { $form ->
        [does] moves { count-rows } { $direction ->
            [forward] forward
            [back] back
            [either] forward or back
           *[toward-self] towards your runner
        }
        [it] { $direction ->
            [forward] it moves { count-rows } forward
            [back] it moves { count-rows } back
            [either] move it { count-rows } forward or back
           *[toward-self] it moves { count-rows } towards your runner
        }
       *[do] move your runner { count-rows } { $direction ->
            [forward] forward
            [back] back
            [either] forward or back
           *[toward-self] towards you
        }
    }
verb-step-up-to =
    { $form ->
        [does] moves up to { count-rows } { $direction ->
            [forward] forward
            [back] back
            [either] forward or back
           *[toward-self] towards your runner
        }
        [it] move it up to { count-rows } { $direction ->
            [forward] forward
            [back] back
            [either] forward or back
           *[toward-self] towards your runner
        }
       *[do] move your runner up to { count-rows } { $direction ->
            [forward] forward
            [back] back
            [either] forward or back
           *[toward-self] towards you
        }
    }
verb-flip-arrow =
    { $form ->
        [does] turns the Arrow and every runner round
       *[do] turn the Arrow and every runner round
    }
verb-copy-card =
    { $form ->
        [does] lends its speed and its action to your Run Card
        [it] your Run Card takes on the speed and the action of theirs
       *[do] your Run Card becomes a copy of another
    }
verb-swap-cards =
    { $form ->
        [does] exchanges Run Cards with you for this round
        [it] the two of you use each other’s Run Card this round
       *[do] exchange Run Cards for this round
    }
verb-force-replay =
    { $form ->
        [does] takes the revealed Run Card back into hand and plays another one at random
        [it] they take the revealed Run Card back into hand and play another one at random
       *[do] take the revealed Run Card back into hand and play another one at random
    }
verb-speed-choice =
    { $form ->
        [does] uses a speed from { $a } to { $b } of their choice instead of that of the Run Card
       *[do] name a speed from { $a } to { $b }; it replaces that of your Run Card
    }
verb-no-action =
    { $form ->
        [does] carries out no Run Card action this round
        [it] they carry out no Run Card action this round
        [bare] carry out no Run Card action this round
       *[do] you carry out no Run Card action this round
    }
verb-keep-card =
    { $form ->
        [does] takes the Run Card just played back into hand
       *[do] take the Run Card you have just played back into hand
    }
verb-recover-card =
    { $form ->
        [does] takes
        [it] they take
       *[do] take
    } { $a ->
        [one] 1 discarded Run Card
       *[other] { $a } discarded Run Cards
    } back into hand
verb-extra-draw =
    { $form ->
        [does] brings { $a } more Nomia { $a ->
            [one] Card
           *[other] Cards
        } this round
        [bare] have { $a } more Nomia { $a ->
            [one] Card
           *[other] Cards
        } drawn this round
       *[do] { $a } more Nomia { $a ->
            [one] Card is
           *[other] Cards are
        } drawn this round
    }
verb-peek =
    { $form ->
        [does] looks at the top card of the Nomia Deck
       *[do] look at the top card of the Nomia Deck
    }
verb-cancel-nomia = the Nomia Card has no effect
verb-cancel-nomia-redraw = the Nomia Card has no effect, and another one is drawn in its place
verb-insert-card =
    { $card ->
        [transport] the Evacuation Transport
       *[rescue-ship] the Rescue Ship
    } { $where ->
        [bottom] goes to the bottom of the Nomia Deck
       *[shuffle] is shuffled into the Nomia Deck
    }{ $redraw ->
        [yes] , and another card is drawn in its place
       *[no] { "" }
    }
verb-board-ship =
    { $kind ->
        [nomia] all the owner’s Survivors leave the Station and are safe
       *[other] your Survivors leave the Station and are safe
    }
verb-specimen =
    { $form ->
        [does] keeps
       *[do] keep
    } a miniature of that colour as a specimen, provided its runner is { $a ->
        [0] in your row
        [one] at most 1 row away
       *[other] at most { $a } rows away
    }: one of each colour, and no more than { $b }/{ $c }/{ $d }/{ $e }/{ $f } in all with 2/3/4/5/6 players.
    Specimens count as Survivors when the game ends
verb-take-token =
    { $form ->
        [does] takes the Nomia Token as one more Survivor
       *[do] take the Nomia Token into your pool as one more Survivor (only the Collector can)
    }
verb-steal-special =
    { $form ->
        [does] takes
       *[do] take
    } that card into hand (never more than { $a } taken { $a ->
        [one] card
       *[other] cards
    } at a time)
verb-hits =
    a Survivor of yours dies only at the { $a ->
        [2] second
       *[other] { $a }th
    } hit; you decide who takes each hit, and up to { $b } Survivors can be hurt at once. Instead of gaining
    a Survivor you heal one
verb-points-add =
    { $form ->
        [does] has { $n } more movement { $n ->
            [one] point
           *[other] points
        }
       *[do] you have { $n } more movement { $n ->
            [one] point
           *[other] points
        }
    }
verb-points-set =
    { $form ->
        [does] has { count-points }, whatever the speed
       *[do] you have { count-points }, whatever your speed
    }
verb-points-mirror =
    { $form ->
        [does] has { $n } movement points minus the speed
       *[do] you have { $n } movement points minus your speed
    }
verb-points-cap =
    { $form ->
        [does] has at most { count-points }
       *[do] you have at most { count-points }
    }
verb-pass-rule-stop-on =
    { $form ->
        [does] stops in the first occupied row of this card on the way
       *[do] it stops in the first occupied row of this card that it enters
    }
verb-pass-rule-stop-before =
    { $form ->
        [does] enters no occupied row of this card
       *[do] it enters no occupied row of this card
    }
verb-wall = behind the last row is a wall: whoever runs into that row turns round, and the first to do so turns the Arrow
verb-ignore =
    { $form ->
        [does] disregards { $a }
        [it] it disregards { $a }
        [bare] disregard { $a }
       *[do] your runner disregards { $a }
    }
verb-win-rule-doom =
    you win only with the Nomias: as soon as no other player has Survivors on the Station or aboard a ship
property-cost = extra costs
property-gate = speed gates
property-cap = row limits
property-stop = forced stops
property-pass-rule = passing rules

## Questions

prompt-run-pick = Pick the Run Card you want to play.
prompt-run-speed = Name the speed you want to have this round.
prompt-run-recover = Pick the Run Card you want to take back into your hand.
prompt-station-choose = Choose the Station Card to lay face down; the other one is discarded.
prompt-setup-civilization = Choose your civilization.
prompt-special-play = Play a Special Card now, or pass.
prompt-target-choose = Name the target of your card.
prompt-step-rows = Choose how far the runner moves, and which way.
prompt-neutral-middle = Choose the middle row to which the neutral runner goes.
prompt-market-choose = Choose a Nomia Card from the market; it goes on the Nomia discard pile.
prompt-loss-hit = Choose who takes the hit.
prompt-loss-miniature = Choose what you lose.

option-run-pick = { $card } (speed { $speed })
option-run-recover = { $card } (speed { $speed })
option-run-replay = { $card } (speed { $speed })
option-run-speed = Speed { $n }
option-setup-civilization = { $card } ({ $survivors } Survivors, { $run-card }, { $special })
option-market-choose =
    { $colour ->
        [blue] { $card } (blue)
        [red] { $card } (red)
       *[none] { $card }
    }
option-special-play-pass = Pass
option-step-rows-stay = Stay
option-step-rows-forward = { count-rows } forward
option-step-rows-back = { count-rows } back
option-step-rows-toward = { count-rows } towards your runner
option-neutral-draw = { count-rows }
option-neutral-middle-front = The row nearer to the front
option-neutral-middle-rear = The row nearer to the rear
option-loss-hit-unhurt = A Survivor who is unhurt
option-loss-hit-hurt = A Survivor who is hurt, and dies
option-loss-miniature-own = A Survivor of your own
option-loss-miniature-token = The Nomia Token

## Refusals

refusal-EVC-ACT-06 = This runner cannot be the target of your card.
refusal-EVC-ACT-06-rows =
    { $rows ->
        [0] This runner stands in your row, and your card cannot reach it.
        [one] This runner is 1 row away, and your card cannot reach it.
       *[other] This runner is { $rows } rows away, and your card cannot reach it.
    }
refusal-EVC-ACT-10 = This effect has nothing to act on now.
refusal-EVC-ACT-10-window = This Special Card would have no effect now: its condition is not met, or it has no target.
refusal-EVC-ACT-11 = The card does not allow this number, or not in this direction.
refusal-EVC-ACT-14 = A neutral colour has no Run Card that could be chosen.
refusal-EVC-ACT-14-rows = This runner is neutral, and your card cannot be aimed at it.
refusal-EVC-CIV-03 = You do not hold this Special Card.
refusal-EVC-CIV-03-window = You do not hold this Special Card.
refusal-EVC-CIV-04-window =
    This Special Card is for another moment; now only cards can be played that are used { $window ->
        [1] before Run Cards are picked
        [2] after the reveal, before anybody moves
        [3] in your turn of Phase 2
        [4] when a Nomia Card has been turned up, before it takes effect
        [5] when a Nomia Card has been dealt with completely
        [6] when you are about to lose a Survivor
        [7] in Clean Up, before hands are renewed
        [8] right after another player’s Special Card
       *[9] when the Evacuation Transport has been drawn
    }.
refusal-EVC-CIV-12 = None of your Survivors is hurt.
refusal-EVC-CIV-14 = All your Survivors are hurt, so the hit must kill one of them.
refusal-EVC-CLEAN-05 =
    Run Cards come back from your discard pile only when you have just two left in hand, or through an effect.
refusal-EVC-NEUTRAL-08 = There is only one middle row.
refusal-EVC-NOMIA-15 = The market has no card of this title left.
refusal-EVC-RUN-01 = You do not have this Run Card in hand.
refusal-EVC-SETUP-10 = This Run Card belongs to a civilization that is not yours.
refusal-EVC-SETUP-13 = This civilization has already been chosen.
refusal-EVC-SETUP-22 = This card is not part of the market.
refusal-EVC-STATION-02 = You have not drawn this Station Card.

## The log

event-round = Round { $number } begins; { $first } is first player.
event-station-dealt =
    { $card ->
        [-9] A Station Card is laid out face down.
       *[other] { $card } is laid out.
    }
event-first-player = { $player } receives the First Player Token.
event-civilization = { $player } plays the civilization { $civilization }.
event-revealed = { $player } reveals { $card }.
event-moved =
    { $rows ->
        [0] { $runner } stays put.
        [one] { $runner } runs 1 row.
       *[other] { $runner } runs { $rows } rows.
    }
event-moved-by =
    { $same ->
        [yes] { $player } moves
       *[no] { $player ->
            [-2] { $runner } is moved
           *[other] { $player } moves the runner of { $runner }
        }
    } { $rows-sign ->
        [minus] back, up to { $rows ->
            [one] 1 row
           *[other] { $rows } rows
        }.
       *[plus] forward, up to { $rows ->
            [one] 1 row
           *[other] { $rows } rows
        }.
    }
event-station-revealed = { $runner } enters a face-down card: it is { $card }.
event-station-placed = { $player } lays a Station Card face down.
event-station-drawn = { $player } draws the Station Card { $card }.
event-station-chosen = { $player } has laid { $card } face down.
event-station-rejected = { $player } discards the Station Card { $card }.
event-station-left =
    { $card ->
        [-9] Everyone has left a face-down Station Card; it is discarded.
       *[other] Everyone has left the card { $card }; it is discarded.
    }
event-station-shuffled = The Station discard pile becomes the new Station Deck.
event-station-acts = { $card } takes effect on { $runner }.
event-arrow-turned = The Arrow is turned round.
event-turned-round = { $runner } turns round at the wall.
event-neutral-drew =
    { $rows ->
        [one] { $runner } draws a distance of 1 row.
       *[other] { $runner } draws a distance of { $rows } rows.
    }
event-neutral-placed = { $runner } is set in the middle of the runners.
event-acts = { $player } carries out the action of { $card }.
event-action-barred = { $player } is barred from the action of { $card }.
event-acts-in-vain = The action of { $card } has no effect for { $player }.
event-targeted = { $player } names { $target } as the target.
event-attack-failed = The attack of { $player } fails: { $target } is immune.
event-copied = { $player } copies { $card } from { $target }.
event-swapped = { $player } and { $target } use each other’s Run Card.
event-replayed = { $player } takes the Run Card back and plays { $card } at random.
event-named-speed = { $player } names speed { $speed }.
event-barred = { $player } carries out no Run Card action this round.
event-took-back = { $player } takes { $card } back into hand.
event-extra-draw =
    { $number ->
        [one] { $player } brings 1 more Nomia Card this round.
       *[other] { $player } brings { $number } more Nomia Cards this round.
    }
event-peeked = { $player } looks at the top card of the Nomia Deck.
event-saw-top = { $player } sees { $title } on top of the Nomia Deck.
event-nomia-drawn = From the Nomia Deck comes: { $title }.
event-nothing-happens = Nothing happens.
event-cancelled = { $player } cancels { $title }.
event-inserted = { $player } puts { $title } into the Nomia Deck.
event-boarded = { $player } boards the Rescue Ship with all Survivors and is safe.
event-collected = { $player } keeps a specimen of { $colour }.
event-took-token = { $player } takes the Nomia Token as a Survivor.
event-stole = { $player } takes over { $special }.
event-special-played = { $player } plays { $special }.
event-shielded = { $runner } is protected and loses nobody to this card.
event-redirected = { $player } passes the loss on to { $target }.
event-hit = A Survivor of { $player } is hurt.
event-healed = A Survivor of { $player } is healed.
event-lost = { $runner } loses a Survivor.
event-token-lost = { $player } loses the Nomia Token.
event-eliminated = { $runner } loses the last Survivor and is out of the game.
event-evac-ready = Evac Ready is filled: the Evacuation Transport is on its way.
event-shuffled = The Nomia discard pile is shuffled into the Nomia Deck.
event-stunned = { $runner } cannot move next round.
event-gained = { $player } gains a new Survivor.
event-chose-nomia = { $player } lays { $title } from the market on the Nomia discard pile.
event-renewed = { $player } picks up the whole discard pile.
event-doomed = { $player } is alone on the Station and meets the end that was foretold.
event-ended =
    { $winners-count ->
        [0] The game ends without a winner.
        [one] The game ends: { $winners } wins.
       *[other] The game ends: { $winners } win together.
    }

## The end

score-runner = Runner
score-aboard = Survivor aboard the Rescue Ship
score-pool = Pool
score-token = Nomia Token
score-specimens = Specimens
outcome-transport = The Evacuation Transport has come.
outcome-nomias = The Nomias have taken the Station; nobody got away.
outcome-doom = Everyone has perished, just as it was foretold.
outcome-ship = The Rescue Ship was the only way out.

## The table in the terminal

board-setup = Set-up
board-round = Round { $n }
board-first = first player { $player }
board-tracker = Evac Ready { $n }/{ $of }
board-evac = Evac Ready: the Transport is in the Nomia Deck
board-extra =
    { $n ->
        [one] 1 extra Nomia Card
       *[other] { $n } extra Nomia Cards
    }
board-arrow = Arrow
board-player = Player
board-survivors = Survivors
board-hand-count = Hand
board-letter-blue = B
board-letter-yellow = Y
board-letter-pink = P
board-letter-ivory = I
board-letter-green = G
board-letter-violet = V
board-out = eliminated
board-aboard = safe aboard the Rescue Ship
board-neutral = neutral
board-special = Special Card { $card }
board-in-play = plays { $card }
board-discarded = discarded: { $cards }
board-stunned = cannot move
board-stunned-next = cannot move next round
board-barred = no action
board-hits = { $n } hurt
board-token = has the Nomia Token
board-jars =
    { $n ->
        [one] 1 specimen
       *[other] { $n } specimens
    }
board-doomed = wins with the Nomias
board-deck = Nomia Deck ({ $n }):
board-pile = Nomia discard pile ({ $n }):
board-market = Market ({ $n }):
board-top = On top of the deck, only you know it:
board-hand = Your hand:
board-specials = Your Special Card:
board-mark-least = only with speed { $n } or more
board-mark-most = only with speed { $n } or less
board-mark-stop = everybody stops here
board-mark-cost = costs { $n } points to enter
board-mark-cap =
    { $n ->
        [one] room for 1 runner
       *[other] room for { $n } runners
    }
board-mark-wall = wall
board-mark-turned = small letter: runs against the Arrow

## The table in the browser

view-line = The Station
view-desk = Tracker and Nomia Cards
view-player = { $colour } ({ $name })
view-face-down = Face-down Station Card
view-face-down-run = Face down
view-arrow =
    The Arrow points { $way ->
        [right] to the right
        [left] to the left
        [down] down
       *[up] up
    }: that way lies the front
view-module = { $card }, card { $n } of { $of } in the line
view-door = Face-down Station Card, card { $n } of { $of } in the line
view-door-known = { $card }, face down and known to you, card { $n } of { $of } in the line
view-door-tip = Nobody sees what it is, or how many rows it has, before a runner enters it.
view-row = { $card }, row { $row } of { $of }
view-gate = { $card }, gate between rows { $a } and { $b }: { $words }
view-gate-mark = gate: only for certain speeds
view-runner =
    { $name }, on { $place }, running { $way ->
        [against] against the Arrow
       *[with] with the Arrow
    }
view-turned = runs against the Arrow
view-front = front
view-rear = rear
view-front-label = Front row of the runners: { $place }
view-rear-label = Rear row of the runners: { $place }
view-tracker =
    { $ready ->
        [yes] Evacuation Tracker: Evac Ready is filled, { $n } Survivors have been lost
       *[no] Evacuation Tracker: { $n } of { $of } spaces up to Evac Ready are filled
    }
view-dead = { $name } has lost { $n }
view-deck = Nomia Deck
view-pile = Discards
view-market = Market
view-deck-label =
    { $n ->
        [one] Nomia Deck, 1 card
       *[other] Nomia Deck, { $n } cards
    }
view-pile-label =
    { $n ->
        [one] Nomia discard pile, 1 card
       *[other] Nomia discard pile, { $n } cards
    }
view-market-label =
    { $n ->
        [one] Market of Nomia Cards, 1 card
       *[other] Market of Nomia Cards, { $n } cards
    }
view-now = Being carried out: { $card }
view-transport =
    { $ready ->
        [yes] The Transport is in the Nomia Deck
       *[no] The Transport has not been called yet
    }
view-draws =
    { $n ->
        [one] 1 more Nomia Card will be drawn this round
       *[other] { $n } more Nomia Cards will be drawn this round
    }
view-picked = has picked a Run Card
view-picked-tag = picked
view-hand = Your hand
view-own-discard = Your discard pile
view-renew = You take it up when you have only { $n } cards left in hand.
view-own-people = Your civilization
view-civilizations = Civilizations
view-drawn = The Station Cards you have drawn
view-played = Run Cards of this round
view-cards-of = Cards of { $name }
view-speed = speed
view-rows = rows
view-survivors = Survivors
view-hand-count = Run Cards in hand
view-moved = rows run this round
view-hits = hurt Survivors
view-jars = specimens
view-token = Nomia Token
