# La salle d'entraînement, quand le serveur en parle.

practice-bad = ce n'est pas ce qu'il faut : { $what }
practice-no-drill = genre de mains inconnu : « { $text } » (il faut { $words })
practice-unknown = { $what }
practice-no-system = système d'enchères inconnu : « { $text } » (il faut { $words })
practice-no-layout = feuille inconnue : « { $text } » (il faut { $words })
practice-no-hands = { $system } n'a presque pas de telles mains : choisissez un autre genre
practice-not-found = cette donne d'exercice est inconnue ici
practice-not-now = pas maintenant
practice-stale = la donne a avancé : regardez de nouveau
practice-illegal = { $offence } (loi { $law })
practice-too-long = assez d'essais sur cette donne : prenez-en une autre
practice-no-review = les enchères n'ont pas pu être examinées
