# How this language is written; see src/biritch/words/languages.py.
language-name = English
language-direction = ltr
language-decimal-mark = .
language-cell-separator = ,
language-space-before = { "" }
language-space-after = { "" }
language-notation = en
