# Ce que dit le professeur d'une carte, d'une enchère et d'une donne.

coach-card = { $suit }{ $rank }
coach-count = { $sure ->
    [one] { $sure } levée sûre
   *[other] { $sure } levées sûres
} pour { $wanted } : il en manque { $missing }.
coach-count-enough = { $sure ->
    [one] { $sure } levée sûre
   *[other] { $sure } levées sûres
} pour { $wanted } : le compte y est, sans rien perdre en route.
coach-only = La seule carte permise.
coach-draw-trumps = Purger les atouts : il en reste { $out } dehors.
coach-run-trumps = Défiler les atouts : les adversaires doivent défausser.
coach-squeeze = Squeeze : défiler les gagnantes ; qui garde deux couleurs doit en lâcher une.
coach-finesse = Impasse à { $suit } : il faut { $card } en { $seat }.
coach-lead-up = Impasse à { $suit } en jouant vers l'honneur : { $card } est peut-être placé.
coach-drop = Jouer { $card } en chute : { $out ->
    [one] { $out } carte dehors
   *[other] { $out } cartes dehors
}.
coach-drive-out = Déloger { $card } : { $tricks ->
    [one] une levée s'affranchit
   *[other] { $tricks } levées s'affranchissent
}.
coach-set-up = Affranchir la longue à { $suit } : { $out ->
    [one] { $out } carte dehors
   *[other] { $out } cartes dehors
}, les petites gagnent si le partage est bon.
coach-duck = Laisser passer un tour de { $suit } : la grosse carte reste comme reprise vers la longue.
coach-hold-up = Laisser passer à { $suit } : prendre plus tard, quand un adversaire n'en a plus à rejouer.
coach-safety = Maniement de sécurité à { $suit } : une levée donnée pour parer le mauvais partage.
coach-ruff-losers = Couper les perdantes à { $suit } de la main courte en atout.
coach-ruff-losers-short = Couper les perdantes à { $suit } de la main qui en a le moins.
coach-ruff-across = Jouer { $suit } pour couper de l'autre main.
coach-ruff-here = Couper { $suit } pour prendre la levée.
coach-ruff-out = Affranchir { $suit } par la coupe : les petites deviennent gagnantes.
coach-discard = Défausser une perdante sur { $suit } maître.
coach-loser-on-loser = Défausser { $suit } perdant plutôt que couper : perdante sur perdante.
coach-throw = Défausser { $suit } : la carte la moins utile.
coach-throw-in = Mise en main à { $suit } : tout retour donne une levée à { $other }.
coach-unblock = Débloquer { $suit } : les honneurs de la main courte d'abord.
coach-entry-kept = Petit ici : l'autre main prend, et celle-ci garde sa reprise.
coach-entry = Prendre ici : la reprise de l'autre main servira plus tard.
coach-run-round = Jouer petit : { $suit } revient vers les honneurs de l'autre main.
coach-cash = Encaisser { $suit } : rien n'est au-dessus.
coach-cash-plan = { $tricks ->
    [one] Encaisser la levée sûre.
   *[other] Encaisser les { $tricks } levées sûres, les honneurs de la main courte d'abord.
}
coach-exit = Une carte neutre, qui ne donne rien.
coach-first-followed = Fournir à { $suit }. Ensuite : { $plan }
coach-first-led = D'abord { $suit }. Ensuite : { $plan }
coach-lead-singleton = Entamer le singleton à { $suit }, pour une coupe.
coach-lead-partner = Entamer la couleur du partenaire, { $suit }.
coach-lead-trump = Jouer atout, pour réduire les coupes du mort.
coach-lead-trump-through = Jouer atout, pour réduire leurs coupes.
coach-lead-sequence = Entamer d'une séquence à { $suit } : sans risque, et des levées s'affranchissent.
coach-later-sequence = Jouer d'une séquence à { $suit } : sans risque, et des levées s'affranchissent.
coach-lead-length = Entamer la longue, { $suit } : affranchir ses petites cartes.
coach-lead-doubleton = Entamer du doubleton à { $suit } : une coupe peut-être.
coach-lead-ace = Entamer l'as de { $suit }, pour voir le mort.
coach-lead-passive = Entamer { $suit } : rien n'est donné.
coach-give-ruff = Donner une coupe au partenaire à { $suit }.
coach-give-ruff-asking = Donner une coupe au partenaire à { $suit } ; { $card } demande { $other }.
coach-defend-cash = Encaisser { $suit } tant qu'il est temps.
coach-partner-asked = { $card } du partenaire demandait { $suit }.
coach-return = Rejouer la couleur du partenaire, { $suit }.
coach-continue = Continuer { $suit } : on affranchit ce qu'on a commencé.
coach-through-strength = Jouer { $suit } à travers les honneurs du mort.
coach-to-weakness = Jouer { $suit } vers la faiblesse du mort.
coach-defend-ruff = Couper : la levée est à nous.
coach-under-ruff = Sous-couper : la levée est perdue de toute façon.
coach-defend-ruff-high = Couper : seul un atout plus fort peut prendre.
coach-defend-overruff = Couper la carte du partenaire, qui serait battue.
coach-keep-guard = Défausser { $thrown } et rester gardé à { $suit }.
coach-known-card = Le déclarant sait que { $card } est ici : la jouer ne lui apprend rien.
coach-false-card = Une fausse carte : { $card } ne coûte rien et laisse le déclarant dans le doute.
coach-hide-honour = Prendre avec { $card } : le flanc n'apprend pas où est { $hidden }.
coach-hide-low = Cacher { $card } : celui qui a joué ne sait pas si la carte de son partenaire est haute ou basse.
coach-defend-hold-up = Laisser passer à { $suit } : le déclarant est coupé de sa longue.
coach-second-low = Petit en second : les honneurs à { $suit } restent pour prendre les leurs.
coach-second-nothing = Petit à { $suit } : rien ici pour prendre.
coach-cover = Couvrir { $card } : honneur sur honneur affranchit des cartes plus basses.
coach-rise = Mettre { $card } tout de suite : attendre pourrait le perdre.
coach-second-high = Mettre { $card } en second : un des honneurs qui se suivent.
coach-third-high = Fort en troisième à { $suit } : la meilleure carte utile, la plus basse des équivalentes.
coach-third-finesse = Garder le plus haut { $suit } sur l'honneur du mort : la carte du dessous suffit.
coach-signal-like-high = Appeler : une grosse petite carte à { $suit }.
coach-signal-like-low = Appeler : petit à { $suit }.
coach-signal-dislike-low = Refuser : petit à { $suit }.
coach-signal-dislike-high = Refuser : une grosse petite carte à { $suit }.
coach-signal-prefer = Demander { $other } : { $card } est un appel de préférence.
coach-signal-count = Donner le compte à { $suit }.
coach-win-high = Prendre avec { $card }.
coach-plan = Le plan : { $plan }
coach-win = Prendre avec { $card }, au moindre prix.
coach-partner-honour = Le partenaire a entamé { $card } : il promet la carte du dessous.
coach-partner-no-sequence = Le partenaire a entamé { $card } et on voit { $below } : pas de séquence, peut-être une courte.
coach-partner-low = Le partenaire a entamé { $card }, une petite : un honneur à { $suit }.
coach-partner-no-honour = Le partenaire a entamé { $card } et on voit tous les honneurs à { $suit } : une longue, ou une courte.
coach-partner-low-trumps = Le partenaire a entamé { $card }, une petite : un honneur à { $suit }, ou un singleton.
coach-partner-high = Le partenaire a entamé { $card }, une grosse petite carte : pas d'honneur à { $suit }.
coach-odds-of-seat = { $card } est en { $seat } { $times } fois sur dix.
coach-who-bid = { $card } est en { $seat } { $times } fois sur dix : cette main a parlé.
coach-danger = Si elle est perdue, { $seat } prend, la main dangereuse avec sa longue à { $suit }.
coach-call-rather = Plutôt { $call } que { $other } : { $why }
coach-call-alone = Une seule enchère décrit cette main : { $call }.
coach-decides-points = { $points } H en main ; { $other } en montrerait { $low } à { $high }.
coach-decides-more = { $points } H en main ; { $other } en montrerait { $low } ou plus.
coach-decides-length = { $other } promettrait { $cards } { $suit }.
coach-decides-choice = le système la préfère avec cette main.
coach-rank-2 = 2
coach-rank-3 = 3
coach-rank-4 = 4
coach-rank-5 = 5
coach-rank-6 = 6
coach-rank-7 = 7
coach-rank-8 = 8
coach-rank-9 = 9
coach-rank-10 = 10
coach-rank-11 = V
coach-rank-12 = D
coach-rank-13 = R
coach-rank-14 = A
coach-squeeze-plan = Il manque une levée et rien à affranchir : encaisser les gagnantes, et qui doit garder { $suit } et { $other } devra en lâcher une.
coach-threw-likes = Le partenaire a défaussé { $card }, une grosse : il appelle à { $suit }.
coach-threw-dislikes = Le partenaire a défaussé { $card }, une petite : il refuse { $suit }.
coach-threw-asks = Le partenaire a défaussé { $card } : il demande { $suit }.
coach-shown-out = { $seat } n'a plus de { $suit } : { $other } a { $out ->
    [one] la carte qui manque
   *[other] les { $out } qui manquent
}.

coach-file-no-boards = { $file } : aucune donne de leçon ; une donne commence par [Board "1"] ou [Deal "N:…"]
coach-file-no-deal = aucune donne lisible
coach-file-calls = { $call } n'est pas permis à cet endroit des enchères
coach-file-not-a-call = [BID { $text }] demande ce qui n'est pas une enchère
coach-file-not-a-card = [choose-card { $text }] demande ce qui n'est pas une carte
coach-file-no-such-call = [BID { $text }] demande une enchère qui n'est pas dans la séquence
coach-file-two-hands = [choose-card { $text }] demande des cartes de deux mains
coach-file-gone = { $card } est demandé, et a déjà été joué
coach-file-not-held = { $seat } n'a pas { $card }
coach-file-not-a-count = [COUNT { $text }] n'est ni un nombre ni un compte comme points S ou length H S N
coach-file-not-tricks = [TAKE { $text }] n'est pas un nombre de levées, de 0 à 13
coach-file-not-a-contract = [REACH { $text }] demande ce qui n'est pas un contrat, comme 4S ou 3NT
coach-file-no-contract = des levées sont demandées, et ni les enchères ni les champs ne disent à quel contrat
coach-file-no-step = cette étape n'existe pas
coach-file-directive = [{ $text }] n'est pas une consigne
