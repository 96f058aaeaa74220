# Mouvements : movement-<nom> est un titre, movement-<nom>-about une phrase qui l'explique.

movement-mitchell = Mitchell
movement-mitchell-about = Nord-Sud reste, Est-Ouest monte d'une table, les étuis descendent d'une : nombre impair de tables, un classement par ligne.
movement-swiss = Suisse par quatre
movement-knock-out = Élimination directe par quatre
movement-mitchell-crossed = Mitchell à classement unique
movement-mitchell-crossed-about = Un Mitchell croisé dans le dernier huitième des tours, pour classer tout le monde ensemble.
movement-mitchell-north-south = Mitchell, une paire Nord-Sud absente
movement-mitchell-north-south-about = La place vide est en Nord-Sud : les paires Est-Ouest se reposent à tour de rôle.
movement-mitchell-relay = Mitchell avec partage et relais
movement-mitchell-relay-about = Nombre pair de tables : la première et la dernière partagent leurs étuis, un relais à mi-chemin en garde un jeu ; tout est joué.
movement-mitchell-skip = Mitchell avec saut
movement-mitchell-skip-about = Nombre pair de tables : à mi-parcours Est-Ouest saute une table ; on manque un groupe d'étuis et une paire.
movement-rover = Mitchell avec paire volante
movement-rover-about = Une paire de plus que les tables n'en assoient prend une table à chaque tour ; personne ne se repose deux fois.
movement-hesitation = Mitchell à hésitation
movement-hesitation-about = Un tour de plus que de tables : à la dernière, on joue en Est-Ouest puis en Nord-Sud.
movement-web = Mitchell en toile
movement-web-about = Beaucoup de tables et peu de tours, avec les étuis en double : chaque donne est jouée par tous.
movement-web-sections = Sections avec toile
movement-web-sections-about = Pour les grands nombres : des Mitchell côte à côte et une toile, sur les mêmes étuis.
movement-sections = Mitchell en plusieurs sections
movement-sections-about = Plusieurs tournois égaux sur des étuis duplicatés, comparés entre eux.
movement-scissors = Sections croisées
movement-scissors-about = Plusieurs sections sur des étuis duplicatés, avec croisement dans les derniers tours : un seul classement.
movement-howell = Howell
movement-howell-about = Chaque paire rencontre toutes les autres et joue tous les étuis.
movement-howell-unshared = Howell à trois tables, sans partage
movement-howell-unshared-about = Neuf groupes d'étuis pour trois tables : tous rencontrent tous sans attendre, mais certains étuis sont peu joués.
movement-three-quarter-howell = Howell trois quarts
movement-three-quarter-howell-about = Moins de tours qu'un Howell : quelques paires restent assises et ne se rencontrent pas.
movement-barometer = Baromètre
movement-barometer-about = Toutes les tables jouent les mêmes donnes en même temps : le classement est connu après chaque tour.
movement-individual = Individuel
movement-individual-about = Chacun a chaque partenaire une fois et chaque adversaire deux fois.
movement-individual-waiting = Individuel avec joueurs en attente
movement-individual-waiting-about = Deux ou trois joueurs attendent à chaque tour ; jamais deux fois le même partenaire, ni plus de deux fois le même adversaire.
movement-rainbow = Individuel arc-en-ciel
movement-rainbow-about = Un grand individuel dont les étuis circulent : personne n'a deux fois le même partenaire ni le même adversaire.
movement-american-whist = American Whist
movement-american-whist-about = Un nombre impair d'équipes, toutes contre toutes, sur un jeu d'étuis qui circule.
movement-american-whist-even = American Whist, nombre pair
movement-american-whist-even-about = Un nombre pair d'équipes, toutes contre toutes, sur deux jeux d'étuis.
movement-triangle = Trois équipes
movement-triangle-about = Trois équipes, chacune contre chacune, en deux tours.
movement-team-match = Match par quatre
movement-team-match-about = Deux équipes, une salle ouverte et une salle fermée, les étuis échangés au milieu de chaque segment.
movement-round-robin = Poule
movement-round-robin-about = Un groupe d'équipes où chacune rencontre chacune en un match.

# Pourquoi un mouvement ne convient pas.

movement-size-pairs = { $size } paires ne vont pas à ce mouvement (il en faut { $sizes })
movement-size-individual = { $size } joueurs ne vont pas à ce mouvement (il en faut { $sizes })
movement-size-teams = { $size } équipes ne vont pas à ce mouvement (il en faut { $sizes })
movement-rounds = { $rounds } tours ne vont pas à ce mouvement ici (il en faut { $lengths })

# Ce qui ne va pas dans un programme.

movement-fault-numbers = les participants ne sont pas numérotés de 1 à { $most }
movement-fault-twice = tour { $round } : { $who } est assis à deux places
movement-fault-table = tour { $round } : la table { $table } y est deux fois
movement-fault-itself = tour { $round } : { $who } se rencontre soi-même
movement-fault-shared = tour { $round } : { $tables } tables veulent le groupe { $boards }
movement-fault-again = { $who } joue { $times } fois le groupe { $boards }
movement-fault-room = groupe { $boards } : { $one } contre { $other } n'est joué que dans une salle
movement-fault-results = le groupe { $boards } a { $times } résultats
movement-fault-meetings = { $one } et { $other } se rencontrent { $times } fois
movement-fault-partners = { $one } et { $other } sont partenaires { $times } fois
movement-fault-waits = { $who } se repose { $times } fois
movement-fault-travel = tour { $round } : le groupe { $boards } ne vient pas de la table au-dessus
movement-fault-balance = les comparaisons varient de { $variance }, non de { $most }

# Ce qu'une séance offre.

movement-says-pairs = { $number } paires
movement-says-players = { $number } joueurs
movement-says-teams = { $number } équipes
movement-says-tables = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $rounds ->
    [one] { $rounds } tour
   *[other] { $rounds } tours
}
movement-says-boards = { $boards } donnes, { $played } à jouer par chacun
movement-says-time = environ { $hours } h { $minutes }
movement-says-all = chacun rencontre chacun
movement-says-some = tous ne se rencontrent pas
movement-says-results = { $results } résultats par donne
movement-says-waits = tours de repos : { $waits }
movement-says-copies = { $copies } tables à la fois veulent les mêmes étuis : à partager, ou à duplicater
movement-says-even = comparaisons parfaitement égales
movement-says-uneven = égalité des comparaisons (0 est parfait) : { $deviation }

# Feuilles à imprimer.

movement-table-short = Table { $table }
movement-round-short = Tour
movement-page-table = Table { $table }
movement-page-table-of = Table { $table }
movement-page-place = Table
movement-page-round = Tour
movement-page-ns = Nord-Sud
movement-page-ew = Est-Ouest
movement-page-north = Nord
movement-page-south = Sud
movement-page-east = Est
movement-page-west = Ouest
movement-page-boards = Étuis
movement-page-way = Place
movement-page-with = Avec
movement-page-against = Contre
movement-page-waits = repos
movement-page-pairs = Paire { $number }
movement-page-individual = Joueur { $number }
movement-page-teams = Équipe { $number }

# Les commandes.

cli-bad-movement = pas de mouvement « { $text } » (il faut { $words })
cli-tables-or-entrants = dites soit --tables, soit combien viennent : --pairs, --players ou --teams
cli-option-tables = Combien de tables.
cli-option-entrants = Combien de paires, de joueurs ou d'équipes, si les tables ne le disent pas.
cli-option-rounds = Combien de tours (sinon la durée habituelle du mouvement).
cli-option-boards-per-round = Combien de donnes par tour (sinon environ 26 en tout).
cli-option-print = Écrire une page à imprimer : guide de l'arbitre, fiches de table ou de participant.
cli-help-movement =
    Asseoir un mouvement tour par tour : qui rencontre qui, à quelle table, avec quels étuis.

    NAME est un nom de la liste de biritch movements. Dites --tables, ou combien viennent quand il faut du repos : --pairs 9.
cli-movement = Mouvement
cli-movement-sizes = Pour
cli-movement-pairs = { $sizes } paires
cli-movement-individual = { $sizes } joueurs
cli-movement-teams = { $sizes } équipes
cli-movement-rather = { $what } ; conviennent : { $names }

# Tirages et compositions d'équipe.

swiss-no-draw = il ne reste pas d'appariement de { $entrants } sans revanche ni second repos
knockout-few = à { $entrants }, pas d'élimination directe (il faut 2 équipes ou plus)
knockout-winner = un seul de { $one } et { $other } doit avoir gagné
knockout-stranger = { $who } n'a pas de match à ce tour
lineup-roster = l'équipe { $team } a { $players } joueurs (il en faut { $least } à { $most })
lineup-name-twice = l'équipe { $team } nomme deux fois { $name }
lineup-not-two = il n'y a pas deux joueurs : { $names }
lineup-stranger = { $name } n'est pas de cette équipe
lineup-both-rooms = { $name } ne peut pas jouer dans les deux salles
lineup-again = { $one } ont déjà joué une mi-temps contre { $other }

# Propositions.

movement-says-each = { $boards ->
    [one] { $boards } donne
   *[other] { $boards } donnes
} par tour
movement-says-two-rankings = deux classements, Nord-Sud et Est-Ouest
cli-one-form = dites une seule fois --pairs, --players ou --teams
cli-no-movement = aucun mouvement n'assoit autant de monde dans ce temps
cli-option-pairs = Combien de paires sont venues : classe les mouvements qui conviennent.
cli-option-players = Combien de joueurs sont venus, chacun pour soi.
cli-option-teams = Combien d'équipes sont venues.
cli-option-tables-most = Combien de tables il y a au plus.
cli-option-boards-settled = Combien de donnes par tour, si c'est fixé.
cli-option-minutes = Combien de temps on joue, en minutes.
cli-option-pace = Minutes par donne, sinon 9, ou 7,5 dans les matchs par équipes.
cli-help-movements =
    Lister les mouvements ; dites combien sont venus, et ceux qui conviennent sont classés.

    --pairs 14 --minutes 210 demande sept tables et trois heures et demie.

# Formules de compétition.

formula-championship = Championnat par équipes
formula-poule = Poule d'équipes
formula-knock-out = Élimination directe par équipes
formula-swiss-teams = Patton suisse par équipes
formula-swiss-pairs = Suisse par paires
formula-board-a-match = Board-a-match
formula-patton = Patton
formula-play-round-robin = poule
formula-play-swiss = appariements suisses
formula-play-knock-out = élimination directe
formula-count-imps = les IMPs décident
formula-count-vps = points de victoire
formula-count-board-a-match = chaque donne gagnée, nulle ou perdue
formula-count-patton = donnes et points
formula-says-rounds = { $rounds ->
    [one] { $rounds } tour
   *[other] { $rounds } tours
} de { $boards } donnes
formula-says-segments = en { $segments } parties
formula-says-through = { $through } continuent
cli-formula = Formule
cli-no-formula = aucune formule n'est faite pour autant de monde
cli-teams-or-pairs = dites soit --teams, soit --pairs
cli-option-formula-teams = Combien d'équipes : le programme de chaque formule.
cli-option-formula-pairs = Combien de paires : le programme de chaque formule.
cli-help-formulas = Lister les formules de compétition ; avec --teams ou --pairs, leur programme.
cli-bad-pace = pas un nombre de minutes par donne : « { $text } » (il faut p. ex. 8 ou 7,5)

# Tirages : biritch draw.

draw-line = ligne { $line } : { $what }
draw-nobody = il n'y a pas de { $who } (il faut de 1 à { $most })
draw-unread = pas un match : « { $text } » (il faut p. ex. 3 7 12,40 7,60, ou bye 5)
draw-behind = { $who } a joué { $played } tours, d'autres { $most } : le tour n'est pas fini
draw-over = l'élimination est finie, { $who } a gagné : il y a des matchs de trop
draw-tied = { $one } et { $other } sont à égalité : il faut un vainqueur
draw-stranger = { $one } et { $other } ne se rencontrent pas à ce tour
draw-round = Tour { $round }
draw-match = Table { $table } : { $one } - { $other }
draw-bye = { $who } se repose
draw-winner = { $who } a gagné
cli-option-come = Combien sont venus, numérotés à partir de 1 selon leur force.
cli-option-draw-rule = Comment apparier : rangs les plus proches, de haut en bas, danois (revanches permises) ou élimination.
cli-option-draw-seed = Tirer au sort le premier tour suisse ; le même texte donne le même tirage.
cli-help-draw =
    Apparier le tour suivant d'après les matchs de FILE, un par ligne : qui, contre qui, les deux scores.

    « 3 7 12,40 7,60 », « bye 5 ». Un FILE vide est le premier tour. Un fichier nommé - est l'entrée standard.

cli-option-movement-picture = La dessiner en SVG animé, tour après tour.
movement-picture-round = Tour { $round } sur { $rounds }
movement-picture-table = table { $table }, { $ns } en Nord-Sud, { $ew } en Est-Ouest, étuis { $boards }
movement-picture-legend = bleu : Nord-Sud · brun : Est-Ouest · blanc : étuis · au milieu : en attente
