## Everywhere

pages-trouble = Something went wrong on the server. Try again.

## Rules

pages-rules-contents = Contents
pages-rules-print = Print
pages-rules-missing = There are no rules for this game here.
pages-rules-failed = The rules could not be loaded.
pages-rules-link = Link to { $name }

## Settings

pages-settings-note = Saved in this browser.
pages-settings-sound-about = Short sounds for moves and for your turn.
pages-settings-motion = Motion
pages-settings-motion-about = Pieces glide and cards turn over. Without it, changes appear at once.
pages-settings-motion-value = { $motion ->
    [on] On
    [off] Off
   *[system] Same as system
}
pages-settings-speed = Animation speed
pages-settings-speed-about = Also the pace of replays.
pages-settings-speed-value = { $speed }×
pages-settings-pace = Pace of other players
pages-settings-pace-about = How long each turn of bots and fast opponents is shown. Space jumps to the present.
pages-settings-pace-value = { $pace ->
    [slow] Slow
    [at-once] At once
   *[normal] Normal
}
pages-settings-hints = Level of hints
pages-settings-confirm = Confirmations
pages-settings-confirm-about = Ask before your turn ends and before a choice that cannot be taken back.
pages-settings-notify = Notifications
pages-settings-notify-about = A message from the browser when a table is waiting for you.
pages-settings-notify-denied = The browser blocks notifications from this site. Allow them in its settings first.
pages-settings-notify-none = This browser does not support notifications.
pages-on = On
pages-off = Off

## Account

pages-account-guest = You are a guest
pages-account-guest-about = That is enough to play: your name, seats and games are kept in this browser. You only need an account to continue on another device.
pages-account-own = Logged in as { $name }
pages-account-own-about = Log in with this name and your password on any device, and your games will be there.
pages-account-name = Name
pages-account-name-save = Save name
pages-account-name-saved = Name saved
pages-account-make = Create an account
pages-account-make-about = Your games come with you.
pages-account-login = Log in
pages-account-login-about = You already have an account. The seats you hold as a guest come with you.
pages-account-logout = Log out
pages-account-logout-about = This browser becomes a new guest. Your games stay with the account.
pages-account-password = Password
pages-account-password-about = At least { $count } characters.
pages-account-password-short = The password needs at least { $count } characters.
pages-account-name-bad = This name cannot be used. Use up to 24 letters, digits or symbols, and one alphabet in each word.
pages-account-name-missing = Enter a name.
pages-account-password-missing = Enter the password.
pages-account-welcome = Welcome, { $name }.
pages-account-bye = You are logged out.
pages-account-elsewhere = Log out everywhere else
pages-account-elsewhere-about = Other browsers and all programs that play for you have to log in again. This browser stays logged in.
pages-account-elsewhere-done = You are logged out everywhere else.
pages-account-password-change = Change password
pages-account-password-change-about = Also logs you out everywhere else.
pages-account-password-old = Current password
pages-account-password-new = New password
pages-account-password-wrong = That is not your current password.
pages-account-password-changed = Password changed.

## Finished games

pages-replays-show = Show
pages-replays-mine = Mine
pages-replays-listed = Everyone's
pages-replays-game = Game
pages-replays-all-games = All games
pages-replays-outcome = Result
pages-replays-outcome-value = { $outcome ->
    [won] Won
    [lost] Lost
    [draw] Drawn
   *[all] Any
}
pages-replays-empty-mine = You have not finished a game yet. Finished games appear here, each with its replay.
pages-replays-empty-listed = No listed game has been finished yet.
pages-replays-empty-filter = No games match these filters.
pages-replays-more = Show more
pages-replays-found = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
pages-replays-found-more = More than { $count } games
