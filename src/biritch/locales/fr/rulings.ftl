# Ce que demandent et disent plusieurs irrégularités ; ce qu'une seule dit est dans son fichier.
# Code de 2017.

# Les familles d'irrégularités
ruling-family-auction = Pendant les enchères
ruling-family-play = Pendant le jeu
ruling-family-claims = Revendications
ruling-family-information = Information
ruling-family-boards = Étuis et donnes
ruling-family-scores = Marques, appels, discipline

# Answers that many questions have
ruling-yes = Oui
ruling-no = Non

# Questions of the auction
ruling-ask-unintended = La déclaration n'était-elle pas celle que le joueur voulait faire (geste ou lapsus), et la change-t-il sans temps de réflexion ?
ruling-ask-in-turn = Était-ce au fautif de parler ?
ruling-ask-lho-accepts = L'adversaire de gauche du fautif accepte-t-il la déclaration, ou a-t-il déjà parlé après elle ?

# Questions of the play
ruling-ask-next-trick = Chaque camp a-t-il joué à la levée suivante ?

# Questions of claims
ruling-ask-in-time = Est-on encore dans la période de correction ?

# Questions of information
ruling-ask-damage = Le camp innocent a-t-il moins que ce qu'il pouvait attendre sans l'infraction ?
ruling-ask-outcome = Que serait-il probablement arrivé sans l'infraction ?
ruling-answer-outcome-one = Un résultat
ruling-answer-outcome-several = Plusieurs résultats, chacun plus ou moins probable
ruling-answer-outcome-unknown = Trop de possibilités pour le dire

# Questions of boards
ruling-ask-event-kind = Que joue-t-on ?
ruling-answer-event-kind-pairs = Des paires ou un individuel
ruling-answer-event-kind-teams = Des équipes

# Sentences of the auction
ruling-say-no-rectification = Pas d'autre rectification : continuez.
ruling-say-no-lead-restriction = Aucune restriction à l'entame.
ruling-say-partner-passes-once = Le partenaire du fautif doit passer à son prochain tour.
ruling-say-partner-passes-always = Le partenaire du fautif doit passer jusqu'à la fin des enchères.
ruling-say-withdrawn-unauthorised = Ce qu'apprend une déclaration retirée sert au camp innocent ; le camp fautif ne peut pas s'en servir (16C).
ruling-say-lead-restriction = Si ce camp défend : à la première entame du partenaire du fautif, le déclarant peut interdire une couleur que le fautif n'a pas précisée dans la séquence légale, tant qu'il garde la main (26B).
ruling-say-replace-unintended = La déclaration voulue remplace l'autre et demeure.
ruling-say-lho-may-withdraw = L'adversaire de gauche peut retirer la déclaration qu'il a faite à la suite.
ruling-say-back-in-turn = La déclaration est annulée. Les enchères reviennent au joueur dont c'était le tour, et le fautif fera toute déclaration légale à son tour.
ruling-say-calls-cancelled = Cette déclaration et toutes les suivantes sont annulées.

# Sentences of the play
ruling-say-card-minor = La carte devient carte pénalisée mineure et reste face visible devant son possesseur.
ruling-say-card-major = La carte devient carte pénalisée majeure et reste face visible devant son possesseur.
ruling-say-cards-major = Chacune des cartes devient carte pénalisée majeure et reste face visible.
ruling-say-minor-play = Son possesseur ne peut jouer avant elle une autre carte de la couleur inférieure à un honneur ; il peut jouer un honneur. L'entame de son partenaire est libre.
ruling-say-major-play = Elle doit être jouée à la première occasion légale : à l'entame, en fournissant, défaussant ou coupant.
ruling-say-several-play = De plusieurs qui peuvent légalement être jouées, le déclarant dit laquelle.
ruling-say-card-unauthorised = Une carte reprise reste connue du déclarant, mais non autorisée pour le partenaire (50E2, 16C).
ruling-say-option-require = exiger l'entame de cette couleur : la carte est reprise
ruling-say-option-forbid = interdire cette couleur tant qu'il garde la main : la carte est reprise
ruling-say-option-leave = ni l'un ni l'autre : entame libre, la carte pénalisée reste
ruling-say-no-penalty-card = Pas de carte pénalisée ; la carte reprend place dans la main.
ruling-say-declarer-spreads = Le déclarant étale toute sa main et devient le mort ; son partenaire joue le contrat.
ruling-say-concession-void = L'objection immédiate annule la concession, et il n'y a pas non plus de revendication.
ruling-say-play-continues = Le jeu continue.
ruling-say-play-normally = La donne se joue normalement.
ruling-say-lead-any = L'entame est libre.
ruling-say-opponent-may-withdraw = Un adversaire qui a joué depuis peut reprendre sa carte ; le camp fautif ne peut se servir de ce qu'elle a appris.

# Sentences of information
ruling-say-score-stands-no-infraction = Pas d'infraction : la marque demeure.
ruling-say-score-stands-undamaged = Pas de préjudice : la marque demeure.
ruling-say-assign-one = Attribuez cette marque : retrouvez au plus près l'issue probable sans l'infraction.
ruling-say-assign-weighted = Attribuez une marque pondérée : chaque résultat probable avec sa probabilité, calculé sur la fiche.
ruling-say-assign-artificial = Donnez une marque artificielle : 60, 50 ou 40 % selon la faute (12C2).
ruling-say-adjust-self-inflicted = Si le camp innocent a commis une faute extrêmement grave sans rapport, ou a joué un coup de pari, il garde cette part de sa perte ; le camp fautif a tout de même la marque ajustée (12C1e).
ruling-say-adjust-penalty = Une pénalité de procédure peut s'ajouter (90).

# Sentences of boards
ruling-say-board-cancelled = La donne est annulée pour les deux camps.

# What may become of the score
ruling-say-adjust-72c = Si le passe forcé du partenaire lèse le camp innocent, et que le fautif pouvait le savoir, ajustez (72C).
ruling-say-adjust-16 = Si le camp fautif a tiré parti de ce qu'il a appris, ajustez (16).
ruling-say-adjust-45f = Si le mort a suggéré un jeu et que la défense est lésée, ajustez à la fin (45F).
ruling-say-adjust-50e = Si la vue de la carte a aidé la défense et lésé le déclarant, ajustez à la fin (50E3).

# What is wrong with answers and weights
ruling-not-an-answer = « { $answer } » n'est pas une réponse ici : { $wanted }
ruling-no-question-left = « { $answer } » : la décision était atteinte avant cette réponse
ruling-weigh-unread = marque pondérée : « { $text } » illisible ; il faut p. ex. 60% 4S=, 40% 4S-1, ou 60% 620, 40% -100
ruling-weigh-total = marque pondérée : les poids font { $total }, ils doivent faire 100
ruling-weigh-declarer = marque pondérée : « { $text } » ne dit pas qui déclare
ruling-weigh-score = autres marques : « { $text } » n'en est pas une ; il faut p. ex. 620 -100 170
ruling-moved-unread = il faut un contrat comme 4P ou 3SAX, son déclarant, et de 0 à 13 levées
