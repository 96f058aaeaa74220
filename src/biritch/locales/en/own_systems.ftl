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
check-misread = partner may misread: { $auction } was { $old } and is now { $new }; { $count } lines still answer the old ({ $first })
check-figure = changes nothing: no chapter that is played reads the figure { $name }
check-strike = strikes nothing: no line has the rule { $rule }
check-more = only the first { $most } remarks are told
check-late = stopped after { $seconds } seconds: the rest was not looked at

# The page.
own-error = { $what }
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
    #   tools: -drury, +baron                 conventions put away and taken up

# What files of other programs cannot carry.
exchange-general = { $count } { $count ->
    [one] line
   *[other] lines
} about many auctions at once cannot be carried
exchange-unheard = { $count } { $count ->
    [one] line
   *[other] lines
} that contradict an earlier one were left out
exchange-conditions = { $count } { $count ->
    [one] line
   *[other] lines
} whose conditions have no words were left out
exchange-prose = { $count } { $count ->
    [one] description in free words was
   *[other] descriptions in free words were
} read as far as possible: look at them
exchange-unread = { $count } { $count ->
    [one] description
   *[other] descriptions
} could not be read, and stand as comments
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
exchange-vulnerability = { $count } { $count ->
    [one] call
   *[other] calls
} for a vulnerability that notes have no words for cannot be carried
exchange-seats = { $count } { $count ->
    [one] call is
   *[other] calls are
} for some seats in the file, for every seat in the notes
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
