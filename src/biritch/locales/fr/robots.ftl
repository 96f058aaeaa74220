# Pourquoi un robot a fait ce qu'il a fait, et ce qu'est chaque robot.

robot-only-card = La seule carte permise.
robot-only-call = La seule déclaration permise.
robot-equal-cards = Les cartes jouables se valent : la carte d'usage.
robot-by-rule = Selon les règles d'usage du jeu de la carte, sans distribuer de mains.
robot-first-legal = Le premier choix permis.

robot-makes = { $dealt } : { $contract } gagne dans { $times ->
    [0] aucune
   *[other] { $times }
} avec cette carte, { $tricks } levées en moyenne.
robot-beats = { $dealt } : { $contract } chute dans { $times ->
    [0] aucune
   *[other] { $times }
} avec cette carte ; le déclarant fait { $tricks } levées en moyenne.
robot-beats-more = { $dealt } : { $contract } chute dans { $times } avec cette carte, dans { $fewer ->
    [0] aucune
   *[other] { $fewer }
} avec { $other }.
robot-makes-more = { $dealt } : { $contract } gagne dans { $times } avec cette carte, dans { $fewer ->
    [0] aucune
   *[other] { $fewer }
} avec { $other }.
robot-technique-and-worlds = { $technique } { $worlds }
robot-wins-more = { $dealt } : notre camp fait { $tricks } levées en moyenne avec cette carte, { $less } avec { $other }.
robot-makes-blind = { $dealt }, et une même ligne de jeu pour toutes : { $contract } gagne dans { $times ->
    [0] aucune
   *[other] { $times }
} avec cette carte, { $tricks } levées en moyenne.
robot-beats-blind = { $dealt }, et une même ligne de jeu pour toutes : { $contract } chute dans { $times ->
    [0] aucune
   *[other] { $times }
} avec cette carte ; le déclarant fait { $tricks } levées en moyenne.
robot-dealt = { $worlds ->
    [one] { $worlds } donne simulée
   *[other] { $worlds } donnes simulées
}
robot-decimal = { $whole },{ $tenth }

robot-contract-1 = { $level }{ $strain }
robot-contract-2 = { $level }{ $strain } contré
robot-contract-4 = { $level }{ $strain } surcontré
robot-strain-c = ♣
robot-strain-d = ♦
robot-strain-h = ♥
robot-strain-s = ♠
robot-strain-n = SA

robot-chooses = { $dealt } : ce contrat rapporte le plus en moyenne, avec { $tricks } levées.
robot-by-points = D'après les points et l'atout : la manche à vingt-cinq.

robot-wins = { $dealt } : avec { $contract }, notre camp fait { $tricks } levées en moyenne après cette carte.
robot-trumps-c = atout ♣
robot-trumps-d = atout ♦
robot-trumps-h = atout ♥
robot-trumps-s = atout ♠
robot-trumps-n = sans-atout
robot-keeps = La carte qui manquera le moins à ma main ; je retiens toutes celles qui sont parties.
robot-leaves = Ma main ne nomme rien : au partenaire de choisir.
robot-leaves-after = { $dealt } : le partenaire nommerait mieux en moyenne.
robot-guided = La couleur à nommer selon l'ancien guide : quatre cartes dont trois honneurs, cinq dont deux, six dont un.
robot-names = { $dealt } : c'est ce qui rapporte le plus en moyenne, honneurs compris.
robot-by-points-held = D'après les points de ma main.
robot-odd = { $dealt } : notre camp fait { $tricks } levées au-dessus de six en moyenne.
robot-plus = { $value }
robot-minus = −{ $value }
robot-shares = Je garde les deux plus fortes cartes.
robot-shares-after = { $dealt } : ces deux cartes rapportent le plus en moyenne.
robot-bargains = Je retiens toutes les cartes parties, je connais donc votre main : cette déclaration me rapporte { $points }.
robot-bargains-over = { $dealt } : cette déclaration me rapporte { $points } en moyenne.
robot-points = { $value ->
    [one] { $value } point
   *[other] { $value } points
}
robot-knows = Toutes les cartes restantes sont connues : avec cette carte, notre camp fait { $tricks ->
    [one] { $tricks } levée
   *[other] { $tricks } levées
} en tout.
robot-call-p = passe
robot-call-x = contre
robot-call-xx = surcontre
robot-gains-imps = { $dealt } : { $call } gagne { $gain } IMP par donne sur { $over }, l'enchère du système.
robot-gains-matchpoints = { $dealt } : { $call } gagne { $gain } % d'un top sur { $over }, l'enchère du système.
robot-gains-points = { $dealt } : { $call } gagne { $gain } points par donne sur { $over }, l'enchère du système.
