# Ce que dit le serveur : les refus de la table, comment il commence et s'arrête.

server-by-rule = Il n'y avait pas à réfléchir, ou rien n'est venu à temps : c'est le choix sûr.
server-only-watching = vous regardez : seuls ceux qui sont assis à la table agissent
server-stale = la table a avancé entre-temps
server-not-stored = ceci n'a pas pu être enregistré et n'est pas fait ; réessayez dans un instant
server-hint-turn = un conseil se donne quand c'est à vous
server-hint-busy = le conseil précédent est encore à l'étude
server-too-many-lines = trop de connexions à cette table
server-bad-message = ce message ne se lit pas : { $what }
server-unread-json = ce n'est pas du JSON
server-unread-missing = il manque « { $field } »
server-unread-unknown = rien ne s'appelle « { $field } » ici
server-unread-bound-least = « { $field } » vaut au moins { $bound }
server-unread-bound-most = « { $field } » vaut au plus { $bound }
server-unread-length-least = « { $field } » est trop court (au moins { $bound })
server-unread-length-most = « { $field } » est trop long (au plus { $bound })
server-unread-choice = « { $field } » ne peut pas être « { $text } »
server-unread-kind = « { $field } » doit être { $kind }
server-unread-shape = « { $field } » ne se lit pas
server-kind-int = un nombre entier
server-kind-float = un nombre
server-kind-str = un texte
server-kind-bool = oui ou non (true ou false)
server-kind-array = une liste
server-kind-object = un objet
server-hello-first = il faut d'abord se présenter
server-hello-once = vous vous êtes déjà présenté
server-no-table = cette table n'existe pas
server-wrong-token = cette clé n'ouvre aucune place à cette table
server-full = aucune table ne peut être ouverte pour l'instant ; réessayez dans un instant
server-foreign-page = la demande vient de la page d'un autre site
server-too-long = plus de { $most } octets
server-unbuilt = La table fonctionne, mais sa page n'est pas construite : lancez <code>npm ci &amp;&amp; npm run build</code> dans <code>web/</code>, ou réinstallez le paquet.

server-opening-bad = on ne peut pas ouvrir cette table : { $what }
server-opening-variant = jeu inconnu : « { $text } » (il faut { $words })
server-opening-nobody = il faut que quelqu'un s'assoie : aucune place n'est pour une personne
server-opening-option = pas convenu : { $what }
server-opening-no-seat = personne n'est assis en { $text } à ce jeu (il faut { $words })
server-opening-no-robot = robot inconnu : « { $text } » (il faut { $words })
server-opening-robot = { $what }
server-opening-begun = { $text } n'est pas permis là : la donne ne peut pas reprendre ainsi
server-opening-deal = donne { $number } : { $what }

server-database-unknown = ce n'est pas une base de données : « { $text } » (il faut { $words })
server-database-empty = l'adresse de la base de données est vide : écrivez tables.db ou postgresql://utilisateur@machine/base, ou supprimez BIRITCH_DATABASE
server-why-timeout = pas de réponse à temps
server-why-no-host = aucune machine ne porte ce nom
server-why-refused = rien n'y répond
server-why-full = le disque est plein
server-why-readonly = le disque, ou le fichier, est en lecture seule
server-why-forbidden = cet utilisateur n'a pas le droit d'y lire ou d'y écrire
server-why-not-there = il n'existe pas
server-why-no-folder = une partie du chemin n'est pas un dossier
server-why-unknown = la raison est inconnue
cli-option-settings = Un fichier TOML : [server] contient ces options, [limits] ce que chacun peut demander.
cli-setting-empty = { $name } est vide : donnez une valeur, ou supprimez-le
cli-option-host = Où écouter : 127.0.0.1 pour cette machine seule, 0.0.0.0 pour tous.
server-no-port = impossible d'écouter sur { $place } : { $why }
cli-option-log-format = Ce qui est dit sur la sortie d'erreur : des lignes à lire, ou du JSON pour les machines.
server-metrics-place = il faut MACHINE:PORT, or il y a « { $text } »
server-bus-unknown = « { $text } » n'est pas l'adresse d'un bus ; nats://machine:4222 en est une
server-bus-unreached = le bus { $place } est inutilisable : { $why }
server-no-boards = aucune donne complète dans { $file }
server-skipped = { $boards ->
    [one] Une donne incomplète est laissée de côté.
   *[other] { $boards } donnes incomplètes sont laissées de côté.
}
server-at = Une table est prête : { $url }
server-stop = Ctrl-C arrête le serveur ; toutes les tables sont gardées.
server-stop-forget = Ctrl-C arrête le serveur ; rien n'est gardé.
server-stopped = Au revoir.

cli-option-port = Le port (sinon 8765, ou un port libre).
cli-option-database = Où les tables sont gardées : sqlite:///tables.db, postgresql://utilisateur@machine/base, ou memory: pour les oublier.
cli-option-robot = Avec qui vous jouez.

server-choose-part = marque partielle : { $tricks } levées ou plus
server-choose-slam = chelem : { $tricks } levées, et une forte prime
server-choose-tricks = { $tricks } levées ou plus
server-choose-game = manche : { $tricks } levées, et une prime
server-no-watching = personne ne regarde cette table du tournoi (il faut la clé d'un joueur)
server-no-hints = pas de conseil pendant un tournoi

server-thinks-much = vous demandez ici plus de calculs que votre part : réessayez dans { $seconds ->
        [one] une seconde
       *[other] { $seconds } secondes
    }
server-opens-much = on ouvre tant de choses ici qu'il faut attendre : réessayez dans { $seconds ->
        [one] une seconde
       *[other] { $seconds } secondes
    }
server-too-often = trop de demandes d'ici : revenez dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}
server-too-many-keys = trop de clés fausses sont venues d'ici : réessayez dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}
server-full-address = trop de connexions depuis cette adresse ; fermez-en, ou réessayez dans un instant
server-full-connections = le serveur est plein pour l'instant ; réessayez dans un instant
server-too-slow = la demande a mis trop de temps à arriver
server-disk-full = le disque est presque plein : ce qui est en cours continue, mais rien de nouveau ne peut être ouvert
server-log-full = ceci est devenu trop long pour grandir encore ; ouvrez-en un nouveau
server-settings-unread = { $file } est illisible : { $why }
server-settings-toml = { $file } n'est pas du TOML : { $why }
server-settings-name = { $file } : rien ne s'appelle « { $text } » (il faut { $words })
server-settings-value = { $file } : { $text } ne peut pas être « { $value } » (il faut { $words })
server-damaged = ce qui en est gardé est abîmé et n'est pas montré ; une sauvegarde peut être restaurée

store-missing = { $log }, ligne { $line } : absente
store-changed = { $log }, ligne { $line } : ce n'est pas ce qui a été gardé
store-shortened = { $log } : finit à la ligne { $line }, et non où on l'avait laissé
store-lines-lost = il manque des lignes : il y en a { $line }
store-pages = le fichier lui-même est abîmé
store-head = le compte à côté du fichier est abîmé

server-moved = votre place est maintenant sur un autre appareil
server-key-expired = cette clé est trop ancienne : il ne s'est rien passé à cette table depuis longtemps
server-invited-only = on vient à cette table sur invitation
server-no-company = cela ne se fait qu'aux tables d'amis
server-host-only = c'est à qui a ouvert la table de le faire
server-no-robot = ce robot n'existe pas
server-talks-much = un peu moins vite : trop de messages
server-nobody-away = personne n'a quitté cette place
server-sent-away = votre place à cette table est libérée
server-no-invitation = cette invitation n'ouvre rien, ou plus rien : demandez-en une autre
server-invitation-over = cette invitation est trop ancienne : demandez-en une autre
server-no-name = il faut un nom
server-no-language = Le manuel existe dans ces langues : { $languages }.
