# Fichiers de résultats : ce qui ne va pas, ce qu'ils ne peuvent pas contenir.

records-fault-bad-xml = ce n'est pas du XML : { $text }
records-fault-xml-entity = un document qui a ses propres entités : refusé
records-fault-deep-xml = des éléments sur plus de { $most } niveaux, ou trop nombreux
records-fault-not-usebio = ce n'est pas de l'USEBIO : le document est « { $text } »
records-fault-bad-date = ce n'est pas une date : « { $text } » (il faut 31/12/2026 ou 2026-12-31)
records-fault-bad-score = ce n'est pas une marque : « { $text } » (il faut par exemple 420, -50 ou A6040)

records-loses-unnumbered-pairs = les noms de joueurs sans le numéro de leur paire
records-loses-calls = les enchères, et le jeu sauf l'entame
records-loses-places = les salles, commentaires, dates incomplètes et certains modes de marque
records-loses-unusual-tags = les balises et tableaux qui ne sont pas le résultat d'une paire
records-loses-deal = les mains
records-loses-names = les noms des joueurs
records-fault-bad-heading = ce n'est pas un en-tête de résultats : « { $text } » (il faut étui, contrat ou marque)
records-fault-heading-twice = l'en-tête a deux fois « { $text } »
records-fault-many-cells = { $found } cases, mais l'en-tête en a { $want }
records-fault-bad-room = « { $text } » n'est pas une salle (il faut open ou closed)
records-fault-bad-row = ce n'est pas une ligne de tableau : « { $text } »
records-loses-hands-and-comments = les mains et les commentaires
records-loses-hands-rooms-and-comments = les mains, les salles et les commentaires
records-fault-not-access = ce n'est pas une base de données Access
records-fault-cut-access = une base de données Access endommagée ou coupée (page { $page })
records-fault-no-received = une base de données sans résultats (il faut la table ReceivedData)
records-read-only = { $title } se lit, mais ne s'écrit pas
records-fault-not-acbl = ce ne sont pas des résultats d'ACBL Live (il faut des séances « sessions » dans un objet)
records-fault-not-acblscore = ce n'est pas un fichier de partie d'ACBLscore
records-fault-cut-acblscore = un fichier de partie abîmé ou coupé (octet { $at })
records-fault-acblscore-event = l'épreuve « { $name } » n'est pas par paires : ses étuis ne sont pas lus
records-fault-many-results = plus de { $most } résultats
records-fault-split-score = chaque camp a sa propre marque ({ $ns } et { $ew }) : pas repris
records-fault-page-without-boards = une page qui ne contient aucune donne, seulement des liens
