# A tournament as it goes on: the command event.

cli-help-event =
    Keep an event in the file LOG: say what happened, and see the ranking so far.

    open TITLE [RULES] · enter 3 NAMES · score BOARD NS EW 4S N +1 · agree BOARD NS EW ·
    correct BOARD NS EW -50 · adjust BOARD NS EW 60-40 WHY · undo BOARD NS EW ·
    penalty 3 -0.5 WHY · withdraw 3
    Teams: open TITLE RULES teams [SCALE [BOARDS]] · draw: the next round, by the ranking

    Without words, the ranking; --until 12 as it stood after twelve lines. Nothing is ever taken out.
cli-option-event-by = Who says so: a pair, a scorer, the director.
cli-option-event-until = As it stood after so many lines of the log.

event-no-deed = nothing is called '{ $text }' here (want { $words })
event-usage = not understood: '{ $text }' (want { $usage })
event-until-words = --until looks back: it goes without words
event-no-score = { $many ->
    [one] { $many } contestant
   *[other] { $many } contestants
}, no score yet
event-waiting = { $many ->
    [one] { $many } score
   *[other] { $many } scores
} the other side has not agreed with
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
