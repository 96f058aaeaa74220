"""American Contract Bridge League: Alert Procedure effective 1 January 2021.

Artificial bids to 3NT are alerted, above it explained after the auction by the declaring side;
doubles are alerted unless they are ordinary. Written from club notes and part of the text:
which doubles are ordinary is assumed.
"""

from biritch.bidding.alerts.authority import AlertRule, Authority

_SAID = "announce-range"
_EXEMPT = frozenset(
    {
        "stayman",
        "plain-stayman",
        "michaels",
        "strong-two",
        "waiting",
        "answer",
        "ace-answer",
        "blackwood",
    }
)
_DOUBLES = frozenset({"takeout", "negative", "penalty", "values"})

AUTHORITY = Authority(
    name="acbl",
    titles={
        "en": "American Contract Bridge League",
        "fr": "Fédération nord-américaine (ACBL)",
    },
    edition="2021",
    source="ACBL Alert Procedure, 1 January 2021; notes of clubs (clearlake, akronbridge)",
    rules=(
        AlertRule(
            "announce", kinds=frozenset({"one-notrump"}), opening=True, announcement=_SAID
        ),
        AlertRule(
            "announce", kinds=frozenset({"transfer-hearts"}), announcement="announce-hearts"
        ),
        AlertRule(
            "announce", kinds=frozenset({"transfer-spades"}), announcement="announce-spades"
        ),
        AlertRule(
            "announce", kinds=frozenset({"transfer-clubs"}), announcement="announce-clubs"
        ),
        AlertRule(
            "announce", kinds=frozenset({"transfer-diamonds"}), announcement="announce-diamonds"
        ),
        AlertRule(
            "announce", kinds=frozenset({"semi-forcing"}), announcement="announce-semi-forcing"
        ),
        AlertRule("announce", opening=True, fewer=3, announcement="announce-could-be"),
        AlertRule("none", double=True, kinds=_DOUBLES),
        AlertRule("alert", double=True),
        AlertRule("none", kinds=_EXEMPT),
        AlertRule("delayed", artificial=True, high=True, opening=False),
        AlertRule("alert", artificial=True),
    ),
)

SENTENCES = {
    "en": """
announce-clubs = Clubs
announce-diamonds = Diamonds
announce-semi-forcing = Semi-forcing
""",
    "fr": """
announce-clubs = Trèfle
announce-diamonds = Carreau
announce-semi-forcing = Semi-forcing
""",
}
