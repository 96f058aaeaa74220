# What a table does not do, or not yet.

table-undo-several = several people sit at this table: nothing is taken back here
table-undo-claim = answer the claim first
table-undo-over = the board is over: nothing is taken back any more
table-undo-nothing = you have done nothing that could be taken back
table-next-playing = the next board is dealt when this one is over
table-next-end = that was the last board of the set
