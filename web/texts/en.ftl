## The page

# Name of the program.
brand = Bordspil
# Link to the home page.
home = Home
# Title of a browser tab. $code: code of a table, ABCD
title-table = Table { $code } – Bordspil
# Label of a choice.
language = Language
# Label of a choice.
theme = Light or dark
# A choice: as the device is set.
theme-system = Same as device
# A choice.
theme-light = Light
# A choice.
theme-dark = Dark
# While something is fetched.
loading = Just a moment …
# A line on the home page while the games are compiled, the first time the server runs. $done: 3, $total: 8
warming = Getting the games ready: { $done } of { $total }. You can start playing; at first the computer may take a little longer.
# A button: closes a dialog.
close = Close

## Home

# The main button of a game: against the computer, at once.
play = Play
# A button of a game: opens a table for others.
with-friends = With friends
# A button of a game: several people at one screen.
on-this-device = On this device
# Label of a choice: how many play.
players = Players
# Label of a choice: how strong the computer is.
level = Computer strength
# A level of the computer.
level-child = Child
# A level of the computer.
level-easy = Easy
# A level of the computer.
level-casual = Casual
# A level of the computer.
level-medium = Medium
# A level of the computer.
level-skilled = Skilled
# A level of the computer.
level-strong = Strong
# A level of the computer: the best but one.
level-master = Master
# A level of the computer: the best.
level-expert = Grandmaster
# Button: folds out who plays, the options of the game and the clock.
more-options = Options
# A button: shows the rules of a game.
rules = Rules
# A button: everything beyond the first page of the rules.
rules-all = All the rules
# A button: starts the game.
start = Start
# Who takes a seat, a choice: a computer player.
seat-kind-bot = The computer
# Who takes a seat, a choice: a person at this very device.
seat-kind-me = Someone here
# Who takes a seat, a choice: a person who gets a link.
seat-kind-open = A friend, by link
# A field. $number: number of a player, 2
name-of = Name of player { $number }
# A player without a name. $number: 2
player-number = Player { $number }
# Heading of a list.
running-games = Your games
# State of a table.
table-waiting = Waiting for players
# State of a table.
table-your-turn = Your turn
# State of a table.
table-running = In progress
# Heading of the field for a code.
join-title = Join a table
# A field.
join-code = Table code
# A button beside the field.
join = Join
# $code: code of a table, ABCD
table-code = Table { $code }
# Under the heading of a table that does not exist.
code-right = Is the code right?

## Connection and refusals

# State of the connection.
connection-connecting = Connecting …
# State of the connection.
connection-lost = Connection lost. Trying again …
# WebSocket is the name of a technique.
connection-impossible = This browser can’t open a WebSocket, so you can’t play here.
# A file for a table.
file-not-sent = The file couldn’t be sent. Please try again.
# A button beside the name of a chosen file.
file-forget = Choose another file
# When nothing better is known.
refused-unknown = That didn’t work. Nothing has changed.

## Seats

# Stands for the player’s own name.
you = You
# Name of a computer player.
bot = The computer
# Name of a computer player. $number: 2
bot-number = Computer { $number }
# A field.
your-name = Your name
# A seat nobody has taken.
seat-open = Open seat
# Beside a name.
seat-away = away
# A button.
sit-down = Take a seat
# A button.
stand-up = Leave your seat
# A button at a seat of the computer.
seat-free = Free this seat
# Beside the name of a computer player.
thinking = thinking

## Waiting room

# Heading of the panel with the link.
invite = Invite friends
# Label of the link.
invite-link = Link to this table
# Before a code.
invite-code = Or by code:
# Under the link.
invite-local = This link only works on this computer.
# A button: lets others in the same network in.
invite-open = Open to my network
# Under that button.
invite-open-note = Anyone on the same Wi-Fi or home network can then join, until you stop the program.
# For screen readers: a picture.
invite-qr = QR code with the link to this table
# A button.
copy = Copy
# After the button.
copied = Copied
# A button.
share = Share
# Beside the button that starts. $count: how many seats are open, 2
start-with-bots =
    { $count ->
        [one] The computer takes the free seat.
       *[other] The computer takes the free seats.
    }
# To those who did not open the table.
waiting-for-host = The game starts when the host starts it.

## The table

# A button.
hint = Hint
# A button: the second step of a hint.
hint-more = More
# A button.
menu = Menu
# A button, and heading of the list of moves.
log = Log
# Label of a switch.
sound = Sound
# Label of a slider.
volume = Volume
# Label of a switch: the computer players say a phrase now and then.
remarks = Computer players speak up
# Label of a switch.
vibration = Vibration
# Label of a choice: how fast pieces move.
motion = Animation speed
# A choice.
motion-calm = Calm
# A choice.
motion-normal = Normal
# A choice.
motion-quick = Quick
# A button.
leave = Leave the game
# Asks to confirm.
leave-sure = The computer will take over your seat. You can come back any time.
# A button that confirms.
leave-yes = Yes, leave
# Label of the points.
score = Score
# For screen readers: the line that says whose turn it is.
status = Turn
# Status line.
status-your-turn = Your turn.
# Status line where several people share a screen. $name: name of a player
status-turn = { $name }, it’s your turn.
# Status line. $name: name of a computer player
status-thinking = { $name } is thinking …
# Status line. $name: name of a player
status-waiting = Waiting for { $name }.
# Status line for spectators.
status-watching = You’re watching.
# A button at the end.
show-result = Show the result

## The end

# Heading at the end of a game played alone.
over-alone = The game is over.
# Heading at the end.
won-you = You win!
# Heading at the end. $names: a list of winners; $count: how many
won =
    { $count ->
        [one] { $names } wins.
       *[other] { $names } share the win.
    }
# A button.
rematch = Play again
# A button: somebody else has opened the next game.
rematch-join = Join the next game
# A button: closes the dialog.
look-at-board = Look at the board
# A button, and heading of a dialog.
seed-title = Was the draw fair?
# Above two long numbers. SHA-256 is the name of a technique.
seed-line = The first number was fixed before the game. It’s the SHA-256 of the second, and every draw follows from that one.

## Coming and going

# While the server restarts.
connection-paused = The server is restarting. Your game is just paused and goes on in a moment.
# Beside a name.
seat-elsewhere = not looking right now
# Before a choice of levels.
stands-in = the computer stands in:
# Status line.
stand-in-you = The computer is playing for you.
# $name: name of a player
stand-in-name = { $name }: the computer is playing.
# A button.
take-over = Take your seat back
# $name: name of a player
is-away = { $name } is away.
# A button beside that line.
replace = Let the computer play
# A button. $name: name of a player
replace-name = { $name } is away: let the computer play
# After moving to another device.
seat-moved = Your seat has moved to another device.
# $count: how many, 3
spectators =
    { $count ->
        [one] { $count } spectator
       *[other] { $count } spectators
    }
# A button, and heading of a dialog.
pass-on = Continue on another device
# The same for somebody at this screen. $name: name of a player
pass-on-name = { $name }: continue on another device
# Above a code. $minutes: 10
pass-line = Type this code on the other device, under “{ join-title }”. It works once, for { $minutes } minutes. Then the seat belongs to that device.
# A button.
pass-copy = Copy a link
# Asks to confirm on the new device.
pass-arrived = Your seat is moving to this device.
# Between two people at one screen. $name: name of a player
curtain-turn = { $name }, it’s your turn
# Under that.
curtain-line = Everyone else, look away!
# A button. $name: name of a player
curtain-open = I’m { $name }

## Time

# Label of a choice.
time = Time
# A choice.
pace-none = No clock
# A choice. $seconds: 30; $minutes: 5
pace-quick = { $seconds } s a move, { $minutes } min in reserve
# A choice. $days: 3
pace-days =
    { $days ->
        [one] One day a move
       *[other] { $days } days a move
    }
# Label of a choice.
time-out = When time is up
# A choice.
time-out-bot = The computer takes over
# A choice.
time-out-skip = You miss that turn
# A choice.
time-out-loss = You lose the game
# $time: 4:31
time-left = Time left: { $time }
# Time left. $days: 2; $hours: 5
time-days = { $days } d { $hours } h
# Time left. $hours: 5; $minutes: 12
time-hours = { $hours } h { $minutes } min
# A warning. $seconds: 10
time-short = { $seconds } seconds left!
# Beside a name.
seat-lost = out of time
# At the end. $names: a list of players
lost-on-time = Out of time: { $names }
# Heading of a panel.
notices = When it’s your turn
# Under that heading.
notices-line = Get a message when it’s your turn.
# Label of a switch.
notices-switch = Notifications in this browser
# Under the switch.
notices-denied = This browser doesn’t allow notifications from this page.
# Title of a notification.
notice-title = Your turn
# Text of a notification. $game: name of a game
notice-body = It’s your turn in { $game }.
# Title of a browser tab. $title: what it says otherwise
title-turn = Your turn – { $title }
# A field.
mail = E-mail address
# A button.
mail-give = Send me a code
# $address: an e-mail address
mail-sent = We’ve sent a code to { $address }.
# A field.
mail-code = Code from the e-mail
# A button.
mail-prove = Confirm
# A field. A webhook is an address of a program.
hook = Webhook address
# A button.
hook-give = Save
# A button.
contact-remove = Remove
# Label of a switch.
contacts-switch = Messages when it’s my turn

## Undo

# A button.
undo = Undo
# A button: the others have to agree.
undo-ask = Ask to undo
# Question to the others. $name: name of a player
undo-wanted = { $name } would like to undo a move, and everything played since.
# A button.
undo-agree = OK, undo it
# A button.
undo-disagree = No
# While the others decide.
undo-waiting = Waiting for the others to agree …
# A button: takes the question back.
undo-withdraw = Never mind
# In the log. $name: name of a player; $count: how many moves
log-undo =
    { $count ->
        [one] { $name } undid one move.
       *[other] { $name } undid { $count } moves.
    }

## Looking on and back

# A button.
replay = Look back
# A button.
replay-close = Back to the table
# A button.
replay-first = To the start
# A button.
replay-back = One move back
# A button.
replay-forward = One move on
# A button.
replay-last = To the last move
# $at of $last: numbers of moves, 5 of 60
replay-move = Move { $at } of { $last }
# The position before all moves.
replay-start = Before the first move
# Label of a choice: whose view is shown.
replay-eyes = See it as
# A choice.
replay-spectator = A spectator
# Somebody’s chance to win; read out by screen readers.
analysis-chance = { $name } { $chance }%
# A button: copies a link.
replay-link = Link to this move
# A button: downloads a file.
record = Saved game
# The file could not be fetched.
record-failed = The saved game couldn’t be fetched. Please try again.
# A button: choose such a file.
record-bring = Open a saved game
# A button: makes a picture of the end.
picture = Picture to share
# The picture could not be made.
picture-failed = This browser couldn’t make the picture.
# A button.
fair-check = Check it now
# A result of the check.
fair-promise-kept = The first number is the one this browser was given before the game ended.
# A result of the check.
fair-promise-unseen = This browser didn’t see the game while it was played, so it can’t tell which number was promised.
# A result of the check.
fair-promise-broken = This browser was given a different number before the game ended!
# A result of the check.
fair-seed = The first number is the SHA-256 of the second.
# A result of the check.
fair-seed-wrong = The first number isn’t the SHA-256 of the second!
# A result of the check. $count: how many draws
fair-draws =
    { $count ->
        [one] The only draw follows from the second number.
       *[other] All { $count } draws follow from the second number.
    }
# A result of the check. $number: number of a draw
fair-draws-wrong = Draw { $number } doesn’t follow from the second number!
# The command stays as it is.
fair-more = To check the rest, run “bordspil verify” on the saved game.

## Around the table

# A button, and a heading.
chat = Chat
# An empty chat.
chat-none = No messages yet.
# To spectators.
chat-listen = Only players can write here.
# A field.
chat-write = Write a message
# A button.
chat-send = Send
# Heading of a list of phrases.
chat-sayings = Phrases
# A button.
react = React
# $name: name of a player; $words: what they wrote
chat-line = { $name }: { $words }
# $count: how many messages
chat-unread =
    { $count ->
        [one] One new message
       *[other] { $count } new messages
    }
# A phrase to send.
saying-hello = Hello!
# A phrase to send.
saying-luck = Good luck!
# A phrase to send.
saying-your-turn = Your turn!
# A phrase to send.
saying-moment = Just a moment.
# A phrase to send.
saying-nice = Nice move!
# A phrase to send.
saying-oops = Oops!
# A phrase to send.
saying-thanks = Thanks!
# A phrase to send.
saying-well-played = Well played!
# A phrase to send.
saying-again = Play again?
# A phrase to send.
saying-bye = Bye!
# Heading of a dialog.
looks = Your name and colour
# Button: opens the drawn faces of which a player chooses one.
portrait = Portrait
# A drawn face, for screen readers. $number: 1 to 24
portrait-number = Portrait { $number }
# Label of a choice.
colour = Colour
# A colour of a player.
colour-red = red
# A colour of a player.
colour-orange = orange
# A colour of a player.
colour-green = green
# A colour of a player.
colour-turquoise = turquoise
# A colour of a player.
colour-blue = blue
# A colour of a player.
colour-violet = violet
# A colour of a player.
colour-pink = pink
# A colour of a player.
colour-grey = grey
# Label of a switch.
terms-public = Show this table on the home page
# Label of a switch.
terms-spectators = Spectators may watch
# Heading of a list.
public-tables = Open tables
# In that list. $count: how many seats
public-seats =
    { $count ->
        [one] One open seat
       *[other] { $count } open seats
    }
# Heading of a list.
finished-games = Finished games
# State of a table.
table-over = Over
# In a list of finished games. $points: 57
table-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
# In a list of finished games.
table-won = Won
# In a list of finished games. $place of $count: 2 of 4
table-place = { $place } of { $count }
# Heading of a score sheet.
series = Score so far
# Head of a row. $number: 2
series-game = Game { $number }
# In the score sheet.
series-won = won
# Head of a column.
series-wins = Games won
# Head of a column.
series-points = Total points

## Accounts

# For screen readers: links to pages.
pages = Pages
# Title of a browser tab.
title-account = Your account – Bordspil
# Title of a browser tab.
title-privacy = What is stored – Bordspil
# Link to a page, and its heading.
account = Your account
# To somebody without a key.
account-guest = You’re playing as a guest: this browser remembers your seats. With a key you have them on your other devices too. No e-mail address needed.
# A field.
account-name = Name on the leaderboard
# Under the field.
account-name-line = Leave this blank if you don’t want to be listed.
# Heading.
key-new = Get a key
# A button. A passkey is the name of a technique.
passkey-new = Create a passkey
# Under the button.
passkey-line = Your device or password manager keeps it. Sign in with a fingerprint, your face or a PIN.
# A button.
recovery-new = Get a recovery phrase
# Under the button.
recovery-line = Eight words to write down. They work on any device.
# A button.
recovery-again = Get a new recovery phrase
# Under the button.
recovery-again-line = The old one will stop working.
# Heading of a dialog.
recovery-title = Your recovery phrase
# In the dialog.
recovery-keep = Write it down now and keep it safe. You won’t see it again, and anyone who has it can sign in as you.
# A button.
recovery-written = I’ve written it down
# Heading of a list.
keys = Your keys
# In the list.
key-passkey = Passkey
# In the list.
key-phrase = Recovery phrase
# A button.
key-remove = Remove
# $date: a date; $device: name of a device, Firefox on Linux
made-on = Created { $date } on { $device }
# $date: a date
used-on = Last used { $date }
# Heading of a list.
devices = Your devices
# In the list.
device-here = this device
# In the list.
device-unnamed = an unknown device
# $date: a date
seen-on = Last seen { $date }
# A button, and a heading.
sign-in = Sign in
# Under the heading.
sign-in-line = Already have a key? Sign in and your games come along. The games in this browser stay yours.
# A button.
sign-in-passkey = Sign in with a passkey
# A button.
sign-out = Sign out
# The device’s dialog was closed.
passkey-declined = No passkey given. Nothing has changed.
# Heading.
own-data = Your data
# Under the heading.
own-data-line = Download everything stored about you, or erase it. Other people’s games stay, without your name.
# A button.
export = Download my data
# The file could not be fetched.
export-failed = Your data couldn’t be fetched. Please try again.
# A button.
erase = Erase everything about me
# Asks to confirm.
erase-sure = Your keys, ratings and name are gone for good, and the computer takes over your seats. This can’t be undone.
# A button that confirms.
erase-yes = Yes, erase everything
# After that.
erased = Everything about you has been erased.
# Link to a page, and its heading.
privacy = What is stored here
# A button.
yes = Yes
# A button.
no = No

## Ratings

# Title of a browser tab.
title-players = Leaderboard – Bordspil
# Link to a page, and its heading.
players-table = Leaderboard
# Under the heading.
players-line = With a key you get a rating after each game against other key holders or the computer. The ± number shows how certain it is.
# An empty leaderboard.
players-none = No ratings yet. Get a key, play a game and be the first!
# Heading of a table. $game: name of a game; $seats: how many play
players-of =
    { $seats ->
        [1] { $game }, one player
       *[other] { $game }, { $seats } players
    }
# Head of a column.
players-place = Place
# Head of a column.
players-name = Name
# Head of a column.
players-rating = Rating
# Head of a column.
players-games = Games
# In the table. $level: name of a level
players-bot = The computer, { $level }
# Behind the player’s own name.
players-you = you
# Heading.
own-ratings = Your ratings
# $rating: 1,520; $doubt: 80
rating-value = { $rating } ± { $doubt }
# $count: how many games
rated-games =
    { $count ->
        [one] one game
       *[other] { $count } games
    }
# A level that suits the player’s rating. $level: name of a level
level-even = { $level } – an even match

## The app

# A button.
install = Install as an app
# In a bar.
version-new = A new version is ready.
# A button in the bar.
version-renew = Update now
# Heading without a connection.
offline-title = Can’t reach the table
# Under the heading.
offline-text = There’s no connection to the server right now. Your games are safe there, and this page comes back by itself.
# A button.
offline-again = Try again
# On the home page. $count: how many moves
moves-kept =
    { $count ->
        [one] One of your moves is waiting here. It goes out as soon as its table is open again:
       *[other] { $count } of your moves are waiting here. They go out as soon as their tables are open again:
    }
# At the table.
move-waiting = Your move is saved and will be sent.
# A button.
move-take-back = Take it back
# A move that came too late.
move-missed = The game went on before your move could be sent.

## Opponents

# What a level is like.
level-child-line = Plays like an eight-year-old: fast, and only sees what’s right in front.
# What a level is like.
level-easy-line = Still learning: knows the rules but misses a lot.
# What a level is like.
level-casual-line = Plays for fun and lets plenty of chances slip by.
# What a level is like.
level-medium-line = Good company at the family table, with a mistake now and then.
# What a level is like.
level-skilled-line = Knows the game well and seldom gives anything away.
# What a level is like.
level-strong-line = Thinks ahead and punishes your mistakes.
# What a level is like.
level-master-line = Misses almost nothing and demands your best game.
# What a level is like.
level-expert-line = The best we have: takes its time and gives nothing away.
# How strong a level is. $rating: 1,500
level-elo = about { $rating } Elo
# A button while the computer thinks.
hurry = Move now
# A button.
analyse = Analyse the game
# Heading.
analysis = Analysis
# Under the heading.
analysis-line = How likely everyone was to win after each move, in the eyes of a strong player.
# $done of $of: how many positions, 12 of 60
analysis-progress = Position { $done } of { $of } …
# For screen readers. $name: name of a player; $first, $least, $most: per cent
analysis-curve = { $name }: { $first }% at first, then between { $least }% and { $most }%.
# Heading.
analysis-points = Turning points
# No turning points.
analysis-none = No single move decided the game.
# $at: number of a move; $name: name of a player; $before, $after: per cent
analysis-point = Move { $at }: { $name }, { $before }% → { $after }%
# $words: a line of the log
analysis-played = Played: { $words }
# $words: a line of the log
analysis-better = Better: { $words }
# The chance to win with the better move and with the one played.
analysis-chances = { $before }% instead of { $after }%.
# $words: something to do, such as “Take 2 blue tiles from the centre to line 2.”
analysis-answer = The best answer to what was played: { $words }
# A button.
analysis-show = Show it on the table

## A game without a board of its own

# For screen readers: the board.
generic-position = The position
# Heading of a list of buttons.
generic-moves = Your moves
# In the log. $name: name of a player; $move: a move
generic-move = { $name }: { $move }
# In the log. $name: name of a player
generic-move-hidden = { $name } has moved.
# In the log. $move: what was drawn
generic-chance = Chance: { $move }
# In the log.
generic-chance-hidden = Something was drawn at random.
# A game from elsewhere, in one line.
game-line = A game with a plain board.
# Instead of rules.
generic-rules = This page doesn’t have the rules of this game. When it’s your turn, the board shows every move as a button.

## Lessons

# A button.
learn = Learn in two minutes
# Title of a browser tab.
title-learn = Learn to play
# Heading of an offer before somebody’s first game.
offer-title = Your first game?
# Under that heading.
offer-line = Learn it on the board, move by move, in two minutes.
# A button.
offer-play = Play right away
# For screen readers: what the coach says.
learn-coach = The lesson
# $step of $steps: 3 of 9
learn-step = Step { $step } of { $steps }
# A button.
learn-continue = Continue
# A button: shows the solution.
learn-show = Show me
# After a right move.
learn-right = Right!
# After another legal move.
learn-other = You could do that too, but try something else here.
# A button.
learn-practise = Practise
# Heading after the lesson.
learn-over = Now you know how to play!
# Heading after practice.
learn-over-practice = That’s all of it. Well done!
# A button.
learn-play = Play your first game
# A button.
learn-close = End the lesson
# A button beside a refusal: opens the rules.
why = Why?

## Puzzles

# A heading on the home page.
daily-title = Puzzles of the day
# Ten cards of Timeline, new every day; also a heading.
daily-line = The line of the day
# A position with one best move, new every day.
daily-puzzle = Puzzle of the day
# On so many days in a row something was solved.
daily-streak =
    { $days ->
        [one] { $days } day in a row
       *[other] { $days } days in a row
    }
# Read out by screen readers.
daily-done = solved
# The title of the page.
title-puzzle = Puzzle
# A heading.
puzzle-number = Puzzle { $number }
# How hard a puzzle is.
puzzle-grade-1 = easy
# How hard a puzzle is.
puzzle-grade-2 = medium
# How hard a puzzle is.
puzzle-grade-3 = hard
# Read out by screen readers.
puzzle-coach = The puzzle
# A button.
puzzle-close = Leave the puzzle
# After a move that is not the best one.
puzzle-other = That can be played, but there’s a better move.
# After the best move.
puzzle-solved = Solved!
# After the best move.
puzzle-first = Solved at the first try!
# A button.
puzzle-next = Next puzzle
# A button: shows what follows the move that comes to mind first.
puzzle-why-not = Why not the obvious move?
# A button.
puzzle-again = Try again
# A button.
puzzle-show = Show the solution
# Read out by screen readers.
line-coach = The line
# What is asked.
line-task = Card { $step } of { $steps }: where does it belong?
# After a card.
line-right = Right!
# After a card; the next position shows it in its place.
line-wrong = It doesn’t belong there. Watch where it goes next.
# The result of the day’s line.
line-over = { $right } of { $all } right
# A button.
line-share = Share the result
# Under the result.
line-tomorrow = A new line comes tomorrow.
# The first line of what is shared.
line-shared = Timeline, the line of { $date }: { $right }/{ $all }
