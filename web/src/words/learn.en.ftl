learn = Learn

## Lessons

lessons-you = You
lessons-opponent = Opponent
lessons-guide = Guide
lessons-place = Lesson { $number } of { $lessons }
lessons-step = Step { $step } of { $steps }
lessons-steps = Steps of this lesson
lessons-leave = Leave lesson
lessons-leave-why = Press Esc again to leave the lesson. Next time you go on at this step.
lessons-goal = Your goal
lessons-check-done = (done)
lessons-feedback = Answer
lessons-idle = Your move
lessons-idle-text = Every legal move may be tried. Nothing here can be lost.
lessons-read = Look at the board
lessons-read-text = There is nothing to do here. Go on when you have read this.
lessons-showing = Like this
lessons-shown = Like this
lessons-shown-text = { $actions }
lessons-right = Well done
lessons-so-far = Good so far
lessons-near = Not quite
lessons-wrong = Not this one
lessons-again = Try again
lessons-let-me = Let me try
lessons-show = Show me
lessons-show-again = Once more
lessons-back = Previous step
lessons-skip = Skip
lessons-next = Next
lessons-finish = Finish
lessons-finished = Lesson finished
lessons-finished-next = The next lesson goes on from here.
lessons-finished-all = That was the last lesson. Now play a game!
lessons-next-lesson = Next lesson
lessons-to-hub = All lessons
lessons-watching = Watch how it is done. Then it is your turn.
lessons-given-back = This is what it would do. Take it back and try again.
lessons-solved = The goal is reached. Go on.
lessons-reading = Read what the guide says, then go on.

## The page with all lessons

hub-heading = Learn by playing
hub-lead = Short lessons on the real board, a few minutes each. Nothing to read first.
hub-done = { $done } of { $all }
hub-done-lessons = lessons done
hub-path = Lessons of { $game }
hub-lesson = Lesson { $number }: { $title }, { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
 }{ $state ->
    [done] , done
    [next] , next
   *[other] {""}
 }
hub-start = Start: { $title }
hub-continue = Continue: { $title }
hub-repeat = Again from the start: { $title }
hub-minutes = { $minutes } min
hub-first-game = First game with a guide
hub-rules = Rules
hub-in-ten-minutes = Learn in ten minutes
hub-new-here = New here? A few short lessons show you a game on its own board.
