# What a board is worth with all cards seen.

solver-tricks = Tricks
solver-par = Par: { $points } for { $side } ·
solver-par-pass = Par: passed out
solver-lead = by { $declarer }, { $leader } leads:
solver-solving = Solving
solver-no-board = There is no board to solve.
solver-not-whole = { $place }: line { $line }, board { $board }: the deal is not known whole (want four hands of 13 cards)
solver-fault = the double dummy solver does not work here: { $text }

cli-option-par = Add what both sides score with perfect bidding.
cli-option-leads = Add declarer's tricks after each opening lead.
cli-help-solve =
    Say how many tricks each seat wins in each strain, all cards seen and played perfectly.

    FILE is PBN, LIN or JSON; - is standard input. --par adds what both sides score with
    perfect bidding. --leads adds declarer's tricks after each opening lead: against the
    contract played where the file tells one, else against every declarer in every strain.
