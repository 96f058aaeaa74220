# What a board is worth with all cards seen.

solver-tricks = Tricks
solver-par = Par: { $points } for { $side } ·
solver-par-pass = Par: passed out
solver-lead = by { $declarer }, { $leader } leads:
solver-solving = Solving
solver-not-whole = { $place }: line { $line }, board { $board }: the deal is not known whole (want four hands of 13 cards)
solver-fault = the double dummy solver does not work here: { $text }
solver-pure = double dummy: plain search of the last four tricks, for this installation was built without the compiled engine (BIRITCH_PURE=1); pip install "biritch[dds]" adds a solver
