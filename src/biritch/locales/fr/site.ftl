# Une épreuve publiée en pages : biritch rank --site.

site-results = Résultats
site-written = { $pages ->
    [one] { $pages } page écrite dans { $folder }
   *[other] { $pages } pages écrites dans { $folder }
}
site-no-folder = { $folder } : on ne peut pas écrire dans ce dossier
site-pages = Pages
site-ranking = Classement
site-master = Points d'expert
site-boards = Donnes
site-board-before = ← Donne { $board }
site-board-after = Donne { $board } →
site-one-of-pairs = Paire { $who }
site-one-of-teams = Équipe { $who }
site-one-of-individual = Joueur { $who }
site-names = Noms
site-placed = place : { $rank }
site-score = { $points } points
site-stratum = Série { $stratum }
site-in-stratum = série { $stratum } : { $rank }
site-traveller = Fiche ambulante
site-often = Fréquence des marques (Nord-Sud) :
site-passed = passe général
site-late = à venir
site-missed = non joué
site-room = Salle
site-room-open = ouverte
site-room-closed = fermée
site-room-none = –
site-form = Forme
site-points-ns = Points NS
site-points-ew = Points EO
site-net-ns = À l'équipe NS
site-against = Contre
site-sat = Ligne
site-own-score = Marque
site-datum = Datum
site-points = Points
site-imps = IMP
site-imps-a-board = par donne
site-butler = Chaque équipe dans chaque ligne, par rapport au datum de toutes les tables.
site-our-table = Notre paire { $side }
site-net = Net

# Imprimés : biritch rank --pdf, deal --pdf, movement --pdf.

cli-option-pdf = Imprime tout : classement, fiches ambulantes avec mains et fréquences, une fiche par participant.
cli-option-papers = Ce qu'il faut imprimer : ranking, travellers, scorecards (tout si rien n'est dit).
papers-no-part = pas de telle partie d'un tournoi sur papier : « { $text } » (il faut { $words })

# Tableaux : biritch rank --csv et --bridgewebs.

cli-option-csv = Le classement en tableau, pour un tableur.
cli-option-bridgewebs = Classement et fiches ambulantes comme BridgeWebs les reçoit (le CSV de BBO Extractor).
table-rank = rang
table-direction = ligne
table-pair = paire
table-team = équipe
table-player = joueur
table-numbers = numéros
table-names = noms
table-score = marque
table-percent = pourcentage
table-master = points
table-boards = étuis
table-section = section
table-section-rank = rang dans la section
table-no-individual = ce fichier est pour les paires et les équipes, pas pour des joueurs classés chacun pour soi
table-no-number = l'étui « { $text } » n'a pas de numéro, et ce fichier en veut un
table-mean = les marques pondérées ou partagées sont écrites comme la moyenne de Nord-Sud : étui { $boards }
site-director = arbitre { $who }
site-rules = règlement { $rules }
site-date = { $day ->
    [1] 1er
   *[other] { $day }
} { $month ->
    [1] janvier
    [2] février
    [3] mars
    [4] avril
    [5] mai
    [6] juin
    [7] juillet
    [8] août
    [9] septembre
    [10] octobre
    [11] novembre
   *[12] décembre
} { $year }
site-adjusted = ajustée
