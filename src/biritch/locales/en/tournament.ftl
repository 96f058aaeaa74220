# A tournament on the web: what is refused, and what was wanted.

tournament-not-found = there is no such tournament here (want the address the director gave)
tournament-wrong-key = this key opens nothing here (want the one on the table's card, or the director's)
tournament-opening-bad = the tournament cannot be opened: { $what }
tournament-opening-names = { $names ->
    [one] { $names } name
   *[other] { $names } names
} for { $pairs ->
    [one] { $pairs } pair
   *[other] { $pairs } pairs
} (want no more names than pairs)
tournament-opening-none = no movement suits { $pairs ->
    [one] { $pairs } pair
   *[other] { $pairs } pairs
} in { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
} (want more time, or name a movement)
tournament-opening-form-pairs = { $movement } is a movement of pairs (want "form": "pairs")
tournament-opening-form-teams = { $movement } is a movement of teams (want "form": "teams")
tournament-opening-form-individual = { $movement } is a movement of single players (want "form": "individual")
tournament-opening-deal = board { $number } cannot be read: { $what }
tournament-opening-after = scores are carried over with the director's key of the session before (tournament.key)
tournament-has-changed = this has changed since you saw it: nothing was done. Look at what stands now, and decide again
tournament-not-seen = this page is out of date, and nothing was done: load it again, look at what stands, and decide again
tournament-not-player = who plays here enters nothing: the table tells what was played
tournament-not-online = the boards are not played here
tournament-not-director = the director enters a score from its slip (want board, pair, contract, declarer, result)
tournament-not-table = only the director does that
tournament-not-east-west = North enters the score; East-West agree with it, or refuse it
tournament-not-north-south = North-South entered the score; East-West agree with it, or refuse it
tournament-not-sitting = nobody plays at table { $table } now (round { $round })
tournament-not-board = board { $board } is not played at table { $table } in round { $round } (want { $boards })
tournament-not-meeting = pair { $pair } does not play board { $board }
tournament-not-pair = there is no pair { $pair } (want 1 to { $most })
tournament-not-ready = round { $round }: scores are missing at table { $tables }; let them play late, or wait
tournament-not-yet = board { $board } is for pair { $pair } in round { $round }, and round { $now } is being played: press Enter again to keep it all the same
tournament-fault-joined = the movement says who plays
tournament-fault-unseated = no movement is chosen yet
tournament-fault-movement = no movement is called '{ $text }' (want { $words })
tournament-fault-size = a round has one board and one minute at least, a tournament { $most } pairs at most
tournament-fault-sections = teams play in one section
tournament-fault-draw = not a draw of this round: '{ $text }'
tournament-fault-count = teams cannot count '{ $text }' (want { $words })
tournament-fault-scale = the scale { $text } is not for matches of { $boards ->
    [one] { $boards } board
   *[other] { $boards } boards
} (want { $known })
tournament-fault-tables = the tables are open: the movement stays
tournament-fault-begun = there are scores or penalties already: the movement stays
tournament-fault-nobody = there is no pair { $pair } (want 1 to { $most })
tournament-fault-here = pair { $pair } is not missing
tournament-fault-played = pair { $pair } has a score already: it was here, and can only leave
tournament-fault-round = this is round { $round }: only the next one can begin
tournament-fault-clock = no round is being played: there is no clock
tournament-not-waiting = no score waits to be agreed with
tournament-not-strange-score = this score is { $points } for North-South, which hardly ever happens: send it again if it is right
tournament-not-strange-lead = board { $board }: the player who leads does not hold that card: send it again if it was led all the same
tournament-not-strange-penalty = { $points } is a very large penalty: send it again if it is meant
tournament-fault-penalty = there is no such penalty of { $pair } any more
tournament-not-strange-crossing = the rounds that were to be crossed are cut off: round { $round } will be crossed instead, so that all are ranked together. Send it again to do so
tournament-not-strange-uncrossed = the rounds that were to be crossed are cut off, and round { $round } has begun: nobody will have changed direction, and one ranking will compare pairs that held different cards. Send it again if that is meant
tournament-not-first = only the first director does that
tournament-not-whole = { $many ->
    [one] one score of earlier rounds is missing
   *[other] { $many } scores of earlier rounds are missing
}: see which under Tables, or end it all the same
tournament-fault-back = there is no going back before round { $round }: it has scores, or its draw was made
tournament-fault-last = the last round is between { $least } and { $most }
tournament-fault-no-seat = this movement has no sit-out whose place one more pair could take
tournament-fault-period = a correction period lasts { $most } minutes at most
tournament-fault-desk = there is no further director { $desk } (want 2 to 4)
tournament-not-published = the results are not published yet
tournament-no-file = there is no such file (want { $words })
tournament-no-appeal = there is no appeal { $number }
tournament-no-such-board = There is no board { $board } in this tournament.
tournament-board-open = Board { $board } is still to be played elsewhere: more about it once everybody has played it.
tournament-board-unknown = The hands of board { $board } are not known here.
tournament-key-expired = this key was not used for so long that it has expired; what is published can still be read
tournament-fault-keys-turn = these keys were given out already ({ $turn })
tournament-no-page = there is no such page
tournament-no-hands = no whole deal in this file (want PBN, LIN, DUP… with all four hands)
tournament-fault-dealt-here = the boards are dealt here: their hands are known
tournament-fault-hands = not the hands of boards: '{ $text }' (want PBN with whole deals)
tournament-fault-missing = pair { $pair } has not come: there is nothing to score
tournament-fault-stranger = board { $board }, { $ns } against { $ew }: they do not meet on that board
tournament-fault-settled = board { $board }, { $ns } against { $ew }: both sides have agreed; only the director corrects now
slip-fault-shape = not a slip: '{ $text }' (want board, pair, then e.g. 4HX N +1, pass, or 60-40)
slip-fault-lead = not a card: '{ $text }' (want e.g. SK, H10)
tournament-fault-appeal-number = appeals are numbered in order: the next is number { $next }
tournament-fault-appeal-board = pair { $pair } does not play board { $board }
tournament-fault-appeal-empty = an appeal tells the facts and the ruling that is appealed
tournament-fault-played-here = board { $board }, { $ns } against { $ew }: it was played at a table here, and stays played (want: adjust it)
tournament-fault-appeal-late = the correction period ended { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
} ago (Laws 79C1 and 92B): an appeal is taken now only if the organiser says so
tournament-not-averaged = pair { $pair } has no average of a board it missed
tournament-not-missed = pair { $pair } missed no board of the rounds that are over
tournament-not-undone = board { $board } of pair { $pair }: there is no score to withdraw
tournament-not-concurring = an appeal is heard only if both of the pair agree to it (Law 92D)
tournament-not-appeal = there is no appeal { $number }
tournament-not-outcome = a changed ruling wants the new score of the board (e.g. 60% 4S=, 40% 4S-1)
tournament-not-percent = '{ $text }' is no percentage (want 0 to 100)
tournament-not-weight = an artificial score of one side needs a score of the other: a result, or a percentage
tournament-not-card-yet = the cards of all can be seen when the session is over and the ranking is shown
tournament-not-card = this number has no score yet
tournament-not-origin = not the address of a server: '{ $text }' (want http://HOST:PORT)
club-key-expired = this list was not changed for so long that its key has expired
club-not-yours = no list of a club opens with this key (want the one it was opened with)
club-has-changed = somebody else has changed this list meanwhile: nothing was done. Look at it as it is now, and decide again
club-not-seen = this page is out of date, and nothing was done: load it again, then look at the list
club-nothing-back = there is nothing to undo
club-too-many = a list has { $most } members at most
club-unknown = nobody is called { $who } in this list
club-nameless = a member has a name
club-long = a name has 80 letters at most: { $who }…
club-empty = there is nobody in this file (want a table with a column of names, or a name a line)
club-no-room = the boards are played at tables of this server: there is no room with a screen
tournament-forget-later = this tournament is being played here: nothing is forgotten before it is over
club-two-are-called-so = two members are called { $who }: say which by the number
club-too-many-tournaments = a club keeps { $most } tournaments at most
club-too-many-seasons = a club keeps { $most } seasons at most
club-not-there = the club has no such tournament or season: { $what }
club-no-zone = there is no time zone '{ $text }' (want the likes of Europe/Paris)
club-no-day = a day or a time is none (want 2026-03-23 and 20:00)
club-no-day-left = the last day is before the first
club-too-many-regulars = a club has { $most } regular tournaments at most
club-no-ladder = no formula is called '{ $text }' (want { $words })
club-too-many-simultaneous = a club opens { $most } simultaneous events at most
club-too-many-clubs = a simultaneous event holds { $most } tournaments at most
club-no-simultaneous = there is no such simultaneous event: its address is wrong, or the club removed it
club-simultaneous-teams = teams are not ranked over several clubs: send a tournament of pairs or of players
club-simultaneous-no-results = no results in this file (want a file of results: USEBIO, PBN, CSV, JSON or BWS)
club-simultaneous-events = several events in this file: send a file of one
club-simultaneous-long = { $many } results in this file: too many for one club
club-simultaneous-kind = pairs and players are not ranked together: this event already holds the other kind
club-no-season = the club has no such season
club-no-player = nobody is called so in this season
club-no-list-here = this tournament belongs to no club's list: numbers are not looked up
club-no-number = nobody in the club's list has the number { $number }
club-not-seated = nobody sits here whose name could be given
tournament-fault-entrants = not numbers of pairs: '{ $text }' (want each once; new pairs are numbered on)
tournament-fault-entrant-gone = pair { $pair } is not here: it cannot be seated
tournament-fault-change = the movement of this tournament cannot be changed while it is played
tournament-fault-change-round = the movement changes from the next round on, { $round }, while rounds are played
tournament-fault-change-scored = there are scores of round { $round } already: withdraw them first
tournament-fault-section-long = a section that begins now has { $most ->
    [one] { $most } round
   *[other] { $most } rounds
} at most
tournament-fault-no-table = nobody plays at table { $table } in round { $round }
tournament-fault-set = there is no other set of boards { $text } (want 1 to { $most })
tournament-fault-board-again = pair { $pair } has played these boards in round { $round }: a second attempt is cancelled (Law 15B); give an adjusted score
tournament-fault-move-scored = board { $board } has a score at table { $table } in round { $round } already: withdraw it first
tournament-fault-fouled = board { $board } is not played by '{ $text }' (want North-South and East-West, 3-8)
tournament-fault-fouled-teams = a board fouled in a match of teams is played again, or scored under Rulings (Law 87C)
tournament-fault-form = a form of a board is called by one letter, not '{ $text }'
tournament-fault-keys = there are addresses for { $most } pairs in this tournament: open a new one for more
reseat-again = { $many ->
        [one] one meeting
       *[other] { $many } meetings
    } of two pairs that have met already
reseat-played = pairs play { $least } to { $most } boards: the ranking is by percentage
reseat-late = who comes now plays { $least } boards of { $of }
reseat-results = boards have { $least } to { $most } results: Neuberg's formula evens them out
reseat-turned = { $many ->
        [one] one pair changes
       *[other] { $many } pairs change
    } direction, though there are two rankings
tournament-fault-decide = { $home } against { $away } is not a match that is level with all boards played
tournament-fault-strata = not limits of strata: '{ $text }' (want figures that fall, 300 100)
tournament-fault-rating = what a pair holds is a number, its handicap { $most } percent at most, up or down
tournament-fault-points = no master points are called '{ $text }' here (want { $words })

## The form of an appeal, printed.

appeal-paper-title = Appeal { $number }
appeal-paper-law = Laws 92 and 93 of the Laws of Duplicate Bridge. Both players of the side appeal (92D1), within the correction period (92B).
appeal-paper-board = Board
appeal-paper-appellants = Who appeals
appeal-paper-opponents = Opponents
appeal-paper-score = Score that stands
appeal-paper-sign-appellants = Both players who appeal
appeal-paper-sign-director = The director
appeal-paper-sign-committee = The appeals committee
tournament-not-devices = board { $board }, pair { $pair }: the director has given it a score, which stays; take it back to have the devices' one
devices-other = this file is of another tournament
devices-no-result = the row has neither a contract with its tricks nor an artificial score
devices-not-online = the devices play boards in a room, in a movement that is chosen
devices-not-drawn = each round is drawn when it begins: the devices' file wants all rounds at once
devices-not-large = this tournament is too large for the devices' file, of two million bytes
tournament-fault-board-elsewhere = board { $board } is not played at table { $table } in round { $round } (it has { $boards })
tournament-fault-board-instead = there is no other board { $text } to play instead (want 1 to { $most }, none of its set)
tournament-not-strange-board-turn = Board { $board } at table { $table } in round { $round } was played the other way round: its score stays with the seats. { $rankings ->
    [1] Each pair is compared on it with those who sat as it did.
   *[other] Each pair is compared on it with those who sat as it did, and counts that in its own ranking.
}
tournament-not-strange-board-exchange = Board { $board } at table { $table } in round { $round } was played by another: its score stays with the seats, and the pair that should have played it takes the other's place for that board alone. { $unplayed ->
    [0] Every board is played as often as before.
    [one] One board is played at one table less, since a pair there knows it.
   *[other] { $unplayed } boards are played at one table less, since a pair there knows them.
}
tournament-not-strange-board-move = Another board than { $board } was played at table { $table } in round { $round }. Later in the movement the one missed is played in its place, where nobody at the table has it elsewhere. { $unplayed ->
    [0] Every board is played as often as before.
    [one] One board is played at one table less, since a pair there knows it.
   *[other] { $unplayed } boards are played at one table less, since a pair there knows them.
} { $scored ->
    [0] {""}
    [one] The contract entered there is then of the board that was played, with its vulnerability.
   *[other] The contracts entered there are then of the boards that were played, with their vulnerability.
}
tournament-fault-exchange = round { $round } has no table where the two could take each other's places
tournament-fault-substitute = pair { $pair } does not play that in round { $round }
tournament-not-strange-exchange = { $one } and { $other } exchange places in round { $round }: scores stay with the seats. { $again ->
    [0] Nobody meets again who would not have.
    [one] One meeting more is a second one.
   *[other] { $again } meetings more are second ones.
} { $unplayed ->
    [0] Every board is played as often as before.
    [one] One board is played at one table less, since a pair there knows it.
   *[other] { $unplayed } boards are played at one table less, since a pair there knows them.
}
tournament-fault-section-ranking = { $text } is no way to rank sections (want { $words })
tournament-fault-odd = { $text } is nothing an odd number of teams can do (want { $words })
tournament-fault-swiss-method = matches of pairs are scored in IMPs: choose cross-IMPs or Butler
tournament-fault-follow = { $text } is no way rounds can follow (want { $words })
tournament-fault-follow-online = the rounds played here follow by another choice

tournament-paper-not-drawn = the first round is not drawn yet: who sits where is not known
tournament-all-dealt = every board has hands already
tournament-no-hands-yet = no hands are known yet: deal them, or upload a file
mail-off = this server sends no e-mail (its operator can set [mail] in the file of settings)
mail-not-published = the results are not published yet
mail-no-address = not an e-mail address: { $text }
mail-results = Results
mail-more = Boards, travellers and cards: { $place }
mail-why = Sent by the director of this tournament. No address is kept.
tournament-fault-sign-up = nobody can sign up here: the organiser enters the names
tournament-fault-place-taken = the place of pair { $pair } is taken: look again
tournament-fault-full = no place is free, or there are too many names (want 1 to { $most })
tournament-fault-signed-up = this was signed up already: its address was shown then
tournament-wrong-code = this code opens nothing here: six letters and digits after the name of the tournament
tournament-fault-sign-up-late = play has begun: the director enters who comes now
paper-title-start-list = Start list
paper-title-name-tags = Name tags
paper-title-pick-up = Pick-up slips
paper-title-score-cards = Score cards
paper-column-player = Player
paper-column-number = Number
paper-column-pairs = Pair
paper-column-teams = Team
paper-column-individual = No.
paper-column-seat = Seat
paper-column-board = Board
paper-column-against = Against
paper-column-contract = Contract
paper-column-by = By
paper-column-lead = Lead
paper-column-tricks = Tricks
paper-column-points = Score
paper-column-percent = %
paper-column-slip = Round { $round } · Table { $table } · { $who }
