"""A double of their artificial call asks for the lead of the suit it names.

Stayman, a transfer, an answer to 2C, aces shown, a splinter: whoever doubles has kept silent
and holds five good cards there, or six. Partner passes, whatever they say over it.
"""

from biritch.bidding.agreement.agreement import Agreement, CallTraits, Package, assumed
from biritch.bidding.promises.honours import good
from biritch.bidding.promises.promise import ANYTHING
from biritch.bidding.promises.shapes import length
from biritch.bidding.promises.suit_letters import v

_LEAD: CallTraits = ("no", False, "call-lead", "lead-directing")
_CODED = "silent coded"

PACKAGE = Package(
    title="chapter-lead-doubles",
    source="lead-directing doubles: common practice [assumed]",
    convention=True,
    agreements=assumed(
        "five good cards, or six, in the suit of an artificial call of theirs",
        Agreement("... - (*)", "X", length(v, 5) & good(v, 3, 5), "LD-X", *_LEAD, when=_CODED),
        Agreement("... - (*)", "X", length(v, 6) & good(v, 2, 4), "LD-X", *_LEAD, when=_CODED),
        Agreement("... - (*)", "X", length(v, 5) & good(v, 2, 3), "LD-X", *_LEAD, when=_CODED),
        Agreement(
            "... X | ... X (*) | ... X (XX)", "-", ANYTHING, "LD-heard", when="lead-asked"
        ),
    ),
)

SENTENCES = {
    "en": """
chapter-lead-doubles = A double of their artificial call
""",
    "fr": """
chapter-lead-doubles = Le contre d'une enchère artificielle
""",
}
