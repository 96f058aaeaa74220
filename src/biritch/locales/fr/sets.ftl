### Les séries de donnes jouées par beaucoup : les refus du serveur, et la page.

sets-no-hints = pas de conseil là où les résultats se comparent.
sets-no-claims = pas de revendication là où les résultats se comparent : un refus dirait où sont les cartes.
sets-only-bidding = dans cette série on ne joue que les enchères ; le jeu parfait décide du reste.
sets-not-found = cette série n'existe pas.
sets-no-key = ce navigateur n'a pas envoyé sa clé de joueur : rechargez la page.
sets-unknown = { $what }
sets-own-system = une série se joue avec un système que chacun a ; choisissez-en un dans la liste.
sets-over = cette série est close depuis minuit.
sets-no-board = cette série n'a pas de donne { $board }.
sets-board-open = la donne { $board } se montre une fois que vous l'avez jouée.
sets-many-friends = on ne garde pas plus de { $most } amis.
