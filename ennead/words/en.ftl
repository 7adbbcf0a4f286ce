## Events and reasons of every game

event-undone = { $seat } takes back a move.
event-rewound = Everyone agrees: { $seat } takes back a move. From here on, all random results are new.
event-retracted = { $seat } takes back a move; the random results stay the same.

reason-game-over = The game is over: there are no more moves.
reason-not-asked = It is not your turn, or you have already answered.
reason-another-question = You are being asked something else now.

## Files people bring

figures-ours = ◇ marks figures of our own where the rulebook gives none; if you have the box, you can enter the printed ones.
file-error-too-large = The file is { $size } bytes long; the maximum is { $most }.
file-error-figure-unknown = There is no entry “{ $where }”. Use the entry names from the template.
file-error-figure-number = “{ $where }” is { $found }; expected a number from { $least } to { $most }.
file-error-figure-list = “{ $where }” is { $found }; expected a list of length { $count }.
file-error-figure-object = “{ $where }” is { $found }; expected an object in curly braces.
file-error-figure-missing = “{ $where }” is missing.
file-error-figure-name = “{ $where }” contains { $found }; expected: { $expected }.
file-error-figure-colours = “{ $where }” is { $found }; expected { $count } of the letters { $letters }.
file-error-figure-rising = “{ $where }” is { $found }; each number must be greater than the one before it.

## Players

player-default = Player { $number }
player-bot = Bot { $name }
bot-name = { $name }
bot-level = { $bot ->
    [beginner] beginner
    [easy] easy
    [medium] medium
    [hard] hard
    [random] random
    [greedy] greedy
   *[other] { $bot }
}
bot-with-level = { bot-name } · { bot-level }

## The terminal: turns

# A game whose pages are not rounds has a message of its own with this id.
round = { $page ->
    [0] Set-up
   *[other] Round { $page }
}
terminal-bot-thinks = { $name } is thinking…
terminal-bot-failed = { $text }. A stand-in bot plays this turn.
terminal-hand-over = Pass the screen to { $name } and press Enter.
suggestion-made = { $name } suggests: { $action }
terminal-suggest = { $name } decides. Suggest a number or move, or press Enter
terminal-suggested = { $follows ->
    [yes] { $name } takes your suggestion.
   *[no] { $name } decides otherwise.
}
terminal-screen-hidden = The screen is hidden so that nobody can peek.

## The terminal: answering

terminal-prompt = Number, move or key
terminal-keys = u undo · t take back · h hint · ? <move> why not · r rules · l log · q quit
terminal-illegal = Illegal move “{ $text }”. { $reason }
terminal-legal = “{ $text }” is a legal move.
terminal-unknown = “{ $text }” was not understood. Type a number, a move or a key.
terminal-cannot-undo = Nothing can be taken back now.
terminal-cannot-take-back = A move can be taken back only in a game of one person against bots, after the first choice.
terminal-end-turn = End your turn? Enter ends it, u undoes your choice
terminal-undone = Move taken back.
terminal-quit = Leave the game? Press q again to leave, Enter to play on

## Hints and the coach

advice-by = { $level ->
    [beginner] A beginner
    [easy] An easy bot
    [medium] A medium bot
   *[hard] A hard bot
} would choose “{ $action }”.
advice-only = “{ $action }”: there is nothing else to do.
advice-scores = { advice-by } It brings you about { $points } more { NAME("point", $points) } than “{ $other }”{ advice-behind }
advice-hinders = { advice-by } It denies your opponents about { $points } more { NAME("point", $points) } than “{ $other }”{ advice-behind }
advice-behind = { $behind ->
    [yes] , but the chance to win is lower: { $chance }% instead of { $otherChance }%.
   *[no] .
}
advice-prepares = { advice-by } It pays off later: { $chance }% to win, against { $otherChance }% after “{ $other }”.
advice-close = { advice-by } “{ $other }” is about as good.
advice-misses = { advice-by } It overlooks “{ $other }”: { $otherChance }% to win instead of { $chance }%.
coach-over-time = Winning chances
coach-mistakes = Costliest choices
coach-none = No choice was costly.
coach-mistake = { round } · { $name }, move { $move }: the chance to win fell by { $cost } percentage { $cost ->
    [one] point
   *[other] points
}. Chosen: { $played }. Better: { $best }.
coach-line = A possible continuation: { $line }

## The terminal: the table

terminal-hand = Hand
terminal-log = Log

## The terminal: results, files, replay

terminal-result-win = { $name } wins!
terminal-result-together = { $names } win together!
terminal-result-draw = The game is a draw.
terminal-result-nobody = Nobody wins.
terminal-score = { $name }: { $points } { NAME("point", $points) }
terminal-saved = Saved: { $file }
terminal-move = Move { $move } of { $moves }
terminal-replay-prompt = Enter next · b back · move number · q quit
terminal-replay-end = End of the replay.
terminal-coach-look = To look at the costliest one: { $command }
terminal-goodbye = Goodbye!

## The terminal: the list of games

terminal-column-id = ID
terminal-column-title = Game
terminal-column-players = Players
terminal-column-rules = Rules
terminal-column-actions = Actions
terminal-rules-nothing = The rules say nothing about “{ $query }”.
terminal-rules-example = Example: { $title }.
terminal-figures-valid = { $file }: { $count ->
        [one] { $count } entry, valid.
       *[other] { $count } entries, all valid.
    }

## The terminal: lessons

learn-progress = { $done } of { $lessons } done
learn-minutes = { $minutes } min
learn-heading = Lesson { $number } of { $lessons }: { $title } · step { $step } of { $steps }
learn-goal = Your goal: { $text }
learn-check = { $holds ->
    [yes] ✓ { $text }
   *[no] ○ { $text }
}
learn-prompt = Number, move or key
learn-prompt-next = Enter goes on
learn-keys = s show me · u take back a move · k skip · b back · ? <move> why not · r rules · q leave
learn-right = ✓ Right! { $text }
learn-so-far = ✓ { $text }
learn-near = ○ Not quite. { $text }
learn-wrong = ✗ { $text }
learn-shown = Try “{ $text }”.
learn-unknown = “{ $text }” was not understood. ? lists the keys.
learn-no-way-back = This is the first step.
learn-quit = Leave the lesson? Press q again to leave, Enter to go on
learn-finished = Lesson complete!
learn-next = Next: { $title }. Enter starts it, q leaves
learn-all-done = These were all the lessons. Now play: ennead play { $game }
learn-left = Your progress is saved. To go on: ennead learn { $game }

## Ideas of the guide

tips-aim = Aim: { $aim }
tips-likely = { $reason } This is likely, not certain: the others choose in secret.
tips-then = { $first }, then { $then }
tips-wins = It wins the game.
