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

sets-title = Against the world
sets-home = Start page
sets-tab-today = Today
sets-tab-new = New set
sets-tab-ladder = Ladders
sets-tab-me = My results
sets-tab-set = Ranking
sets-close = Close
sets-lost = The server cannot be reached. Try again in a moment.
sets-loading = One moment…
sets-worth-percent = { $value }%
sets-worth-imps = { $value } IMPs
sets-against = { $count ->
    [one] against one other result
   *[other] against { $count } other results
}
sets-others = What others did
sets-first-here = You are the first here; the robots are still playing this board.
sets-over-here = This set is over: this board does not count.
sets-comparing = Comparing with the others…
sets-comes-late = The result is not counted yet. It will be, once the server can be reached.
sets-todays = Today's deals
sets-today-about = { $boards } boards, the same for everybody, until { $time }. Three robots play with and against you: to the same calls and cards they give the same answers.
sets-midnight = midnight
sets-yesterdays = Yesterday's deals
sets-deal-of-the-day = Deal of the day: board { $board } of yesterday
sets-deal-about = Here results lay furthest apart: the best line, and the worst. Go over either, and the tutor says why.
sets-place-of = place { $place } of { $players }
sets-boards-played = { $played } of { $boards } boards
sets-players = { $count ->
    [0] Nobody has played yet.
    [one] One player so far.
   *[other] { $count } players so far.
}
sets-streak = { $days } days in a row
sets-begin = Play
sets-go-on = Go on
sets-another = Another set, at once
sets-ranking = Ranking
sets-whole-ranking = The whole ranking
sets-ranking-about = Results grow as others play the same boards. Robots' results are compared too; robots have no place.
sets-nobody = Nobody has played this set.
sets-place = Place
sets-player = Player
sets-percent = %
sets-imps = IMPs a board
sets-unnamed = A player
sets-me = You
sets-me-named = You ({ $name })
sets-friend = friend
sets-new = A set at once
sets-new-about = Your percentage after each board, against all who played the same boards. Send the link to friends: they play the very same set.
sets-what = What do you play?
sets-kind-boards = Whole boards
sets-kind-boards-about = The auction and the play.
sets-kind-bidding = Bidding only
sets-kind-bidding-about = The auction alone; perfect play by all gives the score.
sets-kind-play = Play only
sets-kind-play-about = The auction is given; you play the contract, or defend.
sets-kind-minibridge = MiniBridge
sets-kind-minibridge-about = No auction: the stronger side chooses the contract.
sets-how-many = Boards
sets-compared = Compared in
sets-unit-matchpoints = match points
sets-unit-imps = IMPs
sets-system = Robots bid
sets-fair = Everybody has one go, without hints, claims or taking back.
sets-dealing = Dealing…
sets-set-facts = { $boards } boards · { $unit } · robots bid { $system }
sets-is-over = over
sets-challenge = Copy the link for friends
sets-my-boards = My boards
sets-board-short = Board
sets-contract = Contract
sets-score = Score
sets-field = { $count ->
    [one] One result
   *[other] { $count } results
}
sets-dealer-is = dealer { $seat }
sets-times = { $count ->
    [one] once
   *[other] { $count } times
}
sets-robots = { $count ->
    [one] a robot
   *[other] { $count } robots
}
sets-lead = Lead:
sets-replay = Go over this line
sets-span-week = This week
sets-span-month = This month
sets-days = Days
sets-points = Points
sets-ladder-week = The percentages of the daily sets since Monday are added, the best five of each player. A day counts once it is over.
sets-ladder-month = The percentages of the daily sets of this month are added, the best twenty of each player. A day counts once it is over.
sets-ladder-empty = No daily set of this time is over yet.
sets-plus-minus = ± { $margin }
sets-rating-about = Your rating (Glicko-2), and how uncertain it is: 95 times in 100 your true rating lies within that range. It changes at midnight, after each daily set that you finish. Everybody begins at 1500.
sets-not-listed = Nothing is kept of you. If you take part, your daily results are kept for rating, streak and titles; a name is shown only if you give one.
sets-name-shown = Name shown in rankings
sets-name-about = Without a name you are "a player" to others. Your key stays in this browser, or goes with your account.
sets-take-part = Take part
sets-change = Change
sets-over-time = Percentage, day by day
sets-rating = Rating
sets-chart-percent = Percentage of each daily set, from 20 to 80
sets-chart-rating = Rating after each daily set, from 900 to 2100, with its uncertainty
sets-my-days = The days
sets-title-starter = First set
sets-title-regular = Regular: 10 sets
sets-title-stalwart = Stalwart: 100 sets
sets-title-week = Seven days in a row
sets-title-sixty = 60%
sets-title-seventy = 70%
sets-title-winner = Winner of a day
sets-title-strong = Strong player: 1600 for sure
sets-title-expert = Expert: 1800 for sure
sets-friends = Friends
sets-friends-about = Friends appear in every ranking you look at, with a star. Give them your number: { $id }
sets-friend-id = A friend's number
sets-add-friend = Add
sets-forget = Be forgotten
sets-forget-about = Name, rating, days and friends are removed. Results stay in the rankings of sets as those of "a player".
sets-forget-sure = I want all of it removed
sets-forget-do = Forget me
sets-matches = Head to head
sets-match = { $imps } IMPs over { $boards ->
    [one] one board
   *[other] { $boards } boards
} ({ $won } won, { $lost } lost)
sets-match-none = no board yet that both have played
sets-add-friend-here = Keep as a friend
sets-everywhere = On all servers
sets-everywhere-about = Results of other servers that the owner of this one trusts are compared here only: ranking, ladders and ratings above are those of this server.
sets-server-players = { $server }: { $players ->
    [one] one player
   *[other] { $players } players
}
sets-elsewhere = On other servers
sets-name-elsewhere = Other servers that exchange results with this one may show my name too
