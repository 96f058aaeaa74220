# The clock of a round, calls of the director, line-ups, knock-outs: what is refused, and the pages' texts.

tournament-time-over = the time of the round is over: no other board is begun (the director may give more time)
tournament-board-given = board { $board } has a score already: it is not played here
tournament-fault-overrun = nothing becomes of boards like '{ $text }' (want { $words })
tournament-fault-call-table = nobody plays at table { $table } now: there is nothing to call the director for
tournament-fault-call-board = board { $board } is not played at table { $table } in this round (want { $boards })
tournament-fault-called = the director is called to table { $table } already
tournament-fault-call-none = there is no call { $call }
tournament-fault-call-closed = call { $call } is done with
tournament-fault-call-empty = an answer has words, or ends the call
tournament-not-caller = the tables call the director
tournament-not-seated = you do not play in round { $round }: there is no table to call the director to

desk-time-short = { $minutes ->
    [one] One minute left
   *[other] { $minutes } minutes left
}
desk-time-over-wait = The time of the round is over. Please finish.
desk-time-over-director = The time is over: finish this board. No other is begun before the director has decided.
desk-time-over-average = The time is over: finish this board. Boards not begun count 50%.
desk-overrun = Boards not begun when time is over
desk-overrun-wait = are played all the same
desk-overrun-director = wait for the director
desk-overrun-average = count 50% for both sides
desk-time-decide = The time is over. Boards not begun at { $tables ->
    [1] table { $which }
   *[other] tables { $which }
}: what becomes of them?
desk-decide-wait = They are played
desk-decide-average = 50% each
desk-call-director = Call the director
desk-call-why = What is it about? (need not be said)
desk-call-send = Call
desk-call-told = The director is called
desk-call-said = The director: { $words }
desk-calls = Calls of the director
desk-calls-none = Nobody has called.
desk-call-at = Table { $table }
desk-call-board = board { $board }
desk-call-coming = I am coming.
desk-call-play-on = Play on, please; I shall look at it afterwards.
desk-call-answer = Answer
desk-call-words = Another answer
desk-call-close = Done
desk-call-closed = done

lineup-rule = line-ups are not named '{ $text }' (want { $words })
lineup-no-match = team { $team } plays no half that begins in round { $round }
lineup-fixed = both line-ups are named, or boards are played: this half stays as it is
lineup-director = in this tournament the director names line-ups
lineup-away-first = team { $away } sits away and names its line-up first
tournament-not-captain = the captain names the line-up of a team

desk-lineups = Line-ups
desk-lineup = Your line-up
desk-lineup-of = Match { $home } – { $away }
desk-lineup-open = Open room
desk-lineup-closed = Closed room
desk-lineup-is-home = home
desk-lineup-is-away = away
desk-lineup-send = Name this line-up
desk-lineup-named = named
desk-lineup-unnamed = not named yet
desk-lineup-hidden = You see theirs when both have named.
desk-lineup-wait-away = The other team sits away: it names its line-up first.
desk-lineup-told = Tables open when both line-ups are named; after three minutes a team that has named none plays in its usual seats.
desk-lineups-rule = Line-ups of teams
desk-lineups-set = as usual: in the second half the away pairs change rooms
desk-lineups-away-first = named by the captains, the away team first
desk-lineups-blind = named by the captains, hidden until both have named

desk-unit-wins = Matches won
desk-bracket = Bracket
desk-heat = { $left ->
    [1] Final
    [2] Semifinals
    [3] Quarterfinals
    [4] Round of 16
   *[other] { $left } rounds to the end
}
desk-rests = rests
desk-boards-of = { $played }/{ $boards } boards
desk-extra-boards = { $boards ->
    [one] one extra board
   *[other] { $boards } extra boards
}

desk-desks-told = For other directors: the same powers; what each does is kept by number.
desk-director-number = Director { $desk }
tournament-fault-away = nothing becomes of empty seats like “{ $text }” (want { $words })
desk-away-rule = Who is away
desk-away-robot = a robot plays after a while
desk-away-keep = the seat is kept for the round, then a robot plays
desk-away-average = the seat is kept for the round; boards not begun count 40%, and 60% for those who waited

desk-table-rules = At the tables online
desk-table-rules-told = This holds for tables that open from now on: from the next round.
desk-table-undo = Undo
desk-table-undo-off = Never
desk-table-undo-ask = When the opponents agree
desk-table-onlookers = Onlookers
desk-table-onlookers-none = None
desk-table-onlookers-played = See what everybody at the table sees
desk-table-onlookers-open = See all four hands
desk-table-behind = They are behind by
desk-boards-many = { $boards ->
    [0] no board
    [one] one board
   *[other] { $boards } boards
}
desk-table-delay = and besides by
desk-minutes-more = { $minutes ->
    [0] nothing
    [one] one minute
   *[other] { $minutes } minutes
}
desk-onlookers-told = Onlookers see a board only once every other table has played it, and nothing in a closed room.
desk-times-here = Time taken
desk-times-board = Board { $board }
desk-times-none = Nothing has been called yet.
desk-look-on = Look on
desk-look-on-told = You see a board once every table has played it, as it was played.
desk-look-on-at = Table { $table }: { $ns } – { $ew }
tournament-fault-table-rules = tables online cannot be played so: “{ $text }”
