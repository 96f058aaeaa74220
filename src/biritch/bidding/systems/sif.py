"""SIF: the beginners' five-card majors, in the part its rows write out.

The figures are those of the fact sheet of the SIF, itself a reconstruction of what French
first-year courses teach: the SEF less its gadgets.
"""

from biritch.bidding.promise import ANY_LENGTHS, ANYTHING, Either, Hold, Span
from biritch.bidding.row import Row
from biritch.bidding.system import System
from biritch.core.cards import Suit
from biritch.core.phrase import Phrase

C, D, H, S = Suit
MAJORS, MINORS = (H, S), (C, D)
UP = 37


def _long(**spans: Span) -> tuple[Span, Span, Span, Span]:
    c, d, h, s = (spans.get(str(suit).lower(), ANY_LENGTHS[suit]) for suit in Suit)
    return c, d, h, s


def _of(suit: Suit, low: int, high: int = 13) -> tuple[Span, Span, Span, Span]:
    return _long(**{str(suit).lower(): (low, high)})


NO_MAJOR = {"h": (0, 4), "s": (0, 4)}
STRONG = Either((Hold(hcp=(24, UP), balanced=True), Hold(points=(24, 46))))
TWO_CLUBS = Either(
    (
        Hold(hcp=(22, 23), balanced=True),
        *(Hold(points=(21, 23), lengths=_of(suit, 6)) for suit in Suit),
    )
)

OPENINGS = (
    Row(
        "",
        "2D",
        STRONG,
        "SIF-O1",
        forcing="game",
        artificial=True,
        alert=True,
        title="game-forcing",
    ),
    Row(
        "",
        "2C",
        TWO_CLUBS,
        "SIF-O2",
        forcing="one-round",
        artificial=True,
        alert=True,
        title="strong",
    ),
    Row("", "2N", Hold(hcp=(20, 21), balanced=True), "SIF-O3"),
    Row(
        "",
        "1N",
        Hold(hcp=(15, 17), balanced=True, lengths=_long(**NO_MAJOR)),
        "SIF-O4",
        announce="15-17",
    ),
    *(
        Row(
            "",
            f"1{suit}",
            Hold(hcp=(low, UP), points=(least, 46), lengths=_of(suit, 5), longest=suit),
            "SIF-O5",
        )
        for low, least in ((12, 12), (11, 13))
        for suit in (S, H)
    ),
    *(
        Row(
            "",
            f"1{suit}",
            Hold(
                hcp=(low, UP),
                points=(least, 46),
                lengths=_long(**NO_MAJOR, **{str(suit).lower(): (size, 13)}),
                longest=longest,
            ),
            rule,
        )
        for low, least in ((12, 12), (11, 13))
        for suit, size, longest, rule in (
            (D, 4, D, "SIF-O6"),
            (C, 4, C, "SIF-O7"),
            (D, 4, None, "SIF-O6"),
            (C, 3, None, "SIF-O7"),
            (D, 3, None, "SIF-O6"),
        )
    ),
    *(
        Row("", f"1{suit}", Hold(hcp=(12, UP), lengths=_of(suit, 5)), "SIF-O5")
        for suit in (S, H)
    ),
    Row("", "1D", Hold(hcp=(12, UP)), "SIF-O6"),
    *(
        Row("", f"2{suit}", Hold(hcp=(6, 10), lengths=_of(suit, 6, 6)), "SIF-O8", title="weak")
        for suit in (S, H)
    ),
    *(
        Row("", f"4{suit}", Hold(hcp=(4, 10), lengths=_of(suit, 8)), "SIF-O10", title="preempt")
        for suit in (S, H)
    ),
    *(
        Row("", f"3{suit}", Hold(hcp=(6, 10), lengths=_of(suit, 7)), "SIF-O9", title="preempt")
        for suit in (S, H, D, C)
    ),
    Row("", "P", Hold(hcp=(0, 11)), "SIF-O11", title="pass"),
)

RESPONSES_TO_A_MAJOR = tuple(
    row
    for major in MAJORS
    for row in (
        Row(
            f"1{major} -",
            f"4{major}",
            Hold(hcp=(12, 15), lengths=_of(major, 3)),
            "SIF-R4",
            forcing="sign-off",
        ),
        Row(
            f"1{major} -",
            f"3{major}",
            Hold(hcp=(10, 11), lengths=_of(major, 3)),
            "SIF-R3",
            forcing="invitational",
        ),
        Row(f"1{major} -", f"2{major}", Hold(hcp=(5, 9), lengths=_of(major, 3)), "SIF-R2"),
        *(
            (
                Row(
                    "1H -",
                    "1S",
                    Hold(hcp=(6, UP), lengths=_of(S, 4)),
                    "SIF-R5",
                    forcing="one-round",
                ),
            )
            if major is H
            else ()
        ),
        *(
            (
                Row(
                    "1S -",
                    "2H",
                    Hold(hcp=(11, UP), lengths=_of(H, 5)),
                    "SIF-R7",
                    forcing="one-round",
                ),
            )
            if major is S
            else ()
        ),
        *(
            Row(
                f"1{major} -",
                f"2{minor}",
                Hold(hcp=(11, UP), lengths=_of(minor, 4)),
                "SIF-R7",
                forcing="one-round",
            )
            for minor in (D, C)
        ),
        Row(
            f"1{major} -",
            "2C",
            Hold(hcp=(11, UP), lengths=_of(C, 3)),
            "SIF-R7",
            forcing="one-round",
        ),
        Row(f"1{major} -", "1N", Hold(hcp=(6, 11)), "SIF-R6"),
        Row(f"1{major} -", "P", Hold(hcp=(0, 5)), "SIF-R1", title="pass"),
    )
)

RESPONSES_TO_A_MINOR = tuple(
    row
    for minor in MINORS
    for row in (
        *(
            (
                Row(
                    "1C -",
                    "1D",
                    Hold(hcp=(6, UP), lengths=_long(d=(5, 13), h=(0, 3), s=(0, 3))),
                    "SIF-R5",
                    forcing="one-round",
                ),
            )
            if minor is C
            else ()
        ),
        Row(
            f"1{minor} -",
            "1S",
            Hold(hcp=(6, UP), lengths=_long(s=(5, 13)), longest=S),
            "SIF-R5",
            forcing="one-round",
        ),
        Row(
            f"1{minor} -",
            "1H",
            Hold(hcp=(6, UP), lengths=_of(H, 4)),
            "SIF-R5",
            forcing="one-round",
        ),
        Row(
            f"1{minor} -",
            "1S",
            Hold(hcp=(6, UP), lengths=_of(S, 4)),
            "SIF-R5",
            forcing="one-round",
        ),
        Row(
            f"1{minor} -",
            "3N",
            Hold(hcp=(13, 17), balanced=True, lengths=_long(h=(0, 3), s=(0, 3))),
            "SIF-R9",
            forcing="sign-off",
        ),
        Row(
            f"1{minor} -",
            "2N",
            Hold(hcp=(11, 12), balanced=True, lengths=_long(h=(0, 3), s=(0, 3))),
            "SIF-R9",
            forcing="invitational",
        ),
        Row(
            f"1{minor} -",
            f"3{minor}",
            Hold(hcp=(10, 12), lengths=_of(minor, 5)),
            "SIF-R8",
            forcing="invitational",
        ),
        Row(f"1{minor} -", f"2{minor}", Hold(hcp=(6, 10), lengths=_of(minor, 5)), "SIF-R8"),
        Row(f"1{minor} -", "1N", Hold(hcp=(6, 10)), "SIF-R6"),
        Row(f"1{minor} -", "P", Hold(hcp=(0, 5)), "SIF-R1", title="pass"),
    )
)

AFTER_ONE_NOTRUMP = (
    *(
        Row(
            "1N -",
            f"2{under}",
            Hold(lengths=_of(major, 5)),
            "SIF-N3",
            forcing="one-round",
            artificial=True,
            alert=True,
            title="transfer",
        )
        for under, major in ((H, S), (D, H))
    ),
    Row(
        "1N -",
        "2C",
        Either(tuple(Hold(hcp=(8, UP), lengths=_of(major, 4, 4)) for major in MAJORS)),
        "SIF-N2",
        forcing="one-round",
        artificial=True,
        title="stayman",
    ),
    Row("1N -", "6N", Hold(hcp=(18, 19)), "SIF-N6", forcing="sign-off"),
    Row("1N -", "4N", Hold(hcp=(16, 17)), "SIF-N6", forcing="invitational"),
    Row("1N -", "3N", Hold(hcp=(10, 15)), "SIF-N4", forcing="sign-off"),
    Row("1N -", "2N", Hold(hcp=(8, 9)), "SIF-N4", forcing="invitational"),
    Row("1N -", "P", Hold(hcp=(0, 7)), "SIF-N1", title="pass"),
    Row(
        "1N - 2C -",
        "2N",
        Hold(hcp=(15, 17), lengths=_long(h=(4, 4), s=(4, 4))),
        "SIF-N2",
        artificial=True,
        title="both-majors",
        forcing="one-round",
    ),
    Row("1N - 2C -", "2H", Hold(hcp=(15, 17), lengths=_of(H, 4, 4)), "SIF-N2"),
    Row("1N - 2C -", "2S", Hold(hcp=(15, 17), lengths=_of(S, 4, 4)), "SIF-N2"),
    Row(
        "1N - 2C -",
        "2D",
        Hold(hcp=(15, 17), lengths=_long(h=(2, 3), s=(2, 3))),
        "SIF-N2",
        artificial=True,
        title="no-major",
    ),
    Row("1N - 2D -", "2H", ANYTHING, "SIF-N3", artificial=True, title="completes"),
    Row("1N - 2H -", "2S", ANYTHING, "SIF-N3", artificial=True, title="completes"),
    *(
        row
        for under, major in ((D, H), (H, S))
        for row in (
            Row(
                f"1N - 2{under} - 2{major} -",
                f"4{major}",
                Hold(hcp=(9, 15), lengths=_of(major, 6)),
                "SIF-N3",
                forcing="sign-off",
            ),
            Row(
                f"1N - 2{under} - 2{major} -",
                "3N",
                Hold(hcp=(10, 15), lengths=_of(major, 5, 5)),
                "SIF-N3",
            ),
            Row(
                f"1N - 2{under} - 2{major} -",
                "2N",
                Hold(hcp=(8, 9), lengths=_of(major, 5, 5)),
                "SIF-N3",
                forcing="invitational",
            ),
            Row(f"1N - 2{under} - 2{major} -", "P", Hold(hcp=(0, 8)), "SIF-N3", title="pass"),
            Row(
                f"1N - 2{under} - 2{major} - 3N -",
                f"4{major}",
                Hold(lengths=_of(major, 3)),
                "SIF-N3",
                forcing="sign-off",
            ),
            Row(f"1N - 2{under} - 2{major} - 3N -", "P", ANYTHING, "SIF-N3", title="pass"),
        )
    ),
    Row("2C -", "2D", ANYTHING, "SIF-N8", forcing="one-round", artificial=True, title="relay"),
    Row("2C - 2D -", "2N", Hold(hcp=(22, 23), balanced=True), "SIF-N8"),
    Row("2D -", "2H", ANYTHING, "SIF-N9", forcing="one-round", artificial=True, title="relay"),
    Row("2D - 2H -", "2N", Hold(hcp=(24, UP), balanced=True), "SIF-N9", forcing="game"),
)

REBIDS = tuple(
    row
    for opened in Suit
    for answer in Suit
    if answer > opened
    for row in (
        Row(
            f"1{opened} - 1{answer} -",
            f"4{answer}",
            Hold(hcp=(18, UP), lengths=_of(answer, 4)),
            "SIF-B1",
        ),
        Row(
            f"1{opened} - 1{answer} -",
            f"3{answer}",
            Hold(hcp=(15, 17), lengths=_of(answer, 4)),
            "SIF-B1",
            forcing="invitational",
        ),
        Row(
            f"1{opened} - 1{answer} -",
            f"2{answer}",
            Hold(hcp=(11, 14), lengths=_of(answer, 4)),
            "SIF-B1",
        ),
        *(
            (Row(f"1{opened} - 1H -", "1S", Hold(hcp=(11, 17), lengths=_of(S, 4)), "SIF-B4"),)
            if answer is H
            else ()
        ),
        Row(
            f"1{opened} - 1{answer} -",
            "2N",
            Hold(hcp=(18, 19), balanced=True),
            "SIF-B2",
            forcing="invitational",
        ),
        Row(
            f"1{opened} - 1{answer} -",
            f"3{opened}",
            Hold(hcp=(16, 19), lengths=_of(opened, 6)),
            "SIF-B3",
            forcing="invitational",
        ),
        Row(
            f"1{opened} - 1{answer} -",
            f"2{opened}",
            Hold(hcp=(11, 15), lengths=_of(opened, 6)),
            "SIF-B3",
        ),
        *(
            Row(
                f"1{opened} - 1{answer} -",
                f"2{second}",
                Hold(hcp=(11, 17), lengths=_of(second, 4)),
                "SIF-B4",
            )
            for second in Suit
            if second < opened
        ),
        *(
            Row(
                f"1{opened} - 1{answer} -",
                f"2{second}",
                Hold(hcp=(17, UP), lengths=_of(second, 4)),
                "SIF-B4",
                forcing="one-round",
            )
            for second in Suit
            if opened < second != answer
        ),
        Row(f"1{opened} - 1{answer} -", "1N", Hold(hcp=(11, 14)), "SIF-B2"),
        Row(
            f"1{opened} - 1{answer} -",
            "2N",
            Hold(hcp=(15, UP)),
            "SIF-B2",
            forcing="invitational",
        ),
    )
)

RAISED = tuple(
    row
    for major in MAJORS
    for row in (
        Row(
            f"1{major} - 2{major} -",
            f"4{major}",
            Hold(hcp=(18, UP)),
            "SIF-B5",
            forcing="sign-off",
        ),
        Row(
            f"1{major} - 2{major} -",
            f"3{major}",
            Hold(hcp=(16, 17)),
            "SIF-B5",
            forcing="invitational",
        ),
        Row(f"1{major} - 2{major} -", "P", Hold(hcp=(0, 15)), "SIF-B5", title="pass"),
        Row(
            f"1{major} - 3{major} -",
            f"4{major}",
            Hold(hcp=(14, UP)),
            "SIF-B6",
            forcing="sign-off",
        ),
        Row(f"1{major} - 3{major} -", "P", Hold(hcp=(0, 13)), "SIF-B6", title="pass"),
    )
)

DEFENCE = tuple(
    row
    for theirs in Suit
    for row in (
        Row(f"(1{theirs})", "1N", Hold(hcp=(16, 18), balanced=True, stops=(theirs,)), "SIF-C3"),
        *(
            Row(f"(1{theirs})", f"1{suit}", Hold(hcp=(9, 16), lengths=_of(suit, 5)), "SIF-C1")
            for suit in reversed(Suit)
            if suit > theirs
        ),
        *(
            Row(f"(1{theirs})", f"2{suit}", Hold(hcp=(12, 16), lengths=_of(suit, 6)), "SIF-C2")
            for suit in reversed(Suit)
            if suit < theirs
        ),
        Row(
            f"(1{theirs})",
            "X",
            Either(
                (
                    Hold(
                        hcp=(12, UP),
                        lengths=_long(
                            **{
                                str(suit).lower(): (0, 2) if suit == theirs else (3, 13)
                                for suit in Suit
                            }
                        ),
                    ),
                    Hold(hcp=(17, UP)),
                )
            ),
            "SIF-C4",
            forcing="one-round",
            title="take-out",
        ),
        *(
            Row(
                f"(1{theirs}) X -", f"1{suit}", Hold(hcp=(0, 8), lengths=_of(suit, 4)), "SIF-C5"
            )
            for suit in reversed(Suit)
            if suit > theirs
        ),
        *(
            Row(
                f"(1{theirs}) X -",
                f"2{suit}",
                Hold(hcp=(9, 11), lengths=_of(suit, 4)),
                "SIF-C5",
                forcing="invitational",
            )
            for suit in reversed(Suit)
            if suit > theirs
        ),
        *(
            Row(
                f"(1{theirs}) X -",
                f"4{suit}",
                Hold(hcp=(12, UP), lengths=_of(suit, 4)),
                "SIF-C5",
            )
            for suit in MAJORS
            if suit != theirs
        ),
        *(
            Row(
                f"(1{theirs}) X -",
                f"2{suit}",
                Hold(hcp=(0, 11), lengths=_of(suit, 4)),
                "SIF-C5",
            )
            for suit in reversed(Suit)
            if suit < theirs
        ),
        Row(f"(1{theirs}) X -", "3N", Hold(hcp=(13, UP), stops=(theirs,)), "SIF-C5"),
        Row(f"(1{theirs}) X -", "1N", Hold(hcp=(6, 12)), "SIF-C5"),
    )
)

SYSTEM = System(
    name="sif",
    title=Phrase.of("bid-system-sif"),
    version="1",
    source="Standard d'Initiation Français (bridge-chailley.fr, hebdobridge 85)",
    rows=(
        *OPENINGS,
        *RESPONSES_TO_A_MAJOR,
        *RESPONSES_TO_A_MINOR,
        *AFTER_ONE_NOTRUMP,
        *REBIDS,
        *RAISED,
        *DEFENCE,
    ),
)
