### La page d'aide, autour du manuel (handbook.ftl et les entrées des étagères).

helping-title = Manuel
helping-about = Les règles de chaque jeu, ce que vaut chaque chose, les systèmes d'enchères, les mots du bridge.
helping-search = Chercher, en français ou en anglais
helping-results =
    { $results ->
        [0] Rien trouvé
        [one] 1 endroit
       *[other] { $results } endroits
    }
helping-more = Et { $more } de plus : ajoutez un mot
helping-all = Toutes les pages
helping-on-this-page = Sur cette page
helping-lost = Le manuel n'est pas arrivé : le serveur ne répond pas, et ce navigateur ne l'a pas encore gardé.
helping-again = Réessayer
helping-loading = Le manuel arrive
helping-family-games = Les jeux
helping-family-scores = La marque
helping-family-systems = Les systèmes d'enchères
helping-family-words = Les mots
