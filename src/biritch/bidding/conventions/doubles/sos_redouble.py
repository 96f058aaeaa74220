"""The SOS redouble: our suit is doubled and left in, partner is short in it and has the others.

Only where the double has been passed for penalties and the bid was low: the redouble asks the
bidder for the cheapest of the suits nobody has bid.
"""

from biritch.bidding.agreement.agreement import Agreement, Package, sourced
from biritch.bidding.promises.combined import in_unbid, longest_unbid, together
from biritch.bidding.promises.shapes import length
from biritch.bidding.promises.suit_letters import p, u

_LEFT_IN = "... 1* (X) - | ... 2* (X) - | ... 1* - (X) - | ... 2* - (X) -"
_ANSWER = "sos quiet"

PACKAGE = Package(
    title="chapter-sos-redouble",
    source="SAYC booklet SP-3 (2006): XX when our undercall is doubled for penalty",
    convention=True,
    agreements=(
        *sourced(
            "SAYC booklet SP-3 (2006): the SOS redouble",
            Agreement(
                _LEFT_IN,
                "XX",
                length(p, 0, 1) & in_unbid(4) & together(0, 19),
                "SOS",
                "one-round",
                True,
                "call-sos",
                "sos",
                when="ours last-chance in-partners-suit",
            ),
            *(
                Agreement(
                    "... XX",
                    f"{level}u",
                    length(u, cards) & longest_unbid(u),
                    "SOS-answer",
                    "sign-off",
                    where="cheapest",
                    when=_ANSWER,
                )
                for cards in (4, 3)
                for level in (1, 2, 3)
            ),
        ),
    ),
)

SENTENCES = {
    "en": """
chapter-sos-redouble = The SOS redouble
call-sos = SOS redouble, asks for another suit: { $what }
""",
    "fr": """
chapter-sos-redouble = Le surcontre SOS
call-sos = Surcontre SOS, demande une autre couleur : { $what }
""",
}
