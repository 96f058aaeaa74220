# What tables may agree on in several games: option-<name>, and a sentence for each way.

option-match = Match
option-match-rubber = Rubber: the best of three games
option-match-game = One game of thirty
option-contres = Contres
option-contres-unlimited = Without limit
option-contres-once = One contre, one surcontre
option-contres-ceiling = No trick above 100 points
option-vulnerable = Vulnerable
