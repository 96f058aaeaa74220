# Comment cette langue s'écrit ; voir src/biritch/words/languages.py.
language-name = français
language-direction = ltr
language-decimal-mark = ,
language-cell-separator = ;
language-space-before = :;!?»%
language-space-after = «
language-notation = fr
