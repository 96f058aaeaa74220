# Results of sets exchanged with other servers: why a feed is not taken.

feed-long = longer than { $most } MB
feed-no-feed = not a feed of results: { $why }
feed-signature = the signature is not that of the server it names: nothing is taken
feed-stranger = no trusted server has this key ({ $key })
feed-unsigned = only a trusted server, which signs what it asks, is given a set with its deals
feed-own = these are results of this very server
feed-no-set = the set { $set } is not known here
feed-other-set = the set { $set } here has other deals: nothing is taken
feed-no-board = a result for board { $board }, which was not dealt: nothing is taken
feed-impossible = a result of board { $board } cannot be: nothing is taken
feed-many = more players than are counted for one server: nothing is taken
feed-refused = the server refused (HTTP { $status })
feed-down = the server was not reached: { $why }
feed-bad-trust = '{ $text }' names no server (want NAME=KEY or NAME=KEY@https://address, the key of 64 digits)
feed-why-unplayable = its set { $set } cannot be played here
feed-why-certificate = its certificate is not trusted
feed-why-no-http = what answers there is no web server
