# Dealing for a club: machines, sheets to print, deals promised beforehand, sets dealt once.

records-fault-cut-board = the file ends inside this board ({ $size } bytes of { $want })
records-fault-bad-cards = not the cards of a board: '{ $text }'
records-fault-bad-sum = a check sum of { $text } (want { $want })

records-loses-all-but-deals = everything but the deals
records-loses-numbers = numbers of boards, dealers and vulnerabilities (boards are counted from 1)
records-loses-dealers = dealers and vulnerabilities that are not those of the number
records-left-out = { $boards ->
    [one] { $boards } board left out
   *[other] { $boards } boards left out
}: { $title } cannot carry such a board at all
records-not-carried = { $title } cannot carry board { $board }
