# What a pair should know of a system of its own.
check-shadowed = never used: lines before it take every hand of { $call } ({ $by })
check-shadowed-hand = never used: lines before it take every hand of { $call }, such as { $hand } ({ $by })
check-contradicted = never heard: an earlier line makes { $call } natural or artificial otherwise ({ $by })
check-contradicted-hand = never heard: an earlier line makes { $call } natural or artificial otherwise, so { $hand } cannot bid it ({ $by })
check-empty = no hand can make { $call }: what it asks for contradicts itself
check-unreached = never reached: nobody bids { $call } after { $auction }
check-unopened = never reached: nobody opens { $call }
check-unanswered = no answer: no line says what partner calls after { $auction }
check-passed = partner may pass { $auction }, which is forcing: { $mine } opposite { $theirs }
check-misread = partner may misread: { $auction } was { $old } and is now { $new }; { $count ->
    [one] { $count } line still answers
   *[other] { $count } lines still answer
} the old ({ $first })
check-figure = changes nothing: no chapter that is played reads the figure { $name }
check-strike = strikes nothing: no line has the rule { $rule }
check-indent = indented by { $count }, like no line above it: is it below the right line?
check-more = only the first { $most } remarks are shown
check-late = stopped after { $seconds } seconds: the rest was not looked at

# The page.
own-too-long = This file takes too long to check: try again.
own-not-here = This file is not here: bring it again.
chapter-own = Lines of their own
own-introduction =
    # Your own system. Lines below take the place of what the system you start from says of
    # those calls there; everything else stays as it is.
    #
    #   1N = 12-14 HCP, balanced              after no call, 1N shows so much
    #   1N 2C = 8+ HCP, 4H or 4S; forcing     our calls side by side, opponents pass
    #   strike 1N 2D ...                      nothing of what followed 1N 2D any more
    #   tools: ...                            below: conventions put away and taken up

# What files of other programs cannot carry.
exchange-general = { $count ->
    [one] { $count } line
   *[other] { $count } lines
} about many auctions at once (...) cannot be carried
exchange-shown = { $count ->
    [one] { $count } line about a suit known by what was shown (t, u, p, q, i, v) cannot
   *[other] { $count } lines about a suit known by what was shown (t, u, p, q, i, v) cannot
} be carried
exchange-many = { $count ->
    [one] { $count } line whose * stands
   *[other] { $count } lines whose * stand
} for too many auctions cannot be carried
exchange-never = { $count ->
    [one] { $count } line that holds in no seat or at no vulnerability was left out
   *[other] { $count } lines that hold in no seat or at no vulnerability were left out
}
exchange-unheard = { $count ->
    [one] { $count } line that contradicts an earlier one was left out
   *[other] { $count } lines that contradict an earlier one were left out
}
exchange-prose = { $count } { $count ->
    [one] description in free words was
   *[other] descriptions in free words were
} read as far as possible: please check
exchange-unread = { $count ->
    [one] { $count } description could not be read, and stands as a comment
   *[other] { $count } descriptions could not be read, and stand as comments
}
exchange-lines = { $count } { $count ->
    [one] line
   *[other] lines
} could not be read
exchange-records = { $count } { $count ->
    [one] line
   *[other] lines
} about other files or the play of the cards cannot be carried
exchange-qualified = { $count } { $count ->
    [one] sequence
   *[other] sequences
} with a qualified call of theirs cannot be carried
exchange-theirs = { $count } { $count ->
    [one] sequence that ends
   *[other] sequences that end
} with a call of theirs cannot be carried
exchange-seats = { $count } { $count ->
    [one] call is
   *[other] calls are
} for seats that are none (want 0, 1, 2, 3, 4, 12 or 34) and for every seat in the notes
exchange-included = { $count } other { $count ->
    [one] file is
   *[other] files are
} included by the file and not read
exchange-paragraphs = { $count } { $count ->
    [one] line
   *[other] lines
} of text outside the tables { $count ->
    [one] was
   *[other] were
} left out

# What is wrong with a file of notes.
notes-at = { $place }: { $what }
notes-more = { $what } (and { $count } more)
notes-other = { $what }
notes-quoted = '{ $text }'
notes-wanted = { $what } (want { $wanted })
notes-such-as = { $what } (want e.g. { $wanted })
notes-most = { $what } (want { $count } at most)
notes-promise = not a promise: { $what }
notes-promise-missing = a promise is missing
notes-not-expected = not expected here: { $what }
notes-brackets = brackets are { $count } deep
notes-not-not = 'not not' says nothing
notes-bracket = { $what } is missing
notes-clause = not a clause: { $what }
notes-condition = not a condition: { $what }
notes-custom = not a custom of play: { $what }
notes-card-figure = not a figure of a card: { $what }
notes-figure = not a figure: { $what }
notes-figure-way = { $name } is not { $what }
notes-head = not a head: { $what }
notes-system-line = not a line of a system: { $what }
notes-line = not a line of notes: { $what }
notes-source = not a source: { $what }
notes-system = not a system: { $what }
notes-tool = not a tool: { $what }
notes-auction = not an auction: { $what }
notes-chapter = no chapter, convention, part or system: { $what }
notes-call = not a call: { $what }
notes-no-auction = { $call } can never follow { $what }
notes-no-suit = no call names the suit { $what }
notes-their-pass = { $what }: passes of opponents are left out
notes-their-calls = { $what }: two calls of opponents without ours between
notes-before = not in what was called before: { $what }
notes-several-auctions = a line about one call, after several auctions, names one
notes-defined-twice = defined twice: { $what }
notes-is-condition = { $what } is the name of a condition
notes-unnamed = a { $what } without a name
notes-no-words = no words for { $what }
notes-source-late = the source of the chapter stands before its calls
notes-empty = empty
notes-nothing-played = nothing is played
notes-plays-many = plays more than { $count } chapters: { $what }
notes-agreements = { $count } agreements
notes-auctions = { $count } auctions in one line
notes-conditions = a promise of more than { $count } conditions
notes-words-long = words of { $count } characters
notes-line-long = a line of { $count } characters
notes-too-long = too long
notes-too-many-lines = too many lines
notes-bytes = { $count } bytes are too many
notes-no-text = not a text in UTF-8
notes-tab = a tab: indent with blanks
notes-unseen = a character that is not seen: { $what }
notes-at-once = { $count } conditions after such auctions
notes-meant = { $what }; did you mean '{ $meant }'?
notes-want-below = { $what } (want it below line { $line })
notes-want-left = { $what } (want it at the left edge)
notes-indent = indented below line { $line }, where { $what }
notes-never-first = { $call } can never be first
notes-range = not a range: { $what }
