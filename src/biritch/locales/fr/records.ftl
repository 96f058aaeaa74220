# Ce qui ne va pas dans un fichier de donnes, ce qu'une vérification trouve, ce qui se perd.

records-fault-long-line = une ligne de plus de { $most } caractères
records-fault-nul = un octet nul : ce n'est pas du texte
records-fault-open-comment = un commentaire qui s'ouvre ici n'est jamais refermé
records-fault-big-board = plus de { $most } lignes de texte pour une seule donne
records-fault-bad-tag = ce n'est pas une balise : « { $text } » (il faut par exemple [Board "7"])
records-fault-open-value = une valeur sans guillemet fermant : « { $text } »
records-fault-bad-number = ce n'est pas un numéro de donne : « { $text } »
records-fault-bad-seat = [{ $name }] : ce n'est pas une place : « { $text } » (il faut N, E, S, ou W pour Ouest)
records-fault-bad-vulnerability = ce n'est pas une vulnérabilité : « { $text } » (il faut None, NS, EW ou All)
records-fault-bad-deal = ce n'est pas une donne : « { $text } » (il faut par exemple N: et quatre mains)
records-fault-bad-hand = ce n'est pas une main : « { $text } »
records-fault-card-twice = ce n'est pas une donne : { $card } s'y trouve deux fois, la seconde en { $seat }
records-fault-hand-size = ce n'est pas une donne : { $seat } a { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} (il en faut { $want })
records-fault-bad-contract = ce n'est pas un contrat : « { $text } » (il faut par exemple 3NT, 4HX ou Pass)
records-fault-bad-result = ce n'est pas un résultat : « { $text } » (il faut de 0 à 13 levées)
records-fault-bad-call = ce n'est pas une déclaration : « { $text } » (il faut par exemple Pass, X ou 3NT)
records-fault-bad-card = ce n'est pas une carte : « { $text } » (il faut par exemple SA ou H7)
records-fault-bad-note = ce n'est pas une note : « { $text } » (il faut par exemple 1:texas)
records-fault-bad-mark = ce n'est pas une annotation : « { $text } » (il faut de $0 à $255)
records-fault-many-calls = plus de { $most } déclarations
records-fault-many-cards = plus de 52 cartes jouées
records-fault-wrong-dealer = les enchères commencent par { $first }, mais { $dealer } est le donneur
records-fault-bad-pair = ce n'est pas du LIN : « { $text } » (il faut des paires telles que md|…| et sv|…|)
records-fault-no-board = aucune donne dans ce texte
records-fault-bad-json = ce n'est pas un document JSON de donnes : { $text }
records-fault-too-large = plus de { $most } caractères dans un seul document
records-fault-bad-field = { $name } : « { $text } » est illisible

records-check-call = { $offence } (loi { $law }) : déclaration { $place }, { $call } de { $seat }
records-check-card = { $offence } (loi { $law }) : levée { $trick }, { $card } de { $seat }
records-check-open-auction = les enchères ne sont pas terminées, et il y a un contrat ou un jeu de la carte
records-check-contract = les enchères aboutissent à { $found }, mais il est écrit { $told }
records-check-leader = { $told } entame, mais { $found } est à gauche du déclarant (loi 41)
records-check-no-play = des cartes sont jouées, mais tout le monde a passé (loi 22)
records-check-twice = { $card } est jouée deux fois (loi 44) : levée { $trick }
records-check-hole = une carte au milieu du jeu n'est pas connue : levée { $trick }
records-check-tricks = les levées faites sont { $found }, celles écrites { $told }
records-check-claim = il est écrit { $told } levées, mais de { $low } à { $high } étaient possibles
records-check-result = ce résultat est illisible : « { $text } »
records-check-score = la marque est de { $found } pour Nord-Sud, mais il est écrit { $told }
records-check-no-contract = il y a un résultat ou une marque, mais pas de contrat
records-check-declarer = un contrat sans son déclarant : « { $text } »

records-said-at = ligne { $line }, donne { $board } : { $what }
records-said-at-line = ligne { $line } : { $what }

records-loses-irregularities = les irrégularités maintenues
records-loses-marks = les signes d'annotation
records-loses-card-notes = les notes à côté des cartes
records-loses-contract = les contrats et les jeux sans leurs enchères entières
records-loses-holes = les cartes jouées après une carte inconnue
records-loses-score = les marques
records-loses-heading = le lieu, la date et certains modes de marque
records-loses-tags = les autres balises et tableaux
records-loses-room = la salle d'une donne sans numéro
records-loses-signs = les barres, et les virgules dans les noms

cli-option-from = La notation de IN, quand son suffixe ne la dit pas.

records-fault-percent-lines = lignes qui commencent par % : { $text }
records-fault-tag-ignored = [{ $name }] « { $text } », un second : le premier compte (PBN 2.1, 3.4)
records-fault-stray-text = texte hors de toute section : « { $text } »
records-fault-shared-deal = pas de donne propre : celle de la partie précédente est reprise
records-fault-deal-kept = une donne incomplète, gardée telle quelle : « { $text } »
records-fault-blank-call = une annonce laissée en blanc : les enchères sont lues jusque-là
records-fault-encoding-guessed = encodage non déclaré : lu comme { $encoding } (ou nommez-le : --encoding)
records-fault-bad-bytes = octets qui ne sont pas du { $encoding } et sont perdus : { $number }
records-fault-lin-names = pn contient { $number } noms (il en faut 4 ou 8) : « { $text } », gardé comme LinPn
records-fault-lin-page = clés LIN sur l'aspect de la page : { $text }
records-fault-lin-long = texte de plus de { $most } caractères, coupé : { $text }
records-fault-lin-line = une ligne qui n'est pas du LIN : « { $text } »
records-fault-xml-unread = éléments qui ne sont pas lus : { $text }
records-fault-json-unread = champs qui ne sont pas lus : { $text }
records-fault-columns-unread = colonnes qui ne sont pas lues : { $text }
records-fault-tables-unread = tables qui ne sont pas lues : { $text }
records-fault-cell-unread = { $name } : « { $text } » est illisible et laissé de côté
records-fault-bad-encoding = aucun encodage de ce nom : « { $text } »
records-dropped = non gardé : { $what }
records-dropped-several = non gardé, sur { $boards } donnes : { $what }
records-fault-linurl = linurl= : la donne est dans un fichier distant, qui n'est pas téléchargé
records-fault-two-values = [{ $name }] apparaît deux fois, avec des valeurs différentes
