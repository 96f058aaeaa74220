# A tournament as it goes on: the command event.

event-no-deed = nothing is called '{ $text }' here (want { $words })
event-usage = not understood: '{ $text }' (want { $usage })
event-fault-not-open = the event is not open (want first: open TITLE)
event-fault-open = the event is open already
event-fault-again = { $who } takes part already
event-fault-nobody = { $who } does not take part (want first: enter { $who })
event-fault-gone = { $who } has withdrawn
event-fault-nothing = board { $board }, { $ns } against { $ew }: there is no score yet
event-fault-there = board { $board }, { $ns } against { $ew }: there is a score already (want: correct)
event-fault-agreed = board { $board }, { $ns } against { $ew }: the score is agreed with already
event-fault-oneself = board { $board }, { $ns } against { $ew }: { $by } entered it, and cannot agree with oneself
rank-fault-log = not a line of an event's log: '{ $text }'
event-round = Round { $round }
event-bye = { $who } sits out
event-fault-boards = this scale has no table for every length of match (want the boards of one: { $words })
event-fault-unfinished = round { $round } is not over: { $home } against { $away }
event-fault-stranger = { $ns } and { $ew } do not meet in round { $round }
event-fault-drawn-twice = { $who } stands twice in the draw
event-fault-draw-few = fewer than two take part
