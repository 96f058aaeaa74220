# What a table does not do, or not yet.

table-undo-several = several people sit at this table: nothing is undone here
table-undo-claim = answer the claim first
table-undo-over = the board is over: nothing can be undone any more
table-undo-nothing = nothing has been done yet that could be undone
table-next-playing = the next board is dealt when this one is over
table-next-end = that was the last board of the set
table-undo-asked = somebody has already asked to undo
table-undo-seen = hidden cards were seen since: this cannot be undone
table-next-seats = every seat must be taken first, by a friend or a robot
table-sit-taken = that seat is taken
table-sit-many = too many people have come to this table
table-sit-no-seat = nobody sits there in this game
table-sit-seen = you have seen other hands of this board: sit down at the next one
table-sit-playing = not during a board
table-sit-host = the host of the table stays its host
table-sit-gone = nobody of that number is here
table-sit-oneself = one does not vote against oneself
table-sit-closed = people come and go at tables of friends only
table-sit-waits = the host has not let you in yet
table-clock-runs = nobody's time is over
table-talk-waits = the host has not let you in yet
table-talk-muted = the host has muted you: only the director hears you
table-talk-host = the host cannot be muted
table-talk-phrase = there is no such phrase
table-talk-nothing = nothing was said
table-talk-no-opponents = an onlooker has no opponents
