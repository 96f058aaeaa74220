# Mouvements qui ne sont pas un fichier.

movement-swiss-pairs = Suisse par paires
movement-swiss = Suisse par quatre
movement-knock-out = Élimination directe par quatre

# Pourquoi un mouvement ne convient pas.

movement-size-pairs = ce mouvement n'est pas fait pour { $size } (il faut { $sizes } paires)
movement-size-individual = ce mouvement n'est pas fait pour { $size } (il faut { $sizes } joueurs)
movement-size-teams = ce mouvement n'est pas fait pour { $size } (il faut { $sizes } équipes)
movement-rounds = ce mouvement ne se joue pas en { $rounds } ici (tours possibles : { $lengths })

# Ce qui ne va pas dans un programme.

movement-fault-numbers = les participants ne sont pas numérotés de 1 à { $most }
movement-fault-twice = tour { $round } : { $who } est assis à deux places
movement-fault-table = tour { $round } : la table { $table } y est deux fois
movement-fault-itself = tour { $round } : { $who } se rencontre lui-même
movement-fault-shared = tour { $round } : { $tables } tables veulent le jeu d'étuis { $boards }
movement-fault-again = { $who } joue { $times } fois le jeu d'étuis { $boards }
movement-fault-room = jeu d'étuis { $boards } : { $one } contre { $other } n'est joué que dans une salle
movement-fault-results = le jeu d'étuis { $boards } a { $times } résultats
movement-fault-meetings = { $one } et { $other } se rencontrent { $times } fois
movement-fault-partners = { $one } et { $other } sont partenaires { $times } fois
movement-fault-waits = { $who } se repose { $times } fois
movement-fault-travel = tour { $round } : le jeu d'étuis { $boards } ne vient pas de la table au-dessus
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
movement-says-results = résultats par donne : { $results }
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
cli-option-pace = Minutes par donne, sinon 9, ou 7,5 dans les matchs par équipes.

# Formules de compétition.

cli-bad-pace = « { $text } » n'est pas un nombre de minutes par donne (il faut p. ex. 8 ou 7,5)

# Tirages : biritch draw.

draw-line = ligne { $line } : { $what }
draw-nobody = il n'y a pas de { $who } (il faut de 1 à { $most })
draw-unread = « { $text } » n'est pas un match (il faut p. ex. 3 7 12,40 7,60, ou bye 5)
draw-behind = { $who } a joué { $played ->
    [one] { $played } tour
   *[other] { $played } tours
}, d'autres { $most } : le tour n'est pas fini
draw-over = l'élimination est finie, { $who } a gagné : il y a des matchs de trop
draw-tied = { $one } et { $other } sont à égalité : il faut un vainqueur
draw-stranger = { $one } et { $other } ne se rencontrent pas à ce tour

movement-picture-round = Tour { $round } sur { $rounds }
movement-picture-table = table { $table }, { $ns } en Nord-Sud, { $ew } en Est-Ouest, étuis { $boards }
movement-picture-legend = bleu : Nord-Sud · brun : Est-Ouest · blanc : étuis · au milieu : en attente
