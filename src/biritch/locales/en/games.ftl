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
