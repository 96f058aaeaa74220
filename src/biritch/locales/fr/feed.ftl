# Résultats de séries échangés avec d'autres serveurs : pourquoi un envoi n'est pas pris.

feed-long = plus de { $most } Mo
feed-no-feed = ce n'est pas un envoi de résultats : { $why }
feed-signature = la signature n'est pas celle du serveur nommé : rien n'est pris
feed-stranger = aucun serveur de confiance n'a cette clé ({ $key })
feed-unsigned = seul un serveur de confiance, qui signe sa demande, reçoit une série avec ses donnes
feed-own = ce sont les résultats de ce serveur même
feed-no-set = la série { $set } n'est pas connue ici
feed-other-set = la série { $set } a ici d'autres donnes : rien n'est pris
feed-no-board = un résultat pour la donne { $board }, qui n'a pas été distribuée : rien n'est pris
feed-impossible = un résultat de la donne { $board } est impossible : rien n'est pris
feed-many = plus de joueurs qu'on n'en compte pour un serveur : rien n'est pris
feed-refused = le serveur a refusé (HTTP { $status })
feed-down = le serveur n'a pas été joint : { $why }
feed-bad-trust = « { $text } » ne nomme aucun serveur (il faut NOM=CLÉ ou NOM=CLÉ@https://adresse, la clé de 64 chiffres)
feed-why-unplayable = sa série { $set } ne peut pas se jouer ici
feed-why-certificate = son certificat n'est pas de confiance
feed-why-no-http = ce qui répond là n'est pas un serveur web
