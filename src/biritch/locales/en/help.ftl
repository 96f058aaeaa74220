### The page of help, around the handbook (handbook.ftl and the entries of the shelves).

helping-title = Handbook
helping-about = Rules of every game, what everything scores, the bidding systems, the words of bridge.
helping-search = Search, in French or English
helping-results =
    { $results ->
        [0] Nothing found
        [one] 1 place
       *[other] { $results } places
    }
helping-more = And { $more } more: add a word
helping-all = All pages
helping-on-this-page = On this page
helping-lost = The handbook did not come: the server does not answer, and this browser has not kept it yet.
helping-again = Try again
helping-loading = The handbook is coming
helping-family-games = The games
helping-family-scores = Scores
helping-family-systems = Bidding systems
helping-family-words = Words
