# Ce qu'on fait entre amis : une table d'enchères à deux, un match à deux tables.

together-title = Ensemble
together-bidding = Table d'enchères à deux
together-bidding-about = Un ami et vous enchérissez les mêmes donnes à tour de rôle, chacun sur son appareil. Après chaque donne : les quatre mains, les enchères du système, ce qu'atteignent d'autres systèmes et d'autres paires.
together-match = Match à deux tables
together-match-about = Les mêmes donnes à deux tables. Les deux paires d'une équipe sont en Nord-Sud à l'une et en Est-Ouest à l'autre ; ce que les deux ont joué se compare en IMP. Les robots prennent les places vides.
together-bidding-open = Ouvrir la table d'enchères
together-match-open = Ouvrir le match
together-your-name = Votre nom
together-how-many = Donnes
together-how-many-boards = Donnes
together-explained = Montrer le sens des enchères pendant qu'on enchérit
together-talk-free = On peut s'écrire à tout moment (sinon entre les donnes)
together-team-home = Première équipe
together-team-away = Seconde équipe
together-side-home = Locaux
together-side-away = Visiteurs
together-robots-bid = Système des robots
together-bidding-invite = Votre partenaire vient par ce lien. Vous pouvez déjà commencer.
together-bidding-link = Lien de cette table d'enchères
together-bidding-come = { $name } vous invite à enchérir
together-bidding-full = Deux personnes enchérissent déjà ici.
together-sit-down = S'asseoir
together-your-turn = À vous d'enchérir
together-turn-of = { $name } enchérit
together-deal-of = Donne { $deal } sur { $deals }
together-deal-before = Donne précédente
together-deal-next = Donne suivante
together-bidding-again = Les mêmes donnes pour une autre paire
together-bidding-again-about = Ouvrez une table avec ces donnes et envoyez son lien à un autre partenaire : chaque paire voit ensuite ce que les autres ont demandé.
together-our-calls = Où vous avez quitté le système
together-our-calls-all = Toutes les enchères étaient celles du système.
together-other-pairs = Autres paires
together-other-pairs-none = Aucune autre paire n'a encore enchéri cette donne.
together-remarks = Messages
together-remark = Écrire au partenaire
together-remark-send = Envoyer
together-talk-later = Vous pourrez écrire quand cette donne sera enchérie.
together-match-invite = Envoyez ce lien à tous les joueurs : chacun choisit sa place.
together-match-link = Lien de ce match
together-match-copy = Copier le lien
together-match-start = Commencer le match
together-match-start-about = Les robots jouent partout où personne n'est assis. Après le début, on ne change plus de place.
together-match-waiting = L'hôte commence le match quand tout le monde est assis.
together-match-play = Aller à ma table
together-match-score = Marque
together-match-hidden = Une donne se montre quand les deux tables l'ont jouée.
together-match-drawn = Match nul.
together-match-won = { $imps ->
    [one] { $team } : victoire de { $imps } IMP.
   *[other] { $team } : victoire de { $imps } IMP.
}
together-room-open = Salle ouverte
together-room-closed = Salle fermée
together-played = { $played ->
    [0] 0 jouée
    [one] { $played } jouée
   *[other] { $played } jouées
} sur { $boards }
together-sit-here = S'asseoir ici
together-stand-up = Se lever
together-robot = Robot
together-is-away = absent
together-away-robot-in = absent, un robot jouera dans { $seconds } s
together-robot-plays-on = absent, un robot joue
together-board-word = Donne
together-imps-word = IMP

together-no-key = la demande n'avait pas de clé
together-not-found = il n'y a plus rien à cette adresse
together-full = assez servi : ouvrez-en une autre
together-no-drill = pas de mains de ce genre : « { $text } » (il faut { $words })
together-no-hands = { $system } n'a presque pas de mains de ce genre : choisissez-en d'autres
together-unknown = { $what }
together-table-full = deux personnes enchérissent déjà ici
together-not-seated = vous n'êtes pas assis ici
together-no-board = il n'y a pas de telle donne ici
together-not-now = ce n'est pas à vous, ou la donne n'est pas encore enchérie
together-no-review = l'analyse de la séquence a échoué : réessayez
together-no-talk = vous pourrez écrire quand cette donne sera enchérie
together-stale = quelqu'un a été plus rapide : regardez à nouveau
together-no-undo = on a répondu à votre enchère : elle reste
together-illegal = { $offence } (loi { $law })
together-bad = pas ce qui était demandé : { $what }
together-match-begun = le match a commencé : les places ne changent plus
together-seat-taken = quelqu'un est déjà assis là
together-not-host = seul celui qui a ouvert le match le commence
together-nobody-sits = personne n'est encore assis
together-not-begun = le match n'a pas encore commencé
