# Probabilités, donnes revues, bibliothèque et éditeur, dans le navigateur et dans les refus.

learn-bad-request = ceci ne se lit pas : { $what }
learn-bad-hands = ce ne sont pas quatre mains de treize cartes, ni les enchères et le jeu d'une donne
learn-bad-twice = { $card } est deux fois dans ces mains
learn-bad-many = { $seat } a plus de treize cartes
learn-bad-file = Ce fichier ne contient pas de donnes de Biritch.
learn-bad-hand = Ce n'est pas une main : treize cartes au plus, les couleurs séparées par des points.
learn-bad-rare = aucune donne de ce genre n'est venue : demandez moins
learn-bad-text = aucune donne dans ce texte (PBN, LIN, quatre mains ou un lien)
learn-bad-code = ce lien est coupé ou mal recopié : il ne porte aucune donne
learn-bad-none = il n'y a aucune donne à écrire
learn-bad-kind = les donnes s'écrivent en pbn, lin ou pdf, pas en { $text }
learn-problem = Ligne { $line }, donne { $board } : { $what }
learn-too-long = C'était trop long : redemandez plus tard.
learn-odds-suit = ce n'est pas une couleur : { $text } (deux mains, chaque carte une fois, par exemple AD2/543)
learn-odds-cards = ce n'est pas un nombre de cartes manquantes : { $text } (0 à 13)
learn-odds-places = ce ne sont pas deux nombres de places : { $text } (par exemple 8,11)
learn-odds-room = { $text } cartes manquantes ne tiennent pas dans ces places
learn-odds-scoring = mode de marque inconnu : { $text } (parmi { $words })
learn-odds-contract = ce n'est pas un contrat : { $text } (par exemple 4C ou 3SA)
learn-odds-down = il ne peut pas chuter d'autant : { $text }

learn-pages = Apprendre
learn-page-odds = Probabilités
learn-page-deals = Mes donnes
learn-page-library = Bibliothèque
learn-to-start = Accueil
learn-working = Calcul en cours…

learn-odds-break = Comment se partage une couleur ?
learn-odds-missing = Cartes manquantes
learn-odds-left = Places libres, Ouest et Est (facultatif)
learn-odds-suit-title = Comment jouer une couleur ?
learn-odds-holding = Vos deux mains
learn-odds-holding-help = AD2/543 ; x est une petite carte
learn-odds-tricks = { $tricks ->
    [one] { $tricks } levée
   *[other] { $tricks } levées
}
learn-odds-most = Le plus de levées
learn-odds-average = { $value } en moyenne
learn-odds-percent = { $value } %
learn-odds-even = Combien de fois un contrat doit-il gagner ?
learn-odds-bid = Contrat
learn-odds-instead = au lieu de
learn-odds-over = en défense contre
learn-odds-down-label = Levées de chute s'il chute
learn-odds-vulnerable = Nous sommes vulnérables
learn-odds-they = Eux sont vulnérables
learn-odds-form = Marque
learn-odds-form-imps = IMP
learn-odds-form-mp = Tournoi par paires
learn-odds-form-rubber = Partie libre
learn-odds-form-chicago = Chicago
learn-odds-form-points = Total de points
learn-odds-answer = { $value } %
learn-odds-answer-bid = du temps, il doit gagner : { $gain } à gagner, { $loss } à perdre
learn-odds-answer-over = du temps, leur contrat doit gagner : { $gain } à gagner, { $loss } à perdre
learn-odds-never = Rien à gagner : jamais.
learn-do-ask = Calculer

learn-deals-none = Aucune donne encore : jouez-en une à la table, ou prenez-en dans la bibliothèque.
learn-deals-count = { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
}
learn-deals-search = Chercher : contrat, faute, date
learn-deals-all = Toutes
learn-deals-lost = Perdues
learn-deals-won = Gagnées
learn-deals-again = À rejouer
learn-do-export = Tout enregistrer
learn-do-import = Restaurer
learn-do-play = Jouer
learn-do-bid = Refaire les enchères
learn-do-on = Rejouer à partir d'ici
learn-do-forget = Oublier
learn-do-copy = Copier le lien
learn-do-share = Fichiers
learn-copied = Lien copié
learn-do-pbn = PBN
learn-do-pdf-four = PDF, quatre mains
learn-do-pdf-two = PDF, deux mains
learn-back = Retour à la liste

learn-report = Où les IMP se perdent
learn-report-week = Sept derniers jours
learn-report-month = Trente derniers jours
learn-report-ever = Depuis toujours
learn-report-none = Rien de perdu : rien à montrer.
learn-kind-bidding = Enchères
learn-kind-lead = Entame
learn-kind-play = Jeu
learn-kind-defence = Flanc
learn-imps-lost = { $imps ->
    [one] { $imps } IMP perdu
   *[other] { $imps } IMP perdus
}

learn-review-title = Donne { $board }
learn-review-passed = Passe général
learn-review-par = Par { $score } ({ $contracts })
learn-review-best = À cartes ouvertes : { $score }
learn-review-dear-cards = Ce qui a coûté le plus dans le jeu
learn-review-nothing = Rien n'a été donné.
learn-review-better-call = Mieux : { $call }, qui mène à { $contract }.
learn-review-better-call-says = Mieux : { $call } ({ $says }), qui mène à { $contract }.
learn-review-auction-fine = Aucune enchère n'a rien coûté.
learn-review-tricks = Levées du déclarant après chaque carte
learn-review-field = Le champ
learn-review-field-wait = Quatre tables la jouent…
learn-review-you = Vous
learn-replay = Carte par carte
learn-replay-first = Au début
learn-replay-back = Une carte en arrière
learn-replay-on = Une carte en avant
learn-replay-last = À la fin
learn-replay-where = Carte { $card } sur { $cards }

learn-library-drop = Déposez ici un fichier PBN ou LIN, ou collez des donnes ou un lien
learn-library-file = Choisir un fichier
learn-library-read = Lire
learn-library-keep = Garder dans mes donnes
learn-library-kept = Gardée
learn-editor = Faire une donne
learn-editor-help = Tapez les mains (♠ ♥ ♦ ♣) ou touchez les cartes ; le reste est distribué.
learn-editor-conditions = Points et longueurs
learn-editor-balanced = Régulière
learn-editor-board = Donne
learn-editor-deal = Distribuer le reste
learn-editor-clear = Effacer
learn-editor-to = Les cartes touchées vont à
learn-editor-cards = { $cards } sur 13

learn-page-course = Cours
learn-no-lesson = Il n'y a pas de leçon appelée { $text }.
learn-no-deal = Cette leçon n'a pas de donne { $text }.
learn-no-such-table = Cette table n'est pas celle de cette donne, ou sa clé ne l'ouvre pas.
learn-no-mistake = Aucune carte n'était une faute ici.
learn-part-minibridge = Mini-bridge
learn-part-auction = Les enchères
learn-part-sif = SIF : le standard français des débutants
learn-part-sef = SEF : le standard français
learn-part-defence = La défense
learn-part-duplicate = Le duplicate
learn-course-about = De la première levée au tournoi. Chaque donne se joue ; ce que vous avez fait reste dans ce navigateur.
learn-course-done = { $done ->
    [one] { $done } donne réussie
   *[other] { $done } donnes réussies
} sur { $all }
learn-course-next = La suite : { $title }
learn-course-begin = Commencer : { $title }
learn-course-all = Tout le cours est fait. Bien joué !
learn-lesson = Leçon { $number }
learn-lesson-of = Leçon { $number } sur { $all }
learn-lesson-deal = Donne { $deal } sur { $all }
learn-lesson-begin = À table
learn-lesson-words = La leçon
learn-lesson-hint = Conseil
learn-lesson-course = Toutes les leçons
learn-lesson-done = Réussi !
learn-lesson-missed = Pas tout à fait
learn-lesson-lost = C'est perdu
learn-lesson-next-deal = Donne suivante
learn-lesson-next = Leçon suivante
learn-lesson-skip = Passer
learn-lesson-again = Recommencer la donne
learn-lesson-retry = Réessayer de là
learn-lesson-show = Montrez-moi pourquoi
learn-lesson-show-end = Jusqu'au bout
learn-lesson-showing = Voici la suite…
learn-lesson-shown = { $mine ->
    [one] Vous faites { $mine } levée en tout.
   *[other] Vous faites { $mine } levées en tout.
}
learn-lesson-answer = Votre réponse
learn-lesson-wrong = Pas { $answer }. Recomptez.
learn-lesson-wrong-law = Ce n'est pas ce que dit la loi ici. Cherchez encore.
learn-lesson-right = { $answer } : c'est juste.
learn-lesson-goal = { $tricks ->
    [one] { $won } levée sur { $tricks }
   *[other] { $won } levées sur { $tricks }
}
learn-lesson-call-was = { $call } dirait : { $what }
learn-lesson-call-right = Votre main : { $call }, { $what }
learn-lesson-card-right = Bon ici : { $cards }
learn-lesson-finished = Leçon terminée
learn-lesson-finished-about = { $done ->
    [one] { $done } donne de cette leçon réussie
   *[other] { $done } donnes de cette leçon réussies
} sur { $all }.
learn-lesson-unreached = La table ne répond pas : nouvel essai.
learn-why-card = À la levée { $trick }, { $card } a coûté le coup : dès lors la meilleure défense ne vous laisse que { $left ->
    [one] { $left } levée
   *[other] { $left } levées
}. { $better } en gardait { $kept }.
learn-note-card = Une remarque : à la levée { $trick }, { $card } laissait une chance que la défense n'a pas saisie ; la meilleure défense ne vous laissait que { $left ->
    [one] { $left } levée
   *[other] { $left } levées
}. { $better } en assurait { $kept }.
learn-tricks-won = { $tricks ->
    [one] Votre levée : { $cards }.
   *[other] Vos { $tricks } levées : { $cards }.
}
learn-call-accepted = { $call } convient aussi ; le système dit { $book }.
learn-why-few-points = { $call } promet au moins { $least ->
    [one] { $least } point
   *[other] { $least } points
} ; vous en avez { $held }.
learn-why-many-points = { $call } dit { $most ->
    [one] { $most } point
   *[other] { $most } points
} au plus ; vous en avez { $held }, et le partenaire risque de s'arrêter trop tôt.
learn-why-short = { $call } promet au moins { $least ->
    [one] { $least } carte
   *[other] { $least } cartes
} à { $suit } ; vous en avez { $held }.
learn-why-long = { $call } dit au plus { $most ->
    [one] { $most } carte
   *[other] { $most } cartes
} à { $suit } ; vous en avez { $held }.
learn-why-call-other = { $call } décrit une autre main que la vôtre.
learn-why-call-vague = Votre main permettrait { $call }, mais une autre enchère en dit davantage au partenaire.
learn-better-call = { $call } dit au partenaire : { $told }. Vous avez { $held }.
learn-better-call-alone = Ici on dit { $call }.
learn-range-points-exactly = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
learn-range-points-to = de { $least } à { $most ->
    [one] { $most } point
   *[other] { $most } points
}
learn-range-points-least = { $points ->
    [one] { $points } point
   *[other] { $points } points
} au moins
learn-range-points-most = { $points ->
    [one] { $points } point
   *[other] { $points } points
} au plus
learn-why-call-unknown = { $call } n'a pas de sens convenu ici : le partenaire devrait deviner.
learn-why-pass = Avec { $held ->
    [one] { $held } point
   *[other] { $held } points
} et cette main, vous avez quelque chose à dire ; passer le cache.
learn-better-convention = L'enchère est { $call }. { $told }. Vous avez { $held }.
learn-range-points-or = { $least } ou { $most ->
    [one] { $most } point
   *[other] { $most } points
}
learn-range-cards-most = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} au plus à { $suit }
learn-range-balanced = une main régulière
learn-range-cards = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} à { $suit }
learn-range-cards-least = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} au moins à { $suit }
learn-lesson-idea = L'idée de la donne :
learn-lesson-often = Ce qui, le plus souvent, tourne mal ici :
learn-lesson-show-better = Avec la bonne carte

learn-happened = Chercher selon ce qui s'est passé
learn-deals-nothing = Aucune donne de ce genre.
learn-deals-due = { $deals ->
    [one] { $deals } donne perdue revient : rejouez-la.
   *[other] { $deals } donnes perdues reviennent : rejouez-les.
}
learn-do-again = La rejouer
learn-report-session = Une séance
learn-report-last = La dernière
learn-report-missed = Manqué, en IMP : { $list }
learn-review-field-robots = Des robots d'autres systèmes ont joué la même donne.
learn-review-real-field = Le champ
learn-review-real-tables = { $event } · { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}
learn-review-real-points = Vos points de match : { $points } sur { $top }, soit { $percent } %
learn-review-real-imps = Vos IMP : { $points }
learn-review-real-plus = Vos points : { $points }
learn-review-real-score = Marque { $side }
learn-review-real-times = Tables
learn-did-group-contract = Contrat
learn-did-group-result = Résultat
learn-did-group-lead = Entame
learn-did-group-technique = Jeu
learn-did-group-table = À la table
learn-did-group-mistake = Faute de mon camp
learn-did-passed-out = Passe général
learn-did-part-score = Partielle
learn-did-game = Manche
learn-did-slam = Petit chelem
learn-did-grand-slam = Grand chelem
learn-did-doubled = Contré
learn-did-redoubled = Surcontré
learn-did-contested = Enchères à quatre
learn-did-sacrifice = Bonne défense
learn-did-made = Gagné
learn-did-overtricks = Levées de mieux
learn-did-down = Chuté
learn-did-down-much = Chuté de trois ou plus
learn-did-game-missed = Manche manquée
learn-did-slam-missed = Chelem manqué
learn-did-lead-S = Entame à ♠
learn-did-lead-H = Entame à ♥
learn-did-lead-D = Entame à ♦
learn-did-lead-C = Entame à ♣
learn-did-lead-trump = Entame à l'atout
learn-did-lead-partner = Entame dans la couleur du partenaire
learn-did-finesse = Impasse
learn-did-drop = Jeu en tête
learn-did-hold-up = Laisser-passer
learn-did-ruff = Coupe du déclarant
learn-did-ruff-them = Coupe de la défense
learn-did-set-up = Affranchissement
learn-did-discard = Défausse d'une perdante
learn-did-duck = Coup à blanc
learn-did-throw-in = Mise en main
learn-did-squeeze = Squeeze
learn-did-safety = Coup de sécurité
learn-did-unblock = Déblocage
learn-did-claim = Revendication
learn-did-revoke = Renonce
learn-did-insufficient = Enchère insuffisante
learn-did-out-of-turn = Hors tour
learn-did-mistake-bidding = Enchères
learn-did-mistake-lead = Entame
learn-did-mistake-play = Jeu
learn-did-mistake-defence = Flanc

learn-page-file = Fichiers de leçons
learn-file-about = Les leçons d'autres professeurs : déposez un fichier PBN avec des questions, ou choisissez-en un. Rien n'en est gardé sur le serveur.
learn-file-choose = Choisir un fichier
learn-file-boards = Donnes
learn-file-board = Donne { $board }
learn-file-your-call = Votre enchère
learn-file-your-card = Touchez la carte que vous jouez
learn-file-right = C'est juste.
learn-file-wrong = Pas { $answer }. Réfléchissez encore.
learn-file-reveal = Voir la réponse
learn-file-answer = La réponse : { $answer }
learn-file-on = Continuer
learn-file-back = Revenir d'un pas
learn-file-end = Fin de la donne : les quatre mains.
learn-file-play = La jouer avec les robots
learn-file-next = Donne suivante
learn-file-faults = Ce qui ne va pas dans ce fichier
learn-file-unplayable = Cette donne ne peut pas être suivie.
learn-file-read-aloud = Lire à voix haute
learn-board-part = Fichier de leçon
learn-board-back = Revenir à la leçon
learn-board-again = La rejouer
learn-board-review = Quatre mains et levées
learn-board-reach = Enchérissez jusqu'au bon contrat.
learn-board-take = Faites { $tricks ->
    [one] { $tricks } levée
   *[other] { $tricks } levées
}.
learn-board-make = Gagnez votre contrat, ou faites chuter le leur.
learn-board-no-text = La donne n'est plus ici. Revenez à la leçon et rouvrez sa table.
learn-no-board = Ce texte ne contient aucune donne de leçon.
learn-file-at-table = Jouer à la table
learn-file-at-table-again = Rejouer à la table
learn-file-your-count = Votre compte
learn-file-goal-done = Réussi à la table.
learn-file-bad-link = Ce lien est incomplet : redemandez-le, ou choisissez le fichier.
learn-drill-part = Entraînement aux enchères
learn-drill-task = Enchérissez avec cette main jusqu'au bout, selon le système.
learn-drill-hint = Comptez vos points et votre plus longue couleur, puis pensez à ce que le partenaire a dit.
learn-to-class = À la classe
learn-part-sayc = Les enchères : SAYC, le standard américain
learn-part-acol = Les enchères : l'Acol
learn-course-which = Quelles enchères rencontrerez-vous ?
learn-course-which-about = Le mini-bridge, le jeu de la carte et la défense sont les mêmes dans chaque cours ; les enchères, non. Vous pourrez changer à tout moment.
learn-course-way-french = Standard français
learn-course-way-french-about = Le SIF, puis le SEF : les clubs de France.
learn-course-way-sayc = Standard américain
learn-course-way-sayc-about = La SAYC : l'Amérique, et la plupart des tables en ligne.
learn-course-way-acol = Acol
learn-course-way-acol-about = Les clubs de Grande-Bretagne et d'Irlande.
learn-course-chosen = Enchères : { $way }
learn-course-change = Changer
learn-repeat = À revoir aujourd'hui
learn-repeat-do = { $deals ->
    [one] Revoir { $deals } donne
   *[other] Revoir { $deals } donnes
}
learn-repeat-about = Ce qui n'a pas marché revient le lendemain, puis de plus en plus tard.
learn-repeat-none = Rien à revoir aujourd'hui.
learn-repeat-tomorrow = { $deals ->
    [one] { $deals } donne revient demain.
   *[other] { $deals } donnes reviennent demain.
}
learn-repeat-next = Continuer
learn-repeat-mark = Révision
learn-streak = { $days ->
    [one] { $days } jour de suite
   *[other] { $days } jours de suite
}
learn-streak-on = Une donne aujourd'hui, et la série continue.
learn-skills = Ce que vous savez faire
learn-skills-about = Une couleur pâlit avec le temps : une donne de la leçon la ravive.
learn-skill-new = pas commencée
learn-skill-part = { $done } sur { $all }
learn-skill-fresh = bien en tête
learn-skill-fading = pâlit
learn-skill-faded = à rafraîchir
learn-themes = Donnes par thème
learn-themes-about = Choisies pour ce qui s'y passe. Jouez-les contre les robots ; votre résultat reste à côté de chacune.
learn-theme-deal = Donne { $number }
learn-theme-play = Jouer
learn-theme-before = la dernière fois { $score }
learn-theme-look = Voir toutes les mains
learn-no-theme = Il n'y a pas de thème appelé { $text }.
learn-library-yours = Vos propres donnes
learn-deals-example = Voir un exemple
learn-deals-example-about = Ce que vous jouez à la table arrive ici, commenté carte par carte.
