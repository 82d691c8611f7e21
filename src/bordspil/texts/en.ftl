## Refusals of any game

game-over = The game is over.
chance-decides = Chance decides this.
not-your-turn = It is not this seat's turn; seat { $seat } is to act.
stale = The game has moved on since; it is at move { $seq }.
move-text = “{ $text }” is not a move.
move-shape = The move cannot be read: look at the field “{ $field }”.
position-shape = The position cannot be read: { $problem }
seats-out-of-range = This game takes { $low } to { $high } seats (field “{ $field }”).
option-unknown = There is no option “{ $option }”; the options are: { $options }.
option-value = The option “{ $option }” takes one of: { $choices }.
game-unknown = There is no game “{ $game }”; the games are: { $games }.
level-unknown = There is no bot “{ $level }”; the bots are: { $levels }.
budget-wrong = The field “{ $field }” must be a number from 0 upwards.

## Records

log-wrong-seat = Entry { $number } was not that seat's turn.
log-illegal = Entry { $number } breaks the rules.
log-wrong-draw = Entry { $number } is not what chance drew from this seed.
record-not-one = This is not a record of a game.
record-cut-off = The record is cut off.
record-edited = The record has been changed since it was written.
record-other-rules = The record was played by rules { $theirs }; these are rules { $ours }.
record-header = The header of the record is wrong at “{ $field }”.
record-entry = Entry { $number } of the record cannot be read.
record-too-long = The record has more entries than a game can have.
record-wrong-end = The record does not end as it says.
record-no-seed = The record has no seed: the game is not over.
record-wrong-seed = The seed is not the one that was promised before the game.
file-unreadable = { $file } cannot be read: { $reason }.
file-unwritable = { $file } cannot be written: { $reason }.

## The line protocol

json-broken = This line is not a JSON object: { $problem }.
line-too-long = The line is longer than { $limit } bytes.
command-unknown = There is no command “{ $command }”; the commands are: { $commands }.
no-game = There is no game yet: begin with “new”.
field-missing = The field “{ $field }” is missing.
field-wrong = The field “{ $field }” is of the wrong kind.
seat-unknown = There is no such seat.
list-incomplete = The moves of this position cannot all be listed.
perft-chance = Chance comes in between: the sequences cannot be counted.
perft-too-deep = At most { $limit } plies can be counted.
internal-error = Something went wrong inside: { $problem }. Nothing has changed.

## The terminal

play-welcome = { $game } at { $seats } seats. Type a move, “?” for help, “q” to leave.
play-turn = Seat { $seat }, your move:
play-bot = Seat { $seat } ({ $level }) plays { $move }.
play-help = Moves look like { $example }. “m” lists them all, “h” asks for a hint, “s FILE” saves the record, “q” leaves.
play-hint = A good move: { $move }
play-saved = Saved in { $file }.
play-rule = Rule { $rule }.
play-over = The game is over.
play-won = Seat { $seats } has won.
play-shared = Seats { $seats } share the victory.
play-left = You have left the game.
replay-step = Entry { $number } of { $total }: { $who } { $move }
replay-chance = chance
replay-seat = seat { $seat }
verify-fine = { $draws } draws repeated: all of them come from the promised seed.
replay-end = The end of the record.

## Commands

figure-unknown = There is no figure “{ $figure }”; the figures are: { $figures }.
people-out-of-range = There can be from 0 to { $seats } people at { $seats } seats.
match-wrong = A match needs at least two bots, at most { $seats } at { $seats } seats, and at least one game.
new-game-written = { $folder } is written. Play it: { $command }
new-game-exists = { $folder } is there already; choose another name.
new-game-name = “{ $name }” cannot be the name of a new game: it takes small letters, digits and underscores, begins with a letter, and is not taken.

## Research

extra-missing = This needs { $module }: pip install "bordspil[{ $extra }]".
not-compiled = The rules of { $game } are not compiled; its games are stepped by PlainBatch (bordspil.envs.plain_batch).
action-illegal = The action { $action } is illegal in game { $number }. Nothing has changed.
reset-option = There is no option “{ $option }” of reset: a game's options are given when its environment is made.
no-gpu = No graphics card can be used here: CUDA and a card for it are needed.
no-tensors = { $game } has no numbers for learners yet.
bot-none = “{ $bot }” is no bot: a bot has a method choose(view, seconds).
bot-not-found = There is no bot “{ $bot }”: no such module can be imported from here, or there is nothing of that name in it.
external-bot-other-game = “{ $contestant }” is no contestant here: the game is { $game }.
external-bot-no-command = “{ $contestant }” names no command that can be read.
external-bot-not-found = There is no program “{ $program }” that can be run.
external-bot-not-started = The program could not be started: { $reason }.
external-bot-unasked = It spoke without being asked: “{ $text }”.
external-bot-endless = It wrote more than { $limit } bytes without ending the line.
external-bot-ended = The program ended (exit code { $code }, last error line: { $text }).
external-bot-late = It gave no answer within { $seconds } seconds.
external-bot-nonsense = “{ $text }” is not an answer with a move.
forfeit = { $bot } (seat { $seat }) lost game { $game } at move { $move }: { $reason }
forfeit-illegal = { $bot } (seat { $seat }) lost game { $game } at move { $move } with the illegal move { $played }: { $reason }
forfeits-more = Further games forfeited: { $count }.
selfplay-wrong = Self-play needs at least one game, and one bot or one for each of the { $seats } seats.
selfplay-exists = { $file } is there already; choose another name or remove it first.
selfplay-other = { $folder } belongs to other games (different: { $field }); remove it or choose another name.
selfplay-resumed = { $games } games are there already; now come the others.
selfplay-done = { $file }: { $games } games, { $moves } moves.
selfplay-not-one = { $file } does not hold games of this kind.

## The server

already-started = The game has already started.
hello-first = The page has not introduced itself; reload it.
hello-twice = The page has introduced itself twice; reload it.
message-not-json = The server could not read what the page sent.
message-shape = The server could not read what the page sent (field “{ $field }”).
no-bots = The computer cannot play { $game } yet.
no-table = This page is not at a table.
not-host = Only the one who opened the table may do that.
not-over = The game is not over yet.
not-seated = You have no seat at this table.
not-started = The game has not started yet.
not-your-seat = That seat belongs to somebody else.
overtaken = Somebody else moved first; the table has been brought up to date.
seat-not-there = There is no such seat at this table.
seat-taken = That seat is taken.
server-error = Something went wrong on the server. Nothing has changed; please try again.
server-full = There is no room for another table just now. Please try again later.
store-down = The server cannot save anything just now. Your move has not been lost; please try again in a moment.
table-broken = Table { $code } cannot be opened: its log is damaged.
table-full = All seats are taken.
table-other-rules = This table was played by rules { $theirs }; these are rules { $ours }.
table-unknown = There is no table { $code }.
token-wrong = This browser has lost its key; reload the page.
too-many-tables = You have { $limit } unfinished tables. Finish one before you open another.
too-often = That was too fast. Please wait a moment.
server-busy = The server has a lot to do just now. Please try again in a moment.
material-unknown = There is no “{ $name }” here.
lesson-unknown = There is no lesson “{ $name }”.
file-too-large = The file is too large; at most { $limit } bytes are taken.
file-too-complex = This file takes too long or too much memory to read.
upload-too-slow = The file came too slowly. Please try again over a better connection.
upload-cut-off = The connection broke before all of the file had come.
too-many-draws = More than { $limit } draws were made in this game. Save its record and verify it with the program bordspil.
upload-unknown = What you brought along for “{ $option }” is not here any more. Please choose the file again.
no-hint = There is no hint for this.
hint-among-people = Hints are only given where no other person plays.
reports-none = No reports.
reports-line = { $when }  { $game }, table { $code }: { $about } – { $note }

## Coming and going

stood-in = The computer is playing for you there. Take the seat over again first.
seat-is-lost = That seat has lost already; the computer plays it to the end.
not-absent = Whoever has that seat is here.
no-spectators = This table is closed to onlookers.
pass-unknown = This code is not valid any more, or there is a mistake in it. Ask for a new one.

## Time

no-email = This host sends no e-mail.
mail-wrong = That is no e-mail address.
network-none = This computer isn't connected to a network.
network-not-here = Only a browser on the computer that runs the server can open it to the network.
email-not-sent = The e-mail could not be sent. Please try again later.
proof-late = That code is no longer good. Ask for a new one.
proof-wrong = That is not the code that was sent.
no-webhooks = This host does not call webhooks.
hook-wrong = That is no address that could be called: it must begin with https://.
hook-private = Addresses within the host’s own network are not called.
email-turn-subject = Your turn: { $game }
email-turn = It is your turn in a game of { $game }.
email-players = At the table: { $names }
email-unsubscribe = To get no more of these: { $link }
email-proof-subject = { $code } is your code
email-proof = Type in this code: { $code }
email-proof-why = Somebody wants to be told at this address when it is their turn at { $link }. If it was not you, you need not do anything.
unsubscribe-ask = Send no more e-mail to { $address }?
unsubscribe-button = No more e-mail
unsubscribe-done = You will get no more e-mail.

## Undo

undo-too-late = The last move can no longer be taken back: something new has been drawn or shown since.
game-too-long = This game has gone on for so long that no more moves can be made. Start a new one.
undo-too-often = So many moves have been taken back in this game that no more can be.
undo-nothing = There is no move of yours to take back.
undo-count = { $limit ->
    [0] There is no move to take back.
    [one] Only one move can be taken back.
   *[other] Only { $limit } moves can be taken back.
  }
undo-lapsed = The question has lapsed: somebody has moved since.
undo-declined = The move stays: somebody does not agree.
log-wrong-undo = Entry { $number } takes back what cannot be taken back.
replay-undo =
    Entry { $number } of { $total }: { $count ->
        [one] one move is taken back
       *[other] { $count } moves are taken back
    }

## Looking on and back

look-later = The others’ views are shown when the game is over.
no-such-move = There is no such move; the last one is { $last }.

## Around the table

chat-off = There is no chat at this table.
chat-empty = There is nothing in that message.
chat-too-often = That was a lot at once. Please wait a moment before you write again.
colour-taken = Somebody else has that colour.

## Accounts

phrase-shape = This is not a recovery phrase: it has eight words of three syllables. Please check how it is written.
phrase-unknown = Nobody here has this recovery phrase.
passkey-wrong = The passkey was not accepted.
passkey-late = That took too long or was out of turn. Please try again.
passkey-unknown = This passkey is not known here. It may have been removed.
passkey-not-here = Passkeys work only where the page has a name of its own, not at a bare network address. Use a recovery phrase.
signed-in = This browser is signed in already. Sign out first.
not-signed-in = This browser is not signed in.
key-unknown = That key is no longer there.
device-unknown = That device is no longer signed in.
last-key = This is your only way in. Make another one first, or erase everything.
too-many-keys = There can be at most { $limit } keys.
too-many-devices = At most { $limit } devices can be signed in. Sign one out first.

## Ratings

## Operators

load-wrong = From 1 to 5000 tables can be opened, each with 1 to 100 moves, up to 60 seconds apart.

setting-unknown = There is no setting “{ $name }” ({ $place }); `bordspil settings` prints all there are.
setting-wrong = This setting cannot be used ({ $place }): { $reason }.
too-many-here = There are too many connections from your network just now. Please try again later.
file-exists = { $file } is there already; a copy never overwrites anything.
backup-failed = { $file } could not be written: { $reason }.
store-in-use = A server is using { $file }. Stop it first.
backup-made =
    { $tables ->
        [one] One table
       *[other] { $tables } tables
    } copied to { $file }.
backup-restored =
    { $tables ->
        [one] One table is
       *[other] { $tables } tables are
    } back in { $store }.
backup-aside = What was there before is now { $file }.

## The store

store-no-file = This store is a database and not a file; `bordspil store copy` copies it.
store-behind = The store { $store } is of version { $version }. Bring it up to date first: bordspil store migrate.
store-not-empty = There is something in { $store } already; a copy goes into an empty store only.
store-unusable = The store { $store } cannot be used: { $reason }.
store-differs = “{ $table }” is not the same in both stores; nothing has been copied.
store-current = { $store } is of version { $version }, the newest. There is nothing to do.
store-migrated = { $store } has gone from version { $old } to version { $new }.
store-copied = Everything is in { $store } now, and it is what was read.
store-copying = Copying
store-checking = Checking
store-title = { $store }, version { $version }
store-column-table = Table
store-column-rows = Rows
store-sound =
    { $tables ->
        [one] Nothing is wrong; { $tables } table was looked through and its game played again.
       *[other] Nothing is wrong; { $tables } tables were looked through and their games played again.
    }
store-faults =
    { $count ->
        [one] { $count } thing is wrong.
       *[other] { $count } things are wrong.
    }
check-gap = the numbers of its log have a gap.
check-seats = its seats are not complete.
check-seed = its seed has the wrong length.
check-stage = its stage does not fit its log.
check-replay = its log cannot be played again ({ $reason }).
check-results = its results are not what the game brought.
check-orphans = { $reason } rows belong to nothing that is there.
check-columns = its columns are not those of this version.

## Opponents

hurry-among-people = The computer is only hurried where no other person plays.
no-analysis = There is no analysis for this.
analysis-failed = The game could not be analysed. Please try again.
sprt-wrong = The test asks for two numbers from -1000 to 1000, the lower one first.
ladder-wrong = A ladder needs at least two different bots, two seats, one game for each pair, and a reach of at least 1.
sprt-weaker = The test says: rather { $low } than { $high } Elo.
sprt-stronger = The test says: rather { $high } than { $low } Elo.
sprt-open = The test is undecided between { $low } and { $high } Elo; it needs more games.

## Workers

worker-lost = Three workers one after the other ended over the same piece of work.
workers-wrong = “{ $workers }” names no workers: give a number of processes, or ray://HOST:PORT, ray:auto or ray:local.
workers-unusable = The workers at { $workers } cannot be used: { $reason }.
worker-other-version = A worker has version { $theirs } of Bordspil; this is version { $ours }.
telemetry-wrong = “{ $address }” is no address of a collector: give one such as http://localhost:4318.

## Tournaments

tournament-plan = The plan of the tournament cannot be used: { $problem }.
tournament-rounds = At most { $most } rounds can be paired without a second meeting.
tournament-other = The folder { $folder } holds another tournament.
tournament-resumed = { $games } games have been played already; the tournament goes on.
