# A tournament as it goes on: the command event.

event-no-deed = nothing is called '{ $text }' here (want { $words })
event-usage = not understood: '{ $text }' (want { $usage })
scorebook-fault-not-open = the event is not open (want first: open TITLE)
scorebook-fault-open = the event is open already
scorebook-fault-again = { $who } takes part already
scorebook-fault-nobody = { $who } does not take part (want first: enter { $who })
scorebook-fault-gone = { $who } has withdrawn
scorebook-fault-nothing = board { $board }, { $ns } against { $ew }: there is no score yet
scorebook-fault-there = board { $board }, { $ns } against { $ew }: there is a score already (want: correct)
scorebook-fault-agreed = board { $board }, { $ns } against { $ew }: the score is agreed already
scorebook-fault-oneself = board { $board }, { $ns } against { $ew }: { $by } entered it, and cannot agree to it too
rank-fault-log = not a line of an event's log: '{ $text }'
event-round = Round { $round }
event-bye = { $who } sits out
scorebook-fault-boards = this scale has no table for every length of match (want the boards of one: { $words })
scorebook-fault-unfinished = round { $round } is not over: { $home } against { $away }
scorebook-fault-stranger = { $ns } and { $ew } do not meet in round { $round }
scorebook-fault-drawn-twice = { $who } stands twice in the draw
scorebook-fault-draw-few = fewer than two take part
