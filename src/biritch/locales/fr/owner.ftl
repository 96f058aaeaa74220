### Le bureau du responsable /owner, la page /about, et qui peut venir sur un serveur.

owner-members-only = sur ce serveur, il faut un compte pour ouvrir quelque chose : connectez-vous d'abord
owner-invited-only = ici, un compte s'ouvre sur invitation du responsable du serveur
owner-invitation-wrong = cette invitation n'ouvre rien, ou plus rien : demandez-en une autre
owner-closed = ce serveur n'accepte plus personne
owner-not-you = cette page est réservée au responsable du serveur
owner-prove = vous vous êtes connecté il y a plus d'une heure : connectez-vous à nouveau
owner-yourself = cela ne se fait pas sur votre propre compte
owner-other-name = le nom ne correspond pas : rien n'a été effacé
owner-changed = quelqu'un d'autre a changé cela entre-temps : regardez ce qui vaut maintenant
owner-no-invitation = cette invitation n'existe pas
owner-no-report = ce signalement n'existe pas
owner-reports-full = trop de signalements attendent déjà : réessayez plus tard

owner-title = Bureau du responsable
owner-home = Page d'accueil
owner-sign-in = Se connecter avec le compte du responsable
owner-about = { $tables ->
    [one] { $tables } table ouverte
   *[other] { $tables } tables ouvertes
}, { $people ->
    [one] { $people } personne connectée
   *[other] { $people } personnes connectées
}.
owner-settings = Ce serveur
owner-mode = Qui peut venir
owner-mode-open = Tout le monde
owner-mode-invitation = Sur invitation
owner-mode-closed = Plus personne de nouveau
owner-mode-open-about = Chacun ouvre tables et tournois, avec ou sans compte.
owner-mode-invitation-about = Il faut une invitation pour ouvrir un compte, et un compte pour ouvrir quelque chose. Les amis invités à une table viennent sans compte.
owner-mode-closed-about = Plus aucun compte ne s'ouvre ; ceux qui en ont un continuent.
owner-name = Responsable du serveur
owner-contact = Comment le joindre
owner-notice-en = Annonce sur toutes les pages, en anglais
owner-notice-fr = Annonce sur toutes les pages, en français
owner-notice-hours = Durée de l'annonce en heures (0 : jusqu'à ce qu'on la retire)
owner-legal-en = Mentions légales, en anglais
owner-legal-fr = Mentions légales, en français
owner-save = Enregistrer
owner-saved = Enregistré.
owner-accounts = Comptes
owner-accounts-many = { $many ->
    [0] Aucun compte
    [one] { $many } compte
   *[other] { $many } comptes
}
owner-search = Chercher un nom
owner-find = Chercher
owner-manage = Gérer
owner-opened = ouvert le { $day }
owner-seen = vu le { $day }
owner-never-seen = connecté nulle part
owner-deals = { $deals ->
    [0] aucune donne
    [one] { $deals } donne
   *[other] { $deals } donnes
}
owner-is-owner = responsable
owner-locked = exclu : { $why }
owner-locked-until = exclu jusqu'au { $day } : { $why }
owner-rename = Renommer
owner-new-name = Nouveau nom
owner-ban = Exclure
owner-ban-why = Motif (il lui est dit)
owner-ban-days = Pendant combien de jours (0 : sans fin)
owner-unban = Laisser revenir
owner-reset = Code pour une nouvelle phrase de passe
owner-reset-sure = La phrase de passe et les codes de secours de { $name } n'ouvriront plus rien.
owner-close = Fermer le compte
owner-close-sure = Plus rien n'ouvrira le compte de { $name } ; son contenu reste.
owner-export = Tout ce qui est gardé (ZIP)
owner-erase = Effacer
owner-erase-sure = Tout ce qui concerne { $name } sera effacé pour toujours. Tapez le nom pour confirmer.
owner-do = Valider
owner-cancel = Annuler
owner-code = Ce code ouvre une fois le compte de { $name }. Il n'est montré que maintenant :
owner-invitation-code = Cette invitation n'est montrée que maintenant :
owner-invitations = Invitations
owner-invite = Créer une invitation
owner-invite-note = Pour qui
owner-invite-uses = Pour combien de personnes
owner-invite-days = Pendant combien de jours
owner-invitation = { $note } · { $uses ->
    [one] { $uses } personne
   *[other] { $uses } personnes
} · jusqu'au { $day }
owner-withdraw = Retirer
owner-reports = Signalements
owner-no-reports = Rien n'est signalé.
owner-kind-report = Signalement
owner-kind-appeal = Réclamation
owner-answer = Ce qui a été fait
owner-report-close = Classer
owner-report-closed = classé : { $answer }
owner-acts = Journal du responsable
owner-act-settle = réglages
owner-act-rename = renommé
owner-act-ban = exclu
owner-act-unban = laissé revenir
owner-act-reset = code créé
owner-act-close = fermé
owner-act-erase = effacé
owner-act-export = remis
owner-act-invite = invitation créée
owner-act-withdraw = invitation retirée
owner-act-answer = réponse à un signalement
owner-act-appoint = nommé responsable
owner-act-dismiss = n'est plus responsable
owner-act-lock = exclu
owner-act-unlock = laissé revenir
owner-act-remove = supprimé

owner-site-title = À propos de ce serveur
owner-site-run-by = Responsable : { $owner }
owner-site-contact = Contact
owner-site-legal = Mentions légales
owner-site-nothing = Le responsable de ce serveur n'a encore rien écrit ici.
owner-site-report = Signaler ou réclamer
owner-site-report-about = Au responsable de ce serveur : un propos ou un nom déplacé, ou pourquoi vous devriez pouvoir revenir.
owner-site-what = Ce qui s'est passé
owner-site-where = Où (l'adresse de la table, si vous l'avez)
owner-site-how = Comment vous répondre, si vous le souhaitez
owner-site-send = Envoyer
owner-site-sent = Merci : le responsable du serveur l'a reçu.

owner-trusted = Serveurs dont on prend les résultats
owner-trusted-about = Séries et résultats s'échangent avec ces serveurs. Chaque responsable donne à l'autre la clé de son serveur ; une seule adresse suffit pour les deux.
owner-trusted-name = Nom donné ici
owner-trusted-key = Clé (64 chiffres)
owner-trusted-address = Adresse, si on l'interroge
owner-trusted-add = Ajouter un serveur
owner-trusted-remove = Retirer
owner-feeds = Résultats d'autres serveurs
owner-feeds-key = La clé de ce serveur, pour les responsables qui lui font confiance :
owner-feeds-never = rien encore
owner-feeds-none = Aucun serveur de confiance pour l'instant.
owner-feeds-new = { $new ->
    [0] rien de nouveau
    [one] un nouveau résultat
   *[other] { $new } nouveaux résultats
}
owner-feeds-set = Série à prendre : son lien ou son nom
owner-feeds-from = chez
owner-feeds-take = Prendre la série
owner-feeds-exchange = Échanger maintenant
owner-act-take-set = a pris une série
owner-act-exchange = a échangé des résultats
