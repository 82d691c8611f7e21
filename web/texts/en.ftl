## The page

brand = Bordspil
home = Home
title-table = Table { $code } – Bordspil
language = Language
theme = Light or dark
theme-system = Like the system
theme-light = Light
theme-dark = Dark
loading = One moment …
close = Close

## Home

play = Play
with-friends = With friends
on-this-device = On this device
players = Players
level = The computer plays
level-child = Child
level-easy = Easy
level-casual = Casual
level-medium = Medium
level-skilled = Skilled
level-strong = Strong
level-master = Master
level-expert = Expert
more-options = More options
rules = Rules
start = Start
name-of = Name of player { $number }
player-number = Player { $number }
running-games = Your games
table-waiting = Waiting for players
table-your-turn = Your turn
table-running = In progress
join-title = Join a table
join-code = Code of the table
join = Join

## Connection and refusals

connection-connecting = Connecting …
connection-lost = The connection was lost. Trying again …
connection-impossible = This browser cannot open a WebSocket, so it cannot play here.
file-not-sent = The file could not be sent. Please try again.
file-forget = Take another
refused-unknown = That could not be done. Nothing has changed.

## Seats

you = You
bot = The computer
bot-number = Computer { $number }
your-name = Your name
seat-open = Free seat
seat-away = away
sit-down = Sit down
stand-up = Stand up
seat-bot = Let the computer play
seat-free = Free the seat
thinking = thinking

## Waiting room

invite = Invite friends
invite-link = Link to this table
invite-code = Or by code:
copy = Copy
copied = Copied
share = Share
start-with-bots =
    { $count ->
        [one] The computer takes the free seat.
       *[other] The computer takes the free seats.
    }
waiting-for-host = The game begins when the host starts it.

## The table

hint = Hint
hint-more = More
menu = Menu
log = Log
sound-on = Sound is on
sound-off = Sound is off
leave = Leave the game
leave-sure = The computer will play on in your place. Leave for good?
leave-yes = Yes, leave
score = Score
status = Turn
status-your-turn = Your turn.
status-turn = { $name }, your turn.
status-thinking = { $name } is thinking …
status-waiting = Waiting for { $name }.

## The end

over-alone = The game is over.
won-you = You win!
won =
    { $count ->
        [one] { $names } wins.
       *[other] { $names } share the victory.
    }
rematch = Play again
rematch-join = To the next game
look-at-board = Look at the board
seed-title = Was the draw fair?
seed-line = The first number was fixed before the game. It is the SHA-256 of the second, from which every draw follows.

## Coming and going

## Time

time = Time
pace-none = No clock
pace-quick = { $seconds } s a move, { $minutes } min in reserve
pace-days =
    { $days ->
        [one] One day a move
       *[other] { $days } days a move
    }
time-out = When time is up
time-out-bot = The computer plays on
time-out-skip = The turn is skipped
time-out-loss = The game is lost
time-left = Time left: { $time }
time-days = { $days } d { $hours } h
time-hours = { $hours } h { $minutes } min
time-short = { $seconds } seconds left.
seat-lost = out of time
lost-on-time = Out of time: { $names }

## Undo

undo = Undo
undo-ask = Ask to undo
undo-wanted = { $name } would like to take a move back, and what was played since.
undo-agree = Agree
undo-disagree = No
undo-waiting = Waiting for the others to agree …
undo-withdraw = Never mind
log-undo =
    { $count ->
        [one] { $name }: one move taken back.
       *[other] { $name }: { $count } moves taken back.
    }

## Looking on and back

replay = Look back
replay-close = Back to the table
replay-first = To the beginning
replay-back = One move back
replay-forward = One move on
replay-last = To the last move
replay-move = Move { $at } of { $last }
replay-start = Before the first move
replay-eyes = Seen by
replay-onlooker = Onlookers
replay-link = Link to this move
record = Record of the game
record-failed = The record could not be fetched. Please try again.
record-bring = Open a record
picture = Picture to share
picture-failed = This browser could not make the picture.
fair-check = Check it here
fair-promise-kept = The first number is the one this browser was given before the end of the game.
fair-promise-unseen = This browser did not see the game while it was played, so it cannot say which number was promised.
fair-promise-broken = This browser was given another number before the end of the game!
fair-seed = The first number is the SHA-256 of the second.
fair-seed-wrong = The first number is not the SHA-256 of the second!
fair-draws =
    { $count ->
        [one] The only draw follows from the second number.
       *[other] All { $count } draws follow from the second number.
    }
fair-draws-wrong = Draw { $number } does not follow from the second number!
fair-more = What the game made of the draws is repeated by the command “bordspil verify” with the record of the game.

## Around the table

## Accounts

pages = Pages
title-account = Your account – Bordspil
title-privacy = What is stored – Bordspil
account = Your account
account-guest = You play as a guest: this browser remembers your seats. A key keeps them for you on other devices too. No e-mail address is needed.
account-name = Name in the table of players
account-name-line = Leave it empty if you would rather not stand there.
key-new = Keep a key
passkey-new = Make a passkey
passkey-line = Kept by your device or password manager. You sign in with a fingerprint, your face or a PIN.
recovery-new = Get a recovery phrase
recovery-line = Eight words to write down. They work on any device.
recovery-again = Get a new recovery phrase
recovery-again-line = The old one will no longer work.
recovery-title = Your recovery phrase
recovery-keep = Write it down now and keep it safe. It is not shown again, and whoever has it is you.
recovery-written = I have written it down
keys = Your keys
key-passkey = Passkey
key-phrase = Recovery phrase
key-remove = Remove
made-on = Made { $date } on { $device }
used-on = Last used { $date }
devices = Your devices
device-here = this device
device-unnamed = an unknown device
seen-on = Last seen { $date }
sign-in = Sign in
sign-in-line = You have a key already? Your games come along, and those of this browser stay yours.
sign-in-passkey = Sign in with a passkey
sign-out = Sign out
passkey-declined = No passkey was given. Nothing has changed.
own-data = Your data
own-data-line = Take along everything that is stored about you, as a file. Or have it erased: the games of others stay, but nothing says any more that you were there.
export = Download my data
export-failed = The data could not be fetched. Please try again.
erase = Erase everything about me
erase-sure = Your keys, ratings and name go for good, and the computer plays on in your seats. This cannot be undone.
erase-yes = Yes, erase everything
erased = Everything about you has been erased.
privacy = What is stored here
yes = Yes
no = No

## Ratings

## The app

## Opponents
