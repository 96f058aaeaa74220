# Matches between robots, and where long work is done.

match-room-open = open room
match-room-closed = closed room
match-total = { $home } { $ours } – { $theirs } { $away } (IMPs)
match-log-line = { $file }, line { $line }: not a line of a match that was kept
match-log-other = { $file } keeps another match: { $what } was { $kept }, not { $wanted }
match-log-home = the robot of --ns
match-log-away = the robot of --ew
match-log-seed = the seed
match-log-budget = the budget
match-log-boards = the number of boards
match-log-deals = the set of deals
cli-option-processes = How many processes work side by side; without it, one for each core.
cli-option-cluster = Let the workers of the Dask scheduler at this address do it, such as tcp://10.0.0.1:8786.
cli-workplaces = --processes and --cluster: one of them alone says where the work is done
cli-workers-lost = the workers are lost: { $what }
parallel-died = { $times } processes died on the same piece of work
parallel-killed = workers died again and again on the same piece of work ({ $what })
parallel-packages = a worker has not the packages that are here ({ $what })
parallel-no-scheduler = no scheduler answers at { $what } (want an address such as tcp://10.0.0.1:8786)
parallel-no-worker = the scheduler at { $what } has no worker
match-report-title = Match: { $home } against { $away }
match-report-imps = IMPs
match-report-boards = { $boards ->
    [0] No board was played.
    [one] { $boards } board at two tables.
   *[other] { $boards } boards at two tables.
}
match-report-clock = The clock decided nothing.
match-report-budget = { $seconds } seconds for a decision.
match-report-lead = Lead of { $home } after each board
match-report-swings = Swings
match-report-sum = Together
match-report-play = The play
match-mean = { $home } won { $mean } IMPs a board (standard error { $error })
match-seconds = { $team }: { $seconds } seconds of a processor for a board at one table
match-report-seen = IMPs won by { $home }, or lost
table-manager-none = no table manager answers at { $address }
table-manager-gone = the table manager is gone
table-manager-said = the table manager said what is not expected there: { $text }
table-manager-left = its program has left
table-manager-slow = its program said nothing for { $seconds } seconds
table-manager-heard = its program said what is not expected there: { $text }
table-manager-illegal = { $what }, { $offence } (Law { $law })
table-manager-empty = nobody took the seat of { $seat } within { $seconds } seconds
table-manager-stuck = board { $board } was begun { $times } times, and broken off each time; the last time by { $seat }: { $what }
cli-bad-seconds = not a number of seconds: '{ $text }' (want 0 to 3600, such as 0.8)
cli-option-file = Play the boards of this file (PBN, LIN and others).
cli-option-lines = Show every line that goes to and fro.
