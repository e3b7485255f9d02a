### All that the pages say (`page-`), errors (`error-`), notices, and the words of the script (`ui-`; plain messages, no selectors).

## Every page

page-skip = Skip to the content
page-nav = Pages
page-nav-tables = My tables
page-nav-learn = Learn
page-nav-records = Records
page-nav-me = Me
page-language = Language
page-footer = Ludothek: free software, no adverts, no accounts.
page-version = Version { $version }
page-turns =
    { $n ->
        [one] It is your turn at 1 table
       *[other] It is your turn at { $n } tables
    }
page-your-turn = Your turn
page-status-open = Waiting for players
page-copy = Copy
page-copied = Copied
page-cancel = Cancel
page-replay = Replay
page-print = Print
page-download = Record
page-go-play = Play
page-go-look = Open
page-to-games = To the games
page-my-name = Your name
page-rules-link = Rules

## Home

page-home-title = Games
page-home-heading = Sit down and play.
page-home-sentence = Heavy strategy board games in your browser: with friends by link, together at one screen, or against bots. Whenever something is not allowed, the table tells you which rule says so.
page-home-mine = Your games
page-home-all-tables = All my tables
page-home-games = Games
page-players =
    { $most ->
        [one] 1 player
       *[other] { $least } to { $most } players
    }
page-play-now = Play now
page-play-now-hint = At once, against bots. No account, and no need to know the rules.
page-play-against = Strength of the bots
page-new-table = New table…
page-learn-count =
    { $n ->
        [one] Learn: 1 lesson
       *[other] Learn: { $n } lessons
    }
page-first-lesson = New here?
page-first-lesson-text = The first lesson takes two minutes: you play, and the table explains.

## A new table

page-new-title = New table: { $game }
page-new-seats = Who plays?
page-new-seats-hint = { $least } to { $most } seats. You get a link for your friends as soon as the table is open.
page-new-who = Seat { $n }: who sits here
page-new-kind-me = Me
page-new-kind-open = A friend, by link
page-new-kind-hot = Someone at this screen
page-new-kind-bot = A bot
page-new-kind-none = Nobody
page-new-name = Name
page-new-level = Level
page-new-open-hint = Anybody with the link can take this seat.
page-new-options = The game
page-new-only = only with: { $value }
page-new-only-seats =
    { $most ->
        [one] only with 1 seat
       *[other] only with { $range } seats
    }
page-new-presets = Recommended
page-new-presets-hint = A combination sets all options below at once.
page-new-preset-none = My own choice
page-new-preset-none-about = The options as they are chosen below.
page-new-table-part = The table
page-new-pace = Pace
page-new-pace-live = Live
page-new-pace-live-about = Everybody is here and plays in one sitting.
page-new-pace-days = Over days
page-new-pace-days-about = Answer when you find the time; notices tell you when it is your turn.
page-new-hints = Hints from a bot
page-new-hints-fit = For one person against bots
page-new-hints-fit-about = As soon as several people play there are none.
page-new-hints-on = For everybody
page-new-hints-on-about = The others see how many hints a seat has taken.
page-new-hints-off = None
page-new-hints-off-about = Everybody thinks for themselves.
page-new-strength = The number behind a level is its measured strength in this game, with its uncertainty: 100 points more win about 64 of 100 games of two.
page-new-slow = The engine of this server is not compiled: bots that plan are weaker here until its host runs “make fast”.
page-new-name-of-table = Title of the table (optional)
page-new-language = Language of the notices
page-new-more = More settings
page-new-seed = Seed
page-new-seed-hint = A number from which all chance follows. Leave it empty for a new one; the same seed gives the same cards again. Who knows it could work out hidden cards, so the table tells everybody that you chose it.
page-new-submit = Open the table

## Joining, and other links

page-join-title = Join: { $game }
page-join-heading = You are invited to play { $game }
page-join-host = { $name } invites you.
page-join-table = Table: { $title }
page-join-who = Who sits at the table
page-join-free = free
page-join-seat = Seat
page-join-any = Any free seat
page-join-submit = Sit down
page-join-hint = No account is needed. This device remembers your seat. On the page “Me” you find a link with which you can play on from any other device.
page-join-full = All seats at this table are taken. If you would like to watch, ask for the link for spectators.
page-link-seat-title = Take your seat
page-link-seat-text = With this link, this device gets the seat of { $who }. Continue only if it is meant for you.
page-link-seat-submit = Sit down as { $who }
page-link-watch-title = Watch a game
page-link-watch-text = You see what everybody may see. Nobody’s hidden cards are shown.
page-link-watch-submit = Watch
page-link-me-title = Welcome back
page-link-me-text = This is the recovery link of { $who }. On this device you will be { $who } again, with all seats.
page-link-me-instead = At the moment you are { $name } on this device. Save the recovery link of { $name } first, or you will not get back to those seats from here.
page-link-me-submit = Continue as { $who }

## My tables, records

page-tables-title = My tables
page-tables-none = You are not sitting at any table yet.
page-tables-mine = Your turn
page-tables-waiting = The others are thinking
page-tables-open = Waiting for players
page-tables-over = Finished
page-records-title = Records
page-records-sentence = Every game is kept, answer by answer. Replay it, print it, or save it as a small text file. You can also import records from elsewhere.
page-records-mine = Finished games
page-records-none = No finished games yet.
page-records-import = Import a record
page-records-import-text = A record can come from the terminal, from another Ludothek or from a friend. It is replayed and checked first. An unfinished game can be played on.
page-records-file = Record file (.rec)
page-records-paste = Or paste its text
page-records-text = Text of the record
page-records-submit = Import

## Me

page-me-title = Me
page-me-sentence = There are no accounts here: this device remembers who you are. Your recovery link brings you back on any other device.
page-me-saved = Saved.
page-me-who = Name and language
page-me-prefs = At the table
page-me-level = How much the table explains
page-me-level-learner = Learner
page-me-level-learner-about = Every question shows its rule, and refused answers say at once why.
page-me-level-normal = Normal
page-me-level-normal-about = Explanations one tap away.
page-me-level-quiet = Quiet
page-me-level-quiet-about = Only the table and the question.
page-me-confirm = Confirm answers
page-me-confirm-always = Always
page-me-confirm-always-about = First choose an answer, then confirm it.
page-me-confirm-barriers = When there is no way back
page-me-confirm-barriers-about = Only where an answer cannot be taken back.
page-me-confirm-never = Never
page-me-confirm-never-about = One tap is enough.
page-me-motion = Motion
page-me-motion-system = Same as the system
page-me-motion-system-about = Follows the setting of this device.
page-me-motion-full = On
page-me-motion-full-about = Pieces travel, for at most a third of a second.
page-me-motion-none = Off
page-me-motion-none-about = Everything is in its place at once.
page-me-theme = Light or dark
page-me-theme-system = Same as the system
page-me-theme-system-about = Follows the setting of this device.
page-me-theme-light = Light
page-me-theme-light-about = Warm paper.
page-me-theme-dark = Dark
page-me-theme-dark-about = For the evening.
page-me-save = Save
page-me-recovery = Your recovery link
page-me-recovery-text = Open this link on another device, or on this one after its data was deleted. Then you are back, with your name and all your seats. Keep it like a key: send it to yourself, or write it down.
page-me-recovery-label = Recovery link
page-me-recovery-warning = Whoever has this link can play in your place.
page-me-recovery-none = You get one as soon as you have a name here: save one above, or sit down at a table.
page-me-recovery-new = Make a new link
page-me-recovery-new-hint = The old link stops working, and all other devices are signed out.
page-me-notices = Notices
page-me-notices-text = When it is your turn, an open page of the table shows it in its title. With push notices, this device tells you even when no page is open.
page-me-push-on = Turn on push notices on this device
page-me-push-off = Turn off push notices on this device
page-me-push-script = Push notices need JavaScript.
page-me-push-nobody = Save your name first, so that there is somebody to tell.
page-me-push-active = This device is told when it is your turn.
page-me-push-unsupported = This browser has no push notices. On an iPhone or iPad, add Ludothek to the home screen first.
page-me-push-insecure = Browsers allow push notices only over https or on the machine itself.
page-me-push-denied = The browser does not allow notices from this page; its settings can change that.
page-me-push-failed = Push notices could not be turned on: the browser’s push service does not answer. Please try again later.
page-me-devices = Devices that are told
page-me-device = Device { $n }
page-me-device-error = Last error: { $error }
page-me-device-drop = Remove
page-me-push-test = Send a test notice
page-me-notices-hook = A table can also tell your group’s chat (Discord, Slack, ntfy or any other address). Whoever opened the table can set this up there, next to the links.
page-me-leave = Sign out on this device
page-me-leave-text = This device forgets who you are. Your seats stay yours, but only the recovery link brings you back. Save it first.
page-me-leave-submit = Sign out

## Learning and rules

page-learn-title = Learn
page-learn-sentence = Short lessons on a real table: a situation, a task, and the rule behind it. Wrong answers do no harm.
page-lesson-questions =
    { $n ->
        [one] 1 question
       *[other] { $n } questions
    }
page-learn-rules = All rules of { $game }
page-rules-title = Rules of { $game }
page-rules-sentence = Every rule with its id. The table names the id whenever it asks, refuses or reports something.
page-rules-search = Words or an id
page-rules-find = Search
page-rules-none = No rule contains all these words.
page-rules-found =
    { $n ->
        [one] 1 rule
       *[other] { $n } rules
    }
page-rules-all = Show all rules
page-rules-areas = Chapters
page-rules-others = Other games

## The text table

page-text-title = text table
page-text-drawn = To the drawn table
page-text-hand-over-title = { $name }, it is your turn
page-text-state = Where the game stands
page-text-hand-over = Hand over the screen. Nobody else should look now.
page-text-show = I am { $name }: show the table
page-text-seats = My seats
page-text-spectator = You are watching.
page-said-stale = The game has gone on in the meantime, so your answer was not taken. Here is the table as it stands now.
page-said-refused = That is not allowed now.
page-said-not-asked = It is not your turn to answer.
page-text-agree = Agree
page-text-disagree = Refuse
page-text-consent-waits = Waiting for the others to agree.
page-delta = { $by } { $label } ({ $name })
page-ends-chance = After this, chance decides: you cannot take it back alone.
page-ends-revealed = After this you learn something new: you cannot take it back alone.
page-ends-others = After this it is another player’s turn: you cannot take it back alone.
page-ends-over = This ends the game.
page-text-refused =
    { $n ->
        [one] 1 answer that is not allowed now, and why
       *[other] { $n } answers that are not allowed now, and why
    }
page-text-not-allowed = not allowed
page-text-look-again = Look again
page-text-undo = Take back
page-text-undo-step = Take back the last answer
page-text-undo-turn = Take back the whole turn
page-text-ask-undo = Ask the others to go back further
page-text-ask-undo-to = Back to
page-text-ask-undo-submit = Ask
page-text-score = Score sheet
page-text-score-for = For
page-text-total = Total
page-text-place = Place
page-text-log = What has happened
page-text-since = Since your last answer:
page-text-undone = taken back
page-text-whole-log = Everything from the beginning
page-text-unfold = Show: { $title }
page-text-who = Who sits at the table
page-text-seat-open = A free seat
page-text-seat-person = { $name }
page-text-seat-bot = { $name }, a bot
page-text-seat-away = { $name } is away; a bot plays on
page-text-yours = your seat
page-text-leave = Leave { $name }’s seat to a bot
page-text-take-back = Take { $name }’s seat back
page-text-fill-with = Bots for all free seats
page-text-fill = Begin
page-text-turn-seats = Everybody moves on by one seat
page-text-same-seed = The same cards again (same seed)
page-text-rematch = Play again
page-text-to-rematch = To the rematch
page-links-title = Links of this table
page-links-invite = Invite friends
page-links-invite-hint = Whoever opens this link can take a free seat.
page-links-watch = For spectators
page-links-watch-hint = Whoever opens this link can watch, and sees only what everybody may see.
page-links-seat = The seat of { $name }
page-links-seat-hint = A seat’s link is its key. Open it on another device to play from there. Do not give it to others.
page-links-replace = Replace links
page-links-replace-hint = The old link stops working. A new link for a seat also takes that seat from all other devices.
page-links-replace-invite = New invitation
page-links-replace-watch = New link for spectators
page-links-replace-seat = New link for { $name }
page-hook-title = Tell a chat
page-hook-text = Whenever somebody’s turn begins, the table can post a line to a web address, for example to your group’s chat.
page-hook-url = Address (empty: nowhere)
page-hook-format = Format
page-hook-format-json = JSON, for programs
page-hook-format-discord = Discord
page-hook-format-slack = Slack, Mattermost, Rocket.Chat
page-hook-format-ntfy = ntfy
page-hook-save = Save
page-hook-test = Send a test
page-hook-worked = Last delivery: { $when }, without error.
page-hook-failed = Last delivery: { $when }, failed: { $error }

## On paper

page-print-back = Back to the table
page-print-players = Players
page-print-player = Player
page-print-graph = The course of the game
print-seed = Seed
print-chance = Chance
print-seed-by-hand = the seed was chosen by hand
print-rules = Version of the rules
print-played = Played
print-answers = Answers

## Names and dates

guest-name = Guest
bot-greedy = Greedy: thinks ahead
bot-novice = Novice: overlooks much
bot-player = Player: looks one answer ahead
bot-expert = Expert: plans, up to 2 seconds a turn
bot-master = Master: plans far, up to 5 seconds a turn
bot-random = Random: anything goes
bot-strength = { $rating } ± { $error }
bot-measured = { $bot } · { $strength }
months = January February March April May June July August September October November December
date = { $day } { $month } { $year }
date-time = { $date }, { $time }

## Notices

notice-test-title = Ludothek
notice-test-text = This is a test. You will be told like this when it is your turn.
hook-test = A test from Ludothek: this is how the table { $title } tells whose turn it is in { $game }.
hook-private = { $host } is an address inside this network. A table may only post to public addresses.
hook-address = Please enter a web address that begins with https:// or http://.
hook-failed = The address cannot be reached: { $reason }.
hook-status = The address answers with the status { $status }.

## What goes wrong

host-refused = This server does not go by the name in the address. Start it with --url and its public address.
origin-refused = This request comes from another page, so it was not carried out.
too-many = That was too much in too short a time. Please wait a moment.
no-file = Choose a file, or paste the text of a record.
bad-number = “{ $field }” must be a whole number.
error-400-title = This cannot be done
error-400-text = The request cannot be understood.
error-403-title = This is not yours
error-403-text = This page belongs to others. If you have a link for it, open it on this device first.
error-404-title = There is nothing here
error-404-text = This address leads nowhere. Perhaps the table or the page has another one.
error-405-title = Not like this
error-405-text = This address does not take such requests.
error-410-title = This is gone
error-410-text = What was here does not exist any more. Perhaps the link was replaced by a new one.
error-413-title = That is too much
error-413-text = What was sent is too large for this server.
error-429-title = Not so fast
error-429-text = That was too much in too short a time. Please wait a moment.
error-500-title = Something broke
error-500-text = This is our mistake, not yours. Your games are safe: every answer that was accepted is saved. Please try again.

## The script: the bar, panes and tabs

ui-rules = Rules
ui-table = Table
ui-settings = Settings
ui-keys = Keys
ui-tools = Tools
ui-tabs = Parts of the table
ui-tab-board = Board
ui-tab-me = Me
ui-tab-others = Others
ui-tab-actions = Actions
ui-tab-log = Log
ui-tab-dot = something to do
ui-close = Close
ui-choose = Choose this
ui-loading = One moment …
ui-text-table = Text table
ui-no-script = The drawn table needs JavaScript; the text table does not.

## The script: the question

ui-actions = Actions
ui-your-action = Your choice
ui-confirm = Confirm
ui-undo-step = Undo step
ui-undo-turn = Undo turn
ui-undo-to = Take back { $what } and everything after it
ui-undo-nothing = There is nothing to take back.
ui-turn = Your turn
ui-turn-steps = What you chose this turn
ui-turn-so-far = This turn:
ui-no = no
ui-refused = not allowed now
ui-not-now = Not now: { $why }
ui-press = Press { $key }: { $choice }
ui-ends-chance = After this, chance decides: you cannot take it back alone.
ui-ends-revealed = After this you learn something new: you cannot take it back alone.
ui-ends-others = After this it is another player’s turn: you cannot take it back alone.
ui-ends-over = This ends the game.
ui-stale = The game has gone on in the meantime. Please look again and choose.
ui-not-asked = It is not your turn to answer.

## The script: rules

ui-open-rule = Open this rule
ui-rules-search = Search rules
ui-rules-found = { $n } of { $of } rules
ui-rules-page = All rules on one page

## The script: board

ui-zoom = Size of the board
ui-zoom-in = Larger
ui-zoom-out = Smaller
ui-zoom-fit = Show all of it

## The script: players

ui-players = Players
ui-player = Player
ui-you = you
ui-bot = bot
ui-away = bot for now
ui-away-long = A bot plays for this person until they come back.
ui-online = at the table
ui-is-asked = to move
ui-out = out
ui-neutral = neutral
ui-compare = Compare

## The script: log

ui-log = Log
ui-log-filter = Which lines to show
ui-log-since = new
ui-log-all = all
ui-log-me = mine
ui-log-older = Show older lines
ui-log-empty = Nothing yet.
ui-look = Look at position { $n }
ui-looking-back = Position { $n } of { $of }
ui-back-to-now = Back to now
ui-link-position = Link to this position
ui-undo-here = Take back to here
ui-ask-undo-here = Ask to go back to here
ui-undone = taken back
ui-recap = What happened since my turn
ui-recap-short = Recap
ui-recap-nothing = Nothing has happened since your turn.

## The script: going back by consent

ui-consent-yes = Agree
ui-consent-no = Refuse
ui-consent-waiting = Waiting for the others to agree.

## The script: hot seat

ui-hand-over = { $name }, it is your turn
ui-hand-over-about = Hand over the screen. Nobody else should look now.
ui-hand-over-lift = I am { $name }: show the table

## The script: connection

ui-reconnecting = Reconnecting …
ui-no-connection = No connection to the table.

## The script: notices

ui-title-turn = (●) Your turn – { $game }
ui-title-over = { $game } – over
ui-push-offer = Tell me on this device when it is my turn
ui-push-on = This device will tell you when it is your turn.
ui-push-denied = This browser does not allow notices from here; its settings can change that.
ui-push-failed = This device could not be signed up: the browser’s push service does not answer. Please try again later.

## The script: settings

ui-language = Language
ui-theme-title = Light or dark
ui-theme-system = same as the system
ui-theme-light = light
ui-theme-dark = dark
ui-motion-title = Motion
ui-motion-system = same as the system
ui-motion-full = on
ui-motion-none = off
ui-level-title = Explanations
ui-level-learner = for learning: all
ui-level-normal = normal
ui-level-quiet = quiet: as few as possible
ui-confirm-always = always
ui-confirm-barriers = when there is no way back
ui-confirm-never = never
ui-confirm-title = Confirm answers
ui-settings-page = Name, recovery link and all settings

## The script: the table as a place

ui-link-invite = Invite: whoever opens this link can take a free seat
ui-link-watch = Watch: a link for everybody without a seat
ui-link-seat = Seat of { $name }: whoever opens this link can play here
ui-link-position-n = Link to position { $n }
ui-copy = Copy
ui-copied = Copied.
ui-rotate = New link
ui-rotate-about = Makes a new link; the old one stops working
ui-rotated = There is a new link. The old one no longer works.
ui-seats = My seats
ui-bot-plays = A bot plays for { $name }.
ui-take-back = Take the seat back
ui-leave-about = { $name } leaves, and this bot takes over:
ui-leave = Leave
ui-bot-level = Bot
ui-hook = Tell a chat whose turn it is (webhook)
ui-hook-about = The server posts a line to this address whenever somebody’s turn begins.
ui-hook-url = Address
ui-hook-format = Format
ui-hook-ntfy = ntfy
ui-hook-discord = Discord
ui-hook-slack = Slack
ui-hook-json = JSON
ui-hook-test = Send a test
ui-hook-sent = The test was sent.
ui-hook-error = Last attempt: { $error }
ui-save = Save
ui-waiting = Waiting for players
ui-waiting-about = The game begins when all seats are taken.
ui-seat-free = free seat
ui-fill-about = Begin now; the free seats go to:
ui-fill = Begin with bots

## The script: the end

ui-score = Score
ui-total = Total
ui-place = Place
ui-place-n = { $n }
ui-rematch = Rematch
ui-to-rematch = To the rematch
ui-rematch-begun = A rematch has begun.
ui-rematch-rotate = everybody moves on by one seat
ui-rematch-same = the same cards again
ui-replay = Replay
ui-print = Print
ui-record = Download record

## The script: keys

ui-key-choice = choose (again: send)
ui-key-confirm = confirm
ui-key-undo-step = undo step
ui-key-undo-turn = undo turn
ui-key-move = from target to target
ui-key-card = open a card
ui-key-notation = type an answer
ui-key-panes = board, actions, my things, others
ui-key-log = log
ui-key-recap = what happened since my turn
ui-key-compare = compare players
ui-key-rules = rules
ui-key-settings = settings
ui-key-escape = close, deselect, back to now
ui-key-help = this list
ui-notation = Type an answer
ui-notation-about = A number, a word, or “{ $code } word”. Tab completes, Enter sends.
ui-notation-unknown = “{ $text }” is not one clear answer.

## The script: replay

ui-position = Position
ui-position-of = { $n } of { $of }
ui-first = First position
ui-prev = One back
ui-next = One forward
ui-last = Last position
ui-play = Play
ui-pause = Pause
ui-graph = How the figures changed
ui-graph-about = One line for each colour. Click or tap to jump to a position.
ui-graph-figures = Figures
ui-continue = Play on from here
ui-continue-about = A new table that begins here. Choose your seat, and a bot for the others:
ui-seat = Seat
ui-to-table = To the table

## The script: lessons

ui-lesson-question = Question { $n } of { $of }
ui-lesson-situation = Situation
ui-lesson-task = Task
ui-lesson-hint = Hint
ui-lesson-done = Done!
ui-lesson-again = Once more
ui-lesson-next = Next lesson: { $title }
ui-lesson-list = All lessons

## Hints and analyses

advice-failed = The bot that was asked gave no answer. Please try again in a moment.
ui-hints = Hints
ui-hints-about = From a bot that sees what you see. The others see how many hints you have taken.
ui-hint-goal = What matters?
ui-hint-area = Where?
ui-hint-move = Which move?
ui-hint-thinking = The bot is thinking …
ui-hints-taken = Hints taken: { $n }
ui-analysis = Show analysis
ui-analysis-stop = Stop the analysis
ui-analysis-title = Analysis
ui-analysis-running = Still thinking …
ui-analysis-done = Thought through.
ui-analysis-stopped = Stopped.
ui-analysis-option = Answer
ui-analysis-chances = Chances to win
ui-analysis-points = Points
ui-analysis-visits = Tried
ui-percent = { $value } % ± { $error }
ui-points = { $value } ± { $error }
ui-turning = Turning points
ui-turning-about = The turns after which a bot judges the outlook of their seat most differently than before.
ui-turning-thinking = A bot is looking through the game …
ui-turning-none = The outlook never changed much at once.
ui-turning-swing = { $before } % → { $after } %
ui-turning-swing-points = { $before } → { $after } points
ui-turning-played = Played: { $played }
ui-turning-same = A bot would have done the same.
ui-turning-best = A bot would have played: { $best } ({ $value } % ± { $error })
ui-turning-best-points = A bot would have played: { $best } ({ $value } ± { $error } points)
ui-turning-look = Position { $n }
ui-rematch-bots = Bots
ui-rematch-bots-same = as before
