### L'entraînement, les systèmes et les feuilles dans le navigateur. Le reste est à la table (web.ftl).

study-pages = Pages d'étude
study-page-practice = Exercices
study-page-systems = Systèmes
study-page-cards = Feuilles
study-to-table = Accueil
study-looking-up = Recherche…

## Entraînement

study-dealing = Distribution…
study-wish = Que travailler
study-wish-drill = Mains
study-wish-system = Système
study-wish-against = Adversaires
study-against-silent = passent toujours
study-against-wanted = Ces mains demandent des adversaires qui parlent : choisissez leur système.
study-do-deal = Donne suivante
study-do-again = Refaire la donne
study-do-undo = Annuler
study-do-hint = Conseil
study-again-tried = déjà demandée : ne compte pas
study-hint-system = Le système dit
study-tally = Le compte
study-tally-none = Chaque donne compte une fois, la première.
study-tally-hands = Donnes
study-tally-even = Aussi bien que le système, ou mieux
study-tally-model = Contre le système
study-tally-par = Contre le par
study-tally-percent = Dans la salle, en moyenne
study-tally-forget = Repartir de zéro
study-imps = { $imps } { $count ->
    [-1] IMP
    [0] IMP
    [1] IMP
   *[other] IMP
}
study-you-bid = Vos enchères
study-system-bid = Les enchères du système
study-best = Le mieux pour vous
study-par = Par
study-score-double-dummy = À cartes ouvertes
study-against-system = contre le système
study-against-par = contre le par
study-against-room = contre tous les systèmes de la maison sur ces mains
study-reviewing = Examen de la donne…
study-verdict-same = Le contrat du système.
study-verdict-even = Un autre contrat, qui vaut celui du système.
study-verdict-better = Mieux que le système, sur ces quatre mains.
study-verdict-worse = Le système fait mieux, sur ces quatre mains.
study-auctions-same = Vous avez parlé comme le système, enchère pour enchère.
study-auctions-part = L'enchère encadrée est celle où les deux se séparent. Regardez une enchère pour lire son sens.
study-your-calls = Avec votre main, le système dit
study-your-calls-all = Avec votre main, le système fait chacune de vos enchères.
study-judged = Vous avez dit { $mine } ; le système dit { $better }.
study-the-room = Les mêmes mains, enchéries par chaque système

## Systèmes

study-opening = Ouverture
study-vulnerability = Vulnérabilité
study-tree-none = personne
study-tree-ns = nous
study-tree-ew = eux
study-tree-both = tous
study-they-speak = Les adversaires parlent aussi
study-we-call = nous disons { $call }
study-they-call = ils disent { $call }
study-auction-over = Les enchères sont terminées : { $contract }
study-none-agreed = Rien n'est convenu ici, sinon les enchères naturelles.
study-others = { $count ->
    [one] { $count } autre enchère, naturelle ou non convenue
   *[other] { $count } autres enchères, naturelles ou non convenues
}
study-points-short = H
study-mark-sourced = sourcé
study-mark-disputed = sources divergentes
study-mark-assumed = supposé
study-the-card = Sa feuille
study-to-practise = S'y exercer
study-edition = Édition { $edition }.
study-tools = Outils
study-tools-about = Chacun se joue ou non : votre choix fait un système à vous, à la table aussi.
study-as-taught = Comme enseigné
study-chapters = De quoi il est fait
study-chapter = Chapitre
study-rows = Accords
study-source = Source
study-convention = convention
study-carding = Entames et signalisation

## Feuilles

study-card-ours = Feuille
study-card-other = À côté
study-card-none = aucune
study-card-layout = Présentation
study-card-change = Modifier la feuille : { $system }
study-card-customs = Entames et signaux
study-card-own = Autrement qu'enseigné :
study-card-differ = { $count ->
    [0] Rien ne diffère.
    [one] { $count } ligne diffère, marquée ≠.
   *[other] { $count } lignes diffèrent, marquées ≠.
}
study-differs = diffère
study-not-agreed = naturel, ou non convenu
study-play-so = Jouer ainsi

## Un système à soi

study-page-own = Mon système
study-own-name = Notre système
study-own-base = Partir de
study-own-new = Nouveau
study-own-undo = Annuler
study-own-redo = Rétablir
study-own-upload = Ouvrir un fichier
study-own-download = Enregistrer un fichier
study-own-text = Les notes de votre système
study-own-kept-here = Ce que vous écrivez reste dans ce navigateur.
study-own-keys = Ctrl + Espace propose des mots, F8 mène à la marque suivante, Ctrl + F cherche.
study-own-words = Mots
study-own-find = Chercher
study-own-find-next = Suivant
study-own-find-previous = Précédent
study-own-find-case = Respecter la casse
study-own-find-close = Fermer
study-own-found-here = Trouvé
study-own-on-line = ligne
study-own-replace = Remplacer par
study-own-replace-one = Remplacer
study-own-replace-all = Tout remplacer
study-own-replaced = Remplacements : { $count }
study-own-replaced-line = Remplacé ligne { $line }
study-own-go-to = Aller à la ligne
study-own-go = Aller
study-own-deleted = La sélection est effacée
study-own-too-large = Ce fichier dépasse 64 Ko : aucun système n'en demande tant.
study-own-checked = Vérification
study-own-checking = Vérification…
study-own-sound = Rien à signaler : il peut être joué.
study-own-errors = { $count ->
    [one] { $count } erreur : il ne peut pas encore être joué.
   *[other] { $count } erreurs : il ne peut pas encore être joué.
}
study-own-remarks = { $count ->
    [one] Il peut être joué ; { $count } remarque.
   *[other] Il peut être joué ; { $count } remarques.
}
study-own-line = ligne { $line }
study-own-keep = Le garder ici
study-own-keep-about = Gardé sous un nom tiré de ce qui y est écrit : qui a le lien peut le lire et le jouer.
study-own-is-kept = Gardé sous
study-own-play = Jouer avec
study-own-link = Lien
study-own-try = Essayer une main
study-own-hand = Main, piques d'abord
study-own-hand-example = ARV.R82.D432.V63
study-own-auction = Déclarations d'avant
study-own-auction-example = 1N P
study-own-deal = En tirer une
study-own-ask = Que déclare-t-il ?
study-own-tree = Son arbre
