### Evacuation in English. The forms of effects ($form) are explained in the messages of the platform.

game-title = Evacuation
game-description =
    The sun is growing. You have four years to move your nation to the New World and to make it thrive there.
game-duration = 40 minutes per player

## Before the game

setting-mode = Goal
setting-mode-race = Race Mode: be the first with 8 of each production and 3 stadiums
setting-mode-points = Points Mode: four years, most points
setting-actions = Actions
setting-actions-standard = Standard: those of the board
setting-actions-advanced = Advanced: action cards in hand as well
setting-bonuses = Year-end bonuses
setting-bonuses-recommended = As recommended: strict, with advanced actions generous
setting-bonuses-strict = Strict: the power must be exactly right
setting-bonuses-generous = Generous: the power must not be too great
setting-objectives = Public objectives
setting-objectives-off = Without
setting-objectives-on = Three of them
setting-lines = Line majorities
setting-lines-off = Without
setting-lines-random = With a random side of the card
setting-lines-side-a = With side A of the card
setting-lines-side-b = With side B of the card
setting-robot = Robot as third player
setting-robot-off = Without
setting-robot-on = The solo deck plays along
setting-faceless = Can 0 happy faces be the most?
setting-faceless-yes = Yes, as the rules say
setting-faceless-no = No
preset-first-game = First game: Race Mode, standard actions
preset-full-game = Full game: Points Mode, advanced actions
preset-everything = Everything: Points Mode, advanced actions, both modules

## Phases

phase-setup = Set-up
phase-income = Phase 1: Income
phase-actions = Phase 2: Actions
phase-transport = Phase 3: Transport
phase-turn-order = Phase 4: Turn order
phase-progress = Phase 5: Progress
phase-bonuses = Phase 6: Bonuses
phase-cleanup = Phase 7: Cleanup

## Colours

colour-blue = Blue
colour-yellow = Yellow
colour-white = White
colour-pink = Pink

## Lists of resources

price =
    { $cost-food ->
        [0] { $cost-steel ->
            [0] { $cost-energy } energy
           *[other] { $cost-steel } steel{ $cost-energy ->
                [0] { "" }
               *[other] , { $cost-energy } energy
            }
        }
       *[other] { $cost-food } food{ $cost-steel ->
            [0] { "" }
           *[other] , { $cost-steel } steel
        }{ $cost-energy ->
            [0] { "" }
           *[other] , { $cost-energy } energy
        }
    }
rise =
    { $gives-food ->
        [0] { $gives-steel ->
            [0] +{ $gives-energy } energy
           *[other] +{ $gives-steel } steel{ $gives-energy ->
                [0] { "" }
               *[other] , +{ $gives-energy } energy
            }
        }
       *[other] +{ $gives-food } food{ $gives-steel ->
            [0] { "" }
           *[other] , +{ $gives-steel } steel
        }{ $gives-energy ->
            [0] { "" }
           *[other] , +{ $gives-energy } energy
        }
    }

## Cards

card-land =
    { $people ->
        [0] Factory site: makes 1 { $resource ->
            [food] food
            [steel] steel
           *[energy] energy
        }
       *[other] Population site: 2 people make 2 { $resource ->
            [food] food
            [steel] steel
           *[energy] energy
        }
    }. { $landscapes ->
        [none] It has no landscape
        [savanna] Landscape: savanna
        [mountain] Landscape: mountain
        [sea] Landscape: sea
        [savanna-mountain] Landscapes: savanna and mountain
        [savanna-sea] Landscapes: savanna and sea
       *[mountain-sea] Landscapes: mountain and sea
    }
card-step =
    { $main ->
        [none] { $three-plus ->
            [none] No symbols
           *[other] 3+ lane: { $three-plus ->
                [sun] sun
                [dome] dome
               *[sun-dome] sun and dome
            }
        }
       *[other] Main lane: { $main ->
            [sun] sun
            [dome] dome
           *[sun-dome] sun and dome
        }{ $three-plus ->
            [none] { "" }
           *[other] . 3+ lane: { $three-plus ->
                [sun] sun
                [dome] dome
               *[sun-dome] sun and dome
            }
        }
    }{ $transition ->
        [0] { "" }
       *[other] . Transition { $transition } comes after it
    }
card-site =
    { $biome ->
        [tundra] Tundra
        [desert] Desert
        [forest] Forest
       *[sea] Sea
    }{ $factories ->
        [0] { "" }
        [one] , 1 factory spot
       *[other] , { $factories } factory spots
    }{ $symbols ->
        [none] { "" }
        [sun] . Needs the sun
        [dome] . Needs the dome
       *[sun-dome] . Needs the sun and the dome
    }{ $label ->
        [0] { "" }
       *[other] . Line { $label } begins here
    }
card-site-population =
    Population spot: +{ $value } { $resource ->
        [food] food
        [steel] steel
       *[energy] energy
    }
card-ship =
    Costs { price }. { $bays ->
        [savanna] Bay: savanna
        [mountain] Bay: mountain
        [sea] Bay: sea
        [savanna-savanna] Bays: savanna, savanna
        [mountain-mountain] Bays: mountain, mountain
        [sea-sea] Bays: sea, sea
        [savanna-mountain] Bays: savanna, mountain
        [savanna-sea] Bays: savanna, sea
       *[mountain-sea] Bays: mountain, sea
    }; { $buildings ->
        [one] 1 building slot
       *[other] { $buildings } building slots
    }; { $cubes ->
        [one] 1 resource slot
       *[other] { $cubes } resource slots
    }. Flight: { $flight } energy
card-stadium =
    { $starting ->
        [yes] Starting stadium
       *[no] Costs { price }
    }. { $faces ->
        [0] No happy faces
        [one] 1 happy face
       *[other] { $faces } happy faces
    }
card-infrastructure =
    Level { $level ->
        [1] I
       *[other] II
    }. Costs { price } on the New World. Production { $gives-any ->
        [0] { rise }
       *[other] +{ $gives-any } of one resource of your choice
    }
card-infrastructure-needs =
    Needs { $what ->
        [diagonal] { $n ->
            [one] 1 { $biome } site and 2 tundra sites
           *[other] { $n } { $biome } sites and twice as many tundra sites
        } on one diagonal
        [row] { $n } { $biome } sites in one horizontal row
        [population] { $n ->
            [one] 1 { $biome } site with population
           *[other] { $n } { $biome } sites with population
        }
        [factory] { $n ->
            [one] 1 { $biome } site with a factory
           *[other] { $n } { $biome } sites, each with a factory
        }
       *[settled] { $n ->
            [one] 1 settled { $biome } site
           *[other] { $n } settled { $biome } sites
        }
    }
card-tile =
    Technology of level { $level }, set { $set }{ $faces ->
        [0] { "" }
        [one] . 1 happy face
       *[other] . { $faces } happy faces
    }
card-action =
    { $other ->
        [0] Power { $power }
       *[other] Power { $power } or { $other }
    }, { $count }× in the deck
card-bonus =
    { $flag ->
        [yes] For year 4. { "" }
       *[no] { "" }
    }Numbers { $lesser } and { $greater }
card-goal =
    { $counts ->
        [population] { $unit ->
            [one] 1 point for each settled population token
           *[other] { $unit } points for each settled population token
        }
        [tundra] { $unit } points for each tundra site you have settled
        [ships] { $unit } points for each of your ships
        [factory-sets] { $unit } points for each set of a food, a steel and an energy factory you have settled
        [lesser] { $unit } points for each lesser bonus you have received
        [transitions] Points for the transitions that both your progress markers have passed
        [greater] { $unit } points for each greater bonus you have received
        [not-tundra] { $unit } points for each site you have settled outside the tundra
        [technologies] { $unit ->
            [one] 1 point
           *[other] { $unit } points
        } for each developed technology, three times as much for one of level 3
        [infrastructure] { $unit } points for each infrastructure card you have played
        [food-production] { $unit ->
            [one] 1 point
           *[other] { $unit } points
        } for each food of your production
        [steel-production] { $unit ->
            [one] 1 point
           *[other] { $unit } points
        } for each steel of your production
        [energy-production] { $unit ->
            [one] 1 point
           *[other] { $unit } points
        } for each energy of your production
        [food-factories] { $unit } points for each food factory you have settled
        [steel-factories] { $unit } points for each steel factory you have settled
       *[energy-factories] { $unit } points for each energy factory you have settled
    }
card-goal-tiers =
    { $counts ->
        [transitions] Both past transition { $at }: { $extra } points
       *[other] { $at } or more: { $extra ->
            [one] 1 point
           *[other] { $extra } points
        } extra
    }
card-objective =
    For { $condition ->
        [technologies] { $n } developed technologies
        [infrastructure] { $n } completed infrastructure cards
        [production] one production of { $n } or more
        [population] { $n } settled population tokens
       *[factories] { $n } settled factories
    }. To play it, pay { price } on the New World: production { rise }, { $points } points
card-solo =
    { $action ->
        [ship] A ship goes under its deck
        [infrastructure] An infrastructure card goes under its deck
        [stadium] The opponent takes a stadium
       *[settle] The opponent settles a site
    }. Back: { $number ->
        [x] X
       *[other] { $number }
    } { $letter ->
        [a] A
       *[b] B
    }{ $from-year ->
        [1] { "" }
       *[other] . It joins the deck in year { $from-year }
    }

## Effects: when

trigger-always = { $effect }
trigger-developed =
    { $kind ->
        [tile] at once: { $effect }
       *[other] when a technology is developed, { $effect }
    }
    .form = inv
trigger-played =
    { $kind ->
        [action] { $effect }
       *[other] when the card is played, { $effect }
    }
    .form = inv
trigger-lesser = lesser bonus: { $effect }
    .form = inv
trigger-greater = greater bonus: { $effect }
    .form = inv
trigger-main = main lane: { $effect }
    .form = inv
trigger-three-plus = 3+ lane: { $effect }
    .form = inv

## Effects: what

verb-gain =
    gain { $a } { $b ->
        [food] food
        [steel] steel
        [energy] energy
       *[any] { $a ->
            [one] resource of any kind
           *[other] resources of any kind
        }
    }
verb-population =
    gain { $a ->
        [one] 1 population token
       *[other] { $a } population tokens
    } on the New World
verb-factory =
    gain { $a ->
        [food] a food factory
        [steel] a steel factory
        [energy] an energy factory
       *[any] a factory of any kind
    } for nothing, on either world
verb-new-factory =
    gain { $a ->
        [food] a food factory
        [steel] a steel factory
        [energy] an energy factory
       *[any] a factory of any kind
    } on the New World
verb-prefab = prefabricate a factory
verb-clone = clone population
verb-exchange =
    make { $a ->
        [one] 1 exchange
       *[other] up to { $a } exchanges
    }
verb-raise-each = raise each of your three productions by { $a }
verb-raise-by-stadiums = raise one production by 1 for each of your stadiums
verb-settle = settle a site
verb-settle-beyond = settle a site, whose biome may be one transition beyond those open to you
verb-settle-cheap = settle a site and place one population token without paying steel for it
verb-settle-sea = settle a sea site, open to you or not, without steel and symbols
verb-build-ship =
    build a ship{ $a ->
        [0] { "" }
        [one] {" "}for 1 resource less
       *[other] {" "}for { $a } resources less
    }
verb-build-stadium =
    build a stadium{ $a ->
        [0] { "" }
        [one] {" "}for 1 resource less
       *[other] {" "}for { $a } resources less
    }
verb-free-ship = take a ship of the row for nothing, to either world
verb-fly-ship = take a ship of the row for nothing, load it and send it to the New World now
verb-free-stadium = take a stadium of the row for nothing, to the New World
verb-free-infrastructure =
    take an infrastructure card of the row and play it at once, for nothing and as if its requirement were met
verb-infrastructure =
    make { $a ->
        [one] 1 infrastructure move
       *[other] { $a } infrastructure moves
    }
verb-research = research a technology
verb-fly = fly one of your ships now
verb-draw =
    draw { $a ->
        [one] 1 action card
       *[other] { $a } action cards
    }
verb-fly-back = after unloading, your ships may fly straight back to the Old World for 1 energy of the New World
verb-ignore-symbol = whenever you settle, you may ignore one symbol of the site
verb-pass-gain = whenever the first of your progress markers passes a transition, gain 1 resource of any kind
verb-extra-factory-food = whenever you prefabricate a food factory, you may prefabricate one more factory of any kind
verb-extra-factory-steel =
    whenever you prefabricate a steel factory, you may prefabricate one more factory of any kind
verb-extra-factory-energy =
    whenever you prefabricate an energy factory, you may prefabricate one more factory of any kind
verb-any-bay = in each Transport phase, one bay of one of your ships takes a site of any landscape, or of none
verb-share-lane = your progress markers may end on occupied lane spaces as if they were empty
verb-look-two =
    when you choose a ship, a stadium or an infrastructure card, two more are shown first, and you choose among
    all
verb-bend-power = add or subtract up to 2 power, in Progress and in Bonuses separately
verb-boost-food = each of your settled food factories makes 1 more
verb-boost-steel = each of your settled steel factories makes 1 more
verb-boost-energy = each of your settled energy factories makes 1 more
verb-have-sun = you always have the sun
verb-have-dome = you always have the dome
verb-free-token = whenever you settle, the first population token costs no steel
verb-clone-three = cloning gives you 3 population tokens
verb-cheap-flight = each flight to the New World costs you 1 energy less, but at least 1
verb-cheap-build = each ship and each stadium costs you 1 resource of your choice less, but at least 1
verb-free-third = the third action of each year costs you no energy of the action track

## Questions

prompt-goal-keep = Keep one of these goal cards; the others are passed on.
prompt-goal-drop = Put one of your four goal cards back into the box.
prompt-hand-drop = Discard action cards until four are left in your hand.
prompt-hand-discard = Discard an action card; at most four stay in your hand.
prompt-market-take = Take a card from the row.
prompt-market-under =
    Choose the cards of the row that go under the deck, one after the other; new ones take their places.
prompt-market-redraw = Two extra cards will be shown. Do you want to pay 1 resource first to replace cards of the row?
prompt-gain = Choose which resource you gain, and on which world.
prompt-factory = Choose which factory you gain, and on which world.
prompt-prefab = Choose which factory you prefabricate, and on which world.
prompt-exchange = Exchange one resource for another on the same world, or stop.
prompt-pay-energy = Choose how much of the action’s energy the Old World pays; the New World pays the rest.
prompt-pay-any = Choose the resource with which you pay.
prompt-pay-save = Choose a resource that you need not pay.
prompt-build-world = Choose which world pays; the card goes there.
prompt-infrastructure-move = Make an infrastructure move: take a card, or play one from your hand.
prompt-settle-site = Choose the site you settle.
prompt-settle-factory = Choose a factory for this site.
prompt-raise = Choose the production that rises.
prompt-research = Choose the column in which you research.
prompt-turn = Choose your action, or pass for this year.
prompt-turn-after = Play a public objective that you hold, or end your turn.
prompt-turn-tuck = Choose the card that you tuck face down under your action; its own text does not matter then.
prompt-card-part = Choose which part of the card you use next.
prompt-transport =
    Choose a ship to fly: one on the Old World, which you load first, or one on the New World, which comes back empty.
prompt-load = Load the ship piece by piece, then let it fly.
prompt-fly = Choose a ship that flies now.
prompt-fly-back = Choose a ship that flies straight back for 1 energy of the New World, or let them stay.
prompt-progress-power = Choose your power for this phase.
prompt-progress-move = Choose which progress marker moves first, and how far; the other one takes the rest.
prompt-progress-lane =
    Choose the lane for your progress marker; symbols and effects are on the main lane and on the 3+ lane.
prompt-bonus-choice = Choose a year-end bonus that your power can reach.
prompt-race-penalty = Choose which of your lowest productions takes the penalties.

option-setup-order-robot = The robot
option-setup-order-neutral = The neutral colour
option-setup-set-set = Technology set { $n }
option-setup-side-side-a = Side A
option-setup-side-side-b = Side B
option-setup-line-first = The first side of the tile
option-setup-line-second = The second side of the tile
option-market-take-stop = Take nothing
option-market-take-redraw = Pay 1 resource to replace cards of the row first
option-market-under-done = These are all
option-market-redraw-no = No, show the extra cards
option-market-redraw-yes = Yes, pay 1 resource and replace cards
option-gain-food-old = food on the Old World
option-gain-steel-old = steel on the Old World
option-gain-energy-old = energy on the Old World
option-gain-food-new = food on the New World
option-gain-steel-new = steel on the New World
option-gain-energy-new = energy on the New World
option-factory-food-old = A food factory on the Old World
option-factory-steel-old = A steel factory on the Old World
option-factory-energy-old = An energy factory on the Old World
option-factory-food-new = A food factory on the New World
option-factory-steel-new = A steel factory on the New World
option-factory-energy-new = An energy factory on the New World
option-prefab-stop = No factory
option-prefab-food-old = A food factory on the Old World for 1 food
option-prefab-steel-old = A steel factory on the Old World for 1 steel
option-prefab-energy-old = An energy factory on the Old World for 1 energy
option-prefab-food-new = A food factory on the New World for 1 food
option-prefab-steel-new = A steel factory on the New World for 1 steel
option-prefab-energy-new = An energy factory on the New World for 1 energy
option-exchange-stop = No more exchanges
option-exchange-food-steel-old = Food for steel on the Old World
option-exchange-food-energy-old = Food for energy on the Old World
option-exchange-steel-food-old = Steel for food on the Old World
option-exchange-steel-energy-old = Steel for energy on the Old World
option-exchange-energy-food-old = Energy for food on the Old World
option-exchange-energy-steel-old = Energy for steel on the Old World
option-exchange-food-steel-new = Food for steel on the New World
option-exchange-food-energy-new = Food for energy on the New World
option-exchange-steel-food-new = Steel for food on the New World
option-exchange-steel-energy-new = Steel for energy on the New World
option-exchange-energy-food-new = Energy for food on the New World
option-exchange-energy-steel-new = Energy for steel on the New World
option-pay-energy-old =
    { $n ->
        [0] Nothing
       *[other] { $n } energy of the Old World
    }
option-pay-any-food-old = 1 food of the Old World
option-pay-any-steel-old = 1 steel of the Old World
option-pay-any-energy-old = 1 energy of the Old World
option-pay-any-food-new = 1 food of the New World
option-pay-any-steel-new = 1 steel of the New World
option-pay-any-energy-new = 1 energy of the New World
option-pay-save-food = 1 food less
option-pay-save-steel = 1 steel less
option-pay-save-energy = 1 energy less
option-build-world-old = the Old World
option-build-world-new = the New World
option-infrastructure-move = Play { $card }
option-infrastructure-move-stop = No more moves
option-infrastructure-move-take = Take a card of the row
option-settle-site =
    { $card } ({ $biome ->
        [tundra] tundra
        [desert] desert
        [forest] forest
       *[sea] sea
    })
option-settle-site-stop = Settle nothing
option-settle-factory-food = A food factory
option-settle-factory-steel = A steel factory
option-settle-factory-energy = An energy factory
option-raise-food = food
option-raise-steel = steel
option-raise-energy = energy
option-research-stop = Research nothing
option-research-left = The left column
option-research-middle = The middle column
option-research-right = The right column
option-turn-pass = Pass
option-turn-gain-infrastructure = Gain a resource, 2 infrastructure moves (power 1)
option-turn-gain-research = Gain a resource, research (power 1)
option-turn-settle = Settle a site (power 2)
option-turn-ship = Build a ship (power 2)
option-turn-stadium = Build a stadium (power 2)
option-turn-prefab = Prefabricate a factory (power 3)
option-turn-clone = Clone population (power 3)
option-turn-infrastructure = 2 infrastructure moves (power 3)
option-turn-exchange = Gain a resource, up to 3 exchanges (power 4)
option-turn-research = Research (power 4)
option-turn-after-done = End my turn
option-card-part-first = The first part
option-card-part-second = The second part
option-card-part-stop = Nothing more
option-transport-done = No more flights
option-transport-auto = Load and send all ships for me
option-load-fly = Fly with this load
option-load-auto = Load the rest for me
option-load-bay-ow = Into a bay: { land-site }
option-load-hold-ow = Into a building slot: { land-site }
land-site =
    { $n ->
        [1] Grain Plains
        [2] Delta Farms
        [3] Bread Works
        [4] Ore Town
        [5] Foothill Foundries
        [6] Ring Smelter
        [7] Tide Harbour
        [8] Cliff Wind Park
       *[other] Dam Station
    }
option-load-prefab-food = A waiting food factory
option-load-prefab-steel = A waiting steel factory
option-load-prefab-energy = A waiting energy factory
option-load-food = 1 food
option-load-steel = 1 steel
option-load-energy = 1 energy
option-fly-stop = No ship flies
option-fly-back-stay = All stay
option-progress-power = Power { $n }
option-progress-move-a =
    { $n ->
        [0] Marker A first: it stays
        [one] Marker A first, 1 step
       *[other] Marker A first, { $n } steps
    }
option-progress-move-b =
    { $n ->
        [0] Marker B first: it stays
        [one] Marker B first, 1 step
       *[other] Marker B first, { $n } steps
    }
option-progress-lane-passing = passing lane
option-progress-lane-main = main lane
option-progress-lane-three-plus = 3+ lane
option-bonus-choice-none = No bonus
option-bonus-choice-lesser = The lesser bonus
option-bonus-choice-greater = The greater bonus
option-race-penalty-food = Food
option-race-penalty-steel = Steel
option-race-penalty-energy = Energy
option-solo-back-1-a = 1 A
option-solo-back-2-b = 2 B
option-solo-back-3-b = 3 B
option-solo-back-2-a = 2 A
option-solo-back-x-b = X B
option-solo-back-3-a = Red 3 A

## Why not

refusal-EVA-ACT-14 = You must carry out at least a part of what you chose, and this would do nothing.
refusal-EVA-RES-04 = This world alone cannot pay for it.
refusal-EVA-RES-06 = You do not have this resource there.
refusal-EVA-FAC-01 = A factory costs 1 resource of its own kind, on the world where it is made; you have none there.
refusal-EVA-FAC-03 = All four of your factories of this kind are in play.
refusal-EVA-SETTLE-02 = This biome is not open to you: first a progress marker must pass its transition.
refusal-EVA-SETTLE-04 = You lack factories on the New World side for its factory spots.
refusal-EVA-SETTLE-05 = Each population spot takes 1 population and 1 steel of the New World side; you lack some.
refusal-EVA-SETTLE-06 = You lack a symbol that this site shows; progress markers and technologies provide sun and dome.
refusal-EVA-SETTLE-08 = This site is settled already.
refusal-EVA-SHIP-01 = Neither of your worlds has all the resources that it costs.
refusal-EVA-STAD-01 = Neither of your worlds has all the resources that it costs.
refusal-EVA-MARKET-01 = This card does not lie in the row.
refusal-EVA-TECH-08 = There is nothing left to develop here.
refusal-EVA-TRANS-03-bays-buildings-cubes =
    There is no room for it: the ship has { $bays ->
        [one] 1 bay
       *[other] { $bays } bays
    }, { $buildings ->
        [one] 1 building slot
       *[other] { $buildings } building slots
    } and { $cubes ->
        [one] 1 resource slot
       *[other] { $cubes } resource slots
    }.
refusal-EVA-TRANS-04 = No free bay of this ship has a landscape of this site.
refusal-EVA-TRANS-06 = This site has no landscape, so no bay takes it; a building slot does.
refusal-EVA-TRANS-08 = All four of your factories of this kind are in play already, so this site cannot be evacuated.
refusal-EVA-TRANS-09 = This site has already been evacuated.
refusal-EVA-TRANS-10 = You do not have this on the Old World side.
refusal-EVA-TRANS-12 = People live on this site; they travel in bays only, never in a building slot.
refusal-EVA-TRANS-13 = You have none of this resource on the Old World.
refusal-EVA-PROG-03-power =
    { $power ->
        [one] Together your markers must move 1 step.
       *[other] Together your markers must move { $power } steps, no more.
    }
refusal-EVA-PROG-12 = More than one transition would lie between your markers; split your power in another way.
refusal-EVA-PROG-12-power = More than one transition would lie between your markers; split your power in another way.
refusal-EVA-ACT-05 = You lack the energy: the fourth action in a group and each further one cost 1 energy more.
refusal-EVA-ACT-06 = You lack the energy that another action costs this year; you can only pass.
refusal-EVA-ACT-08 = The worlds cannot share the energy like that: one of them has too little.
refusal-EVA-INFRA-01 = You do not hold this card.
refusal-EVA-INFRA-03 = Your New World cannot pay what the card costs.
refusal-EVA-INFRA-05 = You have already played a card with this picture; a second one is not allowed.
refusal-EVA-SETTLE-03 =
    There is no site whose spots you could all fill; you need factories, or population and steel, on the New
    World.
refusal-EVA-TECH-K04 = Only a sea site can be settled now.
refusal-EVA-POP-01 = Cloning costs 1 food of the New World, and you have none there.
refusal-EVA-MARKET-03 = It must be paid with a resource that you have, and it must replace at least one card.
refusal-EVA-MARKET-04 = You have already paid for new cards; you may do so once for each card you take.
refusal-EVA-MARKET-05 = You have chosen to take a card; you may leave it only after paying for new cards.
refusal-EVA-MARKET-07 = There are no cards left here.
refusal-EVA-TRANS-02 = You have no such ship.
refusal-EVA-TRANS-15 = Your Old World cannot pay the energy for this flight.
refusal-EVA-TRANS-16 = The flight back costs 1 energy of the New World, and you have none there.
refusal-EVA-TRANS-18 = You cannot pay for any flight.
refusal-EVA-TRANS-21 = This ship has flown already; a ship flies once a year.
refusal-EVA-PROG-01 = You cannot have this power; it is the sum of your actions.
refusal-EVA-PROG-04 = Another marker stands there; only the passing lane has room for everybody.
refusal-EVA-PROG-05 = The 3+ lane is open only with three or four players.
refusal-EVA-PROG-14 = One of your markers would go beyond the end of the track; the other one must take more steps.
refusal-EVA-BONUS-02 = Your power must be exactly the number of this bonus, and it is not.
refusal-EVA-BONUS-03 =
    Your power does not lead to this bonus: up to the lesser number it is the lesser one, then the greater one.
refusal-EVA-ADV-03 = You may take one action of power 1 in a year, and you have taken it.
refusal-EVA-ADV-04 = You do not hold this card.
refusal-EVA-ADV-07 = You have used this part already.
refusal-EVA-MOD-07 = You do not hold this objective; whoever is the first to meet it takes it.
refusal-EVA-MOD-08 =
    An objective is paid from the New World and comes in addition to an action: you lack resources there, or still
    owe the action.
refusal-EVA-RES-05 = This effect gives another kind of resource.
refusal-EVA-END-RACE-06 = Another production of yours is lower; the lowest one takes the penalties.

## The log

event-year = Year { $year } begins.
event-phase =
    { $phase ->
        [0] { phase-setup }
        [1] { phase-income }
        [2] { phase-actions }
        [3] { phase-transport }
        [4] { phase-turn-order }
        [5] { phase-progress }
        [6] { phase-bonuses }
       *[other] { phase-cleanup }
    }.
event-technology-set = { $player } gets technology set { $number }.
event-order = Turn order: { $first }, { $second }{ $third ->
        [-1] { "" }
       *[other] , { $third }
    }{ $fourth ->
        [-1] { "" }
       *[other] , { $fourth }
    }.
event-gained = { $player } gains { $number } { $what }.
event-paid = { $player } pays { $number } { $what }.
event-produced =
    { $player } produces { price } { $world ->
        [0] on the Old World
       *[other] on the New World
    }.
event-paid-card =
    { $player } pays { price } { $world ->
        [0] on the Old World
       *[other] on the New World
    }.
event-paid-action =
    { $player } pays { $old ->
        [0] { $new } energy on the New World
       *[other] { $old } energy on the Old World{ $new ->
            [0] { "" }
           *[other] {" "}and { $new } on the New World
        }
    } for the action.
event-exchanged = { $player } exchanges { $given } for { $got }.
event-ate =
    The people of { $player } eat { $number } food { $world ->
        [0] on the Old World
       *[other] on the New World
    }.
event-hungry =
    { $player } lacks { $number } food { $world ->
        [0] on the Old World
        [1] on the New World
       *[other] { $world }
    } and takes { $number ->
        [one] a penalty chip
       *[other] { $number } penalty chips
    }.
event-bored =
    { $player } lacks { $number ->
        [one] a stadium on the New World and takes a penalty chip
       *[other] { $number } stadiums on the New World and takes { $number } penalty chips
    }.
event-passed = { $player } passes.
event-action = { $player }: { $action }.
event-dealt =
    { $extra ->
        [0] { $card } joins the row.
       *[other] { $card } is shown beside the row.
    }
event-put-under = { $player } puts { $card } under the deck.
event-aged = { $card } goes under the deck.
event-built =
    { $player } gets { $card } { $world ->
        [0] on the Old World
        [1] on the New World
       *[other] { $world }
    }.
event-took-infrastructure = { $player } takes { $card }.
event-laid = { $player } plays { $card }.
event-completed = { $player } meets the requirement of { $card }.
event-factory = { $player } gets a factory: { $what }.
event-population =
    { $player } gets { $number ->
        [one] 1 population token
       *[other] { $number } population tokens
    } on the New World.
event-settled = { $player } settles { $site }.
event-factory-settled = { $player } puts a factory on { $site }: { $kind }.
event-production = The { $kind } production of { $player } rises by { $number }.
event-production-each = All three productions of { $player } rise by { $number }.
event-researched = { $player } begins to develop { $tile }.
event-developed = { $player } develops { $tile }.
event-race-decided = { $player } has 8 of each production and 3 stadiums: the end of the game is near.
event-evacuated = { $player } evacuates { $site } with { $ship }.
event-loaded-cube = { $player } loads 1 { $kind } onto { $ship }.
event-loaded-factory = { $player } loads a prefab factory ({ $kind }) onto { $ship }.
event-loaded-stadium = { $player } loads { $stadium } onto { $ship }.
event-sent = { $player } gets { $ship } ready for its flight to the New World.
event-sent-back = { $player } sends { $ship } back to the Old World.
event-stayed = { $ship } stays on the Old World; { $player } cannot pay for its flight.
event-unloaded =
    { $number ->
        [one] A ship of { $player } is unloaded on the New World.
       *[other] { $number } ships of { $player } are unloaded on the New World.
    }
event-power = { $player } has a power of { $power }.
event-advanced =
    { $player } { $number ->
        [0] leaves a progress marker on step { $step }
        [one] moves a progress marker 1 step, to step { $step }
       *[other] moves a progress marker { $number } steps, to step { $step }
    }.
event-lane = { $player } takes the { $lane } of step { $step }.
event-opened =
    { $player } may now settle the { $transition ->
        [2] desert
        [3] forest
       *[other] sea
    }.
event-token-turned = { $player } turns a productivity token face down.
event-token-moved = A productivity token of { $player } comes to the New World.
event-lesser-bonus = { $player } receives the lesser bonus of { $card }.
event-greater-bonus = { $player } receives the greater bonus of { $card }.
event-no-bonus = { $player } receives no bonus.
event-stadiums-joined = The stadiums that were laid aside are shuffled into their deck.
event-goals-dealt = Everybody is dealt { $number } goal cards.
event-goal-dealt = { $player } is dealt { $goal }.
event-goal-kept = { $player } keeps { $goal }.
event-goal-dropped = { $player } puts { $goal } back into the box.
event-goals-passed =
    { $number ->
        [one] Everybody passes the last goal card to the left.
       *[other] Everybody passes { $number } goal cards to the left.
    }
event-goals-swapped = The two piles of goal cards change places.
event-goals-chosen = Everybody has { $number } goals.
event-goal-lost = A goal card of the other pile is removed unseen.
event-goal-shown = { $player } shows the goal card { $goal }.
event-drew-cards =
    { $player } draws { $number ->
        [one] an action card
       *[other] { $number } action cards
    }.
event-drew-card = Drawn: { $card }.
event-discarded-card = { $player } discards { $card }.
event-actions-shuffled = The discarded action cards are shuffled into the deck.
event-tucked = { $player } tucks a card face down under the actions of power { $group }.
event-tucked-card = Tucked: { $card }.
event-played-card = { $player } plays { $card }.
event-objective-opened = Public objective: { $objective }.
event-objective-taken = { $player } is the first to reach { $objective }.
event-objective-played = { $player } plays the objective { $objective }.
event-solo-shuffled = The solo deck is shuffled; it has { $number } cards.
event-solo-top =
    The next card of the solo deck shows { $number ->
        [4] X
       *[other] { $number }
    } { $letter ->
        [0] A
       *[other] B
    }.
event-solo-card = The solo deck plays { $card }.
event-solo-nothing = It has no effect.
event-solo-took = { $player } takes the stadium { $card }.
event-solo-removed = { $player } puts { $card } under its deck.
event-solo-settled = { $player } settles { $site }.
event-solo-blocked = { $player } comes to { $site }, which is settled already.
event-race-penalty = The penalties of { $player } lower the { $kind } production by { $number }.
event-race-bonus =
    { $number ->
        [0] The happy faces of { $player } bring nothing.
        [one] The happy faces of { $player } raise the lowest production by 1.
       *[other] The happy faces of { $player } raise the lowest productions by { $number } in all.
    }
event-ended = The game is over.
event-lines-side =
    The line card shows side { $side ->
        [0] A
       *[other] B
    }.
event-line-laid = Line { $label } goes from { $from } to { $to }.

## The end of the game

score-production = Lowest production
score-goals = Goal cards
score-sites = Sites left on the Old World
score-stadiums = Missing stadiums
score-chips = Penalty chips
score-faces = Happy faces
score-objectives = Public objectives
score-lines = Line majorities
score-lowest = Lowest production
score-beyond = Beyond the goal, not counted
outcome-race = The New World is settled; who reached the goal, or came closest to it, wins.
outcome-points = Four years are over; most points win.
outcome-solo = Four years are over; 60 points are a good score, 80 are mastery.

## The table in the browser.

view-map = New World
view-track = Years and progress
view-home = Your board
view-board-of = { $name }’s board
view-player = { $colour } ({ $name })
view-opponent = opponent
view-neutral = neutral
view-year-of = Year { $n } of { $of }
view-mode =
    { $mode ->
        [race] Race: 8 of each production and 3 stadiums on the New World
       *[points] Points after four years
    } · { $bonuses ->
        [generous] generous bonuses
       *[strict] strict bonuses
    }
view-triggered = { $player } has reached the goal: the game ends soon
view-passed = passed
view-goal-count =
    { $n ->
        [one] { $n } goal card
       *[other] { $n } goal cards
    }
view-hand-count =
    { $n ->
        [one] { $n } action card in hand
       *[other] { $n } action cards in hand
    }

view-biome-open = open to you
view-biome-closed = opens at T{ $n }
view-spot-factory =
    { $n ->
        [one] room for a factory
       *[other] room for { $n } factories
    }
view-spot = population ({ $n } { $kind })
view-needs = needs { $signs }
view-settled = { $name }: { $biome }, settled by { $player }
view-sign-sun = sun
view-sign-dome = dome
view-line = Majority line { $n }
view-on-line =
    { $name } has { $n ->
        [one] { $n } site
       *[other] { $n } sites
    }
view-solo-tile = Solo tile: arrow A at { $a }, arrow B at { $b }

view-year = Year { $n }: { $old } food on the Old World, { $new } food and { $stadiums ->
        [one] { $stadiums } stadium
       *[other] { $stadiums } stadiums
    } on the New World
view-bonus =
    { $which ->
        [lesser] Lesser bonus
       *[greater] Greater bonus
    }: power { $how ->
        [generous] up to { $n }
       *[strict] exactly { $n }
    }
view-phase-income = Income
view-phase-actions = Actions
view-phase-transport = Transport
view-phase-turn-order = Turn order
view-phase-progress = Progress
view-phase-bonuses = Bonuses
view-phase-cleanup = Cleanup
view-phases = Phase { $n } of 7: { $name }
view-before = Before the first year
view-order = Turn order
view-start = Start
view-solo-deck =
    Solo deck, { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }; on top { $number } { $letter }
view-stretch =
    Steps { $first } to { $last }{ $after ->
        [0] { "" }
       *[other] , after transition T{ $after }
    }
view-marker = { $name }: step { $step }, { $lane }
view-target = Marker { $marker }: +{ $n }, to step { $step }
view-space = Step { $step }, { $lane }

view-stock =
    { $n } { $kind } on the { $world ->
        [old] Old World
       *[new] New World
    }
view-landscape-savanna = savanna
view-landscape-mountain = mountain
view-landscape-sea = sea
view-landscape-none = no landscape
view-people =
    { $n ->
        [one] { $n } population
       *[other] { $n } population
    }
view-works = a factory
view-land =
    { $name } ({ $lands }), { $state ->
        [up] { $what } making { $n } { $kind }
       *[down] evacuated
    }
view-hold = { $name }, into a building slot
view-tokens =
    Productivity tokens in the ocean: { $up } producing, { $down } turned down
view-factory =
    { $kind } factories, { $world ->
        [old] Old World
       *[new] New World
    }: { $n } ({ $left } unused)
view-waiting = Population waiting on the New World: { $n }
view-production = { $kind } production of the New World: { $n }
view-chips = Stadiums on the New World: { $stadiums }; penalty chips: { $n }
view-ship =
    { $name }, { $where ->
        [old] on the Old World
        [new] on the New World
        [flying] flying to the New World
       *[returning] flying back
    }
view-stadium =
    { $name }, { $faces ->
        [0] no happy face
        [one] { $faces } happy face
       *[other] { $faces } happy faces
    }, { $where ->
        [old] on the Old World
        [new] on the New World
       *[flying] on a ship
    }

view-short-gain-infrastructure = Resource, 2 infrastr.
view-short-gain-research = Resource, research
view-short-settle = Settle a site
view-short-ship = Build a ship
view-short-stadium = Build a stadium
view-short-prefab = Prefabricate a factory
view-short-clone = Clone population
view-short-infrastructure = 2 infrastructure
view-short-exchange = Resource, 3 swaps
view-short-research = Research
view-power-of = Power { $n }
view-groups = Markers this year by power: 1: { $a }, 2: { $b }, 3: { $c }, 4: { $d }
view-track-label =
    Action track: { $n } taken this year, the next one costs { $cost } energy; power so far { $power }
view-pass = Pass
view-technologies = Technologies
view-tile-none = No technology yet
view-tile =
    { $name }, level { $level }{ $faces ->
        [0] { "" }
        [one] , { $faces } happy face
       *[other] , { $faces } happy faces
    }: { $state ->
        [done] developed
        [half] half developed
        [ready] can be researched
       *[locked] not yet
    }

view-other-old =
    { $sites ->
        [one] { $sites } site
       *[other] { $sites } sites
    } to evacuate, { $tokens } productivity tokens; stadiums: { $new } on the New World, { $old } elsewhere; infrastructure: { $played } played, { $hand } in hand
view-other-ships =
    { $n ->
        [one] { $n } ship
       *[other] { $n } ships
    }
view-other-tech =
    { $n ->
        [one] { $n } technology developed
       *[other] { $n } technologies developed
    }

view-row-ship = Ships
view-row-stadium = Stadiums
view-row-infrastructure = Infrastructure
view-row-hand = Your action cards
view-row-face-up = Played this year
view-row-tucked = Tucked this year
view-row-plans = Infrastructure in hand
view-row-built = Infrastructure played
view-costs = Costs
view-oldest = In all three rows, the oldest card comes first; it leaves at the end of the year.
view-extra = extra
view-flight = flight energy
view-faces = happy faces
view-reward = production
view-bonuses = Year-end bonuses
view-bonus-numbers = power
view-objectives = Public objectives
view-played = played
view-points = points
view-power = power
view-goals = Your goals
view-draft = Goals to choose from
view-complete = complete
view-incomplete = waiting
view-cards-of = Open cards of { $name }

view-fig-lowest = Lowest production
view-fig-stadiums = Stadiums
view-fig-faces = Happy faces
view-fig-power = Power
view-fig-food = Food production
view-fig-steel = Steel production
view-fig-energy = Energy production
view-fig-food-old = Food, Old W.
view-fig-steel-old = Steel, Old W.
view-fig-energy-old = Energy, Old W.
view-fig-food-new = Food, New W.
view-fig-steel-new = Steel, New W.
view-fig-energy-new = Energy, New W.
view-fig-population = Population
view-fig-factories = Factories
view-fig-settled = Settled sites
view-fig-sites = To evacuate
view-fig-chips = Penalty chips

view-kind-food = food
view-kind-steel = steel
view-kind-energy = energy
view-world-old = Old World
view-world-new = New World
view-biome-tundra = Tundra
view-biome-desert = Desert
view-biome-forest = Forest
view-biome-sea = Sea
view-lane-passing = passing lane
view-lane-main = main lane
view-lane-three-plus = 3+ lane
view-effect-infrastructure = infrastructure
view-effect-research = research
view-effect-settle = settle
view-map-key = F factory, f1 s2 e3 population for food, steel, energy, * sun, ^ dome
view-works-of = { $n }× { $kind } factory
