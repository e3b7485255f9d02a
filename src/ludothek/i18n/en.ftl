### Messages that belong to no game. Effect phrases take these forms ($form): do (alone), inv (after a condition),
### bare (after "may"), does (after "everyone here"), it (a clause about a target that was named before).

## Joints of effect phrases

joint-and = { $first } and { $second }
joint-or = { $first } or { $second }
joint-then =
    { $form ->
        [does] { $first } and { $second }
        [inv] { $first }, then { $second }
        [it] { $first }, then { $second }
        [bare] { $first }, then { $second }
       *[do] { $first }. { CAP($second) }
    }
joint-may =
    { $form ->
        [does] may { $effect }
        [bare] { $effect }
       *[do] you may { $effect }
    }
    .form = bare
joint-pay = { $price } to { $gain }
    .form-gain = bare
joint-times =
    { $form ->
        [does] { $effect }, { $n } times in all
        [bare] { $effect }, { $n } times in all
       *[do] { $n ->
            [one] once
            [2] twice
           *[other] { $n } times
        }: { $effect }
    }
    .form =
        { $form ->
            [do] inv
           *[other] { $form }
        }
joint-up-to =
    { $form ->
        [does] { $effect }, up to { $n } times
        [bare] { $effect }, up to { $n } times
       *[do] up to { $n ->
            [one] once
            [2] twice
           *[other] { $n } times
        }: { $effect }
    }
    .form =
        { $form ->
            [do] inv
           *[other] { $form }
        }
joint-each = { $who } { $effect }
joint-if =
    { $form ->
        [does] { $effect } if { $tests }
        [it] { $effect } if { $tests }
        [bare] { $effect } if { $tests }
       *[do] if { $tests }, { $effect }
    }
    .form =
        { $form ->
            [do] inv
           *[other] { $form }
        }

## Questions that effects of any game ask

prompt-effect-may =
    { $effect ->
        [none] Decide whether you want to use this effect.
       *[other] Decide whether you want to { $effect }.
    }
    .form = bare
prompt-effect-choose = Choose one of these effects.
prompt-effect-again =
    { $effect ->
        [none] Decide whether you want to do this once more.
       *[other] Decide whether to go on: { $effect }.
    }
option-effect-may-no = No
option-effect-may-yes = Yes
option-effect-choose-first =
    { $effect ->
        [none] The first effect
       *[other] { $effect }
    }
option-effect-choose-second =
    { $effect ->
        [none] The second effect
       *[other] { $effect }
    }
option-effect-choose-third =
    { $effect ->
        [none] The third effect
       *[other] { $effect }
    }
option-effect-choose-fourth =
    { $effect ->
        [none] The fourth effect
       *[other] { $effect }
    }
option-effect-again-stop = Stop
option-effect-again-again = Once more

## The log

event-forced = { $player } had only one choice: { $option }.

## The table

your-turn = It is your turn, { $player }.
game-over = The game is over.
winners =
    { $count ->
        [0] Nobody wins.
        [one] { $names } wins.
       *[other] { $names } win together.
    }
score-total = Total
log-title = What has happened
why-title = Why not?
why-sentence = { $sentence } [{ $rule }]
bad-input = “{ $input }” is not one of the answers; enter a number from the list, or h for help.
undo-done = Your last answer has been taken back.
undo-barrier-chance = Your last answer cannot be taken back: chance has answered since then.
undo-barrier-others = Your last answer cannot be taken back: somebody else has answered since then.
undo-barrier-revealed = Your last answer cannot be taken back: it brought something hidden to light.
undo-barrier-nothing = There is no answer of yours to take back.
saved = The game has been saved to { $file }.

## Help and keys

help-title = What you can enter
help-number = a number: give that answer
help-word = a word: give the answer with that word
help-undo = u: take back your last answer
help-why = ?: why the other answers are not allowed; ? and a number or word: that answer in full
help-card = c and a word: read any card
help-rule = r and an id or words: look up rules
help-log = l: read what has happened
help-save = s: save the game now; s and a file: save a copy
help-hint = h: a hint from a bot; again: where to look, then the move
help-help = k: these keys
help-quit = q: leave the game; it is saved
keys = ? why · c card · t texts · u undo · l log · r rules · s save · h hint · k keys · q quit
help-text = t: read the texts of all cards on the table and in your hand
help-board = b: show the table and the question again

## The command line: a game

score-title = Score sheet
score-place = Place
score-ties = Tie-break
why-nothing = Nothing is refused here: every answer is on the list.
card-not-found = There is no card with “{ $given }” in its name.
rule-not-found = There is no rule with “{ $given }” in it.
play-left = The game is saved; you can go on at any time with
play-hand-over = It is the turn of { $player }: nobody else should look now. Press Enter.
replay-position = The position after { $n } of { $of } answers

## The command line: lessons, records, packs

lesson-keys = ? why not · h hint · r rule · t texts · q quit
lesson-right = That is right.
lesson-wrong = That is allowed, but it is not what this lesson is about.
lesson-done = You have finished the lesson.
lesson-left = You have left the lesson.
lesson-none = There are no lessons.
lesson-how = Play one of them with: ludothek lesson ID
lesson-unknown = There is no lesson “{ $given }”; “ludothek lesson list” names them all.
record-open = unfinished
record-good = { $file }: good, { $n } answers, { $result }.
record-cut = { $file } has the first { $n } answers.
pack-good = The pack { $pack } { $version } is sound: { $n } entries, hash { $hash }.
source-rulebook = rulebook
source-public = public
source-designed = designed
source-total = total
games-seats = { $least } to { $most } seats
games-only = [only with { $needs }]
games-only-seats =
    { $most ->
        [one] 1 seat
       *[other] { $range } seats
    }

## The command line: what was entered wrongly

cli-file = { $file }: { $reason }.
cli-not-text = { $file } is not a text file, so it cannot be a record.
cli-exists = { $file } exists already, and it will not be overwritten; choose another name.
cli-exists-force = { $file } exists already; it is overwritten only with --force.
cli-no-answer = { $file } has { $count } answers, so it cannot be shown after { $n }.
cli-option = An option is given as name=value, not as “{ $given }”.
cli-no-seat = “{ $given }” cannot take a seat; a person is me or me:Name, and the bots are { $bots }.
cli-bad-name = “{ $name }” cannot be the name of a person; a name has 1 to { $n } characters and does not end like that of a bot.
cli-same-name = Two seats have the name { $name }; give each person another name with me:Name.
cli-resume-fixed = A saved game keeps its options and its seed; leave out --option, --preset and --seed.
cli-resume-seats = The saved game has { $n } seats; give as many, or leave out --seats.
cli-resume-outside = The seat { $name } was held by a bot of your own; name it again with --seats.
cli-depth = The depth must be 1 or more.

## The command line: help

cli-help = Heavy board games, played to the letter of their rulebooks.
cli-help-version = Show the version.
cli-help-play = Play a game in the terminal, with people and bots.
cli-help-games = List the games and their options.
cli-help-replay = Print the log of a record and the position at its end, or after an answer.
cli-help-record = Check and cut game records.
cli-help-verify = Replay records and check that they say the truth.
cli-help-cut = Write the first answers of a record to a new file.
cli-help-scenario = Run scenarios.
cli-help-scenario-run = Run scenario files and print every expectation with the value found.
cli-help-lesson = List the lessons, or play one.
cli-help-pack-group = Check content packs and count their sources.
cli-help-check = Check the content of a game.
cli-help-sources = Count where the figures of a game come from.
cli-help-rules = Print rules, all of them or those with an id or with words.
cli-help-perft = Count the positions after so many answers.
cli-help-bench = Measure the engine.
cli-help-lang = The language: en or de; that of the system if it is left out.
cli-help-pack = A folder with content of your own; can be given several times.
cli-help-option = An option of the game as name=value; can be given several times.
cli-help-preset = A recommended combination of options; --option changes parts of it.
cli-help-no-color = No colours (NO_COLOR does the same).
cli-help-file = A game record.
cli-help-game = The name of the game.
cli-help-seats = Who plays, as in me,player,expert or me:Anna,me:Ben. Bots: novice, player, expert, master. Without it: me,player.
cli-help-seed = A number from which all chance follows.
cli-help-record-file = Where the game is saved after every answer; without it in your data folder.
cli-help-resume = Go on with a saved game.
cli-help-to = After how many answers.
cli-help-out = The file to write.
cli-help-force = Overwrite the file if it exists.
cli-help-scenario-file = A scenario.
cli-help-lesson-id = The id of a lesson, or list.
cli-help-words = An id, the beginning of one, or words.
cli-help-depth = How many answers deep.
cli-help-seat-count = How many seats; as few as possible if it is left out.

## The browser's table

table-open = The game begins when all seats are taken.
table-waiting = Waiting for { $names }.
table-chance = Chance decides now.
table-look-back =
    After { $n } of { $of } answers, { $count ->
        [one] { $names } is to move.
       *[other] { $names } are to move.
    }
table-look-back-chance = After { $n } of { $of } answers, chance decides.
table-chose = You chose: { $option }.
table-took-back = { $player } took back: { $option }.
table-took-back-hidden = { $player } took back a hidden answer.
table-further-chance = You cannot go back further: chance has answered since then.
table-further-others = You cannot go back further: somebody else has answered since then.
table-further-revealed = You cannot go back further: something hidden came to light then.

## The table in words

text-players = Players
text-player = Player
text-notes = Notes
text-you = you
text-asked = is asked
text-bot = bot
text-neutral = neutral
text-out = out of the game
text-no-cards = No cards.
text-down = face down
text-spent = used up
text-cost = cost { $cost }

## The server

cli-help-serve = Play in the browser: on this machine, in a home network, or from a small server.
cli-help-data = The folder for tables and settings; without it your data folder. DATABASE_URL names another database.
cli-help-host = The address to listen to; 0.0.0.0 lets everybody in the network play.
cli-help-port = The port; 0 is any free one. Without it 8000, or the next that is free.
cli-help-url = The public address, if another server stands before this one; its path is the root path.
cli-help-hooks = Where notices may be sent: any (any address) or public (public addresses only). Without it any, if only this machine can play.
cli-help-log = Logs on standard error: json (every request) or quiet (trouble only). Without it quiet in a terminal.
cli-help-open = Open the browser.
cli-serve-at = Ludothek is at { $url }
cli-serve-lan = For phones and other devices in this network: { $url }
cli-serve-stop = Ctrl-C stops the server. Games are kept.
cli-hooks = Notices go to any address (any) or to public ones only (public); --hooks cannot be “{ $given }”.
cli-log = Logs are json or quiet; --log cannot be “{ $given }”.

## Bots as players

seat-bot = { $colour } ({ $bot })
seat-bot-greedy = greedy
seat-bot-novice = novice
seat-bot-player = player
seat-bot-expert = expert
seat-bot-master = master
seat-bot-outside = bot of one's own
seat-bot-random = random

## The arena

cli-help-simulate = Play many games among bots and keep them as Parquet files; run again with the same arguments, it goes on.
cli-help-study = Say what a folder of simulated games shows, or what differs between two.
cli-help-tournament = Let every bot play every other, and rate them.
cli-help-tune = Tune the weights by which bots judge a game, by self-play.
cli-help-arena-games = How many games; in a tournament, for every pairing.
cli-help-bots = Bots, as in greedy,random; they take turns at the seats. Your own: stdio:COMMAND or http:URL.
cli-help-options = Options of the game as name=value,name=value; can be given several times.
cli-help-arena-seats = How many seats, or several numbers in turn, as in 2,3,4. Without it: one for each bot.
cli-help-workers = How many processes; without it one per core.
cli-help-ray = The address of a Ray cluster, or local to start one here.
cli-help-simulate-out = The folder for the games.
cli-help-opening = How many first answers of a seat are its opening.
cli-help-decisions = Keep every decision too.
cli-help-study-folders = One folder of simulated games, or two to compare.
cli-help-study-out = Write a report with plots, one HTML file.
cli-help-tournament-seats = How many seats; without it two, or as few as the game takes.
cli-help-anchor = The bot whose rating is 1000; without it the mean rating is 1500.
cli-help-tournament-out = Where the result goes: a .json or .toml file.
cli-help-strength = A file of measured strengths, such as bots/strength.toml, into which the ratings are put.
cli-help-tune-bot = The bot that plays; it must be one that judges positions.
cli-help-solo = One seat: what counts is the mean score, not wins.
cli-help-deals = How many deals each candidate plays, every one of them in every seat.
cli-help-generations = How many generations of candidates at most.
cli-help-minutes = Stop after so many minutes; without it only after the last generation.
cli-help-population = How many candidates a generation has; without it as CMA-ES recommends.
cli-help-validation = How many fresh deals prove the result.
cli-help-weights = The weights that may change, as in spread,acting; without it all.
cli-help-tune-out = Where better weights go; without it into the game's own weights.toml.
cli-help-learn = Learn a judgement of positions from self-play, for a game that names what it can see of them.
cli-help-learn-table = How some of the games are played: the seats and the options, as in “2 mode=points,actions=advanced”. Can be given several times; the games are shared out evenly.
cli-help-learn-rounds = How often bots play and a network learns from it.
cli-help-learn-games = How many games a round has.
cli-help-learn-tries = In how many ways a bot tries every option.
cli-help-learn-hidden = How many units the network has between features and result.
cli-help-learn-window = From how many rounds the network learns, the latest first.
cli-help-learn-proof = How many fresh games prove the result.
cli-help-learn-start = The file of a learned judgement to go on from; without it bots begin with the weights.
cli-help-learn-out = Where a better judgement goes; without it into the game's own judgement.json.
cli-learn-table = A table is a number of seats and options, as in “2 mode=points,actions=advanced”, not “{ $given }”.
cli-arena-games = Games
cli-simulated = { $n } games are in { $folder }.
cli-written = { $file } is written.
cli-study-two = A study takes one folder of games, or two to compare.
cli-tournament-out = A result is a .json or a .toml file, not { $file }.
cli-no-bots = Name one bot at least with --bots.
cli-arena-seats = “{ $given }” is not a number of seats; several are given as 2,3,4.

## Hints

hint-quoted = “{ $text }”
hint-goal-soon = What matters now: to have more { $gains } before long.
hint-goal = What matters now: more { $gains }.
hint-goal-worth = What matters now: more { $gains }. It is worth giving up some { $costs } for it.
hint-goal-others = What matters now: hold the others back in { $figures }.
hint-goal-costs = What matters now lies beyond this turn; it is worth giving up some { $costs } for it.
hint-goal-later = What matters now lies beyond this turn: nothing that you can count changes at once.
hint-area = Look at these: { $options }.
hint-area-two = There are only two answers; compare what comes after each.
hint-area-part = They are found under “{ $part }”.
hint-move = A bot would choose { $option }. { $chances }
hint-chances-many = It sees your chances to win at { $value } % ± { $error }.
hint-chances-alone = It expects { $value } ± { $error } points for you.
hint-thinking = A bot is thinking …
hint-last = There is no further hint for this question.
