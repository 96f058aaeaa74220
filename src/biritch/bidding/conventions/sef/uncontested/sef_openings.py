"""The openings of the SEF: five-card majors, better minor, strong notrump, strong 2C and 2D."""

from biritch.bidding.agreement.agreement import Agreement, Package, assumed, disputed, sourced
from biritch.bidding.promises.honours import aces, good, kings, tricks
from biritch.bidding.promises.points import hcp, hl
from biritch.bidding.promises.promise import ANYTHING, detail
from biritch.bidding.promises.shapes import BALANCED, SEMI_BALANCED, length, longer, not_shorter
from biritch.bidding.promises.suit_letters import MAJORS, MINORS, M, m, oM, x

_C, _D = MINORS
_H, _S = MAJORS
_OPENS = hl(12, 26) & detail(hcp(12, 24) | (hcp(11, 11) & hl(13)))
_NO_MAJOR = length(_H, 0, 4) & length(_S, 0, 4)
_MAJOR_HELD = length(_H, 5, 5) | length(_S, 5, 5)
_BY_ITSELF = (
    ((length(_S, 6) & length(_H, 0, 3)) | (length(_H, 6) & length(_S, 0, 3)))
    & hl(18, 24)
    & hcp(16)
    & tricks(8)
)
_BY_ITSELF_IN_A_MINOR = (
    ((length(_D, 7) & length(_C, 0, 3)) | (length(_C, 7) & length(_D, 0, 3)))
    & length(_H, 0, 4)
    & length(_S, 0, 4)
    & hcp(15)
    & hl(18, 25)
    & tricks(8.5)
)
_NO_SIDE_SUIT = length(_C, 0, 4) & length(_D, 0, 4)
_SOLID = (length(_C, 7) & good(_C, 3, 3)) | (length(_D, 7) & good(_D, 3, 3))

PACKAGE = Package(
    title="chapter-sef-openings",
    source="SEF 2024 (fiches), openings",
    agreements=(
        *sourced(
            "SEF 2024 (fiches), strong openings; amourdubridge.fr",
            Agreement(
                "",
                "2D",
                (hcp(24) & SEMI_BALANCED) | (hl(24) & tricks(9) & ~SEMI_BALANCED) | hl(27),
                "SEF-O1",
                "game",
                True,
                "call-game-forcing",
                "game-forcing-two",
                needs="two_diamond_gf",
            ),
            Agreement(
                "",
                "2C",
                (hcp(22, 23) & SEMI_BALANCED) | _BY_ITSELF | _BY_ITSELF_IN_A_MINOR,
                "SEF-O2",
                "one-round",
                True,
                "call-strong",
                "strong-two",
                needs="two_club_strong",
            ),
        ),
        *disputed(
            "SEF 2024 (fiches): 20-21, HL in places",
            Agreement(
                "",
                "2N",
                hcp(20, 21) & SEMI_BALANCED & detail(length(_H, 0, 5) & length(_S, 0, 5)),
                "SEF-O3",
                kind="two-notrump",
            ),
        ),
        *sourced(
            "SEF 2024 (fiches); Chailley, 1SA",
            Agreement(
                "", "1N", hcp(15, 17) & BALANCED & _NO_MAJOR, "SEF-O4", kind="one-notrump"
            ),
        ),
        *disputed(
            "SEF 2024 (fiches): a five-card major at 15-16; SEF 2018 has none",
            Agreement(
                "",
                "1N",
                hcp(15, 16) & BALANCED & _MAJOR_HELD,
                "SEF-O4",
                kind="one-notrump",
                needs="nt_five_card_major",
            ),
        ),
        *sourced(
            "SEF 2024 (fiches); répertoire USF",
            Agreement(
                "",
                "3N",
                _SOLID & aces(1) & kings(1) & hcp(9, 13),
                "SEF-O5",
                "no",
                True,
                "call-gambling",
                "gambling",
                needs="gambling_3nt",
            ),
        ),
        *assumed(
            "rule of fifteen in fourth seat (points and spades)",
            Agreement(
                "",
                "-",
                hl(0, 14)
                & ((hcp(11, 12) & length(_S, 0, 2)) | (hcp(13, 13) & length(_S, 0, 1)))
                & _NO_MAJOR,
                "SEF-O15-fourth",
                when="fourth",
                needs="rule_of_fifteen",
            ),
        ),
        *disputed(
            "hebdobridge 79: 1C with five spades and five clubs",
            Agreement(
                "",
                "1C",
                length(_S, 5, 5) & length(_C, 5, 5) & hcp(14, 21),
                "SEF-O6-clubs",
                needs="clubs_with_five_five",
            ),
        ),
        *sourced(
            "SEF 2018 p. 1-14 (hebdobridge 85, 79); fiches SEF 2024",
            Agreement(
                "", "1S", _OPENS & length(_S, 5) & detail(not_shorter(_S, _H, _D, _C)), "SEF-O6"
            ),
            Agreement(
                "",
                "1H",
                _OPENS & length(_H, 5) & detail(longer(_H, _S) & not_shorter(_H, _D, _C)),
                "SEF-O7",
            ),
            Agreement(
                "",
                "1D",
                _OPENS
                & (length(_D, 4) | (length(_D, 3, 3) & length(_H, 4, 4) & length(_S, 4, 4)))
                & detail(not_shorter(_D, _C) & (length(_S, 0, 4) | longer(_D, _S)))
                & detail(length(_H, 0, 4) | longer(_D, _H)),
                "SEF-O8",
            ),
            Agreement(
                "",
                "1C",
                _OPENS
                & length(_C, 3)
                & detail(length(_S, 0, 4) | longer(_C, _S))
                & detail(length(_H, 0, 4) | longer(_C, _H))
                & detail(length(_D, 0, 3) | longer(_C, _D)),
                "SEF-O9",
            ),
        ),
        *assumed(
            "light openings in third seat (regles JJM)",
            Agreement(
                "",
                "1M",
                hcp(10, 11) & length(M, 5) & good(M, 2, 4) & detail(not_shorter(M, oM)),
                "SEF-O6-third",
                when="third",
                needs="third_seat",
            ),
        ),
        *sourced(
            "SEF 2024 (fiches), barrages",
            Agreement("", "5m", length(m, 9) & hcp(5, 11), "SEF-O14", needs="preempts"),
            Agreement("", "4M", length(M, 8) & hcp(5, 11) & good(M, 2, 4), "SEF-O12"),
            Agreement(
                "",
                "4M",
                length(M, 7) & hcp(5, 10) & good(M, 2, 3) & detail(~SEMI_BALANCED),
                "SEF-O12-seven",
                when="!vulnerable !third",
                needs="four_on_seven",
            ),
            Agreement("", "4m", length(m, 8) & hcp(5, 10) & good(m, 2, 4), "SEF-O12"),
            Agreement(
                "",
                "3x",
                length(x, 7) & hcp(4, 10) & good(x, 1, 3),
                "SEF-O11",
                when="favourable",
            ),
            Agreement(
                "",
                "3x",
                length(x, 7) & hcp(5, 10) & (good(x, 2, 3) | good(x, 3, 5)),
                "SEF-O11",
            ),
        ),
        *sourced(
            "SEF 2024 (fiches); regles JJM; bctae",
            Agreement(
                "",
                "2M",
                length(M, 6, 6)
                & hcp(7, 10)
                & good(M, 2, 4)
                & detail(length(oM, 0, 3) & _NO_SIDE_SUIT & ~aces(2)),
                "SEF-O10",
                "no",
                title="call-weak-two",
                kind="weak-two",
                needs="weak_two_majors",
                when="vulnerable !fourth",
            ),
            Agreement(
                "",
                "2M",
                length(M, 6, 6)
                & hcp(5, 10)
                & good(M, 2, 5)
                & detail(length(oM, 0, 3) & _NO_SIDE_SUIT & ~aces(2)),
                "SEF-O10",
                "no",
                title="call-weak-two",
                kind="weak-two",
                needs="weak_two_majors",
                when="favourable !fourth",
            ),
            Agreement(
                "",
                "2M",
                length(M, 6, 6)
                & hcp(6, 10)
                & good(M, 2, 5)
                & detail(length(oM, 0, 3) & _NO_SIDE_SUIT & ~aces(2)),
                "SEF-O10",
                "no",
                title="call-weak-two",
                kind="weak-two",
                needs="weak_two_majors",
                when="!vulnerable !favourable !fourth",
            ),
            Agreement(
                "",
                "4N",
                length(_C, 5)
                & length(_D, 5)
                & (length(_C, 6) | length(_D, 6))
                & hcp(9, 11)
                & tricks(7),
                "SEF-O13",
                "one-round",
                True,
                "call-minors",
                "unusual",
                needs="opening_4nt",
            ),
            Agreement("", "-", ANYTHING, "SEF-O15"),
        ),
    ),
    edition="SEF 2024",
)

SENTENCES = {
    "en": """
call-gambling = Gambling, a solid minor: { $what }
chapter-sef-openings = Openings of the SEF
tool-clubs-with-five-five = 1♣ with five spades and five clubs
tool-four-on-seven = 4♥ and 4♠ openings on a good seven-card suit
tool-gambling-3nt = Gambling 3NT opening
tool-nt-five-card-major = 1NT with a five-card major
tool-opening-4nt = 4NT opening: both minors
tool-preempts = Preempts in the minors at game
tool-rule-of-fifteen = Rule of fifteen in fourth seat
tool-third-seat = Light openings in third seat
tool-two-club-strong = Strong 2♣
tool-two-diamond-gf = 2♦ forcing to game
""",
    "fr": """
call-gambling = Gambling, mineure affranchie : { $what }
chapter-sef-openings = Les ouvertures du SEF
tool-clubs-with-five-five = 1♣ avec cinq piques et cinq trèfles
tool-four-on-seven = 4♥ et 4♠ d'ouverture sur une belle couleur septième
tool-gambling-3nt = 3SA Gambling
tool-nt-five-card-major = 1SA avec une majeure cinquième
tool-opening-4nt = Ouverture de 4SA : les deux mineures
tool-preempts = Barrages à la manche en mineure
tool-rule-of-fifteen = Règle des quinze en quatrième
tool-third-seat = Ouvertures légères en troisième
tool-two-club-strong = 2♣ fort
tool-two-diamond-gf = 2♦ forcing de manche
""",
}
