## ennead verify

verify-place = { $file }, line { $line }
verify-not-text = { $file }: not UTF-8 text, so not a record
verify-not-a-record = not a record
verify-other-version = cannot be checked with this version of ennead
verify-cannot = cannot be checked
verify-wrong = WRONG
verify-fault-unreadable = the text cannot be read
verify-fault-running = the game was still running, so its secrets cannot be checked
verify-fault-no-seed = there is no seed, so the dice cannot be checked
verify-fault-no-commitment = there is no commitment, so nothing proves that the seed was fixed beforehand
verify-fault-setup = the game or its version is unknown here
verify-fault-seed = the seed was changed: it gives neither the commitment nor the dice
verify-fault-commitment = the commitment was changed, or is not the one you saw
verify-fault-dice = this outcome, or a move before it, was changed
verify-fault-move = this move, or one before it, was changed
verify-fault-result = the result, or a move, was changed
verify-commitment = commitment
verify-dice = dice
verify-start = start
verify-moves = moves
verify-result = result
verify-matches-seed = matches the seed: { $commitment }
verify-as-seen = and is the one you saw
verify-dice-follow = { $count ->
    [one] the one random outcome follows from the seed
   *[other] all { $count } random outcomes follow from the seed
}
verify-rekeyed = { $count ->
    [one] rekeyed once, after a rewind that all players agreed to
   *[other] rekeyed { $count } times, after rewinds that all players agreed to
}
verify-from-position = the position in the record, not the game's own set-up
verify-moves-legal = { $count ->
    [one] the one move is legal
   *[other] all { $count } are legal
}
verify-result-follows = { $points } follows from the moves
verify-unfinished = none: the game is unfinished

## ennead arena

arena-bot = bot
arena-rating = rating
arena-games = games
arena-seconds = s/round
arena-against = against { $bot }
arena-failure = game { $number }, { $failure }
arena-saved = { $count ->
    [one] { $count } record
   *[other] { $count } records
} in { $records }, results in { $files }

## ennead balance

balance-trait = trait
balance-value = value
balance-seats = seats
balance-share = share
balance-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
balance-nothing = nothing occurred at least { $least } times in { $games } finished games

## ennead dataset

dataset-needs-source = a dataset needs either records, or --game to let bots play a game
dataset-no-features = { $game } has no features: the dataset will not have that column
dataset-written = { $rows } decisions in { $files } files in { $folder }

## ennead bench

bench-compiled = compiled
bench-pure = pure Python
bench-heading = { $game }, { $build }, Python { $python }, one core, per second:
bench-games = games
bench-decisions = decisions
bench-copies = copies
bench-views = views

## ennead backup

backup-written = The database was copied to { $file }
