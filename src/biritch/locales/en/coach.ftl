# What the tutor says of a card, a call and a deal.

coach-card = { $suit }{ $rank }
coach-count = { $sure ->
    [one] { $sure } sure trick
   *[other] { $sure } sure tricks
} for { $wanted }: { $missing } more to find.
coach-count-enough = { $sure ->
    [one] { $sure } sure trick
   *[other] { $sure } sure tricks
} for { $wanted }: enough, if none is lost on the way.
coach-only = The only card allowed.
coach-draw-trumps = Draw trumps: { $out } still out.
coach-run-trumps = Run the trumps: the opponents have to throw something away.
coach-squeeze = Squeeze: run the winners; an opponent who guards two suits must give one up.
coach-finesse = Finesse in { $suit }: { $card } must lie with { $seat }.
coach-lead-up = Finesse in { $suit } by leading up to the honour: { $card } may lie before it.
coach-drop = Play for the drop of { $card }: { $out ->
    [one] 1 card is out
   *[other] { $out } cards are out
}.
coach-drive-out = Drive out { $card }: that sets up { $tricks ->
    [one] a trick
   *[other] { $tricks } tricks
}.
coach-set-up = Set up the long { $suit }: { $out ->
    [one] 1 card is out
   *[other] { $out } cards are out
}, and the small ones win when they break.
coach-duck = Duck a round of { $suit }: the high card stays as the way back to the long cards.
coach-hold-up = Hold up in { $suit }: win later, when one opponent has none left to return.
coach-safety = Safety play in { $suit }: a trick is given up so that a bad break costs no more.
coach-ruff-losers = Ruff the losing { $suit } in the hand with fewer trumps.
coach-ruff-losers-short = Ruff the losing { $suit } in the hand that has fewer of them.
coach-ruff-across = Lead { $suit } for the other hand to ruff.
coach-ruff-here = Ruff { $suit } to take the trick.
coach-ruff-out = Set up { $suit } by ruffing: the small cards become winners.
coach-discard = Throw a loser on the winning { $suit }.
coach-loser-on-loser = Throw a losing { $suit } rather than ruff: loser on loser.
coach-throw = Throw { $suit }: the card missed least.
coach-throw-in = Throw an opponent in with { $suit }: whatever comes back gives a trick in { $other }.
coach-unblock = Unblock { $suit }: high cards of the short hand first.
coach-entry-kept = Low here: the other hand wins, and this hand keeps its entry.
coach-entry = Win it here: the entry of the other hand is wanted later.
coach-run-round = Play low: { $suit } runs round to the honours of the other hand.
coach-cash = Cash { $suit }: nothing is higher.
coach-cash-plan = { $tricks ->
    [one] Cash the sure trick.
   *[other] Cash the { $tricks } sure tricks, high cards of the short hand first.
}
coach-exit = A quiet card that gives nothing away.
coach-first-followed = Follow in { $suit }. Then: { $plan }
coach-first-led = { $suit } first. Then: { $plan }
coach-lead-singleton = Lead the singleton { $suit }, for a ruff.
coach-lead-partner = Lead partner's suit, { $suit }.
coach-lead-trump = Lead a trump, to cut down dummy's ruffs.
coach-lead-trump-through = Lead a trump, to cut down their ruffs.
coach-lead-sequence = Lead from touching cards in { $suit }: safe, and it sets up tricks.
coach-later-sequence = Lead from touching cards in { $suit }: safe, and it sets up tricks.
coach-lead-length = Lead the long suit, { $suit }: set up its small cards.
coach-lead-doubleton = Lead from the doubleton { $suit }: perhaps a ruff.
coach-lead-ace = Lead the ace of { $suit }, to look at dummy.
coach-lead-passive = Lead { $suit }: nothing is given away.
coach-give-ruff = Give partner a ruff in { $suit }.
coach-give-ruff-asking = Give partner a ruff in { $suit }; { $card } asks for { $other }.
coach-defend-cash = Cash { $suit } while it is there.
coach-partner-asked = Partner's { $card } asked for { $suit }.
coach-return = Return partner's suit, { $suit }.
coach-continue = Go on with { $suit }: what was begun is set up.
coach-through-strength = Lead { $suit } through dummy's honours.
coach-to-weakness = Lead { $suit } up to dummy's weakness.
coach-defend-ruff = Ruff: the trick is ours.
coach-under-ruff = Throw a low trump: the trick is lost anyway.
coach-defend-ruff-high = Ruff: only a higher trump can take it.
coach-defend-overruff = Ruff over partner's card, which would be beaten.
coach-keep-guard = Throw { $thrown } and keep the guard in { $suit }.
coach-known-card = Declarer knows that { $card } is here: to play it tells nothing.
coach-false-card = A false card: { $card } costs nothing and leaves declarer a guess.
coach-hide-honour = Win with { $card }: the defenders do not learn where { $hidden } is.
coach-hide-low = Keep { $card } out of sight: the leader cannot tell whether his partner's card is high or low.
coach-defend-hold-up = Hold up in { $suit }: declarer is cut off from the long cards.
coach-second-low = Second hand low: the honours in { $suit } are kept to beat theirs.
coach-second-nothing = Low in { $suit }: there is nothing here to win it with.
coach-cover = Cover { $card }: an honour on an honour sets up lower cards.
coach-rise = Rise with { $card } at once: waiting might lose it.
coach-second-high = Play { $card } in second hand: the touching honours are split.
coach-third-high = Third hand high in { $suit }: the best card, as low as it counts.
coach-third-finesse = Keep the higher { $suit } over dummy's honour: the lower card does.
coach-signal-like-high = Encourage: a high small card in { $suit }.
coach-signal-like-low = Encourage: a low card in { $suit }.
coach-signal-dislike-low = Discourage: low in { $suit }.
coach-signal-dislike-high = Discourage: a high small card in { $suit }.
coach-signal-prefer = Ask for { $other }: { $card } shows suit preference.
coach-signal-count = Give count in { $suit }.
coach-win-high = Win with { $card }.
coach-plan = The plan: { $plan }
coach-win = Win with { $card }, as cheaply as one can.
coach-partner-honour = Partner led { $card }: it promises the card below.
coach-partner-no-sequence = Partner led { $card }, and { $below } is in sight: no sequence, perhaps a short suit.
coach-partner-low = Partner led { $card }, a low card: an honour in { $suit }.
coach-partner-no-honour = Partner led { $card }, and every honour in { $suit } is in sight: a long suit, or a short one.
coach-partner-low-trumps = Partner led { $card }, a low card: an honour in { $suit }, or a singleton.
coach-partner-high = Partner led { $card }, a high small card: no honour in { $suit }.
coach-odds-of-seat = { $seat } holds { $card } { $times } times in ten.
coach-who-bid = { $seat } holds { $card } { $times } times in ten: that hand has bid.
coach-danger = If it loses, { $seat } comes in, the danger hand with the long { $suit }.
coach-call-rather = Rather { $call } than { $other }: { $why }
coach-call-alone = Only one call says what this hand holds: { $call }.
coach-decides-points = { $points } HCP in hand; { $other } would show { $low } to { $high }.
coach-decides-more = { $points } HCP in hand; { $other } would show { $low } or more.
coach-decides-length = { $other } would promise { $cards } { $suit }.
coach-decides-choice = the system prefers it with this hand.
coach-rank-2 = 2
coach-rank-3 = 3
coach-rank-4 = 4
coach-rank-5 = 5
coach-rank-6 = 6
coach-rank-7 = 7
coach-rank-8 = 8
coach-rank-9 = 9
coach-rank-10 = 10
coach-rank-11 = J
coach-rank-12 = Q
coach-rank-13 = K
coach-rank-14 = A
coach-squeeze-plan = One trick short and nothing to set up: cash the winners, and an opponent who must keep { $suit } and { $other } will have to give one up.
coach-threw-likes = Partner discarded { $card }, a high one: he likes { $suit }.
coach-threw-dislikes = Partner discarded { $card }, a low one: nothing in { $suit }.
coach-threw-asks = Partner threw away { $card }: he asks for { $suit }.
coach-shown-out = { $seat } has no { $suit } left: { $other } holds { $out ->
    [one] the one that is out
    [2] both that are out
   *[other] all { $out } that are out
}.

coach-file-no-boards = { $file }: no board of a lesson, which begins with [Board "1"] or [Deal "N:…"]
coach-file-no-deal = no deal that can be read
coach-file-calls = { $call } is not allowed in the auction there
coach-file-not-a-call = [BID { $text }] asks for something that is not a call
coach-file-not-a-card = [choose-card { $text }] asks for something that is not a card
coach-file-no-such-call = [BID { $text }] asks for a call that the auction does not hold
coach-file-two-hands = [choose-card { $text }] asks for cards of two hands
coach-file-gone = { $card } is asked for, and was played already
coach-file-not-held = { $seat } does not hold { $card }
coach-file-not-a-count = [COUNT { $text }] is not a number, nor a count such as points S or length H S N
coach-file-not-tricks = [TAKE { $text }] is not a number of tricks, 0 to 13
coach-file-not-a-contract = [REACH { $text }] asks for something that is not a contract, such as 4S or 3NT
coach-file-no-contract = tricks are asked for, and neither the auction nor the tags say in which contract
coach-file-no-step = there is no such step
coach-file-directive = [{ $text }] is not a directive
