"""World Bridge Federation: what is conventional or has a special meaning is alerted.

The WBF's Alerting Policy (in its Systems Policy and General Conditions of Contest): no double
is alerted, nor a natural notrump bid, nor a call above 3NT, except conventional calls in the
first round of the auction, of which openings are asked here. Nothing is announced.
"""

from biritch.bidding.alerts.authority import AlertRule, Authority

AUTHORITY = Authority(
    name="wbf",
    titles={"en": "World Bridge Federation", "fr": "Fédération mondiale de bridge"},
    edition="2021",
    source="WBF Alerting Policy",
    rules=(
        AlertRule("none", double=True),
        AlertRule("alert", opening=True, artificial=True),
        AlertRule("none", high=True),
        AlertRule("alert", artificial=True),
        AlertRule("alert", opening=True, fewer=3),
    ),
)
