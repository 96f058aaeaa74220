### Les comptes : ce que le serveur refuse, et la page /account.

account-locked = ce compte est bloqué : adressez-vous au responsable de ce serveur
account-locked-why = ce compte est bloqué : { $why }. On peut réclamer sur la page /about
account-locked-until = ce compte est bloqué jusqu'au { $day } : { $why }. On peut réclamer sur la page /about
account-prove-anew = prouvez à nouveau qui vous êtes : il y a plus d'un quart d'heure que vous l'avez fait
account-invitation = Invitation
account-unknown = personne ici n'a ce nom ni cet identifiant
account-no-name = il faut un nom de 1 à 40 lettres
account-taken = ce nom est déjà pris : choisissez-en un autre
account-passphrase-short = une phrase de passe compte au moins { $least } signes ; quinze, c'est mieux
account-passphrase-long = une phrase de passe compte au plus { $most } signes
account-passphrase-weak = cette phrase de passe se devine vite : choisissez plusieurs mots qui ne vont pas ensemble
account-wrong = le nom, ou ce qui doit le prouver, n'est pas le bon
account-late = cela a pris trop de temps : recommencez
account-no-passkey = le navigateur n'a donné aucune clé d'accès pour ce site
account-no-site-name = une clé d'accès demande le nom d'un site, pas un numéro : ici, ouvrez plutôt http://localhost
account-locked-out = il faut garder une phrase de passe ou une clé d'accès, sinon plus personne ne pourrait se connecter
account-passkeys = on ne peut plus ajouter de clé d'accès
account-changed = le compte a changé entre-temps : recommencez
account-signed-out = vous êtes déconnecté
account-no-tls = les comptes demandent une connexion sûre (https), et celle-ci ne l'est pas
account-too-much = un compte ne peut pas en garder autant
account-too-many-guesses = trop de phrases de passe fausses pour ce nom : réessayez dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}, ou prenez une clé d'accès ou un code de secours

account-title = Compte
account-about = Tout Biritch fonctionne sans compte. Avec un compte, vos donnes, vos réglages et ce que vous apprenez vous suivent sur vos autres appareils.
account-signed-in = Connecté : { $name }
account-sign-in = Se connecter
account-open = Ouvrir un compte
account-to-open = Pas encore de compte ? Ouvrez-en un
account-to-sign-in = J'ai un compte
account-name = Nom
account-name-about = Il se voit aux tables d'amis. Aucune adresse n'est demandée.
account-passphrase = Phrase de passe
account-passphrase-about = Au moins huit signes ; plusieurs mots, quinze signes et plus, c'est mieux. On peut la coller.
account-passphrase-new = Nouvelle phrase de passe
account-passphrase-old = Votre phrase de passe
account-passphrase-show = Montrer
account-by-passkey = Avec une clé d'accès
account-by-passphrase = Avec une phrase de passe
account-by-code = Avec un code de secours
account-passkey-about = Une clé d'accès, c'est votre doigt, votre visage ou le code de cet appareil : rien à retenir, rien à voler.
account-code = Code de secours
account-codes = Codes de secours
account-codes-about = Chacun ouvre le compte une seule fois, si tout le reste est perdu. Ils ne sont montrés que maintenant : imprimez-les, ou copiez-les en lieu sûr.
account-codes-left = { $codes ->
    [0] Il ne reste aucun code de secours.
    [one] Il reste un code de secours.
   *[other] Il reste { $codes } codes de secours.
}
account-codes-new = Nouveaux codes de secours
account-codes-kept = Je les ai gardés
account-codes-for = Codes de secours de { $name }
account-print = Imprimer
account-copy = Copier
account-copied = Copié
account-not-copied = Le navigateur n'a pas laissé copier : imprimez les codes, ou notez-les.
account-recovered = Un code de secours a ouvert votre compte. Choisissez maintenant une nouvelle phrase de passe ou ajoutez une clé d'accès : pendant un quart d'heure, rien de plus n'est demandé.
account-passkeys-title = Clés d'accès
account-passkey-add = Ajouter une clé d'accès
account-passkey-remove = Retirer
account-passkey-remove-this = Retirer la clé d'accès { $title }
account-passkey-used = dernier usage : { $date }
account-passkey-added = ajoutée le { $date }
account-passkey-elsewhere = pour un autre nom de ce site
account-no-passkeys = Aucune clé d'accès.
account-passkey-title = Comment l'appeler
account-passphrase-change = Changer la phrase de passe
account-passphrase-set = Choisir une phrase de passe
account-passphrase-changed = La phrase de passe est changée ; tous les autres appareils sont déconnectés.
account-name-change = Changer le nom
account-sessions = Où vous êtes connecté
account-session-here = cet appareil
account-session-seen = vu le { $date }
account-session-end = Déconnecter
account-session-end-this = Déconnecter { $browser }
account-browser-unknown = Navigateur inconnu
account-sign-out = Se déconnecter
account-sign-out-clear = Se déconnecter et vider ce navigateur
account-sign-out-others = Déconnecter tous les autres
account-sign-out-about = Un appareil reste connecté { $days } jours au plus, et { $idle } jours sans venir.
account-follows = Ce qui vous suit
account-deals = { $deals ->
    [0] Aucune donne n'est encore gardée.
    [one] Une donne est gardée.
   *[other] { $deals } donnes sont gardées.
}
account-follows-about = Vos donnes, vos réglages de la table et des cartes, les notes de votre système, votre progression dans le cours.
account-followed = Tout est à jour.
account-to-deals = Revoir vos donnes
account-export = Tout ce qui vous concerne, en un fichier
account-export-about = Compte, connexions, réglages et donnes, en JSON ; vos donnes aussi en PBN.
account-export-do = Télécharger
account-delete = Supprimer le compte
account-delete-about = Votre nom, votre phrase de passe, vos clés d'accès, vos connexions, vos donnes et vos réglages quittent ce serveur aussitôt, sans retour possible. Aux tables d'amis, un « — » prend la place de votre nom ; les enchères, les cartes et les marques restent, car elles sont aussi aux autres. Qui tient le serveur peut garder des sauvegardes un certain temps.
account-delete-do = Supprimer
account-delete-sure = Oui, tout supprimer
account-delete-ask = Supprimer vraiment le compte { $name } et tout ce qu'il contient ?
account-deleted = Le compte n'existe plus. Ce navigateur garde ses donnes et ses réglages jusqu'à ce que vous le vidiez.
account-prove = Montrez que c'est bien vous
account-cancel = Annuler
account-do = Continuer
account-signed-out-now = Vous êtes déconnecté.
account-failed = Le serveur ne répond pas : réessayez dans un instant.
account-refused-passkey = Le navigateur n'a donné aucune clé d'accès.
account-not-here = Les comptes demandent une connexion sûre (https). Tout le reste fonctionne.
account-passkeys-not-here = Une clé d'accès demande le nom d'un site : ouvrez plutôt { $address }.
account-act-passkey = { $act } : avec une clé d'accès
