"""Our opening overcalled by 1NT or by a two-suiter."""

from biritch.bidding.promise import ANYTHING
from biritch.bidding.row import Package, Row, sourced
from biritch.bidding.variables import MAJORS, MINORS, M, m, oM, y
from biritch.bidding.vocabulary import detail, hcp, hl, hld, length, not_shorter

_C, _D = MINORS
_H, _S = MAJORS

PACKAGE = Package(
    title="chapter-sef-overcalled-otherwise",
    source="SEF 2024 (fiches); hebdobridge 85; Chailley",
    rows=(
        *sourced(
            "SEF 2024 (fiches): over a 1NT overcall",
            Row("1x (1N)", "X", hcp(9), "SEF-13.4-X", title="call-penalty", kind="penalty"),
            Row(
                "1m (1N)",
                "2C",
                length(_H, 4) & length(_S, 4) & hcp(4, 8),
                "SEF-13.4-landik",
                "one-round",
                True,
                "call-landy",
                "landy",
            ),
            Row("1M (1N)", "4M", length(M, 5) & hcp(0, 9), "SEF-13.4-4M", "sign-off"),
            Row("1M (1N)", "3M", length(M, 4) & hld(M, 5, 10), "SEF-13.4-3M"),
            Row("1M (1N)", "2M", length(M, 3) & hld(M, 5, 10), "SEF-13.4-2M"),
            Row("1x (1N)", "2y", length(y, 5) & hl(5, 9), "SEF-13.4-2"),
            Row("1m (1N)", "2m", length(m, 5) & hld(m, 5, 9), "SEF-13.4-2m"),
            Row("1x (1N)", "-", ANYTHING, "SEF-13.4-pass"),
            Row(
                "1m (1N) 2C",
                "2M",
                length(M, 4) & detail(not_shorter(M, oM)),
                "SEF-13.4-choice",
                "sign-off",
            ),
            Row("1m (1N) 2C", "2M", length(M, 3), "SEF-13.4-choice", "sign-off"),
            Row("1m (1N) 2C", "2D", length(_D, 5), "SEF-13.4-choice", "sign-off"),
        ),
        *sourced(
            "SEF 2024 (fiches): over a two-suiter",
            Row(
                "1m (2N) | 1M (2N) | 1x (2x)",
                "X",
                hcp(10),
                "SEF-13.5-X",
                title="call-values",
                kind="values",
            ),
            Row("1M (2N)", "4M", length(M, 4) & hld(M, 12), "SEF-13.5-4M", "sign-off"),
            Row("1M (2N)", "3M", length(M, 3) & hld(M, 7, 11), "SEF-13.5-3M"),
            Row("1M (2M)", "4M", length(M, 4) & hld(M, 10), "SEF-13.5-4M", "sign-off"),
            Row(
                "1M (2M)",
                "2N",
                length(M, 3) & hld(M, 11, 15),
                "SEF-13.5-2N",
                "one-round",
                True,
                "call-fit",
                "fit-notrump",
            ),
            Row("1M (2M)", "3M", length(M, 3) & hld(M, 7, 10), "SEF-13.5-3M"),
            Row("1D (2D)", "3D", length(_D, 4) & hld(_D, 6, 10), "SEF-13.5-3m"),
            Row("1x (2N) | 1x (2x)", "-", ANYTHING, "SEF-13.5-pass"),
        ),
    ),
)
