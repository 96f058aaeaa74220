# The handbook: what several of its pages say. Each game tells its own rules in its own file.

help-shared-deal =
    Four play, two against two, and partners sit opposite. The dealer deals the 52 cards
    one at a time, clockwise, thirteen to each; the deal then passes to the left.

    In each suit the ace is high, then king, queen, jack, ten and so down to the two.
help-shared-auction =
    The dealer calls first, then everybody in turn, clockwise. A call is a bid, a pass, a
    double of an opponent's bid or a redouble of an opponent's double. A bid names a
    number from one to seven, the tricks above six that its side undertakes to win, and a
    strain: a suit as trumps, or notrump.

    Each bid must be higher than the last one: more tricks, or as many in a higher strain.
    From the lowest up the strains are clubs, diamonds, hearts, spades, notrump. Three
    passes in a row after a bid end the auction; when all four pass at once, nobody plays
    the deal.

    The last bid is the contract. Of the side that made it, the player who first named its
    strain is declarer, and the partner is dummy. A double or a redouble changes what the
    contract is worth, not its rank; a new bid cancels both.
help-shared-play =
    The player at declarer's left leads. Dummy's cards then go face up on the table, and
    declarer plays them.

    { help-shared-follow }
help-shared-follow =
    Each plays a card in turn, clockwise. A player who holds a card of the suit led must follow
    suit; one who does not may play any card, a trump or a discard. Nobody is ever obliged
    to ruff or to beat what is played. The highest trump wins the trick, or if there is
    none the highest card of the suit led, and its winner leads to the next.
help-shared-rubber =
    Points for tricks bid and made stand below the line; everything else stands above it.
    The first side with a hundred points below the line has won a game; a line is drawn,
    both sides start the next game from nothing, and the winners are vulnerable from then
    on. Two games win the rubber and its bonus, higher when the opponents have won no
    game. Then both columns are added up: the side with more points has won.
help-shared-honours =
    Four of the five top trumps in one hand, all five, or the four aces at notrump are
    honours, and are paid to the side that holds them, declarer's or not.
help-shared-naming =
    The dealer names a suit as trumps, or notrump, or leaves the choice to partner, who
    must make it. Either way the dealer plays and partner is dummy.

    The player at the dealer's left, the eldest hand, then says contre or asks "May I
    play?"; asked, the partner says yes or contre. The side that is contred may contre back, the
    dealer before dummy, and so on in turn: each contre doubles what a trick is worth. The
    table may agree on one contre and one surcontre, or that no trick be worth more than a
    hundred points.
help-shared-whist-score =
    Only tricks above six count, for whichever side wins them, and no number is undertaken
    beforehand. They stand below the line, and thirty points are a game. Two games win the
    rubber, or a single one if the table agreed so, and a hundred points with it. Twelve
    tricks (a small slam) and thirteen (a grand slam) are paid above the line.

    Honours are the five highest trumps, or the four aces at notrump: three or more held
    by a side are paid at the price of so many tricks, which no contre doubles. A hand
    without a trump, chicane, is worth two tricks to its side.
help-title = Handbook
help-title-about =
    The rules of every game, what everything scores, the systems, and the words of bridge.
    It is the same handbook as at `/help`, where it can be searched.
help-family-games = The games
help-family-scores = Scores
help-family-systems = Bidding systems
help-family-words = Words
help-section-aim = What it is about
help-section-deal = Players, cards and deal
help-section-contract = Before the play
help-section-play = The play
help-section-score = How it is scored
help-section-sheet = The score sheet, explained
help-section-values = What each thing is worth
help-section-options = What a table agrees on
help-section-source = Source
help-play-it = Play it now
help-read-system = Read the whole system
help-all-scores = All the figures of this code
help-sheet-columns =
    Two columns, one for each side, and a line across. Below the line stand the points
    that count towards game, { $goal } of them; above it all the others. A new line is
    drawn after each game.
help-sheet-chukker =
    Two columns, one for each side. Every deal is written in the column of the side that earns
    it, and nothing is carried.
help-sheet-boards =
    Each deal is a line: the contract, the tricks of declarer's side, and the points, in
    the column of the side that earns them.
help-sheet-example = An example, deal by deal
help-sheet-won = { $side } win by { $points } points.
help-sheet-level = Both sides have as many points: nobody has won.
help-sheet-open = It goes on: nothing is won yet.
help-head-deal = Deal
help-head-contract = Contract
help-head-tricks = Tricks
help-head-what = What it is
help-head-total = Total
help-head-points = Points
help-head-vulnerable = Vulnerable
help-head-not-vulnerable = Not vulnerable
help-result =
    { $contract }: { $tricks ->
        [one] 1 trick
       *[other] { $tricks } tricks
    }
help-paid = { $what }: { $points }.
help-below = below the line
help-above = above the line
help-part-contract = Tricks of the contract, bid and made.
help-part-odd = Tricks above six.
help-part-overtricks = Tricks above the contract.
help-part-insult = For making a contract that was doubled or redoubled.
help-part-partscore = Bonus for a contract that is no game.
help-part-game = Bonus for a game.
help-part-slam = Bonus for a slam.
help-part-undertricks = Tricks missing, paid to the other side.
help-part-odd-theirs = Tricks above six, won by the other side.
help-part-honours = Honours, paid to who holds them.
help-part-rubber = For winning the rubber.
help-part-unfinished-game = For the only game, when the rubber is broken off.
help-part-unfinished-part = For the only part-score, when the rubber is broken off.
help-scores-about = Every figure of this code, worked out by Biritch itself.
help-scores-tricks = Tricks
help-scores-first = First trick
help-scores-next = Each trick after it
help-scores-trick = Each trick
help-scores-contracts = Contracts made exactly
help-scores-doubled =
    { $times ->
        [1] undoubled
        [2] doubled
       *[4] redoubled
    }
help-scores-over = Each overtrick
help-scores-down = Down
help-scores-bonus = Bonuses
help-scores-small-slam = Small slam (twelve tricks)
help-scores-grand-slam = Grand slam (thirteen tricks)
help-scores-made-doubled = Contract made doubled
help-scores-made-redoubled = Contract made redoubled
help-scores-game = Game
help-scores-partscore = Part-score
help-scores-honours = Honours
help-scores-honours-four = Four trumps of A K Q J 10 in one hand
help-scores-honours-five = All five in one hand
help-scores-honours-aces = Four aces in one hand, at notrump
help-honours-3 = Three held by one side
help-honours-4-divided = Four, between partners
help-honours-4-one-hand = Four in one hand
help-honours-5-divided = Five, three and two
help-honours-5-four-one-hand = Five, four of them in one hand
help-honours-5-one-hand = Five in one hand
help-honours-chicane = Chicane: a hand without a trump
help-honours-trumps = Honours of the trump suit
help-honours-aces = Aces at notrump
help-scores-form = How deals add up
help-form-goal = Points that make a game
help-form-games = Games that win the rubber
help-form-deals = Deals in all
help-form-bonus = Rubber won
help-form-bonus-two = Rubber won, the other side without a game
help-form-bonus-three = Rubber won, the other side with one game
help-form-unfinished-game = The only game of a rubber broken off
help-form-unfinished-part = The only part-score of a rubber broken off
help-form-last = Part-score on the last deal
help-vulnerable-board = Vulnerable: by the number of the board.
help-vulnerable-games = Vulnerable: a side that has won a game.
help-vulnerable-chicago =
    Vulnerable: nobody on the first deal, the dealer's side on the second and third, both
    on the fourth.
help-vulnerable-never = Nobody is vulnerable.
help-imps = IMPs: international match points
help-imps-about = How a difference in points between two tables is turned into IMPs (Law 78B).
help-imps-explained =
    The two scores of a board, one from each table of a match, are compared, and the
    difference counts by this scale: small differences weigh more, and one large one does
    not decide the match alone.
help-imps-difference = Difference in points
help-imps-won = IMPs
help-imps-more = { $least } and more
help-imps-example =
    { $ours } at one table, { $theirs } at the other: a difference of { $difference },
    which is { $imps } IMPs.
help-vps = Victory points
help-vps-about = How the IMPs of a match become the points of a ranking.
help-vps-explained =
    A match won by so many IMPs is turned into victory points, which the two teams share.
    The longer the match, the more IMPs it takes to win by as much.
help-vps-margin = IMPs won by
help-vps-boards = { $boards } boards
help-matchpoints = Match points
help-matchpoints-about = How the scores of a board are compared in a pairs tournament (Law 78A).
help-matchpoints-explained =
    Each pair has two points for every pair it beats on the board and one for every pair
    it equals, among those who held the same cards. A top is the most one can have; the
    ranking is in per cent of the most.
help-matchpoints-example = A board played at { $tables } tables
help-matchpoints-score = North-South's score
help-openings = Opening bids
help-opening = Opening
help-means = What it says
help-alerted = (alerted)
help-systems-explained =
    A system is all that two partners have agreed on about bidding. Here are its opening
    bids; the answers, and all that comes after, are on its own page.
help-glossary = Glossary
help-glossary-about = The words of bridge, French and English.
