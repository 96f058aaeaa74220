"""Fédération Française de Bridge: conventions that may mislead these opponents are alerted.

The Règlement national des compétitions (2017, article 100, which sends back to Law 40) and
its practice: conventions of the French standard are known to all and need no alert; in doubt,
alert. Nothing is announced; doubles are alerted only where they are unusual.
"""

from biritch.bidding.alerts.authority import AlertRule, Authority

_KNOWN = frozenset(
    {
        "stayman",
        "plain-stayman",
        "transfer-hearts",
        "transfer-spades",
        "roudi",
        "third-suit",
        "fourth-suit",
        "fit-notrump",
        "jacoby-two-notrump",
        "truscott",
        "drury",
        "blackwood",
        "blackwood-kings",
        "keycards",
        "kings-asked",
        "queen-asked",
        "control",
        "josephine",
        "relay",
        "waiting",
        "answer",
        "ace-answer",
        "two-diamond-kings",
        "trump-quality",
        "exclusion",
        "quantitative",
    }
)
_DOUBLES = frozenset({"takeout", "negative", "penalty", "values"})

AUTHORITY = Authority(
    name="ffb",
    titles={"en": "French Bridge Federation", "fr": "Fédération Française de Bridge"},
    edition="2017",
    source="FFB, RNC 2017, article 100; its practice (hebdobridge 139, 155; Chailley)",
    rules=(
        AlertRule("none", kinds=_KNOWN),
        AlertRule("none", double=True, kinds=_DOUBLES),
        AlertRule("alert", double=True, artificial=True),
        AlertRule("none", double=True),
        AlertRule("alert", opening=True, fewer=3),
        AlertRule("alert", artificial=True),
    ),
)
