### Lanterns in English. The forms of effects ($form) are explained in the messages of the platform.

game-title = Lanterns
game-description = Light lanterns along a river, and mind the wind.
game-duration = 5 minutes per player

## Before the game

setting-rounds = Length
setting-rounds-4 = Four rounds
setting-rounds-6 = Six rounds

## Phases

phase-draw = Drawing cards
phase-pick = Picking a card
phase-play = Playing the cards
phase-light = Lighting lanterns
phase-clean-up = Clean up

## Colours

colour-blue = Blue
colour-yellow = Yellow
colour-pink = Pink
colour-ivory = Ivory

## Cards

card-card =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
card-pier =
    Price { $price } oil, worth { $points ->
        [one] 1 point
       *[other] { $points } points
    }
card-river = Everybody begins with { $oil } oil and draws up to { $hand } cards

## Effects

trigger-always = { $effect }
trigger-played = { $effect }
verb-oil =
    { $form ->
        [does] takes { $n } oil
       *[do] take { $n } oil
    }
verb-spend =
    { $form ->
        [does] spends { $n } oil
       *[do] spend { $n } oil
    }
verb-glow =
    { $form ->
        [does] gains { $n } glow
       *[do] gain { $n } glow
    }
verb-draw =
    { $form ->
        [does] draws
       *[do] draw
    } { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
verb-light =
    { $form ->
        [does] lights a lantern for free
       *[do] light a lantern for free
    }
verb-gust =
    { $form ->
        [does] shields the flames for 1 oil or loses a lantern
       *[do] shield the flames for 1 oil or lose a lantern
    }
verb-cheaper = your lantern of this round costs { $n } oil less
select-everyone = everyone
    .form = does
select-others = every other player
    .form = does
test-oil-at-least = you have at least { $n } oil
test-oil-at-most = you have at most { $n } oil

## Questions

prompt-pick-card = Pick a card to play this round.
prompt-light-pier =
    { $source ->
        [LAN-LIGHT-05] Light a lantern for free.
       *[other] Light a lantern, or pass.
    }
prompt-wind-answer = A gust! Shield your flames, or choose the lantern that goes out.
option-light-pier-pass = Pass
option-light-pier = { $card } (price { $price }, worth { $points })
option-wind-answer-shield = Shield the flames (1 oil)

## Refusals

refusal-LAN-LIGHT-03-oil-price = This lantern costs { $price } oil, and you have { $oil }.

## What happened

event-round = Round { $number } begins; { $first } is first player.
event-first-player = { $player } is first player.
event-shuffled = The discard pile becomes the new deck.
event-took-card = { $player } draws a card.
event-drew = The card is { $card }.
event-revealed = { $player } turns up { $card }.
event-played = { $player } plays { $card }.
event-played-in-vain = { $player } plays { $card }, but nothing comes of it.
event-gained-oil = { $player } takes { $number } oil.
event-spent-oil = { $player } spends { $number } oil.
event-glowed = { $player } gains { $number } glow.
event-lit = { $player } lights a lantern: { $pier }.
event-shielded = { $player } shields the flames.
event-blown-out = A lantern of { $player } goes out: { $pier }.
event-ended = The festival is over.

## The end

score-lanterns = Lanterns
score-glow = Glow
outcome-festival = The festival is over.

## The table

board-round = Round { $number } of { $rounds }
board-player = { $player }: { $oil } oil, { $glow } glow, { $lanterns } lanterns

## The table in the browser

figure-points = Points
figure-lanterns = Lanterns
figure-glow = Glow
figure-oil = Oil
figure-hand = Cards
legend-oil = price in oil
legend-points = points
scene-first = first player
scene-piers = Piers
scene-pier =
    { $pier }: dark; price { $price } oil, worth { $points ->
        [one] 1 point
       *[other] { $points } points
    }
scene-pier-lit =
    { $pier }: lit; worth { $points ->
        [one] 1 point
       *[other] { $points } points
    }
scene-lantern = Lantern of { $player }: { $pier }
scene-beside = Beside the river
scene-deck =
    Deck: { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
scene-discard =
    Discard pile: { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
scene-hand = Your hand
scene-played = Cards of this round
scene-discarded = Discard pile
scene-picked = picked
scene-hidden = Card
