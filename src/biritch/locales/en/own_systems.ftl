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
