## Everywhere

brand-home = Ennead: go to the lobby
skip-to-content = Skip to content
tools = Tools
tools-language = Language
tools-rules = Rules
tools-sound = Sound
tools-sound-is = { $on ->
    [yes] Sound is on
   *[no] Sound is off
}
tools-theme = { $theme ->
    [day] Theme: day
    [night] Theme: night
   *[system] Theme: same as system
}
tools-theme-choice = Theme
theme = { $theme ->
    [day] Day
    [night] Night
   *[system] System
}
menu = Menu
menu-lobby = Lobby
menu-replays = Finished games
menu-settings = Settings
menu-account = Account
close = Close
cancel = Cancel
retry = Try again
loading = Loading…
page-failed = This page could not be loaded.
lost = Not found
you = you

## Header and menu of a table

table-title = “{ $title }”
round-phase = { $page ->
    [0] { round }
   *[other] { round } · { $phase }
}
record-download = Download the record
notify-allow = Notify me when it is my turn
notify-title = { $game }: it is your turn
your-turn = Your turn
stand-in = Hand my seat to a bot
stand-in-end = Take my seat back
resign = Resign
resign-ask = Resign this game?
resign-why = The game ends and your opponent wins.
resign-why-many = A bot takes over your seat.

## Seats

seat-person = Human
seat-acts-now = acts now
seat-with = plays together with
seat-bot = Bot: { bot-level }
seat-stand-in = Bot standing in: { $bot ->
    [beginner] beginner
    [easy] easy
    [medium] medium
    [hard] hard
    [random] random
    [greedy] greedy
   *[other] { $bot }
}
seat-away = Away
seat-here = Here
seat-open = Open seat
status-to-move = to move
status-thinking = thinking
status-answered = answered
status-waiting = waiting
status-winner = winner
of-goal = of { $goal }
score-of-goal = { $score } of { $goal } points
points-word = { NAME("point", $points) }
vote-replace = Let a bot play for them

## The decision bar

decision = What is happening
your-decision = Your decision
undo = Undo
end-turn = End turn
end-turn-ask = End your turn?
end-turn-then = Then { $count ->
    [one] { $names } plays
   *[other] { $names } play
}.
end-turn-summary = What the turn changes
take-back = Take back
take-back-ask = Take back your last move?
take-back-why = The bots' moves after it are taken back too. The dice and cards to come stay the same. A game with a take-back does not count towards ratings.
undo-ask = Ask to take back a move
undo-asks = { $name } asks to take back a move.
undo-asked = You have asked to take back a move.
undo-agree = Agree
undo-decline = Decline
confirm = Confirm
confirm-title = Confirm (Ctrl+Enter)
confirm-final = can't be undone
progress = { $done } of { $total } done
progress-short = { $done } of { $total }
hint-glowing = Choose something highlighted.
hint-watching = You are watching.
hint-answered = Your answer is in. You can take it back until everyone has answered.
suggestion-hint = { $name } decides. Choose something highlighted to suggest it.
suggestion-mine = You suggest: { $action }. { $name } decides.
suggestion-take = Take it
preview = This would happen:
preview-reveals = This reveals information and cannot be undone.
past-hint = { $turn ->
    [yes] You are looking at an earlier moment. It is your turn now.
   *[no] You are looking at an earlier moment.
}
back-to-live = Back to the present
waiting-for-several = Waiting for { $names }…
waiting-for-table = One moment…

## Why not, and other short messages

toast-spectator = You are watching: only the players can move.
toast-past = You are looking at an earlier moment. Return to the present to play.

## Log and chat

players-and-log = Players, log and chat
log-and-chat = Log and chat
log = Log
log-empty = Nothing has happened yet.
log-more = { $count ->
    [one] { $count } more line
   *[other] { $count } more lines
}
chat = Chat
chat-empty = Nobody has said anything yet.
chat-to = Who can read it
chat-to-all = Everyone
chat-to-team = Only { $name }
chat-team = team
chat-write = Write a message
chat-send = Send
chat-unread = { $count ->
    [one] { $count } new message
   *[other] { $count } new messages
}

## Recap

recap = Since your last turn
recap-latest = The latest turns
recap-empty = Nothing yet.
recap-again = Watch again
pace-skip = Skip
key-space = Space

## Replay

replay = Replay
replay-first = First move
replay-back = Step back
replay-play = Play
replay-pause = Pause
replay-next = Step forward
replay-moment = Moment of the game
replay-speed = Speed: { $speed }×
replay-live = live
replay-end = end
replay-at = Move { $move } of { $moves }
replay-failed = This moment could not be loaded.
fork = Continue from here against a bot
fork-why = A new table starts after move { $move } of this game. You take one of the seats and bots take the rest.
fork-seat = Your seat
fork-bot = Bot
fork-start = Start game

## Result

result-show = Result
result-you-win = You win!
result-wins = { $name } wins!
result-draw = Draw
result-nobody = No winner
result-by-source = Points by source
result-source = Source
result-over-time = Score over time
result-moves = { $moves } { $moves ->
    [one] move
   *[other] moves
}
result-replay = Watch replay
source-start = Start
source-other = Other
winner = Winner
rematch = Rematch
rematch-join = Join the rematch
ended-resign = { $name } resigned.
ended-timeout = { $name } ran out of time.
ended-idle = Nobody came back for a long time, so the game was closed for inactivity.
ended-rules = The rules of this game were corrected before its first release, so games begun under the old rules were closed. Nobody won or lost.

## Fair dice

dice = Fair dice
dice-why = Every shuffle, draw and roll of this game comes from one secret number, the seed. It was fixed before the game began. Its fingerprint is shown from the start; a different seed would have a different fingerprint.
dice-fingerprint = Fingerprint of the seed
dice-seed = Seed
dice-later = When the game is over, the seed is shown and you can check that everything came from it.
dice-check = Check this game
dice-checking = Checking…
dice-well = Everything is as it should be.
dice-wrong = Something is wrong with this game.
dice-fits = The seed matches the fingerprint. Your browser checked this itself.
dice-fits-not = The seed does not match the fingerprint: it was replaced.
dice-seen = It is the same fingerprint your browser saw while the game was running.
dice-seen-other = While the game was running, your browser saw a different fingerprint.
dice-unseen = This browser did not see the game while it was running, so it has no fingerprint to compare.
dice-share = Your browser's own random number is part of the dice, so nobody could have chosen them alone.
dice-share-left-out = Your browser's own random number was left out, because it was not revealed in time.
dice-share-unknown = Somebody at your seat had a share in the dice, but this browser does not know their number.
dice-outcomes = { $count ->
    [one] The one random outcome comes
   *[other] All { $count } random outcomes come
} from the seed.
dice-rekeyed = { $count ->
    [one] Once, everyone agreed to take back a move. From there on,
   *[other] { $count } times, everyone agreed to take back a move. Each time,
} the dice were new, from the same seed.
dice-moves = { $count ->
    [one] The one move
   *[other] All { $count } moves
} followed the rules and led to this result.
dice-moves-cut = { $count ->
    [one] The one move
   *[other] All { $count } moves
} followed the rules. The game ended early, so there is no final result to check.
dice-fault = { $fault ->
    [dice] A random outcome does not come from the seed, or a move before it was changed.
    [move] A move was not legal when it was played.
    [result] The moves lead to a different result.
    [setup] The rules of this game have changed since; it cannot be checked here.
   *[other] The record of this game is damaged.
}
dice-yourself = To check it without this server, download the record and run:

## Help at the table

advice = Hint
advice-thinking = Thinking…
advice-whose = Hint from
chances-show = Show winning chances
chances-hide = Hide winning chances
chance = Chance to win: { $chance }%
chance-short = { $chance }%

## The guide of a first game

tips = Guide
tips-close = Close this tip
tips-what = What is this?
tips-good = What is good here?
tips-rules = Rules of this game
tips-note = Ideas of the medium bot. Any move is fine.
tips-off = No more tips
tips-got-it = Got it
tips-turn-on = Guide: show tips
tips-turn-off = Guide: no more tips

## The coach

coach = Ask the coach
coach-working = The coach is looking at move { $done } of { $moves }…
coach-stop = Stop
coach-look = Look at this moment
coach-failed = The coach could not finish.

## Pass and play

hand-over = Hand the device to { $name }
hand-over-why = The table is hidden so that nobody sees another player's cards.
hand-over-ready = I am { $name }

## Before the game

join = Join
join-title = Join a game of { $game }
join-invited = { $name } invites you to a game of { $game }
take-seat = Take this seat
leave-seat = Leave the seat
room-waiting = { $open ->
    [one] Waiting for one more player…
   *[other] Waiting for { $open } more players…
}
room-why = Send this link to the other players. The game starts as soon as every seat is taken.
room-numbers = The game is about to start…
room-numbers-why = Everybody's device adds a random number of its own to the dice. This takes five seconds at most; if a number does not arrive in time, the game starts without it.
room-rules = Rules of { $game }
invite-link = Invite link
copy-link = Copy link
link-copied = Link copied
share = Share
share-title = Play { $game } with me

## Connection and errors

reconnecting = Connection lost. Reconnecting…
reconnected = Reconnected
error-lost = There is no such page.
error-offline = The server is not responding.
error-no-board = This game has no board in the browser.
error-bad-request = The server did not understand that.
error-unknown-table = There is no such table. The link may be wrong.
error-unknown-lesson = There is no such lesson.
error-unknown-step = This lesson has no such step.
error-old-rules = This game was played under rules that the server no longer has, so it cannot be shown. Its result is kept, and its record can still be downloaded.
error-closed-rules = The rules of this game were corrected before its first release, so games begun under the old rules were closed. Nobody won or lost.
error-unknown-game = There is no such game.
error-not-your-seat = This is not your seat.
error-not-to-move = It is not your turn.
error-stale-question = The game has moved on.
error-illegal-action = This move is not legal.
error-cannot-undo = Nothing can be taken back now.
error-seat-taken = This seat is taken.
error-wrong-status = This is not possible now.
error-name-taken = This name is taken, or looks too much like one that is.
error-wrong-password = Wrong name or password.
error-too-many-requests = Too fast. Wait a moment and try again.
error-too-many-tables = You have too many games at once. Finish some of them first.
error-needs-person = A table needs at least one person.
error-unavailable = The server cannot save anything right now. Try again soon.
error-busy = The server is too busy right now. Try again soon.
error-too-large = This text or file is too large.
error-forbidden-origin = The server refused this page.

## Keys

keys = Keyboard
keys-tab = Next area (the board counts as one)
keys-arrows = Move around the board, the log or a menu
keys-areas = Next area of the board
keys-enter = Choose the selected item
keys-confirm = Confirm
keys-escape = Clear your choice, or return from an earlier moment
keys-undo = Undo
keys-suggestion = Take your partner's suggestion
keys-back = One move back in the replay
keys-next = One move forward in the replay
keys-recap = What the others did
keys-guide = Tip of the guide
keys-skip = Skip to the present
keys-help = This list

## On a phone

sheet = Turn, log, chat, players
sheet-up = Expand
sheet-down = Collapse
tab-turn = Turn
tab-recap = Recap
tab-log = Log
tab-chat = Chat
tab-players = Players

## Help cards

help-now = Now:
help-pin = Keep this card open
help-previous = Previous card
help-next = Next card
