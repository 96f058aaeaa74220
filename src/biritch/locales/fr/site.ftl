
# Une épreuve publiée en pages : biritch rank --site.

site-results = Résultats
site-written = { $pages ->
    [one] { $pages } page écrite dans { $folder }
   *[other] { $pages } pages écrites dans { $folder }
}
site-no-folder = { $folder } : on ne peut pas écrire dans ce dossier
site-pages = Pages
site-ranking = Classement
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
