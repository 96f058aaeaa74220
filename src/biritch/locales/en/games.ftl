# The games: game-<name> is a variant's title, game-<name>-about a sentence about it.

game-contract = Contract bridge, board by board
game-contract-about = Each deal on its own, as at duplicate; compared with perfect play.
game-rubber = Rubber bridge
game-rubber-about = The best of three games, part-scores and honours: the bridge of friends.
game-rubber_pre1993 = Rubber bridge, before 1993
game-rubber_pre1993-about = The same with the penalties and bonuses of our parents.
game-chicago = Chicago
game-chicago-about = Four deals and settled: vulnerable in turn, games paid at once.
game-auction = Auction bridge
game-auction-about = The game before contract: overtricks count towards game.
game-minibridge = MiniBridge: begin here
game-minibridge-about = No auction: points are told, dummy comes down, you choose. The first game for a beginner.

game-bridge_whist_paris = Bridge-whist
game-bridge_whist_paris-about = Paris, about 1890: the dealer names the trump, the others may contre without end.
game-biritch_1886 = Biritch, or Russian whist
game-biritch_1886-about = Bridge as it was first printed, in 1886: the same game, notrump at ten.
game-honeymoon_draw = Honeymoon bridge (for two)
game-honeymoon_draw-about = Two people draw a hand card by card, then bid and play it. Remember what has gone!
game-honeymoon_dummies = Honeymoon with two dummies (for two)
game-honeymoon_dummies-about = Two people with a dummy each, and a widow of four cards to share out.
game-whist = Whist
game-whist-about = The ancestor: the last card turned up makes the trump, nobody is dummy.
game-dummy_whist = Dummy whist (for three)
game-dummy_whist-about = Whist with North's hand laid open; South plays both.

# What a table may agree on: option-<name>, and a sentence for each way.

option-code = Scoring code
option-code-2017 = Of 2017 (figures of 1987)
option-code-pre1987 = Before 1987
option-match = Match
option-match-rubber = Rubber: the best of three games
option-match-game = One game of thirty
option-contres = Contres
option-contres-unlimited = Without limit
option-contres-once = One contre, one surcontre
option-contres-ceiling = No trick above 100 points
option-layout = The dummies' cards
option-layout-closed = Face down until the widow is shared out
option-layout-six = Six face up upon six face down
option-contracts = Contracts to choose from
option-contracts-goals = Part-score or game
option-contracts-slams = Part-score, game or slam
option-contracts-levels = Any number of tricks
option-equal = With twenty points each
option-equal-again = The deal is thrown in
option-equal-dealer = The dealer's side declares
option-vulnerable = Vulnerable
option-vulnerable-never = Nobody
option-vulnerable-board = By the number of the board
option-vulnerable-dealer = On deals 2 and 3, the dealer's side
option-vulnerable-others = On deals 2 and 3, the other side
option-partscores = Part-scores
option-partscores-carried = Carried on to the next deal
option-partscores-paid = Paid 50 at once
