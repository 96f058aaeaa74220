### The table in the browser.

web-title = Biritch, bridge table
web-table = Bridge table
web-home = Start page

## Seats, cards and calls

web-seat-N = North
web-seat-E = East
web-seat-S = South
web-seat-W = West
web-seat-letter-N = N
web-seat-letter-E = E
web-seat-letter-S = S
web-seat-letter-W = W
web-side-NS = North-South
web-side-EW = East-West
web-sitter = { $seat }, { $name }
web-you = you
web-robot = robot
web-away = away
web-dummy = dummy
web-declarer = declarer
web-dealer = dealer
web-dealer-letter = D
web-vulnerable = vulnerable
web-not-vulnerable = not vulnerable
web-vulnerable-short = vul.
web-vulnerability-none = Nobody vulnerable
web-vulnerability-ns = North-South vulnerable
web-vulnerability-ew = East-West vulnerable
web-vulnerability-both = Both sides vulnerable

web-suit-S = spades
web-suit-H = hearts
web-suit-D = diamonds
web-suit-C = clubs
web-strain-one-S = spade
web-strain-one-H = heart
web-strain-one-D = diamond
web-strain-one-C = club
web-strain-one-N = no trump
web-strain-S = spades
web-strain-H = hearts
web-strain-D = diamonds
web-strain-C = clubs
web-strain-N = no trumps
web-notrump-short = NT
web-rank-A = ace
web-rank-K = king
web-rank-Q = queen
web-rank-J = jack
web-rank-T = 10
web-letter-A = A
web-letter-K = K
web-letter-Q = Q
web-letter-J = J
web-letter-T = 10
web-letters = C D H S
web-card = { $rank } of { $suit }
web-void = none
web-apart = {"; "}
web-suit-held = { $suit }: { $cards }

web-call-P = Pass
web-call-X = Double
web-call-XX = Redouble
web-call-P-short = Pass
web-call-X-short = X
web-call-XX-short = XX
web-bid = { $level } { $strain }
web-said = { $seat }: { $call }
web-alert = alert
web-alert-mark = !
web-announce = announced: { $text }
web-artificial = artificial
web-forcing-no = not forcing
web-forcing-one-round = forcing for one round
web-forcing-game = forcing to game
web-forcing-invitational = invitational
web-forcing-sign-off = to play
web-explained = The opponents' bids, explained
web-no-meaning = no agreement
web-natural = natural

## Around the table

web-board = Board { $board }
web-board-of = Board { $board } of { $boards }
web-auction = Auction
web-auction-empty = No call yet
web-your-hand = Your hand
web-hand-of = { $seat }'s hand
web-cards-left = { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
web-trick = Trick on the table
web-last-trick = Last trick
web-last-trick-to = Last trick, won by { $seat }
web-contract = Contract
web-contract-by = { $contract } by { $seat }
web-doubled = doubled
web-redoubled = redoubled
web-passed-out = Passed out
web-tricks = Tricks
web-tricks-won = Tricks: North-South { $ns }, East-West { $ew }
web-side-letters-NS = NS
web-side-letters-EW = EW
web-turn-you = Your turn
web-turn-choose = Choose the contract
web-turn-call = Your call
web-turn-lead = Your lead
web-turn-play = Your card
web-turn-play-dummy = Play from dummy
web-turn-of = { $seat } to play
web-turn-call-of = { $seat } to call
web-turn-over = Board over
web-watching = You are watching
web-you-play-hand = You play { $seat }'s hand

## Bidding box

web-bidding-box = Bidding box
web-level = Level { $level }
web-levels = Levels
web-strains = Strains
web-whole-promise = in full
web-meaning-here = What a call says appears here before you make it.
web-meaning-untold = Here no call is explained before it is made (Law 40C3).
web-meaning-of = { $call }:
web-confirm-call = Make this call: { $call }
web-confirm-again = Again to confirm
web-choose-level = Choose a level

## What one can do

web-do-hint = Hint
web-do-undo = Undo
web-do-claim = Claim
web-do-last = Last trick
web-do-next = Next board
web-do-replay = Replay
web-do-settings = Settings
web-do-keys = Keys
web-do-close = Close
web-do-auction = Auction
web-do-why = Why?
web-do-again-board = Again from the start
web-do-result = Result
web-do-table = Back to the table
web-do-sheet = See the result
web-hint-says = The tutor would choose
web-hint-hidden = The hidden hands
web-percent = { $value }%
web-hidden-points = Points
web-hint-do = Do it
web-hint-wait = Thinking…

web-claim-title = Claim
web-claim-ask = { $left ->
    [one] How many of the last trick does your side win?
   *[other] How many of the { $left } tricks left does your side win?
  }
web-claim-all = All of them
web-claim-none = None: concede
web-claim-do = { $tricks ->
    [0] Concede the rest
    [one] Claim 1 trick
   *[other] Claim { $tricks } tricks
  }
web-claim-less = One trick fewer
web-claim-more = One trick more
web-claim-total = { $contract }: { $total ->
    [one] { $total } trick
   *[other] { $total } tricks
} in all
web-claimed = { $tricks ->
    [0] { $seat } concedes the rest
    [one] { $seat } claims 1 trick
   *[other] { $seat } claims { $tricks } tricks
  }
web-claim-answer = Do you agree?
web-claim-accept = Agree
web-claim-refuse = Play on
web-claim-waiting = Waiting for { $seats }
web-cancel = Cancel

## The result

web-result = Result
web-result-made = { $over ->
    [0] made exactly
    [one] made with 1 overtrick
   *[other] made with { $over } overtricks
  }
web-result-down = { $under ->
    [one] down 1
   *[other] down { $under }
  }
web-result-claimed = by a claim
web-result-tricks = { $tricks ->
    [one] 1 trick
   *[other] { $tricks } tricks
  }
web-result-for = for { $side }
web-result-even = Nobody scores
web-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-part-contract = Tricks of the contract
web-part-overtricks = Overtricks
web-part-insult = For making it doubled
web-part-partscore = Part score
web-part-game = Game bonus
web-part-slam = Slam bonus
web-part-undertricks = Undertricks
web-part-honours = Honours
web-part-total = Total
web-score = The score
web-best = With perfect play
web-best-tricks = { $best ->
    [one] This contract is worth 1 trick with perfect play from the lead on.
   *[other] This contract is worth { $best } tricks with perfect play from the lead on.
  }
web-best-same = You could not do better
web-best-more = { $count ->
    [one] Declarer took 1 trick more
   *[other] Declarer took { $count } tricks more
  }
web-best-less = { $count ->
    [one] Declarer took 1 trick fewer
   *[other] Declarer took { $count } tricks fewer
  }
web-best-equal = Declarer took exactly these
web-par = Par
web-par-is = { $score } for North-South: { $contracts }
web-par-none = Neither side can make a contract
web-dd-wait = Working out the perfect play…
web-dd-table = Tricks by declarer and strain
web-dd-declarer = Declarer
web-deal = The four hands
web-points-high = { $points } HCP

web-replay = Replay
web-replay-start = Before the lead
web-replay-step = Card { $step } of { $last }
web-replay-trick = Trick { $trick }
web-replay-first = To the start
web-replay-back-trick = One trick back
web-replay-back = One card back
web-replay-on = One card on
web-replay-on-trick = One trick on
web-replay-last = To the end
web-replay-where = Where in the play
web-replay-none = No card was played

## Settings

web-settings = Settings
web-set-language = Language
web-set-letters = Letters on the cards
web-letters-auto = As the language
web-letters-en = A K Q J 10
web-letters-fr = A R D V 10
web-set-colours = Suits in four colours
web-set-deck = Pack
web-deck-pictures = Pictures and signs
web-deck-large = Large print
web-set-theme = Appearance
web-theme-auto = As the device
web-theme-light = Light
web-theme-dark = Dark
web-set-confirm = Confirm calls and cards
web-confirm-auto = On touch screens, one tap in lessons and MiniBridge
web-confirm-one = Never
web-confirm-two = Always
web-set-single = Play a card by itself when it is the only one
web-set-pace = Robots
web-set-level = Robots think
web-level-rule = At once, by rules
web-level-quick = A third of a second
web-level-robot = A second
web-level-strong = Three seconds: strongest
web-set-claims = Robots claim when the rest is certain
web-pace-fast = Fast
web-pace-normal = Unhurried
web-pace-slow = Slow
web-set-over = That was the last board of the set.
web-new-table = Start a new table
web-games = Games
web-tournaments = Tournaments
web-do-sit = Sit down
web-set-honours = Honours count
web-do-next-rubber = A new sheet
web-points-told = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-announced = Everyone has announced their points. Declarer chooses the contract, dummy in sight.
web-sheet = The sheet
web-we = We
web-they = They
web-sheet-won = { $side } win by { $points }.
web-sheet-even = Neither side wins.
web-sheet-next = Next deal: { $vulnerability }.
web-part-rubber = Rubber
web-part-unfinished-game = Only game
web-part-unfinished-part = Only part-score
web-sheet-stop = Stop here: what it would bring
web-sheet-stake = Stake for 100 points
web-sheet-owed = { $payer } owe { $paid } { $amount }.

## Keys

web-keys = Keys
web-key-bid = Bid: level, then strain
web-key-bid-keys = 1 to 7, then C D H S N
web-key-pass = Pass, double, redouble
web-key-pass-keys = P · X · X X
web-key-card = Play: suit, then rank
web-key-card-keys = S H D C, then A K Q J T 9 … 2
web-key-arrows = Move among the cards, and play
web-key-arrows-keys = ← → then Enter
web-key-hint = Hint
web-key-undo = Undo
web-key-claim = Claim
web-key-last = Last trick
web-key-replay = Replay, result
web-key-next = Next board
web-key-read = Read dummy, my hand, where we are
web-key-read-keys = Shift + D, M, W
web-key-help = These keys
web-key-escape = Put back, close
web-key-shift = With Shift where the letter is also a suit.
web-laws = What went wrong? Rulings by the laws
web-laws-short = Rulings

## The line to the server

web-line-opening = Setting the table…
web-line-lost = The line is lost. Trying again…
web-line-back = Back at the table
web-robots-hurried = The server is full: robots think less.
web-line-failed = No table could be opened. Trying again…
web-law = Law { $law }
web-not-sent = The line is lost: nothing was sent. Try again in a moment.
web-waits-to-send = Not sent yet: it goes out by itself once the connection is back.
web-loading-slow = This takes longer than usual…

## Read aloud

web-read-board = { $board }. Dealer { $dealer }. { $vulnerability }.
web-read-hand = Your hand: { $hand }.
web-read-dummy = Dummy, { $seat }: { $hand }.
web-read-no-dummy = Dummy is not on the table yet.
web-read-contract = The contract is { $contract }. { $leader } to lead.
web-read-points = { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
web-thrown-in = Twenty points each: the deal is thrown in.
web-read-passed-out = Passed out.
web-read-card = { $seat }: { $card }.
web-read-trick = Trick to { $side }. { $ns } to { $ew }.
web-read-turn = Your turn.
web-read-undo = Undone.
web-read-result = { $contract }: { $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
}. { $points ->
    [one] { $points } point
   *[other] { $points } points
} for { $side }.
web-read-zero = No points.
web-read-where = { $phase } { $trick } Tricks: North-South { $ns }, East-West { $ew }.
web-read-claim = { $claim }.

## The older games, and those for two

web-deed-trumps = { $strain } as trumps
web-deed-notrump = No trumps
web-deed-leave = Partner chooses
web-deed-contre = Contre
web-deed-ask = May I play?
web-deed-yes = Yes
web-deed-widow = takes of the widow
web-deed-share = { $hand } to the hand, { $dummy } to the dummy
web-times = tricks count { $times } times
web-naming-question = Name the trump, or leave it to partner
web-naming-left = Partner leaves the choice to you: name the trump
web-naming-may-ask = May I play? Ask partner, or contre
web-naming-may-partner = Partner asks to play: say yes, or contre
web-naming-contred = Leave it, or contre again
web-said-before = What was said
web-said-nothing = Nothing has been said yet
web-turned-is = Turned up: { $card }
web-turn-name = Name the trump
web-turn-say = It is for you to speak
web-turn-draw = Your card: it only draws another
web-stock-left = { $count ->
    [one] { $count } card to draw
   *[other] { $count } cards to draw
}
web-beneath = { $count } face down
web-widow = Share the widow out
web-widow-of = { $seat } shares the widow out
web-widow-hand = The widow: choose the card for your hand
web-widow-dummy = Now the card for your dummy
web-widow-ready = The others go to your opponent
web-widow-to-hand = my hand
web-widow-to-dummy = my dummy
web-widow-to-other = opponent
web-do-share = Share out
web-do-again = Again
web-stage-naming = A trump is being named
web-stage-drawing = Cards are being drawn
web-stage-sharing = The widow is being shared out
web-stage-over = Board over
web-result-odd = { $side }: { $count ->
    [one] one odd trick
   *[other] { $count } odd tricks
}
web-part-odd = Odd tricks

## Procedures

web-call-nobid = No bid
web-strain-notrump = notrump
web-set-pass = Said to pass
web-say-pass = Pass
web-set-notrump = Said without trumps
web-say-notrumps = No trumps
web-tricks-kept = { $won ->
    [one] { $won } trick won
   *[other] { $won } tricks won
}, { $lost } lost
web-do-print = Print
web-key-lowest = Dummy's lowest of a suit: suit, then Enter
web-key-lowest-keys = S, Enter

web-lead-down = { $seat } has led face down. Ask what you wish about the calls; then have it turned up.
web-do-face = No questions: turn it up
web-turn-questions = Questions before the lead is turned up
web-set-face-down = Opening leads face down, for questions first

web-set-ceremony = Draw, shuffle and cut before dealing
web-ceremony = The next deal
web-ceremony-draw = The draw
web-ceremony-deals = deals
web-ceremony-drawn = { $seat } drew the highest card and deals first. The two highest play together against the two lowest.
web-ceremony-begin = Begin
web-ceremony-who = { $dealer } deals next. { $shuffles } has shuffled this pack; { $cuts } cuts.
web-ceremony-cut = Cut: { $count ->
    [one] { $count } card
   *[other] { $count } cards
} above, { $rest } below
web-ceremony-bad = Each part must have at least five cards.
web-ceremony-cut-deal = Cut, and deal
web-ceremony-deal = Deal
web-spare-pack = The spare pack lies here: this seat deals next

web-card-of = Convention card of { $side }
web-card-open = Whole page
web-card-beside = Beside the other
web-card-alone = Alone
web-system-ns = You and North bid
web-system-ew = East and West bid
web-cards-change = Cards: change the tools, compare, print
web-practice = Bidding practice
web-systems = Systems
web-to-event = Tournament
web-board-closed = The four hands are shown once everybody has played this board.

## Friends around the table

web-people = Who is here
web-somebody = somebody
web-seat-open = open
web-robot-plays = a robot plays on
web-robot-alone = Robot
web-robot-bids = Robot · { $system }
web-away-robot-in = away, robot in { $seconds } s
web-waits-for = { $name } is away, robot in { $seconds } s
web-waits-for-away = { $name } is away
web-evening = Evening
web-evening-told = After { $boards ->
    [one] one board
   *[other] { $boards } boards
}: { $points ->
    [0] level
    [one] { $side } ahead by one point
   *[other] { $side } ahead by { $points } points
}
web-to-match = To the match
web-away-waits = away, { $seconds } s
web-do-sit-here = Sit here
web-do-stand = Stand up
web-do-invite = Invite
web-do-robot = Robot
web-do-open-seat = Open
web-do-vote = A robot now
web-do-swap = Swap
web-do-mute = Mute
web-do-unmute = Let talk again
web-muted = muted
web-talk-muted = The host has muted you: only the director hears you.
web-do-hide = Hide messages
web-do-unhide = Show messages
web-hidden-remarks = { $many ->
    [one] 1 message hidden
   *[other] { $many } messages hidden
}
web-do-send-away = Free the seat
web-do-device = Another device
web-device-about = Open this link on your other device: your seat moves there. Keep it to yourself.
web-onlookers = Looking on:
web-onlookers-see = Onlookers see all four hands
web-do-invite-look = Onlookers' link
web-invite-look = Onlookers' link
web-invite-look-about = Anybody with this link may look on.
web-invite-to = Invite to { $seat }
web-invite-about = Send this link to a friend. It opens this seat, once.
web-do-copy = Copy the link
web-copied = Copied
web-not-copied = The browser did not let us copy. The link is selected above: copy it from there.
web-not-shared = The browser could not share it. Copy the link instead.
web-qr-not = The QR code could not be drawn. The link works without it.
web-do-share-link = Share…
web-qr-of = QR code: { $what }
web-link-local = This server is reached from this machine alone: friends elsewhere cannot open the link.
web-do-renew = A new link
web-do-withdraw = Withdraw the link
web-lobby = Your table
web-lobby-open = Invite friends, or put robots in the open seats.
web-lobby-wait = The board is dealt when every seat is taken.
web-lobby-ready = Everybody is here.
web-do-look = Looking on
web-onlookers-see-later = Onlookers see all four hands once everybody has played the board
web-look-on-wait = A board is shown here once every other table has played it.
web-onlookers-none = Nobody looks on at this table just now.
web-do-deal = Deal
web-taken = Time taken
web-taken-seats = By player
web-taken-slowest = What took longest
web-taken-of = { $seconds } s
web-taken-long = { $minutes } min { $seconds } s
web-taken-each = { $seconds } s each
web-taken-none = Nothing was called or played.
web-talk = Say something
web-talk-none = Nothing said yet
web-talk-to = To whom
web-talk-law = During a board partners do not talk (Law 73): phrases only.
web-do-say = Say it
web-audience-table = All
web-audience-opponents = Opponents
web-audience-director = Director
web-to-opponents = to the opponents
web-to-director = to the director
web-do-call-director = Call the director
web-director-called = Director, please!
web-director-call-told = { $who } calls the director. { $text }
web-said-by = { $who }: { $text }
web-phrase-hello = Hello, everybody!
web-phrase-good-luck = Good luck!
web-phrase-thank-you = Thank you.
web-phrase-one-moment = One moment, please.
web-phrase-back = I am back.
web-phrase-take-your-time = Take your time.
web-phrase-sorry = Sorry.
web-phrase-well-played = Well played!
web-phrase-last-board = Last board for me.
web-phrase-goodbye = Goodbye, and thank you!
web-undo-asked = { $seat } would like to undo
web-undo-let = Agree
web-undo-keep = No
web-undo-denied = { $seat } does not agree: nothing is undone.
web-question-told = An opponent asks what your call means.
web-question-asked = An opponent asks about { $call }. What does it mean? Your partner does not see this.
web-explain = What it means
web-do-explain = Explain
web-do-question = Ask what it means
web-seat-open-told = { $seat } is open.
web-seat-robot-told = A robot sits { $seat }.
web-robot-for-told = { $seat }: a robot plays on for { $name }.
web-seat-away-told = { $seat }: { $name } is away.
web-seat-taken-told = { $seat }: { $name } is here.
web-manners = How we play
web-do-settle = Settle it
web-manners-undo = Undo
web-undo-ask = When the opponents agree
web-undo-free = Freely
web-undo-off = Never
web-manners-onlookers = Onlookers
web-onlookers-played = See what everybody sees
web-onlookers-open = See all four hands, from the next board on
web-onlookers-none-way = None
web-manners-delay = Onlookers are behind by
web-delay = { $minutes ->
    [0] Nothing
    [one] One minute
   *[other] { $minutes } minutes
  }
web-manners-grace = A robot plays for a player who is away, after
web-seconds = { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}
web-manners-clock = Time for each side and board
web-clock-minutes = { $minutes ->
    [0] No clock
   *[other] { $minutes } minutes
  }
web-manners-overtime = When a side's time is over
web-overtime-told = Everybody sees a message
web-overtime-robot = A robot plays the board on for it
web-overtime-director = The director is called
web-overtime-over-told = { $side }: the time for this board is over.
web-overtime-over-robot = { $side }: the time for this board is over. A robot plays on until the board ends.
web-overtime-over-director = { $side }: the time for this board is over. The director, { $host }, is called.
web-manners-admit = I let each onlooker in myself
web-look-asks = { $name } asks to look on.
web-look-asked = The host is asked whether you may look on.
web-do-let-in = Let in
web-do-keep-out = Refuse
web-clock = Time used on this board
web-thinks = thinking for { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}
web-do-lowest = Lowest: { $card }
web-tap-again = { $card }: tap again
web-or-card = or { $card }
web-claim-line = How you will play (optional)
web-claim-line-example = I draw trumps, then diamonds
web-claim-why = Why not (optional)
web-contested = { $seat } does not agree: play goes on.
web-contested-sure = { $seat } does not take what you cannot lose: { $sure ->
    [one] one trick is yours
   *[other] { $sure } tricks are yours
  } however you play. Play goes on.
web-contested-why = { $seat } does not agree: “{ $why }”. Play goes on.
web-claim-refuted-best = { $claimant } claimed { $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
  }; against the best play it was { $best }.
web-claim-refuted = { $claimant } claimed { $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
  }; against the best play it was { $best }: { $seat } beats it with the { $card }.
web-claim-refuted-70c = { $claimant } claimed { $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
  } without a word of the trumps that were out; if they are not drawn first, a trick is lost (Law 70C).
web-claim-refuted-70d = { $claimant } claimed { $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
  }; there was a way, but the line that was stated does not win them (Law 70D).
web-claim-refuted-70e = { $claimant } claimed { $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
  }; they were there, but only if the hidden cards lay well, and no line was stated (Law 70E).
web-line-moved = Your seat is at another device now.
web-do-come-back = Play here again
web-line-away = Your place at this table is given up.
web-set-sounds = Sounds
web-set-read-aloud = Read aloud
web-set-speech = Voice
web-speech-slow = Slow
web-speech-normal = Normal
web-speech-fast = Fast
web-do-stop-reading = Stop reading
web-do-read-again = Read again
web-rules-of-game = Rules of this game
web-sheet-explained = The score sheet, explained
web-handbook = The handbook
web-trump = Trumps
web-best-tricks-odd = { $best ->
    [one] The side of the dealer wins { $best } trick with perfect play from the lead on.
   *[other] The side of the dealer wins { $best } tricks with perfect play from the lead on.
  }
web-to-ranking = To the ranking

# The header of every page
web-menu = All pages
web-pages = Pages
web-pages-play = Play
web-pages-learn = Learn
web-pages-club = Club
web-pages-own = Yours
web-page-play = A table
web-page-sets = Against everybody
web-page-together = Together
web-page-friends = With friends
web-page-course = First course
web-page-class = A class
web-page-practice = Bidding practice
web-page-systems = Systems
web-page-cards = Convention cards
web-page-deals = My deals
web-page-library = Library
web-page-odds = Odds
web-page-help = Handbook
web-page-event = Tournaments
web-page-club = Members and seasons
web-page-laws = Rulings
web-page-account = Account
web-page-about = About this server

# The lobby
web-page-lobby = Choose a game
web-lobby-games = Choose a game
web-lobby-about = Tap a game: the cards are dealt at once
web-lobby-robots = Robots: { $level }. You: { $ours }; opponents: { $theirs }
web-lobby-last = Last played
web-lobby-rules = Rules
web-lobby-choices = Choices
web-lobby-deal = Deal
web-offline = No connection: the handbook, lessons opened before and the list of your deals can be read. What you can play:
web-lobby-offline = The server does not answer, so no cards are dealt here. What works without it:
web-alone-do = MiniBridge without a connection
web-alone-about = MiniBridge without a server: the robots play by a few simple rules, and nothing is sent anywhere.
web-alone-rules = Their rules: a major suit of eight cards or more in both hands is trumps, else notrump where every suit is stopped, else the longer minor suit; 25 points are a game, 28 in a minor suit. On lead they draw trumps as declarer, then cash winners, then lead the longest suit: the top of two touching honours, else the fourth best. Second hand plays low, third hand high, and the last hand wins as cheaply as it can. Without a card of the suit they ruff low unless partner wins the trick, or discard a low card of their longest suit.
web-alone-follow = You hold a card of the suit led: follow suit.
web-alone-dummy-plays = It is dummy's turn: play one of its cards.
web-alone-hand-plays = It is your own hand's turn, not dummy's.
web-lobby-again = Try again
web-lobby-on = Go on where I was
web-lobby-board = { $game }, board { $board }
web-lobby-table = Your table
web-lobby-people = With others
web-lobby-friends = A table for friends
web-lobby-today = Today's deals
web-lobby-set = A set against everybody
