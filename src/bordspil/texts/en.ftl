## Refusals of any game

# A move after the end of the game.
game-over = The game is over.
# Somebody plays while tiles or cards are being drawn at random.
chance-decides = This is up to chance.
# $seat: number of the seat to act, 2
not-your-turn = It’s not this seat’s turn; seat { $seat } is to act.
# Two moves crossed. $seq: how many moves there are by now, 17
stale = The game has moved on; it’s at move { $seq } now.
# $text: what was typed, “0x9”
move-text = “{ $text }” isn’t a move.
# $field: name of a field, line
move-shape = That move can’t be read: check the field “{ $field }”.
# $problem: what a parser says, in English
position-shape = That position can’t be read: { $problem }
# $low, $high: how many may play, 2 and 4; $field: seats
seats-out-of-range = This game takes { $low } to { $high } seats (field “{ $field }”).
# $option: what was asked for, sid; $options: names of options, side, first
option-unknown = There’s no option “{ $option }”. The options are: { $options }.
# $option: name of an option, side; $choices: what it may be, coloured, grey
option-value = The option “{ $option }” must be one of: { $choices }.
# $game: what was asked for, chess; $games: names of games
game-unknown = There’s no game “{ $game }”. The games are: { $games }.
# $level: what was asked for, godlike; $levels: names of levels
level-unknown = There’s no bot “{ $level }”. The bots are: { $levels }.
# $field: name of a field, seconds
budget-wrong = The field “{ $field }” must be 0 or more.

## Saved games

# $number: number of a line of a saved game, 12. So in all of this section
log-wrong-seat = Entry { $number }: it wasn’t that seat’s turn.
# $number: number of an entry, 12
log-illegal = Entry { $number } breaks the rules.
# $number: number of an entry, 12
log-wrong-draw = Entry { $number } isn’t what this seed draws.
# A file that holds something else.
record-not-one = This isn’t a saved game.
# The file ends too early.
record-cut-off = The saved game is incomplete.
# The checksum of the file is wrong.
record-edited = The saved game has been changed since it was written.
# $theirs, $ours: versions of rules, 2 and 3
record-other-rules = The game was played by rules { $theirs }; these are rules { $ours }.
# $field: name of a field, seats
record-header = The header of the saved game is wrong at “{ $field }”.
# $number: number of an entry, 12
record-entry = Entry { $number } of the saved game can’t be read.
# A file with far too many lines.
record-too-long = The saved game has more entries than a game can have.
# The last line does not fit the game.
record-wrong-end = The saved game doesn’t end the way it says.
# The seed is written down at the end of a game only.
record-no-seed = The saved game has no seed: the game isn’t over.
# The seed does not fit the promise made before the game.
record-wrong-seed = The seed isn’t the one that was promised before the game.
# $file: path of a file; $reason: what the system says
file-unreadable = Can’t read { $file }: { $reason }.
# $file: path of a file; $reason: what the system says
file-unwritable = Can’t write { $file }: { $reason }.

## The line protocol

# $problem: what a parser says, in English
json-broken = This line isn’t a JSON object: { $problem }.
# $limit: number of bytes, 1000000
line-too-long = The line is longer than { $limit } bytes.
# $command: what was asked for, ply; $commands: names of commands
command-unknown = There’s no command “{ $command }”. The commands are: { $commands }.
# “new” is a command and stays as it is.
no-game = There’s no game yet: start with “new”.
# $field: name of a field, move
field-missing = The field “{ $field }” is missing.
# $field: name of a field, move
field-wrong = The field “{ $field }” has the wrong type.
# A number of a seat that the game does not have.
seat-unknown = There’s no such seat.
# Cross Rummy has more moves than can be listed.
list-incomplete = This position has too many moves to list.
# Counting sequences of moves stops where chance comes in.
perft-chance = Chance comes in between, so the sequences can’t be counted.
# $limit: number of plies, 8
perft-too-deep = Can’t count more than { $limit } plies.
# $problem: what broke, in English
internal-error = Something went wrong inside: { $problem }. Nothing has changed.

## The terminal

# $game: name of a game; $seats: how many play, 3
play-welcome = { $game }, { $seats } seats. Type a move, “?” for help, “q” to quit.
# The prompt. $seat: number of a seat, 1
play-turn = Seat { $seat }, your move:
# $seat: number of a seat, 2; $level: name of a level, medium; $move: a move, 0b3
play-bot = Seat { $seat } ({ $level }) plays { $move }.
# $example: a move, 0b3. The letters and FILE stay as they are
play-help = A move looks like { $example }. “m” lists all moves, “h” gives a hint, “s FILE” saves the game, “q” quits.
# $move: a move, 0b3
play-hint = A good move: { $move }
# $file: path of a file
play-saved = Saved to { $file }.
# $rule: number of a rule, AZ-12
play-rule = Rule { $rule }.
# After the last move.
play-over = The game is over.
# $seats: number of a seat, 1
play-won = Seat { $seats } wins.
# $seats: numbers of seats, 1, 3
play-shared = Seats { $seats } share the win.
# After “q”.
play-left = You’ve left the game.
# $number of $total: entries of a saved game, 4 of 71; $who: seat 1, or chance; $move: a move, 0b3
replay-step = Entry { $number } of { $total }: { $who } { $move }
# Stands for the player where tiles or cards are drawn at random.
replay-chance = chance
# $seat: number of a seat, 1
replay-seat = seat { $seat }
# $draws: how many draws were repeated, 12
verify-fine =
    { $draws ->
        [one] { $draws } draw repeated: it comes from the promised seed.
       *[other] { $draws } draws repeated: they all come from the promised seed.
    }
# After the last entry.
replay-end = End of the saved game.

## Commands

# $figure: what was asked for; $figures: names of figures
figure-unknown = There’s no figure “{ $figure }”. The figures are: { $figures }.
# $path: path of a program; $reason: why it could not be used
checkout-without-figures = “{ $path }” gives no figures: { $reason }.
# $seats: how many play, 4
people-out-of-range = With { $seats } seats there can be 0 to { $seats } people.
# $seats: how many play, 4
match-wrong = A match with { $seats } seats needs 2 to { $seats } bots and at least one game.
# $folder: path of a folder; $command: a command to type
new-game-written = Created { $folder }. Play it: { $command }
# $folder: path of a folder
new-game-exists = { $folder } already exists; choose another name.
# $name: what was asked for, My Game
new-game-name = “{ $name }” can’t be the name of a new game. Use small letters, digits and underscores, start with a letter, and choose a name that isn’t taken.

## Research

# $module: name of a Python module, gymnasium; $extra: name of an extra, research
extra-missing = This needs { $module }: pip install "bordspil[{ $extra }]".
# $game: name of a game, cross_rummy. PlainBatch and its module stay as they are
not-compiled = The rules of { $game } aren’t compiled; step its games with PlainBatch (bordspil.envs.plain_batch).
# $action: number of an action, 117; $game: number of a game in a batch, 3
action-illegal = Action { $action } is illegal in game { $number }. Nothing has changed.
# $option: what was asked for, seat
reset-option = reset has no option “{ $option }”: a game’s options are given when its environment is made.
# CUDA is the name of a technique.
no-gpu = No graphics card can be used here: it takes CUDA and a card for it.
# $game: name of a game, nim
no-tensors = { $game } has no tensors for learners yet.
# $bot: what was given. The method stays as it is
bot-none = “{ $bot }” isn’t a bot: a bot has a method choose(view, seconds).
# $bot: what was asked for, mine:make
bot-not-found = There’s no bot “{ $bot }”: the module can’t be imported from here, or it has nothing by that name.
# $contestant: what was asked for; $game: name of a game, azul
external-bot-other-game = “{ $contestant }” can’t take part: the game is { $game }.
# $contestant: what was asked for, azul:
external-bot-no-command = “{ $contestant }” names no command.
# $program: name of a program, ./mybot
external-bot-not-found = There’s no program “{ $program }” to run.
# $reason: what the system says
external-bot-not-started = The program couldn’t be started: { $reason }.
# $text: what the program wrote
external-bot-unasked = It spoke without being asked: “{ $text }”.
# $limit: number of bytes, 1000000
external-bot-endless = It wrote more than { $limit } bytes without ending the line.
# $code: exit code of a program, 1; $text: what it wrote last
external-bot-ended = The program ended (exit code { $code }, last error line: { $text }).
# $seconds: a number, 10
external-bot-late = It didn’t answer within { $seconds } seconds.
# $text: what the program wrote
external-bot-nonsense = “{ $text }” isn’t an answer with a move.
# $bot: name of a bot; $seat, $game, $move: numbers, 1, 4, 31; $reason: a sentence
forfeit = { $bot } (seat { $seat }) forfeited game { $game } at move { $move }: { $reason }
# $bot: name of a bot; $seat, $game, $move: numbers; $played: a move, 0b9; $reason: a sentence
forfeit-illegal = { $bot } (seat { $seat }) forfeited game { $game } at move { $move } by playing { $played }: { $reason }
# $count: a number, 12
forfeits-more = Further forfeits: { $count }.
# $seats: how many play, 4
selfplay-wrong = Self-play needs at least one game, and either one bot or one for each of the { $seats } seats.
# $file: path of a file
selfplay-exists = { $file } already exists; choose another name or remove it first.
# $folder: path of a folder; $field: names of what differs, seats
selfplay-other = { $folder } belongs to other games (different: { $field }); remove it or choose another name.
# $games: a number, 400
selfplay-resumed =
    { $games ->
        [one] { $games } game is there already; here come the rest.
       *[other] { $games } games are there already; here come the rest.
    }
# $file: path of a file; $games, $moves: numbers, 1000 and 51234
selfplay-done =
    { $file }: { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }.
# $file: path of a file
selfplay-not-one = { $file } doesn’t hold games of this kind.

## The server

# Sitting down, or starting, when the game runs.
already-started = The game has already started.
# A fault of the page; the reader can only reload.
hello-first = Something went wrong. Please reload the page.
# A fault of the page; the reader can only reload.
hello-twice = Something went wrong. Please reload the page.
# A fault of the page.
message-not-json = The server couldn’t read what the page sent.
# A fault of the page. $field: name of a field, seats
message-shape = The server couldn’t read what the page sent (field “{ $field }”).
# $game: name of a game
no-bots = The computer can’t play { $game } yet.
# A request of a page that shows no table.
no-table = This page isn’t at a table.
# Starting or changing a table that somebody else opened.
not-host = Only the person who opened the table can do that.
# Something that is shown at the end only.
not-over = The game isn’t over yet.
# A spectator asks for what only players may.
not-seated = You don’t have a seat at this table.
# A move before the start.
not-started = The game hasn’t started yet.
# A move for somebody else.
not-your-seat = That seat isn’t yours.
# Two people moved at the same time; the other was first.
overtaken = Someone else moved first. The table is up to date again.
# A number of a seat that the table does not have.
seat-not-there = There’s no such seat at this table.
# Somebody sits there.
seat-taken = That seat is taken.
# An unexpected fault.
server-error = Something went wrong on the server. Nothing has changed; please try again.
# The host allows no more tables.
server-full = There’s no room for another table right now. Please try again later.
# The database is away.
store-down = The server can’t save anything right now. Your move isn’t lost; please try again in a moment.
# $code: code of a table, ABCD
table-broken = Table { $code } can’t be opened: its log is damaged.
# Joining a table with no free seat.
table-full = All seats are taken.
# $theirs, $ours: versions of rules, 2 and 3
table-other-rules = This table was played by rules { $theirs }; these are rules { $ours }.
# $code: what was typed, ABCD
table-unknown = There’s no table { $code }.
# The browser's secret is missing or wrong.
token-wrong = This browser has lost its key. Please reload the page.
# $limit: a number, 20
too-many-tables = You have { $limit } unfinished tables. Finish one before you open another.
# Too many requests in a short time.
too-often = That was too fast. Please wait a moment.
# The server is overloaded.
server-busy = The server is very busy right now. Please try again in a moment.
# $name: name of a picture or a text
material-unknown = There’s no “{ $name }” here.
# $name: name of a lesson
lesson-unknown = There’s no lesson “{ $name }”.
# $limit: number of bytes, 1000000
file-too-large = That file is too large. The limit is { $limit } bytes.
# A file that would cost the server too much.
file-too-complex = That file takes too long or too much memory to read.
# A slow connection.
upload-too-slow = The file came in too slowly. Please try again on a better connection.
# A broken connection.
upload-cut-off = The connection broke before the whole file had arrived.
# $limit: a number, 10000. “bordspil” is a program
too-many-draws = This game has more than { $limit } draws. Save it and check it with the program bordspil.
# $option: name of an option, deck
upload-unknown = Your file for “{ $option }” isn’t here any more. Please choose it again.
# Asking for a hint where there is none.
no-hint = There’s no hint for this.
# Asking for a hint while playing against people.
hint-among-people = Hints are only for games against the computer.
# A list for hosts is empty.
reports-none = No reports.
# $when: a date; $game: name of a game; $code: code of a table; $about: what it is about; $note: what somebody wrote
reports-line = { $when }  { $game }, table { $code }: { $about } – { $note }

## Coming and going

# A move while a bot stands in.
stood-in = The computer is playing for you there. Take your seat back first.
# A move of somebody who lost on time.
seat-is-lost = That seat has already lost; the computer plays it out.
# Wanting a bot for somebody who is there.
not-absent = That player is here.
# The host allows no spectators.
no-spectators = This table is closed to spectators.
# A code that moves a seat to another device.
pass-unknown = This code is no longer valid, or it’s mistyped. Ask for a new one.

## Messages when it is your turn

# The server has no mail.
no-email = This host doesn’t send e-mail.
# What was typed is no e-mail address.
mail-wrong = That isn’t an e-mail address.
# Opening the page to others at home.
network-none = This computer isn’t connected to a network.
# Opening the page to others at home, asked for from another computer.
network-not-here = Only a browser on the computer that runs the server can open it to the network.
# The mail server refused.
email-not-sent = The e-mail couldn’t be sent. Please try again later.
# A code from an e-mail, typed too late.
proof-late = That code has expired. Ask for a new one.
# A code from an e-mail, mistyped.
proof-wrong = That isn’t the code we sent.
# A webhook is an address of a program that is called.
no-webhooks = This host doesn’t call webhooks.
# What was typed cannot be called.
hook-wrong = That address can’t be used: it has to start with https://.
# An address inside the host's own network.
hook-private = Addresses inside the host’s own network aren’t called.
# Subject of an e-mail. $game: name of a game
email-turn-subject = Your turn: { $game }
# First line of an e-mail. $game: name of a game
email-turn = It’s your turn in { $game }.
# In an e-mail. $names: names of players, Anna, Björn
email-players = At the table: { $names }
# Last line of an e-mail. $link: an address
email-unsubscribe = Don’t want these e-mails? { $link }
# Subject of an e-mail. $code: six digits
email-proof-subject = { $code } is your code
# First line of an e-mail. $code: six digits
email-proof = Type this code: { $code }
# In an e-mail. $link: address of the server
email-proof-why = Someone asked for messages to this address when it’s their turn at { $link }. If that wasn’t you, you don’t have to do anything.
# Question on a page. $address: an e-mail address
unsubscribe-ask = Stop all e-mail to { $address }?
# Button under that question.
unsubscribe-button = Stop e-mail
# After the button.
unsubscribe-done = You won’t get any more e-mail.

## Undo

# New tiles or cards have been seen since.
undo-too-late = It’s too late to undo: something new has been drawn or shown since.
# A game with an absurd number of moves.
game-too-long = This game has gone on for so long that it can’t take any more moves. Start a new one.
# An absurd number of undos.
undo-too-often = This game has had so many undos that it can’t take any more.
# Nothing of one's own to undo.
undo-nothing = You have no move to undo.
# $limit: how many moves may be taken back, 2
undo-count =
    { $limit ->
        [0] There’s no move to undo.
        [one] Only one move can be undone.
       *[other] Only { $limit } moves can be undone.
    }
# The others were asked, and somebody moved meanwhile.
undo-lapsed = Too late: someone has moved.
# The others were asked, and one said no.
undo-declined = The move stays: someone said no.
# $number: number of an entry, 12
log-wrong-undo = Entry { $number } undoes what can’t be undone.
# $number of $total: entries, 4 of 71; $count: how many moves, 2
replay-undo =
    { $count ->
        [one] Entry { $number } of { $total }: one move is undone
       *[other] Entry { $number } of { $total }: { $count } moves are undone
    }

## Looking back

# Seeing others' cards in a running game.
look-later = You can see what the others saw once the game is over.
# $last: number of the last move, 60
no-such-move = There’s no such move; the last one is { $last }.

## Around the table

# The host has switched chat off.
chat-off = Chat is off at this table.
# An empty message.
chat-empty = That message is empty.
# Too many messages.
chat-too-often = That’s a lot at once. Give it a moment before you write again.
# Choosing somebody's colour.
colour-taken = Someone else has that colour.

## Accounts

# A recovery phrase is eight invented words of three syllables.
phrase-shape = This isn’t a recovery phrase: it has eight words of three syllables each. Please check the spelling.
# A recovery phrase that belongs to no account.
phrase-unknown = No account here has this recovery phrase.
# The device's answer could not be verified.
passkey-wrong = The passkey wasn’t accepted.
# The device took too long.
passkey-late = That took too long. Please try again.
# The device offers a passkey that was removed.
passkey-unknown = We don’t know this passkey. It may have been removed.
# Browsers allow passkeys only where the page has a domain name.
passkey-not-here = Passkeys only work where the page has a domain name, not at a bare IP address. Use a recovery phrase instead.
# Signing in twice.
signed-in = This browser is already signed in. Sign out first.
# Something that needs an account.
not-signed-in = This browser isn’t signed in.
# Removing a key that is gone.
key-unknown = That key is already gone.
# Signing out a device that is gone.
device-unknown = That device is already signed out.
# Removing the only key.
last-key = This is your only way in. Make another one first, or erase everything.
# $limit: a number, 10
too-many-keys = You can have at most { $limit } keys.
# $limit: a number, 20
too-many-devices = At most { $limit } devices can be signed in. Sign one out first.

## Operators

# A wrong argument of a load test.
load-wrong = A load test takes 1 to 5000 tables with 1 to 100 moves each, at most 60 seconds apart.
# $name: what was set, prot; $place: where, command line. The command stays as it is
setting-unknown = There’s no setting “{ $name }” ({ $place }); `bordspil settings` lists them all.
# $place: where it was set, BORDSPIL_PORT; $reason: what is wrong, in English
setting-wrong = This setting can’t be used ({ $place }): { $reason }.
# Too many people behind one address.
too-many-here = There are too many connections from your network right now. Please try again later.
# $file: path of a file
file-exists = { $file } already exists; a copy never overwrites anything.
# $file: path of a file; $reason: what the system says
backup-failed = { $file } couldn’t be written: { $reason }.
# $file: path of a file
store-in-use = A server is using { $file }. Stop it first.
# $tables: a number, 40; $file: path of a file
backup-made =
    { $tables ->
        [one] One table copied to { $file }.
       *[other] { $tables } tables copied to { $file }.
    }
# $tables: a number, 40; $store: path or address of a store
backup-restored =
    { $tables ->
        [one] One table is back in { $store }.
       *[other] { $tables } tables are back in { $store }.
    }
# $file: path of a file
backup-aside = What was there before is now { $file }.

## The store

# The command stays as it is.
store-no-file = This store is a database, not a file; `bordspil store copy` copies it.
# $store: path or address of a store; $version: a number, 31. The command stays as it is
store-behind = The store { $store } is at version { $version }. Bring it up to date first: bordspil store migrate.
# $store: path or address of a store
store-not-empty = { $store } isn’t empty; a copy needs an empty store.
# $store: path or address of a store; $reason: what the system says
store-unusable = The store { $store } can’t be used: { $reason }.
# $table: name of a database table, entries
store-differs = “{ $table }” isn’t the same in both stores; nothing has been copied.
# $store: path or address of a store; $version: a number, 32
store-current = { $store } is at version { $version }, the newest. There’s nothing to do.
# $store: path or address of a store; $old, $new: numbers, 31 and 32
store-migrated = { $store } went from version { $old } to version { $new }.
# $store: path or address of a store
store-copied = Everything is now in { $store }, checked against the original.
# Beside a bar of progress.
store-copying = Copying
# Beside a bar of progress.
store-checking = Checking
# Above a table of figures. $store: path or address of a store; $version: a number, 32
store-title = { $store }, version { $version }
# Head of a column: names of database tables.
store-column-table = Table
# Head of a column: numbers of rows.
store-column-rows = Rows
# $tables: how many tables were checked, 40
store-sound =
    { $tables ->
        [one] All is well: { $tables } table checked and its game replayed.
       *[other] All is well: { $tables } tables checked and their games replayed.
    }
# $count: how many faults there are, 2
store-faults =
    { $count ->
        [one] { $count } problem found.
       *[other] { $count } problems found.
    }
# After the code of a table, in a list of faults.
check-gap = its log has a gap in the numbers.
# After the code of a table, in a list of faults.
check-seats = its seats are incomplete.
# After the code of a table, in a list of faults.
check-seed = its seed has the wrong length.
# After the code of a table, in a list of faults.
check-stage = its stage doesn’t fit its log.
# After the code of a table, in a list of faults. $reason: why, in English
check-replay = its log can’t be replayed ({ $reason }).
# After the code of a table, in a list of faults.
check-results = its results don’t fit its game.
# After the name of a database table, in a list of faults. $reason: how many rows, 3
check-orphans =
    { $reason ->
        [one] { $reason } row belongs to nothing that exists.
       *[other] { $reason } rows belong to nothing that exists.
    }
# After the name of a database table, in a list of faults.
check-columns = its columns aren’t those of this version.

## Opponents

# Asking a bot to answer at once while people play too.
hurry-among-people = You can only hurry the computer when no one else is playing.
# A game without puzzles was asked for some.
no-puzzles = There are no puzzles for { $game }.
# A game with no analysis.
no-analysis = There’s no analysis for this.
# A fault.
analysis-failed = The game couldn’t be analysed. Please try again.
# A sequential test compares two claims about strength, in Elo.
sprt-wrong = The test takes two numbers from −1000 to 1000, the lower one first.
# A ladder measures all levels against their neighbours.
ladder-wrong = A ladder needs at least two different bots, two seats, one game for each pair, and a reach of at least 1.
# $low, $high: numbers, 0 and 50
sprt-weaker = The test says { $low } Elo rather than { $high }.
# $low, $high: numbers, 0 and 50
sprt-stronger = The test says { $high } Elo rather than { $low }.
# $low, $high: numbers, 0 and 50
sprt-open = The test can’t tell { $low } from { $high } Elo yet; it needs more games.

## Workers

# A worker is a process that thinks for bots.
worker-lost = Three workers in a row died on the same job.
# $workers: what was asked for. The choices stay as they are
workers-wrong = “{ $workers }” names no workers: give a number of processes, or ray://HOST:PORT, ray:auto or ray:local.
# $workers: an address; $reason: what the system says
workers-unusable = The workers at { $workers } can’t be used: { $reason }.
# $theirs, $ours: versions, 1.2.0 and 1.3.0
worker-other-version = A worker has version { $theirs } of Bordspil; this is version { $ours }.
# $address: what was asked for
telemetry-wrong = “{ $address }” isn’t the address of a collector: give one such as http://localhost:4318.

## Tournaments

# $problem: what is wrong, in English
tournament-plan = The plan of the tournament can’t be used: { $problem }.
# $most: a number, 7
tournament-rounds = Only { $most } rounds can be paired without anyone meeting twice.
# $folder: path of a folder
tournament-other = The folder { $folder } holds a different tournament.
# $games: a number, 12
tournament-resumed =
    { $games ->
        [one] { $games } game has been played; the tournament goes on.
       *[other] { $games } games have been played; the tournament goes on.
    }
