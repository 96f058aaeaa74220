### La table dans le navigateur.

web-title = Biritch, table de bridge
web-table = Table de bridge
web-home = Accueil

## Places, cartes et enchères

web-seat-N = Nord
web-seat-E = Est
web-seat-S = Sud
web-seat-W = Ouest
web-seat-letter-N = N
web-seat-letter-E = E
web-seat-letter-S = S
web-seat-letter-W = O
web-side-NS = Nord-Sud
web-side-EW = Est-Ouest
web-sitter = { $seat }, { $name }
web-you = vous
web-robot = robot
web-away = absent
web-dummy = mort
web-declarer = déclarant
web-dealer = donneur
web-dealer-letter = D
web-vulnerable = vulnérable
web-not-vulnerable = non vulnérable
web-vulnerable-short = vul.
web-vulnerability-none = Personne vulnérable
web-vulnerability-ns = Nord-Sud vulnérables
web-vulnerability-ew = Est-Ouest vulnérables
web-vulnerability-both = Tous vulnérables

web-suit-S = pique
web-suit-H = cœur
web-suit-D = carreau
web-suit-C = trèfle
web-strain-one-S = pique
web-strain-one-H = cœur
web-strain-one-D = carreau
web-strain-one-C = trèfle
web-strain-one-N = sans-atout
web-strain-S = piques
web-strain-H = cœurs
web-strain-D = carreaux
web-strain-C = trèfles
web-strain-N = sans-atout
web-notrump-short = SA
web-rank-A = as
web-rank-K = roi
web-rank-Q = dame
web-rank-J = valet
web-rank-T = 10
web-letter-A = A
web-letter-K = R
web-letter-Q = D
web-letter-J = V
web-letter-T = 10
web-letters = T K C P
web-card = { $rank } de { $suit }
web-void = aucune
web-apart = {" ; "}
web-suit-held = { $suit } : { $cards }

web-call-P = Passe
web-call-X = Contre
web-call-XX = Surcontre
web-call-P-short = Passe
web-call-X-short = X
web-call-XX-short = XX
web-bid = { $level } { $strain }
web-said = { $seat } : { $call }
web-alert = alerte
web-alert-mark = !
web-announce = annoncée : { $text }
web-artificial = artificielle
web-forcing-no = non forcing
web-forcing-one-round = forcing un tour
web-forcing-game = forcing de manche
web-forcing-invitational = propositionnelle
web-forcing-sign-off = pour jouer
web-explained = Les enchères adverses, expliquées
web-no-meaning = aucun accord
web-natural = naturelle

## Autour de la table

web-board = Donne { $board }
web-board-of = Donne { $board } sur { $boards }
web-auction = Enchères
web-auction-empty = Aucune enchère
web-your-hand = Votre main
web-hand-of = Main de { $seat }
web-cards-left = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
web-trick = Levée en cours
web-last-trick = Dernière levée
web-last-trick-to = Dernière levée, remportée par { $seat }
web-contract = Contrat
web-contract-by = { $contract } par { $seat }
web-doubled = contré
web-redoubled = surcontré
web-passed-out = Passe général
web-tricks = Levées
web-tricks-won = Levées : Nord-Sud { $ns }, Est-Ouest { $ew }
web-side-letters-NS = NS
web-side-letters-EW = EO
web-turn-you = À vous
web-turn-choose = Choisissez le contrat
web-turn-call = À vous de parler
web-turn-lead = À vous d'entamer
web-turn-play = À vous de jouer
web-turn-play-dummy = Jouez du mort
web-turn-of = { $seat } joue
web-turn-call-of = { $seat } parle
web-turn-over = Donne terminée
web-watching = Vous regardez
web-you-play-hand = Vous jouez la main de { $seat }

## Boîte à enchères

web-bidding-box = Boîte à enchères
web-level = Palier { $level }
web-levels = Paliers
web-strains = Couleurs
web-whole-promise = en entier
web-meaning-here = Le sens d'une enchère s'affiche ici avant que vous ne la fassiez.
web-meaning-untold = Ici, aucune enchère n'est expliquée avant d'être faite (loi 40C3).
web-meaning-of = { $call } :
web-confirm-call = Faire cette enchère : { $call }
web-confirm-again = Encore une fois pour confirmer
web-choose-level = Choisissez un palier

## Ce qu'on peut faire

web-do-hint = Conseil
web-do-undo = Annuler
web-do-claim = Revendiquer
web-do-last = Dernière levée
web-do-next = Donne suivante
web-do-replay = Carte par carte
web-do-settings = Réglages
web-do-keys = Touches
web-do-close = Fermer
web-do-auction = Enchères
web-do-why = Pourquoi ?
web-do-again-board = Rejouer depuis le début
web-do-result = Résultat
web-do-table = Retour à la table
web-do-sheet = Voir le résultat
web-hint-says = Le professeur choisirait
web-hint-hidden = Les mains cachées
web-percent = { $value } %
web-hidden-points = Points
web-hint-do = Le faire
web-hint-wait = Réflexion…

web-claim-title = Revendiquer
web-claim-ask = { $left ->
    [one] Votre camp fait-il la dernière levée ?
   *[other] Combien des { $left } levées restantes votre camp fait-il ?
  }
web-claim-all = Toutes
web-claim-none = Aucune : concéder
web-claim-do = { $tricks ->
    [0] Concéder le reste
    [one] Revendiquer { $tricks } levée
   *[other] Revendiquer { $tricks } levées
  }
web-claim-less = Une levée de moins
web-claim-more = Une levée de plus
web-claim-total = { $contract } : { $total ->
    [one] { $total } levée
   *[other] { $total } levées
} en tout
web-claimed = { $tricks ->
    [0] { $seat } concède le reste
    [one] { $seat } revendique { $tricks } levée
   *[other] { $seat } revendique { $tricks } levées
  }
web-claim-answer = Êtes-vous d'accord ?
web-claim-accept = D'accord
web-claim-refuse = On joue
web-claim-waiting = On attend { $seats }
web-cancel = Annuler

## Le résultat

web-result = Résultat
web-result-made = { $over ->
    [0] juste fait
    [one] fait avec { $over } levée de mieux
   *[other] fait avec { $over } levées de mieux
  }
web-result-down = { $under ->
    [one] chute de { $under }
   *[other] chute de { $under }
  }
web-result-claimed = par revendication
web-result-tricks = { $tricks ->
    [one] { $tricks } levée
   *[other] { $tricks } levées
  }
web-result-for = pour { $side }
web-result-even = Personne ne marque
web-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-part-contract = Levées du contrat
web-part-overtricks = Levées de mieux
web-part-insult = Prime pour contrat contré réussi
web-part-partscore = Prime de partielle
web-part-game = Prime de manche
web-part-slam = Prime de chelem
web-part-undertricks = Levées de chute
web-part-honours = Honneurs
web-part-total = Total
web-score = La marque
web-best = À jeu parfait
web-best-tricks = { $best ->
    [one] Ce contrat vaut { $best } levée à jeu parfait dès l'entame.
   *[other] Ce contrat vaut { $best } levées à jeu parfait dès l'entame.
  }
web-best-same = On ne pouvait faire mieux
web-best-more = { $count ->
    [one] Le déclarant a fait { $count } levée de plus
   *[other] Le déclarant a fait { $count } levées de plus
  }
web-best-less = { $count ->
    [one] Le déclarant a fait { $count } levée de moins
   *[other] Le déclarant a fait { $count } levées de moins
  }
web-best-equal = Le déclarant les a faites exactement
web-par = Par
web-par-is = { $score } pour Nord-Sud : { $contracts }
web-par-none = Aucun camp n'a de contrat à gagner
web-dd-wait = Calcul du jeu parfait…
web-dd-table = Levées par déclarant et par couleur
web-dd-declarer = Déclarant
web-deal = Les quatre mains
web-points-high = { $points } H

web-replay = Le jeu, carte par carte
web-replay-start = Avant l'entame
web-replay-step = Carte { $step } sur { $last }
web-replay-trick = Levée { $trick }
web-replay-first = Au début
web-replay-back-trick = Une levée en arrière
web-replay-back = Une carte en arrière
web-replay-on = Une carte en avant
web-replay-on-trick = Une levée en avant
web-replay-last = À la fin
web-replay-where = Où en est le jeu
web-replay-none = Aucune carte n'a été jouée

## Réglages

web-settings = Réglages
web-set-language = Langue
web-set-letters = Lettres sur les cartes
web-letters-auto = Selon la langue
web-letters-en = A K Q J 10
web-letters-fr = A R D V 10
web-set-colours = Quatre couleurs différentes
web-set-deck = Jeu de cartes
web-deck-pictures = Figures et enseignes
web-deck-large = Gros caractères
web-set-theme = Apparence
web-theme-auto = Comme l'appareil
web-theme-light = Claire
web-theme-dark = Sombre
web-set-confirm = Confirmer enchères et cartes
web-confirm-auto = Sur écran tactile, sauf leçons et MiniBridge
web-confirm-one = Jamais
web-confirm-two = Toujours
web-set-single = Jouer d'office la seule carte permise
web-set-pace = Robots
web-set-level = Réflexion des robots
web-level-rule = Aucune : par règles
web-level-quick = Un tiers de seconde
web-level-robot = Une seconde
web-level-strong = Trois secondes : les plus forts
web-set-claims = Les robots revendiquent quand la suite est certaine
web-pace-fast = Rapides
web-pace-normal = Tranquilles
web-pace-slow = Lents
web-set-over = C'était la dernière donne de la série.
web-new-table = Ouvrir une nouvelle table
web-tournaments = Tournois
web-games = Jeux
web-do-sit = S'asseoir
web-set-honours = Les honneurs comptent
web-do-next-rubber = Nouvelle feuille
web-points-told = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-announced = Chacun a annoncé ses points. Le déclarant choisit le contrat, le mort sous les yeux.
web-sheet = La feuille de marque
web-we = Nous
web-they = Eux
web-sheet-won = { $side } gagnent de { $points }.
web-sheet-even = Aucun camp ne gagne.
web-sheet-next = Donne suivante : { $vulnerability }.
web-part-rubber = Robre
web-part-unfinished-game = Seule manche
web-part-unfinished-part = Seule marque partielle
web-sheet-stop = S'arrêter là : ce que cela donnerait
web-sheet-stake = Enjeu pour 100 points
web-sheet-owed = { $payer } doivent { $amount } à { $paid }.

## Touches

web-keys = Touches
web-key-bid = Enchérir : palier, puis couleur
web-key-bid-keys = 1 à 7, puis T K C P S
web-key-pass = Passe, contre, surcontre
web-key-pass-keys = P · X · X X
web-key-card = Jouer : couleur, puis carte
web-key-card-keys = P C K T, puis A R D V 1 9 … 2
web-key-arrows = Aller d'une carte à l'autre, et jouer
web-key-arrows-keys = ← → puis Entrée
web-key-hint = Conseil
web-key-undo = Annuler
web-key-claim = Revendiquer
web-key-last = Dernière levée
web-key-replay = Carte par carte, résultat
web-key-next = Donne suivante
web-key-read = Lire le mort, ma main, où l'on en est
web-key-read-keys = Maj + D, M, W
web-key-help = Ces touches
web-key-escape = Reposer, fermer
web-key-shift = Avec Maj quand la lettre est aussi une couleur.
web-laws = Une irrégularité ? Les décisions selon les lois
web-laws-short = Arbitrage

## La ligne vers le serveur

web-line-opening = On dresse la table…
web-line-lost = La ligne est coupée. Nouvel essai…
web-line-back = De retour à la table
web-robots-hurried = Serveur plein : les robots réfléchissent moins.
web-line-failed = Aucune table n'a pu être ouverte. Nouvel essai…
web-law = Loi { $law }
web-not-sent = La ligne est coupée : rien n'a été envoyé. Réessayez dans un instant.
web-waits-to-send = Pas encore envoyé : l'envoi se fera tout seul dès le retour de la connexion.
web-loading-slow = C'est plus long que d'habitude…

## Lu à haute voix

web-read-board = { $board }. Donneur { $dealer }. { $vulnerability }.
web-read-hand = Votre main : { $hand }.
web-read-dummy = Le mort, { $seat } : { $hand }.
web-read-no-dummy = Le mort n'est pas encore étalé.
web-read-contract = Le contrat est { $contract }. Entame de { $leader }.
web-read-points = { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
web-thrown-in = Vingt points partout : la donne est annulée.
web-read-passed-out = Passe général.
web-read-card = { $seat } : { $card }.
web-read-trick = Levée pour { $side }. { $ns } à { $ew }.
web-read-turn = À vous.
web-read-undo = Annulé.
web-read-result = { $contract } : { $tricks ->
    [one] { $tricks } levée
   *[other] { $tricks } levées
}. { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour { $side }.
web-read-zero = Aucun point.
web-read-where = { $phase } { $trick } Levées : Nord-Sud { $ns }, Est-Ouest { $ew }.
web-read-claim = { $claim }.

## Les jeux anciens, et ceux à deux

web-deed-trumps = Atout { $strain }
web-deed-notrump = Sans-atout
web-deed-leave = Au partenaire de choisir
web-deed-contre = Contre
web-deed-ask = Puis-je jouer ?
web-deed-yes = Oui
web-deed-widow = prend dans la veuve
web-deed-share = { $hand } pour la main, { $dummy } pour le mort
web-times = les levées comptent { $times } fois
web-naming-question = Nommez l'atout, ou laissez le choix au partenaire
web-naming-left = Votre partenaire vous laisse le choix : nommez l'atout
web-naming-may-ask = Puis-je jouer ? Demandez au partenaire, ou contrez
web-naming-may-partner = Votre partenaire demande à jouer : oui, ou contre
web-naming-contred = Laissez, ou contrez encore
web-said-before = Ce qui s'est dit
web-said-nothing = Rien n'a encore été dit
web-turned-is = Retourne : { $card }
web-turn-name = Nommez l'atout
web-turn-say = À vous de parler
web-turn-draw = Votre carte : elle ne fait que tirer
web-stock-left = { $count ->
    [one] { $count } carte à tirer
   *[other] { $count } cartes à tirer
}
web-beneath = { $count ->
    [one] { $count } cachée
   *[other] { $count } cachées
}
web-widow = Partagez la veuve
web-widow-of = { $seat } partage la veuve
web-widow-hand = La veuve : choisissez la carte pour votre main
web-widow-dummy = Puis la carte pour votre mort
web-widow-ready = Les autres vont à l'adversaire
web-widow-to-hand = ma main
web-widow-to-dummy = mon mort
web-widow-to-other = l'adversaire
web-do-share = Partager
web-do-again = Recommencer
web-stage-naming = On nomme l'atout
web-stage-drawing = On tire les cartes
web-stage-sharing = On partage la veuve
web-stage-over = Donne terminée
web-result-odd = { $side } : { $count ->
    [one] une levée au-dessus de six
   *[other] { $count } levées au-dessus de six
}
web-part-odd = Levées au-dessus de six

## Procédures

web-call-nobid = Passe
web-strain-notrump = sans-atout
web-set-pass = Pour passer, dire
web-say-pass = Passe
web-set-notrump = Sans atout, dire
web-say-notrumps = Sans-atout
web-tricks-kept = { $won ->
    [one] { $won } levée gagnée
   *[other] { $won } levées gagnées
}, { $lost ->
    [one] { $lost } perdue
   *[other] { $lost } perdues
}
web-do-print = Imprimer
web-key-lowest = La plus petite du mort : la couleur, puis Entrée
web-key-lowest-keys = P, Entrée

web-lead-down = { $seat } a entamé face cachée. Demandez ce que vous voulez sur les enchères, puis faites retourner la carte.
web-do-face = Pas de question : retournez
web-turn-questions = Questions avant que l'entame soit retournée
web-set-face-down = Entames face cachée, pour les questions

web-set-ceremony = Tirer, mélanger et couper avant de donner
web-ceremony = La donne suivante
web-ceremony-draw = Le tirage
web-ceremony-deals = donne
web-ceremony-drawn = { $seat } a tiré la plus forte carte et donne d'abord. Les deux plus fortes jouent ensemble contre les deux plus faibles.
web-ceremony-begin = Commencer
web-ceremony-who = { $dealer } donne. { $shuffles } a mélangé ce jeu ; { $cuts } coupe.
web-ceremony-cut = Coupe : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} dessus, { $rest } dessous
web-ceremony-bad = Chaque partie doit avoir au moins cinq cartes.
web-ceremony-cut-deal = Couper, et donner
web-ceremony-deal = Donner
web-spare-pack = L'autre jeu est ici : ce joueur donne ensuite

web-card-of = Feuille de conventions de { $side }
web-card-open = Page entière
web-card-beside = À côté de l'autre
web-card-alone = Seule
web-system-ns = Vous et Nord jouez
web-system-ew = Est et Ouest jouent
web-cards-change = Feuilles : changer les outils, comparer, imprimer
web-practice = Exercices d'enchères
web-systems = Systèmes
web-to-event = Tournoi
web-board-closed = Les quatre mains se montrent quand tous auront joué cette donne.

## Des amis autour de la table

web-people = Qui est là
web-somebody = quelqu'un
web-seat-open = libre
web-robot-plays = un robot joue
web-robot-alone = Robot
web-robot-bids = Robot · { $system }
web-away-robot-in = absent, robot dans { $seconds } s
web-waits-for = { $name } n'est pas là, robot dans { $seconds } s
web-waits-for-away = { $name } n'est pas là
web-evening = Soirée
web-evening-told = Après { $boards ->
    [one] une donne
   *[other] { $boards } donnes
} : { $points ->
    [0] égalité
    [one] { $side } mène d'un point
   *[other] { $side } mène de { $points } points
}
web-to-match = Au match
web-away-waits = absent, { $seconds } s
web-do-sit-here = S'asseoir
web-do-stand = Se lever
web-do-invite = Inviter
web-do-robot = Robot
web-do-open-seat = Libérer
web-do-vote = Un robot tout de suite
web-do-swap = Échanger
web-do-mute = Couper la parole
web-do-unmute = Rendre la parole
web-muted = parole coupée
web-talk-muted = Qui a ouvert la table vous a coupé la parole : seul l'arbitre vous entend.
web-do-hide = Masquer ses messages
web-do-unhide = Afficher ses messages
web-hidden-remarks = { $many ->
    [one] { $many } message masqué
   *[other] { $many } messages masqués
}
web-do-send-away = Libérer la place
web-do-device = Autre appareil
web-device-about = Ouvrez ce lien sur votre autre appareil : votre place y passe. Gardez-le pour vous.
web-onlookers = Regardent :
web-onlookers-see = Le public voit les quatre mains
web-do-invite-look = Lien du public
web-invite-look = Lien du public
web-invite-look-about = Qui a ce lien peut regarder.
web-invite-to = Inviter en { $seat }
web-invite-about = Envoyez ce lien à un ami. Il ouvre cette place, une seule fois.
web-do-copy = Copier le lien
web-copied = Copié
web-not-copied = Le navigateur n'a pas laissé copier. Le lien est sélectionné ci-dessus : copiez-le de là.
web-not-shared = Le navigateur n'a pas pu partager. Copiez plutôt le lien.
web-qr-not = Le code QR n'a pas pu être dessiné. Le lien marche sans lui.
web-do-share-link = Partager…
web-qr-of = Code QR : { $what }
web-link-local = Ce serveur ne se joint que de cette machine : des amis ailleurs ne peuvent ouvrir ce lien.
web-do-renew = Un nouveau lien
web-do-withdraw = Retirer le lien
web-lobby = Votre table
web-lobby-open = Invitez des amis, ou mettez des robots aux places libres.
web-lobby-wait = On donne quand toutes les places sont prises.
web-lobby-ready = Tout le monde est là.
web-do-look = Vous regardez
web-onlookers-see-later = Le public voit les quatre mains quand tous ont joué la donne
web-look-on-wait = Une donne est montrée ici quand toutes les autres tables l'ont jouée.
web-onlookers-none = Personne ne regarde cette table en ce moment.
web-do-deal = Donner
web-taken = Temps de réflexion
web-taken-seats = Par joueur
web-taken-slowest = Ce qui a pris le plus de temps
web-taken-of = { $seconds } s
web-taken-long = { $minutes } min { $seconds } s
web-taken-each = { $seconds } s chaque fois
web-taken-none = Rien n'a été annoncé ni joué.
web-talk = Dire un mot
web-talk-none = Rien n'a encore été dit
web-talk-to = À qui
web-talk-law = Pendant la donne on ne se parle pas entre partenaires (loi 73) : des formules seulement.
web-do-say = Le dire
web-audience-table = À tous
web-audience-opponents = Adversaires
web-audience-director = Arbitre
web-to-opponents = aux adversaires
web-to-director = à l'arbitre
web-do-call-director = Appeler l'arbitre
web-director-called = Arbitre, s'il vous plaît !
web-director-call-told = { $who } appelle l'arbitre. { $text }
web-said-by = { $who } : { $text }
web-phrase-hello = Bonjour à tous !
web-phrase-good-luck = Bonne chance !
web-phrase-thank-you = Merci.
web-phrase-one-moment = Un instant, s'il vous plaît.
web-phrase-back = Me revoilà.
web-phrase-take-your-time = Prenez votre temps.
web-phrase-sorry = Pardon.
web-phrase-well-played = Bien joué !
web-phrase-last-board = Dernière donne pour moi.
web-phrase-goodbye = Au revoir, et merci !
web-undo-asked = { $seat } voudrait annuler
web-undo-let = D'accord
web-undo-keep = Non
web-undo-denied = { $seat } n'est pas d'accord : rien n'est annulé.
web-question-told = Un adversaire demande ce que veut dire votre enchère.
web-question-asked = Un adversaire vous interroge sur { $call }. Que veut dire cette enchère ? Votre partenaire ne voit pas ceci.
web-explain = Ce que cela veut dire
web-do-explain = Expliquer
web-do-question = Demander le sens
web-seat-open-told = { $seat } est libre.
web-seat-robot-told = Un robot est en { $seat }.
web-robot-for-told = { $seat } : un robot joue pour { $name }.
web-seat-away-told = { $seat } : { $name } est absent.
web-seat-taken-told = { $seat } : { $name } est là.
web-manners = Nos habitudes
web-do-settle = C'est décidé
web-manners-undo = Annuler
web-undo-ask = Si les adversaires sont d'accord
web-undo-free = Librement
web-undo-off = Jamais
web-manners-onlookers = Le public
web-onlookers-played = Voit ce que tous voient
web-onlookers-open = Voit les quatre mains, dès la donne suivante
web-onlookers-none-way = Aucun
web-manners-delay = Le public voit avec un retard
web-delay = { $minutes ->
    [0] Sans retard
    [one] D'une minute
   *[other] De { $minutes } minutes
  }
web-manners-grace = Un robot joue pour l'absent après
web-seconds = { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}
web-manners-clock = Temps par camp et par donne
web-clock-minutes = { $minutes ->
    [0] Sans pendule
   *[other] { $minutes } minutes
  }
web-manners-overtime = Quand le temps d'un camp est épuisé
web-overtime-told = Tout le monde en est averti
web-overtime-robot = Un robot finit la donne pour lui
web-overtime-director = On appelle l'arbitre
web-overtime-over-told = { $side } : le temps de cette donne est épuisé.
web-overtime-over-robot = { $side } : le temps de cette donne est épuisé. Un robot joue jusqu'à la fin de la donne.
web-overtime-over-director = { $side } : le temps de cette donne est épuisé. On appelle l'arbitre : { $host }.
web-manners-admit = Je fais entrer moi-même chaque spectateur
web-look-asks = { $name } demande à regarder.
web-look-asked = On demande à qui a ouvert la table si vous pouvez regarder.
web-do-let-in = Faire entrer
web-do-keep-out = Refuser
web-clock = Temps passé sur cette donne
web-thinks = réfléchit depuis { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}
web-do-lowest = La plus petite : { $card }
web-tap-again = { $card } : touchez encore
web-or-card = ou { $card }
web-claim-line = Comment vous jouerez (facultatif)
web-claim-line-example = J'enlève les atouts, puis les carreaux
web-claim-why = Pourquoi non (facultatif)
web-contested = { $seat } n'est pas d'accord : on joue.
web-contested-sure = { $seat } refuse ce cadeau : { $sure ->
    [one] une levée ne peut pas vous échapper
   *[other] { $sure } levées ne peuvent pas vous échapper
  }. On joue.
web-contested-why = { $seat } n'est pas d'accord : « { $why } ». On joue.
web-claim-refuted-best = { $claimant } a revendiqué { $tricks ->
    [one] { $tricks } levée
   *[other] { $tricks } levées
  } ; contre le meilleur jeu, c'était { $best }.
web-claim-refuted = { $claimant } a revendiqué { $tricks ->
    [one] { $tricks } levée
   *[other] { $tricks } levées
  } ; contre le meilleur jeu c'était { $best } : la carte qui l'empêche est { $card }, en { $seat }.
web-claim-refuted-70c = { $claimant } a revendiqué { $tricks ->
    [one] { $tricks } levée
   *[other] { $tricks } levées
  } sans parler des atouts qui restaient ; si on ne les tire pas d'abord, une levée est perdue (loi 70C).
web-claim-refuted-70d = { $claimant } a revendiqué { $tricks ->
    [one] { $tricks } levée
   *[other] { $tricks } levées
  } ; c'était possible, mais pas par la ligne de jeu annoncée (loi 70D).
web-claim-refuted-70e = { $claimant } a revendiqué { $tricks ->
    [one] { $tricks } levée
   *[other] { $tricks } levées
  } ; c'était possible, mais seulement si les cartes cachées étaient bien placées, et aucune ligne de jeu n'était annoncée (loi 70E).
web-line-moved = Votre place est maintenant sur un autre appareil.
web-do-come-back = Rejouer ici
web-line-away = Votre place à cette table est libérée.
web-set-sounds = Sons
web-set-read-aloud = Lire à voix haute
web-set-speech = Voix
web-speech-slow = Lente
web-speech-normal = Normale
web-speech-fast = Rapide
web-do-stop-reading = Arrêter la lecture
web-do-read-again = Relire
web-rules-of-game = Les règles de ce jeu
web-sheet-explained = La feuille de marque, expliquée
web-handbook = Le manuel
web-trump = Atout
web-best-tricks-odd = { $best ->
    [one] Le camp du donneur fait { $best } levée à jeu parfait dès l'entame.
   *[other] Le camp du donneur fait { $best } levées à jeu parfait dès l'entame.
  }
web-to-ranking = Au classement

# The header of every page
web-menu = Toutes les pages
web-pages = Pages
web-pages-play = Jouer
web-pages-learn = Apprendre
web-pages-club = Club
web-pages-own = Chez vous
web-page-play = Une table
web-page-sets = Contre tous
web-page-together = Ensemble
web-page-friends = Entre amis
web-page-course = Premier cours
web-page-class = Une classe
web-page-practice = Exercices d'enchères
web-page-systems = Systèmes
web-page-cards = Feuilles de conventions
web-page-deals = Mes donnes
web-page-library = Bibliothèque
web-page-odds = Probabilités
web-page-help = Manuel
web-page-event = Tournois
web-page-club = Membres et saisons
web-page-laws = Arbitrage
web-page-account = Compte
web-page-about = À propos de ce serveur

# The lobby
web-page-lobby = Choisir un jeu
web-lobby-games = Choisir un jeu
web-lobby-about = Touchez un jeu : les cartes sont données aussitôt
web-lobby-robots = Robots : { $level }. Vous : { $ours } ; eux : { $theirs }
web-lobby-last = Joué en dernier
web-lobby-rules = Règles
web-lobby-choices = Réglages
web-lobby-deal = Donner
web-offline = Sans connexion : le manuel, les leçons déjà ouvertes et la liste de vos donnes se lisent. Pour jouer :
web-lobby-offline = Le serveur ne répond pas : pas de donne ici. Ce qui marche sans lui :
web-alone-do = Mini-bridge sans connexion
web-alone-about = Mini-bridge sans serveur : les robots suivent quelques règles simples, et rien n'est envoyé nulle part.
web-alone-rules = Leurs règles : une majeure de huit cartes ou plus dans les deux mains est l'atout, sinon sans-atout quand chaque couleur est arrêtée, sinon la mineure la plus longue ; 25 points font une manche, 28 en mineure. À l'attaque, le déclarant tire les atouts, puis on encaisse ses maîtresses, puis on joue la couleur la plus longue : le plus gros de deux honneurs qui se suivent, sinon la quatrième meilleure. Le deuxième fournit petit, le troisième met gros, le dernier prend au moins cher. Sans carte de la couleur, on coupe petit si le partenaire ne fait pas la levée, sinon on défausse une petite carte de sa couleur la plus longue.
web-alone-follow = Vous avez de la couleur demandée : fournissez.
web-alone-dummy-plays = C'est au mort de jouer : choisissez une de ses cartes.
web-alone-hand-plays = C'est à votre main de jouer, non au mort.
web-lobby-again = Réessayer
web-lobby-on = Reprendre où j'en étais
web-lobby-board = { $game }, donne { $board }
web-lobby-table = Votre table
web-lobby-people = Avec d'autres
web-lobby-friends = Une table entre amis
web-lobby-today = Les donnes du jour
web-lobby-set = Une série contre tous
