# Files of results: what is wrong in them, what they cannot carry.

records-fault-bad-xml = not XML: { $text }
records-fault-xml-entity = a document with entities of its own: refused
records-fault-deep-xml = elements more than { $most } deep, or too many
records-fault-not-usebio = not USEBIO: the document is '{ $text }'
records-fault-bad-date = not a date: '{ $text }' (want 31/12/2026 or 2026-12-31)
records-fault-bad-score = not a score: '{ $text }' (want e.g. 420, -50 or A6040)

records-loses-unnumbered-pairs = names of players without the number of their pair
records-loses-calls = auctions, and the play but for the opening lead
records-loses-places = rooms, comments, dates that are not whole and some scorings
records-loses-unusual-tags = tags and tables that are no result of a pair
records-loses-deal = the hands
records-loses-names = names of players
records-fault-bad-heading = not a heading of results: '{ $text }' (want board, contract or score)
records-fault-heading-twice = the heading has '{ $text }' twice
records-fault-many-cells = { $found } cells, but the heading has { $want }
records-fault-bad-room = not a room: '{ $text }' (want open or closed)
records-fault-bad-row = not a row of a table: '{ $text }'
records-loses-hands-and-comments = hands and comments
records-loses-hands-rooms-and-comments = hands, rooms and comments
records-fault-not-access = not an Access database
records-fault-cut-access = an Access database that is damaged or cut (page { $page })
records-fault-no-received = a database without results (want the table ReceivedData)
records-read-only = { $title } is read, never written
records-fault-not-acbl = not results of ACBL Live (want sessions in an object)
records-fault-not-acblscore = not a game file of ACBLscore
records-fault-cut-acblscore = a game file that is damaged or cut (byte { $at })
records-fault-acblscore-event = the event '{ $name }' is not of pairs: its boards are not read
records-fault-many-results = more than { $most } results
records-fault-split-score = each side has a score of its own ({ $ns } and { $ew }): not carried
records-fault-page-without-boards = a page in which no board is embedded, only links to them
