# What the server says: refusals of the table's socket, and how it starts and stops.

server-by-rule = No thought was needed, or none came in time: this is the safe choice.
server-only-watching = you are watching: only those who sit at the table act
server-stale = the table has moved on since
server-not-stored = this could not be stored, and is not done; try again in a moment
server-hint-turn = a hint is given when it is your turn
server-hint-busy = the last hint is still being thought about
server-too-many-lines = too many connections to this table
server-bad-message = this message cannot be read: { $what }
server-unread-json = it is not JSON
server-unread-missing = "{ $field }" is missing
server-unread-unknown = nothing is called "{ $field }" here
server-unread-bound-least = "{ $field }" is at least { $bound }
server-unread-bound-most = "{ $field }" is at most { $bound }
server-unread-length-least = "{ $field }" is too short (at least { $bound })
server-unread-length-most = "{ $field }" is too long (at most { $bound })
server-unread-choice = "{ $field }" cannot be "{ $text }"
server-unread-kind = "{ $field }" must be { $kind }
server-unread-shape = "{ $field }" cannot be read
server-kind-int = a whole number
server-kind-float = a number
server-kind-str = a text
server-kind-bool = yes or no (true or false)
server-kind-array = a list
server-kind-object = an object
server-hello-first = a hello is wanted first
server-hello-once = you have already said hello
server-no-table = there is no such table
server-wrong-token = this key opens no seat at this table
server-full = no table can be opened right now; try again in a moment
server-foreign-page = this was asked from another site's page
server-too-long = longer than { $most } bytes
server-unbuilt = The table works, but its page has not been built: run <code>npm ci &amp;&amp; npm run build</code> in <code>web/</code>, or reinstall the package.

server-opening-bad = not a table that can be opened: { $what }
server-opening-variant = no such game: '{ $text }' (want { $words })
server-opening-nobody = somebody must sit down: no seat is for a person
server-opening-option = not agreed on: { $what }
server-opening-no-seat = nobody sits { $text } in this game (want { $words })
server-opening-no-robot = no such robot: '{ $text }' (want { $words })
server-opening-robot = { $what }
server-opening-begun = { $text } is not allowed there, so the board cannot go on from it
server-opening-deal = deal { $number }: { $what }

server-database-unknown = not a database: '{ $text }' (want { $words })
server-database-empty = the address of the database is empty: write tables.db or postgresql://user@host/database, or remove BIRITCH_DATABASE
server-why-timeout = no answer in time
server-why-no-host = no machine has that name
server-why-refused = nothing answers there
server-why-full = the disk is full
server-why-readonly = the disk is read-only, or the file is
server-why-forbidden = this user may not read or write there
server-why-not-there = it is not there
server-why-no-folder = part of its path is no folder
server-why-unknown = the reason is unknown
cli-option-settings = A TOML file: [server] holds these options, [limits] what people may ask.
cli-setting-empty = { $name } is empty: give it a value, or remove it
cli-option-host = Where to listen: 127.0.0.1 is this machine alone, 0.0.0.0 everyone.
server-no-port = cannot listen at { $place }: { $why }
cli-option-log-format = What is said on standard error: lines for people, or JSON for machines.
server-metrics-place = wanted HOST:PORT, got '{ $text }'
server-bus-unknown = '{ $text }' is no address of a bus: nats://host:4222 is one
server-bus-unreached = the bus { $place } cannot be used: { $why }
server-no-boards = no complete deal in { $file }
server-skipped = { $boards ->
    [one] One board without a complete deal is left out.
   *[other] { $boards } boards without a complete deal are left out.
}
server-at = A table is ready: { $url }
server-stop = Ctrl-C stops the server; every table is kept.
server-stop-forget = Ctrl-C stops the server; nothing is kept.
server-stopped = Goodbye.

cli-option-port = The port (else 8765, or any free one).
cli-option-database = Where tables are kept: sqlite:///tables.db, postgresql://user@host/database, or memory: to forget them.
cli-option-robot = Who plays with you.

server-choose-part = part-score: { $tricks } tricks or more
server-choose-slam = slam: { $tricks } tricks, and a large bonus
server-choose-tricks = { $tricks } tricks or more
server-choose-game = game: { $tricks } tricks, and a bonus
server-no-watching = nobody looks on at this table of the tournament (the key of a player is needed)
server-no-hints = nobody is advised during a tournament

server-thinks-much = what is asked of the processors here is more than your share: try again in { $seconds ->
        [one] a second
       *[other] { $seconds } seconds
    }
server-opens-much = so much is being opened here that nothing more can be for now: try again in { $seconds ->
        [one] a second
       *[other] { $seconds } seconds
    }
server-too-often = too much was asked from here: come again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}
server-too-many-keys = too many wrong keys came from here: try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}
server-full-address = too many connections from this address; close some, or try again in a moment
server-full-connections = the server is full right now; try again in a moment
server-too-slow = the request took too long to arrive
server-disk-full = the disk is nearly full: what goes on goes on, but nothing new can be opened
server-log-full = this has become too long to grow further; open a new one
server-settings-unread = cannot read { $file }: { $why }
server-settings-toml = { $file } is not TOML: { $why }
server-settings-name = { $file }: nothing is called '{ $text }' (want { $words })
server-settings-value = { $file }: { $text } cannot be '{ $value }' (want { $words })
server-damaged = what is stored of this is damaged and is not shown; a backup can be restored

store-missing = { $log }, line { $line }: missing
store-changed = { $log }, line { $line }: not what was stored
store-shortened = { $log }: it ends at line { $line }, not where it was left
store-lines-lost = lines are missing: { $line } are there
store-pages = the file itself is damaged
store-head = the count beside the file is damaged

server-moved = your seat is at another device now
server-key-expired = this key is too old: nothing was done at this table for a long time
server-invited-only = one comes to this table by an invitation
server-no-company = that is done at tables of friends only
server-host-only = only the host may do that
server-no-robot = there is no such robot
server-talks-much = a little slower: too much was said
server-nobody-away = nobody is away from that seat
server-sent-away = your place at this table is given up
server-no-invitation = this invitation opens nothing (any more): ask for a new one
server-invitation-over = this invitation is too old: ask for a new one
server-no-name = a name is wanted
server-no-language = The handbook is in these languages: { $languages }.
