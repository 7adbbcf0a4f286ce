## Events and reasons of every game

event-undone = { $seat } takes back a move.
event-rewound = Everyone agrees: { $seat } takes back a move. From here on, new dice are used.
event-retracted = { $seat } takes back a move; the dice stay the same.

reason-game-over = The game is over: there are no more moves.
reason-not-asked = It is not your turn, or you have already answered.
reason-another-question = You are being asked something else now.

## Files of one's own

figures-ours = ◇ marks figures of our own, which the rulebook does not give; with the box at hand you can enter the printed ones.
file-error-too-large = The file has { $size } bytes; the maximum is { $most }.
file-error-figure-unknown = There is no entry “{ $where }”. Take the names of the entries from the template.
file-error-figure-number = “{ $where }” is { $found }; expected a number from { $least } to { $most }.
file-error-figure-list = “{ $where }” is { $found }; expected a list of length { $count }.
file-error-figure-object = “{ $where }” is { $found }; expected an object in braces.
file-error-figure-missing = “{ $where }” is missing.
file-error-figure-name = “{ $where }” has { $found }; expected: { $expected }.
file-error-figure-colours = “{ $where }” is { $found }; expected { $count } of the letters { $letters }.
file-error-figure-rising = “{ $where }” is { $found }; each number must be greater than the one before it.

## Players

player-default = Player { $number }
player-bot = Bot { $name }

## The terminal: turns

# A game whose pages are not rounds has a message of its own with this id.
round = Round { $page }
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
terminal-keys = u undo · h hint · ? <move> why not · r rules · l log · q quit
terminal-illegal = Illegal move “{ $text }”. { $reason }
terminal-legal = “{ $text }” is a legal move.
terminal-unknown = “{ $text }” is not understood. Type a number, a move or a key.
terminal-cannot-undo = Nothing can be taken back now.
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
coach-line = Then perhaps: { $line }

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
terminal-coach-look = To see the worst one: { $command }
terminal-goodbye = Goodbye!

## The terminal: the list of games

terminal-column-id = Id
terminal-column-title = Game
terminal-column-players = Players
terminal-column-rules = Rules
terminal-column-actions = Actions
terminal-figures-valid = { $file }: { $count ->
        [one] { $count } entry, valid.
       *[other] { $count } entries, all valid.
    }
