### Sets of boards that many play: the server's refusals, and the page.

sets-no-hints = no hints where results are compared.
sets-no-claims = no claims where results are compared: a refusal would tell how the cards lie.
sets-only-bidding = only the auction is played in this set; perfect play decides the rest.
sets-not-found = there is no such set.
sets-no-key = this browser sent no key to play with: reload the page.
sets-unknown = { $what }
sets-own-system = a set is played with a system that everybody has; choose one of the list.
sets-over = this set is over: it ended at midnight.
sets-no-board = this set has no board { $board }.
sets-board-open = board { $board } is shown once you have played it.
sets-many-friends = { $most } friends are the most that can be kept.
