## Events and reasons of every game

event-undone = { $seat } takes back a move.
event-rewound = Everyone agrees: { $seat } takes back a move. From here on the dice are new.

reason-game-over = The game is over: there are no more moves.
reason-not-asked = It is not your turn, or you have already answered.
reason-another-question = You are asked for something else now.

## Files of one's own

flaw-too-large = The file has { $size } bytes; { $most } are the most.

## Players

player-default = Player { $number }
player-bot = Bot { $name }

## The terminal: turns

terminal-round = Round { $page }
terminal-bot-thinks = { $name } is thinking…
terminal-bot-failed = { $text }. A stand-in plays this turn.
terminal-hand-over = Pass the screen to { $name } and press Enter.
terminal-screen-hidden = The screen is hidden so that nobody can peek.

## The terminal: answering

terminal-prompt = Number, move or key
terminal-keys = u undo · h hint · ? <move> why not · r rules · l log · q quit
terminal-illegal = Illegal move “{ $text }”. { $reason }
terminal-legal = “{ $text }” is a legal move.
terminal-unknown = “{ $text }” is not understood. Type a number, a move or a key.
terminal-cannot-undo = Nothing can be taken back now.
terminal-undone = Move taken back.
terminal-hint-only = { $action }: there is nothing else to do.
terminal-hint-scores = { $action }. It brings you about { $points } { NAME("point", $points) } more than “{ $other }”.
terminal-hint-hinders = { $action }. It keeps about { $points } { NAME("point", $points) } from your opponents.
terminal-hint-prepares = { $action }. It pays later: { $chance } % to win, after “{ $other }” { $otherChance } %.
terminal-hint-close = { $action }, but “{ $other }” is about as good.
terminal-quit = Leave the game? q again leaves, Enter plays on

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
terminal-replay-prompt = Enter next · b back · number of a move · q quit
terminal-replay-end = End of the replay.
terminal-goodbye = Goodbye!

## The terminal: the list of games

terminal-column-id = Id
terminal-column-title = Game
terminal-column-players = Players
terminal-column-rules = Rules
terminal-column-actions = Actions
