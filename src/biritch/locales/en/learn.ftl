# Odds, deals gone over, the library and its editor, in the browser and in refusals.

learn-bad-request = this cannot be read: { $what }
learn-bad-hands = these are not four hands of thirteen cards, nor the calls and cards of a deal
learn-bad-twice = { $card } is twice in these hands
learn-bad-many = { $seat } has more than thirteen cards
learn-bad-file = This file holds no deals of Biritch.
learn-bad-hand = This is not a hand: at most thirteen cards, suits apart by dots.
learn-bad-rare = no such deal came up: ask for less
learn-bad-text = there is no deal in this text (PBN, LIN, four hands or a link are read)
learn-bad-code = this link is cut or mistyped: it carries no deal
learn-bad-none = there is no deal to write
learn-bad-kind = deals are written as pbn, lin or pdf, not as { $text }
learn-problem = Line { $line }, board { $board }: { $what }
learn-too-long = That took too long: ask again later.
learn-odds-suit = not a suit: { $text } (two holdings, each card once, e.g. AQ2/543)
learn-odds-cards = not a number of missing cards: { $text } (0 to 13)
learn-odds-places = not two numbers of places: { $text } (e.g. 8,11)
learn-odds-room = { $text } missing cards do not fit in those places
learn-odds-scoring = not a form of scoring: { $text } (one of { $words })
learn-odds-contract = not a contract: { $text } (e.g. 4H or 3NT)
learn-odds-down = it cannot go down that many: { $text }

learn-pages = Learning
learn-page-odds = Odds
learn-page-deals = My deals
learn-page-library = Library
learn-to-start = Home
learn-working = Working it out…

learn-odds-break = How does a suit break?
learn-odds-missing = Missing cards
learn-odds-left = Vacant places, West and East (optional)
learn-odds-suit-title = How is a suit played?
learn-odds-holding = Your two hands
learn-odds-holding-help = AQ2/543; x is a small card
learn-odds-tricks = { $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
}
learn-odds-most = Most tricks
learn-odds-average = { $value } on average
learn-odds-percent = { $value }%
learn-odds-even = How often must a contract make?
learn-odds-bid = Contract
learn-odds-instead = instead of
learn-odds-over = over theirs
learn-odds-down-label = Tricks down when it fails
learn-odds-vulnerable = We are vulnerable
learn-odds-they = They are vulnerable
learn-odds-form = Scoring
learn-odds-form-imps = IMPs
learn-odds-form-mp = Match points
learn-odds-form-rubber = Rubber bridge
learn-odds-form-chicago = Chicago
learn-odds-form-points = Total points
learn-odds-answer = { $value }%
learn-odds-answer-bid = of the time it must make: { $gain } to win, { $loss } to lose
learn-odds-answer-over = of the time their contract must make: { $gain } to win, { $loss } to lose
learn-odds-never = Nothing to gain: never.
learn-do-ask = Work it out

learn-deals-none = No deal yet: play one at the table, or bring some from the library.
learn-deals-count = { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}
learn-deals-search = Search: contract, mistake, date
learn-deals-all = All
learn-deals-lost = Lost
learn-deals-won = Won
learn-deals-again = To play again
learn-do-export = Save all
learn-do-import = Restore
learn-do-play = Play it
learn-do-bid = Bid it again
learn-do-on = Play on from here
learn-do-forget = Forget it
learn-do-copy = Copy the link
learn-do-share = Files
learn-copied = Link copied
learn-do-pbn = PBN
learn-do-pdf-four = PDF, four hands
learn-do-pdf-two = PDF, two hands
learn-back = Back to the list

learn-report = Where IMPs were lost
learn-report-week = Last seven days
learn-report-month = Last thirty days
learn-report-ever = Ever
learn-report-none = Nothing lost: nothing to show.
learn-kind-bidding = Bidding
learn-kind-lead = Lead
learn-kind-play = Play
learn-kind-defence = Defence
learn-imps-lost = { $imps ->
    [one] { $imps } IMP
   *[other] { $imps } IMPs
} lost

learn-review-title = Board { $board }
learn-review-passed = Passed out
learn-review-par = Par { $score } ({ $contracts })
learn-review-best = Double dummy: { $score }
learn-review-dear-cards = What cost most in the play
learn-review-nothing = Nothing was given away.
learn-review-better-call = Better: { $call }, which leads to { $contract }.
learn-review-better-call-says = Better: { $call } ({ $says }), which leads to { $contract }.
learn-review-auction-fine = No call cost anything.
learn-review-tricks = Declarer's tricks after each card
learn-review-field = The field
learn-review-field-wait = Four tables are playing it…
learn-review-you = You
learn-replay = Replay
learn-replay-first = To the start
learn-replay-back = One card back
learn-replay-on = One card on
learn-replay-last = To the end
learn-replay-where = Card { $card } of { $cards }

learn-library-drop = Drop a PBN or LIN file here, or paste deals or a link
learn-library-file = Choose a file
learn-library-read = Read
learn-library-keep = Keep in my deals
learn-library-kept = Kept
learn-editor = Make a deal
learn-editor-help = Type the hands (♠ ♥ ♦ ♣) or tap the cards; what is missing is dealt.
learn-editor-conditions = Points and lengths
learn-editor-balanced = Balanced
learn-editor-board = Board
learn-editor-deal = Deal the rest
learn-editor-clear = Clear
learn-editor-to = Tapped cards go to
learn-editor-cards = { $cards } of 13

learn-page-course = Course
learn-no-lesson = There is no lesson called { $text }.
learn-no-deal = This lesson has no deal { $text }.
learn-no-such-table = This table is not one of this deal, or its key does not open it.
learn-no-mistake = No card was a mistake here.
learn-part-minibridge = MiniBridge
learn-part-auction = The auction
learn-part-sif = SIF: the French standard for beginners
learn-part-sef = SEF: the French standard
learn-part-defence = Defence
learn-part-duplicate = Duplicate
learn-course-about = From the first trick to the tournament. Every deal is played; what you have done is kept in this browser.
learn-course-done = { $done } of { $all } deals done
learn-course-next = Next: { $title }
learn-course-begin = Begin: { $title }
learn-course-all = The whole course is done. Well played!
learn-lesson = Lesson { $number }
learn-lesson-of = Lesson { $number } of { $all }
learn-lesson-deal = Deal { $deal } of { $all }
learn-lesson-begin = To the table
learn-lesson-words = The lesson
learn-lesson-hint = Hint
learn-lesson-course = All lessons
learn-lesson-done = Done!
learn-lesson-missed = Not quite
learn-lesson-lost = It slipped away
learn-lesson-next-deal = Next deal
learn-lesson-next = Next lesson
learn-lesson-skip = Skip
learn-lesson-again = Begin the deal again
learn-lesson-retry = Try again from there
learn-lesson-show = Show me why
learn-lesson-show-end = To the end
learn-lesson-showing = This is how it goes on…
learn-lesson-shown = { $mine ->
    [one] You win { $mine } trick in all.
   *[other] You win { $mine } tricks in all.
}
learn-lesson-answer = Your answer
learn-lesson-wrong = Not { $answer }. Count again.
learn-lesson-wrong-law = That is not what the law says here. Think again.
learn-lesson-right = { $answer }: that is right.
learn-lesson-goal = { $tricks ->
    [one] { $won } of { $tricks } trick
   *[other] { $won } of { $tricks } tricks
}
learn-lesson-call-was = { $call } would say: { $what }
learn-lesson-call-right = Your hand: { $call }, { $what }
learn-lesson-card-right = Good here: { $cards }
learn-lesson-finished = Lesson done
learn-lesson-finished-about = { $done } of { $all } deals of this lesson are done.
learn-lesson-unreached = The table cannot be reached: it is tried again.
learn-why-card = At trick { $trick }, { $card } cost it: from there best defence leaves you { $left ->
    [one] { $left } trick
   *[other] { $left } tricks
}. { $better } kept { $kept }.
learn-note-card = One note: at trick { $trick }, { $card } gave the defence a chance it did not take; best defence would have left you { $left ->
    [one] { $left } trick
   *[other] { $left } tricks
}. { $better } was safe for { $kept }.
learn-tricks-won = { $tricks ->
    [one] Your trick: { $cards }.
   *[other] Your { $tricks } tricks: { $cards }.
}
learn-call-accepted = { $call } is fine too; the system says { $book }.
learn-why-few-points = { $call } promises { $least ->
    [one] { $least } point
   *[other] { $least } points
} or more; you hold { $held }.
learn-why-many-points = { $call } says { $most ->
    [one] { $most } point
   *[other] { $most } points
} at most; you hold { $held }, and partner may stop too soon.
learn-why-short = { $call } promises { $least ->
    [one] { $least } card
   *[other] { $least } cards
} or more in { $suit }; you hold { $held }.
learn-why-long = { $call } says at most { $most ->
    [one] { $most } card
   *[other] { $most } cards
} in { $suit }; you hold { $held }.
learn-why-call-other = { $call } describes another hand than yours.
learn-why-call-vague = Your hand could say { $call }, but another call tells partner more.
learn-better-call = { $call } tells partner: { $told }. You hold { $held }.
learn-better-call-alone = { $call } is the call here.
learn-range-points-exactly = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
learn-range-points-to = { $least } to { $most ->
    [one] { $most } point
   *[other] { $most } points
}
learn-range-points-least = { $points ->
    [one] { $points } point
   *[other] { $points } points
} or more
learn-range-points-most = { $points ->
    [one] { $points } point
   *[other] { $points } points
} at most
learn-why-call-unknown = { $call } has no agreed meaning here: partner would have to guess.
learn-why-pass = With { $held ->
    [one] { $held } point
   *[other] { $held } points
} and this hand you have something to say, and a pass hides it.
learn-better-convention = The call is { $call }. { $told }. You hold { $held }.
learn-range-points-or = { $least } or { $most ->
    [one] { $most } point
   *[other] { $most } points
}
learn-range-cards-most = at most { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} in { $suit }
learn-range-balanced = a balanced hand
learn-range-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} in { $suit }
learn-range-cards-least = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} or more in { $suit }
learn-lesson-idea = What this deal is about:
learn-lesson-often = What most often goes wrong here:
learn-lesson-show-better = With the better card

learn-happened = Search by what happened
learn-deals-nothing = No deal is like that.
learn-deals-due = { $deals ->
    [one] { $deals } deal that was lost comes back: play it again.
   *[other] { $deals } deals that were lost come back: play them again.
}
learn-do-again = Play it again
learn-report-session = A session
learn-report-last = The last
learn-report-missed = Missed, in IMPs: { $list }
learn-review-field-robots = Robots of other systems played the same deal.
learn-review-real-field = The field
learn-review-real-tables = { $event } · { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}
learn-review-real-points = Your match points: { $points } out of { $top }, { $percent }%
learn-review-real-imps = Your IMPs: { $points }
learn-review-real-plus = Your points: { $points }
learn-review-real-score = Score { $side }
learn-review-real-times = Tables
learn-did-group-contract = Contract
learn-did-group-result = Result
learn-did-group-lead = Lead
learn-did-group-technique = Play
learn-did-group-table = At the table
learn-did-group-mistake = My side's mistake
learn-did-passed-out = Passed out
learn-did-part-score = Part-score
learn-did-game = Game
learn-did-slam = Small slam
learn-did-grand-slam = Grand slam
learn-did-doubled = Doubled
learn-did-redoubled = Redoubled
learn-did-contested = Both sides bid
learn-did-sacrifice = Good sacrifice
learn-did-made = Made
learn-did-overtricks = Overtricks
learn-did-down = Down
learn-did-down-much = Down three or more
learn-did-game-missed = Game missed
learn-did-slam-missed = Slam missed
learn-did-lead-S = ♠ led
learn-did-lead-H = ♥ led
learn-did-lead-D = ♦ led
learn-did-lead-C = ♣ led
learn-did-lead-trump = Trump led
learn-did-lead-partner = Partner's suit led
learn-did-finesse = Finesse
learn-did-drop = Playing for the drop
learn-did-hold-up = Hold-up
learn-did-ruff = Ruff by declarer
learn-did-ruff-them = Ruff by the defence
learn-did-set-up = Suit set up
learn-did-discard = Loser discarded
learn-did-duck = Duck
learn-did-throw-in = Throw-in
learn-did-squeeze = Squeeze
learn-did-safety = Safety play
learn-did-unblock = Unblocking
learn-did-claim = Claim
learn-did-revoke = Revoke
learn-did-insufficient = Insufficient bid
learn-did-out-of-turn = Out of turn
learn-did-mistake-bidding = Bidding
learn-did-mistake-lead = Lead
learn-did-mistake-play = Play
learn-did-mistake-defence = Defence

learn-page-file = Lesson files
learn-file-about = Lessons that other teachers wrote: drop a PBN file with questions, or choose one. Nothing of it is kept on the server.
learn-file-choose = Choose a file
learn-file-boards = Boards
learn-file-board = Board { $board }
learn-file-your-call = Your call
learn-file-your-card = Tap the card you play
learn-file-right = That is right.
learn-file-wrong = Not { $answer }. Think again.
learn-file-reveal = Show the answer
learn-file-answer = The answer: { $answer }
learn-file-on = Go on
learn-file-back = Back a step
learn-file-end = The end of this board: all four hands.
learn-file-play = Play it out with robots
learn-file-next = Next board
learn-file-faults = What is wrong in this file
learn-file-unplayable = This board cannot be gone through.
learn-file-read-aloud = Read aloud
learn-board-part = Lesson file
learn-board-back = Back to the lesson
learn-board-again = Play it again
learn-board-review = Four hands and tricks
learn-board-reach = Bid to the right contract.
learn-board-take = Take { $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
}.
learn-board-make = Make your contract, or beat theirs.
learn-board-no-text = The board is no longer here. Go back to the lesson and open its table again.
learn-no-board = This text holds no board of a lesson.
learn-file-at-table = Play it at the table
learn-file-at-table-again = Play it at the table again
learn-file-your-count = Your count
learn-file-goal-done = Done at the table.
learn-file-bad-link = This link is cut short: ask for it again, or choose the file.
learn-drill-part = Bidding drill
learn-drill-task = Bid this hand to the end of the auction, as the system has it.
learn-drill-hint = Count your points and your longest suit, then think of what your partner has shown.
learn-to-class = To the class
learn-part-sayc = The auction: SAYC, Standard American
learn-part-acol = The auction: Acol
learn-course-which = Which bidding will you meet?
learn-course-which-about = MiniBridge, play and defence are the same in every course; the bidding is not. You can change at any time.
learn-course-way-french = French standard
learn-course-way-french-about = SIF, then SEF: clubs in France.
learn-course-way-sayc = Standard American
learn-course-way-sayc-about = SAYC: America, and most tables on the web.
learn-course-way-acol = Acol
learn-course-way-acol-about = Clubs in Britain and Ireland.
learn-course-chosen = Bidding: { $way }
learn-course-change = Change
learn-repeat = Today's repetition
learn-repeat-do = { $deals ->
    [one] Repeat { $deals } deal
   *[other] Repeat { $deals } deals
}
learn-repeat-about = What went wrong comes back the next day, then at longer and longer intervals.
learn-repeat-none = Nothing to repeat today.
learn-repeat-tomorrow = { $deals ->
    [one] { $deals } deal comes back tomorrow.
   *[other] { $deals } deals come back tomorrow.
}
learn-repeat-next = Go on
learn-repeat-mark = Repetition
learn-streak = { $days ->
    [one] { $days } day in a row
   *[other] { $days } days in a row
}
learn-streak-on = Do a deal today to go on.
learn-skills = Your skills
learn-skills-about = A colour fades as time goes by: play a deal of the lesson to refresh it.
learn-skill-new = not started
learn-skill-part = { $done } of { $all }
learn-skill-fresh = fresh
learn-skill-fading = fading
learn-skill-faded = faded
learn-themes = Deals by theme
learn-themes-about = Chosen for what happens on them. Play them against robots; how you did stays beside each.
learn-theme-deal = Deal { $number }
learn-theme-play = Play
learn-theme-before = last time { $score }
learn-theme-look = Look at all hands
learn-no-theme = There is no theme called { $text }.
learn-library-yours = Deals of your own
learn-deals-example = See an example
learn-deals-example-about = What you play at the table comes here, gone over card by card.
