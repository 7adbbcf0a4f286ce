# The rules: the page, and the sheet beside a running game.

rules-of = Rules: { $title }
rules-whole = Open the whole rules in a new tab
rules-close = Close the rules
rules-find = Find in the rules
rules-found = { $count ->
    [0] Nothing found
    [one] { $count } passage
   *[other] { $count } passages
}
rules-example = Example: { $title }
rules-before = Before.
rules-done = What is done.
rules-after = After.
rules-lesson = Play the lesson
rules-icons = Icon key
keys-rules = The rules, at the chapter of the question
keys-find = Find in the rules, while they are open
