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
table-code = Table { $code }
code-right = Is the code right?

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
invite-local = This link only works on this computer.
invite-open = Open to my network
invite-open-note = Anyone on the same Wi-Fi or home network can then join, until you stop the program.
invite-qr = QR code with the link to this table
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
sound = Sound
volume = Volume
vibration = Vibration
motion = Pace of the pieces
motion-calm = Calm
motion-normal = Normal
motion-quick = Quick
leave = Leave the game
leave-sure = The computer plays on in your place. You can come back at any time.
leave-yes = Yes, leave
score = Score
status = Turn
status-your-turn = Your turn.
status-turn = { $name }, your turn.
status-thinking = { $name } is thinking …
status-waiting = Waiting for { $name }.
status-watching = You are watching.
show-result = Show the result

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

connection-paused = The server is being restarted. The game is only paused and goes on in a moment.
seat-elsewhere = not looking just now
stands-in = the computer stands in:
stand-in-you = The computer is playing for you.
stand-in-name = { $name }: the computer is playing.
take-over = Play yourself again
is-away = { $name } is away.
replace = Let the computer play
replace-name = { $name } is away: let the computer play
seat-moved = Your seat is on another device now.
spectators =
    { $count ->
        [one] { $count } onlooker
       *[other] { $count } onlookers
    }
pass-on = Go on with another device
pass-on-name = { $name } goes on with another device
pass-line = Type this code on the other device, under “{ join-title }”. It works once, within { $minutes } minutes. The seat then belongs to that device.
pass-copy = Copy a link
pass-arrived = A seat of yours is about to move to this device.
curtain-turn = { $name }, it is your turn
curtain-line = The others look away now.
curtain-open = I am { $name }

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
notices = When it is your turn
notices-line = Be told when it is your turn, wherever you are.
notices-switch = Notices in this browser
notices-denied = The browser does not allow notices from this page.
notice-title = Your turn
notice-body = It is your turn in { $game }.
title-turn = Your turn – { $title }
mail = E-mail address
mail-give = Send me a code
mail-sent = A code is on its way to { $address }.
mail-code = Code from the e-mail
mail-prove = Confirm
hook = Webhook address
hook-give = Save
contact-remove = Remove
contacts-switch = Messages when it is my turn

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
replay-spectator = Onlookers
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

chat = Chat
chat-none = Nothing has been said yet.
chat-listen = Only the players write here.
chat-write = Write something
chat-send = Send
chat-sayings = Phrases
react = React
chat-line = { $name }: { $words }
chat-unread =
    { $count ->
        [one] One new message
       *[other] { $count } new messages
    }
saying-hello = Hello!
saying-luck = Good luck!
saying-your-turn = It is your turn!
saying-moment = One moment, please.
saying-nice = Nice move!
saying-oops = Oops!
saying-thanks = Thank you!
saying-well-played = Well played!
saying-again = Shall we play again?
saying-bye = Goodbye!
looks = Your name and colour
colour = Colour
colour-red = red
colour-orange = orange
colour-green = green
colour-turquoise = turquoise
colour-blue = blue
colour-violet = violet
colour-pink = pink
colour-grey = grey
terms-public = Listed for everybody on the home page
terms-spectators = Spectators may watch
public-tables = Open tables
public-seats =
    { $count ->
        [one] One free seat
       *[other] { $count } free seats
    }
finished-games = Finished games
table-over = Over
table-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
table-won = Won
table-place = Place { $place } of { $count }
series = The series so far
series-game = Game { $number }
series-won = won
series-wins = Games won
series-points = Points in all

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

title-players = Players – Bordspil
players-table = Players
players-line = Whoever keeps a key is rated after every game with others who keep one, and against the computer. The number behind ± says how unsure that still is.
players-none = Nobody has been rated yet. Keep a key, play a game, and be the first.
players-of =
    { $seats ->
        [1] { $game }, one player
       *[other] { $game }, { $seats } players
    }
players-place = Place
players-name = Name
players-rating = Rating
players-games = Games
players-bot = The computer, { $level }
players-you = you
own-ratings = Your ratings
rating-value = { $rating } ± { $doubt }
rated-games =
    { $count ->
        [one] one game
       *[other] { $count } games
    }
level-even = { $level } – an even match

## The app

install = Install as an app
version-new = A new version is ready.
version-renew = Show it
offline-title = The table is out of reach
offline-text = There is no connection to the server just now. Your games are safe there, and this page comes back by itself.
offline-again = Try again
moves-kept =
    { $count ->
        [one] One move of yours is waiting here and will be sent as soon as its table is open again:
       *[other] { $count } moves of yours are waiting here and will be sent as soon as their tables are open again:
    }
move-waiting = Your move is kept and will be sent.
move-take-back = Take it back
move-missed = The game went on before your move could be sent.

## Opponents

level-child-line = Plays like a child of eight: quickly, and sees only what lies right in front of it.
level-easy-line = Still learning: knows the rules, but overlooks a lot.
level-casual-line = Plays for the fun of it and lets many a chance go by.
level-medium-line = Good company at the family table, with a mistake now and then.
level-skilled-line = Knows the game well and seldom gives anything away.
level-strong-line = Thinks ahead and makes use of your mistakes.
level-master-line = Overlooks hardly anything and asks for your best game.
level-expert-line = The best we have: takes its time and gives nothing away.
level-elo = about { $rating } Elo
hurry = Move now
analyse = Analyse the game
analysis = Analysis
analysis-line = How likely everybody was to win after each move, as a strong player sees it.
analysis-progress = Position { $done } of { $of } …
analysis-curve = { $name }: { $first }% at first, then between { $least }% and { $most }%.
analysis-points = Turning points
analysis-none = No single move decided the game.
analysis-point = Move { $at }: { $name }, { $before }% → { $after }%
analysis-played = Played: { $words }
analysis-better = Better: { $words }
analysis-show = Show it on the table

## A game without a board of its own

generic-position = The position
generic-moves = Your moves
generic-move = { $name }: { $move }
generic-move-hidden = { $name } has moved.
generic-chance = Chance: { $move }
generic-chance-hidden = Chance has decided.
game-line = A game with a plain board.
generic-rules = The rules of this game are not on this page. While it is your turn, the board shows every move as a button.

## Lessons

learn = Learn in two minutes
title-learn = Learn to play
offer-title = Your first game?
offer-line = In two minutes you learn it on the board, move by move.
offer-play = Play right away
learn-coach = The lesson
learn-step = Step { $step } of { $steps }
learn-continue = Continue
learn-show = Show me
learn-right = Right!
learn-other = That can be done too, but it is not what is asked for here.
learn-practise = Practise
learn-over = Now you know how it is played!
learn-over-practice = That was all. Well done!
learn-play = Play a first game
learn-close = End the lesson
why = Why?
