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
