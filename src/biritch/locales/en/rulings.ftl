# What several irregularities ask and say; what one alone says is in its own file.
# Laws of Duplicate Bridge 2017.

# The families of irregularities
ruling-family-auction = In the auction
ruling-family-play = In the play
ruling-family-claims = Claims
ruling-family-information = Information
ruling-family-boards = Boards
ruling-family-scores = Scores, appeals, discipline

# Answers that many questions have
ruling-yes = Yes
ruling-no = No

# Questions of the auction
ruling-ask-unintended = Was the call not the one the player meant to make (a slip of hand or tongue), and does he change it without pause for thought?
ruling-ask-in-turn = Was it the offender's turn to call?
ruling-ask-lho-accepts = Does the opponent on the offender's left accept the call, or has he called over it?

# Questions of the play
ruling-ask-next-trick = Has each side played to the next trick?

# Questions of claims
ruling-ask-in-time = Is it still within the correction period?

# Questions of information
ruling-ask-damage = Is the innocent side worse off than it could expect without the infraction?
ruling-ask-outcome = What would probably have happened without the infraction?
ruling-answer-outcome-one = One result
ruling-answer-outcome-several = Several results, each likely to some degree
ruling-answer-outcome-unknown = Too many possibilities to tell

# Questions of boards
ruling-ask-event-kind = What is being played?
ruling-answer-event-kind-pairs = Pairs or individuals
ruling-answer-event-kind-teams = Teams

# Sentences of the auction
ruling-say-no-rectification = No further rectification: go on.
ruling-say-no-lead-restriction = No restriction on the lead.
ruling-say-partner-passes-once = The offender's partner must pass when next it is his turn.
ruling-say-partner-passes-always = The offender's partner must pass for the rest of the auction.
ruling-say-withdrawn-unauthorised = What a withdrawn call tells is for the innocent side; the offending side may not use it (16C).
ruling-say-lead-restriction = If that side defends: when the offender's partner first leads, declarer may forbid any one suit the offender did not specify in the legal auction, for as long as he keeps the lead (26B).
ruling-say-replace-unintended = The call he meant replaces the other and stands.
ruling-say-lho-may-withdraw = The left-hand opponent may withdraw a call he has made over it.
ruling-say-back-in-turn = The call is cancelled. The auction goes back to the player whose turn it was, and the offender may make any legal call in turn.
ruling-say-calls-cancelled = That call and every call after it are cancelled.

# Sentences of the play
ruling-say-card-minor = The card becomes a minor penalty card and stays face up before its owner.
ruling-say-card-major = The card becomes a major penalty card and stays face up before its owner.
ruling-say-cards-major = Every one of the cards becomes a major penalty card and stays face up.
ruling-say-minor-play = Its owner may play no other card of that suit below an honour before it; he may play an honour instead. His partner's lead is free.
ruling-say-major-play = It must be played at the first legal opportunity: leading, following, discarding or ruffing.
ruling-say-several-play = Of several that may legally be played, declarer says which.
ruling-say-card-unauthorised = A card picked up is known to declarer, but unauthorised for partner (50E2, 16C).
ruling-say-option-require = require the lead of that suit: the card is picked up
ruling-say-option-forbid = forbid that suit for as long as he keeps the lead: the card is picked up
ruling-say-option-leave = neither: the lead is free, the penalty card stays
ruling-say-no-penalty-card = There is no penalty card; the card goes back into the hand.
ruling-say-declarer-spreads = Declarer spreads his whole hand and becomes dummy; his partner plays the contract.
ruling-say-concession-void = The objection made at once cancels the concession, and there is no claim either.
ruling-say-play-continues = Play goes on.
ruling-say-play-normally = The board is played normally.
ruling-say-lead-any = The lead is free.
ruling-say-opponent-may-withdraw = An opponent who has played since may take his card back; the offending side may not use what it learned from it.

# Sentences of information
ruling-say-score-stands-no-infraction = No infraction: the score stands.
ruling-say-score-stands-undamaged = No damage: the score stands.
ruling-say-assign-one = Assign that score: recover as nearly as possible the probable outcome without the infraction.
ruling-say-assign-weighted = Assign a weighted score: each likely result with its probability, to be worked out on the traveller.
ruling-say-assign-artificial = Give an artificial score: 60, 50 or 40% by fault (12C2).
ruling-say-adjust-self-inflicted = If the innocent side made an extremely serious error, unrelated to the infraction, or gambled, it bears that part of its loss itself; the offending side still gets the adjusted score (12C1e).
ruling-say-adjust-penalty = A procedural penalty may be added (90).

# Sentences of boards
ruling-say-board-cancelled = The board is cancelled for both sides.

# What may become of the score
ruling-say-adjust-72c = If the innocent side is damaged by partner's enforced pass, and the offender could have known it, adjust (72C).
ruling-say-adjust-16 = If the offending side gained by what it learnt, adjust (16).
ruling-say-adjust-45f = If dummy suggested a play and the defence is damaged, adjust at the end (45F).
ruling-say-adjust-50e = If the sight of the card helped the defence and declarer is damaged, adjust at the end (50E3).

# What is wrong with answers and weights
ruling-not-an-answer = "{ $answer }" is no answer here: { $wanted }
ruling-no-question-left = "{ $answer }": the ruling was reached before this answer
ruling-weigh-unread = weighted score: cannot read "{ $text }"; wanted e.g. 60% 4S=, 40% 4S-1, or 60% 620, 40% -100
ruling-weigh-total = weighted score: the weights add up to { $total }, they must add up to 100
ruling-weigh-declarer = weighted score: "{ $text }" names no declarer
ruling-weigh-score = other scores: "{ $text }" is no score; wanted e.g. 620 -100 170
ruling-moved-unread = wanted: a contract such as 4S or 3NTX, its declarer, and 0 to 13 tricks
