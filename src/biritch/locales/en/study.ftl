### Practice, systems and cards in the browser. What is not here is the table's (web.ftl).

study-pages = Pages of study
study-page-practice = Practice
study-page-systems = Systems
study-page-cards = Cards
study-to-table = Start page
study-looking-up = Looking it up…

## Practice

study-dealing = Dealing…
study-wish = What to practise
study-wish-drill = Hands
study-wish-system = System
study-wish-against = Opponents
study-against-silent = always pass
study-against-wanted = These hands want opponents who bid: choose a system for them.
study-do-deal = Next hand
study-do-again = Same hand
study-do-undo = Undo
study-do-hint = Hint
study-again-tried = bid once already: not counted
study-hint-system = The system calls
study-tally = Score so far
study-tally-none = Every hand counts once, the first time it is bid.
study-tally-hands = Hands
study-tally-even = As good as the system, or better
study-tally-model = Against the system
study-tally-par = Against par
study-tally-percent = In the room, on average
study-tally-forget = Begin a new score
study-imps = { $imps } { $count ->
    [-1] IMP
    [0] IMP
    [1] IMP
   *[other] IMPs
}
study-you-bid = Your auction
study-system-bid = The system's auction
study-best = Best for you
study-par = Par
study-score-double-dummy = Double dummy
study-against-system = against the system
study-against-par = against par
study-against-room = against all systems here on these hands
study-reviewing = Looking at the hand…
study-verdict-same = The contract of the system.
study-verdict-even = Another contract, worth as much as the system's.
study-verdict-better = Better than the system, on these four hands.
study-verdict-worse = The system does better, on these four hands.
study-auctions-same = You bid as the system does, call for call.
study-auctions-part = The framed call is where the two part. Look at any call to read what it means.
study-your-calls = With your hand, the system calls
study-your-calls-all = With your hand, the system makes every one of your calls.
study-judged = You called { $mine }; the system calls { $better }.
study-the-room = The same hands, bid by every system

## Systems

study-opening = Opening
study-vulnerability = Vulnerability
study-tree-none = nobody
study-tree-ns = we are
study-tree-ew = they are
study-tree-both = both
study-they-speak = Opponents speak too
study-we-call = we call { $call }
study-they-call = they call { $call }
study-auction-over = The auction is over: { $contract }
study-none-agreed = Nothing is agreed here beyond natural bidding.
study-others = { $count ->
    [one] { $count } other call, natural or not agreed
   *[other] { $count } other calls, natural or not agreed
}
study-points-short = HCP
study-mark-sourced = sourced
study-mark-disputed = sources differ
study-mark-assumed = assumed
study-the-card = Its card
study-to-practise = Practise it
study-edition = Edition { $edition }.
study-tools = Tools
study-tools-about = Each may be played or not: your choice makes a system of your own, at the table too.
study-as-taught = As taught
study-chapters = What it is made of
study-chapter = Chapter
study-rows = Agreements
study-source = Source
study-convention = convention
study-carding = Leads and signals

## Cards

study-card-ours = Card
study-card-other = Beside it
study-card-none = none
study-card-layout = Lay-out
study-card-change = Change the card: { $system }
study-card-customs = Leads and signals
study-card-own = Otherwise than taught:
study-card-differ = { $count ->
    [0] Nothing differs.
    [one] { $count } line differs, marked ≠.
   *[other] { $count } lines differ, marked ≠.
}
study-differs = differs
study-not-agreed = natural, or not agreed
study-play-so = Play so

## A system of one's own

study-page-own = My system
study-own-name = Our system
study-own-base = Begin with
study-own-new = New
study-own-undo = Undo
study-own-redo = Redo
study-own-upload = Open a file
study-own-download = Save as a file
study-own-text = The notes of your system
study-own-kept-here = What you write stays in this browser.
study-own-keys = Ctrl + Space offers words, F8 goes to the next mark, Ctrl + F searches.
study-own-words = Words
study-own-find = Find
study-own-find-next = Next
study-own-find-previous = Previous
study-own-find-case = Match case
study-own-find-close = Close
study-own-found-here = Found
study-own-on-line = on line
study-own-replace = Replace with
study-own-replace-one = Replace
study-own-replace-all = Replace all
study-own-replaced = Replaced: { $count }
study-own-replaced-line = Replaced on line { $line }
study-own-go-to = Go to line
study-own-go = Go
study-own-deleted = The selection is deleted
study-own-too-large = This file is larger than 64 KB: no system is.
study-own-checked = Check
study-own-checking = Checking…
study-own-sound = Nothing to say: it can be played.
study-own-errors = { $count ->
    [one] { $count } error: it cannot be played yet.
   *[other] { $count } errors: it cannot be played yet.
}
study-own-remarks = { $count ->
    [one] It can be played; { $count } remark.
   *[other] It can be played; { $count } remarks.
}
study-own-line = line { $line }
study-own-keep = Keep it here
study-own-keep-about = Kept under a name made of what it says: anybody with the link can read it and play it.
study-own-is-kept = Kept as
study-own-play = Play with it
study-own-link = Link to it
study-own-try = Try a hand
study-own-hand = Hand, spades first
study-own-hand-example = AKJ.K82.Q432.J63
study-own-auction = Calls before
study-own-auction-example = 1N P
study-own-deal = Deal one
study-own-ask = What does it call?
study-own-tree = Its tree
