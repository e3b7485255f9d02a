### What tables say outside a game.

## Why something cannot be done

table-none = There is no such table.
table-no-link = This link leads nowhere. Perhaps it was replaced by a new one.
table-no-guest = Nobody is known by this link.
table-not-yours = This is not yours: the seat or the table belongs to others.
table-not-host = Only the person who opened this table can do that.
table-no-seat = There is no free seat at this table.
table-not-open = This table is not waiting for players any more.
table-not-running = This game is not being played at the moment.
table-not-over = The game is not over yet.
table-hidden = While the game is being played its record stays closed, because it names hidden cards.
table-no-position = This game has the positions 0 to { $last }; there is no position { $n }.
table-at-end = The game ended here; choose an earlier position to go on from.
table-bad-name = “{ $name }” cannot be a name here; a name has 1 to { $n } characters and does not end like that of a bot.
table-no-bot = There is no bot “{ $bot }”.
table-no-kind = A seat is for me, for a person at my screen, open to others, or for a bot; it cannot be “{ $kind }”.
table-no-pace = A game is played live or over days; its pace cannot be “{ $pace }”.
table-no-hints = There are no hints at this table.
table-not-asked = You are not asked anything at the moment.
table-no-rung = A hint names the goal, the area or the move; it cannot be “{ $rung }”.
table-rules-changed = The rules of this game have changed since it began, so it has no record from the beginning.
table-lost = The rules of this game have changed so much that it cannot be opened any more.
table-too-long = This text is too long to be a record.

## Answers and taking back

table-no-word = “{ $word }” is no answer to this question.
table-undo-stale = The game has gone on in the meantime.
table-undo-over = The end of a game cannot be taken back alone: everything hidden has been shown. Ask the others.
table-undo-away = { $player } is away and cannot be asked; these answers stay.
table-asks-undo =
    { $count ->
        [one] { $player } would like to take back the last answer.
       *[other] { $player } would like to take back the last { $count } answers.
    }

## Notes at the table

table-left = { $player } has left; a bot plays on.
table-refused-undo = { $player } does not want to go back.
table-rebased = The rules of this game have changed. The game goes on from where it stood; what came before can no longer be looked at.
table-seed-by-hand = The seed of this game was chosen by hand, not drawn. Whoever knows it can work out hidden cards and all that chance will bring.

## Notices

table-your-turn = { $title }: it is your turn, { $player }.

## Lists of tables

table-free-seat = free
table-unreadable = This table cannot be opened any more: its game is missing here, or the rules have changed too much.
