## The front page

lobby-heading = Games from the banks of the Nile
lobby-lead = Free in the browser. Play against a bot or a friend, or share one screen.
lobby-games = Games
lobby-no-games = There are no games on this server.

lobby-nav = Pages
lobby-nav-play = Play
lobby-nav-learn = Learn
lobby-nav-replays = Replays

## Me

lobby-me-name = You play as
lobby-me-rename = Change name
lobby-me-name-field = Your name
lobby-me-save = Save

## A game's card

lobby-game-players = { $most ->
    [one] { $most } player
   *[other] { $most } players
}
lobby-game-players-range = { $fewest }–{ $most } players
lobby-game-play-bot = Play a bot
lobby-game-play-guided = First game with a guide
lobby-game-play-solo = Play solo
lobby-game-play-friend = Play with a friend
lobby-game-pass-and-play = Pass and play
# For those who hear the page: several cards have the same buttons.
lobby-game-about = { $action }: { $game }

## Joining

lobby-join-label = Have an invite?
lobby-join-placeholder = Code or link
lobby-join-button = Join table
lobby-join-nothing = Paste the link you were sent, or type the code at its end.
lobby-join-unknown = There is no table with this code.

## The lists

lobby-tables-open = Open tables
lobby-tables-open-empty = Nobody is waiting for a player. Open a table, or play a bot in the meantime.
lobby-tables-new = New table
lobby-tables-join = Join
lobby-tables-join-this = Join the table: { $table }
lobby-tables-seats = { $taken } of { $all }
lobby-tables-seats-spoken = { $taken } of { $all } seats taken
lobby-tables-watch = In play
lobby-tables-watch-button = Watch
lobby-tables-watch-this = Watch the table: { $table }
lobby-tables-mine = Your games
lobby-tables-mine-empty = You have no game in progress. Pick one above and it will appear here.
lobby-tables-mine-all = All { $count }
lobby-tables-mine-fewer = Show fewer
lobby-tables-open-it = Open
lobby-tables-open-this = Open the table: { $table }
lobby-tables-turn-this = Your turn at the table: { $table }
lobby-tables-results = Recent results
lobby-tables-results-empty = Finished games are kept here, with a replay of each.
lobby-tables-archive = Archive
lobby-tables-replay-this = Watch the replay: { $table }

## A table in a list

lobby-table-running = { $lead ->
    [ahead] { round }, you lead { $mine } to { $best }
    [behind] { round }, you trail { $mine } to { $best }
   *[level] { round }, level at { $mine }
}
lobby-table-waiting = { round }, waiting for { $names }
lobby-table-waiting-players = Waiting for players
lobby-table-pass-and-play = Pass and play · { round }

lobby-result = { $outcome ->
    [won] Won
    [lost] Lost
    [draw] Draw
   *[none] Finished
}
lobby-result-against = { $mine } to { $theirs } against { $name }
lobby-result-place = { $mine } { $mine ->
    [one] point
   *[other] points
}, place { $place } of { $players }
lobby-result-between = { $first } { $one }:{ $two } { $second }
lobby-result-won-by = Winner: { $name }
lobby-result-ended = { $by ->
    [resign] Resignation: { $name }
    [timeout] Out of time: { $name }
    [idle] Closed for inactivity
    [rules] Closed: its rules were corrected
   *[game] { round }
}

## Clocks

lobby-clock-none = No clock
lobby-clock-move = { $unit ->
    [days] { $n ->
        [one] { $n } day per move
       *[other] { $n } days per move
    }
    [hours] { $n ->
        [one] { $n } hour per move
       *[other] { $n } hours per move
    }
   *[minutes] { $n } min per move
}
lobby-clock-game = { $unit ->
    [days] { $n ->
        [one] { $n } day per game
       *[other] { $n } days per game
    }
    [hours] { $n ->
        [one] { $n } hour per game
       *[other] { $n } hours per game
    }
   *[minutes] { $n } min per game
}

## Bots

## Pass and play

lobby-solo-title = Solo game
lobby-solo-text = You play against the game itself.
lobby-solo-against = You play against { $opponent }, an automatic opponent.
lobby-pass-title = Pass and play
lobby-pass-text = One screen for everyone. It hides each player's secrets while you hand it over.
lobby-pass-players = Number of players
lobby-pass-name = Name of player { $number }
lobby-pass-default = Player { $number }

## A new table

lobby-new-title = New table
lobby-new-game = Game
lobby-new-players = Players
lobby-new-seats = Seats
lobby-new-seat = Seat { $number }
lobby-new-seat-me = Me
lobby-new-seat-name = Name at seat { $number }
lobby-document-remove = Remove
lobby-document-template = Download a template
lobby-document-unread = { $file } is not a JSON file with an object in it.
lobby-document-about = A JSON file, 64 kB at most.
lobby-new-options = Options
lobby-new-option-yes = Yes
lobby-new-option-no = No
lobby-new-who = Who can see it
lobby-new-private = Private
lobby-new-private-about = Only people with the link
lobby-new-listed = Listed
lobby-new-listed-about = Anyone can join or watch
lobby-new-clock = Clock
lobby-new-clock-per-move = Per move
lobby-new-clock-per-game = Per player for the whole game
lobby-new-table-title = Name of the table
lobby-new-table-title-about = Optional
lobby-new-create = Create table
lobby-new-start = Start game
lobby-new-note-pass = Several seats are yours: you will pass the screen around.
lobby-new-note-watch = No seat is yours: you will watch.
lobby-new-note-open = The game starts when every open seat is taken.
