"""English Bridge Union: the Blue Book, 2019 with the changes of 2022 as clubs explain them.

Notrump ranges, Stayman, transfers to the majors, two-level natural openings and short minors
are announced. Doubles of suits are alerted unless for take-out, of notrump unless for
penalties. Above 3NT only artificial openings and lead-directing doubles are alerted. The strong
artificial 2C is alerted; one source has it announced (disputed).
"""

from biritch.bidding.alerts.authority import Authority, Rule

_TAKEOUT = frozenset({"takeout", "negative", "double-negative"})
_LEADS = frozenset({"lead-directing"})
_SAID = "announce-range"
_QUIET = frozenset({"answer", "ace-answer"})
_PENALTY = frozenset({"penalty"})

AUTHORITY = Authority(
    name="ebu",
    titles={"en": "English Bridge Union", "fr": "Fédération anglaise (EBU)"},
    edition="2022",
    source="EBU Blue Book 2019/2022; club explanations (mountnessing, bridgeonsundays)",
    rules=(
        Rule(
            "announce",
            kinds=frozenset({"one-notrump", "two-notrump"}),
            opening=True,
            said=_SAID,
        ),
        Rule("announce", kinds=frozenset({"plain-stayman"}), said="announce-stayman"),
        Rule("announce", kinds=frozenset({"transfer-hearts"}), said="announce-hearts"),
        Rule("announce", kinds=frozenset({"transfer-spades"}), said="announce-spades"),
        Rule("announce", opening=True, kinds=frozenset({"weak-two"}), said="announce-weak"),
        Rule(
            "announce",
            opening=True,
            kinds=frozenset({"acol-two"}),
            said="announce-strong-forcing",
        ),
        Rule(
            "announce",
            opening=True,
            kinds=frozenset({"two-clubs-natural"}),
            said="announce-intermediate",
        ),
        Rule("announce", opening=True, fewer=3, said="announce-could-be"),
        Rule("alert", double=True, high=True, kinds=_LEADS),
        Rule("none", double=True, high=True),
        Rule("none", double=True, doubles_notrump=True, kinds=_PENALTY),
        Rule("alert", double=True, doubles_notrump=True),
        Rule("none", double=True, doubles_artificial=True, kinds=_LEADS),
        Rule("none", double=True, doubles_artificial=False, kinds=_TAKEOUT),
        Rule("alert", double=True),
        Rule("alert", artificial=True, high=True, opening=True),
        Rule("none", high=True),
        Rule("none", kinds=_QUIET),
        Rule("alert", artificial=True),
    ),
)

SENTENCES = {
    "en": """
announce-weak = Weak
announce-stayman = Stayman
announce-strong-forcing = Strong, forcing
announce-intermediate = Intermediate
""",
    "fr": """
announce-weak = Faible
announce-stayman = Stayman
announce-strong-forcing = Fort, forcing
announce-intermediate = Intermédiaire
""",
}
