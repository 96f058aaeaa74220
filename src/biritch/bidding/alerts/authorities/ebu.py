"""English Bridge Union: the Blue Book, 2019 with the changes of 2022 as clubs explain them.

Notrump ranges, Stayman, transfers to the majors, two-level natural openings and short minors
are announced. Doubles of suits are alerted unless for take-out, of notrump unless for
penalties. Above 3NT only artificial openings and lead-directing doubles are alerted. The strong
artificial 2C is alerted; one source has it announced (disputed).
"""

from biritch.bidding.alerts.authority import AlertRule, Authority

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
        AlertRule(
            "announce",
            kinds=frozenset({"one-notrump", "two-notrump"}),
            opening=True,
            announcement=_SAID,
        ),
        AlertRule(
            "announce", kinds=frozenset({"plain-stayman"}), announcement="announce-stayman"
        ),
        AlertRule(
            "announce", kinds=frozenset({"transfer-hearts"}), announcement="announce-hearts"
        ),
        AlertRule(
            "announce", kinds=frozenset({"transfer-spades"}), announcement="announce-spades"
        ),
        AlertRule(
            "announce",
            opening=True,
            kinds=frozenset({"weak-two"}),
            announcement="announce-weak",
        ),
        AlertRule(
            "announce",
            opening=True,
            kinds=frozenset({"acol-two"}),
            announcement="announce-strong-forcing",
        ),
        AlertRule(
            "announce",
            opening=True,
            kinds=frozenset({"two-clubs-natural"}),
            announcement="announce-intermediate",
        ),
        AlertRule("announce", opening=True, fewer=3, announcement="announce-could-be"),
        AlertRule("alert", double=True, high=True, kinds=_LEADS),
        AlertRule("none", double=True, high=True),
        AlertRule("none", double=True, doubles_notrump=True, kinds=_PENALTY),
        AlertRule("alert", double=True, doubles_notrump=True),
        AlertRule("none", double=True, doubles_artificial=True, kinds=_LEADS),
        AlertRule("none", double=True, doubles_artificial=False, kinds=_TAKEOUT),
        AlertRule("alert", double=True),
        AlertRule("alert", artificial=True, high=True, opening=True),
        AlertRule("none", high=True),
        AlertRule("none", kinds=_QUIET),
        AlertRule("alert", artificial=True),
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
