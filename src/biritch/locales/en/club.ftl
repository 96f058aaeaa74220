# The club's page, the room's screen, papers and letters of the desk.

desk-mine = My tournaments
desk-mine-told = Those opened or directed in this browser. Their addresses are kept here alone.
desk-mine-find = Find a tournament
desk-mine-none = No tournament yet in this browser.
desk-mine-archive = Archive
desk-mine-restore = Restore
desk-mine-archived = Archived ({ $many })
desk-mine-copy = Copy
desk-mine-copied = Opened from { $title }
desk-mine-follow = These addresses follow my account (the server then keeps the keys)
desk-mine-forget = Not here any more
desk-mine-round = round { $round } of { $rounds }
desk-mine-over = over
desk-mine-not-begun = not begun
desk-mine-open-desk = Desk
desk-mine-first = 1st: { $names }
desk-club-page = The club's page
desk-club-tournaments = The club's tournaments
desk-club-add-this = This tournament belongs to the club
desk-club-added = This tournament is on the club's list.
desk-club-leave = Take off the list
desk-club-numbers = Numbers of federations (FFB 0123456, ACBL K12…)
desk-club-contact = Contact, if they wish
desk-club-first = First club
desk-club-hidden = Not named on ladders that everybody may see
desk-club-handicap = Handicap
desk-forget-person = Forget a person
desk-forget-person-sure = Really? The name goes from the list and from every tournament, also in the logs; scores stay
desk-forgotten = Forgotten in { $many ->
    [one] 1 tournament
   *[other] { $many } tournaments
}.
desk-forget-name = Name of the person
desk-erase = Erase this tournament
desk-erase-sure = Really erase everything, for good?
desk-erase-told = Erased data stay in backups made before, as long as these are kept.
desk-seasons = Seasons
desk-season-new = New season
desk-season-title = Title
desk-season-ladder = Formula
desk-season-count = Evenings that count
desk-season-counted = { $many ->
    [one] Here one evening counts.
   *[other] Here { $many } evenings count.
}
desk-season-least = Least evenings for a place
desk-season-since = From
desk-season-until = To
desk-season-words = Only titles with
desk-season-members = Members only
desk-season-public = Everybody may see the ladder
desk-season-fee = Table money
desk-season-visitor-fee = Table money of visitors
desk-season-keep = Keep
desk-season-edit = Terms
desk-season-remove = Remove
desk-season-remove-sure = Really remove this season?
desk-season-none = No season yet.
desk-season-evenings = Evenings
desk-season-no-evenings = No evening counts yet: link a tournament to the club at its desk.
desk-season-csv = Ladder as a table (CSV)
desk-season-address = Address for everybody
desk-season-attendance = Attendance and table money
desk-season-members-visitors = { $members } members, { $visitors } visitors
desk-season-paid = In all: { $money }
desk-season-handicaps = Handicaps
desk-season-handicaps-told = Half the distance between 50% and the average of the last 10 evenings, from 3 evenings on.
desk-season-handicaps-keep = Write them into the list of members
desk-season-visitor = visitor
desk-season-total = Total
desk-season-played = Evenings
desk-season-counts = counts
desk-season-left-out = does not count
desk-season-leave-out = Leave out
desk-season-count-again = Count again
desk-player-over-time = Percent over time
desk-player-parts = By part
desk-player-partners = By partner
desk-player-back = Back to the ladder
desk-player-declarer = Declarer
desk-player-dummy = Dummy
desk-player-defence = Defence
desk-player-passed = Passed out
desk-player-boards = { $many ->
    [one] 1 board
   *[other] { $many } boards
}
desk-player-evenings = { $many ->
    [one] 1 evening
   *[other] { $many } evenings
}
desk-player-place = { $rank } of { $field }
desk-simultaneous = Simultaneous events
desk-simultaneous-told = One set of deals in several clubs, one ranking of everybody. Other clubs of this server send their tournament on the event's page, whose address you give them; of a club elsewhere you add its file of results.
desk-simultaneous-file = Results of a club elsewhere (file)
desk-simultaneous-file-told = USEBIO, PBN, CSV, JSON or BWS, of pairs or of players: first the club's name, then the file.
desk-simultaneous-none = No simultaneous event yet.
desk-simultaneous-new = New simultaneous event
desk-simultaneous-scoring = Scoring
desk-simultaneous-match_points = Match points
desk-simultaneous-cross_imps = Cross-IMPs
desk-simultaneous-butler = Butler
desk-simultaneous-rules = Regulation
desk-simultaneous-keep = Keep
desk-simultaneous-remove = Remove this event
desk-simultaneous-remove-sure = Really remove it? The tournaments stay
desk-simultaneous-back = To the club's page
desk-simultaneous-of = Opened by { $club }. { $clubs ->
    [0] No club has sent a tournament yet.
    [one] One tournament is in it.
   *[other] { $clubs } tournaments are in it.
}
desk-simultaneous-nobody = The ranking begins with the first tournament that is over and whose ranking is shown.
desk-simultaneous-clubs = Clubs
desk-simultaneous-club = Club
desk-simultaneous-percent = %
desk-simultaneous-points = Points
desk-simultaneous-boards = Boards
desk-simultaneous-counts = { $entrants ->
    [one] one entrant
   *[other] { $entrants } entrants
}, { $boards ->
    [one] one board
   *[other] { $boards } boards
}
desk-simultaneous-waits = counts once it is over and its ranking is shown
desk-simultaneous-gone = is not on this server any more
desk-simultaneous-other-hands = Other hands than in the first club: { $boards }
desk-simultaneous-take-out = Take out
desk-simultaneous-send = Send a tournament of my club
desk-simultaneous-which = Tournament
desk-simultaneous-called = The club is called
desk-simultaneous-do = Send
desk-simultaneous-open-list = To send one, open your club's page in this browser first, or paste the address of your desk.
desk-simultaneous-desk = Address of the desk
desk-simultaneous-csv = Ranking as a table (CSV)
desk-announce = Tell everybody
desk-announce-words = Announcement
desk-announce-send = Announce
desk-announce-end = Take it down
desk-screen = Screen of the room
desk-sound-on = Switch the sound on
desk-sound-off = Switch the sound off
desk-screen-full = Full screen
desk-screen-ends = Round ends at { $at }
desk-screen-over = Time is up
desk-screen-finish = Play ends about { $at }
desk-screen-next = Seats for round { $round }
desk-screen-first = Seats for the first round
desk-screen-seats = Seats of round { $round }
desk-screen-table = Table
desk-screen-boards = Boards
desk-screen-page = { $page } / { $pages }
desk-screen-waiting = Please take your seats
desk-tab-papers = Print
desk-papers-sheet = Paper
desk-papers-letter = Letter
desk-papers-deal = Deal the boards here
desk-papers-deal-told = Boards without hands are dealt at random and kept for the machine; nobody sees them before everybody has played them.
desk-papers-machine = Hands for the dealing machine
desk-paper-start-list = Start list
desk-paper-name-tags = Name tags
desk-paper-guide = Guide of the movement
desk-paper-table-cards = Table cards
desk-paper-pair-cards = Guide cards of the pairs
desk-paper-travellers = Travellers
desk-paper-pick-up = Pick-up slips
desk-paper-score-sheets = Score sheets
desk-paper-score-cards = Personal score cards
desk-paper-hands = Hand records
desk-mail = Results by e-mail
desk-mail-to = Addresses, one a line
desk-mail-members = Contacts of the club's members who played
desk-mail-send = Send
desk-mail-sent = { $many ->
    [one] 1 letter sent.
   *[other] { $many } letters sent.
}
desk-mail-failed = Not sent: { $who } ({ $why })
desk-who = Your number?
desk-who-carried = Your number { $number } is kept on this phone. Now open the code of your table, or the address of the tournament: it is filled in there.
desk-cards = Cards with codes
desk-cards-told = A member who opens the code with a phone has the number filled in at the table. Print this page; only the cards are printed.
desk-cards-none = No member has a number yet.
desk-cards-print = Print
desk-who-number = Number
desk-who-player = Player { $place }
desk-who-say = Enter
desk-who-told = You are { $name }.

desk-regulars = Regular tournaments
desk-regular-told = They open by themselves on their days, and players sign up at the address of each. Boards played on this server begin by themselves too, robots where nobody sits.
desk-regular-none = No regular tournament yet.
desk-regular-new = New regular tournament
desk-regular-first = First day
desk-regular-at = Begins at
desk-regular-zone = Time zone
desk-regular-repeat = How often
desk-regular-once = once
desk-regular-weekly = every week
desk-regular-monthly = every month, the same weekday
desk-regular-weeks = Every so many weeks
desk-regular-until = Last day
desk-regular-opens = Sign-up opens, hours before
desk-regular-places = Places
desk-regular-minutes = Minutes in all
desk-regular-online = Played on this server; begins by itself
desk-regular-public = Everybody may see the days
desk-regular-skip = Call off
desk-regular-unskip = Hold it after all
desk-regular-skipped = called off
desk-regular-signed = { $many } signed up
desk-regular-open = Sign up
desk-regular-opens-on = sign-up from { $when }
desk-regular-running = round { $round }
desk-regular-no-days = No day is left.
desk-regular-address = Address for everybody
desk-regular-remove-sure = Really remove? What is open stays
